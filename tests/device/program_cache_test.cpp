// Programs stored on disk: what a second start is built from, and the handling of damaged files.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <numeric>

#include "../unit/scoped_variable.hpp"
#include "../unit/test_folder.hpp"
#include "headroom/report/report.hpp"
#include "runner/cl/device_session.hpp"
#include "runner/cl/program_file.hpp"
#include "runner/sampling/point_failure.hpp"
#include "workbench_run.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using testing::collectRun;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const std::string kScale = R"(
kernel void scale(global float* values) {
  local float tile[64];
  const size_t i = get_global_id(0);
  tile[get_local_id(0)] = values[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  values[i] = FACTOR * tile[get_local_size(0) - 1 - get_local_id(0)];
})";

Variant scaleBy(int factor) {
  Variant variant;
  variant.id = "test.scale";
  variant.origin = "this test";
  variant.constants["FACTOR"] = factor;
  variant.source = kScale;
  return variant;
}

/// Returns the key in a program file (its layout is in runner/cl/program_file.hpp).
Sha256Digest keyIn(const std::string& content) {
  Sha256Digest key{};
  std::copy_n(content.begin() + 20, key.size(), key.begin());
  return key;
}

/// Sessions as in separate starts of Headroom: each has its own context, and all share a folder.
class ProgramBuilderTest : public testing::DeviceTest {
 protected:
  void SetUp() override {
    DeviceTest::SetUp();
    if (IsSkipped() || HasFatalFailure()) return;
    std::vector<std::string> notes;
    device_ = listOpenClDevices(notes).at(0);
  }

  [[nodiscard]] DeviceSession newSession() const { return DeviceSession(device_, ProgramCache(folder())); }
  [[nodiscard]] fs::path folder() const { return folder_ / "programs"; }
  [[nodiscard]] std::size_t keptPrograms() const {
    return fs::exists(folder())
               ? static_cast<std::size_t>(std::distance(fs::directory_iterator(folder()), fs::directory_iterator()))
               : 0;
  }

  /// Returns the program's results for 0, 1, 2..., in work-groups of this many work-items.
  static std::vector<float> run(DeviceSession& session, const cl::Program& program, std::size_t groupSize) {
    std::vector<float> values(256);
    std::iota(values.begin(), values.end(), 0.0F);
    const std::size_t bytes = values.size() * sizeof(float);
    const cl::Buffer buffer(session.context(), CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, bytes, values.data());
    cl::Kernel kernel(program, "scale");
    kernel.setArg(0, buffer);
    session.queue().enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange(values.size()), cl::NDRange(groupSize));
    session.queue().enqueueReadBuffer(buffer, CL_TRUE, 0, bytes, values.data());
    return values;
  }

  static std::vector<float> expected(int factor, std::size_t groupSize) {
    std::vector<float> values(256);
    for (std::size_t i = 0; i < values.size(); ++i) {
      const std::size_t mirrored = i / groupSize * groupSize + groupSize - 1 - i % groupSize;
      values[i] = static_cast<float>(factor) * static_cast<float>(mirrored);
    }
    return values;
  }

  /// Builds in a new session and checks the program's results, with old and new group sizes.
  BuiltProgram buildAndCheck(int factor) const {
    DeviceSession session = newSession();
    BuiltProgram built = session.builder().build(scaleBy(factor));
    for (const std::size_t groupSize : {64U, 16U, 1U}) {
      EXPECT_EQ(run(session, built.program, groupSize), expected(factor, groupSize)) << groupSize;
    }
    EXPECT_GT(built.buildMs, 0);
    return built;
  }

  const testing::OwnOpenClEnvironment environment_;
  TestFolder folder_;
  ListedDevice device_;
};

TEST_F(ProgramBuilderTest, ASecondSessionUsesTheKeptBinaryAndComputesTheSame) {
  EXPECT_EQ(buildAndCheck(3).origin, ProgramOrigin::Source);
  EXPECT_EQ(keptPrograms(), 1U);
  const BuiltProgram warm = buildAndCheck(3);
  EXPECT_EQ(warm.origin, ProgramOrigin::CachedBinary);
  EXPECT_THAT(warm.complaint, IsEmpty());
}

TEST_F(ProgramBuilderTest, ASessionsOwnProgramsComeFromTheCacheToo) {
  buildAndCheck(3);
  DeviceSession session = newSession();
  const fs::path file = *session.builder().cacheFile(scaleBy(3));
  fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(1));
  EXPECT_EQ(run(session, session.program(scaleBy(3)), 64), expected(3, 64));
  EXPECT_GT(fs::last_write_time(file), fs::file_time_type::clock::now() - std::chrono::minutes(1)) << "it was not used";
}

