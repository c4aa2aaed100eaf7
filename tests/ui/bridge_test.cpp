#include "bridge/bridge.hpp"

#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include "bridge/image_conversion.hpp"
#include "headroom/system/error.hpp"
#include "patience.hpp"

namespace headroom {
namespace {

using testing::kPatienceMs;
using testing::kSoonMs;

WorkbenchOptions options() {
  WorkbenchOptions options;
  options.runner = HEADROOM_CLI;
  return options;
}

Image photo(QSize size = {320, 240}) {
  QImage image(size, QImage::Format_RGB888);
  image.fill(QColor(200, 100, 50));
  return fromQImage(image);
}

ImagePlan planOf(const Image& image, double sigma) {
  ImagePlan plan;
  plan.variant = "blur.separable";
  plan.parameters = {{"sigma", sigma}};
  plan.image = image;
  return plan;
}

RunPlan sweepOf(const Bridge& bridge, Size size) {
  RunPlan plan;
  plan.variants = bridge.catalogue().select("blur", "separable,local");
  plan.sizes = {size};
  return plan;
}

TEST(BridgeTest, FindsDevices) {
  Bridge bridge(options());
  QSignalSpy found(&bridge, &Bridge::devicesFound);
  bridge.findDevices();
  ASSERT_TRUE(found.wait(kPatienceMs));
  EXPECT_FALSE(qvariant_cast<std::vector<DeviceDescription>>(found.first().at(0)).empty());
}

TEST(BridgeTest, ShowsTheLastOfManyPreviewsAndDropsThoseBetween) {
  Bridge bridge(options());
  std::vector<double> shown;
  QObject::connect(&bridge, &Bridge::previewReady, &bridge,
                   [&shown](const Preview& preview) { shown.push_back(preview.row.parameters.at("sigma")); });
  QSignalSpy ended(&bridge, &Bridge::previewsEnded);
  const Image image = photo();
  for (int i = 1; i <= 100; ++i) bridge.requestPreview(planOf(image, 1 + 0.01 * i));
  ASSERT_TRUE(ended.wait(kPatienceMs));
  ASSERT_FALSE(shown.empty());
  EXPECT_DOUBLE_EQ(shown.back(), 2);
  EXPECT_EQ(shown.size(), 2U) << "the first, and the last that waited";
}

TEST(BridgeTest, PreviewWaitsUntilTheSweepHasEnded) {
  Bridge bridge(options());
  bridge.limitSampling(0.001);  // accuracy is not needed
  QStringList order;
  QObject::connect(&bridge, &Bridge::previewPostponed, &bridge, [&order] { order << QStringLiteral("postponed"); });
  QObject::connect(&bridge, &Bridge::sweepFinished, &bridge, [&order] { order << QStringLiteral("sweep"); });
  QObject::connect(&bridge, &Bridge::previewReady, &bridge, [&order] { order << QStringLiteral("preview"); });
  QSignalSpy ended(&bridge, &Bridge::previewsEnded);
  bridge.startSweep(sweepOf(bridge, {64, 48}));
  bridge.requestPreview(planOf(photo(), 2));
  ASSERT_TRUE(ended.wait(kPatienceMs));
  EXPECT_EQ(order, (QStringList{QStringLiteral("postponed"), QStringLiteral("sweep"), QStringLiteral("preview")}));
}

TEST(BridgeTest, PreviewInFlightGivesWayToASweepAndIsMadeAfterIt) {
  Bridge bridge(options());
  QSignalSpy found(&bridge, &Bridge::devicesFound);
  bridge.findDevices();
  ASSERT_TRUE(found.wait(kPatienceMs));
  QSignalSpy shown(&bridge, &Bridge::previewReady);
  QSignalSpy finished(&bridge, &Bridge::sweepFinished);
  QSignalSpy ended(&bridge, &Bridge::previewsEnded);
  bridge.requestPreview(planOf(photo({1500, 1000}), 30));
  bridge.startSweep(sweepOf(bridge, {64, 48}));
  bridge.stopSweep();
  QElapsedTimer timer;
  timer.start();
  ASSERT_TRUE(finished.wait(kPatienceMs));
  EXPECT_LT(timer.elapsed(), kSoonMs);
  EXPECT_EQ(shown.count(), 0);
  EXPECT_TRUE(bridge.isPreviewPending());
  ASSERT_TRUE(ended.wait(kPatienceMs));
  ASSERT_EQ(shown.count(), 1);
  EXPECT_DOUBLE_EQ(qvariant_cast<Preview>(shown.first().at(0)).row.parameters.at("sigma"), 30);
}

TEST(BridgeTest, DroppedPreviewIsNotMadeAgain) {
  Bridge bridge(options());
  QSignalSpy shown(&bridge, &Bridge::previewReady);
  QSignalSpy ended(&bridge, &Bridge::previewsEnded);
  bridge.requestPreview(planOf(photo({1500, 1000}), 30));
  bridge.dropPreview();
  ASSERT_TRUE(ended.wait(kPatienceMs));
  EXPECT_FALSE(bridge.isPreviewPending());
  EXPECT_EQ(shown.count(), 0);
}

TEST(BridgeTest, PlanThatCannotRunThrowsAndLeavesTheBridgeFree) {
  Bridge bridge(options());
  RunPlan plan = sweepOf(bridge, {64, 48});
  plan.parameters = {{"sigma", -1}};
  EXPECT_THROW(bridge.startSweep(plan), UsageError);
  EXPECT_FALSE(bridge.isSweeping());
}

TEST(BridgeTest, UnknownDeviceOfAPreviewIsASentence) {
  Bridge bridge(options());
  QSignalSpy failed(&bridge, &Bridge::previewFailed);
  ImagePlan plan = planOf(photo(), 2);
  plan.device = "abacus";
  bridge.requestPreview(plan);
  ASSERT_TRUE(failed.wait(kPatienceMs));
  EXPECT_TRUE(failed.first().at(0).toString().contains(QStringLiteral("abacus")));
}

TEST(BridgeTest, DestroyedDuringASweepItSendsNothingMore) {
  auto bridge = std::make_unique<Bridge>(options());
  // Receives queued signals and outlives the bridge, so that signals from its destructor are counted.
  QObject receiver;
  int received = 0;
  const auto count = [&received] { ++received; };
  QObject::connect(bridge.get(), &Bridge::rowUpdated, &receiver, count, Qt::QueuedConnection);
  QObject::connect(bridge.get(), &Bridge::progressed, &receiver, count, Qt::QueuedConnection);
  QObject::connect(bridge.get(), &Bridge::sweepFinished, &receiver, count, Qt::QueuedConnection);
  QSignalSpy rows(bridge.get(), &Bridge::rowUpdated);
  // Ten points of four seconds, in interleaved rounds.
  RunPlan plan = sweepOf(*bridge, {500, 500});
  plan.sampling.timeBudgetSeconds = 4;
  plan.sampling.noiseGoal = -1;
  plan.sampling.maximumSamples = kMostSamples;
  bridge->startSweep(plan);
  ASSERT_TRUE(rows.wait(kPatienceMs));
  QCoreApplication::sendPostedEvents(&receiver);
  const int before = received;
  ASSERT_GT(before, 0);
  QElapsedTimer timer;
  timer.start();
  bridge.reset();
  EXPECT_LT(timer.elapsed(), kSoonMs) << "the sweep takes longer";
  QCoreApplication::processEvents();
  EXPECT_EQ(received, before);
}

}  // namespace
}  // namespace headroom
