// Advice on the open kernel, from its last result and from what was compiled and counted since its text changed.
#pragma once

#include <QObject>
#include <optional>

#include "headroom/run/check_plan.hpp"
#include "headroom/values/compiled.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/result.hpp"
#include "kernel/kernel_view.hpp"

namespace headroom {

class KernelAdvice : public QObject {
  Q_OBJECT

 public:
  /// Not owned; it outlives this object.
  explicit KernelAdvice(KernelView* view, QObject* parent = nullptr);

  /// Removes everything known about the kernel: its text changed, or none is open.
  void clear();
  void setResult(const Variant& kernel, const DeviceDescription& device, const ResultRow& row);
  /// For the same text, at that size.
  void setCompiled(const CompiledProgram& program, Size size);
  void setCounts(const CheckDone& done);

 private:
  void show();

  KernelView* view_;
  std::optional<Variant> kernel_;
  DeviceDescription device_;
  ResultRow row_;
  std::optional<CompiledProgram> compiled_;
  Size compiledAt_;
  std::optional<CheckDone> check_;
};

}  // namespace headroom
