// The guide's models, states, charts and code panes, without a device.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

#include "guide/algorithm_model.hpp"
#include "guide/bar_chart.hpp"
#include "guide/experiment_page.hpp"
#include "guide/first_choice.hpp"
#include "guide/guide_model.hpp"
#include "guide/source_comparison.hpp"
#include "guide_kernels.hpp"
#include "patience.hpp"
#include "sample_rows.hpp"
#include "style/text.hpp"
#include "throughput/throughput_content.hpp"

namespace headroom {
namespace {

using testing::contrast;
using testing::darkPalette;
using testing::sampleRow;
constexpr auto kAsFailures = QAbstractItemModelTester::FailureReportingMode::Fatal;
constexpr Size kAsked{1000, 1000};

class GuideTest : public ::testing::Test {
 protected:
  GuideTest() {
    testing::writeSampleKernels(folder_.path());
    catalogue_ = std::make_unique<Catalogue>(std::vector<std::filesystem::path>{folder_.path().toStdString()});
  }

  /// Returns one row for each variant of the sample experiment.
  std::vector<ResultRow> allRows() const {
    std::vector<ResultRow> rows;
    for (const Participant& participant : participants(experiment(), *catalogue_)) {
      rows.push_back(sampleRow(participant.variant->id, Role::Variant, kAsked, 0.5));
    }
    return rows;
  }
  GuideState state(const std::vector<ResultRow>& rows) const {
    return stateOf(experiment(), *catalogue_, kAsked, rows);
  }
  static const Experiment& experiment() { return *findExperiment(testing::kSampleExperiment); }
  static const Bar& barOf(const BarContent& content, const char* label) {
    const std::vector<Bar>& bars = content.groups.front().bars;
    return *std::find_if(bars.begin(), bars.end(),
                         [label](const Bar& bar) { return bar.label == QLatin1String(label); });
  }

