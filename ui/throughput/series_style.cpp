#include "throughput/series_style.hpp"

#include <algorithm>
#include <array>

namespace headroom {
namespace {

constexpr std::array kShapes{MarkerShape::Circle, MarkerShape::Square,   MarkerShape::Triangle, MarkerShape::Diamond,
                             MarkerShape::Star,   MarkerShape::Pentagon, MarkerShape::Cross};

// Lengths in pen widths. The copy ceiling comes first: it is the most important one, and has the longest dashes.
QList<qreal> ceilingDashes(int place) {
  // One pattern per ceiling of a blur: copies of four pixel formats and three of arithmetic.
  static const std::array<QList<qreal>, 7> kPatterns{
      QList<qreal>{9, 4},          QList<qreal>{5, 3}, QList<qreal>{5, 3, 1.5, 3}, QList<qreal>{5, 3, 1.5, 3, 1.5, 3},
      QList<qreal>{12, 3, 1.5, 3}, QList<qreal>{3, 7}, QList<qreal>{12, 3, 4, 3}};
  return kPatterns[static_cast<std::size_t>(place) % kPatterns.size()];
}

/// Of the devices after the first one, whose lines are solid. Longer than a host implementation's.
QList<qreal> deviceDashes(int device) {
  static const std::array<QList<qreal>, 3> kPatterns{QList<qreal>{10, 2}, QList<qreal>{10, 2, 2, 2},
                                                     QList<qreal>{10, 2, 2, 2, 2, 2}};
  return kPatterns[static_cast<std::size_t>(device - 1) % kPatterns.size()];
}

// Strokes, whereas Headroom's own results have filled shapes.
constexpr std::array kForeignShapes{MarkerShape::Plus, MarkerShape::Saltire, MarkerShape::Asterisk};

constexpr double kContextPart = 0.24;
constexpr double kLabelPart = 0.3;  // share of the text's colour in a line's label

}  // namespace

SeriesStyle styleOf(const ChartSeries& series, const VariantColours& colours, const QPalette& palette) {
  const QColor neutral = neutralColour(palette);
  const QColor colour = colours.colour(series.variant, palette);
  const int place = std::max(colours.place(series.variant), 0);
  // Colours repeat after as many variants as there are shapes, so the shape is shifted then to keep them
  // distinguishable.
  const auto count = static_cast<int>(kShapes.size());
  const MarkerShape shape = kShapes[static_cast<std::size_t>((place + 3 * (place / count)) % count)];
  SeriesStyle style;
  switch (series.kind) {
    case SeriesKind::Measured:
      style.pen = QPen(colour, 2.2);
      if (series.device > 0) style.pen.setDashPattern(deviceDashes(series.device));
      style.marker = shape;
      break;
    case SeriesKind::HostPeer:
      style.pen = QPen(colour, 1.4, Qt::CustomDashLine);
      style.pen.setDashPattern({6, 4});
      style.marker = shape;
      break;
    case SeriesKind::Estimate:
      style.pen = QPen(colour, 1.8, Qt::CustomDashLine, Qt::RoundCap);
      style.pen.setDashPattern({0.1, 2.6});
      break;
    case SeriesKind::Ceiling:
      style.pen = QPen(neutral, 1.4, Qt::CustomDashLine, Qt::FlatCap);
      style.pen.setDashPattern(ceilingDashes(series.place));
      break;
    case SeriesKind::Baseline:
      style.pen = QPen(blend(colour, palette.color(QPalette::Base), 0.7), 1.3, Qt::CustomDashLine, Qt::FlatCap);
      style.pen.setDashPattern({4, 4});
      break;
    case SeriesKind::Imported:
      style.pen = QPen(palette.color(QPalette::Text), 0.8);
      style.marker = kForeignShapes[static_cast<std::size_t>(series.place) % kForeignShapes.size()];
      break;
    case SeriesKind::Level:
      style.pen = QPen(neutral, 0.8);
      break;
  }
  style.pen.setJoinStyle(Qt::RoundJoin);
  return style;
}

QPen contextPen(const QPalette& palette) {
  QPen pen(blend(palette.color(QPalette::Text), palette.color(QPalette::Base), kContextPart), 1);
  pen.setJoinStyle(Qt::RoundJoin);
  return pen;
}

QColor labelColour(const QColor& line, const QPalette& palette) {
  return blend(palette.color(QPalette::Text), line, kLabelPart);
}

}  // namespace headroom
