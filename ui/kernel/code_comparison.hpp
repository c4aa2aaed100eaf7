// Compiles two texts of a kernel, one after the other, and compares the compiler's output.
#pragma once

#include <QObject>
#include <QString>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bridge/background.hpp"
#include "bridge/sweep.hpp"
#include "kernel/code_window.hpp"
#include "kernel/kernel_inspector.hpp"

namespace headroom {

/// Caches compilations for its own lifetime.
class CodeComparison : public QObject {
  Q_OBJECT

 public:
  /// The bridge is not owned and outlives this object; the window is a child of `window`.
  CodeComparison(Bridge* bridge, QWidget* window, QObject* parent = nullptr);

  [[nodiscard]] bool isRunning() const { return sweep_.isRunning(); }
  /// Opens the window, and shows the differences in it when both are compiled for the device and size of their
  /// subjects.
  void compare(const ComparedNames& names, const KernelSubject& before, const KernelSubject& after);

 Q_SIGNALS:
  void finished(const headroom::RunFinished& finished, const QString& sentence);

 private:
  struct Known {
    std::string key;
    CompiledProgram program;
  };

  /// Compiles whichever of the two is not cached, then shows the differences.
  void goOn();
  void end(const RunFinished& finished);
  void show(const CompiledProgram& before, const CompiledProgram& after);
  [[nodiscard]] const CompiledProgram* known(const KernelSubject& subject) const;
  void giveUp(const QString& sentence);

  Bridge* bridge_;
  CodeWindow* page_;
  Sweep sweep_;
  ComparedNames names_;
  std::vector<std::pair<QString, KernelSubject>> wanted_;  ///< both with their names, or empty
  std::deque<Known> known_;                                ///< the newest last
  std::string compiling_;                                  ///< key of the current compilation
  Background background_;                                  ///< runs comparisons
};

}  // namespace headroom
