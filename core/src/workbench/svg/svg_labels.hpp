// Labels of a picture, placed so that none covers another.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace headroom {

/// In units of the picture, y downwards.
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

/// How wide a sans-serif font of this size draws the text, about: pictures fit it to this width where the reader's font
/// differs.
[[nodiscard]] double textWidth(std::string_view text, double fontSize);

/// Hands out places inside an area.
class SvgPlaces {
 public:
  explicit SvgPlaces(SvgBox area) : area_(area) {}

  /// Nothing is placed there from now on.
  void take(SvgBox box) { taken_.push_back(box); }
  /// Labels may cross the line, but do so only where there is no other place.
  void avoid(SvgPoint from, SvgPoint to) { lines_.push_back({from, to}); }
  /// Takes the first of the boxes that is inside the area and free, and crosses no line if there is such a one.
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
