#include "samples/marks_label.hpp"

#include <QEvent>

#include "headroom/analysis/marks.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"
#include "widgets/mark_chips.hpp"

namespace headroom {

MarksLabel::MarksLabel(QWidget* parent) : QLabel(parent) {
  setObjectName(QStringLiteral("marks"));
  setAccessibleName(tr("Warnings about this time"));
  setWordWrap(true);
  setTextFormat(Qt::RichText);
  setTextInteractionFlags(Qt::TextSelectableByMouse);
  setRow(nullptr);
}

void MarksLabel::setRow(const ResultRow* row) {
  marks_.clear();
  sentences_.clear();
  if (row != nullptr && isTimed(*row)) {
    for (const Mark mark : row->marks) marks_ << engineText(warningName(mark));
    sentences_ = engineSentences(row->reason);
  }
  write();
}

void MarksLabel::write() {
  const QString html = markChips(marks_, palette()) + sentences_.toHtmlEscaped();
  setText(html);
  setVisible(!html.isEmpty());
}

void MarksLabel::changeEvent(QEvent* event) {
  QLabel::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) write();
}

}  // namespace headroom
