#include "headroom/analysis/noise_floors.hpp"

#include <gmock/gmock.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "report_rows.hpp"
#include "scoped_variable.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

std::vector<ResultRow> repeated(const std::vector<double>& mediansMs, const std::string& variant = "copy.scalar") {
  std::vector<ResultRow> rows;
  for (const double median : mediansMs) {
    ResultRow row = timedRow();
    row.variant = variant;
    row.marks.clear();
    row.medianMs = median;
    row.repeat = static_cast<int>(rows.size());
    rows.push_back(row);
  }
  return rows;
}

TEST(NoiseFloor, OfAHundredPairsIsThe99thPercentileOfTheirDifferences) {
  std::vector<double> medians;
  for (int pair = 1; pair <= 100; ++pair) {
    // In every second pair the second time is shorter; the share is relative to the shorter one in both cases.
    const double longer = 10 * (1 + pair * 1e-3);
    medians.insert(medians.end(), {pair % 2 == 0 ? longer : 10, pair % 2 == 0 ? 10 : longer});
  }
  const NoiseFloor floor = noiseFloorOf(repeated(medians));
  EXPECT_EQ(floor.pairs, 100);
  EXPECT_NEAR(floor.relative, 0.099, 1e-12);
}

TEST(NoiseFloor, OfFewPairsIsTheLargestDifferenceOrThreeTimesTheirRootMeanSquare) {
  EXPECT_NEAR(noiseFloorOf(repeated({100, 101, 100, 101, 101, 100})).relative, 0.03, 1e-12);
  std::vector<double> oneFar(40, 100.0);
  oneFar[7] = 110;
  EXPECT_NEAR(noiseFloorOf(repeated(oneFar)).relative, 0.1, 1e-12);
  EXPECT_EQ(noiseFloorOf(repeated(oneFar)).pairs, 20);
}

TEST(NoiseFloor, PairsRowsOfTheSamePointOnly) {
  std::vector<ResultRow> rows = repeated({100, 101});
  for (const ResultRow& row : repeated({500, 505}, "copy.vector4")) rows.push_back(row);
  ResultRow larger = rows[0];
  larger.size = {8000, 8000};
  larger.medianMs = 900;
  rows.push_back(larger);
  ResultRow elsewhere = rows[1];
  elsewhere.deviceId = "0:1";
  elsewhere.medianMs = 900;
  rows.push_back(elsewhere);
  const NoiseFloor floor = noiseFloorOf(rows);
  EXPECT_EQ(floor.pairs, 2);
  EXPECT_NEAR(floor.relative, 0.03, 1e-12);
}

TEST(NoiseFloor, LeavesOutPairsWithARowThatIsNotValidOrThatOthersDisturbed) {
  std::vector<ResultRow> rows = repeated({100, 101, 100, 150, 100, 200});
  rows[3].status = Status::Crashed;
  addMark(rows[5], Mark::Busy, "Busy.");
  const NoiseFloor floor = noiseFloorOf(rows);
  EXPECT_EQ(floor.pairs, 1);
  EXPECT_NEAR(floor.relative, 0.03, 1e-12);
}

TEST(NoiseFloor, TakesDisturbedPairsWhereThereAreNoOthers) {
  std::vector<ResultRow> rows = repeated({100, 150});
  addMark(rows[0], Mark::Drift, "Drift.");
  EXPECT_GE(noiseFloorOf(rows).relative, 0.5);
}

TEST(NoiseCheck, MeasuresEachPointTwicePerPairWithoutCeilings) {
  RunPlan plan;
  plan.variants = {"copy.scalar"};
  const RunPlan check = noiseCheck(plan, 7);
  EXPECT_EQ(check.repeats, 14);
  EXPECT_FALSE(check.ceilings);
  EXPECT_EQ(check.variants, plan.variants);
}

TEST(NoiseCheck, FindsTheFloorOfEachDeviceOrWhyThereIsNone) {
  RunContext context;
  context.startedAt = "2026-11-21T08:00:00Z";
  std::vector<ResultRow> rows = repeated({100, 101, 100, 101, 101, 100});
  std::vector<ResultRow> peers = repeated({100, 300});
  for (ResultRow& peer : peers) {
    peer.role = Role::HostPeer;
    peer.variant = "copy.native";
    rows.push_back(peer);
  }
  for (const auto& [id, name] : {std::pair(rows[0].deviceId, "Fast"), std::pair(std::string("9:9"), "Silent")}) {
    context.devices.emplace_back();
    context.devices.back().id = id;
    context.devices.back().name = name;
  }
  const std::vector<NoiseFinding> findings = findNoise(context, rows);
  ASSERT_EQ(findings.size(), 2U);
  ASSERT_TRUE(findings[0].floor.has_value());
  EXPECT_NEAR(findings[0].floor->relative, 0.03, 1e-12);
  EXPECT_EQ(findings[0].floor->measuredAt, context.startedAt);
  EXPECT_EQ(findings[0].sentence, "Fast: two measurements of the same thing differ by up to 3% (3 pairs).");
  EXPECT_FALSE(findings[1].floor.has_value());
  EXPECT_THAT(findings[1].sentence, testing::StartsWith("Silent: "));
}

