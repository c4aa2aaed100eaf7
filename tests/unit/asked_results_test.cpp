// What a runner may send with a job.
#include "workbench/hosts/asked_results.hpp"

#include <gmock/gmock.h>

#include <string>

#include "headroom/values/sampling.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

MeasureJob askedJob(const std::string& variant, Size size) {
  MeasureJob job;
  job.variant.id = variant;
  job.size = size;
  return job;
}

RowReady sentRow(const std::string& variant, Size size, std::size_t rounds = 1) {
  RowReady ready;
  ready.row.variant = variant;
  ready.row.size = size;
  ready.row.rounds.resize(rounds);
  return ready;
}

const Size kAsked{64, 48};

TEST(AskedResults, AreTheRowAndTheDigestOfAPoint) {
  const Job job = askedJob("blur.fused", kAsked);
  AskedResults asked(job);
  for (int i = 0; i < 1000; ++i) EXPECT_THAT(asked.take(Activity{"timing"}), IsEmpty());
  EXPECT_THAT(asked.take(Note{"It is slow."}), IsEmpty());
  EXPECT_THAT(asked.take(ResultChecked{7}), IsEmpty());
  EXPECT_THAT(asked.take(sentRow("blur.fused", kAsked)), IsEmpty());
  EXPECT_THAT(asked.take(ResultChecked{7}), HasSubstr("digests"));
  EXPECT_THAT(asked.take(LaunchCosts{}), HasSubstr("launch costs than its job asks for, which is 0."));
}

TEST(AskedResults, RefuseASecondRowOfAPoint) {
  const Job job = askedJob("blur.fused", kAsked);
  AskedResults asked(job);
  EXPECT_THAT(asked.take(sentRow("blur.fused", kAsked)), IsEmpty());
  EXPECT_THAT(asked.take(sentRow("blur.fused", kAsked)),
              HasSubstr("sent more rows than its job asks for, which is 1."));
}

TEST(AskedResults, RefuseARowOfAnotherPoint) {
  const Job job = askedJob("blur.fused", kAsked);
  EXPECT_THAT(AskedResults(job).take(sentRow("blur.local", kAsked)),
              HasSubstr("a row of \"blur.local\" at 64 x 48, and the job asks for blur.fused at 64 x 48."));
  EXPECT_THAT(AskedResults(job).take(sentRow("blur.fused", {64, 47})), HasSubstr("at 64 x 47"));
  EXPECT_THAT(AskedResults(job).take(sentRow("blur.fused", kAsked, 2)), HasSubstr("2 rounds"));
}

TEST(AskedResults, OfAPairAreARowOfEach) {
  PairJob pair;
  pair.base = askedJob("blur.fused", kAsked);
  pair.fresh = askedJob("blur.local", kAsked);
  const Job job = pair;
  AskedResults asked(job);
  EXPECT_THAT(asked.take(sentRow("blur.fused", kAsked)), IsEmpty());
  EXPECT_THAT(asked.take(sentRow("blur.local", kAsked)), IsEmpty());
  EXPECT_THAT(asked.take(sentRow("blur.local", kAsked)), HasSubstr("which is 2."));
}

TEST(AskedResults, AreAsManyDevicesAndSamplesAsThereCanBe) {
  const Job listing = ListDevicesJob{};
  DevicesFound found;
  found.devices.resize(AskedResults::kMostDevices);
  EXPECT_THAT(AskedResults(listing).take(found), IsEmpty());
  found.devices.emplace_back();
  EXPECT_THAT(AskedResults(listing).take(found), HasSubstr("a list of 1001 devices, and a machine has at most 1000."));
  const Job measuring = askedJob("blur.fused", kAsked);
  RowReady ready = sentRow("blur.fused", kAsked);
  ready.row.samplesMs.resize(kMostSamples);
  EXPECT_THAT(AskedResults(measuring).take(ready), IsEmpty());
  ready.row.wallSamplesMs.resize(kMostSamples + 1);
  EXPECT_THAT(AskedResults(measuring).take(ready), HasSubstr("a row of 1000001 samples"));
}

TEST(AskedResults, AreFewNotesOfModestLength) {
  const Job job = ListDevicesJob{};
  AskedResults many(job);
  for (std::size_t i = 0; i < AskedResults::kMostNotes; ++i) EXPECT_THAT(many.take(Note{"again"}), IsEmpty());
  EXPECT_THAT(many.take(Note{"again"}), HasSubstr("over 100 notes"));
  EXPECT_THAT(AskedResults(job).take(Note{std::string(AskedResults::kMostBytesOfNotes + 1, 'x')}),
              HasSubstr("bytes of them"));
}

}  // namespace
}  // namespace headroom
