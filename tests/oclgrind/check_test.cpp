// Workbench::check: planted faults of each class are found at exactly their lines, correct kernels have none, and
// counts match those computed by hand.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <chrono>
#include <cstdlib>
#include <sstream>
#include <thread>

#include "../device/process_tree.hpp"
#include "../device/workbench_run.hpp"
#include "../unit/scoped_variable.hpp"
#include "../unit/test_folder.hpp"
#include "headroom/checking.hpp"
#include "headroom/system/file.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// Returns the number of the line with this mark in a comment.
int lineOf(const std::string& mark, const std::string& text) {
  std::istringstream lines(text);
  int number = 1;
  for (std::string line; std::getline(lines, line); ++number) {
    if (line.find("// " + mark) != std::string::npos) return number;
  }
  return 0;
}

const std::string kHead =
    "kernel void k(global const float* from, global float* to, int N) {\n"
    "  const int i = get_global_id(0);\n"
    "  const int l = get_local_id(0);\n";

class CheckInOclgrind : public ::testing::Test {
 protected:
  void SetUp() override {
    if (std::string(HEADROOM_OCLGRIND).empty()) {
      if (std::getenv("HEADROOM_CI") != nullptr) FAIL() << "Oclgrind is not installed.";
      GTEST_SKIP() << "Oclgrind is not installed.";
    }
  }

  /// Returns a kernel k from `from` to `to`, N floats each, in groups of 16.
  Variant kernel(const std::string& source, const std::string& more = "", const std::string& arguments = "") const {
    writeFile(folder_ / "mine.cl", source);
    writeFile(folder_ / "mine.toml",
              fmt::format("title = \"t\"\nsummary = \"s\"\nsource = [\"mine.cl\"]\n[size]\nN = [1000]\n[buffer]\n"
                          "from = {{ type = \"float\", count = \"N\" }}\n"
                          "to = {{ type = \"float\", count = \"N\", use = \"out\" }}\n{}\n[[pass]]\nkernel = \"k\"\n"
                          "args = [\"from\", \"to\", \"N\"{}]\nglobal = [\"N\"]\nlocal = [\"16\"]\nround = true\n",
                          more, arguments));
    return readKernelFile(folder_ / "mine.toml");
  }

  static testing::Collected run(const CheckPlan& plan) {
    Workbench workbench(testing::testOptions());
    return testing::collect([&](EventSink sink) { return workbench.check(plan, std::move(sink)); });
  }

  static CheckDone check(const CheckPlan& plan) {
    const testing::Collected all = run(plan);
    EXPECT_EQ(all.finished.outcome, Outcome::Completed) << all.finished.reason;
    return all.check.value_or(CheckDone{});
  }

  CheckDone checkSource(const std::string& source, const std::string& more = "",
                        const std::string& arguments = "") const {
    return check({kernel(source, more, arguments), {}, {}});
  }

  /// Expects exactly one finding of this class, at the source line with "// here".
  void expectOne(const CheckDone& done, FindingKind kind, const std::string& source,
                 const std::string& file = "mine.cl") const {
    ASSERT_EQ(done.findings.size(), 1U) << toText(done, kernel(source), "");
    const CheckFinding& finding = done.findings.front();
    EXPECT_EQ(toText(finding.kind), toText(kind)) << finding.text;
    EXPECT_EQ(finding.place.line, lineOf("here", source)) << finding.text;
    EXPECT_EQ(finding.place.file, (folder_ / file).string());
    EXPECT_EQ(finding.kernel, "k");
    EXPECT_THAT(finding.source, HasSubstr("// here"));
    EXPECT_GT(finding.place.column, 0);
  }

  TestFolder folder_;
};

TEST_F(CheckInOclgrind, FindsNothingInAKernelWithoutFaults) {
  const CheckDone done = checkSource(kHead +
                                     "  local float tile[16];\n  tile[l] = i < N ? from[i] : 0;\n"
                                     "  barrier(CLK_LOCAL_MEM_FENCE);\n  if (i < N) to[i] = tile[15 - l];\n}\n");
  EXPECT_EQ(done.status, Status::Ok) << done.reason;
  EXPECT_THAT(done.findings, IsEmpty());
  EXPECT_EQ(done.size, Size({1000}));
  EXPECT_THAT(done.simulator, HasSubstr("Oclgrind"));
  ASSERT_TRUE(done.counts);
  EXPECT_EQ(done.counts->workItems, 1008) << "rounded up to groups";
  EXPECT_EQ(done.counts->globalLoadBytes, 4000);
  EXPECT_EQ(done.counts->globalStoreBytes, 4000);
  EXPECT_EQ(done.counts->localStoreBytes, 4032);
  EXPECT_EQ(done.counts->barriers, 1008);
}

