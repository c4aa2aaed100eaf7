#include "chart/throughput_chart.hpp"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QtCharts/QChartView>
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "chart/chart_legend.hpp"
#include "chart/chart_shape.hpp"

namespace headroom {
namespace {

constexpr double kReachPixels = 24;  // of the pointer, to the nearest point
constexpr int kReadoutOffset = 14;
constexpr int kLegendMargin = 8;
constexpr double kLargestRowsPart = 0.34;  // of the height, for a legend under the plot

VariantColours coloursByAppearance(const std::vector<ResultRow>& rows) {
  QStringList ids;
  for (const ResultRow& row : rows) ids << QString::fromStdString(row.variant);
  return VariantColours(ids);
}

}  // namespace

ThroughputChart::ThroughputChart(QWidget* parent) : QWidget(parent) {
  buildView();  // first: changing the background role sends a palette change
  setFocusPolicy(Qt::StrongFocus);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  setMinimumSize(240, 160);
  setAccessibleName(tr("Throughput chart"));
  refresh();
}

ThroughputChart::~ThroughputChart() = default;

void ThroughputChart::buildView() {
  plot_ = new ChartPlot;
  view_ = new QChartView(plot_);
  view_->setRenderHint(QPainter::Antialiasing);
  view_->setFrameShape(QFrame::NoFrame);
  view_->setFocusPolicy(Qt::NoFocus);
  view_->setContextMenuPolicy(Qt::NoContextMenu);  // the chart's own
  // A graphics view takes what is dropped and does nothing with it; the window opens it.
  view_->setAcceptDrops(false);
  view_->viewport()->setAcceptDrops(false);
  view_->setMinimumSize(120, 100);
  view_->viewport()->setMouseTracking(true);
  view_->viewport()->installEventFilter(this);

  legend_ = new ChartLegend;
  legendArea_ = new LegendArea(legend_);
  connect(legend_, &ChartLegend::entryToggled, this, &ThroughputChart::setLineShown);

  addParts();
}

void ThroughputChart::addParts() {
  auto* drawn = new QWidget;
  plotAndLegend_ = new QBoxLayout(QBoxLayout::LeftToRight, drawn);
  plotAndLegend_->setContentsMargins(0, 0, 0, 0);
  plotAndLegend_->addWidget(view_, 1);
  plotAndLegend_->addWidget(legendArea_);

  empty_ = new QLabel;
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setWordWrap(true);
  empty_->setForegroundRole(QPalette::PlaceholderText);
  empty_->setMargin(2 * fontMetrics().height());

  stack_ = new QStackedWidget;
  stack_->addWidget(empty_);
  stack_->addWidget(drawn);

  note_ = new QLabel;
  note_->setObjectName(QStringLiteral("note"));
  note_->setWordWrap(true);
  note_->setContentsMargins(8, 0, 8, 6);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(stack_, 1);
  layout->addWidget(note_);

  readout_ = new QLabel(this);
  readout_->setObjectName(QStringLiteral("readout"));
  readout_->setAttribute(Qt::WA_TransparentForMouseEvents);
  readout_->setAutoFillBackground(true);
  readout_->setBackgroundRole(QPalette::ToolTipBase);
  readout_->setForegroundRole(QPalette::ToolTipText);
  readout_->setFrameShape(QFrame::Box);
  readout_->setMargin(5);
  readout_->setTextFormat(Qt::PlainText);
  readout_->hide();
}

void ThroughputChart::setColours(const VariantColours* colours) {
  colours_ = colours;
  refresh();
}

void ThroughputChart::setTitles(QHash<QString, QString> titles) {
  titles_ = std::move(titles);
  refresh();
}

void ThroughputChart::setRows(const std::vector<ResultRow>& rows) {
  rows_ = rows;
  hovered_ = -1;  // its index may now mean another row
  refresh();
}

void ThroughputChart::setBaseline(const std::vector<ResultRow>& rows, const QString& name) {
  overlay_.baseline = rows;
  overlay_.baselineName = name;
  refresh();
}

void ThroughputChart::setImports(std::vector<ImportedResults> imports) {
  overlay_.imports = std::move(imports);
  refresh();
}

void ThroughputChart::setSelected(int row) {
  if (row == selected_) return;
  selected_ = row;
  if (frozen_) {
    isStale_ = true;
    return;
  }
  plot_->setRings(hovered_, selected_);
  refreshReadout();
}

void ThroughputChart::setFrozen(bool frozen) {
  if (frozen == frozen_) return;
  frozen_ = frozen;
  if (frozen) {
    noted_.reset();
    setHovered(kNoRow);
    readout_->hide();
    empty_->setText(emptyText());
  } else if (std::exchange(isStale_, false)) {
    refresh();
  } else {
    empty_->setText(emptyText());
  }
}

void ThroughputChart::refresh() {
  if (frozen_) {
    isStale_ = true;
    return;
  }
  content_ = chartContent(rows_, titles_);
  noted_.reset();
  for (ChartSeries& series : overlaySeries(overlay_, rows_, titles_)) {
    // Other tools' figures are rates in pixels.
    const bool isImported = series.kind == SeriesKind::Imported || series.kind == SeriesKind::Level;
    if (!content_.isOfMatrices || !isImported) content_.series.push_back(std::move(series));
  }
  legend_->setEntries(legendEntries(styled(palette()), palette()));
  empty_->setText(emptyText());
  stack_->setCurrentIndex(isEmpty() ? 0 : 1);
  note_->setText(note(ChartMedium::Screen));
  note_->setToolTip(missingInDetail(content_, rows_, titles_));
  note_->setVisible(!note_->text().isEmpty());
  arrangeLegend();
  refreshPlot();
}

void ThroughputChart::refreshPlot() {
  plot_->setMarks(crossoverMarks(rows_));
  plot_->show(styled(palette()), {sizeTitle(), rateTitle(), rateUnit()}, palette(), font());
  plot_->setRings(hovered_, selected_);
  refreshReadout();
}

std::vector<StyledSeries> ThroughputChart::styled(const QPalette& palette) const {
  const VariantColours colours = colours_ != nullptr ? *colours_ : coloursByAppearance(rows_);
  std::vector<StyledSeries> result;
  for (const ChartSeries& series : content_.series) {
    const QStringList keys = keysOf(series);
    const bool shown =
        std::none_of(keys.begin(), keys.end(), [this](const QString& key) { return hiddenKeys_.count(key) > 0; });
    const bool bandShown = hiddenKeys_.count(bandsKey()) == 0;
    result.push_back(StyledSeries{series, styleOf(series, colours, palette), shown, bandShown});
  }
  return result;
}

QString ThroughputChart::rateUnit() const {
  return content_.isOfMatrices ? tr("GFLOP/s") : tr("GP/s");
}

QString ThroughputChart::rateTitle() const {
  return content_.isCold ? tr("throughput, cold caches, %1").arg(rateUnit()) : tr("throughput, %1").arg(rateUnit());
}

QString ThroughputChart::sizeTitle() const {
  return content_.isOfMatrices ? tr("N (of M, N and K that differ, the cube root of M N K)") : tr("image size, MP");
}

QString ThroughputChart::note(ChartMedium medium) const {
  QString caption = medium == ChartMedium::Paper ? caption_ : QString();
  if (!caption.isEmpty()) caption += QLatin1Char('.');
  QStringList sentences{caption, noteOnMissing(content_, rows_, medium), noteOnMarked(content_, rows_, medium),
                        noteOnOverlay(overlay_, rows_)};
  sentences.removeAll(QString());
  return sentences.join(QLatin1Char(' '));
}

QString ThroughputChart::emptyText() const {
  if (frozen_) return tr("Measuring. The chart is drawn when the run ends: drawing it now would disturb the timing.");
  if (!content_.rowsWithoutTime.empty()) return tr("No point has a time yet. The table says why.");
  return tr(
      "Nothing measured yet. Tick the variants to compare and press Run: their throughput at each size is "
      "drawn here, under this device's ceilings.");
}

void ThroughputChart::arrangeLegend() {
  const LegendShape shape = legendShapeFor(size());
  const bool isColumn = shape == LegendShape::Column;
  legend_->setShape(shape);
  plotAndLegend_->setDirection(isColumn ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  legendArea_->setMinimumSize(0, 0);
  legendArea_->setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
  const int barWidth = legendArea_->verticalScrollBar()->sizeHint().width();
  int rest = 0;  // of the height, under the last whole row
  if (isColumn) {
    const int beside = static_cast<int>(std::ceil(besideWidth(width(), legend_->naturalWidth()))) + 2 * kLegendMargin;
    const int inside = stack_->height();
    const bool scrolls = legend_->heightForWidth(beside) > inside;
    legendArea_->setFixedWidth(beside + (scrolls ? barWidth : 0));
    if (scrolls) rest = std::max(0, inside - legend_->heightOfWholeRows(beside, inside));
  } else {
    const auto most = static_cast<int>(kLargestRowsPart * height());
    // As if there were a bar: once shown, it goes only where the legend fits beside it.
    legendArea_->setFixedHeight(legend_->heightOfWholeRows(width() - barWidth, most));
  }
  legendArea_->setMargins({0, 0, 0, rest});
}

void ThroughputChart::setHovered(int row) {
  if (row == hovered_) return;
  hovered_ = row;
  plot_->setRings(hovered_, selected_);
  refreshReadout();
  Q_EMIT rowHovered(row);
}

void ThroughputChart::hoverAt(QPoint inView) {
  const QPointF inPlot = plot_->mapFromScene(view_->mapToScene(inView));
  const int row = rowAt(inView);
  noted_ = row == kNoRow ? plot_->noteNear(inPlot, kReachPixels / 2) : std::nullopt;
  setHovered(row);
  refreshReadout();
}

std::optional<NotedPoint> ThroughputChart::readout() const {
  if (noted_) return noted_;
  const int row = hovered_ >= 0 ? hovered_ : hasFocus() && isKeyed_ ? selected_ : kNoRow;
  if (row < 0 || row >= static_cast<int>(rows_.size())) return std::nullopt;
  const std::optional<QPointF> position = plot_->positionOf(row);
  if (!position) return std::nullopt;
  return NotedPoint{readoutText(rows_[static_cast<std::size_t>(row)], titles_), *position};
}

void ThroughputChart::refreshReadout() {
  const std::optional<NotedPoint> shown = isEmpty() ? std::nullopt : readout();
  if (!shown) {
    readout_->hide();
    return;
  }
  readout_->setText(shown->note);
  setAccessibleDescription(readout_->text());
  readout_->adjustSize();
  placeReadout(shown->at);
}

void ThroughputChart::placeReadout(QPointF inPlot) {
  const QPoint at = view_->mapTo(this, view_->mapFromScene(plot_->mapToScene(inPlot)));
  // Right of the point and above it, or wherever there is room; rather not over the legend.
  int x = at.x() + kReadoutOffset;
  if (x + readout_->width() > view_->width()) x = at.x() - kReadoutOffset - readout_->width();
  if (x < 0) x = std::min(at.x() - readout_->width() / 2, view_->width() - readout_->width());
  int y = at.y() - kReadoutOffset - readout_->height();
  if (y < 0) y = at.y() + kReadoutOffset;
  x = std::clamp(x, 0, std::max(0, width() - readout_->width()));
  y = std::clamp(y, 0, std::max(0, height() - readout_->height()));
  readout_->move(x, y);
  readout_->raise();
  readout_->show();
}

int ThroughputChart::rowAt(QPoint inView) const {
  return plot_->rowNear(plot_->mapFromScene(view_->mapToScene(inView)), kReachPixels).value_or(kNoRow);
}

bool ThroughputChart::eventFilter(QObject* watched, QEvent* event) {
  if (watched != view_->viewport()) return QWidget::eventFilter(watched, event);
  if (event->type() == QEvent::MouseMove && !frozen_) {
    hoverAt(static_cast<QMouseEvent*>(event)->position().toPoint());
  } else if (event->type() == QEvent::Leave && !frozen_) {
    noted_.reset();
    setHovered(kNoRow);
    refreshReadout();
  } else if (event->type() == QEvent::MouseButtonPress) {
    const auto* press = static_cast<QMouseEvent*>(event);
    setFocus(Qt::MouseFocusReason);
    isKeyed_ = false;
    const int row = press->button() == Qt::LeftButton ? rowAt(press->position().toPoint()) : -1;
    if (row >= 0) select(row);
  }
  return QWidget::eventFilter(watched, event);
}

void ThroughputChart::select(int row) {
  setSelected(row);
  Q_EMIT rowClicked(row);
}

void ThroughputChart::keyPressEvent(QKeyEvent* event) {
  isKeyed_ = true;
  switch (event->key()) {
    case Qt::Key_Left:
      return moveSelection(-1, 0);
    case Qt::Key_Right:
      return moveSelection(1, 0);
    case Qt::Key_Up:
      return moveSelection(0, -1);
    case Qt::Key_Down:
      return moveSelection(0, 1);
    default:
      QWidget::keyPressEvent(event);
  }
}

void ThroughputChart::moveSelection(int alongLine, int acrossLines) {
  std::vector<const std::vector<ChartPoint>*> lines;
  std::ptrdiff_t line = -1;
  std::ptrdiff_t place = 0;
  for (const StyledSeries& candidate : plot_->series()) {
    if (!candidate.shown || !isOfRows(candidate.series.kind)) continue;
    const std::vector<ChartPoint>& points = candidate.series.points;
    const auto found =
        std::find_if(points.begin(), points.end(), [this](const ChartPoint& p) { return p.row == selected_; });
    if (found != points.end()) {
      line = static_cast<std::ptrdiff_t>(lines.size());
      place = found - points.begin();
    }
    lines.push_back(&points);
  }
  if (lines.empty() || frozen_) return;
  if (line < 0) return select(lines.front()->front().row);
  const auto lineCount = static_cast<std::ptrdiff_t>(lines.size());
  const std::vector<ChartPoint>& from = *lines[static_cast<std::size_t>(line)];
  const double extent = from[static_cast<std::size_t>(place)].extent;
  if (acrossLines != 0) {
    // Lines need not have the same sizes: to the nearest one.
    const std::vector<ChartPoint>& to = *lines[static_cast<std::size_t>((line + acrossLines + lineCount) % lineCount)];
    const auto distance = [extent](const ChartPoint& p) { return std::abs(std::log(p.extent / extent)); };
    const auto nearest = std::min_element(
        to.begin(), to.end(), [&](const ChartPoint& a, const ChartPoint& b) { return distance(a) < distance(b); });
    return select(nearest->row);
  }
  const auto last = static_cast<std::ptrdiff_t>(from.size()) - 1;
  select(from[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(place + alongLine, 0, last))].row);
}

void ThroughputChart::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  isKeyed_ = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
  if (!frozen_) refreshReadout();
}

void ThroughputChart::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  if (!frozen_) refreshReadout();
}

void ThroughputChart::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) refresh();
}

void ThroughputChart::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrangeLegend();
  refreshReadout();
}

}  // namespace headroom
