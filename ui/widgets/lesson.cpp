#include "widgets/lesson.hpp"

#include <QHBoxLayout>
#include <QPainter>

#include "style/plain_text.hpp"
#include "style/text.hpp"
#include "style/variant_colours.hpp"

namespace headroom {

namespace {

constexpr int kAccentWidth = 4;
constexpr double kAnswerScale = 1.08;

}  // namespace

QLabel* lessonText(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

QLabel* lessonHeading(QWidget* parent, double scale) {
  QLabel* label = lessonText(parent);
  QFont font = label->font();
  font.setPointSizeF(font.pointSizeF() * scale);
  font.setBold(true);
  label->setFont(font);
  return label;
}

AnswerBox::AnswerBox(QWidget* parent) : QFrame(parent), text_(lessonText(this)) {
  setObjectName(QStringLiteral("answer"));
  text_->setAccessibleName(tr("Answer of this device"));
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  QFont font = text_->font();
  font.setPointSizeF(font.pointSizeF() * kAnswerScale);
  text_->setFont(font);
  text_->setTextFormat(Qt::RichText);
  auto* layout = new QVBoxLayout(this);
  const int gap = fontMetrics().height() / 2;
  layout->setContentsMargins(kAccentWidth + gap + gap / 2, gap, gap, gap);
  layout->addWidget(text_);
}

void AnswerBox::setAnswer(const QString& answer) {
  answer_ = answer;
  text_->setText(boldToTheReason(answer));
}

void AnswerBox::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const QColor accent = palette().color(QPalette::Highlight);
  painter.fillRect(rect(), blend(accent, palette().color(QPalette::Window), 0.1));
  painter.fillRect(QRect(0, 0, kAccentWidth, height()), accent);
}

RunRow::RunRow(const QString& text, const QString& toolTip, QWidget* parent)
    : QWidget(parent), button_(new QPushButton(text, this)), reason_(lessonText(this)), toolTip_(toolTip) {
  reason_->setForegroundRole(QPalette::PlaceholderText);
  reason_->setTextInteractionFlags(Qt::NoTextInteraction);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(button_);
  layout->addWidget(reason_, 1);
}

void RunRow::setWhyNot(const QString& reason) {
  button_->setEnabled(reason.isEmpty());
  button_->setToolTip(reason.isEmpty() ? toolTip_ : plainToolTip(reason));
  reason_->setText(reason);
}

LessonPage::LessonPage(QWidget* parent) : QScrollArea(parent), column_(nullptr) {
  setAccessibleName(tr("Page of the guide"));
  setFrameShape(NoFrame);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* content = new QWidget;
  column_ = new QVBoxLayout(content);
  const int gap = fontMetrics().height();
  column_->setContentsMargins(gap, gap / 2, gap, gap);
  column_->setSpacing(gap * 2 / 3);
  setWidget(content);
}

}  // namespace headroom