TEST_F(CheckInOclgrind, FindsAccessesOutOfBounds) {
  const std::string write = kHead + "  if (i < N)\n    to[i + 1] = from[i];  // here\n}\n";
  const CheckDone written = checkSource(write);
  expectOne(written, FindingKind::OutOfBounds, write);
  if (HasFatalFailure()) return;
  EXPECT_EQ(written.findings.front().times, 1U);
  EXPECT_THAT(written.findings.front().text, AllOf(HasSubstr("write of 4 bytes"), HasSubstr("global memory")));
  const std::string read = kHead + "  if (i >= N) return;\n  float x =\n    from[i + 3];  // here\n  to[i] = x;\n}\n";
  const CheckDone readOut = checkSource(read);
  expectOne(readOut, FindingKind::OutOfBounds, read);
  if (HasFatalFailure()) return;
  EXPECT_EQ(readOut.findings.front().times, 3U);
}

TEST_F(CheckInOclgrind, FindsThemInAnIncludedPieceAndBehindIt) {
  const std::string piece = "// A piece.\nfloat at(global const float* from, int i) {\n  return from[i];  // here\n}\n";
  writeFile(folder_ / "piece.clh", piece);
  expectOne(checkSource("#include \"piece.clh\"\n" + kHead + "  if (i < N) to[i] = at(from, i + 1);\n}\n"),
            FindingKind::OutOfBounds, piece, "piece.clh");
  const std::string behind = "#include \"piece.clh\"\n" + kHead + "  to[i] = at(from, min(i, N - 1));  // here\n}\n";
  expectOne(checkSource(behind), FindingKind::OutOfBounds, behind);
}

TEST_F(CheckInOclgrind, FindsRacesAndBothOfTheirLines) {
  const std::string source = kHead +
                             "  local float tile[16];\n  tile[l] = i < N ? from[i] : 0;  // here\n"
                             "  const float x = tile[15 - l];  // there\n  if (i < N) to[i] = x;\n}\n";
  const CheckDone done = checkSource(source);
  expectOne(done, FindingKind::DataRace, source);
  if (HasFatalFailure()) return;
  ASSERT_TRUE(done.findings.front().other);
  EXPECT_EQ(done.findings.front().other->line, lineOf("there", source));
  EXPECT_GT(done.findings.front().times, 1U);
}

TEST_F(CheckInOclgrind, FindsRacesWhereTheDriverMayChooseTheGroup) {
  const std::string source = kHead +
                             "  local int most;\n  if (l == 0) most = 0;\n  barrier(CLK_LOCAL_MEM_FENCE);\n"
                             "  most = max(most, l);  // here\n  to[i] = from[i];\n}\n";
  static_cast<void>(kernel(source));
  std::string description = readFile(folder_ / "mine.toml");
  const std::string local = "local = [\"16\"]\nround = true\n";
  description.erase(description.find(local), local.size());
  writeFile(folder_ / "mine.toml", description);
  const CheckDone done = check({readKernelFile(folder_ / "mine.toml"), {}, {}});
  ASSERT_FALSE(done.findings.empty());
  for (const CheckFinding& finding : done.findings) {
    EXPECT_EQ(finding.kind, FindingKind::DataRace) << finding.text;
    EXPECT_EQ(finding.place.line, lineOf("here", source));
  }
}

TEST_F(CheckInOclgrind, FindsValuesThatNobodyWrote) {
  const std::string branch = kHead +
                             "  local float sums[16];\n  if (l < 8) sums[l] = 1;\n  barrier(CLK_LOCAL_MEM_FENCE);\n"
                             "  if (i < N && sums[l] > 0.5f)  // here\n    to[i] = from[i];\n}\n";
  expectOne(checkSource(branch), FindingKind::Uninitialised, branch);
}

