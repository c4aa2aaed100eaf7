// What the window has to say: a notice of what went wrong until that is settled, a line in the log for good, and in the
// status bar what goes on.
#pragma once

#include <QObject>
#include <QString>
#include <functional>

#include "shell/message_bar.hpp"
#include "shell/message_log.hpp"
#include "shell/run_status.hpp"

namespace headroom {

class Messages : public QObject {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object.
  Messages(MessageBar* bar, MessageLog* log, RunStatus* status, QObject* parent = nullptr);

  /// Something failed; reported() follows. `part` as for MessageBar::report.
  void report(NoticeCause cause, const QString& sentence, const QString& part = {});
  /// Something succeeded, and there is something to know about that.
  void warn(NoticeCause cause, const QString& sentence, const QString& part = {});
  void settle(NoticeCause cause, const QString& part = {}) { bar_->settle(cause, part); }
  /// In the log alone.
  void note(const QString& sentence, NoteLevel level = NoteLevel::Routine) { log_->add(sentence, level); }
  [[nodiscard]] MessageLog* log() const { return log_; }
  [[nodiscard]] RunStatus* status() const { return status_; }

  using Reporting = std::function<void(const QString& sentence)>;
  /// What a signal with a sentence is connected to.
  [[nodiscard]] Reporting reports(NoticeCause cause);
  /// What a signal of success is connected to.
  [[nodiscard]] std::function<void()> settles(NoticeCause cause);

 Q_SIGNALS:
  void reported(const QString& sentence);

 private:
  MessageBar* bar_;
  MessageLog* log_;
  RunStatus* status_;
};

}  // namespace headroom
