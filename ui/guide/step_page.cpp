#include "guide/step_page.hpp"

#include <QHBoxLayout>
#include <QScrollBar>
#include <QSignalBlocker>
#include <algorithm>

#include "headroom/analysis/verdict.hpp"
#include "headroom/guide/guide.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

/// True for the step that finds each kernel's bottleneck.
bool findsBottlenecks(const GuideStep& step) {
  return step.id == "bottleneck";
}

/// True for kernels to tune, as opposed to probes of a single effect.
bool isTuned(const ResultRow& row, Size asked) {
  return row.role == Role::Variant && row.size == asked && isTimed(row) && isWorthAdvice(row);
}

int numberOf(const GuideStep& step) {
  return static_cast<int>(&step - guideSteps().data()) + 1;
}

}  // namespace

StepPage::StepPage(GuideController* controller, QWidget* parent)
    : LessonPage(parent),
      controller_(controller),
      step_(&guideSteps().front()),
      title_(lessonHeading(content(), kTitleScale)),
      text_(lessonText(content())),
      run_(new RunRow(tr("Run this step"), tr("Measure its experiments on this device (Ctrl+R)."), content())),
      experiments_(new QVBoxLayout) {
  setObjectName(QStringLiteral("stepPage"));
  title_->setObjectName(QStringLiteral("stepTitle"));
  run_->button()->setObjectName(QStringLiteral("runStep"));
  column()->addWidget(title_);
  column()->addWidget(text_);
  column()->addWidget(run_);
  experiments_->setSpacing(fontMetrics().height() * 3 / 4);
  column()->addLayout(experiments_);
  buildAdvice();
  column()->addStretch(1);
  connect(run_->button(), &QPushButton::clicked, this, [this] { controller_->run(experimentsOf(*step_)); });
  connect(controller_, &GuideController::changed, this, &StepPage::refresh);
  connect(controller_, &GuideController::readinessChanged, this, &StepPage::refreshReadiness);
  setStep(*step_);
}

void StepPage::buildAdvice() {
  next_ = new QWidget(content());
  QLabel* heading = lessonHeading(next_, kHeadingScale);
  heading->setText(tr("What to try next"));
  variants_ = new QComboBox(next_);
  variants_->setObjectName(QStringLiteral("advisedVariant"));
  variants_->setAccessibleName(tr("Variant to advise on"));
  variants_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  variants_->setMinimumContentsLength(20);
  auto* label = new QLabel(tr("&For"), next_);
  label->setBuddy(variants_);
  verdict_ = lessonText(next_);
  advice_ = new AdviceList(next_);
  auto* row = new QHBoxLayout;
  row->addWidget(label);
  row->addWidget(variants_, 1);
  auto* layout = new QVBoxLayout(next_);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(heading);
  layout->addLayout(row);
  layout->addWidget(verdict_);
  layout->addWidget(advice_);
  column()->addWidget(next_);
  connect(variants_, &QComboBox::currentIndexChanged, this, &StepPage::showAdvice);
}

void StepPage::setStep(const GuideStep& step) {
  step_ = &step;
  verticalScrollBar()->setValue(0);
  title_->setText(tr("%1. %2").arg(QString::number(numberOf(step)), engineText(step.title)));
  text_->setText(engineText(step.text));
  qDeleteAll(summaries_);
  summaries_.clear();
  for (std::size_t i = 0; i < experimentsOf(step).size(); ++i) {
    QLabel* summary = lessonText(content());
    summary->setObjectName(QStringLiteral("experimentSummary"));
    summary->setTextFormat(Qt::RichText);
    summary->setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(summary, &QLabel::linkActivated, this, &StepPage::experimentAsked);
    experiments_->addWidget(summary);
    summaries_.push_back(summary);
  }
  refresh();
}

QString StepPage::answerOf(const Experiment& experiment) const {
  const std::vector<LabelledRow> rows = controller_->rowsOf(experiment);
  if (!rows.empty()) return engineSentences(experimentVerdict(experiment, rows));
  if (controller_->isReadingEarlier()) return tr("looking in the history");
  if (controller_->outdatedOf(experiment)) return tr("last run under other conditions than today's");
  return stateText(controller_->stateOf(experiment));
}

QString StepPage::summaryOf(const Experiment& experiment) const {
  return QStringLiteral("<a href=\"%1\"><b>%2</b></a><br><i>%3</i><br>%4")
      .arg(text(experiment.id).toHtmlEscaped(), engineText(experiment.title).toHtmlEscaped(),
           engineText(experiment.question).toHtmlEscaped(), answerOf(experiment).toHtmlEscaped());
}

void StepPage::refresh() {
  const ExperimentList own = experimentsOf(*step_);
  for (std::size_t i = 0; i < own.size(); ++i) summaries_[i]->setText(summaryOf(*own[i]));
  refreshReadiness();
  refreshAdvice();
}

void StepPage::refreshReadiness() {
  run_->setWhyNot(controller_->whyNotRun(experimentsOf(*step_)));
}

// Lists the kernels with the most headroom first.
void StepPage::refreshAdvice() {
  next_->setVisible(findsBottlenecks(*step_));
  if (!findsBottlenecks(*step_)) return;
  std::vector<const ResultRow*> tuned;
  for (const ResultRow& row : controller_->rows()) {
    if (isTuned(row, controller_->asked())) tuned.push_back(&row);
  }
  std::stable_sort(tuned.begin(), tuned.end(), [](const ResultRow* left, const ResultRow* right) {
    return percentOfCeiling(*left).value_or(100) < percentOfCeiling(*right).value_or(100);
  });
  const QString held = variants_->currentData().toString();
  {
    const QSignalBlocker blocker(variants_);
    variants_->clear();
    for (const ResultRow* row : tuned) {
      const Variant& variant = controller_->catalogue().find(row->variant);
      variants_->addItem(engineText(variant.title), QString::fromStdString(variant.id));
    }
    variants_->setCurrentIndex(tuned.empty() ? -1 : std::max(0, variants_->findData(held)));
  }
  variants_->setEnabled(!tuned.empty());
  showAdvice();
}

void StepPage::showAdvice() {
  const QString id = variants_->currentData().toString();
  const std::vector<ResultRow>& rows = controller_->rows();
  const auto row = std::find_if(rows.begin(), rows.end(), [&](const ResultRow& candidate) {
    return QString::fromStdString(candidate.variant) == id && isTuned(candidate, controller_->asked());
  });
  advice_->setVisible(row != rows.end());
  if (row == rows.end()) {
    verdict_->setText(tr(
        "No blur has been measured in the guide on this device at this size yet: run the step that writes the code."));
    return;
  }
  verdict_->setText(engineSentences(verdict(*row)));
  advice_->setAdvice(controller_->adviceFor(*row));
}

}  // namespace headroom
