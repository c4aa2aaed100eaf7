// Elements of the guide's step and experiment pages: wrapped text, headings, an answer, a Run button.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace headroom {

// Sizes of headings, relative to the text size.
inline constexpr double kTitleScale = 1.45;
inline constexpr double kHeadingScale = 1.1;

QLabel* lessonText(QWidget* parent);
/// Returns a bold heading, enlarged by the factor.
QLabel* lessonHeading(QWidget* parent, double scale);

/// Answer to an experiment's question, marked by a bar in the palette's accent colour. Its headline is bold.
class AnswerBox : public QFrame {
  Q_OBJECT

 public:
  explicit AnswerBox(QWidget* parent = nullptr);

  void setAnswer(const QString& answer);
  [[nodiscard]] QString answer() const { return answer_; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QLabel* text_;
  QString answer_;
};

/// Button with the reason beside it if it is disabled.
class RunRow : public QWidget {
  Q_OBJECT

 public:
  RunRow(const QString& text, const QString& toolTip, QWidget* parent = nullptr);

  /// An empty reason enables the button.
  void setWhyNot(const QString& reason);
  [[nodiscard]] QPushButton* button() const { return button_; }

 private:
  QPushButton* button_;
  QLabel* reason_;
  QString toolTip_;
};

/// Page that scrolls vertically only; its content is as wide as the page, up to a readable width.
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
