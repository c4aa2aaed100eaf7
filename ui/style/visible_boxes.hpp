// The style of all windows: tick boxes that are visible on dark backgrounds, and tabs with little padding on request.
#pragma once

#include <QProxyStyle>

namespace headroom {

/// Property of a tab bar whose tabs have little padding.
inline constexpr const char* kTightTabs = "tightTabs";

/// The desktop's style, except for tight tabs and the outlines of tick boxes: some styles draw them darker than a dark
/// background; this style draws them in the neutral colour there.
class VisibleBoxes : public QProxyStyle {
  Q_OBJECT

 public:
  using QProxyStyle::QProxyStyle;

  using QProxyStyle::polish;
  /// Makes labels show plain text.
  void polish(QWidget* widget) override;
  int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
};

}  // namespace headroom
