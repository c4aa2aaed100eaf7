#include "style/quiet_text.hpp"

#include <QApplication>
#include <QPalette>

#include "style/variant_colours.hpp"

namespace headroom {

void makeQuietTextReadable() {
  QPalette palette = QApplication::palette();
  const QColor colour = neutralColour(palette);
  // Setting it is a change of the palette, too.
  if (palette.color(QPalette::PlaceholderText) == colour) return;
  palette.setColor(QPalette::PlaceholderText, colour);
  QApplication::setPalette(palette);
}

}  // namespace headroom
