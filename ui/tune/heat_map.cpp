#include "tune/heat_map.hpp"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

#include "style/text.hpp"
#include "tune/heat_paint.hpp"

namespace headroom {

namespace {

/// Between cells: space for the frame around the best one.
constexpr double kGap = 5;
constexpr double kMostCellWidthInEms = 12;
constexpr double kMostCellHeightInEms = 6;
constexpr double kMapWidthInEms = 26;
constexpr double kMapHeightInEms = 13;
constexpr double kLeastMapWidthInEms = 14;
/// Minimum height of a row whose numbers are drawn; the map requests it for at most this many rows.
constexpr double kLeastRowInEms = 1.7;
constexpr int kMostLeastRows = 6;
constexpr double kAxesInEms = 4.4;
constexpr int kCellDigits = 3;

int widest(const QFontMetrics& metrics, const std::vector<int>& values) {
  int width = 0;
  for (const int value : values) width = std::max(width, metrics.horizontalAdvance(QString::number(value)));
  return width;
}

}  // namespace

HeatMap::HeatMap(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("heatMap"));
  setAccessibleName(tr("Heat map of the configurations"));
  setFocusPolicy(Qt::StrongFocus);
  setBackgroundRole(QPalette::Base);
  setAutoFillBackground(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  makeChartCopyable(*this, {[this] { return table(); }});
}

/// A line for each valid cell.
ChartTable HeatMap::table() const {
  ChartTable table{{content_.xName, content_.yName, content_.rateUnit}, {}};
  for (int row = 0; row < content_.rows(); ++row) {
    for (int column = 0; column < content_.columns(); ++column) {
      const HeatCell& cell = content_.cell(column, row);
      if (cell.state != HeatState::Valid) continue;
      table.lines.push_back(
          {QString::number(content_.xValues[static_cast<std::size_t>(column)]),
           content_.yName.isEmpty() ? QString() : QString::number(content_.yValues[static_cast<std::size_t>(row)]),
           chartNumber(cell.rate)});
    }
  }
  return table;
}

void HeatMap::setContent(HeatContent content, int selected) {
  const auto count = static_cast<int>(content.cells.size());
  const bool isAnother = content.xName != content_.xName || content.yName != content_.yName;
  content_ = std::move(content);
  if (selected >= 0 && (selected != selected_ || isAnother)) current_ = selected;
  if ((isAnother && selected < 0) || current_ >= count) current_ = -1;
  selected_ = selected;
  if (isAnother) updateGeometry();
  tell();
  update();
}

// Sets the accessible description.
void HeatMap::tell() {
  setAccessibleDescription(current_ >= 0 ? content_.cells[static_cast<std::size_t>(current_)].text : QString());
}

HeatMap::Places HeatMap::places() const {
  const double gap = 0.4 * em();
  const bool hasRows = !content_.yName.isEmpty();
  const double left = hasRows ? widest(fontMetrics(), content_.yValues) + 2.5 * gap : 1.5 * gap;
  const QRectF room =
      QRectF(rect()).adjusted(left, (hasRows ? 1.3 : 0.5) * em() + kGap, -1.5 * gap, -2.5 * em() - kGap);
  Places places;
  places.cellWidth = std::clamp(room.width() / content_.columns(), 1.0, kMostCellWidthInEms * em());
  places.cellHeight = std::clamp(room.height() / content_.rows(), 1.0, kMostCellHeightInEms * em());
  const QSizeF size(places.cellWidth * content_.columns(), places.cellHeight * content_.rows());
  places.plot = QRectF(
      QPointF(room.left() + (room.width() - size.width()) / 2, room.top() + (room.height() - size.height()) / 2), size);
  return places;
}

QRectF HeatMap::areaOf(int cell) const {
  const Places at = places();
  const int row = cell / content_.columns();
  const int column = cell % content_.columns();
  const QRectF whole(at.plot.left() + column * at.cellWidth, at.plot.top() + row * at.cellHeight, at.cellWidth,
                     at.cellHeight);
  const double gap = std::min({kGap, at.cellWidth / 3, at.cellHeight / 3}) / 2;
  return whole.adjusted(gap, gap, -gap, -gap);
}

int HeatMap::cellAt(QPointF at) const {
  for (int cell = 0; cell < static_cast<int>(content_.cells.size()); ++cell) {
    if (areaOf(cell).adjusted(-kGap / 2, -kGap / 2, kGap / 2, kGap / 2).contains(at)) return cell;
  }
  return -1;
}

void HeatMap::paintCell(QPainter& painter, int cell) const {
  const HeatCell& held = content_.cells[static_cast<std::size_t>(cell)];
  const QRectF area = areaOf(cell);
  QColor ground = ink().ground();
  switch (held.state) {
    case HeatState::Untried:
      drawUntried(painter, area, ink());
      break;
    case HeatState::Invalid:
      drawInvalid(painter, area, ink());
      break;
    case HeatState::Valid:
      ground = heatColour(content_.part(held.rate));
      drawValid(painter, area, ground, ink());
      break;
  }
  if (held.isStandard) drawStandardMark(painter, area, ground);
  if (held.isBest) drawBestFrame(painter, area, ink());
  if (cell == selected_) drawSelectedFrame(painter, area, ink());
  if (cell == current_ && cell != selected_ && hasFocus()) {
    painter.setPen(QPen(inkOn(ground), 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(area.adjusted(3.5, 3.5, -3.5, -3.5));
  }
  if (held.state != HeatState::Valid) return;
  const QString number = shownNumber(held.rate, kCellDigits);
  const bool fits = fontMetrics().horizontalAdvance(number) + 14 <= area.width() && em() + 4 <= area.height();
  if (!fits) return;
  painter.setPen(inkOn(ground));
  painter.drawText(area, Qt::AlignCenter, number);
}

void HeatMap::paintAxes(QPainter& painter) const {
  const Places at = places();
  const double gap = 0.4 * em();
  painter.setPen(ink().text());
  // Leaves out labels evenly if they would overlap.
  const double wanted = widest(fontMetrics(), content_.xValues) + gap;
  const int every = std::max(1, static_cast<int>(std::ceil(wanted / at.cellWidth)));
  for (int column = 0; column < content_.columns(); column += every) {
    const QRectF area(at.plot.left() + column * at.cellWidth - em(), at.plot.bottom() + kGap, at.cellWidth + 2 * em(),
                      1.2 * em());
    painter.drawText(area, Qt::AlignCenter, QString::number(content_.xValues[static_cast<std::size_t>(column)]));
  }
  const bool hasRows = !content_.yName.isEmpty();
  const int everyRow = std::max(1, static_cast<int>(std::ceil(em() / at.cellHeight)));
  for (int row = 0; hasRows && row < content_.rows(); row += everyRow) {
    const QRectF area(0, at.plot.top() + row * at.cellHeight, at.plot.left() - gap, at.cellHeight);
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter,
                     QString::number(content_.yValues[static_cast<std::size_t>(row)]));
  }
  painter.setPen(ink().faint());
  painter.drawText(QRectF(0, at.plot.bottom() + kGap + 1.2 * em(), width(), 1.2 * em())
                       .translated(at.plot.center().x() - width() / 2.0, 0),
                   Qt::AlignHCenter | Qt::AlignVCenter, content_.xName);
  if (hasRows) {
    // Above its values, or as far left as a long name needs.
    const double wide = fontMetrics().horizontalAdvance(content_.yName);
    painter.drawText(
        QRectF(std::max(gap, at.plot.left() - gap - wide), at.plot.top() - 1.3 * em() - kGap, wide + 1, 1.3 * em()),
        Qt::AlignLeft | Qt::AlignVCenter, content_.yName);
  }
}

void HeatMap::paintEvent(QPaintEvent* /*event*/) {
  if (content_.cells.empty()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintAxes(painter);
  for (int cell = 0; cell < static_cast<int>(content_.cells.size()); ++cell) paintCell(painter, cell);
  if (!hasFocus()) return;
  painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

void HeatMap::choose(int cell) {
  current_ = cell;
  tell();
  update();
  const int trial = content_.cells[static_cast<std::size_t>(cell)].trial;
  if (trial != kNoTrial) Q_EMIT trialChosen(trial);
}

void HeatMap::mousePressEvent(QMouseEvent* event) {
  const int cell = cellAt(event->position());
  if (event->button() != Qt::LeftButton || cell < 0) return QWidget::mousePressEvent(event);
  choose(cell);
}

void HeatMap::keyPressEvent(QKeyEvent* event) {
  if (content_.cells.empty()) return QWidget::keyPressEvent(event);
  int column = std::max(0, current_) % content_.columns();
  int row = std::max(0, current_) / content_.columns();
  switch (event->key()) {
    case Qt::Key_Left:
      --column;
      break;
    case Qt::Key_Right:
      ++column;
      break;
    case Qt::Key_Up:
      --row;
      break;
    case Qt::Key_Down:
      ++row;
      break;
    case Qt::Key_Home:
      column = 0;
      break;
    case Qt::Key_End:
      column = content_.columns() - 1;
      break;
    default:
      return QWidget::keyPressEvent(event);
  }
  // The first key only shows the current cell.
  if (current_ < 0) return choose(0);
  choose(std::clamp(row, 0, content_.rows() - 1) * content_.columns() + std::clamp(column, 0, content_.columns() - 1));
}

bool HeatMap::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const int cell = cellAt(help->pos());
  if (cell < 0) {
    QToolTip::hideText();
  } else {
    const QString& said = content_.cells[static_cast<std::size_t>(cell)].text;
    QToolTip::showText(help->globalPos(), QStringLiteral("<p>%1</p>").arg(said.toHtmlEscaped()), this);
  }
  return true;
}

QSize HeatMap::sizeHint() const {
  return QSizeF(kMapWidthInEms * em(), kMapHeightInEms * em()).toSize();
}

QSize HeatMap::minimumSizeHint() const {
  const int rows = std::clamp(content_.rows(), 2, kMostLeastRows);
  return QSizeF(kLeastMapWidthInEms * em(), (kAxesInEms + rows * kLeastRowInEms) * em()).toSize();
}

}  // namespace headroom
