// Light or dark theme of the windows: the desktop's, or the user's choice.
#pragma once

#include <QString>

namespace headroom {

enum class Theme {
  Auto,  ///< style and colours of the desktop
  Light,
  Dark
};

inline constexpr Theme kThemes[] = {Theme::Auto, Theme::Light, Theme::Dark};

/// Returns the stored form: "auto", "light", "dark".
QString toText(Theme theme);
/// Returns Auto for any other text.
Theme themeFromText(const QString& text);

/// Gives all windows, including open ones, the style and palette of the theme. Light and Dark use the Fusion style,
/// because a desktop's own style may draw with colours that are not in the palette. Does nothing if the theme is
/// already shown.
void showTheme(Theme theme);

}  // namespace headroom
