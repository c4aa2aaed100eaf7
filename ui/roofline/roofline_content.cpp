#include "roofline/roofline_content.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "style/engine_sentences.hpp"
#include "style/text.hpp"
#include "throughput/series_style.hpp"

namespace headroom {
namespace {

/// Zones show where a mark is, and must not distract from the marks.
constexpr double kZoneStrength = 0.35;
constexpr double kMarkRadius = 5;
/// Scale of the marks of the smallest size; larger sizes have larger marks.
constexpr double kSmallestScale = 0.6;

PlotSeries roofSeries(const Roof& roof, const Roofline& line, const RooflineArea& area, const QPalette& palette) {
  const bool isMain = line.main && (&roof == &line.roofs[line.main->memory] || &roof == &line.roofs[line.main->peak]);
  const QColor neutral = neutralColour(palette);
  PlotSeries series;
  series.key = QStringLiteral("roof ") + text(roof.name);
  series.label = roofLabel(roof);
  series.labelPlace = LabelPlace::OnLine;
  series.pen = QPen(neutral, isMain ? 1.6 : 1.0, isMain ? Qt::SolidLine : Qt::DashLine);
  series.strong = series.pen;
  series.text = labelColour(neutral, palette);
  series.isPickable = false;
  const double end = lineEndOf(roof, line, area);
  if (end > area.lowIntensity) {
    for (const double intensity : {area.lowIntensity, end})
      series.points.push_back({.x = intensity, .y = roof.at(intensity)});
  }
  return series;
}

/// Returns a zone from one intensity to another, between the x axis and the roof.
PlotSeries zoneSeries(const Roof& roof, Span x, const RooflineArea& area, const QColor& hue, const QPalette& palette) {
  PlotSeries series;
  series.key = QStringLiteral("zone");
  series.pen = Qt::NoPen;
  series.strong = QPen(blend(hue, palette.color(QPalette::Base), kZoneStrength), 1);
  series.isPickable = false;
  series.showsIntervals = true;
  for (const double intensity : {x.low, x.high}) {
    const Span band{area.lowRate, std::max(area.lowRate, roof.at(intensity))};
    series.points.push_back({.x = intensity, .y = band.high, .band = band});
  }
  return series;
}

/// Returns a label along the x axis.
PlotSeries zoneName(const QString& name, Span x, const RooflineArea& area, const QPalette& palette) {
  constexpr double kOverGround = 1.03;
  PlotSeries series;
  series.key = QStringLiteral("zone ") + name;
  series.label = name;
  series.labelPlace = LabelPlace::OnLine;
  series.pen = Qt::NoPen;
  series.text = neutralColour(palette);
  series.isPickable = false;
  for (const double intensity : {x.low, x.high})
    series.points.push_back({.x = intensity, .y = area.lowRate * kOverGround});
  return series;
}

void addZones(std::vector<PlotSeries>& all, const Roofline& line, const RooflineArea& area, const QPalette& palette) {
  if (!line.main) return;
  const Roof& memory = line.roofs[line.main->memory];
  const Roof& peak = line.roofs[line.main->peak];
  const QColor memoryHue = isDark(palette) ? QColor(0x4b, 0xa6, 0xe8) : QColor(0x00, 0x72, 0xb2);
  const QColor computeHue = isDark(palette) ? QColor(0xf0, 0x7a, 0x3c) : QColor(0xd5, 0x5e, 0x00);
  const Span left{area.lowIntensity, line.main->intensity};
  const Span right{line.main->intensity, area.highIntensity};
  all.push_back(zoneSeries(memory, left, area, memoryHue, palette));
  all.push_back(zoneSeries(peak, right, area, computeHue, palette));
  // Names stand at a line's right end if they can. In the left half of its zone, this one leaves the other its room
  // where that zone is narrow.
  const Span leftHalf{left.low, std::sqrt(left.low * left.high)};
  all.push_back(zoneName(QObject::tr("memory-bound"), leftHalf, area, palette));
  all.push_back(zoneName(QObject::tr("compute-bound"), right, area, palette));
}

std::vector<std::vector<const RooflineMark*>> marksByTrail(const Roofline& line) {
  std::vector<std::vector<const RooflineMark*>> all(line.trails.size());
  for (const RooflineMark& mark : line.marks) all[mark.trail].push_back(&mark);
  return all;
}

class TrailSeries {
 public:
  TrailSeries(const ShownRoofline& shown, std::vector<const RooflineMark*> marks, const VariantColours* colours,
              const QPalette& palette)
      : shown_(shown), marks_(std::move(marks)), palette_(palette), trail_(marks_.front()->trail) {
    const QString variant = text(shown.rows[marks_.front()->row].variant);
    colour_ = colours != nullptr ? colours->colour(variant, palette) : neutralColour(palette);
  }

