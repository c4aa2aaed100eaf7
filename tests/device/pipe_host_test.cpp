// Hosts started by a command: the same answers as from the normal runner, and an error sentence if the command
// misbehaves.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <functional>
#include <list>
#include <string>
#include <thread>
#include <vector>

#include "../unit/scoped_variable.hpp"
#include "../unit/test_folder.hpp"
#include "headroom/system/file.hpp"
#include "headroom/system/version.hpp"
#include "jobs/protocol.hpp"
#include "process_tree.hpp"
#include "workbench_run.hpp"

namespace headroom {
namespace {

using namespace std::chrono_literals;
using ::testing::AllOf;
using testing::briefSampling;
using testing::Collected;
using testing::collectRun;
using ::testing::HasSubstr;

using Clock = std::chrono::steady_clock;

const std::string kWorker = fmt::format("'{}' worker", HEADROOM_RUNNER);

WorkbenchOptions optionsOf(const std::string& shellCommand) {
  WorkbenchOptions options = testing::testOptions();
  options.runner = "/no/such/runner";
  options.host = hostOfShellCommand("gpu7", shellCommand);
  return options;
}

RunPlan somePoints() {
  RunPlan plan;
  plan.variants = {"copy.scalar", "blur.separable", "blur.local"};
  plan.sizes = {{67, 45}};
  plan.parameters = {{"sigma", 2}};
  plan.ceilings = false;
  plan.sampling = briefSampling();
  return plan;
}

RunPlan plainCopy() {
  RunPlan plan = somePoints();
  plan.variants = {"copy.scalar"};
  return plan;
}

/// All samples differ.
Image somePhoto(ImageSize size, int channels, Depth depth) {
  std::vector<std::byte> pixels(imageBytes(size, channels, depth));
  std::uint32_t state = 7;
  const auto next = [&state] { return (state = state * 1664525 + 1013904223) >> 8; };
  if (depth == Depth::F32) {
    for (std::size_t i = 0; i < pixels.size(); i += sizeof(float)) {
      const float value = static_cast<float>(next()) / static_cast<float>(1 << 24);
      std::memcpy(&pixels[i], &value, sizeof value);
    }
  } else {
    for (std::byte& each : pixels) each = static_cast<std::byte>(next() & 255U);
  }
  return {size, channels, depth, pixels};
}

Collected blur(Workbench& workbench, const Image& photo, const std::string& variant = "blur.separable") {
  ImagePlan plan;
  plan.variant = variant;
  plan.image = photo;
  plan.parameters = {{"sigma", 2}};
  plan.validate = false;
  return testing::collect([&](EventSink sink) { return workbench.process(plan, std::move(sink)); });
}

void expectSamePixels(const Image& one, const Image& other) {
  ASSERT_FALSE(one.empty());
  ASSERT_EQ(one.bytes().size(), other.bytes().size());
  EXPECT_EQ(one.channels(), other.channels());
  EXPECT_EQ(one.depth(), other.depth());
  EXPECT_EQ(std::memcmp(one.bytes().data(), other.bytes().data(), one.bytes().size()), 0);
}

class PipeHostTest : public testing::DeviceTest {
 protected:
  TestFolder folder_;
};

TEST_F(PipeHostTest, MeasuresAndChecksAsTheOrdinaryRunner) {
  Workbench ordinary(testing::testOptions());
  Workbench piped(optionsOf("exec " + kWorker));
  const Collected expected = collectRun(ordinary, somePoints());
  const Collected run = collectRun(piped, somePoints());
  EXPECT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
  EXPECT_EQ(run.context.host, expected.context.host);
  EXPECT_EQ(run.context.environment, expected.context.environment);
  std::vector<DeviceDescription> devices = expected.context.devices;
  for (DeviceDescription& device : devices) device.machine.namedHost = "gpu7";
  EXPECT_EQ(run.context.devices, devices);
  EXPECT_EQ(run.context.namedHost, "gpu7");
  EXPECT_EQ(run.notes, expected.notes);
  ASSERT_EQ(run.rows.size(), expected.rows.size());
  for (const ResultRow& row : run.rows) {
    const auto same = std::find_if(expected.rows.begin(), expected.rows.end(),
                                   [&row](const ResultRow& each) { return each.variant == row.variant; });
    EXPECT_EQ(row.status, Status::Ok) << row.reason;
    EXPECT_EQ(row.status, same->status);
    EXPECT_EQ(row.host, "gpu7");
    ASSERT_TRUE(row.error && same->error) << row.variant;
    EXPECT_EQ(row.error->maxAbs, same->error->maxAbs) << row.variant;
    EXPECT_EQ(row.error->rms, same->error->rms) << row.variant;
  }
}

TEST_F(PipeHostTest, BlursPhotosToTheSamePixels) {
  Workbench ordinary(testing::testOptions());
  Workbench piped(optionsOf("exec " + kWorker));
  for (const Image& photo : {somePhoto({333, 222}, 3, Depth::U8), somePhoto({61, 57}, 4, Depth::U16)}) {
    const Collected expected = blur(ordinary, photo);
    const Collected first = blur(piped, photo);
    EXPECT_EQ(first.finished.outcome, Outcome::Completed) << first.finished.reason;
    expectSamePixels(first.image, expected.image);
    expectSamePixels(blur(piped, photo).image, expected.image);  // not uploaded again
  }
}

TEST_F(PipeHostTest, BringsALargePhotoThereAndBackWhole) {
  const Image photo = somePhoto({4000, 4000}, 1, Depth::F32);
  Workbench ordinary(testing::testOptions());
  Workbench piped(optionsOf("exec " + kWorker));
  const Collected run = blur(piped, photo);
  EXPECT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
  expectSamePixels(run.image, blur(ordinary, photo).image);
}

TEST_F(PipeHostTest, RecordsTheHeadroomThatMeasured) {
  RunContext context;
  context.headroomVersion = "0.0.1";
  context.host = "gpu7";
  std::string greeting = encode(Greeting{kProtocolVersion, "0.0.1", context, {}});
  greeting.pop_back();
  Workbench workbench(optionsOf(fmt::format("echo '{}'; {} | {{ read -r own; exec cat; }}", greeting, kWorker)));
  const Collected run = collectRun(workbench, plainCopy());
  ASSERT_EQ(run.rows.size(), 1U) << run.finished.reason;
  EXPECT_EQ(run.rows[0].status, Status::Ok) << run.rows[0].reason;
  EXPECT_EQ(run.context.headroomVersion, "0.0.1") << "which speaks the same protocol";
  EXPECT_EQ(run.context.host, "gpu7");
}

TEST_F(PipeHostTest, SaysOfARowThatACrashCostItByWhichCommand) {
  writeFile(folder_ / "left", std::string(100, 'x'));
  std::list<ScopedVariable> variables;
  variables.emplace_back("OPENCL_LAYERS", HEADROOM_FAULT_LAYER);
  variables.emplace_back("HEADROOM_FAULT_CALL", "clEnqueueMapBuffer");
  variables.emplace_back("HEADROOM_FAULT_NUMBER", "1");
  variables.emplace_back("HEADROOM_FAULT_LASTING", "1");
  variables.emplace_back("HEADROOM_FAULT_CRASHES", (folder_ / "left").string());
  for (const char* how : {"exec {}", "{}; exit $?"}) {
    Workbench workbench(optionsOf(fmt::format(fmt::runtime(how), kWorker)));
    const Collected run = collectRun(workbench, plainCopy());
    ASSERT_EQ(run.rows.size(), 1U) << run.finished.reason;
    EXPECT_EQ(run.rows[0].status, Status::Crashed) << run.rows[0].reason;
    EXPECT_THAT(run.rows[0].reason, AllOf(HasSubstr("on gpu7"), HasSubstr("worker"), HasSubstr("SIGABRT")));
    EXPECT_THAT(run.notes, ::testing::Not(::testing::Contains(HasSubstr("fresh cache")))) << "it has its own";
  }
}

TEST_F(PipeHostTest, LeavesNoRunnerBehind) {
  {
    Workbench workbench(optionsOf(kWorker + "; true"));  // a child of the shell
    EXPECT_EQ(collectRun(workbench, plainCopy()).finished.outcome, Outcome::Completed);
    EXPECT_FALSE(testing::childrenOf(getpid()).empty());
  }
  EXPECT_TRUE(testing::childrenOf(getpid()).empty());
}

/// Returns all sentences of a run.
std::string sentencesOf(const Collected& run) {
  std::string text = run.finished.reason;
  for (const ResultRow& row : run.rows) text += "\n" + row.reason;
  for (const std::string& note : run.notes) text += "\n" + note;
  return text;
}

/// The runner is real, but its list of wanted files is replaced on the way.
TEST_F(PipeHostTest, SendsNoFileThatItDidNotOffer) {
  std::filesystem::create_directories(folder_ / "kernels");
  writeFile(
      folder_ / "kernels/mine.cl",
      "/*---\ntitle = \"Copy\"\nsummary = \"Copies numbers of a file.\"\nrank = 1\n[size]\nN = [64]\n[buffer]\n"
      "a = { type = \"int\", count = \"N\", init = { file = \"numbers.bin\" } }\n"
      "b = { type = \"int\", count = \"N\", use = \"out\" }\n[[pass]]\nkernel = \"copied\"\nargs = [\"a\", \"b\"]\n"
      "global = [\"N\"]\n[reference]\neach = { b = \"a[i]\" }\n---*/\n"
      "kernel void copied(global const int* a, global int* b) { b[get_global_id(0)] = a[get_global_id(0)]; }\n");
  writeFile(folder_ / "kernels/numbers.bin", std::string(64 * sizeof(int), 'n'));
  const auto runWith = [this](const std::string& afterRunner) {
    WorkbenchOptions options =
        optionsOf(fmt::format("XDG_CACHE_HOME='{}' {}{}", (folder_ / "cache").string(), kWorker, afterRunner));
    options.kernelFolders = {folder_ / "kernels"};
    Workbench workbench(options);
    RunPlan plan = plainCopy();
    plan.variants = {"mine.mine"};
    plan.sizes = {Size{64}};
    plan.parameters = {};
    return collectRun(workbench, plan);
  };
  EXPECT_THAT(sentencesOf(runWith(" | sed -u 's/^{\"wanted\":.*/{\"wanted\": [\"" + std::string(64, '0') + "\"]}/'")),
              HasSubstr("wants a file that was not offered"));
  const Collected honest = runWith("");
  ASSERT_EQ(honest.rows.size(), 1U) << honest.finished.reason;
  EXPECT_EQ(honest.rows[0].status, Status::Ok) << honest.rows[0].reason;
}

/// Long enough for a runner's greeting on a busy machine.
constexpr auto kDeadline = 3s;

/// Commands that are not runners, or stop being one.
class LameHostTest : public ::testing::Test {
 protected:
  [[nodiscard]] static std::string reasonOf(WorkbenchOptions options) {
    options.deadline = kDeadline;
    Workbench workbench(std::move(options));
    const auto start = Clock::now();
    const Collected run = collectRun(workbench, plainCopy());
    EXPECT_LT(Clock::now() - start, 20s);
    EXPECT_EQ(run.finished.outcome, Outcome::Failed);
    EXPECT_EQ(run.finishedCount, 1U);
    return run.finished.reason;
  }
  /// Checks a run that is stopped after a second.
  static void expectStopped(const WorkbenchOptions& options,
                            const std::function<RunId(Workbench& workbench, EventSink sink)>& start) {
    Workbench workbench(options);
    std::jthread stopper;
    const auto begin = Clock::now();
    const Collected run = testing::collect([&](EventSink sink) {
      const RunId id = start(workbench, std::move(sink));
      stopper = std::jthread([&workbench, id] {
        std::this_thread::sleep_for(1s);
        workbench.cancel(id);
      });
      return id;
    });
    EXPECT_EQ(run.finished.outcome, Outcome::Cancelled) << run.finished.reason;
    EXPECT_LT(Clock::now() - begin, 10s);
  }
  [[nodiscard]] static std::string reasonOf(const std::string& shellCommand) {
    return reasonOf(optionsOf(shellCommand));
  }
};

TEST_F(LameHostTest, WithoutSuchACommandIsSaidToHaveNone) {
  WorkbenchOptions options = optionsOf("");
  options.host = {"gpu7", {"/no/such/command", "worker"}};
  EXPECT_THAT(reasonOf(options),
              AllOf(HasSubstr("on gpu7 (/no/such/command worker) could not be started"),
                    HasSubstr("No such file or directory"), HasSubstr("Check that the command is right")));
  EXPECT_THAT(reasonOf("no-such-command-at-all worker"),
              AllOf(HasSubstr("no-such-command-at-all"), HasSubstr("exit code 127"), HasSubstr("in a terminal")));
}

TEST_F(LameHostTest, WhoseCommandEndsAtOnceIsSaidToHaveNotStarted) {
  EXPECT_THAT(reasonOf("echo no GPU here >&2; exit 3"),
              AllOf(HasSubstr("on gpu7 (sh -c "), HasSubstr("did not start: it ended with exit code 3"),
                    HasSubstr("its last words: no GPU here"), HasSubstr("Run that command in a terminal")));
}

TEST_F(LameHostTest, ThatWritesSomethingElseFirstIsQuoted) {
  EXPECT_THAT(reasonOf("echo Welcome to gpu7; exec " + kWorker),
              AllOf(HasSubstr("did not greet: it wrote \"Welcome to gpu7\""), HasSubstr("sh -c "),
                    HasSubstr("Nothing but the runner may write to the output")));
  EXPECT_THAT(reasonOf("yes | tr -d '\\n'"), HasSubstr("did not greet: it wrote \"yyy"));
}

TEST_F(LameHostTest, OfAnotherProtocolIsToBeInstalledAnew) {
  EXPECT_THAT(reasonOf(R"(echo '{"version": "0.0.1", "notes": []}'; exec sleep 100)"),
              AllOf(HasSubstr("on gpu7 (sh -c "), HasSubstr("is of Headroom 0.0.1"),
                    HasSubstr(fmt::format("Install Headroom {} there", version()))));
}

TEST_F(LameHostTest, ThatSleepsForEverIsEnded) {
  EXPECT_THAT(reasonOf("exec sleep 1000"), AllOf(HasSubstr("(sh -c 'exec sleep 1000') did not start"),
                                                 HasSubstr("silent for 3 s"), HasSubstr("in a terminal")));
  EXPECT_THAT(reasonOf(kWorker + " < /dev/null | head -n 1; exec sleep 1000"),
              AllOf(HasSubstr("on gpu7 (sh -c "), HasSubstr("did not respond"), HasSubstr("Allow more time")));
}

TEST_F(LameHostTest, ThatHasNotGreetedYetDoesNotHoldUpAStop) {
  WorkbenchOptions options = optionsOf("exec sleep 1000");
  options.deadline = 60s;
  expectStopped(options,
                [](Workbench& workbench, EventSink sink) { return workbench.start(plainCopy(), std::move(sink)); });
}

/// Hosts that greet, and then write the same line for ever.
class ChattyHostTest : public LameHostTest {
 protected:
  [[nodiscard]] WorkbenchOptions optionsWith(const std::string& line) const {
    const std::string greeting =
        fmt::format("{} < /dev/null | head -n 1 > '{}'", kWorker, (folder_ / "greeting").string());
    EXPECT_EQ(std::system(greeting.c_str()), 0);
    writeFile(folder_ / "line", line);
    return optionsOf(
        fmt::format("cat '{0}/greeting'; while cat '{0}/line'; do sleep 0.02; done", folder_.path().string()));
  }
  [[nodiscard]] static std::string reasonWithin(WorkbenchOptions options, std::chrono::milliseconds deadline) {
    options.deadline = deadline;
    Workbench workbench(std::move(options));
    return collectRun(workbench, plainCopy()).finished.reason;
  }

