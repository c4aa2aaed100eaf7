#include "samples/timeline_chart.hpp"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "style/variant_colours.hpp"

namespace headroom {
namespace {

constexpr double kNsPerMs = 1e6;
constexpr double kLeastSpanNs = 20;
/// Relative to the whole: a smaller part, far from the first command, is lost in the precision of doubles.
constexpr double kLeastPart = 1e-10;
constexpr double kLeastPixels = 3;
constexpr double kZoomStep = 1.25;
constexpr double kWheelStep = 120;
constexpr double kPanPart = 0.1;
constexpr double kLeastRowInEms = 0.7;
constexpr double kMostRowInEms = 1.6;
constexpr double kHeadingInEms = 1.2;
constexpr double kAxisInEms = 1.3;
constexpr double kEmsPerTimeTick = 5;
/// A name is elided in the middle, but not below this width.
constexpr double kLeastNameInEms = 4;
/// Visible margin before the first and after the last command, relative to the whole.
constexpr double kOuterMargin = 0.01;

}  // namespace

void drawQueued(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  const double y = area.center().y();
  painter.setPen(QPen(ink.faint(), 1.4, Qt::DotLine));
  painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
  painter.setPen(QPen(ink.faint(), 1.4));
  painter.drawLine(QPointF(area.left(), y - area.height() / 4), QPointF(area.left(), y + area.height() / 4));
}

void drawSubmitted(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  const QRectF half = area.adjusted(0, area.height() / 4, 0, -area.height() / 4);
  painter.setPen(QPen(ink.faint(), 1));
  painter.setBrush(QBrush(ink.faint(), Qt::BDiagPattern));
  painter.drawRect(half);
}

void drawRun(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink.samples);
  painter.drawRect(area);
}

TimelineChart::TimelineChart(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("timeline"));
  setAccessibleName(tr("Timeline of the commands"));
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setBackgroundRole(QPalette::Base);
  setAutoFillBackground(true);
  makeChartCopyable(*this, {[this] { return table(); }});
}

/// Microseconds since the first timestamp.
ChartTable TimelineChart::table() const {
  constexpr double kNsPerUs = 1e3;
  ChartTable table{{tr("Queue"), tr("Command"), tr("Start, \u00b5s"), tr("End, \u00b5s")}, {}};
  for (const TimelineRow& row : content_.rows) {
    for (const CommandStamp& command : row.commands) {
      table.lines.push_back({row.queue, QString::fromStdString(command.name),
                             chartNumber(static_cast<double>(command.startNs - content_.firstNs) / kNsPerUs),
                             chartNumber(static_cast<double>(command.endNs - content_.firstNs) / kNsPerUs)});
    }
  }
  return table;
}

void TimelineChart::setContent(TimelineContent content, const QColor& colour) {
  content_ = std::move(content);
  colour_ = colour;
  pointed_.reset();
  dragged_.reset();
  setAccessibleDescription(content_.emptyText);
  updateGeometry();
  fit();
}

void TimelineChart::fit() {
  const double margin = std::max(1.0, kOuterMargin * wholeNs());
  fromNs_ = -margin;
  toNs_ = wholeNs() + margin;
  update();
  Q_EMIT viewChanged();
}

bool TimelineChart::isFitted() const {
  return toNs_ - fromNs_ >= wholeNs() * (1 + 2 * kOuterMargin) - 1;
}

double TimelineChart::leastSpanNs() const {
  return std::max(kLeastSpanNs, kLeastPart * wholeNs());
}

void TimelineChart::showSpan(double fromNs, double toNs) {
  if (!std::isfinite(fromNs) || !std::isfinite(toNs)) return fit();
  const double margin = std::max(1.0, kOuterMargin * wholeNs());
  const double most = wholeNs() + 2 * margin;
  const double span = std::clamp(toNs - fromNs, std::min(leastSpanNs(), most), most);
  fromNs_ = std::clamp(fromNs, -margin, std::max(-margin, wholeNs() + margin - span));
  toNs_ = fromNs_ + span;
  update();
  Q_EMIT viewChanged();
}

void TimelineChart::zoom(double factor, double x) {
  if (content_.rows.empty()) return;
  const double part = std::clamp((x - plot().left()) / plot().width(), 0.0, 1.0);
  const double held = fromNs_ + part * (toNs_ - fromNs_);
  const double span = std::max((toNs_ - fromNs_) / factor, leastSpanNs());
  showSpan(held - part * span, held + (1 - part) * span);
}

