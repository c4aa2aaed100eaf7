// A line of text that gives way: what has no room is cut with dots, and is told whole by the tip.
#pragma once

#include <QString>
#include <QWidget>

namespace headroom {

class ElidedLabel : public QWidget {
 public:
  explicit ElidedLabel(QWidget* parent = nullptr);

  void setText(const QString& text);
  [[nodiscard]] const QString& text() const { return text_; }
  /// Where it is cut: at its end unless this says otherwise.
  void setElideMode(Qt::TextElideMode mode) { mode_ = mode; }
  /// Pixels of width that it may ask for.
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
