// The Tune view in the real window, with real clicks, on any device.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <filesystem>

#include "guide/guide_view.hpp"
#include "headroom/report/report.hpp"
#include "headroom/tuning/best_configurations.hpp"
#include "tune/tune_controller.hpp"
#include "tune/tune_view.hpp"
#include "tuning_kernels.hpp"
#include "unit/scoped_variable.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using testing::kPatienceMs;
using testing::kSoonMs;
using testing::kTunableKernel;

/// Enough values that the search takes far longer than a stop.
std::string manyWorks() {
  std::string works = "1";
  for (int work = 2; work <= 300; ++work) works += ", " + std::to_string(work);
  return works;
}

class TunerTest : public testing::WindowTest {
 protected:
  void openTuner(const std::string& works = "1, 300") {
    testing::writeTunableKernel(folder_.filePath(QStringLiteral("kernels")), works);
    kernelFolders_ = {folder_.filePath(QStringLiteral("kernels")).toStdString()};
    tuningFolder_ = folder_.filePath(QStringLiteral("tuning")).toStdString();
    open();
    choose();
  }

  void choose() {
    window_->showView(QStringLiteral("tune"));
    ASSERT_TRUE(child<TuningControls>()->setVariant(QLatin1String(kTunableKernel)));
    child<QComboBox>("tuningSize")->setEditText(QStringLiteral("64x48"));
    child<QComboBox>("tuningSearch")->setCurrentText(QStringLiteral("Exhaustive"));
    child<QComboBox>("tuningBudget")->setEditText(QStringLiteral("1 h"));
  }

  TuningModel& model() const { return *child<TuningModel>(); }
  TuneView& page() const { return *child<TuneView>("tuner"); }
  QString words(const char* label) const { return child<QLabel>(label)->text(); }

  void waitForTrials(int count) {
    ASSERT_TRUE(QTest::qWaitFor([&] { return model().count() >= count; }, kPatienceMs));
  }

  /// Stops the tuning run, and returns its outcome.
  Outcome stop() {
    QSignalSpy finished(window_.get(), &MainWindow::runFinished);
    press("stop");
    if (finished.isEmpty() && !finished.wait(kSoonMs)) return Outcome::Failed;
    return qvariant_cast<Outcome>(finished.first().at(0));
  }
};

TEST_F(TunerTest, FindsTheBestShowsWhatFailedKeepsItAndExportsAll) {
  measuresCeilings_ = true;
  openTuner();
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  press("run");
  ASSERT_TRUE(finished.wait(kPatienceMs));
  EXPECT_EQ(qvariant_cast<Outcome>(finished.first().at(0)), Outcome::Completed);
  const TuningReport& report = model().report();
  const Configuration fastest{{"KIND", 0}, {"WORK", 1}};
  ASSERT_EQ(report.tried.size(), 4U);
  EXPECT_EQ(report.best, fastest);
  EXPECT_THAT(words("tuningProgress").toStdString(), HasSubstr("4 of 4 configurations tried in"));
  EXPECT_THAT(words("tuningProgress").toStdString(), HasSubstr(invalidText(report.tried)));
  EXPECT_EQ(invalidText(report.tried), "2 invalid: 2 build failed");
  const std::string best = child<AnswerBox>("tuningBest")->answer().toStdString();
  EXPECT_THAT(best, HasSubstr("Best: KIND=0 WORK=1, "));
  EXPECT_THAT(best, HasSubstr(outcomeText(report)));
  EXPECT_THAT(best, HasSubstr("% of the ceiling"));

  const HeatContent& heat = child<HeatMap>("heatMap")->content();
  EXPECT_EQ(heat.cell(1, 0).state, HeatState::Invalid);
  EXPECT_THAT(heat.cell(1, 0).text.toStdString(), HasSubstr("KIND=1 WORK=1: build failed"));
  EXPECT_TRUE(heat.cell(0, 0).isBest);
  EXPECT_EQ(page().selected(), model().best());
  const auto* compared = child<ResultTable>("comparedConfigurations");
  EXPECT_EQ(compared->model()->rowCount(), static_cast<int>(report.compared.size() + report.ceilings.size()));
  EXPECT_EQ(report.compared.size(), 2U);

  ASSERT_TRUE(QTest::qWaitFor(
      [&] { return words("tuningKept").startsWith(QStringLiteral("Stored: KIND=0 WORK=1, for")); }, kPatienceMs));
  const Variant kernel = Catalogue(kernelFolders_).find(kTunableKernel);
  const auto kept = findBestConfiguration(bestConfigurationsFile(tuningFolder_), kernel, report.target.device,
                                          report.target.size, {});
  ASSERT_TRUE(kept.has_value());
  EXPECT_EQ(kept->configuration, fastest);

  const QString csv = folder_.filePath(QStringLiteral("tuning.csv"));
  EXPECT_TRUE(window_->exportAs(QStringLiteral("tuning"), csv));
  EXPECT_EQ(readFile(csv.toStdString()), toCsv(std::span(&report, 1)));
  const QString t4 = folder_.filePath(QStringLiteral("tuning.json"));
  EXPECT_TRUE(window_->exportAs(QStringLiteral("tuning as T4"), t4));
  EXPECT_THAT(readFile(t4.toStdString()), HasSubstr(report.target.device.name));
  EXPECT_FALSE(
      window_->exportAs(QStringLiteral("tuning as T4"), folder_.filePath(QStringLiteral("missing/tuning.json"))));
  EXPECT_TRUE(child<MessageBar>()->isVisible());

  // A sweep of the window can use the stored configuration.
  window_->showView(QStringLiteral("throughput"));
  child<SidePanel>()->setWorkload(QStringLiteral("copy"));
  child<VariantModel>()->setTicked({QLatin1String(kTunableKernel)});
  child<QCheckBox>("tuned")->setChecked(true);
  press("run");
  const auto isTuned = [](const ResultRow& row) { return row.variant == kTunableKernel; };
  ASSERT_TRUE(QTest::qWaitFor([&] { return std::any_of(rows().begin(), rows().end(), isTuned); }, kPatienceMs));
  EXPECT_EQ(std::find_if(rows().begin(), rows().end(), isTuned)->configuration, toText(fastest));
  press("stop");
}

