// The sentence under the views: the answer to the window's question, for what is in front.
#pragma once

#include <QLabel>
#include <QScrollArea>
#include <array>

namespace headroom {

/// As high as its text where there is room for it, and two lines at least, so that the views above do not jump when a
/// longer one is shown. In a small window the text scrolls: it takes nothing from the views' least height.
class AnswerLine : public QScrollArea {
  Q_OBJECT

 public:
  explicit AnswerLine(QWidget* parent = nullptr);

  enum class Subject {
    Result,  ///< the selected one: how far it is from what the device can do, and why
    Photo    ///< what blurs it, how fast, and why
  };
  [[nodiscard]] Subject subject() const { return subject_; }
  /// Shows what was last said of it.
  void setSubject(Subject subject);
  /// Shown while this is the subject.
  void setAnswer(Subject subject, const QString& sentences);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void subjectChanged(headroom::AnswerLine::Subject subject);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showAnswer();
  void showBarWhereNeeded();

  QLabel* text_;
  Subject subject_ = Subject::Result;
  std::array<QString, 2> answers_;
};

}  // namespace headroom
