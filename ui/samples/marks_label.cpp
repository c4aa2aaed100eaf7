#include "samples/marks_label.hpp"

#include <QEvent>
#include <QPalette>

#include "headroom/analysis/marks.hpp"
#include "style/variant_colours.hpp"

namespace headroom {
namespace {

constexpr double kChipPart = 0.16;

}  // namespace

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
    for (const Mark mark : row->marks) marks_ << QString::fromStdString(std::string(warningName(mark)));
    sentences_ = QString::fromStdString(row->reason);
  }
  write();
}

void MarksLabel::write() {
  const QColor ground = blend(palette().color(QPalette::WindowText), palette().color(QPalette::Window), kChipPart);
  QString html;
  for (const QString& mark : marks_) {
    html += QStringLiteral("<span style=\"background-color:%1\">&nbsp;<b>!</b>&nbsp;%2&nbsp;</span>&nbsp; ")
                .arg(ground.name(), mark.toHtmlEscaped().replace(QLatin1Char(' '), QStringLiteral("&nbsp;")));
  }
  html += sentences_.toHtmlEscaped();
  setText(html);
  setVisible(!html.isEmpty());
}

void MarksLabel::changeEvent(QEvent* event) {
  QLabel::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) write();
}

}  // namespace headroom