TEST_F(TunerTest, StoppedItKeepsWhatWasTriedAndGoesOnWithItWhenAsked) {
  openTuner(manyWorks());
  EXPECT_EQ(child<HeatMap>("heatMap")->content().cells.size(), 600U) << "the space is shown before it is searched";
  press("run");
  EXPECT_FALSE(window_->whyNotRun().isEmpty()) << "one at a time";
  EXPECT_FALSE(child<GuideView>()->whyNotRunAll().isEmpty());
  EXPECT_FALSE(child<QComboBox>("tuningVariant")->isEnabled());
  waitForTrials(2);
  EXPECT_THAT(words("tuningProgress").toStdString(), ::testing::StartsWith("Searching: "));
  EXPECT_EQ(stop(), Outcome::Cancelled);
  EXPECT_THAT(words("tuningProgress").toStdString(), ::testing::StartsWith("Stopped: "));
  EXPECT_THAT(words("tuningKept").toStdString(), ::testing::StartsWith("No best configuration was saved."));
  EXPECT_TRUE(window_->whyNotRun().isEmpty());
  EXPECT_TRUE(child<QToolButton>("run")->isEnabled());
  EXPECT_EQ(model().report().compared.size(), 0U);
  EXPECT_FALSE(std::filesystem::exists(bestConfigurationsFile(tuningFolder_)));
  EXPECT_TRUE(window_->exportAs(QStringLiteral("tuning"), folder_.filePath(QStringLiteral("tuning.csv"))));
  const int tried = model().count();
  const Configuration second = model().result(1).configuration;

  child<QCheckBox>("resumeTuning")->setChecked(true);
  press("run");
  waitForTrials(tried);
  EXPECT_GE(model().report().known, 2U);
  EXPECT_EQ(model().result(1).configuration, second);
  EXPECT_EQ(stop(), Outcome::Cancelled);
}

TEST_F(TunerTest, ClosingDuringATuningIsQuickAndClean) {
  openTuner(manyWorks());
  press("run");
  waitForTrials(1);
  QElapsedTimer timer;
  timer.start();
  window_->close();
  window_.reset();
  EXPECT_LT(timer.elapsed(), kSoonMs);
  QCoreApplication::processEvents();
}