  QTemporaryDir folder_;
  std::unique_ptr<Catalogue> catalogue_;
};

TEST_F(GuideTest, ExperimentIsMeasuredWhenEveryPointIs) {
  std::vector<ResultRow> rows = allRows();
  EXPECT_EQ(state({}), GuideState::NotRun);
  EXPECT_EQ(state({rows.begin(), rows.end() - 1}), GuideState::Partly);
  EXPECT_EQ(state(rows), GuideState::Measured);
  for (ResultRow& row : rows) row.size = {500, 500};
  EXPECT_EQ(state(rows), GuideState::NotRun) << "at another size";
}

TEST_F(GuideTest, CeilingsAndAFewSharedPointsAreNoBeginning) {
  std::vector<ResultRow> rows = allRows();
  const std::size_t own = rows.size();
  ASSERT_GT(own, 2U);
  EXPECT_EQ(state({rows.front()}), GuideState::NotRun) << "less than half";
  EXPECT_EQ(state({rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>((own + 1) / 2)}), GuideState::Partly);
  for (ResultRow& row : rows) row.role = Role::Ceiling;
  EXPECT_EQ(state({rows.begin(), rows.end() - 1}), GuideState::NotRun) << "ceilings alone";
  EXPECT_EQ(state(rows), GuideState::Measured);
}

TEST_F(GuideTest, WhatFailedMarksTheExperimentAndWhatWasNotRunDoesNot) {
  std::vector<ResultRow> rows = allRows();
  for (const Status status : {Status::Cancelled, Status::OverBudget, Status::Unsupported}) {
    rows.back().status = status;
    EXPECT_EQ(state(rows), GuideState::Partly) << toText(status);
  }
  rows.back().status = Status::BuildFailed;
  EXPECT_EQ(state(rows), GuideState::Failed);
  EXPECT_EQ(stateOf(*findStep(experiment().step), *catalogue_, kAsked, rows), GuideState::Failed);
}

TEST_F(GuideTest, EachDeviceHasItsRowsAndTheNewestCountsUnlessCancelled) {
  DeviceDescription first;
  first.id = "0:0";
  DeviceDescription second;
  second.id = "0:1";
  GuideRows rows;
  ResultRow row = sampleRow("copy.sample", Role::Variant, kAsked, 1);
  rows.add(first, {row, "now"});
  row.medianMs = 7;
  rows.add(first, {row, "now"});
  row.status = Status::Cancelled;
  row.medianMs = 0;
  rows.add(first, {row, "now"});
  ASSERT_EQ(rows.of(first).size(), 1U);
  EXPECT_EQ(rows.of(first).front().medianMs, 7);
  EXPECT_EQ(rows.of(first).front().status, Status::Ok);
  EXPECT_TRUE(rows.of(second).empty());
}

TEST_F(GuideTest, DatedRowsFillGapsAndTellTheirRun) {
  const DeviceDescription device;
  GuideRows rows;
  ResultRow row = sampleRow("copy.sample", Role::Variant, kAsked, 1);
  ResultRow stopped = sampleRow("copy.sample-other", Role::Variant, kAsked, 1);
  stopped.status = Status::Cancelled;
  rows.add(device, {row, "now"});
  rows.add(device, {stopped, "now"});
  const ResultRow other = sampleRow("copy.sample-other", Role::Variant, kAsked, 2);
  const ResultRow missing = sampleRow("copy.sample-broken", Role::Variant, kAsked, 2);
  row.medianMs = 7;
  rows.addEarlier(device, std::vector<DatedRow>{{row, "then"}, {other, "then"}, {missing, "before"}});
  ASSERT_EQ(rows.of(device).size(), 3U);
  EXPECT_NE(rows.of(device)[0].medianMs, 7) << "what was measured now is newer";
  EXPECT_EQ(rows.startOf(device, row), "now");
  EXPECT_EQ(rows.of(device)[1].status, Status::Ok);
  EXPECT_EQ(rows.startOf(device, other), "then");
  EXPECT_EQ(rows.startOf(device, missing), "before");
  rows.add(device, {missing, "now"});
  EXPECT_EQ(rows.startOf(device, missing), "now") << "measured anew";
}

TEST_F(GuideTest, UntilTheHistoryWasReadNothingIsSaidNotToBeMeasured) {
  Bridge bridge;
  GuideController controller(&bridge, folder_.filePath(QStringLiteral("runs")).toStdString());
  const VariantColours colours({});
  ExperimentPage page(&controller, &colours);
  const auto* empty = page.findChild<QLabel*>(QStringLiteral("emptyExperiment"));
  QSignalSpy changed(&controller, &GuideController::changed);
  controller.setDevice(DeviceDescription{});
  EXPECT_TRUE(controller.isReadingEarlier());
  EXPECT_TRUE(empty->text().startsWith(QStringLiteral("Looking in the history"))) << empty->text().toStdString();
  changed.clear();
  ASSERT_TRUE(changed.wait(testing::kPatienceMs));
  EXPECT_FALSE(controller.isReadingEarlier());
  EXPECT_TRUE(empty->text().startsWith(QStringLiteral("Not measured"))) << empty->text().toStdString();
}

TEST_F(GuideTest, ModelHoldsEveryStepWithItsExperimentsInOrder) {
  Bridge bridge;
  GuideController controller(&bridge);
  GuideModel model(&controller);
  const QAbstractItemModelTester tester(&model, kAsFailures);
  ASSERT_EQ(model.rowCount(), std::ssize(guideSteps()));
  int found = 0;
  for (int row = 0; row < model.rowCount(); ++row) found += model.rowCount(model.index(row, 0));
  EXPECT_EQ(found, std::ssize(experiments()));
  for (const Experiment& experiment : experiments()) {
    const QModelIndex index = model.indexOf(text(experiment.id));
    EXPECT_EQ(GuideModel::experimentAt(index), &experiment);
    EXPECT_EQ(GuideModel::stepAt(model.parent(index)), findStep(experiment.step));
  }
  EXPECT_FALSE(model.indexOf(QStringLiteral("nonsense")).isValid());
  QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
  controller.setAsked({500, 500});
  EXPECT_FALSE(changed.isEmpty());
}

TEST_F(GuideTest, WithoutADeviceNothingRunsAndASentenceSaysSo) {
  Bridge bridge;
  GuideController controller(&bridge);
  EXPECT_THAT(controller.whyNotRun(allExperiments()).toStdString(), ::testing::HasSubstr("no device"));
  controller.run(allExperiments());
  EXPECT_FALSE(bridge.isSweeping());
}

TEST_F(GuideTest, APointIsOfTheFirstExperimentThatHasIt) {
  const Experiment& algorithms = *findExperiment("algorithms");
  const ExperimentList wanted{&algorithms, &experiment()};
  const auto of = [&](const std::string& variant, Size size) {
    return experimentOf({variant, size}, wanted, *catalogue_, kAsked);
  };
  EXPECT_EQ(of("copy.sample", kAsked), &experiment());
  EXPECT_EQ(of("copy.sample-other", kAsked), &experiment());
  EXPECT_EQ(of("copy.sample", {64, 64}), nullptr);
  EXPECT_EQ(of("copy.none", kAsked), nullptr);
  const std::string own = participants(algorithms, *catalogue_).back().variant->id;
  EXPECT_EQ(of(own, kAsked), &algorithms);
}

TEST_F(GuideTest, BarsTellValuesFailuresAndWhatIsMissing) {
  std::vector<ResultRow> rows{
      sampleRow("copy.sample", Role::Variant, kAsked, 0.5), sampleRow("copy.sample-broken", Role::Variant, kAsked, 0.5),
      sampleRow("copy.scalar", Role::Ceiling, kAsked, 0.8), sampleRow("copy.vector4", Role::Ceiling, kAsked, 0.9)};
  rows[1].status = Status::BuildFailed;
  const BarContent content = barContent(experiment(), *catalogue_, kAsked, rows);
  ASSERT_EQ(content.groups.size(), 1U);
  EXPECT_NEAR(content.groups.front().reference.value_or(0), 0.9, 1e-9) << "the fastest copy";
  EXPECT_EQ(content.groups.front().bars.size(), participants(experiment(), *catalogue_).size());
  const Bar& right = barOf(content, testing::kRightLabel);
  EXPECT_NEAR(right.value.value_or(0), 0.5, 1e-9);
  EXPECT_EQ(right.published, 13.5);
  EXPECT_FALSE(right.isEstimate);
  EXPECT_TRUE(barOf(content, testing::kBrokenLabel).failed);
  EXPECT_EQ(barOf(content, testing::kBrokenLabel).note, QStringLiteral("BuildFailed"));
  const Bar& missing = barOf(content, testing::kOtherLabel);
  EXPECT_FALSE(missing.value.has_value() || missing.failed);
  EXPECT_FALSE(missing.note.isEmpty());
  EXPECT_FALSE(missing.published.has_value()) << "the guide publishes none";
  EXPECT_TRUE(barContent(experiment(), *catalogue_, kAsked, {}).groups.empty());
}

TEST_F(GuideTest, BarsOfMarkedRowsBearTheWarningSignAndTellWhy) {
  std::vector<ResultRow> rows{sampleRow("copy.sample", Role::Variant, kAsked, 0.5),
                              sampleRow("copy.sample-other", Role::Variant, kAsked, 0.5)};
  addMark(rows[0], Mark::Busy, "Other programs used the processor.");
  const BarContent content = barContent(experiment(), *catalogue_, kAsked, rows);
  EXPECT_TRUE(barOf(content, testing::kRightLabel).marked);
  EXPECT_TRUE(barOf(content, testing::kRightLabel).details.contains(QStringLiteral("Warning: Other programs")));
  EXPECT_FALSE(barOf(content, testing::kOtherLabel).marked);
}

TEST_F(GuideTest, TheAnswerCountsAsManyMarkedResultsAsTheChart) {
  const Experiment& curve = *findExperiment("copy");
  ASSERT_EQ(curve.sizes, SizeSet::UpToAsked);
  std::vector<ResultRow> rows;
  for (const Participant& participant : participants(curve, *catalogue_)) {
    for (const Size size : sizesOf(curve, kAsked)) {
      rows.push_back(sampleRow(participant.variant->id, Role::Variant, size, 0.5));
      rows.back().workload = participant.variant->workload;
    }
  }
  ASSERT_GT(rows.size(), 4U);
  rows[0].marks = {Mark::Drift};
  rows[1].marks = {Mark::Unsteady, Mark::Busy};
  rows[2].marks = {Mark::ClocksDisagree};
  rows[2].status = Status::WrongResult;
  const QString note = noteOnMarked(chartContent(rows, {}), rows, ChartMedium::Paper);
  ASSERT_TRUE(note.startsWith(QStringLiteral("3 of %1 results have warnings: ").arg(rows.size())))
      << note.toStdString();
  const QString answer = QString::fromStdString(experimentVerdict(curve, rowsOf(curve, *catalogue_, kAsked, rows)));
  EXPECT_TRUE(answer.contains(note)) << answer.toStdString();
}

TEST_F(GuideTest, PageShowsTheFastestFirstAndBeforeARunOneWithAListing) {
  const std::vector<Participant> taking = participants(experiment(), *catalogue_);
  const auto choice = [&](const std::vector<ResultRow>& rows) {
    return firstChoice(experiment(), taking, rowsOf(experiment(), *catalogue_, kAsked, rows));
  };
  EXPECT_FALSE(listingsOf(catalogue_->find(choice({}).toStdString())).isEmpty());
  std::vector<ResultRow> rows = allRows();
  const auto rowOf = [&rows](const char* id) {
    return std::find_if(rows.begin(), rows.end(), [id](const ResultRow& row) { return row.variant == id; });
  };
  rowOf("copy.sample-other")->medianMs /= 4;
  rowOf("copy.sample-broken")->medianMs /= 8;
  rowOf("copy.sample-broken")->status = Status::WrongResult;
  EXPECT_EQ(choice(rows), QStringLiteral("copy.sample-other"));
  for (ResultRow& row : rows) {
    if (catalogue_->find(row.variant).isCeiling) row.medianMs /= 99;
  }
  EXPECT_EQ(choice(rows), QStringLiteral("copy.sample-other")) << "whatever the copies do";
  EXPECT_TRUE(firstChoice(experiment(), {}, {}).isEmpty());
}

TEST_F(GuideTest, CopiesAmongOtherWorkloadsAreNotShownFirst) {
  const Experiment& blurs = *findExperiment("algorithms");
  const std::vector<Participant> taking = participants(blurs, *catalogue_);
  ASSERT_TRUE(std::any_of(taking.begin(), taking.end(),
                          [](const Participant& participant) { return participant.variant->workload == "copy"; }));
  EXPECT_NE(catalogue_->find(firstChoice(blurs, taking, {}).toStdString()).workload, "copy");
}

TEST_F(GuideTest, VariantsOfSeveralWorkloadsInOneChartLookDifferent) {
  const QStringList ids{QStringLiteral("copy.a"), QStringLiteral("mad.a")};
  const QPalette palette;
  const VariantColours apart(ids);
  EXPECT_EQ(apart.colour(ids[0], palette), apart.colour(ids[1], palette));
  EXPECT_FALSE(apart.tellApart(ids));
  const VariantColours together(ids, VariantColours::Count::Together);
  EXPECT_TRUE(together.tellApart(ids));
  EXPECT_NE(together.colour(ids[0], palette), together.colour(ids[1], palette));
}

TEST_F(GuideTest, ABarIsChosenByClickAndByKey) {
  BarChart chart;
  chart.setContent(barContent(experiment(), *catalogue_, kAsked, allRows()));
  chart.resize(chart.sizeHint());
  chart.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&chart));
  QSignalSpy chosen(&chart, &BarChart::variantClicked);
  const std::vector<Bar>& bars = chart.content().groups.front().bars;
  QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.lineOf(bars[1].variant).center());
  ASSERT_EQ(chosen.size(), 1);
  EXPECT_EQ(chosen.last().at(0).toString(), bars[1].variant);
  chart.setSelected(bars[1].variant);
  QTest::keyClick(&chart, Qt::Key_Up);
  EXPECT_EQ(chosen.last().at(0).toString(), bars[0].variant);
}

