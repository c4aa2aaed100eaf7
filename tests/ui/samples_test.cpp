// The samples and the timeline of the selected row in the window.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <cmath>
#include <limits>

#include "plot/time_axis.hpp"
#include "results/result_tabs.hpp"
#include "sample_rows.hpp"
#include "samples/sample_set.hpp"
#include "samples/timeline_content.hpp"

namespace headroom {
namespace {

using headroom::testing::darkPalette;
using headroom::testing::sampleRow;
using ::testing::HasSubstr;

/// 50 samples around 4.3 ms in 5 rounds, with `extra` ones at the end of the last round.
ResultRow sampledRow(const std::vector<double>& extra = {}) {
  ResultRow row = sampleRow("blur.local", Role::Variant, {2000, 2000}, 1);
  for (int i = 0; i < 50; ++i) row.samplesMs.push_back(4.3 + 0.002 * ((i * 7) % 11));
  row.wallSamplesMs = {4.35, 4.36, 4.37, 4.38, 4.39};
  for (int i = 0; i < 5; ++i) row.rounds.push_back({.startSeconds = 0.5 + i, .samples = 10, .batches = 1});
  row.samplesMs.insert(row.samplesMs.end(), extra.begin(), extra.end());
  row.rounds.back().samples += static_cast<int>(extra.size());
  row.stoppedBy = "noise goal";
  summariseSamples(row);
  return row;
}

/// Two queues; the first has two commands, of which the second waits for the first.
ResultRow tracedRow() {
  ResultRow row = sampledRow();
  row.timeline = {{"filterRows", "profiling queue", 1'000'000, 1'010'000, 1'020'000, 1'420'000},
                  {"filterColumns", "profiling queue", 1'005'000, 1'015'000, 1'425'000, 1'900'000},
                  {"write source", "copy queue", 1'000'000, 1'001'000, 1'002'000, 1'300'000}};
  return row;
}

ResultRow rowOfManyCommands(int count) {
  ResultRow row = sampledRow();
  for (int i = 0; i < count; ++i) {
    const auto start = static_cast<std::uint64_t>(1'000'000 + 1000 * i);
    row.timeline.push_back({"tiny", "profiling queue", start - 100, start - 50, start, start + 800});
  }
  return row;
}

TEST(TimeText, UnderOneMillisecondIsMicroseconds) {
  EXPECT_EQ(timeText(4.3123), QStringLiteral("4.312 ms"));
  EXPECT_EQ(timeText(0.0052), QStringLiteral("5.2 \u00b5s"));
  EXPECT_EQ(timeRangeText(0.98, 1.02), QStringLiteral("0.98-1.02 ms"));
  EXPECT_EQ(timeRangeText(0.005, 0.006), QStringLiteral("5-6 \u00b5s"));
}

TEST(TimeAxisTest, HasReadableTicksForAnyRange) {
  const std::vector<std::pair<double, double>> ranges{{4.28, 4.35},       {0.0051, 0.0053}, {0, 12'000},
                                                      {-0.001, 0.9},      {1e-6, 2e-6},     {5.999'999, 6.000'001},
                                                      {0.999'9, 1.000'1}, {0, 1e-9}};
  for (const auto& [low, high] : ranges) {
    const TimeAxis axis = timeAxis(low, high, 5);
    ASSERT_GE(axis.ticks.size(), 2U) << low;
    EXPECT_LE(axis.ticks.size(), 12U) << low;
    QStringList labels;
    for (const double tick : axis.ticks) {
      EXPECT_TRUE(axis.part(tick) >= 0 && axis.part(tick) <= 1);
      labels << axis.label(tick);
    }
    EXPECT_EQ(labels.removeDuplicates(), 0) << labels.join(QLatin1Char(' ')).toStdString();
  }
  EXPECT_EQ(timeAxis(4.28, 4.35, 4).label(4.3), QStringLiteral("4.30"));
}

TEST(SampleSetTest, SamplesKnowTheirRoundAndTheirOutliersAreThoseOfTheSummary) {
  const ResultRow row = sampledRow({4.34, 9});
  const SampleSet set = sampleSetOf(&row);
  ASSERT_EQ(set.samples.size(), 52U);
  EXPECT_EQ(set.samples[9].round, 0);
  EXPECT_EQ(set.samples[10].round, 1);
  EXPECT_EQ(set.samples[51].round, 4);
  EXPECT_EQ(set.rounds[3].firstSample, 30);
  std::size_t mild = 0;
  std::size_t severe = 0;
  for (const Sample& sample : set.samples) {
    mild += sample.outlier == Outlier::Mild ? 1 : 0;
    severe += sample.outlier == Outlier::Severe ? 1 : 0;
  }
  EXPECT_EQ(mild, row.mildOutliers);
  EXPECT_EQ(severe, row.severeOutliers);
  EXPECT_EQ(severe, 1U);
  EXPECT_EQ(sampleText(set, 51).toStdString(), "9 ms, sample 52 of 52, round 5 of 5 (after 4.5 s), severe outlier");
}

TEST(SampleSetTest, HostClocksSamplesAreTheBatches) {
  ResultRow row = sampledRow();
  row.clock = Clock::Host;
  summariseSamples(row);
  const SampleSet set = sampleSetOf(&row);
  ASSERT_EQ(set.samples.size(), 5U);
  EXPECT_EQ(set.samples[4].round, 4);
  EXPECT_DOUBLE_EQ(set.medianMs, 4.37);
}

TEST(SampleSetTest, SaysWhyThereIsNothingToShow) {
  EXPECT_THAT(sampleSetOf(nullptr).emptyText.toStdString(), HasSubstr("Select a result"));
  ResultRow failed = sampleRow("blur.local", Role::Variant, {100, 100}, 1);
  failed.status = Status::BuildFailed;
  failed.reason = "The compiler refused it.";
  EXPECT_THAT(sampleSetOf(&failed).emptyText.toStdString(), HasSubstr("BuildFailed. The compiler refused it."));
  const ResultRow bare = sampleRow("blur.local", Role::Variant, {100, 100}, 1);
  EXPECT_THAT(sampleSetOf(&bare).emptyText.toStdString(), HasSubstr("not kept"));
  ResultRow strange = sampledRow({std::numeric_limits<double>::infinity()});
  strange.medianMs = 4.3;
  EXPECT_FALSE(sampleSetOf(&strange).emptyText.isEmpty());
}

TEST(SampleSetTest, SentenceTellsTheFigures) {
  ResultRow row = sampledRow({4.34, 9});
  row.lowMs = 4.28;
  row.highMs = 4.35;
  const std::string sentence = samplesSentence(row).toStdString();
  EXPECT_THAT(sentence, ::testing::StartsWith("blur.local at 4 MP: median 4.31 ms, 95% interval 4.28-4.35 ms, min "));
  EXPECT_THAT(sentence, HasSubstr("52 samples in 5 rounds, 1 mild and 1 severe outliers, stopped by noise goal"));
  EXPECT_THAT(sentence, HasSubstr("; event 4.31 ms, wall 4.37 ms."));
  row.size = Size{512, 1024, 256};
  row.item = "element";
  EXPECT_THAT(samplesSentence(row).toStdString(), HasSubstr(" at 512 x 1024 x 256: ")) << "of matrices M x N x K";
  row.item = "pixel";
  row.size = squareOf(4);
  row.lowMs = 0;
  EXPECT_THAT(samplesSentence(row).toStdString(), HasSubstr("95% interval up to 4.35 ms, min "));
  row.highMs = std::numeric_limits<double>::infinity();
  row.caches = Caches::Cold;
  EXPECT_THAT(samplesSentence(row).toStdString(), HasSubstr("4 MP, cold caches: "));
  EXPECT_THAT(samplesSentence(row).toStdString(), HasSubstr("95% interval unknown"));
}

TEST(SampleSetTest, AWideIntervalDoesNotPressTheSamplesTogether) {
  ResultRow row = sampledRow();
  row.lowMs = 0.1;
  row.highMs = 400;
  const SampleSet set = sampleSetOf(&row);
  const auto [low, high] = set.range();
  EXPECT_LT(high - low, 3 * (set.bins.high() - set.bins.low));
}

TEST(TimelineContentTest, ACommandHasItsPlaceInARowOfItsQueue) {
  const ResultRow row = tracedRow();
  const TimelineContent content = timelineContentOf(&row);
  ASSERT_EQ(content.rows.size(), 3U);
  EXPECT_EQ(content.rows[0].queue, QStringLiteral("copy queue"));
  EXPECT_TRUE(content.rows[1].startsQueue);
  EXPECT_FALSE(content.rows[2].startsQueue) << "queued while the other ran, so below it";
  EXPECT_EQ(content.firstNs, 1'000'000U);
  EXPECT_EQ(content.lastNs, 1'900'000U);
  EXPECT_EQ(blockText(content, content.rows[2], {0, 1}).toStdString(),
            "filterColumns on profiling queue: queued 5 \u00b5s, submitted 15 \u00b5s, started 425 \u00b5s, ended 900 "
            "\u00b5s; ran "
            "475 \u00b5s");
}

TEST(TimelineContentTest, QueuesAreInTheOrderOfTheirFirstCommands) {
  ResultRow row = sampledRow();
  for (const auto& [queue, start] : {std::pair("queue 2", 1000U), std::pair("queue 10", 5000U)})
    row.timeline.push_back({"k", queue, start, start, start, start + 900});
  const TimelineContent content = timelineContentOf(&row);
  ASSERT_EQ(content.rows.size(), 2U);
  EXPECT_EQ(content.rows[0].queue, QStringLiteral("queue 2"));
  EXPECT_EQ(content.rows[1].queue, QStringLiteral("queue 10"));
}

TEST(TimelineContentTest, ManyCommandsAtOnceTakeAFewRows) {
  ResultRow row = sampledRow();
  for (std::uint64_t i = 0; i < 500; ++i) {
    row.timeline.push_back({"k", "profiling queue", 1000, 2000, 10'000 + 1000 * i, 10'900 + 1000 * i});
  }
  const TimelineContent content = timelineContentOf(&row);
  EXPECT_EQ(content.rows.size(), kMostRowsOfAQueue);
  std::size_t commands = 0;
  for (const TimelineRow& one : content.rows) commands += one.commands.size();
  EXPECT_EQ(commands, 500U);
}

TEST(TimelineContentTest, ShortCommandsAreOneBlockUntilTheyAreWideEnough) {
  const ResultRow row = rowOfManyCommands(5000);
  const TimelineContent content = timelineContentOf(&row);
  ASSERT_EQ(content.rows.size(), 1U);
  const double whole = static_cast<double>(content.lastNs - content.firstNs);
  const std::vector<TimelineBlock> far = blocksOf(content.rows[0], whole / 500, 3);
  EXPECT_EQ(far.size(), 1U);
  EXPECT_EQ(far.front().count, 5000U);
  EXPECT_THAT(blockText(content, content.rows[0], far.front()).toStdString(), HasSubstr("5000 commands"));
  EXPECT_EQ(blocksOf(content.rows[0], 10, 3).size(), 5000U);
}

TEST(TimelineContentTest, SaysWhyThereIsNothingToShow) {
  EXPECT_THAT(timelineContentOf(nullptr).emptyText.toStdString(), HasSubstr("Select a result"));
  ResultRow row = sampledRow();
  EXPECT_THAT(timelineContentOf(&row).emptyText.toStdString(), HasSubstr("No commands"));
  row.timeline = {{"reversed", "q", 1, 2, 4, 3}};
  EXPECT_THAT(timelineContentOf(&row).emptyText.toStdString(), HasSubstr("cannot be drawn"));
  row.role = Role::HostPeer;
  EXPECT_THAT(timelineContentOf(&row).emptyText.toStdString(), HasSubstr("host"));
}

/// The tabs as in the window.
struct ShownTabs {
  ResultModel results;
  VariantColours colours{{QStringLiteral("blur.separable"), QStringLiteral("blur.local")}};
  ResultTabs tabs{new ResultTable(&results), &colours};

  explicit ShownTabs(ResultTabs::Page page, QSize size = {1000, 260}) {
    tabs.resize(size);
    tabs.showPage(page);
    tabs.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&tabs));
  }
  template <class Widget>
  Widget& child(const char* name = nullptr) {
    return *tabs.findChild<Widget*>(QString::fromLatin1(name));
  }
  QImage picture() { return tabs.grab().toImage(); }
};

TEST(SamplesViewTest, PointingTellsTheSampleAndMarksItInTheOtherView) {
  ShownTabs shown(ResultTabs::Page::Samples);
  const ResultRow row = sampledRow({9});
  shown.tabs.setRow(&row);
  auto& order = shown.child<OrderChart>("order");
  auto& distribution = shown.child<DistributionChart>("distribution");
  QCoreApplication::processEvents();
  QTest::mouseMove(order.viewport(), order.positionOf(order.samples().samples[17]).toPoint());
  ASSERT_TRUE(QTest::qWaitFor([&] { return order.pointedAt() == 17; }));
  EXPECT_EQ(distribution.pointedAt(), 17);
  EXPECT_EQ(order.accessibleDescription(), sampleText(order.samples(), 17));
}

TEST(SamplesViewTest, KeysWalkAlongTheSamples) {
  ShownTabs shown(ResultTabs::Page::Samples);
  const ResultRow row = sampledRow();
  shown.tabs.setRow(&row);
  auto& order = shown.child<OrderChart>("order");
  QTest::keyClick(&order, Qt::Key_Right);
  QTest::keyClick(&order, Qt::Key_Right);
  EXPECT_EQ(order.pointedAt(), 1);
  QTest::keyClick(&order, Qt::Key_Left);
  EXPECT_EQ(order.pointedAt(), 0);
  QTest::keyClick(&order, Qt::Key_End);
  EXPECT_EQ(order.pointedAt(), 49);
  EXPECT_THAT(order.accessibleDescription().toStdString(), HasSubstr("sample 50 of 50"));
}

TEST(SamplesViewTest, MarksAreShownWithTheirSentences) {
  ShownTabs shown(ResultTabs::Page::Samples);
  ResultRow row = sampledRow();
  auto& marks = shown.child<QLabel>("marks");
  shown.tabs.setRow(&row);
  EXPECT_FALSE(marks.isVisible());
  addMark(row, Mark::Busy, "Other programs kept 1.5 processors <busy>.");
  shown.tabs.setRow(&row);
  EXPECT_TRUE(marks.isVisible());
  EXPECT_THAT(marks.text().toStdString(), HasSubstr("background&nbsp;load&nbsp;</span>"));
  EXPECT_THAT(marks.text().toStdString(), HasSubstr("&lt;busy&gt;."));
}

TEST(SamplesViewTest, ALongTextBesideTheChartsLeavesThemWhole) {
  ResultRow row = sampledRow();
  addMark(row, Mark::Unsteady, "Its rounds differ by 39%, from 64.22 to 89.07 ms. The device's clock or load changed.");
  addMark(row, Mark::Busy, "Other programs kept 1.5 CPU cores busy. Close them and run again.");
  addMark(row, Mark::Drift, "mad.peak16 was 10% faster at the end of this size, so rows of this size do not compare.");
  for (const QSize size : {QSize(985, 240), QSize(700, 240)}) {
    ShownTabs shown(ResultTabs::Page::Samples, size);
    shown.tabs.setRow(&row);
    QCoreApplication::processEvents();
    const QWidget* page = shown.child<QScrollArea>("samplesPage").viewport();
    for (const char* name : {"order", "distribution"}) {
      const auto& chart = shown.child<QWidget>(name);
      EXPECT_TRUE(page->rect().contains(QRect(chart.mapTo(page, QPoint()), chart.size())))
          << name << " at " << size.width();
    }
  }
}

TEST(SamplesViewTest, AnyNumberOfSamplesIsDrawnInside) {
  std::vector<std::vector<double>> kinds{{4.3}, {4.3, 4.3}, std::vector<double>(1000, 4.3), {0, 0, 0, 1e-9}};
  std::vector<double> many;
  for (int i = 0; i < 1000; ++i) many.push_back(0.005 + 1e-5 * (i % 37) + (i % 211 == 0 ? 1 : 0));
  kinds.push_back(many);
  for (const std::vector<double>& samples : kinds) {
    for (const QSize size : {QSize(1000, 260), QSize(360, 180), QSize(260, 90)}) {
      ShownTabs shown(ResultTabs::Page::Samples, size);
      ResultRow row = sampleRow("blur.local", Role::Variant, {2000, 2000}, 1);
      row.samplesMs = samples;
      summariseSamples(row);
      if (row.medianMs <= 0) row.medianMs = 1e-12;
      shown.tabs.setRow(&row);
      QCoreApplication::processEvents();
      EXPECT_FALSE(shown.picture().isNull());
      const auto areInside = [](const auto& view) {
        for (const Sample& sample : view.samples().samples) {
          const QPointF at = view.positionOf(sample);
          EXPECT_TRUE(QRectF(view.rect()).contains(at)) << sample.ms << " at " << at.x() << ", " << at.y();
        }
      };
      areInside(shown.child<OrderChart>("order"));
      areInside(shown.child<DistributionChart>("distribution"));
    }
  }
}

TEST(SamplesViewTest, ARowWithoutSamplesSaysWhyAndADeselectedOneIsGone) {
  ShownTabs shown(ResultTabs::Page::Samples);
  const ResultRow row = sampledRow();
  shown.tabs.setRow(&row);
  EXPECT_TRUE(shown.child<OrderChart>("order").isVisible());
  ResultRow failed = row;
  failed.status = Status::TimedOut;
  shown.tabs.setRow(&failed);
  EXPECT_FALSE(shown.child<OrderChart>("order").isVisible());
  EXPECT_THAT(shown.child<DistributionChart>("distribution").accessibleDescription().toStdString(),
              HasSubstr("TimedOut"));
  shown.tabs.setRow(nullptr);
  EXPECT_FALSE(shown.child<QLabel>("samplesSentence").isVisible());
}

TEST(SamplesViewTest, FollowsTheDarkPalette) {
  ShownTabs shown(ResultTabs::Page::Samples);
  const ResultRow row = sampledRow();
  shown.tabs.setRow(&row);
  shown.tabs.setPalette(darkPalette());
  auto& order = shown.child<OrderChart>("order");
  ASSERT_TRUE(QTest::qWaitFor([&] { return order.palette().color(QPalette::Base) == darkPalette().base().color(); }));
  EXPECT_EQ(order.grab().toImage().pixelColor(2, 2), darkPalette().color(QPalette::Base));
}

void turnWheel(QWidget& widget, QPointF at, int delta, Qt::KeyboardModifiers modifiers = {}) {
  QWheelEvent event(at, widget.mapToGlobal(at), {}, {0, delta}, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
  QApplication::sendEvent(&widget, &event);
}

TEST(TimelineChartTest, WheelZoomsAboutThePointerAndFitShowsAllAgain) {
  ShownTabs shown(ResultTabs::Page::Timeline);
  const ResultRow row = tracedRow();
  shown.tabs.setRow(&row);
  QCoreApplication::processEvents();
  auto& view = shown.child<TimelineChart>("timeline");
  auto& fit = shown.child<QToolButton>("timelineFit");
  EXPECT_FALSE(fit.isEnabled());
  const QRectF before = view.areaOf(1, 0);
  const QPointF pointer(before.left(), before.center().y());
  turnWheel(view, pointer, 360);
  const QRectF after = view.areaOf(1, 0);
  EXPECT_GT(after.width(), 1.5 * before.width());
  EXPECT_NEAR(after.left(), before.left(), 1);
  EXPECT_TRUE(fit.isEnabled());
  QTest::mouseClick(&fit, Qt::LeftButton);
  EXPECT_NEAR(view.areaOf(1, 0).width(), before.width(), 0.01);
}

TEST(TimelineChartTest, DraggingMovesAndDoesNotLeaveTheCommands) {
  ShownTabs shown(ResultTabs::Page::Timeline);
  const ResultRow row = tracedRow();
  shown.tabs.setRow(&row);
  QCoreApplication::processEvents();
  auto& view = shown.child<TimelineChart>("timeline");
  turnWheel(view, QPointF(view.rect().center()), 480);
  const double from = view.fromNs();
  const double span = view.toNs() - view.fromNs();
  QTest::mousePress(&view, Qt::LeftButton, {}, {400, 20});
  QTest::mouseMove(&view, {300, 20});
  ASSERT_TRUE(QTest::qWaitFor([&] { return view.fromNs() > from; }));
  QTest::mouseRelease(&view, Qt::LeftButton, {}, {300, 20});
  EXPECT_NEAR(view.toNs() - view.fromNs(), span, 1);
  for (int i = 0; i < 100; ++i) QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
  EXPECT_LT(view.toNs(), 1'000'000);
}

TEST(TimelineChartTest, PointingTellsTheCommandWhereverItIsDrawn) {
  ShownTabs shown(ResultTabs::Page::Timeline);
  const ResultRow row = tracedRow();
  shown.tabs.setRow(&row);
  QCoreApplication::processEvents();
  auto& view = shown.child<TimelineChart>("timeline");
  EXPECT_THAT(view.textAt(view.areaOf(0, 0).center()).toStdString(), ::testing::StartsWith("write source on copy"));
  const QRectF waiting = view.areaOf(2, 0);
  EXPECT_THAT(view.textAt({waiting.left() - 30, waiting.center().y()}).toStdString(), HasSubstr("filterColumns"))
      << "while it waits, too";
  EXPECT_TRUE(view.textAt({2, 2}).isEmpty());
  QTest::keyClick(&view, Qt::Key_Right);
  EXPECT_THAT(view.accessibleDescription().toStdString(), HasSubstr("write source"));
  QTest::keyClick(&view, Qt::Key_Right);
  EXPECT_THAT(view.accessibleDescription().toStdString(), HasSubstr("filterRows"));
}

TEST(TimelineChartTest, ManyShortCommandsAreReachedByZooming) {
  ShownTabs shown(ResultTabs::Page::Timeline);
  const ResultRow row = rowOfManyCommands(5000);
  shown.tabs.setRow(&row);
  QCoreApplication::processEvents();
  auto& view = shown.child<TimelineChart>("timeline");
  const QPointF middle = view.areaOf(0, 2500).center();
  EXPECT_THAT(view.textAt(middle).toStdString(), HasSubstr("5000 commands"));
  for (int i = 0; i < 40; ++i) turnWheel(view, middle, 120);
  bool isSingle = false;
  for (double x = 0; x < view.width(); x += 10)
    isSingle |= view.textAt({x, middle.y()}).contains(QStringLiteral("ran 0.8"));
  EXPECT_TRUE(isSingle);
  EXPECT_FALSE(shown.picture().isNull());
}

}  // namespace
}  // namespace headroom