void TimelineChart::zoomIn() {
  zoom(kZoomStep * kZoomStep, plot().center().x());
}

void TimelineChart::zoomOut() {
  zoom(1 / (kZoomStep * kZoomStep), plot().center().x());
}

void TimelineChart::pan(double pixels) {
  if (content_.rows.empty()) return;
  const double by = pixels * nsPerPixel();
  showSpan(fromNs_ - by, toNs_ - by);
}

QRectF TimelineChart::plot() const {
  return QRectF(rect()).adjusted(0.5 * em(), 0.2 * em(), -0.5 * em(), -kAxisInEms * em());
}

double TimelineChart::xOf(std::uint64_t ns) const {
  const double since = static_cast<double>(ns - content_.firstNs);
  return plot().left() + (since - fromNs_) / nsPerPixel();
}

double TimelineChart::rowHeight() const {
  const auto headings =
      std::count_if(content_.rows.begin(), content_.rows.end(), [](const TimelineRow& row) { return row.startsQueue; });
  const double left = plot().height() - static_cast<double>(headings) * kHeadingInEms * em();
  const double each = left / static_cast<double>(std::max<std::size_t>(1, content_.rows.size()));
  return std::clamp(each, kLeastRowInEms * em(), kMostRowInEms * em());
}

QRectF TimelineChart::areaOfRow(std::size_t row) const {
  double y = plot().top();
  for (std::size_t i = 0; i <= row; ++i) {
    if (content_.rows[i].startsQueue) y += kHeadingInEms * em();
    if (i < row) y += rowHeight();
  }
  return {plot().left(), y, plot().width(), rowHeight()};
}

QRectF TimelineChart::areaOfBlock(std::size_t row, const TimelineBlock& block) const {
  const TimelineRow& commands = content_.rows[row];
  const double left = xOf(commands.commands[block.first].startNs);
  const double right = xOf(commands.commands[block.first + block.count - 1].endNs);
  const QRectF area = areaOfRow(row);
  const QRectF whole(left, area.top() + 1, std::max(1.0, right - left), area.height() - 2);
  return whole.intersected(area);
}

QRectF TimelineChart::areaOf(std::size_t row, std::size_t command) const {
  for (const TimelineBlock& block : blocksOf(content_.rows[row], nsPerPixel(), kLeastPixels)) {
    if (command >= block.first && command < block.first + block.count) return areaOfBlock(row, block);
  }
  return {};
}

std::optional<TimelineChart::Pointed> TimelineChart::blockAt(QPointF at) const {
  for (std::size_t row = 0; row < content_.rows.size(); ++row) {
    if (!areaOfRow(row).contains(at)) continue;
    std::optional<Pointed> waiting;
    for (const TimelineBlock& block : blocksOf(content_.rows[row], nsPerPixel(), kLeastPixels)) {
      const QRectF area = areaOfBlock(row, block);
      if (area.width() <= 0) continue;
      // One pixel more on each side, because thin blocks are hard to hit.
      if (at.x() >= area.left() - 1 && at.x() <= area.right() + 1) return Pointed{row, block};
      const CommandStamp& first = content_.rows[row].commands[block.first];
      if (at.x() >= xOf(first.queuedNs) && at.x() < area.left()) waiting = Pointed{row, block};
    }
    return waiting;
  }
  return std::nullopt;
}

QString TimelineChart::textAt(QPointF at) const {
  const std::optional<Pointed> pointed = blockAt(at);
  return pointed ? blockText(content_, content_.rows[pointed->row], pointed->block) : QString();
}

void TimelineChart::point(const std::optional<Pointed>& pointed) {
  const bool isSame = pointed.has_value() == pointed_.has_value() &&
                      (!pointed || (pointed->row == pointed_->row && pointed->block.first == pointed_->block.first &&
                                    pointed->block.count == pointed_->block.count));
  if (isSame) return;
  pointed_ = pointed;
  update();
  if (!pointed) return QToolTip::hideText();
  const QString text = blockText(content_, content_.rows[pointed->row], pointed->block);
  setAccessibleDescription(text);
  const QRectF area = areaOfBlock(pointed->row, pointed->block);
  QToolTip::showText(mapToGlobal(QPointF(area.center().x(), area.bottom()).toPoint()), text, this);
}