TEST(NoiseFloor, NeedsAPair) {
  EXPECT_THROW(noiseFloorOf({}), UsageError);
  EXPECT_THROW(noiseFloorOf(repeated({100})), UsageError);
  // Rows 1 and 2 belong to different pairs.
  std::vector<ResultRow> rows = repeated({100, 101, 102});
  rows.erase(rows.begin());
  EXPECT_THROW(noiseFloorOf(rows), UsageError);
}

class KeptNoiseFloors : public testing::Test {
 protected:
  KeptNoiseFloors() {
    device_.name = "Test device";
    device_.driverVersion = "1.0";
    device_.machine.name = "gpu7";
  }
  [[nodiscard]] std::filesystem::path file() const { return folder_ / "headroom/noise.json"; }
  void damage(const std::string& content) const {
    std::filesystem::create_directories(file().parent_path());
    writeFile(file(), content);
  }

  TestFolder folder_;
  ScopedVariable data_{"XDG_DATA_HOME", folder_.path().string()};
  DeviceDescription device_;
  NoiseFloor floor_{0.0123, 30, "2026-11-21T08:00:00Z"};
};

TEST_F(KeptNoiseFloors, AreInTheDataFolder) {
  EXPECT_EQ(noiseFloorFile(), file());
}

TEST_F(KeptNoiseFloors, AreKnownAgainByDeviceAndDriver) {
  std::string note;
  EXPECT_EQ(knownNoiseFloor(device_, &note), std::nullopt);
  EXPECT_THAT(note, IsEmpty());
  keepNoiseFloor(device_, floor_);
  DeviceDescription other = device_;
  other.driverVersion = "2.0";
  EXPECT_EQ(knownNoiseFloor(other), std::nullopt);
  const NoiseFloor coarse{0.5, 10, "2026-11-21T09:00:00Z"};
  keepNoiseFloor(other, coarse);
  EXPECT_EQ(knownNoiseFloor(device_, &note), floor_);
  EXPECT_EQ(knownNoiseFloor(other), coarse);
  EXPECT_THAT(note, IsEmpty());
}

TEST_F(KeptNoiseFloors, AreReplacedByALaterCheck) {
  keepNoiseFloor(device_, {0.5, 10, "2026-11-20T08:00:00Z"});
  keepNoiseFloor(device_, floor_);
  EXPECT_EQ(knownNoiseFloor(device_), floor_);
  EXPECT_EQ(folder_.entries(), 1U);
}

TEST_F(KeptNoiseFloors, AreForOneMachine) {
  keepNoiseFloor(device_, floor_);
  DeviceDescription elsewhere = device_;
  elsewhere.machine.name = "gpu8";
  EXPECT_EQ(knownNoiseFloor(elsewhere), std::nullopt);
  const NoiseFloor coarse{0.5, 10, "2026-11-21T09:00:00Z"};
  keepNoiseFloor(elsewhere, coarse);
  EXPECT_EQ(knownNoiseFloor(elsewhere), coarse);
  EXPECT_EQ(knownNoiseFloor(device_), floor_) << "beside it";
  std::string content = readFile(file());
  const std::string key = "\"host\": \"";
  content.insert(content.find(key) + key.size(), "not-");
  damage(content);
  EXPECT_EQ(knownNoiseFloor(device_), std::nullopt);
}

TEST_F(KeptNoiseFloors, OfADamagedFileAreNoneWithANoteUntilTheNextCheck) {
  for (const char* content : {"", "{", "[]", "null", "{\"format_version\": 0, \"floors\": []}",
                              "{\"format_version\": 1, \"floors\": 3}", "{\"format_version\": 1, \"floors\": [{}]}",
                              "{\"format_version\": 1, \"floors\": [null, 7]}", "\xff\xfe\x00"}) {
    damage(content);
    std::string note;
    EXPECT_EQ(knownNoiseFloor(device_, &note), std::nullopt) << content;
    EXPECT_THAT(note, HasSubstr(file().string())) << content;
    keepNoiseFloor(device_, floor_);
    EXPECT_EQ(knownNoiseFloor(device_), floor_) << content;
    EXPECT_EQ(readFile(file().string() + ".damaged"), content) << "somebody may mend it";
    std::filesystem::remove(file().string() + ".damaged");
  }
}

TEST_F(KeptNoiseFloors, OfSeveralDamagedFilesAreAllKeptAside) {
  for (const char* content : {"first", "second", "third"}) {
    damage(content);
    keepNoiseFloor(device_, floor_);
  }
  keepNoiseFloor(device_, floor_);
  EXPECT_EQ(readFile(file().string() + ".damaged"), "first");
  EXPECT_EQ(readFile(file().string() + ".damaged-2"), "second");
  EXPECT_EQ(readFile(file().string() + ".damaged-3"), "third");
  EXPECT_FALSE(std::filesystem::exists(file().string() + ".damaged-4")) << "the last one was whole";
}