TEST_F(CheckInOclgrind, FindsReadsOfAScratchBufferThatNobodyWrote) {
  const std::string source =
      "kernel void k(global const float* from, global float* to, int N, global float* mine) {\n"
      "  const int i = get_global_id(0);\n  if (i >= N) return;\n  to[i] = from[i] + mine[i];  // here\n}\n";
  const std::string scratch = "mine = { type = \"float\", count = \"N\", use = \"scratch\" }";
  expectOne(checkSource(source, scratch, ", \"mine\""), FindingKind::Uninitialised, source);
  const CheckDone filled =
      checkSource(source, "mine = { type = \"float\", count = \"N\", use = \"scratch\", init = 0 }", ", \"mine\"");
  EXPECT_THAT(filled.findings, IsEmpty()) << toText(filled, kernel(source, scratch, ", \"mine\""), "");
}

TEST_F(CheckInOclgrind, FindsBarriersThatSomeWorkItemsPassBy) {
  const std::string source = kHead +
                             "  local float tile[16];\n  if (i >= N) return;\n  tile[l] = from[i];\n"
                             "  barrier(CLK_LOCAL_MEM_FENCE);  // here\n  to[i] = tile[l];\n}\n";
  const CheckDone done = checkSource(source);
  expectOne(done, FindingKind::BarrierDivergence, source);
}

TEST_F(CheckInOclgrind, CountsWhatSaxpyDoes) {
  const Variant saxpy = kernel(
      "kernel void k(global const float* from, global float* to, int N) {\n  const int i = get_global_id(0);\n"
      "  if (i < N) to[i] = 2 * from[i] + from[N - 1 - i];\n}\n",
      "[work]\nflops = \"2 * N\"\n");
  CheckPlan plan{saxpy, {512}, {}};
  plan.scaledTo = {1'048'576};
  const CheckDone done = check(plan);
  ASSERT_TRUE(done.counts) << done.reason;
  EXPECT_EQ(done.counts->launches, 1);
  EXPECT_EQ(done.counts->workItems, 512);
  EXPECT_EQ(done.counts->operations, 1024);
  EXPECT_FALSE(done.counts->isOperationsAtLeast);
  EXPECT_EQ(done.counts->globalLoads, 1024);
  EXPECT_EQ(done.counts->globalLoadBytes, 4096);
  EXPECT_EQ(done.counts->globalStores, 512);
  EXPECT_EQ(done.counts->globalStoreBytes, 2048);
  EXPECT_EQ(declaredWork(saxpy, done.size, {}).operations, 1024);
  ASSERT_TRUE(done.scaled);
  EXPECT_EQ(done.scaled->counts.operations, 2'097'152);
  EXPECT_EQ(done.scaled->counts.globalStoreBytes, 4'194'304);
  EXPECT_LT(done.scaled->mismatch, 0.01) << "but for work-items, which are rounded up";
}

TEST_F(CheckInOclgrind, GoesOnWithoutUninitialisedValuesWhereOclgrindCrashesOverThem) {
  const CheckDone done = checkSource(kHead +
                                     "  float4 sum = 0;\n  for (int j = 0; j < N / 4; ++j) sum += vload4(j, from);\n"
                                     "  if (i < N) to[i] = sum.x + sum.y;\n}\n");
  EXPECT_EQ(done.status, Status::Ok) << done.reason;
  EXPECT_THAT(done.findings, IsEmpty());
  EXPECT_THAT(done.notes, Contains(HasSubstr("Uninitialised values were not looked for: Oclgrind crashed")));
  EXPECT_TRUE(done.counts);
}

TEST_F(CheckInOclgrind, GoesOnWithoutCountsWhereOclgrindCrashesOverThem) {
  const CheckDone done = check({Catalogue().find("overheads.uniform-branch"), {67, 9}, {}});
  EXPECT_EQ(done.status, Status::Ok) << done.reason;
  EXPECT_THAT(done.findings, IsEmpty());
  EXPECT_THAT(done.notes, ::testing::ElementsAre(HasSubstr("Nothing was counted")));
  EXPECT_FALSE(done.counts);
}

TEST_F(CheckInOclgrind, EndsWhenTheTimeIsOver) {
  CheckPlan plan{kernel(kHead + "  for (volatile int x = 1; x != 0; x = 1) {\n  }\n  to[i] = from[i];\n}\n"), {}, {}};
  plan.limitSeconds = 1;
  const auto start = std::chrono::steady_clock::now();
  const CheckDone done = check(plan);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
  EXPECT_EQ(done.status, Status::TimedOut);
  EXPECT_THAT(done.reason, AllOf(HasSubstr("after 1 s"), HasSubstr("smaller size")));
  EXPECT_FALSE(done.counts);
}

