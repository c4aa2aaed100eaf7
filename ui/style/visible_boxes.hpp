// Boxes to tick that are seen on dark grounds, too.
#pragma once

#include <QProxyStyle>

namespace headroom {

/// The desktop's style, but for the outlines of boxes to tick, which some styles draw darker than a dark ground: those
/// have the neutral colour there.
class VisibleBoxes : public QProxyStyle {
  Q_OBJECT

 public:
  using QProxyStyle::QProxyStyle;

  using QProxyStyle::polish;
  /// Labels show their texts as they are.
  void polish(QWidget* widget) override;
  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
};

}  // namespace headroom
