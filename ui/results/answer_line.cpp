#include "results/answer_line.hpp"

#include <QScrollBar>
#include <algorithm>

#include "style/text.hpp"

namespace headroom {

namespace {

constexpr int kAnswerLines = 2;
/// The verdict is slightly larger than other text.
constexpr double kScale = 1.1;

}  // namespace

AnswerLine::AnswerLine(QWidget* parent) : QScrollArea(parent), text_(new QLabel) {
  text_->setObjectName(QStringLiteral("verdict"));
  text_->setWordWrap(true);
  text_->setTextFormat(Qt::PlainText);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  text_->setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
  QFont font = text_->font();
  font.setPointSizeF(font.pointSizeF() * kScale);
  text_->setFont(font);
  setWidget(text_);
  setWidgetResizable(true);
  setFrameShape(NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  showAnswer();
}

void AnswerLine::setSubject(Subject subject) {
  if (subject_ == subject) return;
  subject_ = subject;
  showAnswer();
  Q_EMIT subjectChanged(subject);
}

void AnswerLine::setAnswer(Subject subject, const QString& sentences) {
  answers_[static_cast<std::size_t>(subject)] = unbroken(sentences);
  if (subject == subject_) showAnswer();
}

void AnswerLine::showAnswer() {
  const QString name = subject_ == Subject::Photo ? tr("What blurs the photo") : tr("Verdict on the selected result");
  text_->setAccessibleName(name);
  setAccessibleName(name);
  text_->setText(answers_[static_cast<std::size_t>(subject_)]);
  verticalScrollBar()->setValue(0);
  showBarWhereNeeded();
  updateGeometry();
}

// Without this, a scroll bar that was needed once would stay: it makes the text narrower and higher, so that the text
// needs the bar.
void AnswerLine::showBarWhereNeeded() {
  const bool hasRoom = text_->heightForWidth(std::max(1, width())) <= height();
  setVerticalScrollBarPolicy(hasRoom ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
}

QSize AnswerLine::sizeHint() const {
  const int wanted = text_->heightForWidth(std::max(1, width()));
  return {minimumSizeHint().width(), std::max(wanted, minimumSizeHint().height())};
}

QSize AnswerLine::minimumSizeHint() const {
  return {text_->fontMetrics().averageCharWidth(), kAnswerLines * text_->fontMetrics().lineSpacing()};
}

void AnswerLine::resizeEvent(QResizeEvent* event) {
  showBarWhereNeeded();
  QScrollArea::resizeEvent(event);
  if (event->oldSize().width() != event->size().width()) updateGeometry();
}

}  // namespace headroom
