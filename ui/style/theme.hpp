// Whether windows are light or dark: as the desktop is, or as a person chose.
#pragma once

#include <QString>

namespace headroom {

enum class Theme {
  Auto,  ///< style and colours of the desktop
  Light,
  Dark
};

inline constexpr Theme kThemes[] = {Theme::Auto, Theme::Light, Theme::Dark};

/// As it is stored: "auto", "light", "dark".
QString toText(Theme theme);
/// Auto for any other text.
Theme themeFromText(const QString& text);

/// Gives all windows, open ones too, this style and palette. Light and Dark are drawn in the Fusion style, because a
/// desktop's own may draw with colours that are not in the palette. Does nothing where the theme is shown already.
void showTheme(Theme theme);

}  // namespace headroom
