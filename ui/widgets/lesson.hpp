// What the pages of steps and experiments are built of: text that wraps, headings, an answer, a Run button.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace headroom {

// Sizes of headings, relative to the text's.
inline constexpr double kTitleScale = 1.45;
inline constexpr double kHeadingScale = 1.1;

QLabel* lessonText(QWidget* parent);
/// Larger and bold by the factor.
QLabel* lessonHeading(QWidget* parent, double scale);

/// The answer to an experiment's question, told apart by a bar in the palette's accent.
class AnswerBox : public QFrame {
  Q_OBJECT

 public:
  explicit AnswerBox(QWidget* parent = nullptr);

  void setAnswer(const QString& answer);
  [[nodiscard]] QString answer() const { return text_->text(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QLabel* text_;
};

/// A button with the reason beside it why it can't be pressed.
class RunRow : public QWidget {
  Q_OBJECT

 public:
  RunRow(const QString& text, const QString& toolTip, QWidget* parent = nullptr);

  /// Empty: it can be pressed.
  void setWhyNot(const QString& reason);
  [[nodiscard]] QPushButton* button() const { return button_; }

 private:
  QPushButton* button_;
  QLabel* reason_;
  QString toolTip_;
};

/// A page that scrolls downwards only; its content is as wide as the page, up to a width that reads well.
class LessonPage : public QScrollArea {
  Q_OBJECT

 public:
  explicit LessonPage(QWidget* parent = nullptr);

 protected:
  [[nodiscard]] QVBoxLayout* column() const { return column_; }
  [[nodiscard]] QWidget* content() const { return widget(); }

 private:
  QVBoxLayout* column_;
};

}  // namespace headroom