TEST_F(ProgramBuilderTest, OtherOptionsOrAnotherSourceAreBuiltFromSource) {
  buildAndCheck(3);
  EXPECT_EQ(buildAndCheck(4).origin, ProgramOrigin::Source);
  EXPECT_EQ(keptPrograms(), 2U);
  Variant changed = scaleBy(3);
  changed.source += "\n";
  EXPECT_EQ(newSession().builder().build(changed).origin, ProgramOrigin::Source);
  EXPECT_EQ(keptPrograms(), 3U);
  EXPECT_EQ(buildAndCheck(3).origin, ProgramOrigin::CachedBinary);
}

TEST_F(ProgramBuilderTest, ADamagedFileIsReplacedByABuildFromSource) {
  buildAndCheck(3);
  const fs::path file = *newSession().builder().cacheFile(scaleBy(3));
  std::string content = readFile(file);
  const std::size_t middle = content.size() / 2;
  content[middle] = static_cast<char>(content[middle] ^ 1);
  writeFile(file, content);
  const BuiltProgram rebuilt = buildAndCheck(3);
  EXPECT_EQ(rebuilt.origin, ProgramOrigin::Source);
  EXPECT_THAT(rebuilt.complaint, HasSubstr("damaged"));
  EXPECT_EQ(buildAndCheck(3).origin, ProgramOrigin::CachedBinary);
}

TEST_F(ProgramBuilderTest, ABinaryThatTheDriverRefusesIsReplacedByABuildFromSource) {
  // Drivers reject data that does not start like their binaries; PoCL would crash on one that is damaged further on.
  const ProgramCache cache(folder());
  const fs::path file = *newSession().builder().cacheFile(scaleBy(3));
  buildAndCheck(3);
  const std::string content = readFile(file);
  const Sha256Digest key = keyIn(content);
  ASSERT_TRUE(cache.find(key).binary);
  cache.store(key, "This is not a program.");
  const BuiltProgram rebuilt = buildAndCheck(3);
  EXPECT_EQ(rebuilt.origin, ProgramOrigin::Source);
  EXPECT_THAT(rebuilt.complaint, HasSubstr("refused the kept binary of test.scale"));
  EXPECT_EQ(readFile(file), content);
  EXPECT_EQ(buildAndCheck(3).origin, ProgramOrigin::CachedBinary);
}

TEST_F(ProgramBuilderTest, AColdStartCanBeHadAtWillAndIsFollowedByAWarmOne) {
  buildAndCheck(3);
  const DeviceSession session = newSession();
  const BuiltProgram cold = session.builder().buildFromSource(scaleBy(3));
  EXPECT_EQ(cold.origin, ProgramOrigin::Source);
  EXPECT_GT(cold.buildMs, 0);
  EXPECT_EQ(session.builder().build(scaleBy(3)).origin, ProgramOrigin::CachedBinary);
}

TEST_F(ProgramBuilderTest, AFailedBuildKeepsNothingAndTellsTheCompilersLog) {
  Variant broken = scaleBy(3);
  broken.source = "kernel void scale(global float* values) { values[0] = undeclaredName; }";
  const DeviceSession session = newSession();
  for (int attempt = 0; attempt < 2; ++attempt) {
    try {
      static_cast<void>(session.builder().build(broken));
      FAIL() << "it was built";
    } catch (const PointFailure& failure) {
      EXPECT_EQ(failure.status, Status::BuildFailed);
      EXPECT_THAT(failure.log, HasSubstr("undeclaredName"));
      EXPECT_THAT(failure.what(), HasSubstr("test.scale (this test)"));
    }
  }
  EXPECT_EQ(keptPrograms(), 0U);
}

TEST_F(ProgramBuilderTest, ASourceThatIncludesFilesIsNotKept) {
  const fs::path header = folder_ / "factor.h";
  const auto resultOfFirst = [&](const char* factor) {
    writeFile(header, std::string("#define INCLUDED ") + factor + "\n");
    Variant variant = scaleBy(3);
    variant.source = "# include \"" + header.string() + "\"\n#undef FACTOR\n#define FACTOR INCLUDED\n" + kScale;
    DeviceSession session = newSession();
    const BuiltProgram built = session.builder().build(variant);
    EXPECT_EQ(built.origin, ProgramOrigin::Source);
    return run(session, built.program, 64);
  };
  EXPECT_EQ(resultOfFirst("5"), expected(5, 64));
  EXPECT_EQ(resultOfFirst("7"), expected(7, 64));
  EXPECT_EQ(keptPrograms(), 0U);
}

