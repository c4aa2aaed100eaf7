#include "style/variant_colours.hpp"

#include <QSet>
#include <algorithm>
#include <array>
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
  // Further rounds of the same hues, each nearer to the text: still readable, and marker shapes differ too.
  const double towardsText = 0.35 * (at / count);
  return towardsText == 0 ? colour : blend(palette.color(QPalette::Text), colour, std::min(towardsText, 0.7));
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
