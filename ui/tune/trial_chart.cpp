#include "tune/trial_chart.hpp"

#include <algorithm>
#include <cmath>

#include "style/text.hpp"

namespace headroom {

namespace {

constexpr double kRadius = 3.2;
constexpr double kSmallRadius = 1.8;
/// Pixels per trial that allow marks of the usual size.
constexpr double kRoomyStep = 5;
/// Keeps the first few trials from being spread over the whole width.
constexpr int kFewestPlaces = 8;
constexpr double kWidthInEms = 26;
constexpr double kHeightInEms = 13;
constexpr double kLeastWidthInEms = 14;
constexpr double kLeastHeightInEms = 9;
constexpr int kDigits = 3;

double rateOf(const TuningResult& result) {
  return measuredSpeed(result.row).value_or(0);
}

void drawTrial(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  drawMarker(painter, area.center(), kRadius, MarkerShape::Circle, ink.samples, ink.ground());
}

void drawFailure(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  drawMarker(painter, area.center(), kRadius, MarkerShape::Circle, ink.samples, ink.ground(), PointLook::Crossed);
}

}  // namespace

TrialChart::TrialChart(const TuningModel* model, QWidget* parent) : PlotView(parent), model_(model) {
  setObjectName(QStringLiteral("trialChart"));
  setAccessibleName(tr("Speed of every configuration in the order tried"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setReadout([this](int trial) {
    return trial >= 0 && trial < model_->count() ? trialText(model_->result(trial)) : QString();
  });
  connect(this, &PlotView::pointClicked, this, &TrialChart::trialChosen);
  refresh();
}

void TrialChart::refresh() {
  if (selected() >= model_->count()) select(kNoTrial);
  if (model_->count() == 0) {
    showText(tr("Each configuration appears here as it is tried."));
  } else {
    PlotView::show(plotContent());
  }
}

void TrialChart::setColour(const QColor& colour) {
  colour_ = colour;
  refresh();
}

void TrialChart::select(int trial) {
  setSelected(trial);
  setAccessibleDescription(trial == kNoTrial ? QString() : trialText(model_->result(trial)));
}

std::vector<MarkLegend::Entry> TrialChart::legend() const {
  std::vector<MarkLegend::Entry> entries = {{tr("configuration"), drawTrial}};
  const std::vector<TuningResult>& tried = model_->report().tried;
  if (!std::all_of(tried.begin(), tried.end(), counts)) entries.push_back({tr("invalid configuration"), drawFailure});
  return entries;
}

PlotSeries TrialChart::trials(double ground) const {
  PlotSeries series;
  series.key = QStringLiteral("trials");
  series.pen = QPen(Qt::NoPen);
  series.strong = QPen(colour_, 1.6);
  series.marker = MarkerShape::Circle;
  const bool isRoomy = width() / std::max(1.0, static_cast<double>(model_->count())) >= kRoomyStep;
  series.radius = isRoomy ? kRadius : kSmallRadius;
  for (int trial = 0; trial < model_->count(); ++trial) {
    const bool isValid = counts(model_->result(trial));
    PlotPoint point{trial, trial + 1.0, isValid ? rateOf(model_->result(trial)) : ground};
    point.look = isValid ? PointLook::Solid : PointLook::Crossed;
    point.isOnLine = isValid;
    series.points.push_back(point);
  }
  return series;
}

PlotSeries TrialChart::bestSoFar() const {
  PlotSeries series;
  series.key = QStringLiteral("best");
  series.label = tr("best so far");
  series.labelPlace = LabelPlace::AtEnd;
  series.text = palette().color(QPalette::Text);
  series.pen = series.strong = QPen(palette().color(QPalette::Text), 1.4);
  series.isPickable = false;
  double best = 0;
  const auto add = [&series](double x, double y) { series.points.push_back({kNoPoint, x, y}); };
  for (int trial = 0; trial < model_->count(); ++trial) {
    const TuningResult& result = model_->result(trial);
    if (!counts(result) || rateOf(result) <= best) continue;
    if (best > 0) add(trial + 1.0, best);
    best = rateOf(result);
    add(trial + 1.0, best);
  }
  if (best > 0) add(model_->count(), best);
  return series;
}

PlotSeries TrialChart::standard() const {
  PlotSeries series;
  series.key = QStringLiteral("default");
  series.label = tr("default");
  series.labelPlace = LabelPlace::AtEnd;  // on a line close to it, it would be taken for the name of that one
  series.text = palette().color(QPalette::Text);
  series.pen = series.strong = QPen(palette().color(QPalette::PlaceholderText), 1.4, Qt::DotLine);
  series.isPickable = false;
  series.isAcross = true;
  if (model_->standard() != kNoTrial && counts(model_->result(model_->standard()))) {
    series.points.push_back({kNoPoint, 1, rateOf(model_->result(model_->standard()))});
  }
  return series;
}

PlotContent TrialChart::plotContent() const {
  double slowest = 0;
  double fastest = 0;
  for (const TuningResult& result : model_->report().tried) {
    if (!counts(result)) continue;
    const double rate = rateOf(result);
    slowest = slowest == 0 ? rate : std::min(slowest, rate);
    fastest = std::max(fastest, rate);
  }
  PlotContent content;
  content.y = {fastest > 0 ? rateRange(slowest, fastest) : AxisRange(), text(speedUnit(model_->report()))};
  content.y.label = [](double value) { return shownNumber(value, kDigits); };
  content.y.hasGrid = true;
  content.y.hasTicks = fastest > 0;
  content.x = {{0.5, std::max(model_->count(), kFewestPlaces) + 0.5}, tr("configuration, in the order tried")};
  content.x.label = [](double value) { return value == std::round(value) ? QString::number(value) : QString(); };
  content.series = {standard(), bestSoFar(), trials(content.y.range.low)};
  std::erase_if(content.series, [](const PlotSeries& series) { return series.points.empty(); });
  return content;
}

QPointF TrialChart::positionOf(int trial) const {
  return placeOf(trial).value_or(QPointF());
}

void TrialChart::changeEvent(QEvent* event) {
  PlotView::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) refresh();
}

QSize TrialChart::sizeHint() const {
  const double em = fontMetrics().height();
  return QSizeF(kWidthInEms * em, kHeightInEms * em).toSize();
}

QSize TrialChart::minimumSizeHint() const {
  const double em = fontMetrics().height();
  return QSizeF(kLeastWidthInEms * em, kLeastHeightInEms * em).toSize();
}

}  // namespace headroom
