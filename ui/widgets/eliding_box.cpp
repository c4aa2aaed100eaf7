#include "widgets/eliding_box.hpp"

#include <QAbstractItemView>
#include <QScreen>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <algorithm>

namespace headroom {

namespace {

/// Largest share of the screen's width for the list.
constexpr double kMostOfScreen = 0.6;

}  // namespace

void ElidingBox::showPopup() {
  const int bar = view()->verticalScrollBar()->sizeHint().width();
  const int most = static_cast<int>(kMostOfScreen * screen()->availableSize().width());
  view()->setTextElideMode(Qt::ElideRight);
  view()->setMinimumWidth(std::min(view()->sizeHintForColumn(0) + bar, most));
  QComboBox::showPopup();
}

void ElidingBox::paintEvent(QPaintEvent* /*event*/) {
  QStylePainter painter(this);
  painter.setPen(palette().color(QPalette::Text));
  QStyleOptionComboBox option;
  initStyleOption(&option);
  painter.drawComplexControl(QStyle::CC_ComboBox, option);
  const QRect field = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
  const int margin = fontMetrics().averageCharWidth();
  option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, field.width() - margin);
  painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

}  // namespace headroom
