// Labels of a chart, placed without overlaps.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace headroom {

/// In units of the chart, y downwards.
struct SvgPoint {
  double x = 0;
  double y = 0;
};

struct SvgBox {
  double left = 0;
  double top = 0;
  double width = 0;
  double height = 0;

  [[nodiscard]] double right() const { return left + width; }
  [[nodiscard]] double bottom() const { return top + height; }
  [[nodiscard]] bool touches(const SvgBox& other) const {
    return left < other.right() && other.left < right() && top < other.bottom() && other.top < bottom();
  }
  [[nodiscard]] bool holds(const SvgBox& other) const {
    return left <= other.left && top <= other.top && right() >= other.right() && bottom() >= other.bottom();
  }
};

/// Returns the approximate width of the text in a sans-serif font of this size: charts fit it to this width if the
/// reader's font differs.
[[nodiscard]] double textWidth(std::string_view text, double fontSize);

/// Assigns places inside an area.
class SvgPlaces {
 public:
  explicit SvgPlaces(SvgBox area) : area_(area) {}

  /// Reserves the box.
  void take(SvgBox box) { taken_.push_back(box); }
  /// Labels cross this line only if there is no other place.
  void avoid(SvgPoint from, SvgPoint to) { lines_.push_back({from, to}); }
  /// Reserves the first box that is inside the area and free, preferably one that crosses no line.
  std::optional<SvgBox> takeFirstFree(std::span<const SvgBox> boxes);

 private:
  struct Line {
    SvgPoint from;
    SvgPoint to;
  };
  [[nodiscard]] bool isFree(const SvgBox& box) const;
  [[nodiscard]] bool crossesLine(const SvgBox& box) const;

  SvgBox area_;
  std::vector<SvgBox> taken_;
  std::vector<Line> lines_;
};

/// Beside a mark: right, left, above, below, then the corners.
[[nodiscard]] std::vector<SvgBox> boxesBeside(SvgPoint mark, double radius, double width, double height);

}  // namespace headroom
