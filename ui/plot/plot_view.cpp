#include "plot/plot_view.hpp"

#include <QApplication>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QToolButton>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

namespace headroom {
namespace {

constexpr double kReachPixels = 18;  // from the pointer to the nearest point
constexpr double kLineReachPixels = 7;
constexpr double kNoteReachPixels = 12;
constexpr int kReadoutOffset = 14;
constexpr double kWheelStep = 1.25;  // per notch
constexpr int kWheelNotch = 120;
constexpr int kAll = 1'000'000;  // more points than any line has

}  // namespace

PlotView::PlotView(QWidget* parent) : QChartView(parent), plot_(new Plot) {
  setChart(plot_);
  setRenderHint(QPainter::Antialiasing);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::StrongFocus);
  makeChartCopyable(*this, {[this] { return table(); }});
  // A graphics view accepts drops and ignores them; the window opens dropped files.
  setAcceptDrops(false);
  viewport()->setAcceptDrops(false);
  viewport()->setMouseTracking(true);

  readoutLabel_ = new QLabel(this);
  readoutLabel_->setObjectName(QStringLiteral("readout"));
  readoutLabel_->setAttribute(Qt::WA_TransparentForMouseEvents);
  readoutLabel_->setAutoFillBackground(true);
  readoutLabel_->setBackgroundRole(QPalette::ToolTipBase);
  readoutLabel_->setForegroundRole(QPalette::ToolTipText);
  readoutLabel_->setFrameShape(QFrame::Box);
  readoutLabel_->setMargin(5);
  readoutLabel_->setTextFormat(Qt::PlainText);
  readoutLabel_->hide();

  reset_ = new QToolButton(this);
  reset_->setObjectName(QStringLiteral("resetZoom"));
  reset_->setText(tr("Show all"));
  reset_->setToolTip(tr("Show everything again (0, or a double click)."));
  reset_->hide();
  connect(reset_, &QToolButton::clicked, this, &PlotView::resetZoom);
}

void PlotView::showText(const QString& sentence) {
  show(PlotContent());
  text_ = sentence;
  viewport()->update();
}

void PlotView::show(PlotContent content) {
  text_.clear();
  plot_->show(std::move(content), palette(), font());
  setBackgroundBrush(palette().color(QPalette::Base));
  plot_->setRings(hovered_, selected_);
  refreshReadout();
}

void PlotView::forgetHovered() {
  hovered_ = kNoPoint;
  noted_.reset();
}

void PlotView::setSelected(int id) {
  selected_ = id;
  plot_->setRings(hovered_, selected_);
  refreshReadout();
}

void PlotView::emphasise(const QString& key) {
  outsideLine_ = key;
  plot_->setEmphasis(hoveredLine_.isEmpty() ? outsideLine_ : hoveredLine_);
}

void PlotView::setQuiet(bool quiet) {
  if (quiet == isQuiet_) return;
  isQuiet_ = quiet;
  if (!quiet) return;
  noted_.reset();
  hoveredLine_.clear();
  plot_->setEmphasis(outsideLine_);
  setHovered(kNoPoint);
  readoutLabel_->hide();
}

QPointF PlotView::toPlot(QPoint inView) const {
  return plot_->mapFromScene(mapToScene(inView));
}

int PlotView::pointAt(QPoint inView) const {
  return plot_->pointNear(toPlot(inView), kReachPixels).value_or(kNoPoint);
}

QPointF PlotView::toView(QPointF inPlot) const {
  return viewportTransform().map(plot_->mapToScene(inPlot));
}

std::optional<QPointF> PlotView::placeOf(int id) const {
  const std::optional<QPointF> at = plot_->positionOf(id);
  return at ? std::optional(toView(*at)) : std::nullopt;
}

void PlotView::setHovered(int id) {
  if (id == hovered_) return;
  hovered_ = id;
  plot_->setRings(hovered_, selected_);
  refreshReadout();
  Q_EMIT pointHovered(id);
}

void PlotView::hoverAt(QPoint inView) {
  const QPointF at = toPlot(inView);
  const int point = pointAt(inView);
  noted_ = point == kNoPoint ? plot_->noteNear(at, kNoteReachPixels) : std::nullopt;
  QString line;
  if (point != kNoPoint) {
    for (const PlotSeries& series : plot_->content().series) {
      const bool holds = series.isPickable && std::any_of(series.points.begin(), series.points.end(),
                                                          [point](const PlotPoint& p) { return p.id == point; });
      if (holds) line = series.key;
    }
  } else {
    line = plot_->lineNear(at, kLineReachPixels).value_or(QString());
  }
  if (line != hoveredLine_) {
    hoveredLine_ = line;
    plot_->setEmphasis(line.isEmpty() ? outsideLine_ : line);
    Q_EMIT lineHovered(line);
  }
  setHovered(point);
  refreshReadout();
}

