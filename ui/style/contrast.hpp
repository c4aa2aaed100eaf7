// Contrast of two colours, as defined by WCAG 2.
#pragma once

#include <QColor>

namespace headroom {

/// Minimum for text (WCAG 2, 1.4.3).
constexpr double kReadableContrast = 4.5;

/// Minimum for what has to be visible, but is not text (WCAG 2, 1.4.11).
constexpr double kVisibleContrast = 3;

/// Relative luminance: 0 for black, 1 for white.
double luminance(const QColor& colour);

/// Contrast ratio: from 1, the same luminance, to 21, black on white.
double contrast(const QColor& a, const QColor& b);

}  // namespace headroom
