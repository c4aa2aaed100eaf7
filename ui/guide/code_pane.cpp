#include "guide/code_pane.hpp"

#include <QEvent>
#include <QFontDatabase>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

namespace headroom {

namespace {

constexpr int kTabColumns = 4;
constexpr int kFewestLines = 3;

}  // namespace

CodePane::CodePane(QWidget* parent)
    : QWidget(parent),
      title_(new QLabel(this)),
      text_(new QPlainTextEdit(this)),
      highlighter_(new OpenClHighlighter(text_->document(), palette())) {
  title_->setTextFormat(Qt::PlainText);
  title_->setWordWrap(true);
  title_->setAlignment(Qt::AlignLeading | Qt::AlignBottom);
  text_->setReadOnly(true);
  text_->setLineWrapMode(QPlainTextEdit::NoWrap);
  text_->setTabChangesFocus(true);
  QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  // Some desktops' fixed font has a different size.
  font.setPointSizeF(this->font().pointSizeF());
  text_->setFont(font);
  text_->setTabStopDistance(kTabColumns * QFontMetricsF(font).horizontalAdvance(QLatin1Char(' ')));
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(title_);
  layout->addWidget(text_, 1);
}

void CodePane::setCode(const QString& title, const QString& code) {
  title_->setText(title);
  text_->setAccessibleName(title);
  if (code != text_->toPlainText()) text_->setPlainText(code);
}

int CodePane::heightFor(int mostLines, int width) const {
  const int lines = std::clamp(text_->blockCount(), kFewestLines, mostLines);
  return title_->heightForWidth(width) + layout()->spacing() + lines * text_->fontMetrics().lineSpacing() +
         static_cast<int>(2 * text_->document()->documentMargin()) + text_->horizontalScrollBar()->sizeHint().height() +
         2 * text_->frameWidth();
}

void CodePane::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) highlighter_->setPalette(palette());
}

}  // namespace headroom
