#include "kernel/revision_chart.hpp"

#include <algorithm>
#include <cmath>

#include "headroom/analysis/verdict.hpp"
#include "headroom/report/report.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"
#include "style/variant_colours.hpp"

namespace headroom {
namespace {

constexpr double kRadius = 3.6;
constexpr double kWidthInEms = 26;
constexpr double kHeightInEms = 12;
constexpr double kLeastWidthInEms = 14;
constexpr double kLeastHeightInEms = 8;
constexpr int kDigits = 3;
constexpr int kFewestPlaces = 8;
/// A ceiling at this multiple of all points would flatten them, so only the text mentions it.
constexpr double kMostOverPoints = 8;

/// In the row's unit; no value without a time.
std::optional<double> speedOf(const ResultRow& row) {
  const auto rate = gigapixelsPerSecond(row);
  return rate ? std::optional(*rate * countsPerItem(row)) : std::nullopt;
}

bool isOfSamePoint(const ResultRow& one, const ResultRow& other) {
  return one.deviceId == other.deviceId && one.device == other.device && one.size == other.size &&
         one.parameters == other.parameters;
}

}  // namespace

RevisionChart::RevisionChart(QWidget* parent) : PlotView(parent) {
  setObjectName(QStringLiteral("revisionChart"));
  setAccessibleName(tr("Speed of each revision"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setReadout([this](int number) {
    const auto found = std::ranges::find(shown_, number, &Revision::number);
    return found == shown_.end() ? QString()
                                 : tr("revision %1: %2").arg(number).arg(engineSentences(attemptText(found->row)));
  });
  connect(this, &PlotView::pointClicked, this, &RevisionChart::revisionChosen);
  refresh();
}

void RevisionChart::setRevisions(const std::vector<Revision>& revisions) {
  shown_.clear();
  ceiling_.reset();
  if (!revisions.empty()) {
    const auto newest = std::ranges::max_element(revisions, {}, &Revision::measuredAt);
    std::ranges::copy_if(revisions, std::back_inserter(shown_), [&](const Revision& each) {
      return isOfSamePoint(each.row, newest->row) && speedOf(each.row);
    });
    unit_ = text(rateUnit(newest->row));
    const auto percent = percentOfCeiling(newest->row);
    const auto speed = speedOf(newest->row);
    if (percent && speed && *percent > 0) ceiling_ = *speed * 100 / *percent;
  }
  if (std::ranges::find(shown_, selected(), &Revision::number) == shown_.end()) setSelected(kNoPoint);
  refresh();
}

void RevisionChart::setColour(const QColor& colour) {
  colour_ = colour;
  refresh();
}

void RevisionChart::select(int number) {
  setSelected(number > 0 ? number : kNoPoint);
}

std::vector<int> RevisionChart::drawn() const {
  std::vector<int> numbers;
  for (const Revision& each : shown_) numbers.push_back(each.number);
  return numbers;
}

void RevisionChart::refresh() {
  if (shown_.empty()) {
    showText(tr("Each text of the kernel that is measured becomes a point here."));
  } else {
    PlotView::show(plotContent());
  }
}

PlotContent RevisionChart::plotContent() const {
  PlotSeries series;
  series.key = QStringLiteral("revisions");
  series.pen = QPen(colour_, 1.4);
  series.strong = QPen(colour_, 2.4);
  series.text = palette().color(QPalette::Text);
  series.marker = MarkerShape::Circle;
  series.radius = kRadius;
  series.showsIntervals = true;
  double highest = 0;
  const Revision* best = nullptr;
  for (const Revision& each : shown_) {
    const double speed = *speedOf(each.row);
    PlotPoint point{each.number, static_cast<double>(each.number), speed};
    const TimeRange time = withinRun(each.row);
    if (time.lowMs > 0 && std::isfinite(time.highMs))
      point.whisker = Span{speed * time.ms / time.highMs, speed * time.ms / time.lowMs};
    if (!isValid(each.row)) point.look = PointLook::Hollow;
    highest = std::max(highest, speed);
    if (isValid(each.row) && (best == nullptr || speed > *speedOf(best->row))) best = &each;
    series.points.push_back(point);
  }
  for (PlotPoint& point : series.points) point.isRinged = best != nullptr && point.id == best->number;
  PlotContent content;
  double top = highest;
  if (ceiling_ && *ceiling_ <= kMostOverPoints * highest) {
    PlotSeries across;
    across.key = QStringLiteral("ceiling");
    across.label = tr("ceiling");
    across.labelPlace = LabelPlace::OnLine;
    across.pen = across.strong = QPen(neutralColour(palette()), 1.4, Qt::DashLine);
    across.text = palette().color(QPalette::Text);
    across.isAcross = true;
    across.isPickable = false;
    across.points = {{.id = kNoPoint, .x = 0, .y = *ceiling_}};
    top = std::max(top, *ceiling_);
    content.series.push_back(across);
  }
  content.series.push_back(std::move(series));
  content.y = {{0, 1.08 * top}, unit_};
  content.y.label = [](double value) { return shownNumber(value, kDigits); };
  content.y.hasGrid = true;
  // Space for the next revisions, with ticks at whole numbers.
  const double first = shown_.front().number;
  content.x = {{first - 0.5, std::max<double>(shown_.back().number, first + kFewestPlaces - 1) + 0.5}, tr("revision")};
  content.x.label = [](double value) {
    return value == std::floor(value) ? QString::number(static_cast<int>(value)) : QString();
  };
  return content;
}

void RevisionChart::changeEvent(QEvent* event) {
  PlotView::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) refresh();
}

QSize RevisionChart::sizeHint() const {
  const double em = fontMetrics().height();
  return QSizeF(kWidthInEms * em, kHeightInEms * em).toSize();
}

QSize RevisionChart::minimumSizeHint() const {
  const double em = fontMetrics().height();
  return QSizeF(kLeastWidthInEms * em, kLeastHeightInEms * em).toSize();
}

}  // namespace headroom
