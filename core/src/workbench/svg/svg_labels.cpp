#include "workbench/svg/svg_labels.hpp"

#include <algorithm>

namespace headroom {
namespace {

/// Width of a letter, in parts of the font's size.
double letterWidth(unsigned char letter) {
  constexpr double kNarrow = 0.3;
  constexpr double kUsual = 0.56;
  constexpr double kCapital = 0.68;
  constexpr double kWide = 0.86;
  constexpr unsigned char kLastAscii = 0x7f;
  if (letter > kLastAscii) return 1;  // characters beyond ASCII may be as wide as high
  if (std::string_view("ijl.,:;'|!() ").find(static_cast<char>(letter)) != std::string_view::npos) return kNarrow;
  if (std::string_view("mwMW%@").find(static_cast<char>(letter)) != std::string_view::npos) return kWide;
  return letter >= 'A' && letter <= 'Z' ? kCapital : kUsual;
}

/// Whether a part of the line is inside the box, by clipping at each side.
bool crosses(const SvgBox& box, SvgPoint from, SvgPoint to) {
  double begin = 0;
  double end = 1;
  const auto cut = [&](double start, double along, double low, double high) {
    if (along == 0) return start >= low && start <= high;
    const double one = (low - start) / along;
    const double other = (high - start) / along;
    begin = std::max(begin, std::min(one, other));
    end = std::min(end, std::max(one, other));
    return begin <= end;
  };
  return cut(from.x, to.x - from.x, box.left, box.right()) && cut(from.y, to.y - from.y, box.top, box.bottom());
}

}  // namespace

double textWidth(std::string_view text, double fontSize) {
  double width = 0;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool continuesLetter = (byte & 0xC0) == 0x80;  // of UTF-8
    if (!continuesLetter) width += letterWidth(byte) * fontSize;
  }
  return width;
}

bool SvgPlaces::isFree(const SvgBox& box) const {
  return area_.holds(box) &&
         std::none_of(taken_.begin(), taken_.end(), [&](const SvgBox& other) { return other.touches(box); });
}

bool SvgPlaces::crossesLine(const SvgBox& box) const {
  return std::any_of(lines_.begin(), lines_.end(), [&](const Line& line) { return crosses(box, line.from, line.to); });
}

std::optional<SvgBox> SvgPlaces::takeFirstFree(std::span<const SvgBox> boxes) {
  const SvgBox* best = nullptr;
  for (const SvgBox& box : boxes) {
    if (!isFree(box)) continue;
    if (best == nullptr) best = &box;
    if (crossesLine(box)) continue;
    best = &box;
    break;
  }
  if (best == nullptr) return std::nullopt;
  taken_.push_back(*best);
  return *best;
}

std::vector<SvgBox> boxesBeside(SvgPoint mark, double radius, double width, double height) {
  constexpr double kGap = 3;
  const double away = radius + kGap;
  const double middle = mark.y - height / 2;
  const double centred = mark.x - width / 2;
  return {{mark.x + away, middle, width, height},
          {mark.x - away - width, middle, width, height},
          {centred, mark.y - away - height, width, height},
          {centred, mark.y + away, width, height},
          {mark.x + away, mark.y - away - height, width, height},
          {mark.x + away, mark.y + away, width, height},
          {mark.x - away - width, mark.y - away - height, width, height},
          {mark.x - away - width, mark.y + away, width, height}};
}

}  // namespace headroom
