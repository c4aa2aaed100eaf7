#include "style/variant_colours.hpp"

#include <QSet>
#include <array>
#include <cmath>
#include <cstddef>

namespace headroom {
namespace {

struct Hue {
  QRgb onLight;
  QRgb onDark;
};

// Okabe and Ito's set (https://jfly.uni-koeln.de/color/), each hue darkened or lightened until it has a contrast of at
// least 3:1 (WCAG 1.4.11, graphics) against white and against #1e1e1e. Neighbours differ most.
constexpr std::array<Hue, 7> kHues{{
    {0xff0072b2, 0xff4ba6e8},  // blue
    {0xffd55e00, 0xfff07a3c},  // vermillion
    {0xff008a65, 0xff2cc79b},  // bluish green
    {0xffb8578f, 0xffe394c2},  // reddish purple
    {0xffa87400, 0xfff0b232},  // orange
    {0xff3a8fc4, 0xff9bd8ff},  // sky blue
    {0xff7d7500, 0xfff0e442},  // yellow
}};

/// Change of the hues in each further round.
struct Shade {
  float turn;  ///< of the hue, in degrees
  float saturation;
  double towardsText;
};

// Found by search: any two of 42 variants differ by at least 7 in CIE 1976 Lab, and all have that contrast. Colours
// repeat from the 43rd on; marker shapes differ as well.
constexpr std::array<Shade, 6> kShades{{
    {0, 1, 0},
    {-25, 0.6F, 0.15},
    {0, 0.8F, 0.45},
    {0, 0.8F, 0.15},
    {-30, 1, 0.2},
    {30, 0.8F, 0.3},
}};

QColor shaded(const QColor& hue, const Shade& shade, const QColor& text) {
  float degrees = 0;
  float saturation = 0;
  float lightness = 0;
  hue.getHslF(&degrees, &saturation, &lightness);
  const float turned = degrees + shade.turn / 360;
  const QColor colour = QColor::fromHslF(turned - std::floor(turned), saturation * shade.saturation, lightness);
  return blend(text, colour, shade.towardsText);
}

}  // namespace

bool isDark(const QPalette& palette) {
  return palette.color(QPalette::Base).lightness() < palette.color(QPalette::Text).lightness();
}

QColor blend(const QColor& over, const QColor& under, double part) {
  const auto mix = [part](float a, float b) { return static_cast<float>(part * a + (1 - part) * b); };
  return QColor::fromRgbF(mix(over.redF(), under.redF()), mix(over.greenF(), under.greenF()),
                          mix(over.blueF(), under.blueF()));
}

QColor neutralColour(const QPalette& palette) {
  return blend(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.62);
}

QPalette paperPalette() {
  QPalette palette(Qt::white);
  palette.setColor(QPalette::Base, Qt::white);
  palette.setColor(QPalette::Window, Qt::white);
  for (const QPalette::ColorRole role : {QPalette::Text, QPalette::WindowText}) {
    palette.setColor(role, QColor(0x1a, 0x1a, 0x1a));
  }
  return palette;
}

VariantColours::VariantColours(QStringList variantIds, Count count) {
  QHash<QString, int> next;
  for (const QString& id : variantIds) {
    if (places_.contains(id)) continue;
    places_.insert(id, next[count == Count::Together ? QString() : id.section(QLatin1Char('.'), 0, 0)]++);
  }
}

QColor VariantColours::colour(const QString& variantId, const QPalette& palette) const {
  const bool dark = isDark(palette);
  const int at = place(variantId);
  if (at < 0) return neutralColour(palette);
  const auto count = static_cast<int>(kHues.size());
  const Hue& hue = kHues[static_cast<std::size_t>(at % count)];
  const QColor colour = QColor::fromRgb(dark ? hue.onDark : hue.onLight);
  const std::size_t round = static_cast<std::size_t>(at / count) % kShades.size();
  return round == 0 ? colour : shaded(colour, kShades[round], palette.color(QPalette::Text));
}

bool VariantColours::tellApart(const QStringList& variantIds) const {
  QSet<int> hues;
  for (const QString& id : variantIds) {
    if (place(id) < static_cast<int>(kHues.size())) hues << place(id);
  }
  return hues.size() == variantIds.size();
}

int VariantColours::place(const QString& variantId) const {
  return places_.value(variantId, -1);
}

}  // namespace headroom