TEST_F(KeptNoiseFloors, OfANewerHeadroomAreLeftAlone) {
  const std::string newer = R"({"format_version": 2, "floors": [{"device": "in its way"}]})";
  damage(newer);
  std::string note;
  EXPECT_EQ(knownNoiseFloor(device_, &note), std::nullopt);
  EXPECT_THAT(note, testing::AllOf(HasSubstr(file().string()), HasSubstr("newer Headroom")));
  EXPECT_THAT(sentenceOf<Error>([&] { keepNoiseFloor(device_, floor_); }), HasSubstr("newer Headroom"));
  EXPECT_EQ(readFile(file()), newer);
}

TEST_F(KeptNoiseFloors, OfAFileThatMayNotBeReadAreLeftAlone) {
  keepNoiseFloor(device_, floor_);
  const std::string content = readFile(file());
  // The file may be written but not read, which stops every user except root.
  constexpr uid_t kNobody = 65534;
  ASSERT_EQ(chmod(file().c_str(), 0200), 0);
  const bool isRoot = geteuid() == 0;
  if (isRoot) {
    for (const std::filesystem::path& own : {folder_.path(), file().parent_path(), file()})
      ASSERT_EQ(chown(own.c_str(), kNobody, static_cast<gid_t>(-1)), 0);
    ASSERT_EQ(seteuid(kNobody), 0);
  }
  DeviceDescription other = device_;
  other.name = "Other device";
  const std::string sentence = sentenceOf<Error>([&] { keepNoiseFloor(other, floor_); });
  if (isRoot) {
    ASSERT_EQ(seteuid(0), 0);
  }
  ASSERT_EQ(chmod(file().c_str(), 0600), 0);
  EXPECT_THAT(sentence, testing::AllOf(HasSubstr(file().string()), HasSubstr("not kept")));
  EXPECT_EQ(readFile(file()), content);
}

TEST_F(KeptNoiseFloors, OfTwoProcessesAtOnceAreAllKept) {
  constexpr int kDevices = 8;
  const auto deviceOf = [this](int number) {
    DeviceDescription device = device_;
    device.name = "Device " + std::to_string(number);
    return device;
  };
  std::vector<pid_t> children;
  for (int number = 0; number < kDevices; ++number) {
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      try {
        keepNoiseFloor(deviceOf(number), floor_);
      } catch (...) {
        _exit(1);
      }
      _exit(0);
    }
    children.push_back(child);
  }
  for (const pid_t child : children) {
    int status = 0;
    EXPECT_EQ(waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
  }
  for (int number = 0; number < kDevices; ++number) EXPECT_EQ(knownNoiseFloor(deviceOf(number)), floor_) << number;
}

TEST_F(KeptNoiseFloors, ThatAreOutOfRangeAreNone) {
  keepNoiseFloor(device_, floor_);
  std::string wrapped = readFile(file());
  wrapped.replace(wrapped.find(": 30"), 4, ": 4294967326");  // would be 30 if truncated to 32 bits
  damage(wrapped);
  EXPECT_EQ(knownNoiseFloor(device_), std::nullopt);
  for (const char* relative : {"-0.1", "\"inf\"", "\"nan\"", "\"many\""}) {
    keepNoiseFloor(device_, floor_);
    std::string content = readFile(file());
    content.replace(content.find("0.0123"), 6, relative);
    damage(content);
    std::string note;
    EXPECT_EQ(knownNoiseFloor(device_, &note), std::nullopt) << relative;
    EXPECT_THAT(note, HasSubstr("damaged")) << relative;
  }
}

TEST_F(KeptNoiseFloors, OfOtherDevicesSurviveADamagedNeighbour) {
  keepNoiseFloor(device_, floor_);
  std::string content = readFile(file());
  const std::string list = "\"floors\": [";
  content.insert(content.find(list) + list.size(), "\"nonsense\", ");
  damage(content);
  EXPECT_EQ(knownNoiseFloor(device_), floor_);
  keepNoiseFloor(device_, floor_);
  EXPECT_EQ(readFile(file().string() + ".damaged"), content);
}

TEST_F(KeptNoiseFloors, CanNotBeKeptWhereNoFolderCanBe) {
  writeFile(folder_ / "headroom", "a file");
  EXPECT_THAT(sentenceOf<Error>([&] { keepNoiseFloor(device_, floor_); }), HasSubstr("could not be made"));
  EXPECT_EQ(knownNoiseFloor(device_), std::nullopt);
  const ScopedVariable noData("XDG_DATA_HOME", std::nullopt);
  const ScopedVariable noHome("HOME", std::nullopt);
  EXPECT_THAT(sentenceOf<Error>([&] { keepNoiseFloor(device_, floor_); }), HasSubstr("no home folder"));
  EXPECT_EQ(knownNoiseFloor(device_), std::nullopt);
}

}  // namespace
}  // namespace headroom
