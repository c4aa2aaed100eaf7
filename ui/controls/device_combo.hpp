// Combo box of devices with entries that are none: headings, and actions that only a click or Enter in its list starts.
#pragma once

#include <QComboBox>
#include <QKeyEvent>
#include <QWheelEvent>

namespace headroom {

class DeviceCombo : public QComboBox {
 public:
  /// Roles of an entry: a device's id, and an action's.
  static constexpr int kDeviceRole = Qt::UserRole;
  static constexpr int kActionRole = Qt::UserRole + 1;

  using QComboBox::QComboBox;

  /// True while a key or the wheel changes the entry without the list.
  [[nodiscard]] bool isByKey() const { return isByKey_; }

 protected:
  /// Arrow keys go from device to device.
  void keyPressEvent(QKeyEvent* event) override {
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (step != 0 && isPlain) {
      moveBy(step);
      return;
    }
    isByKey_ = true;
    QComboBox::keyPressEvent(event);
    isByKey_ = false;
  }

  void wheelEvent(QWheelEvent* event) override {
    if (event->angleDelta().y() != 0) moveBy(event->angleDelta().y() < 0 ? 1 : -1);
    event->accept();
  }

 private:
  void moveBy(int step) {
    for (int index = currentIndex() + step; index >= 0 && index < count(); index += step) {
      if (itemData(index, kDeviceRole).toString().isEmpty()) continue;
      setCurrentIndex(index);
      return;
    }
  }

  bool isByKey_ = false;
};

}  // namespace headroom
