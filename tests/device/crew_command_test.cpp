// Tunings and runs by several workers, each started here by a shell that makes it look like a machine of its own.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "copy_kernel.hpp"
#include "crew_fixture.hpp"
#include "headroom/hosts/hosts_file.hpp"
#include "started_command.hpp"

namespace headroom {
namespace {

using namespace std::chrono_literals;
using ::testing::AllOf;
using ::testing::HasSubstr;

class CrewCommand : public CrewFixture {
 protected:
  CrewCommand() : CrewFixture("farm") {}

  void SetUp() override {
    CrewFixture::SetUp();
    std::filesystem::create_directories(path("starts"));
  }

  /// `before`: commands of the shell before the worker, with the number of its start in $n, from 1. What stands for the
  /// id of the running system differs for each start.
  void addFarm(const std::string& before) const {
    const std::string script = fmt::format(
        "n=1; while ! mkdir \"{0}/$n\" 2>/dev/null; do n=$((n+1)); done; "
        "far() {{ LC_ALL=C sed -u \"s/$(cat /proc/sys/kernel/random/boot_id)/machine $n/g\"; }}; {1} \"$@\" | far",
        path("starts"), before);
    keepHost(hostsFile(), {"farm", {"sh", "-c", script, "sh", "{words}"}, HEADROOM_RUNNER}, true);
  }

