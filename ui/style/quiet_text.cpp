#include "style/quiet_text.hpp"

#include <QApplication>
#include <QPalette>

#include "style/contrast.hpp"
#include "style/variant_colours.hpp"

namespace headroom {
namespace {

constexpr double kStep = 0.1;

/// Returns the palette's own link colour, moved towards the text's colour until it is readable.
QColor readableLink(const QPalette& palette) {
  const QColor link = palette.color(QPalette::Link);
  QColor readable = link;
  for (double part = kStep; part < 1 && contrast(readable, palette.color(QPalette::Window)) < kReadableContrast;
       part += kStep) {
    readable = blend(palette.color(QPalette::WindowText), link, part);
  }
  return readable;
}

}  // namespace

void makeQuietTextReadable() {
  QPalette palette = QApplication::palette();
  const QColor colour = neutralColour(palette);
  const QColor link = readableLink(palette);
  // Setting these colours changes the palette again.
  if (palette.color(QPalette::PlaceholderText) == colour && palette.color(QPalette::Link) == link) return;
  palette.setColor(QPalette::PlaceholderText, colour);
  palette.setColor(QPalette::Link, link);
  QApplication::setPalette(palette);
}

}  // namespace headroom
