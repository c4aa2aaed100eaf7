#include "shell/notice_controller.hpp"

namespace headroom {

NoticeController::NoticeController(MessageBar* bar, MessageLog* log, QObject* parent)
    : QObject(parent), bar_(bar), log_(log) {}

void NoticeController::report(NoticeCause cause, const QString& sentence, const QString& part) {
  warn(cause, sentence, part);
  Q_EMIT reported(sentence);
}

void NoticeController::warn(NoticeCause cause, const QString& sentence, const QString& part) {
  log_->add(sentence, NoteLevel::Warning);
  bar_->report(cause, sentence, part);
}

}  // namespace headroom