  [[nodiscard]] std::size_t starts() const {
    std::size_t count = 0;
    for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(path("starts"))) ++count;
    return count;
  }
};

TEST_F(CrewCommand, TunesAnOwnKernelWithTwoWorkersOfAHost) {
  addFarm("");
  const Ended tuned = tune("--workers 2 --budget 5min --csv " + path("tried.csv") + " --t4 " + path("tried.json"));
  ASSERT_EQ(tuned.code, 0) << tuned.out << tuned.err;
  EXPECT_EQ(starts(), 2U) << "one connection for each worker";
  expectAllTried(16);
  EXPECT_EQ(workers(), (std::set<std::string>{"1 ", "2 "}));
  EXPECT_THAT(contentOf(path("tried.csv")), AllOf(HasSubstr("search,valid,"), HasSubstr("comparison,")));
  EXPECT_EQ(nlohmann::json::parse(contentOf(path("tried.json"))).at("results").size(), 16U);
  const Ended resumed = tune("--workers 2 --budget 5min --resume");
  EXPECT_EQ(resumed.code, 0) << resumed.err;
  expectAllTried(16);
}

TEST_F(CrewCommand, GoesOnWhenAWorkerIsKilledInTheMiddle) {
  // The first one ends with its first row, before the end of the job; it is started again.
  addFarm("if [ $n = 1 ]; then \"$@\" | far | { sed -u '/\"event\": *\"row\"/q'; kill -9 $$; }; exit; fi; ");
  const Ended tuned = tune("--workers 2 --budget 5min");
  ASSERT_EQ(tuned.code, 0) << tuned.out << tuned.err;
  expectAllTried(16);
  EXPECT_THAT(tuned.err, AllOf(HasSubstr("lost a configuration, which is measured again"), HasSubstr("SIGKILL")));
}

TEST_F(CrewCommand, GoesOnBesideHostileFarEndsWithASentenceForEach) {
  // More than are tried before all have been found out. Good workers rest after each, so that other tests have the
  // processors meanwhile.
  setValues("1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24");
  addFarm(
      "case $n in 2) echo Welcome; sleep 1000;; 3) yes | tr -d '\\n';; 4) exec sleep 1000;; "
      "5) \"$@\" | { IFS= read -r line; printf '%s\\n' \"$line\"; printf '{\"pixels\": 10000000000, \"number\": "
      "1}\\n'; "
      "cat /dev/zero; }; exit;; 6) \"$@\" | { IFS= read -r line; printf '%s\\n' \"$line\"; cat /dev/zero; }; exit;; "
      "*) \"$@\" | far | while IFS= read -r line; do printf '%s\\n' \"$line\"; "
      "case $line in *'\"row\"'*) sleep 4;; esac; done; exit;; esac; ");
  const std::vector<std::string> sentences{"it wrote \"Welcome\"", "it wrote \"yyyyy", "it was silent for 11 s",
                                           "10000000000 bytes of pixels", "The other workers go on."};
  const pid_t command =
      testing::startCommand(tuning("--workers 6 --budget 5min --timeout 11"), path("data"), path("output"));
  const auto areAllTold = [&] {
    const std::string output = contentOf(path("output"));
    return std::all_of(sentences.begin(), sentences.end(),
                       [&output](const std::string& sentence) { return output.find(sentence) != std::string::npos; });
  };
  for (int wait = 0; wait < 600 && (trials().empty() || !areAllTold()); ++wait) std::this_thread::sleep_for(100ms);
  kill(command, SIGINT);
  const int status = testing::waitForEnd(command);
  EXPECT_TRUE(WIFEXITED(status));
  EXPECT_FALSE(trials().empty()) << "the first one goes on";
  for (const std::string& sentence : sentences) EXPECT_THAT(contentOf(path("output")), HasSubstr(sentence));
}

TEST_F(CrewCommand, KeepsWhatIsKnownWhenItIsInterruptedAndGoesOnLater) {
  setValues("1, 2, 3, 4, 5, 6");
  addFarm("");
  const pid_t command = testing::startCommand(tuning("--workers 2 --budget 5min"), path("data"), path("output"));
  for (int wait = 0; wait < 6000 && trials().size() < 3; ++wait) std::this_thread::sleep_for(10ms);
  kill(command, SIGINT);
  const int status = testing::waitForEnd(command);
  EXPECT_TRUE(WIFEXITED(status)) << contentOf(path("output"));
  EXPECT_THAT(contentOf(path("output")), HasSubstr("--resume"));
  const std::size_t known = trials().size();
  ASSERT_GE(known, 3U) << contentOf(path("output"));
  ASSERT_LT(known, 36U) << "it was interrupted";
  const Ended resumed = tune("--workers 2 --budget 5min --resume");
  EXPECT_EQ(resumed.code, 0) << resumed.err;
  expectAllTried(36);
}

TEST_F(CrewCommand, RunsWithWorkersOfWhichOneIsKilledAndResumes) {
  // Each start is on a machine of another name. The first one lists devices, the second ends with its first row, and
  // others begin after that.
  addFarm(fmt::format(
      R"sh(far() {{ LC_ALL=C sed -u -e "s/$(cat /proc/sys/kernel/random/boot_id)/machine $n/g" )sh"
      R"sh(-e "s/\"$(uname -n)\"/\"node$n\"/g"; }}; )sh"
      R"sh(if [ $n = 2 ]; then "$@" | far | {{ sed -u '/"event": *"row"/q'; touch "{0}"; kill -9 $$; }}; exit; fi; )sh"
      R"sh(if [ $n -gt 2 ]; then while [ ! -e "{0}" ]; do sleep 0.05; done; fi; )sh",
      path("lost")));
  const Ended ran = cli(
      "run --host farm --workers 2 --variants blur.separable,blur.local --sizes 0.1MP,0.2MP --no-ceilings --rounds 2 "
      "--time-budget 0.01 --csv " +
      path("run.csv"));
  ASSERT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_THAT(ran.err, HasSubstr("to be measured again"));
  const std::string csv = contentOf(path("run.csv"));
  EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 5) << csv;
  EXPECT_THAT(csv, AllOf(HasSubstr("measured again, because worker"), HasSubstr(" on node"), HasSubstr("(farm/")));

  // The journal as an interruption leaves it: without its last row, and without its end.
  std::filesystem::path journal;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(path("data"))) {
    if (entry.path().extension() == ".jsonl") journal = entry.path();
  }
  const std::string text = contentOf(journal.string());
  const std::size_t end = text.rfind('\n', text.size() - 2);
  std::filesystem::resize_file(journal, text.rfind('\n', end - 1) + 1);
  const std::size_t before = starts();
  const Ended unasked = cli("run --resume");
  EXPECT_EQ(unasked.code, 2) << "a journal starts no workers";
  EXPECT_THAT(unasked.err, AllOf(HasSubstr("names 2 workers"), HasSubstr("--workers N")));
  EXPECT_EQ(starts(), before);
  const Ended resumed = cli("run --resume --workers 3 --csv " + path("resumed.csv"));
  ASSERT_EQ(resumed.code, 0) << resumed.out << resumed.err;
  const std::string whole = contentOf(path("resumed.csv"));
  EXPECT_EQ(std::count(whole.begin(), whole.end(), '\n'), 5) << whole;
}

TEST_F(CrewCommand, RunsAnExperimentOfTheGuideWithTwoWorkers) {
  addFarm("");
  const Ended ran = cli("guide access-order -q --size 64x48 --host farm --workers 2 --csv " + path("guide.csv"));
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_THAT(contentOf(path("guide.csv")), HasSubstr("(farm/"));
}