// In the order in which the device started the commands, in any row.
void TimelineChart::step(int commands) {
  struct Place {
    std::uint64_t startNs;
    std::size_t row;
    std::size_t command;
  };
  std::vector<Place> order;
  for (std::size_t row = 0; row < content_.rows.size(); ++row) {
    for (std::size_t i = 0; i < content_.rows[row].commands.size(); ++i) {
      order.push_back({content_.rows[row].commands[i].startNs, row, i});
    }
  }
  if (order.empty()) return;
  std::stable_sort(order.begin(), order.end(), [](const Place& a, const Place& b) { return a.startNs < b.startNs; });
  std::ptrdiff_t at = commands > 0 ? -1 : 1;
  for (std::size_t i = 0; pointed_ && i < order.size(); ++i) {
    if (order[i].row == pointed_->row && order[i].command == pointed_->block.first) at = static_cast<std::ptrdiff_t>(i);
  }
  at = std::clamp<std::ptrdiff_t>(at + commands, 0, std::ssize(order) - 1);
  const Place& place = order[static_cast<std::size_t>(at)];
  const CommandStamp& command = content_.rows[place.row].commands[place.command];
  const double start = static_cast<double>(command.startNs - content_.firstNs);
  const double end = static_cast<double>(command.endNs - content_.firstNs);
  if (start < fromNs_ || end > toNs_) {
    const double half = (toNs_ - fromNs_) / 2;
    showSpan((start + end) / 2 - half, (start + end) / 2 + half);
  }
  point(Pointed{place.row, {place.command, 1}});
}

void TimelineChart::wheelEvent(QWheelEvent* event) {
  const QPoint turned = event->angleDelta();
  if ((event->modifiers() & Qt::ShiftModifier) != 0 || turned.y() == 0) {
    pan(turned.x() != 0 ? turned.x() : turned.y());
  } else {
    zoom(std::pow(kZoomStep, turned.y() / kWheelStep), event->position().x());
  }
  event->accept();
}

void TimelineChart::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
  dragged_ = event->position();
}

void TimelineChart::mouseMoveEvent(QMouseEvent* event) {
  if (!dragged_) return point(blockAt(event->position()));
  pan(event->position().x() - dragged_->x());
  dragged_ = event->position();
}

void TimelineChart::mouseReleaseEvent(QMouseEvent* event) {
  dragged_.reset();
  QWidget::mouseReleaseEvent(event);
}

void TimelineChart::mouseDoubleClickEvent(QMouseEvent* /*event*/) {
  fit();
}

void TimelineChart::leaveEvent(QEvent* event) {
  point(std::nullopt);
  QWidget::leaveEvent(event);
}

void TimelineChart::keyPressEvent(QKeyEvent* event) {
  const bool isShifted = (event->modifiers() & Qt::ShiftModifier) != 0;
  const double part = kPanPart * plot().width();
  switch (event->key()) {
    case Qt::Key_Left:
      return isShifted ? pan(part) : step(-1);
    case Qt::Key_Right:
      return isShifted ? pan(-part) : step(1);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      return zoomIn();
    case Qt::Key_Minus:
      return zoomOut();
    case Qt::Key_0:
      return fit();
    default:
      QWidget::keyPressEvent(event);
  }
}

void TimelineChart::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) updateGeometry();
}

QSize TimelineChart::minimumSizeHint() const {
  const auto headings =
      std::count_if(content_.rows.begin(), content_.rows.end(), [](const TimelineRow& row) { return row.startsQueue; });
  const double rows =
      static_cast<double>(content_.rows.size()) * kLeastRowInEms + static_cast<double>(headings) * kHeadingInEms;
  return QSizeF(12 * em(), std::max(4.0, rows + kAxisInEms + 0.4) * em()).toSize();
}

QSize TimelineChart::sizeHint() const {
  return minimumSizeHint().expandedTo(QSizeF(24 * em(), 9 * em()).toSize());
}

void TimelineChart::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (content_.rows.empty()) {
    painter.setPen(ink().faint());
    painter.drawText(rect().adjusted(8, 4, -8, -4), Qt::AlignCenter | Qt::TextWordWrap, content_.emptyText);
    return;
  }
  paintAxis(painter);
  for (std::size_t row = 0; row < content_.rows.size(); ++row) paintRow(painter, row);
  if (pointed_) {
    painter.setPen(QPen(ink().text(), 1.6));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(areaOfBlock(pointed_->row, pointed_->block).adjusted(-1, -1, 1, 1));
  }
  if (!hasFocus()) return;
  painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

