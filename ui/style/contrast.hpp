// How well one colour is seen on another, as WCAG 2 defines it.
#pragma once

#include <QColor>

namespace headroom {

/// Text takes at least so much (WCAG 2, 1.4.3).
constexpr double kReadableContrast = 4.5;

/// What has to be seen, but not read, takes at least so much (WCAG 2, 1.4.11).
constexpr double kVisibleContrast = 3;

/// Relative: 0 for black, 1 for white.
double luminance(const QColor& colour);

/// From 1, the same luminance, to 21, black on white.
double contrast(const QColor& a, const QColor& b);

}  // namespace headroom
