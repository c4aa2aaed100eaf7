#include "widgets/mark_chips.hpp"

#include "style/variant_colours.hpp"

namespace headroom {

QString markChips(const QStringList& names, const QPalette& palette) {
  constexpr double kGroundPart = 0.16;
  const QColor ground = blend(palette.color(QPalette::WindowText), palette.color(QPalette::Window), kGroundPart);
  QString html;
  for (const QString& name : names) {
    html += QStringLiteral("<span style=\"background-color:%1\">&nbsp;<b>!</b>&nbsp;%2&nbsp;</span>&nbsp; ")
                .arg(ground.name(), name.toHtmlEscaped().replace(QLatin1Char(' '), QStringLiteral("&nbsp;")));
  }
  return html;
}

}  // namespace headroom
