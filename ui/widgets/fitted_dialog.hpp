// Base of dialogs: a page that scrolls on a low screen, above buttons that are always in sight.
#pragma once

#include <QDialog>
#include <initializer_list>

#include "widgets/page_area.hpp"

namespace headroom {

/// Opens as large as its page, or as large as the screen.
class FittedDialog : public QDialog {
  Q_OBJECT

 public:
  explicit FittedDialog(QWidget* parent = nullptr) : QDialog(parent) {}

  /// Lays out the page, and below it what never scrolls: buttons, a message about what was typed. Takes ownership.
  void setParts(QWidget* page, std::initializer_list<QWidget*> below);
  void setVisible(bool visible) override;

 private:
  [[nodiscard]] QSize wholeSize() const;

  PageArea* area_ = nullptr;
  bool isSized_ = false;
};

}  // namespace headroom
