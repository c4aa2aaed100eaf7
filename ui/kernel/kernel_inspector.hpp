// Inspections of the open kernel: faults found in a simulator, and the compiler's output.
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "bridge/sweep.hpp"
#include "kernel/kernel_view.hpp"

namespace headroom {

/// A saved kernel, with the device and size of its measurements.
struct KernelSubject {
  Variant kernel;
  std::string device;  ///< id
  Size size;
  ParameterValues parameters;
};

class KernelInspector : public QObject {
  Q_OBJECT

 public:
  /// No value if there is currently no kernel to inspect.
  using FindSubject = std::function<std::optional<KernelSubject>()>;

  /// Neither is owned; both outlive this object.
  KernelInspector(Bridge* bridge, KernelView* view, FindSubject subject, QObject* parent = nullptr);

  [[nodiscard]] bool isRunning() const { return sweep_.isRunning(); }
  /// Launches the kernel once in a simulator, at a small size.
  void check();
  /// Compiles the kernel for the device and shows the compiler's output.
  void compile();

 Q_SIGNALS:
  void compiled(const headroom::CompiledProgram& program, const headroom::Size& size);
  void checked(const headroom::CheckDone& done);
  void finished(const headroom::RunFinished& finished, const QString& sentence);

 private:
  void take(const CheckDone& done);
  void end(const RunFinished& finished);
  void run(const std::function<void(const KernelSubject& subject)>& start, const QString& state);

  KernelView* view_;
  FindSubject subject_;
  Sweep sweep_;
  Size size_;     ///< of the last compilation
  QString done_;  ///< sentence for the end
};

}  // namespace headroom
