// A line of text that shrinks: text that does not fit is elided, and shown in full in the tooltip.
#pragma once

#include <QString>
#include <QWidget>

namespace headroom {

class ElidedLabel : public QWidget {
 public:
  explicit ElidedLabel(QWidget* parent = nullptr);

  void setText(const QString& text);
  [[nodiscard]] const QString& text() const { return text_; }
  /// Elides at the end by default.
  void setElideMode(Qt::TextElideMode mode) { mode_ = mode; }
  /// Sets the largest width that the label requests, in pixels.
  void setRoom(int width);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] int textWidth() const;

  QString text_;
  Qt::TextElideMode mode_ = Qt::ElideRight;
  int room_ = QWIDGETSIZE_MAX;
};

}  // namespace headroom