  [[nodiscard]] PlotSeries marks(bool isColoured) const {
    PlotSeries series;
    series.key = key();
    series.label = text(shown_.line.trails[trail_]);
    series.labelPlace = isColoured ? LabelPlace::BesideEnd : LabelPlace::None;
    series.isContext = !isColoured;
    series.strong = QPen(colour_, 2.4);
    series.pen = isColoured ? QPen(colour_, 1.4) : contextPen(palette_);
    series.text = labelColour(colour_, palette_);
    series.marker = MarkerShape::Circle;
    series.radius = kMarkRadius;
    for (std::size_t i = 0; i < marks_.size(); ++i) series.points.push_back(pointOf(i));
    return series;
  }

  /// Returns a line to the intensity from the kernel's own loads, which is left of the mark if the kernel moves more
  /// bytes than necessary.
  [[nodiscard]] std::vector<PlotSeries> ownLoads() const {
    std::vector<PlotSeries> all;
    PlotSeries ends;
    ends.key = key() + QStringLiteral(" own ends");  // a key of its own, because pens are looked up by key
    ends.pen = Qt::NoPen;
    ends.strong = QPen(colour_, 1);
    ends.marker = MarkerShape::Square;
    ends.radius = kMarkRadius / 2;
    ends.isPickable = false;
    for (const RooflineMark* mark : marks_) {
      if (!mark->own) continue;
      PlotSeries& line = all.emplace_back();
      line.key = key() + QStringLiteral(" own loads");
      line.pen = QPen(colour_, 1, Qt::DotLine);
      line.strong = line.pen;
      line.isPickable = false;
      line.points = {{.x = *mark->own, .y = mark->rate}, {.x = mark->intensity, .y = mark->rate}};
      ends.points.push_back({.x = *mark->own, .y = mark->rate});
    }
    if (!ends.points.empty()) all.push_back(std::move(ends));
    return all;
  }

 private:
  [[nodiscard]] QString key() const { return QStringLiteral("trail %1").arg(trail_); }

  [[nodiscard]] PlotPoint pointOf(std::size_t index) const {
    const RooflineMark& mark = *marks_[index];
    const double part = marks_.size() < 2 ? 1 : static_cast<double>(index) / static_cast<double>(marks_.size() - 1);
    return {.id = static_cast<int>(mark.row),
            .x = mark.intensity,
            .y = mark.rate,
            .look = shown_.rows[mark.row].marks.empty() ? PointLook::Solid : PointLook::Hollow,
            .scale = kSmallestScale + (1 - kSmallestScale) * part};
  }

  const ShownRoofline& shown_;
  std::vector<const RooflineMark*> marks_;
  const QPalette& palette_;
  std::size_t trail_;
  QColor colour_;
};

QString rateTitle(const ShownRoofline& shown) {
  QStringList units;
  for (const RooflineMark& mark : shown.line.marks) {
    const QString unit = text(operationRateUnit(shown.rows[mark.row].precision));
    if (!units.contains(unit)) units << unit;
  }
  return units.isEmpty() ? text(operationRateUnit(Precision::Float)) : units.join(QStringLiteral(", "));
}

}  // namespace

std::set<std::size_t> colouredTrails(const ShownRoofline& shown) {
  std::set<std::size_t> coloured;
  for (const RooflineMark& mark : shown.line.marks) {
    if (static_cast<int>(mark.row) == shown.selected) coloured.insert(mark.trail);
  }
  for (const std::size_t trail : trailsByReach(shown.line)) {
    if (coloured.size() < kColouredTrails) coloured.insert(trail);
  }
  return coloured;
}

PlotContent rooflineContent(const ShownRoofline& shown, const VariantColours* colours, const QPalette& palette) {
  const RooflineArea area = areaOf(shown.line);
  PlotContent content;
  content.x.range = {area.lowIntensity, area.highIntensity, AxisScale::PowersOfTen};
  content.x.title = QObject::tr("Arithmetic intensity, operations per byte");
  content.x.shortTitle = QObject::tr("operations per byte");
  content.x.hasGrid = true;
  content.y.range = {area.lowRate, area.highRate, AxisScale::PowersOfTen};
  content.y.title = rateTitle(shown);
  content.y.hasGrid = true;
  addZones(content.series, shown.line, area, palette);
  for (const Roof& roof : shown.line.roofs) {
    if (!shown.hidden.contains(text(roof.name))) content.series.push_back(roofSeries(roof, shown.line, area, palette));
  }
  const std::set<std::size_t> coloured = colouredTrails(shown);
  std::vector<PlotSeries> inColour;
  for (std::vector<const RooflineMark*>& marks : marksByTrail(shown.line)) {
    const bool isColoured = coloured.contains(marks.front()->trail);
    const TrailSeries series(shown, std::move(marks), colours, palette);
    if (!isColoured) {
      content.series.push_back(series.marks(false));
      continue;
    }
    for (PlotSeries& own : series.ownLoads()) inColour.push_back(std::move(own));
    inColour.push_back(series.marks(true));
  }
  for (PlotSeries& series : inColour) content.series.push_back(std::move(series));
  return content;
}

QString roofLabel(const Roof& roof) {
  return QObject::tr("%1: %2").arg(engineSentences(roof.name), engineSentences(rateText(roof)));
}

}  // namespace headroom
