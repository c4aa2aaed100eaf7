// What a plot shows, as plain values: axes, lines, points, and what stands across them.
#pragma once

#include <QPen>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "plot/axis_range.hpp"
#include "plot/marker.hpp"

namespace headroom {

inline constexpr int kNoPoint = -1;

/// From low to high, in the units of an axis.
struct Span {
  double low = 0;
  double high = 0;
};

struct PlotPoint {
  int id = kNoPoint;  ///< what is selected with it; kNoPoint for what stands for nothing
  double x = 0;
  double y = 0;
  std::optional<Span> whisker = std::nullopt;
  std::optional<Span> band = std::nullopt;
  PointLook look = PointLook::Solid;
  bool isOnLine = true;
  bool isRinged = false;  ///< singled out, e.g. the best one
  double scale = 1;       ///< of its marker: the series' radius times this
  QString note = {};      ///< what the readout says of a point without an id
};

enum class LabelPlace {
  None,
  AtEnd,     ///< beside the plot, at the height of the line's last point
  OnLine,    ///< along the line, where least is in the way
  BesideEnd  ///< beside the line's last point, on the side where least is in the way
};

struct PlotSeries {
  QString key;    ///< of the line, to emphasise it
  QString label;  ///< at the line
  LabelPlace labelPlace = LabelPlace::None;
  QPen pen;     ///< no pen: points alone
  QPen strong;  ///< while the line is emphasised
  QColor text;  ///< of the label; readable on the ground
  MarkerShape marker = MarkerShape::None;
  double radius = 4.5;            ///< of the markers, in pixels
  bool isContext = false;         ///< drawn under all others, without markers
  bool isPickable = true;         ///< its points have ids that are selected
  bool showsIntervals = false;    ///< bands and whiskers
  bool isAcross = false;          ///< one point of no x: a line from side to side at its y
  bool countsForRange = true;     ///< the axes are made to hold it
  std::vector<PlotPoint> points;  ///< by x
};

struct PlotAxis {
  AxisRange range;
  QString title;
  QString shortTitle = {};                          ///< where the title has no room
  std::function<QString(double value)> label = {};  ///< of a tick; plain numbers where there is none
  bool hasTicks = true;
  bool hasGrid = false;  ///< lines at the ticks
};

/// A line from the ground to the top at an x, with its name along it.
struct PlotMark {
  double x = 0;
  QString label = {};
};

/// A bracket over the ground from one x to another.
struct PlotBracket {
  Span x;
  QPen pen;
  int row = 0;  ///< 0 the lowest
};

struct PlotContent {
  PlotAxis x;
  PlotAxis y;
  std::vector<PlotSeries> series;  ///< later ones lie over earlier ones
  std::vector<PlotMark> marks;
  std::vector<PlotBracket> brackets;
  std::optional<Span> bandAcross = std::nullopt;  ///< of y, from side to side
};

}  // namespace headroom
