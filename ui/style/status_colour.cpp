#include "style/status_colour.hpp"

namespace headroom {

QColor statusColour(Status status, const QPalette& palette) {
  if (status == Status::Ok) return palette.color(QPalette::Text);
  if (status == Status::Cancelled || status == Status::Unsupported || status == Status::OverBudget)
    return palette.color(QPalette::PlaceholderText);
  // Palettes have no role for failures: red with the text's lightness keeps its contrast with the base.
  const bool onDark = palette.color(QPalette::Base).lightnessF() < 0.5F;
  return QColor::fromHslF(0.0F, 0.75F, onDark ? 0.72F : 0.36F);
}

}  // namespace headroom
