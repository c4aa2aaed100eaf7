#include "shell/notice_desk.hpp"

namespace headroom {

NoticeDesk::NoticeDesk(MessageBar* bar, MessageLog* log, QObject* parent) : QObject(parent), bar_(bar), log_(log) {}

void NoticeDesk::report(NoticeCause cause, const QString& sentence, const QString& part) {
  warn(cause, sentence, part);
  Q_EMIT reported(sentence);
}

void NoticeDesk::warn(NoticeCause cause, const QString& sentence, const QString& part) {
  log_->add(sentence, NoteLevel::Warning);
  bar_->report(cause, sentence, part);
}

}  // namespace headroom