void TimelineChart::paintAxis(QPainter& painter) const {
  const QRectF area = plot();
  const TimeAxis axis =
      timeAxis(fromNs_ / kNsPerMs, toNs_ / kNsPerMs, static_cast<int>(area.width() / (kEmsPerTimeTick * em())));
  const QString unit = axis.unit.name;
  const double unitWidth = fontMetrics().horizontalAdvance(unit) + 0.4 * em();
  for (const double tick : axis.ticks) {
    const double x = area.left() + axis.part(tick) * area.width();
    painter.setPen(QPen(ink().grid(), 1));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    const QString label = axis.label(tick);
    const double half = fontMetrics().horizontalAdvance(label) / 2.0 + 1;
    if (x + half > area.right() - unitWidth || x - half < 0) continue;
    painter.setPen(ink().text());
    painter.drawText(QRectF(x - half, area.bottom(), 2 * half, kAxisInEms * em()), Qt::AlignCenter, label);
  }
  painter.setPen(ink().faint());
  painter.drawText(QRectF(area.right() - unitWidth, area.bottom(), unitWidth, kAxisInEms * em()),
                   Qt::AlignRight | Qt::AlignVCenter, unit);
}

void TimelineChart::paintRow(QPainter& painter, std::size_t row) const {
  const TimelineRow& commands = content_.rows[row];
  const QRectF area = areaOfRow(row);
  if (commands.startsQueue) {
    painter.setPen(ink().text());
    const QRectF heading(area.left(), area.top() - kHeadingInEms * em(), area.width(), kHeadingInEms * em());
    painter.drawText(heading, Qt::AlignLeft | Qt::AlignVCenter, commands.queue);
  }
  painter.save();
  painter.setClipRect(area);
  const std::vector<TimelineBlock> blocks = blocksOf(commands, nsPerPixel(), kLeastPixels);
  for (const TimelineBlock& block : blocks) paintWaits(painter, area, commands.commands[block.first]);
  for (const TimelineBlock& block : blocks) paintBlock(painter, row, block);
  painter.restore();
}

void TimelineChart::paintWaits(QPainter& painter, const QRectF& area, const CommandStamp& command) const {
  // Distant invisible ends would make patterns and dashes extremely long.
  const auto seen = [&area, this](std::uint64_t ns) {
    return std::clamp(xOf(ns), area.left() - 50, area.right() + 50);
  };
  const QRectF line = area.adjusted(0, 1, 0, -1);
  const auto between = [&](std::uint64_t from, std::uint64_t to) {
    return QRectF(QPointF(seen(from), line.top()), QPointF(seen(to), line.bottom()));
  };
  const QRectF queued = between(command.queuedNs, command.submittedNs);
  const QRectF submitted = between(command.submittedNs, command.startNs);
  if (queued.width() >= 1) drawQueued(painter, queued, ink());
  if (submitted.width() >= 1) drawSubmitted(painter, submitted, ink());
}

void TimelineChart::paintBlock(QPainter& painter, std::size_t row, const TimelineBlock& block) const {
  const QRectF area = areaOfBlock(row, block);
  if (area.width() <= 0) return;
  if (block.count > 1) {
    // Several commands that are too narrow: denser than a wait, lighter than a command that runs all the time.
    painter.setPen(Qt::NoPen);
    painter.setBrush(QBrush(colour_, Qt::Dense3Pattern));
    painter.drawRect(area);
    return;
  }
  drawRun(painter, area, ink());
  const QString name = QString::fromStdString(content_.rows[row].commands[block.first].name);
  const double room = area.width() - 0.6 * em();
  const double wanted = std::min<double>(kLeastNameInEms * em(), fontMetrics().horizontalAdvance(name) + 1);
  if (room < wanted || area.height() < 0.75 * em()) return;
  painter.setPen(isDark(palette()) ? QColor(Qt::black) : QColor(Qt::white));
  painter.drawText(area, Qt::AlignCenter, fontMetrics().elidedText(name, Qt::ElideMiddle, static_cast<int>(room)));
}

}  // namespace headroom
