#include "controls_of.hpp"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabBar>

namespace headroom::testing {
namespace {

template <class... Classes>
bool isOneOf(const QWidget* widget) {
  return ((qobject_cast<const Classes*>(widget) != nullptr) || ...);
}

/// True for parts of Qt's widgets, which have their keys there: the clear button of a line, the arrows of a tab bar,
/// the buttons of a dock's title, the button in a table's corner.
bool isPartOfQt(const QWidget* widget) {
  const QString name = widget->objectName();
  const QLatin1String type(widget->metaObject()->className());
  return name.startsWith(QLatin1String("qt_")) || name.startsWith(QLatin1String("Scroll")) ||
         type == QLatin1String("QLineEditIconButton") || type == QLatin1String("QTableCornerButton") ||
         type == QLatin1String("QDockWidgetTitleButton") || isOneOf<QHeaderView, QScrollBar>(widget);
}

bool isUsersControl(const QWidget* widget) {
  if (!widget->isVisible() || widget->focusProxy() != nullptr || isPartOfQt(widget)) return false;
  return (widget->focusPolicy() & Qt::TabFocus) != 0 ||
         isOneOf<QAbstractButton, QComboBox, QAbstractSpinBox, QAbstractSlider, QLineEdit, QAbstractItemView, QTabBar>(
             widget);
}

}  // namespace

QList<QWidget*> controlsOf(const QWidget& part) {
  QList<QWidget*> controls;
  for (QWidget* widget : part.findChildren<QWidget*>()) {
    // Other windows are parts of their own.
    if (widget->window() == part.window() && isUsersControl(widget)) controls << widget;
  }
  return controls;
}

std::string described(const QWidget& control) {
  QString text =
      QStringLiteral("%1 \"%2\"").arg(QLatin1String(control.metaObject()->className()), control.objectName());
  if (const auto* button = qobject_cast<const QAbstractButton*>(&control)) {
    text += QStringLiteral(" with the text \"%1\"").arg(button->text());
  }
  QStringList parents;
  for (const QWidget* parent = control.parentWidget(); parent != nullptr && parents.size() < 4;
       parent = parent->parentWidget()) {
    parents << (parent->objectName().isEmpty() ? QString::fromLatin1(parent->metaObject()->className())
                                               : parent->objectName());
  }
  return (text + QStringLiteral(" in ") + parents.join(QStringLiteral(", in "))).toStdString();
}

}  // namespace headroom::testing
