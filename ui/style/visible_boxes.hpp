// Tick boxes that are visible on dark backgrounds.
#pragma once

#include <QProxyStyle>

namespace headroom {

/// The desktop's style, except for the outlines of tick boxes: some styles draw them darker than a dark background;
/// this style draws them in the neutral colour there.
class VisibleBoxes : public QProxyStyle {
  Q_OBJECT

 public:
  using QProxyStyle::QProxyStyle;

  using QProxyStyle::polish;
  /// Makes labels show plain text.
  void polish(QWidget* widget) override;
  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
};

}  // namespace headroom
