// What the window has to say about what went wrong: a notice until that is settled, and a line in the log for good.
#pragma once

#include <QObject>
#include <QString>

#include "shell/message_bar.hpp"
#include "shell/message_log.hpp"

namespace headroom {

class NoticeController : public QObject {
  Q_OBJECT

 public:
  /// Neither is owned; both outlive this object.
  NoticeController(MessageBar* bar, MessageLog* log, QObject* parent = nullptr);

  /// Something failed; reported() follows. `part` as for MessageBar::report.
  void report(NoticeCause cause, const QString& sentence, const QString& part = {});
  /// Something succeeded, and there is something to know about that.
  void warn(NoticeCause cause, const QString& sentence, const QString& part = {});
  void settle(NoticeCause cause, const QString& part = {}) { bar_->settle(cause, part); }

 Q_SIGNALS:
  void reported(const QString& sentence);

 private:
  MessageBar* bar_;
  MessageLog* log_;
};

}  // namespace headroom
