// Page of a view: as large as its place, and scrolled where it needs more.
#pragma once

#include <QScrollArea>

namespace headroom {

/// A resizable QScrollArea would give a page with wrapped text its preferred height; this one gives it the height of
/// the window, and scrolls only below the page's minimum.
class PageArea : public QScrollArea {
  Q_OBJECT

 public:
  /// Takes ownership of the page.
  explicit PageArea(QWidget* page, QWidget* parent = nullptr);

  /// As wide as the page needs, unless that is very wide: a page scrolls in its height first.
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  bool viewportEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void fit();
};

}  // namespace headroom
