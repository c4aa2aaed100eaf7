#include "style/theme.hpp"

#include <QApplication>
#include <QLabel>
#include <QPalette>
#include <QToolTip>

#include "style/quiet_text.hpp"
#include "style/variant_colours.hpp"
#include "style/visible_boxes.hpp"

namespace headroom {

namespace {

/// Weight of the background in the colours of disabled widgets.
constexpr double kDisabledPart = 0.45;

/// A theme's own colours, from which the others are derived.
struct Colours {
  QColor window;
  QColor base;
  QColor button;
  QColor text;
  QColor highlight;
  QColor link;
};

Colours coloursOf(Theme theme) {
  if (theme == Theme::Dark) {
    return {QColor(0x2b, 0x2d, 0x30), QColor(0x1e, 0x1f, 0x22), QColor(0x3a, 0x3d, 0x41),
            QColor(0xe6, 0xe6, 0xe6), QColor(0x2f, 0x65, 0xa8), QColor(0x6c, 0xb2, 0xf2)};
  }
  return {QColor(0xef, 0xef, 0xef), QColor(Qt::white),        QColor(0xef, 0xef, 0xef),
          QColor(Qt::black),        QColor(0x30, 0x8c, 0xc6), QColor(0x00, 0x57, 0xae)};
}

QPalette paletteOf(Theme theme) {
  const Colours colours = coloursOf(theme);
  QPalette palette(colours.button, colours.window);
  const auto set = [&palette](QPalette::ColorRole role, const QColor& colour) {
    palette.setColor(QPalette::All, role, colour);
  };
  set(QPalette::Window, colours.window);
  set(QPalette::Base, colours.base);
  set(QPalette::AlternateBase, blend(colours.text, colours.base, 0.04));
  set(QPalette::ToolTipBase, theme == Theme::Dark ? colours.button : QColor(0xff, 0xff, 0xdc));
  set(QPalette::Highlight, colours.highlight);
  set(QPalette::HighlightedText, Qt::white);
  set(QPalette::Link, colours.link);
  set(QPalette::LinkVisited, blend(colours.text, colours.link, 0.3));
  set(QPalette::BrightText, Qt::white);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
    set(role, colours.text);
  }
  set(QPalette::PlaceholderText, neutralColour(palette));
  const QColor faint = blend(colours.text, colours.window, kDisabledPart);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText}) {
    palette.setColor(QPalette::Disabled, role, faint);
  }
  palette.setColor(QPalette::Disabled, QPalette::Base, colours.window);
  palette.setColor(QPalette::Disabled, QPalette::Highlight, blend(colours.text, colours.window, 0.2));
  return palette;
}

Theme& shownTheme() {
  static Theme shown = Theme::Auto;
  return shown;
}

/// A label's links keep the colour that they had when its text was set.
void colourLinks() {
  for (QWidget* widget : QApplication::allWidgets()) {
    auto* label = qobject_cast<QLabel*>(widget);
    if (label == nullptr || label->textFormat() == Qt::PlainText) continue;
    const QString text = label->text();
    if (!text.contains(QLatin1String("<a "))) continue;
    label->clear();
    label->setText(text);
  }
}

void setLook(Theme theme, const QPalette& toolTips) {
  if (theme == Theme::Auto) {
    QApplication::setStyle(new VisibleBoxes);
    QApplication::setPalette(QPalette());
    QToolTip::setPalette(toolTips);
    return;
  }
  const QPalette palette = paletteOf(theme);
  QApplication::setStyle(new VisibleBoxes(QStringLiteral("Fusion")));
  QApplication::setPalette(palette);
  QToolTip::setPalette(palette);
}

}  // namespace

QString toText(Theme theme) {
  switch (theme) {
    case Theme::Light:
      return QStringLiteral("light");
    case Theme::Dark:
      return QStringLiteral("dark");
    case Theme::Auto:
      break;
  }
  return QStringLiteral("auto");
}

Theme themeFromText(const QString& text) {
  for (const Theme theme : kThemes) {
    if (text == toText(theme)) return theme;
  }
  return Theme::Auto;
}

void showTheme(Theme theme) {
  if (shownTheme() == theme) return;
  // The desktop's tooltip colours, which the Fusion style would replace.
  static const QPalette toolTips = QToolTip::palette();
  shownTheme() = theme;
  setLook(theme, toolTips);
  makeQuietTextReadable();
  colourLinks();
}

}  // namespace headroom
