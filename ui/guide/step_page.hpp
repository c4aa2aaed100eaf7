// Page of one step of the tuning procedure: instructions, and its experiments with their answers.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

#include "guide/guide_controller.hpp"
#include "widgets/advice_list.hpp"
#include "widgets/lesson.hpp"

namespace headroom {

class StepPage : public LessonPage {
  Q_OBJECT

 public:
  /// The controller is not owned and outlives this object.
  explicit StepPage(GuideController* controller, QWidget* parent = nullptr);

  void setStep(const GuideStep& step);

 Q_SIGNALS:
  void experimentAsked(const QString& id);

 private:
  void buildAdvice();
  void refresh();
  void refreshReadiness();
  void refreshAdvice();
  void showAdvice();
  [[nodiscard]] QString answerOf(const Experiment& experiment) const;
  [[nodiscard]] QString summaryOf(const Experiment& experiment) const;

  GuideController* controller_;
  const GuideStep* step_;
  QLabel* title_;
  QLabel* text_;
  RunRow* run_;
  QVBoxLayout* experiments_;
  std::vector<QLabel*> summaries_;
  QWidget* next_ = nullptr;
  QComboBox* variants_ = nullptr;
  QLabel* verdict_ = nullptr;
  AdviceList* advice_ = nullptr;
};

}  // namespace headroom
