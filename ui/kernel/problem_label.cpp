#include "kernel/problem_label.hpp"

#include <QEvent>
#include <QPalette>

#include "style/status_colour.hpp"

namespace headroom {

ProblemLabel::ProblemLabel(QWidget* parent) : QLabel(parent) {
  setWordWrap(true);
  setTextFormat(Qt::PlainText);
  setTextInteractionFlags(Qt::TextSelectableByMouse);
  setVisible(false);
  colour();
}

void ProblemLabel::setProblem(const QString& sentence) {
  problem_ = sentence;
  show();
}

void ProblemLabel::setNote(const QString& sentence) {
  note_ = sentence;
  show();
}

void ProblemLabel::show() {
  const QString& shown = problem_.isEmpty() ? note_ : problem_;
  setText(shown);
  setVisible(!shown.isEmpty());
  colour();
}

void ProblemLabel::changeEvent(QEvent* event) {
  QLabel::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) colour();
}

// Setting a palette changes it again.
void ProblemLabel::colour() {
  QPalette own = palette();
  const QColor wanted =
      problem_.isEmpty() ? own.color(QPalette::PlaceholderText) : statusColour(Status::BuildFailed, own);
  if (own.color(QPalette::WindowText) == wanted) return;
  own.setColor(QPalette::WindowText, wanted);
  setPalette(own);
}

}  // namespace headroom
