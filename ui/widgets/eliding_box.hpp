// Combo box for long texts.
#pragma once

#include <QComboBox>

namespace headroom {

/// Elides text that does not fit. The pop-up list is as wide as its texts.
class ElidingBox : public QComboBox {
  Q_OBJECT

 public:
  using QComboBox::QComboBox;

  void showPopup() override;

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace headroom