TEST_F(TunerTest, WhatCantBeTunedIsASentence) {
  openTuner();
  auto* start = child<QToolButton>("run");
  for (const char* size : {"huge", "1, 4 MP", ""}) {
    child<QComboBox>("tuningSize")->setEditText(QString::fromLatin1(size));
    EXPECT_FALSE(start->isEnabled()) << size;
    EXPECT_TRUE(child<QLabel>("whyNotTune")->isVisible()) << size;
  }
  child<QComboBox>("tuningSize")->setEditText(QStringLiteral("1 MP"));
  EXPECT_TRUE(start->isEnabled());
  for (const char* budget : {"soon", "0 s", "-5 s", "nan"}) {
    child<QComboBox>("tuningBudget")->setEditText(QString::fromLatin1(budget));
    EXPECT_FALSE(start->isEnabled()) << budget;
    EXPECT_FALSE(words("whyNotTune").isEmpty()) << budget;
  }
  child<QComboBox>("tuningBudget")->setEditText(QStringLiteral("5 min"));
  EXPECT_TRUE(start->isEnabled());
  EXPECT_FALSE(child<QLabel>("whyNotTune")->isVisible());
  EXPECT_FALSE(child<TuningControls>()->setVariant(QStringLiteral("copy.nonsense")));
  // The message bar shows errors that only the engine detects.
  child<QComboBox>("tuningBudget")->setEditText(QStringLiteral("9999 h"));
  QSignalSpy problems(window_.get(), &MainWindow::problemShown);
  press("run");
  EXPECT_EQ(problems.count(), 1);
  EXPECT_TRUE(child<MessageBar>()->isVisible());
  EXPECT_TRUE(child<TuneController>()->whyNotStart().isEmpty());
}

TEST_F(TunerTest, WithoutADeviceThePageSaysSo) {
  const ScopedVariable noDrivers("OCL_ICD_VENDORS", folder_.path().toStdString());
  WindowOptions options;
  options.workbench.runner = HEADROOM_CLI;
  options.keep = Settings::Keep::ForThisRun;
  window_ = std::make_unique<MainWindow>(options);
  QSignalSpy problems(window_.get(), &MainWindow::problemShown);
  window_->show();
  window_->showView(QStringLiteral("tune"));
  ASSERT_TRUE(problems.wait(kPatienceMs));
  EXPECT_TRUE(child<AnswerBox>("tuningBest")->isVisible());
  EXPECT_EQ(child<AnswerBox>("tuningBest")->answer(), problems.first().at(0).toString());
  EXPECT_FALSE(child<QToolButton>("run")->isEnabled());
  EXPECT_FALSE(child<QCheckBox>("resumeTuning")->isEnabled()) << "there is no folder to keep anything in";
  EXPECT_FALSE(child<QCheckBox>("tuned")->isEnabled());
}

TEST_F(TunerTest, WorkersAreOfferedForADeviceOfAHost) {
  open();
  auto& controls = *child<TuningControls>();
  auto& workers = *child<QSpinBox>("tuningWorkers");
  EXPECT_TRUE(workers.isHidden());
  controls.offerWorkers(true);
  EXPECT_FALSE(workers.isHidden());
  workers.setValue(8);
  EXPECT_EQ(controls.plan().workers, 8);
  controls.offerWorkers(false);
  EXPECT_TRUE(workers.isHidden());
  EXPECT_EQ(controls.plan().workers, 1);
}

TEST_F(TunerTest, ChoicesAreRememberedForTheNextStart) {
  testing::writeTunableKernel(folder_.filePath(QStringLiteral("kernels")));
  kernelFolders_ = {folder_.filePath(QStringLiteral("kernels")).toStdString()};
  tuningFolder_ = folder_.filePath(QStringLiteral("tuning")).toStdString();
  open({}, Settings::Keep::ForUser);
  choose();
  child<QCheckBox>("resumeTuning")->setChecked(true);
  child<QCheckBox>("tuned")->setChecked(true);
  window_->close();
  window_.reset();

  open({}, Settings::Keep::ForUser);
  EXPECT_EQ(child<TuningControls>()->variant(), QLatin1String(kTunableKernel));
  const TuningPlan plan = child<TuningControls>()->plan();
  EXPECT_EQ(plan.sizes, std::vector{(Size{64, 48})});
  EXPECT_EQ(plan.search, SearchMethod::Exhaustive);
  EXPECT_DOUBLE_EQ(plan.budgetSeconds, 3600);
  EXPECT_TRUE(plan.isResuming);
  EXPECT_TRUE(child<QCheckBox>("tuned")->isChecked());
  EXPECT_TRUE(page().isVisible()) << "the view that was shown";
}

}  // namespace
}  // namespace headroom