TEST_F(GuideTest, AlgorithmTableShowsADashForWhatIsUnknownAndWhatWentWrong) {
  AlgorithmModel model;
  const QAbstractItemModelTester tester(&model, kAsFailures);
  AlgorithmLine line;
  line.algorithm = "plain";
  line.floats = 62;
  AlgorithmLine failed;
  failed.problem = "BuildFailed: no such word.";
  model.setLines({line, failed});
  EXPECT_EQ(model.index(0, 6).data().toString(), QStringLiteral("-"));
  EXPECT_EQ(model.index(1, 6).data().toString(), QStringLiteral("BuildFailed"));
  EXPECT_EQ(model.index(0, 0).data().toString(), QStringLiteral("plain"));
  EXPECT_EQ(model.index(0, 1).data().toString(), QStringLiteral("62"));
  EXPECT_EQ(model.index(0, 2).data().toString(), QStringLiteral("-"));
  EXPECT_EQ(model.columnCount(), 8);
}

TEST_F(GuideTest, CodeBeginsBehindTheFrontMatterAndTheListingStandsBeside) {
  const Variant& sample = catalogue_->find("copy.sample");
  EXPECT_TRUE(codeOf(sample).startsWith(QStringLiteral("kernel void sampleCopy")));
  const QString shared = codeOf(catalogue_->find("mad.mad3"));
  EXPECT_TRUE(shared.contains(QStringLiteral("logisticRounds")));
  EXPECT_FALSE(shared.contains(QStringLiteral("/*---"))) << "the shared piece's front matter";
  SourceComparison comparison;
  comparison.resize(1200, 500);
  comparison.setParticipants(participants(experiment(), *catalogue_));
  comparison.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&comparison));
  auto* listing = comparison.findChild<CodePane*>(QStringLiteral("listing"));
  auto* kernel = comparison.findChild<CodePane*>(QStringLiteral("kernel"));
  comparison.choose(QStringLiteral("copy.sample"));
  EXPECT_TRUE(listing->isVisible());
  EXPECT_TRUE(listing->code().contains(text(listingText("Listing 14-2")).trimmed()));
  EXPECT_TRUE(kernel->code().contains(QStringLiteral("sampleCopy")));
  comparison.choose(QStringLiteral("copy.sample-broken"));
  EXPECT_FALSE(listing->isVisible()) << "it carries out no listing";
  EXPECT_TRUE(kernel->code().contains(QStringLiteral("noSuchThing")));
}

