#include "style/difference_colour.hpp"

#include "style/status_colour.hpp"

namespace headroom {

QColor differenceColour(Difference difference, const QPalette& palette) {
  const bool onDark = palette.color(QPalette::Base).lightnessF() < 0.5F;
  switch (difference) {
    case Difference::Slower:
      return statusColour(Status::Failed, palette);
    case Difference::Faster:
      // Shifted towards blue, which red-green colour blindness distinguishes from red.
      return QColor::fromHslF(0.47F, 0.75F, onDark ? 0.6F : 0.25F);
    case Difference::Same:
      return palette.color(QPalette::Text);
    case Difference::Ambiguous:
    case Difference::OnlyInBase:
    case Difference::OnlyInNew:
    case Difference::NotComparable:
      break;
  }
  return palette.color(QPalette::PlaceholderText);
}

}  // namespace headroom
