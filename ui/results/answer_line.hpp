// Sentence under the views: the verdict or answer for the view in front.
#pragma once

#include <QLabel>
#include <QScrollArea>
#include <array>

namespace headroom {

/// As high as its text if there is room, and at least two lines, so that the views above do not move when a longer text
/// is shown. In a small window the text scrolls, and the views keep their minimum height.
class AnswerLine : public QScrollArea {
  Q_OBJECT

 public:
  explicit AnswerLine(QWidget* parent = nullptr);

  enum class Subject {
    Result,  ///< the selected result: how close it is to the device's limits, and why
    Photo    ///< which variant blurs it, how fast, and why
  };
  [[nodiscard]] Subject subject() const { return subject_; }
  /// Shows the latest answer about the subject.
  void setSubject(Subject subject);
  /// The answer is visible while this is the subject.
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
