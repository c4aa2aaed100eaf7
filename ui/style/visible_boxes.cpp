#include "style/visible_boxes.hpp"

#include <QPainter>
#include <QStyleOption>
#include <QWidget>

#include "style/plain_text.hpp"
#include "style/variant_colours.hpp"

namespace headroom {

void VisibleBoxes::polish(QWidget* widget) {
  QProxyStyle::polish(widget);
  showAsPlainText(widget);
}

int VisibleBoxes::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
  const int usual = QProxyStyle::pixelMetric(metric, option, widget);
  const bool isTight = metric == PM_TabBarTabHSpace && widget != nullptr && widget->property(kTightTabs).toBool();
  return isTight ? usual / 3 : usual;
}

void VisibleBoxes::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                 const QWidget* widget) const {
  QProxyStyle::drawPrimitive(element, option, painter, widget);
  const bool isBox = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
  if (!isBox || !isDark(option->palette)) return;
  painter->save();
  painter->setBrush(Qt::NoBrush);
  QColor outline = neutralColour(option->palette);
  // Boxes that are currently disabled are as faint as the style makes their text.
  if ((option->state & State_Enabled) == 0) outline = option->palette.color(QPalette::Disabled, QPalette::Text);
  painter->setPen(outline);
  painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
  painter->restore();
}

}  // namespace headroom