/// Returns the drawn colour of a word's first character.
QColor colourAt(const QPlainTextEdit& edit, int line, const char* word) {
  const QTextBlock block = edit.document()->findBlockByNumber(line);
  const int at = static_cast<int>(block.text().indexOf(QLatin1String(word)));
  for (const QTextLayout::FormatRange& range : block.layout()->formats()) {
    if (range.start <= at && at < range.start + range.length) return range.format.foreground().color();
  }
  return {};
}

TEST(OpenClHighlighterTest, WordsCommentsAndNumbersDifferOnLightAndOnDark) {
  CodePane pane;
  pane.setCode(QStringLiteral("Code"), QStringLiteral("kernel void f() { /* a\nkernel b */ int x = 42; // kernel\n}"));
  const auto* edit = pane.findChild<QPlainTextEdit*>();
  for (const QPalette& palette : {testing::darkPalette(), QPalette(Qt::white)}) {
    pane.setPalette(palette);
    const QColor keyword = colourAt(*edit, 0, "kernel");
    const QColor comment = colourAt(*edit, 1, "kernel b");
    ASSERT_TRUE(keyword.isValid());
    EXPECT_NE(keyword, comment) << "a comment goes on over lines";
    EXPECT_EQ(colourAt(*edit, 1, "// kernel"), comment);
    EXPECT_NE(colourAt(*edit, 1, "42"), comment);
    EXPECT_NE(colourAt(*edit, 1, "int"), comment);
    EXPECT_EQ(keyword.lightness() > 127, isDark(palette)) << "readable on its ground";
  }
}

TEST(GuideStateTest, MarksAreReadableOnTheirDiscs) {
  QPalette blue = darkPalette();
  blue.setColor(QPalette::Highlight, QColor(0x12, 0x60, 0x8a));
  blue.setColor(QPalette::HighlightedText, QColor(0xf9, 0xf9, 0xf9));
  for (const QPalette& palette : {QPalette(Qt::white), darkPalette(), blue}) {
    for (const GuideState state : {GuideState::Measured, GuideState::Failed}) {
      EXPECT_GE(contrast(inkOnState(state, palette), stateColour(state, palette)), 3);
    }
  }
}

}  // namespace
}  // namespace headroom
