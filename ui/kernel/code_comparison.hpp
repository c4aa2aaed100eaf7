// Two texts of a kernel compiled, one after the other, to see what differs in what became of them.
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

/// What was compiled once is known for as long as this object lives.
class CodeComparison : public QObject {
  Q_OBJECT

 public:
  /// The bridge is not owned and outlives this object; the window is a child of `window`.
  CodeComparison(Bridge* bridge, QWidget* window, QObject* parent = nullptr);

  [[nodiscard]] bool isRunning() const { return sweep_.isRunning(); }
  /// Shows the window, and in it what differs as soon as both are compiled, for the device and size of both subjects.
  void compare(const ComparedNames& names, const KernelSubject& before, const KernelSubject& after);

 Q_SIGNALS:
  void finished(const headroom::RunFinished& finished, const QString& sentence);

 private:
  struct Known {
    std::string key;
    CompiledProgram program;
  };

  /// Compiles what is not known of the two, then shows what differs.
  void goOn();
  void end(const RunFinished& finished);
  void show(const CompiledProgram& before, const CompiledProgram& after);
  [[nodiscard]] const CompiledProgram* known(const KernelSubject& subject) const;
  void giveUp(const QString& sentence);

  Bridge* bridge_;
  CodeWindow* page_;
  Sweep sweep_;
  ComparedNames names_;
  std::vector<std::pair<QString, KernelSubject>> wanted_;  ///< both by their names, or none
  std::deque<Known> known_;                                ///< the latest last
  std::string compiling_;                                  ///< key of what is compiled
  Background background_;                                  ///< compares
};

}  // namespace headroom