void PlotView::mouseMoveEvent(QMouseEvent* event) {
  const QPoint at = event->position().toPoint();
  if (pressed_ && isZoomable_ && plot_->isZoomed()) {
    const bool isDrag = dragged_ || (at - *pressed_).manhattanLength() >= QApplication::startDragDistance();
    if (!isDrag) return;
    plot_->panBy(at - dragged_.value_or(*pressed_));
    dragged_ = at;
    plot_->setRings(hovered_, selected_);
    return;
  }
  if (!isQuiet_) hoverAt(at);
}

void PlotView::mousePressEvent(QMouseEvent* event) {
  isKeyed_ = false;
  // Not passed to QChartView, which would zoom.
  if (event->button() != Qt::LeftButton)
    return QWidget::mousePressEvent(event);  // NOLINT(bugprone-parent-virtual-call)
  const QPoint at = event->position().toPoint();
  const int point = pointAt(at);
  if (point != kNoPoint) {
    setSelected(point);
    Q_EMIT pointClicked(point);
    return;
  }
  if (const auto line = plot_->lineNear(toPlot(at), kLineReachPixels)) {
    Q_EMIT lineClicked(*line);
    return;
  }
  pressed_ = at;
}

void PlotView::mouseReleaseEvent(QMouseEvent* /*event*/) {
  pressed_.reset();
  dragged_.reset();
}

void PlotView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) resetZoom();
}

void PlotView::zoom(QPointF inPlot, double factor) {
  if (!isZoomable_ || plot_->content().series.empty()) return;
  plot_->zoomAt(inPlot, factor);
  followZoom();
}

void PlotView::wheelEvent(QWheelEvent* event) {
  const double notches = static_cast<double>(event->angleDelta().y()) / kWheelNotch;
  const bool isInside = plot_->placed().area.contains(toPlot(event->position().toPoint()));
  // Outside the plot, the wheel scrolls the page.
  if (!isZoomable_ || notches == 0 || !isInside) return event->ignore();
  zoom(toPlot(event->position().toPoint()), std::pow(kWheelStep, -notches));
  event->accept();
}

void PlotView::resetZoom() {
  if (!plot_->isZoomed()) return;
  plot_->resetZoom();
  followZoom();
}

void PlotView::followZoom() {
  plot_->setRings(hovered_, selected_);
  reset_->setVisible(plot_->isZoomed());
  placeReset();
  refreshReadout();
  Q_EMIT zoomChanged(plot_->isZoomed());
}

void PlotView::placeReset() {
  reset_->adjustSize();
  const QRectF area = plot_->placed().area;
  reset_->move(static_cast<int>(area.right()) - reset_->width() - 4, static_cast<int>(area.top()) + 4);
}

bool PlotView::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::Leave) leave();
  return QChartView::viewportEvent(event);
}

void PlotView::leave() {
  if (isQuiet_) return;
  noted_.reset();
  if (!std::exchange(hoveredLine_, QString()).isEmpty()) {
    plot_->setEmphasis(outsideLine_);
    Q_EMIT lineHovered(QString());
  }
  setHovered(kNoPoint);
  refreshReadout();
}

std::optional<NotedPoint> PlotView::shownReadout() const {
  if (noted_) return noted_;
  const int id = hovered_ != kNoPoint ? hovered_ : hasFocus() && isKeyed_ ? selected_ : kNoPoint;
  if (id == kNoPoint || !readout_) return std::nullopt;
  const std::optional<QPointF> at = plot_->positionOf(id);
  if (!at) return std::nullopt;
  return NotedPoint{readout_(id), *at};
}

void PlotView::refreshReadout() {
  const std::optional<NotedPoint> shown = isQuiet_ ? std::nullopt : shownReadout();
  if (!shown || shown->note.isEmpty()) {
    readoutLabel_->hide();
    return;
  }
  readoutLabel_->setText(shown->note);
  setAccessibleDescription(shown->note);
  readoutLabel_->adjustSize();
  placeReadout(shown->at);
}

// Right of and above the point, or wherever there is space.
void PlotView::placeReadout(QPointF inPlot) {
  const QPoint at = toView(inPlot).toPoint();
  const QSize box = readoutLabel_->size();
  int x = at.x() + kReadoutOffset;
  if (x + box.width() > width()) x = at.x() - kReadoutOffset - box.width();
  int y = at.y() - kReadoutOffset - box.height();
  if (y < 0) y = at.y() + kReadoutOffset;
  x = std::clamp(x, 0, std::max(0, width() - box.width()));
  y = std::clamp(y, 0, std::max(0, height() - box.height()));
  readoutLabel_->move(x, y);
  readoutLabel_->raise();
  readoutLabel_->show();
}

