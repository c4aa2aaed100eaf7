#include "shell/messages.hpp"

namespace headroom {

Messages::Messages(MessageBar* bar, MessageLog* log, RunStatus* status, QObject* parent)
    : QObject(parent), bar_(bar), log_(log), status_(status) {}

void Messages::report(NoticeCause cause, const QString& sentence, const QString& part) {
  warn(cause, sentence, part);
  Q_EMIT reported(sentence);
}

void Messages::warn(NoticeCause cause, const QString& sentence, const QString& part) {
  log_->add(sentence, NoteLevel::Warning);
  bar_->report(cause, sentence, part);
}

void Messages::offer(NoticeCause cause, const QString& sentence, const NoticeAction& action) {
  log_->add(sentence, NoteLevel::Warning);
  bar_->report(cause, sentence, {}, action);
}

Messages::Reporting Messages::reports(NoticeCause cause) {
  return [this, cause](const QString& sentence) { report(cause, sentence); };
}

std::function<void()> Messages::settles(NoticeCause cause) {
  return [this, cause] { settle(cause); };
}

}  // namespace headroom
