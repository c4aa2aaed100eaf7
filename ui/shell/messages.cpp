#include "shell/messages.hpp"

#include "style/engine_sentences.hpp"
namespace headroom {

Messages::Messages(MessageBar* bar, MessageLog* log, RunStatus* status, QObject* parent)
    : QObject(parent), bar_(bar), log_(log), status_(status) {}

void Messages::report(NoticeCause cause, const QString& sentence, const QString& part) {
  warn(cause, sentence, part);
  Q_EMIT reported(sentence);
}

void Messages::warn(NoticeCause cause, const QString& sentence, const QString& part) {
  log_->add(engineSentences(sentence.toStdString()), NoteLevel::Warning);
  bar_->report(cause, engineSentences(sentence.toStdString()), part);
}

void Messages::note(const QString& sentence, NoteLevel level) {
  log_->add(engineSentences(sentence.toStdString()), level);
}

void Messages::offer(NoticeCause cause, const QString& sentence, const NoticeAction& action) {
  log_->add(engineSentences(sentence.toStdString()), NoteLevel::Warning);
  bar_->report(cause, engineSentences(sentence.toStdString()), {}, action);
}

Messages::Reporting Messages::reports(NoticeCause cause) {
  return [this, cause](const QString& sentence) { report(cause, sentence); };
}

std::function<void()> Messages::settles(NoticeCause cause) {
  return [this, cause] { settle(cause); };
}

}  // namespace headroom
