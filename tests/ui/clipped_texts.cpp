#include "clipped_texts.hpp"

#include <QAbstractButton>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QToolButton>
#include <algorithm>

#include "controls_of.hpp"
#include "widgets/eliding_box.hpp"

namespace headroom::testing {
namespace {

/// What styles round.
constexpr int kTolerance = 1;

QString withoutMnemonic(QString text) {
  static const QRegularExpression mnemonic(QStringLiteral("&(?=[^&])"));
  return text.remove(mnemonic);
}

/// How a label is too small for its text; empty if it is not.
QString clippedBy(const QLabel& label) {
  if (label.text().isEmpty() || label.toolTip().contains(label.text())) return {};
  if (label.wordWrap()) {
    const int needed = label.heightForWidth(label.width());
    return label.height() + kTolerance >= needed ? QString()
                                                 : QStringLiteral("%1 high, needs %2").arg(label.height()).arg(needed);
  }
  const int needed = label.sizeHint().width();
  return label.width() + kTolerance >= needed ? QString()
                                              : QStringLiteral("%1 wide, needs %2").arg(label.width()).arg(needed);
}

QString clippedBy(const QAbstractButton& button) {
  const QWidget* parent = button.parentWidget();
  // Parts of Qt's own have the size of their icons.
  const bool isQts = qobject_cast<const QLineEdit*>(parent) != nullptr ||
                     qobject_cast<const QDockWidget*>(parent) != nullptr ||
                     qobject_cast<const QTabBar*>(parent) != nullptr;
  if (isQts || button.text().isEmpty()) return {};
  const int needed = button.fontMetrics().horizontalAdvance(withoutMnemonic(button.text()));
  const auto* tool = qobject_cast<const QToolButton*>(&button);
  if (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly) return {};
  return button.width() + kTolerance >= needed ? QString()
                                               : QStringLiteral("%1 wide, its text %2").arg(button.width()).arg(needed);
}

QString clippedBy(const QComboBox& box) {
  const bool isElided = dynamic_cast<const ElidingBox*>(&box) != nullptr;  // its list has the whole text
  if (isElided || !box.toolTip().isEmpty() || box.currentText().isEmpty()) return {};
  QStyleOptionComboBox option;
  option.initFrom(&box);
  option.editable = box.isEditable();
  const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
  const int needed = box.fontMetrics().horizontalAdvance(box.currentText());
  return field.width() + kTolerance >= needed
             ? QString()
             : QStringLiteral("\"%1\" has %2, needs %3").arg(box.currentText()).arg(field.width()).arg(needed);
}

QString clippedBy(const QTabBar& bar) {
  for (int tab = 0; tab < bar.count(); ++tab) {
    if (!bar.isTabVisible(tab) || !bar.tabToolTip(tab).isEmpty()) continue;
    const int needed = bar.fontMetrics().horizontalAdvance(withoutMnemonic(bar.tabText(tab)));
    const QRect place = bar.tabRect(tab);
    if (place.width() + kTolerance < needed || place.right() > bar.width()) {
      return QStringLiteral("tab \"%1\" from %2 to %3 of %4, its text %5")
          .arg(bar.tabText(tab))
          .arg(place.left())
          .arg(place.right())
          .arg(bar.width())
          .arg(needed);
    }
  }
  return {};
}

}  // namespace

QStringList clippedTexts(const QWidget& part) {
  QStringList clipped;
  for (const QWidget* widget : part.findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->window() != part.window()) continue;
    QString how;
    QString shown;
    if (const auto* label = qobject_cast<const QLabel*>(widget)) {
      how = clippedBy(*label);
      shown = label->text();
    } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
      how = clippedBy(*button);
    } else if (const auto* box = qobject_cast<const QComboBox*>(widget)) {
      how = clippedBy(*box);
    } else if (const auto* bar = qobject_cast<const QTabBar*>(widget)) {
      how = clippedBy(*bar);
    }
    if (!how.isEmpty()) {
      clipped << QStringLiteral("%1 %2: %3").arg(QString::fromStdString(described(*widget)), shown, how);
    }
  }
  return clipped;
}

}  // namespace headroom::testing
