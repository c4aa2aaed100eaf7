// What else is to know of the kernel that is open: faults that a simulator finds, and what the compiler made of it.
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "bridge/sweep.hpp"
#include "kernel/kernel_view.hpp"

namespace headroom {

/// A kernel as it is saved, and where it is measured.
struct KernelSubject {
  Variant kernel;
  std::string device;  ///< id
  Size size;
  ParameterValues parameters;
};

class KernelInspector : public QObject {
  Q_OBJECT

 public:
  /// Nothing: no kernel can be looked at now.
  using FindSubject = std::function<std::optional<KernelSubject>()>;

  /// Neither is owned; both outlive this object.
  KernelInspector(Bridge* bridge, KernelView* view, FindSubject subject, QObject* parent = nullptr);

  [[nodiscard]] bool isRunning() const { return sweep_.isRunning(); }
  /// Launches the kernel once in a simulator, at a small size.
  void check();
  /// Shows what the device's compiler makes of it.
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
  QString done_;  ///< what is said of the end
};

}  // namespace headroom
