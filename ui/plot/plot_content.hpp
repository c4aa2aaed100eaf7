// Content of a plot, as plain values: axes, lines, points, marks, brackets and bands.
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

/// Interval in the units of an axis, from low to high.
struct Span {
  double low = 0;
  double high = 0;
};

struct PlotPoint {
  int id = kNoPoint;  ///< what selecting the point selects; kNoPoint for a point that cannot be selected
  double x = 0;
  double y = 0;
  std::optional<Span> whisker = std::nullopt;
  std::optional<Span> band = std::nullopt;
  PointLook look = PointLook::Solid;
  bool isOnLine = true;
  bool isRinged = false;  ///< highlighted, e.g. the best one
  double scale = 1;       ///< size of its marker, relative to the series' radius
  QString note = {};      ///< readout of a point without an id
};

enum class LabelPlace {
  None,
  AtEnd,     ///< beside the plot, at the height of the line's last point
  OnLine,    ///< along the line, where it overlaps least
  BesideEnd  ///< beside the line's last point, on the side where it overlaps least
};

struct PlotSeries {
  QString key;    ///< identifies the line, e.g. for emphasis
  QString label;  ///< shown at the line
  LabelPlace labelPlace = LabelPlace::None;
  QPen pen;     ///< no pen: points only
  QPen strong;  ///< pen of the emphasised line
  QColor text;  ///< colour of the label; readable on the background
  MarkerShape marker = MarkerShape::None;
  double radius = 4.5;            ///< of the markers, in pixels
  bool isContext = false;         ///< drawn below all other lines, without markers
  bool isPickable = true;         ///< its points have ids and can be selected
  bool showsIntervals = false;    ///< draws bands and whiskers
  bool isAcross = false;          ///< has one point without x, drawn as a horizontal line across the plot
  bool countsForRange = true;     ///< the axes' ranges include it
  std::vector<PlotPoint> points;  ///< sorted by x
};

struct PlotAxis {
  AxisRange range;
  QString title;
  QString shortTitle = {};                          ///< used if the title does not fit
  std::function<QString(double value)> label = {};  ///< label of a tick; empty: plain numbers
  bool hasTicks = true;
  bool hasGrid = false;  ///< lines at the ticks
};

/// A vertical line across the plot at an x, with its label along it.
struct PlotMark {
  double x = 0;
  QString label = {};
};

/// A bracket above the x axis from one x to another.
struct PlotBracket {
  Span x;
  QPen pen;
  int row = 0;  ///< 0 is the lowest
};

struct PlotContent {
  PlotAxis x;
  PlotAxis y;
  std::vector<PlotSeries> series;  ///< drawn in this order
  std::vector<PlotMark> marks;
  std::vector<PlotBracket> brackets;
  std::optional<Span> bandAcross = std::nullopt;  ///< y range of a band across the plot
};

}  // namespace headroom