TEST_F(CrewCommand, ChecksAChangeOfKernelsWithTwoWorkers) {
  addFarm("");
  for (const char* folder : {"base", "changed"}) std::filesystem::create_directories(path(folder));
  write("base/wrong.cl", copyKernel(1));
  write("base/slower.cl", copyKernel(20));
  write("changed/wrong.cl", copyKernel(1, "0.5f * source[i]"));
  write("changed/slower.cl", copyKernel(200));
  const Ended ended =
      cli("check '" + path("changed") + "' --baseline-from '" + path("base") +
          "' --host farm --workers 2 --sizes 1000x300 --margin 10% -q --junit '" + path("junit.xml") + "'");
  EXPECT_EQ(ended.code, 3) << "wrong goes before slower\n" << ended.out << ended.err;
  EXPECT_THAT(ended.out, AllOf(HasSubstr("wrong: copy.wrong"), HasSubstr("slower: copy.slower")));
  EXPECT_THAT(contentOf(path("junit.xml")),
              AllOf(HasSubstr("name=\"speed: 1000 x 300\""), HasSubstr("<failure type=\"wrong\"")));
  EXPECT_GE(starts(), 4U) << "one lists the device, two validate, and one or two compare speed";
}

TEST_F(CrewCommand, EndsACheckWithOneSentenceIfAllWorkersAreLost) {
  // The first start lists the device, the next two end with their first row, and no other comes up.
  addFarm(R"sh(if [ $n -gt 3 ]; then echo 'The farm is closed.' >&2; exit 1; fi; )sh"
          R"sh(if [ $n -gt 1 ]; then "$@" | far | { sed -u '/"event": *"row"/q'; kill -9 $$; }; exit; fi; )sh");
  std::filesystem::create_directories(path("changed"));
  for (const char* name : {"one", "two", "three"}) write("changed/" + std::string(name) + ".cl", copyKernel(1));
  const Ended ended =
      cli("check '" + path("changed") + "' --host farm --workers 2 -q --junit '" + path("junit.xml") + "'");
  EXPECT_EQ(ended.code, 6) << ended.out << ended.err;
  const std::string sentence = "All workers are lost. Worker ";
  const std::size_t first = ended.out.find(sentence);
  ASSERT_NE(first, std::string::npos) << ended.out << ended.err;
  EXPECT_EQ(ended.out.find(sentence, first + 1), std::string::npos) << ended.out;
  EXPECT_THAT(ended.out, AllOf(HasSubstr("The farm is closed."), HasSubstr("Measure again.")));
  EXPECT_THAT(contentOf(path("junit.xml")), HasSubstr(sentence));
  EXPECT_LE(starts(), 7U) << "each worker is started twice more, and no kernel is tried alone";
}

TEST_F(CrewCommand, MistakesAreSentences) {
  addFarm("");
  EXPECT_THAT(tune("--workers 0").err, HasSubstr("0 workers cannot measure at once. Choose from 1 to 1000."));
  EXPECT_THAT(tune("--workers 2 --jobs 4").err, HasSubstr("Choose --workers or --jobs"));
  EXPECT_THAT(tune("--device farm/0:0").err, HasSubstr("names a host too"));
  const Ended inProcess = tune("--workers 2 --in-process");
  EXPECT_EQ(inProcess.code, 2);
  EXPECT_THAT(inProcess.err, HasSubstr("--in-process is for devices of this machine"));
  const Ended here = cli("tune --variants blur.fused --workers 2 --in-process");
  EXPECT_EQ(here.code, 2);
  EXPECT_THAT(here.err, HasSubstr("Leave out --in-process"));
  const Ended without = tune("--workers 2 --device nosuchdevice");
  EXPECT_EQ(without.code, 5);
  EXPECT_THAT(without.err, AllOf(HasSubstr("None of the 2 workers can be used."), HasSubstr("nosuchdevice")));
  const Ended none = cli("guide access-order --workers 0");
  EXPECT_EQ(none.code, 2);
  EXPECT_THAT(none.err, HasSubstr("0 workers cannot measure at once."));
  const Ended several = cli("run --variants blur.fused --workers 2 --device farm/0:0 --device farm/0:1");
  EXPECT_EQ(several.code, 2);
  EXPECT_THAT(several.err, HasSubstr("Name one device"));
  const Ended alone = cli("check copy.scalar --workers 2");
  EXPECT_EQ(alone.code, 2);
  EXPECT_THAT(alone.err, HasSubstr("--workers"));
  EXPECT_EQ(cli("check copy --workers 0").code, 2);
  const Ended unknown = cli("tune --variants blur.fused --host nowhere --workers 2");
  EXPECT_EQ(unknown.code, 2);
  EXPECT_THAT(unknown.err, HasSubstr("nowhere"));
}

}  // namespace
}  // namespace headroom
