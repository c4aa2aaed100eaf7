// A frame around the widget with the keyboard focus, where its style draws nothing.
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace headroom {

/// Styles show the focus of buttons, boxes, sliders and lines of text, and that of a list by its current entry: an
/// empty list, a chart that paints itself, a page that scrolls and a text that can be selected show nothing.
class FocusRing : public QObject {
  Q_OBJECT

 public:
  /// Follows the focus in all windows of the application.
  explicit FocusRing(QObject* parent = nullptr);
  ~FocusRing() override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void follow(QWidget* now);

  QPointer<QWidget> focused_;
  QPointer<QWidget> ring_;  ///< a child of the focused widget, over it
};

/// Hides the ring of a widget for a picture of it.
class WithoutFocusRing {
 public:
  explicit WithoutFocusRing(const QWidget& pictured);
  ~WithoutFocusRing();
  WithoutFocusRing(const WithoutFocusRing&) = delete;
  WithoutFocusRing& operator=(const WithoutFocusRing&) = delete;

 private:
  QPointer<QWidget> ring_;
};

}  // namespace headroom
