// Part of a form under a heading that collapses it.
#pragma once

#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>

namespace headroom {

class FoldingGroup : public QWidget {
  Q_OBJECT

 public:
  explicit FoldingGroup(const QString& title, QWidget* parent = nullptr);

  [[nodiscard]] QVBoxLayout* column() const { return column_; }
  [[nodiscard]] QWidget* content() const { return content_; }
  [[nodiscard]] QToolButton* heading() const { return heading_; }
  void setOpen(bool isOpen);
  [[nodiscard]] bool isOpen() const { return isOpen_; }

 private:
  QToolButton* heading_;
  QWidget* content_;
  QVBoxLayout* column_;
  bool isOpen_ = true;
};

/// A question to the user, marked by a bar in the palette's accent.
class QuestionPane : public QWidget {
  Q_OBJECT

 public:
  explicit QuestionPane(QWidget* parent = nullptr);

  [[nodiscard]] QVBoxLayout* column() const { return column_; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QVBoxLayout* column_;
};

}  // namespace headroom