  TestFolder folder_;
};

TEST_F(ChattyHostTest, WithSignsOfLifeAloneIsEnded) {
  EXPECT_THAT(reasonWithin(optionsWith(encode(1, Activity{"thinking", 0, Phase::Other})), 500ms),
              AllOf(HasSubstr("on gpu7 (sh -c "), HasSubstr("sent signs of life but no result for 20 times 0.5 s"),
                    HasSubstr("Allow more time")));
}

TEST_F(ChattyHostTest, WithLinesOfAnotherJobIsAsSilent) {
  EXPECT_THAT(reasonWithin(optionsWith(encode(77, Activity{"thinking", 0, Phase::Other})), 1s),
              AllOf(HasSubstr("on gpu7 (sh -c "), HasSubstr("did not respond for 1 s")));
}

TEST_F(ChattyHostTest, WithOutputOfKernelsAloneIsAsSilent) {
  EXPECT_THAT(reasonWithin(optionsWith(encode(1, Printed{"more\n", 0, 0})), 1s), HasSubstr("did not respond for 1 s"));
}

TEST_F(ChattyHostTest, WithResultsThatNobodyAskedForIsGivenUp) {
  const auto reasonOfFlood = [&](const JobEvent& event, std::size_t lines) {
    std::string flood;
    for (std::size_t i = 0; i < lines; ++i) flood += encode(1, event);
    return reasonWithin(optionsWith(flood), 60s);
  };
  EXPECT_THAT(reasonOfFlood(RowReady{}, 1),
              AllOf(HasSubstr("on gpu7 (sh -c "), HasSubstr("sent more rows than its job asks for, which is 0.")));
  EXPECT_THAT(reasonOfFlood(DevicesFound{}, 2), HasSubstr("sent more lists of devices than its job asks for"));
  EXPECT_THAT(reasonOfFlood(Note{"more"}, 101), HasSubstr("sent over 100 notes"));
}

TEST_F(ChattyHostTest, DoesNotHoldUpAStop) {
  WorkbenchOptions options = optionsWith(encode(1, Activity{"thinking", 0, Phase::Other}));
  options.deadline = 60s;
  expectStopped(options,
                [](Workbench& workbench, EventSink sink) { return workbench.start(plainCopy(), std::move(sink)); });
}

TEST_F(LameHostTest, ThatDiesInMidRunIsSaidToHave) {
  EXPECT_THAT(reasonOf(kWorker + " < /dev/null | head -n 1; read -r job; echo Goodbye >&2; exit 7"),
              AllOf(HasSubstr("on gpu7 (sh -c "), HasSubstr("ended with exit code 7; its last words: Goodbye"),
                    HasSubstr("in a terminal")));
}

TEST_F(LameHostTest, ThatSaysWhatNobodyUnderstandsInMidRunIsGivenUp) {
  EXPECT_THAT(reasonOf(kWorker + " < /dev/null | head -n 1; read -r job; echo Connection lost; exec sleep 1000"),
              AllOf(HasSubstr("protocol was broken"), HasSubstr("Connection lost"), HasSubstr("sh -c "),
                    HasSubstr("Nothing but the runner may write")));
}

/// Uses a host implementation, which needs no device for a photo.
class LamePhotoTest : public LameHostTest {
 protected:
  void SetUp() override {
    const Catalogue catalogue;
    const auto& all = catalogue.variants();
    const bool hasPeer =
        std::any_of(all.begin(), all.end(), [](const Variant& variant) { return variant.id == "blur.opencv"; });
    if (!hasPeer) GTEST_SKIP() << "built without OpenCV";
  }
};

TEST_F(LamePhotoTest, CutOffWithinItsPixelsIsNoPhoto) {
  Workbench workbench(optionsOf(kWorker + " | dd bs=1 count=50000 2> /dev/null"));
  const Collected run = blur(workbench, somePhoto({400, 400}, 3, Depth::U8), "blur.opencv");
  EXPECT_EQ(run.finished.outcome, Outcome::Failed);
  EXPECT_TRUE(run.image.empty());
  EXPECT_THAT(run.finished.reason, AllOf(HasSubstr("on gpu7 (sh -c "), HasSubstr("ended with exit code 0")));
}

TEST_F(LamePhotoTest, ThatNobodyTakesEndsWhenTheTimeIsOverOrStopIsPressed) {
  WorkbenchOptions options = optionsOf(kWorker + " < /dev/null | head -n 1; exec sleep 1000");
  options.deadline = kDeadline;
  const Image photo = somePhoto({2000, 2000}, 1, Depth::F32);
  {
    Workbench workbench(options);
    const Collected run = blur(workbench, photo, "blur.opencv");
    EXPECT_EQ(run.finished.outcome, Outcome::Failed);
    EXPECT_THAT(run.finished.reason, HasSubstr("did not respond"));
  }
  options.deadline = 60s;
  ImagePlan plan;
  plan.variant = "blur.opencv";
  plan.image = photo;
  plan.parameters = {{"sigma", 2}};
  expectStopped(options,
                [&](Workbench& workbench, EventSink sink) { return workbench.process(plan, std::move(sink)); });
}

TEST_F(LamePhotoTest, ComesThroughACommandThatPassesBytesOnInSmallPieces) {
  Workbench ordinary(testing::testOptions());
  Workbench slow(optionsOf(fmt::format("dd bs=777 2> /dev/null | {} | dd bs=333 2> /dev/null", kWorker)));
  const Image photo = somePhoto({500, 400}, 3, Depth::U16);
  const Collected run = blur(slow, photo, "blur.opencv");
  EXPECT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
  expectSamePixels(run.image, blur(ordinary, photo, "blur.opencv").image);
}

}  // namespace
}  // namespace headroom