void PlotView::keyPressEvent(QKeyEvent* event) {
  isKeyed_ = true;
  const QPointF middle = plot_->placed().area.center();
  switch (event->key()) {
    case Qt::Key_Left:
      return walkAlong(-1);
    case Qt::Key_Right:
      return walkAlong(1);
    case Qt::Key_Up:
      return walkAcross(1);
    case Qt::Key_Down:
      return walkAcross(-1);
    case Qt::Key_Home:
      return walkAlong(-kAll);
    case Qt::Key_End:
      return walkAlong(kAll);
    case Qt::Key_Plus:
      return zoom(middle, 1 / kWheelStep);
    case Qt::Key_Minus:
      return zoom(middle, kWheelStep);
    case Qt::Key_0:
      return resetZoom();
    default:
      QWidget::keyPressEvent(event);  // NOLINT(bugprone-parent-virtual-call): QGraphicsView's would scroll
  }
}

void PlotView::choose(int id) {
  setSelected(id);
  Q_EMIT pointClicked(id);
}

void PlotView::walkAlong(int steps) {
  if (isQuiet_) return;
  const PlotPoint* highest = nullptr;
  for (const PlotSeries& series : plot_->content().series) {
    std::vector<const PlotPoint*> points;
    for (const PlotPoint& point : series.points) {
      if (series.isPickable && point.id != kNoPoint) points.push_back(&point);
    }
    if (points.empty()) continue;
    const auto found =
        std::find_if(points.begin(), points.end(), [this](const PlotPoint* point) { return point->id == selected_; });
    if (found != points.end()) {
      const auto last = static_cast<std::ptrdiff_t>(points.size()) - 1;
      const auto next = std::clamp<std::ptrdiff_t>(found - points.begin() + steps, 0, last);
      return choose(points[static_cast<std::size_t>(next)]->id);
    }
    const bool isDrawn = series.marker != MarkerShape::None && !series.isContext;
    if (isDrawn && (highest == nullptr || points.front()->y > highest->y)) highest = points.front();
  }
  // The first key only shows the current position.
  if (highest != nullptr) choose(highest->id);
}

void PlotView::walkAcross(int direction) {
  if (isQuiet_) return;
  const PlotPoint* from = nullptr;
  for (const PlotSeries& series : plot_->content().series) {
    for (const PlotPoint& point : series.points) {
      if (series.isPickable && point.id != kNoPoint && point.id == selected_) from = &point;
    }
  }
  if (from == nullptr) return walkAlong(0);
  const AxisRange& range = plot_->content().x.range;
  const PlotPoint* next = nullptr;
  for (const PlotSeries& series : plot_->content().series) {
    // Lines may have points at different x. Takes the nearest point of each line, and the next one by height if several
    // are above each other.
    const PlotPoint* nearest = nullptr;
    const auto distance = [&](const PlotPoint& point) {
      return std::pair(std::abs(range.partOf(point.x) - range.partOf(from->x)), std::abs(point.y - from->y));
    };
    for (const PlotPoint& point : series.points) {
      if (!series.isPickable || point.id == kNoPoint) continue;
      if (nearest == nullptr || distance(point) < distance(*nearest)) nearest = &point;
    }
    if (nearest == nullptr || !(direction * (nearest->y - from->y) > 0)) continue;
    if (next == nullptr || direction * (next->y - nearest->y) > 0) next = nearest;
  }
  if (next != nullptr) choose(next->id);
}

void PlotView::focusInEvent(QFocusEvent* event) {
  QChartView::focusInEvent(event);
  isKeyed_ = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
  refreshReadout();
  viewport()->update();
}

void PlotView::focusOutEvent(QFocusEvent* event) {
  QChartView::focusOutEvent(event);
  refreshReadout();
  viewport()->update();
}

void PlotView::resizeEvent(QResizeEvent* event) {
  QChartView::resizeEvent(event);
  placeReset();
  refreshReadout();
}

void PlotView::changeEvent(QEvent* event) {
  QChartView::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
    plot_->show(PlotContent(plot_->content()), palette(), font());
    setBackgroundBrush(palette().color(QPalette::Base));
  }
}

void PlotView::paintEvent(QPaintEvent* event) {
  if (text_.isEmpty()) QChartView::paintEvent(event);
  QPainter painter(viewport());
  if (!text_.isEmpty()) {
    painter.fillRect(viewport()->rect(), palette().color(QPalette::Base));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(8, 4, -8, -4), Qt::AlignCenter | Qt::TextWordWrap, text_);
  }
  if (!hasFocus() || !isKeyed_) return;
  painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
  painter.drawRect(QRectF(viewport()->rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

}  // namespace headroom