TEST_F(ProgramBuilderTest, ACacheThatCanNotBeUsedFailsNoBuild) {
  writeFile(folder_ / "file", "");
  DeviceSession session(device_, ProgramCache(folder_ / "file" / "programs"));
  const BuiltProgram built = session.builder().build(scaleBy(3));
  EXPECT_EQ(built.origin, ProgramOrigin::Source);
  EXPECT_THAT(built.complaint, HasSubstr((folder_ / "file").string()));
  EXPECT_EQ(run(session, built.program, 64), expected(3, 64));
  DeviceSession without(device_, std::nullopt);
  EXPECT_EQ(run(without, without.program(scaleBy(3)), 64), expected(3, 64));
}

/// Runners with the test's own cache folder, whose PoCL cache can be emptied between two runners.
class KeptProgramsTest : public testing::DeviceTest {
 protected:
  static testing::Collected measure(const std::string& variant) {
    Workbench workbench(testing::testOptions());
    RunPlan plan;
    plan.variants = {variant};
    plan.sizes = {{257, 129}};
    plan.parameters = {{"sigma", 2}};
    plan.ceilings = false;
    plan.sampling = testing::briefSampling();
    return collectRun(workbench, plan);
  }
  [[nodiscard]] fs::path programs() const { return folder_ / "headroom/programs"; }
  void emptyPoclsCache() const { fs::remove_all(folder_ / "headroom/pocl"); }

  TestFolder folder_;
  ScopedVariable caches_{"XDG_CACHE_HOME", folder_.path().string()};
  ScopedVariable pocl_{"POCL_CACHE_DIR", std::nullopt};
  ScopedVariable on_{"HEADROOM_PROGRAM_CACHE", "on"};
};

TEST_F(KeptProgramsTest, AnotherProcessMeasuresRightlyWithoutBuildingFromSource) {
  for (const char* variant : {"copy.scalar", "blur.local"}) {
    ASSERT_EQ(measure(variant).rows.at(0).status, Status::Ok);
    emptyPoclsCache();
    const ScopedVariable layer("OPENCL_LAYERS", HEADROOM_FAULT_LAYER);
    const ScopedVariable call("HEADROOM_FAULT_CALL", "clCreateProgramWithSource");
    const ScopedVariable number("HEADROOM_FAULT_NUMBER", "1");
    const ScopedVariable lasting("HEADROOM_FAULT_LASTING", "1");
    const ScopedVariable error("HEADROOM_FAULT_ERROR", "-6");
    const ResultRow row = measure(variant).rows.at(0);
    EXPECT_EQ(row.status, Status::Ok) << row.reason;
    const ScopedVariable off("HEADROOM_PROGRAM_CACHE", "off");
    EXPECT_THAT(measure(variant).rows.at(0).reason, HasSubstr("clCreateProgramWithSource"))
        << "the fault does not work";
  }
}

TEST_F(KeptProgramsTest, ABinaryThatCrashesTheDriverIsFoundOutAndRemoved) {
  ASSERT_EQ(measure("copy.scalar").rows.at(0).status, Status::Ok);
  const fs::path file = fs::directory_iterator(programs())->path();
  const std::string content = readFile(file);
  const Sha256Digest key = keyIn(content);
  std::string binary = *decodeProgramFile(content, key).binary;
  const std::size_t bitcode = binary.find("BC\xc0\xde");
  if (bitcode == std::string::npos) GTEST_SKIP() << "only of PoCL is it known which damage kills it";
  binary[bitcode] = 'x';
  writeFile(file, encodeProgramFile(key, binary));
  emptyPoclsCache();

  const auto run = measure("copy.scalar");
  EXPECT_EQ(run.rows.at(0).status, Status::Ok) << run.rows.at(0).reason;
  EXPECT_THAT(run.notes, Contains(HasSubstr("Trying once more")));
  EXPECT_THAT(run.notes, Contains(HasSubstr("damaged")));
  EXPECT_FALSE(fs::exists(file));
  const auto next = measure("copy.scalar");
  EXPECT_EQ(next.rows.at(0).status, Status::Ok);
  EXPECT_THAT(next.notes, ::testing::Not(Contains(HasSubstr("Trying once more"))));
}

TEST_F(KeptProgramsTest, NothingIsKeptWhenTheCacheIsTurnedOff) {
  const ScopedVariable off("HEADROOM_PROGRAM_CACHE", "off");
  ASSERT_EQ(measure("copy.scalar").rows.at(0).status, Status::Ok);
  EXPECT_FALSE(fs::exists(programs()));
}

}  // namespace
}  // namespace headroom
