// A choice among long texts.
#pragma once

#include <QComboBox>

namespace headroom {

/// Where it has less room than its text needs, the text is cut with dots. The list that pops up is as wide as its
/// texts.
class ElidingBox : public QComboBox {
  Q_OBJECT

 public:
  using QComboBox::QComboBox;

  void showPopup() override;

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace headroom
