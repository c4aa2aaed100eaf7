// The visible part of the plane in charts of a roofline.
#include <algorithm>
#include <cmath>

#include "headroom/roofline.hpp"

namespace headroom {
namespace {

/// Margin factor around the outermost values, so that no mark is on an axis.
constexpr double kMargin = 1.6;
/// Roofs below this part of the slowest mark are left out, because they would compress the marks.
constexpr double kFarBelow = 0.1;

class ValuesSeen {
 public:
  void add(double value) {
    if (!(value > 0) || !std::isfinite(value)) return;
    smallest_ = isEmpty_ ? value : std::min(smallest_, value);
    largest_ = isEmpty_ ? value : std::max(largest_, value);
    isEmpty_ = false;
  }
  [[nodiscard]] bool isEmpty() const { return isEmpty_; }
  [[nodiscard]] double smallest() const { return smallest_; }
  [[nodiscard]] double largest() const { return largest_; }

 private:
  bool isEmpty_ = true;
  double smallest_ = 0;
  double largest_ = 0;
};

void setIntensities(RooflineArea& area, const Roofline& line) {
  constexpr double kBesideRidge = 4;
  ValuesSeen seen;
  for (const RooflineMark& mark : line.marks) {
    seen.add(mark.intensity);
    seen.add(mark.own.value_or(0));
  }
  if (line.main) {
    seen.add(line.main->intensity / kBesideRidge);
    seen.add(line.main->intensity * kBesideRidge);
  }
  if (seen.isEmpty()) return;
  area.lowIntensity = seen.smallest() / kMargin;
  area.highIntensity = seen.largest() * kMargin;
}

void setRates(RooflineArea& area, const Roofline& line) {
  ValuesSeen seen;
  for (const RooflineMark& mark : line.marks) {
    seen.add(mark.rate);
    seen.add(mark.roof.value_or(0));
  }
  const double slowest = seen.smallest();
  for (const Roof& roof : line.roofs) {
    if (!roof.isOfBytes() && roof.rate >= kFarBelow * slowest) seen.add(roof.rate);
    if (roof.isOfBytes() && line.marks.empty()) seen.add(roof.at(area.lowIntensity));
  }
  if (line.main) seen.add(line.main->rate);
  if (seen.isEmpty()) return;
  area.lowRate = seen.smallest() / kMargin;
  area.highRate = seen.largest() * kMargin * kMargin;  // names of peaks stand above them
}

}  // namespace

RooflineArea areaOf(const Roofline& roofline) {
  RooflineArea area;
  setIntensities(area, roofline);
  setRates(area, roofline);
  return area;
}

double lineEndOf(const Roof& roof, const Roofline& roofline, const RooflineArea& area) {
  if (!roof.isOfBytes()) return area.highIntensity;
  double highest = 0;
  for (const Roof& other : roofline.roofs) {
    if (!other.isOfBytes()) highest = std::max(highest, other.rate);
  }
  return highest > 0 ? std::min(area.highIntensity, highest / roof.rate) : area.highIntensity;
}

}  // namespace headroom
