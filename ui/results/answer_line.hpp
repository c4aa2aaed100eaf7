// Card under the views: the verdict or answer for the view in front.
#pragma once

#include <QLabel>
#include <QScrollArea>
#include <QToolButton>
#include <array>
#include <optional>

#include "results/share_bar.hpp"

namespace headroom {

/// Sentences about a subject. A verdict has its parts beside them.
struct Answer {
  QString sentences;
  QString comparison;  ///< with the baseline; empty without one
  bool isVerdict = false;
  std::optional<double> percentOfCeiling;
  std::optional<double> percentOfCeilingEstimated;
  QStringList warnings;  ///< names of the result's marks

  /// Sentences and comparison.
  [[nodiscard]] QString whole() const;
};

/// Shows a verdict as a headline, a bar, its warnings as chips, and details, which unfold. Other answers are text. As
/// high as its contents if there is room, and at least two lines, so that the views above do not move when a longer
/// answer is shown. In a small window the contents scroll, and the views keep their minimum height.
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
  void setAnswer(Subject subject, Answer answer);
  void setAnswer(Subject subject, const QString& sentences) { setAnswer(subject, Answer{.sentences = sentences}); }
  /// All sentences of the visible answer, folded ones too.
  [[nodiscard]] QString text() const { return answer().whole(); }

  /// Whether verdicts are shown with their details.
  [[nodiscard]] bool isUnfolded() const { return fold_->isChecked(); }
  void setUnfolded(bool unfolded) { fold_->setChecked(unfolded); }

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void subjectChanged(headroom::AnswerLine::Subject subject);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  [[nodiscard]] const Answer& answer() const { return answers_[static_cast<std::size_t>(subject_)]; }
  void addParts();
  void showAnswer();
  void showDetails();
  void showChips();
  void showBarWhereNeeded();
  [[nodiscard]] int wantedHeight() const;

  QWidget* card_;
  QLabel* headline_;
  QLabel* comparison_;
  QWidget* facts_;
  ShareBar* shares_;
  QLabel* chips_;
  QToolButton* fold_;
  QLabel* details_;
  Subject subject_ = Subject::Result;
  std::array<Answer, 2> answers_;
};

}  // namespace headroom
