// Messages of the window: a notice for each unsettled failure, a permanent line in the log, and the current activity in
// the status bar.
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
  /// Something succeeded with a warning.
  void warn(NoticeCause cause, const QString& sentence, const QString& part = {});
  /// Does the same as warn(), with a button beside the sentence.
  void offer(NoticeCause cause, const QString& sentence, const NoticeAction& action);
  void settle(NoticeCause cause, const QString& part = {}) { bar_->settle(cause, part); }
  /// Writes to the log only.
  void note(const QString& sentence, NoteLevel level = NoteLevel::Routine);
  [[nodiscard]] MessageLog* log() const { return log_; }
  [[nodiscard]] RunStatus* status() const { return status_; }

  using Reporting = std::function<void(const QString& sentence)>;
  /// Returns a slot for a signal with a sentence.
  [[nodiscard]] Reporting reports(NoticeCause cause);
  /// Returns a slot for a signal of success.
  [[nodiscard]] std::function<void()> settles(NoticeCause cause);

 Q_SIGNALS:
  void reported(const QString& sentence);

 private:
  MessageBar* bar_;
  MessageLog* log_;
  RunStatus* status_;
};

}  // namespace headroom
