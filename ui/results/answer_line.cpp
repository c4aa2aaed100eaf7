#include "results/answer_line.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QResizeEvent>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "style/text.hpp"
#include "widgets/mark_chips.hpp"

namespace headroom {

namespace {

constexpr int kAnswerLines = 2;
/// The answer is slightly larger than other text.
constexpr double kScale = 1.1;

/// A verdict's first sentence, which says how far and why, and the others.
std::pair<QString, QString> headlineAndDetails(const QString& sentences) {
  const qsizetype end = firstSentenceLength(sentences);
  return {sentences.left(end), sentences.mid(end).trimmed()};
}

}  // namespace

QString Answer::whole() const {
  return comparison.isEmpty() ? sentences : sentences + QLatin1Char('\n') + comparison;
}

AnswerLine::AnswerLine(QWidget* parent)
    : QScrollArea(parent),
      card_(new QWidget),
      headline_(new QLabel(card_)),
      comparison_(new QLabel(card_)),
      facts_(new QWidget(card_)),
      shares_(new ShareBar(facts_)),
      chips_(new QLabel(facts_)),
      fold_(new QToolButton(facts_)),
      details_(new QLabel(card_)) {
  setObjectName(QStringLiteral("verdict"));
  addParts();
  setWidget(card_);
  setWidgetResizable(true);
  setFrameShape(NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  showAnswer();
}

void AnswerLine::addParts() {
  QFont font = headline_->font();
  font.setPointSizeF(font.pointSizeF() * kScale);
  for (QLabel* label : {headline_, comparison_, details_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFont(font);
  }
  headline_->setObjectName(QStringLiteral("verdictHeadline"));
  details_->setObjectName(QStringLiteral("verdictDetails"));
  chips_->setObjectName(QStringLiteral("verdictWarnings"));
  chips_->setTextFormat(Qt::RichText);
  chips_->setWordWrap(true);
  fold_->setObjectName(QStringLiteral("verdictFold"));
  fold_->setText(tr("Details"));
  fold_->setToolTip(tr("Show or hide the other sentences of the verdict."));
  fold_->setCheckable(true);
  fold_->setAutoRaise(true);
  fold_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  fold_->setFocusPolicy(Qt::StrongFocus);
  QSizePolicy policy = fold_->sizePolicy();
  policy.setRetainSizeWhenHidden(true);  // a verdict without details is as high as others
  fold_->setSizePolicy(policy);
  auto* facts = new QHBoxLayout(facts_);
  facts->setContentsMargins(0, 0, 0, 0);
  facts->addWidget(shares_);
  facts->addWidget(chips_, 1);
  facts->addWidget(fold_);
  auto* layout = new QVBoxLayout(card_);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  for (QWidget* part :
       {static_cast<QWidget*>(headline_), static_cast<QWidget*>(comparison_), facts_, static_cast<QWidget*>(details_)})
    layout->addWidget(part);
  layout->addStretch(1);
  connect(fold_, &QToolButton::toggled, this, &AnswerLine::showDetails);
}

void AnswerLine::setSubject(Subject subject) {
  if (subject_ == subject) return;
  subject_ = subject;
  showAnswer();
  Q_EMIT subjectChanged(subject);
}

void AnswerLine::setAnswer(Subject subject, Answer answer) {
  answers_[static_cast<std::size_t>(subject)] = std::move(answer);
  if (subject == subject_) showAnswer();
}

void AnswerLine::showAnswer() {
  const QString name = subject_ == Subject::Photo ? tr("What blurs the photo") : tr("Verdict on the selected result");
  headline_->setAccessibleName(name);
  setAccessibleName(name);
  const Answer& shown = answer();
  const auto [headline, details] = headlineAndDetails(shown.sentences);
  headline_->setTextFormat(shown.isVerdict ? Qt::RichText : Qt::PlainText);
  headline_->setText(shown.isVerdict ? boldToTheReason(headline) : shown.sentences);
  comparison_->setText(shown.comparison);
  comparison_->setVisible(!shown.comparison.isEmpty());
  details_->setText(shown.isVerdict ? details : QString());
  shares_->setShares(shown.percentOfCeiling, shown.percentOfCeilingEstimated);
  showChips();
  fold_->setVisible(!details_->text().isEmpty());
  facts_->setVisible(shown.isVerdict && (shown.percentOfCeiling || !shown.warnings.isEmpty()));
  showDetails();
  verticalScrollBar()->setValue(0);
}

/// Details are folded where there is something to unfold them with.
void AnswerLine::showDetails() {
  const bool isFoldable = !facts_->isHidden();
  fold_->setArrowType(fold_->isChecked() ? Qt::DownArrow : Qt::RightArrow);
  details_->setVisible(!details_->text().isEmpty() && (fold_->isChecked() || !isFoldable));
  showBarWhereNeeded();
  updateGeometry();
}

void AnswerLine::showChips() {
  chips_->setText(markChips(answer().warnings, palette()));
  chips_->setAccessibleName(answer().warnings.isEmpty() ? QString() : tr("Warnings about this result"));
}

int AnswerLine::wantedHeight() const {
  card_->layout()->activate();
  return card_->layout()->totalHeightForWidth(std::max(1, width()));
}

// Without this, a scroll bar that was needed once would stay: it makes the text narrower and higher, so that the text
// needs the bar.
void AnswerLine::showBarWhereNeeded() {
  setVerticalScrollBarPolicy(wantedHeight() <= height() ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
}

QSize AnswerLine::sizeHint() const {
  return {minimumSizeHint().width(), std::max(wantedHeight(), minimumSizeHint().height())};
}

QSize AnswerLine::minimumSizeHint() const {
  const QFontMetrics metrics = headline_->fontMetrics();
  return {metrics.averageCharWidth(), kAnswerLines * metrics.lineSpacing()};
}

void AnswerLine::resizeEvent(QResizeEvent* event) {
  showBarWhereNeeded();
  QScrollArea::resizeEvent(event);
  if (event->oldSize().width() != event->size().width()) updateGeometry();
}

void AnswerLine::changeEvent(QEvent* event) {
  QScrollArea::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showChips();
}

}  // namespace headroom