TEST_F(CheckInOclgrind, EndsWhenItIsStoppedAndLeavesNoProcessBehind) {
  CheckPlan plan{kernel(kHead + "  for (volatile int x = 1; x != 0; x = 1) {\n  }\n  to[i] = from[i];\n}\n"), {}, {}};
  Workbench workbench(testing::testOptions());
  std::jthread stopper;
  const testing::Collected all = testing::collect([&](EventSink sink) {
    const RunId id = workbench.check(plan, std::move(sink));
    stopper = std::jthread([&workbench, id] {
      std::this_thread::sleep_for(std::chrono::milliseconds(500));
      workbench.cancel(id);
    });
    return id;
  });
  EXPECT_EQ(all.finished.outcome, Outcome::Cancelled) << all.finished.reason;
  EXPECT_FALSE(all.check);
  EXPECT_THAT(testing::childrenOf(getpid()), IsEmpty());
}

/// A program named oclgrind, first in PATH.
class FakeOclgrind {
 public:
  FakeOclgrind(const std::filesystem::path& folder, const std::string& script)
      : path_("PATH", folder.string() + ":" + std::getenv("PATH")) {
    writeFile(folder / "oclgrind", "#!/bin/sh\n" + script);
    std::filesystem::permissions(folder / "oclgrind", std::filesystem::perms::owner_all);
  }

 private:
  ScopedVariable path_;
};

TEST_F(CheckInOclgrind, KeepsWhatWasFoundUntilItCrashed) {
  const std::string source = kHead +
                             "  to[i + N] = from[i];  // here\n"
                             "  for (volatile int x = 1; x != 0; x = 1) {\n  }\n}\n";
  const Variant variant = kernel(source);
  const FakeOclgrind fake(folder_.path(), fmt::format(R"(log=$(echo "$*" | sed 's/.*--log \([^ ]*\) .*/\1/')
exec 5<&0
'{}' "$@" <&5 &
while ! grep -q "At line" "$log" 2>/dev/null; do sleep 0.1; done
kill -SEGV $!
kill -SEGV $$
)",
                                                      HEADROOM_OCLGRIND));
  const CheckDone done = check({variant, {}, {}});
  EXPECT_EQ(done.status, Status::Crashed);
  EXPECT_THAT(done.reason, HasSubstr("Oclgrind ended in the middle of mine.mine at 1000."));
  EXPECT_THAT(done.notes, IsEmpty()) << "it is not the search for uninitialised values that it crashed over";
  EXPECT_FALSE(done.counts);
  ASSERT_FALSE(done.findings.empty());
  EXPECT_EQ(done.findings.front().place.line, lineOf("here", source));
}

TEST_F(CheckInOclgrind, SaysWhenOclgrindDoesNotStartOrNeverAnswers) {
  CheckPlan plan{kernel(kHead + "  if (i < N) to[i] = from[i];\n}\n"), {}, {}};
  plan.limitSeconds = 1;
  {
    const FakeOclgrind fake(folder_.path(), "exec sleep 1000\n");
    EXPECT_EQ(check(plan).status, Status::TimedOut);
  }
  plan.limitSeconds = 60;
  {
    const FakeOclgrind fake(folder_.path(), "echo No such library. >&2\nexit 3\n");
    const testing::Collected all = run(plan);
    EXPECT_EQ(all.finished.outcome, Outcome::Failed);
    EXPECT_THAT(all.finished.reason, AllOf(HasSubstr("Oclgrind did not start. Its last words: No such library."),
                                           HasSubstr("oclgrind --version")));
  }
  const FakeOclgrind fake(folder_.path(), "while [ \"$2\" != worker ]; do shift; done\nexec \"$@\"\n");
  EXPECT_THAT(run(plan).finished.reason, HasSubstr("no device of its own answered"));
}

TEST_F(CheckInOclgrind, ReportsAKernelThatDoesNotCompile) {
  const CheckDone done = checkSource(kHead + "  to[i] = fro[i];\n}\n");
  EXPECT_EQ(done.status, Status::BuildFailed);
  EXPECT_THAT(done.log, HasSubstr("fro"));
  EXPECT_FALSE(done.counts);
}

}  // namespace
}  // namespace headroom
