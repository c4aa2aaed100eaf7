// Commands on a host that a shell starts here: as on this machine, whatever becomes of the connection.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "command_line_fixture.hpp"
#include "headroom/history.hpp"
#include "headroom/hosts/hosts_file.hpp"
#include "headroom/image_files/image_file.hpp"
#include "headroom/system/file.hpp"
#include "process_tree.hpp"
#include "started_command.hpp"

namespace headroom {
namespace {

using namespace std::chrono_literals;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

/// A host here, with a cache folder of its own.
class HostCommand : public CommandLine {
 protected:
  void SetUp() override {
    CommandLine::SetUp();
    addHost("here", "echo x >> '" + path("starts") + "'; ");
  }
  void addHost(const std::string& name, const std::string& before) const {
    const std::string script =
        fmt::format("{}XDG_CACHE_HOME='{}'; export XDG_CACHE_HOME; cd / && exec \"$@\"", before, path("far cache"));
    keepHost(hostsFile(), {name, {"sh", "-c", script, "sh", "{words}"}, HEADROOM_RUNNER}, true);
  }
  [[nodiscard]] std::size_t starts() const {
    const std::string text = contentOf(path("starts"));
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
  }
  [[nodiscard]] nlohmann::json document(const std::string& name) const {
    return nlohmann::json::parse(contentOf(path(name)));
  }
};

TEST_F(HostCommand, FindsDevicesWhereTheHostIs) {
  const Ended checked = cli("hosts check here");
  EXPECT_EQ(checked.code, 0) << checked.out << checked.err;
  EXPECT_THAT(checked.out,
              AllOf(HasSubstr("ok:      Reached: Linux"), HasSubstr("device:  here/0:0"), Not(HasSubstr("problem:"))));
}

TEST_F(HostCommand, MeasuresRowsThatNameTheHost) {
  const Ended ran = cli("run --variants copy.scalar,blur.separable --device here/" + std::string(kBrief) + "--save '" +
                        path("run.json") + "' --csv '" + path("run.csv") + "'");
  ASSERT_EQ(ran.code, 0) << ran.out << ran.err;
  const nlohmann::json run = document("run.json");
  EXPECT_EQ(run.at("context").at("named_host"), "here");
  ASSERT_FALSE(run.at("rows").empty());
  for (const auto& row : run.at("rows")) {
    EXPECT_EQ(row.at("host"), "here");
    EXPECT_EQ(row.at("status"), "Ok") << row;
  }
  EXPECT_THAT(contentOf(path("run.csv")), HasSubstr(",here,\r\n"));
}

TEST_F(HostCommand, LogsInOnceForAllRounds) {
  const Ended ran =
      cli("run --variants copy.scalar --device here/ --no-ceilings --sizes 64x48 --time-budget 0.3 "
          "--rounds 4 --noise-goal=-1 --save '" +
          path("run.json") + "'");
  ASSERT_EQ(ran.code, 0) << ran.err;
  EXPECT_GE(document("run.json").at("rows").at(0).at("rounds").size(), 2U);
  EXPECT_EQ(starts(), 1U);
}

TEST_F(HostCommand, BlursAPhotoAsThisMachineDoes) {
  saveImage(Image({61, 57}, 3, Depth::U8, std::vector<std::byte>(std::size_t{61} * 57 * 3, std::byte{90})),
            path("in.png"));
  const std::string how = " --sigma 2 --variant separable --check whole ";
  ASSERT_EQ(cli("blur '" + path("in.png") + "' '" + path("here.png") + "'" + how).code, 0);
  const Ended there = cli("blur '" + path("in.png") + "' '" + path("there.png") + "'" + how + "--device here/");
  ASSERT_EQ(there.code, 0) << there.err;
  EXPECT_EQ(contentOf(path("here.png")), contentOf(path("there.png")));
}

TEST_F(HostCommand, TunesAndFindsItsConfigurationAgain) {
  const Ended tuned =
      cli("tune --variants blur.fused --sizes 64x48 --budget 2s --no-ceilings --device here/ "
          "--time-budget 0.01 --finalists 2");
  EXPECT_EQ(tuned.code, 0) << tuned.out << tuned.err;
  const Ended ran =
      cli("run --variants blur.fused --tuned --device here/ --no-ceilings --sizes 64x48 --one-process "
          "--time-budget 0.01");
  EXPECT_EQ(ran.code, 0) << ran.err;
}

constexpr const char* kFromFile = R"(/*---
title = "Add"
summary = "Adds the numbers of two files."
rank = 1
[size]
N = [64]
[buffer]
a = { type = "int", count = "N", init = { file = "data/{N}.bin" } }
b = { type = "int", count = "N", use = "out" }
[[pass]]
kernel = "add"
args = ["a", "b"]
global = ["N"]
[reference]
file = { b = "right.bin" }
---*/
kernel void add(global const int* a, global int* b) { const size_t i = get_global_id(0); b[i] = a[i] + 1; }
)";

std::string numbersFrom(int first) {
  std::vector<int> numbers(64);
  for (int& number : numbers) number = first++;
  return {reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(int)};
}

TEST_F(HostCommand, SendsTheDataOfAnOwnKernelOnce) {
  std::filesystem::create_directories(path("kernels/data"));
  write("kernels/mine.cl", kFromFile);
  write("kernels/data/64.bin", numbersFrom(5));
  write("kernels/right.bin", numbersFrom(6));
  const std::string run = "--kernels '" + path("kernels") +
                          "' run --workload mine --device here/ --no-ceilings --time-budget 0.01 --one-process";
  const Ended first = cli(run);
  ASSERT_EQ(first.code, 0) << first.out << first.err;
  const std::filesystem::path stored = path("far cache/headroom/host-files");
  std::set<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(stored)) files.insert(entry.path());
  EXPECT_EQ(files.size(), 2U);
  // Files of the same size with another content are used as they are: nothing is sent, and this machine's are not read.
  for (const std::filesystem::path& file : files) writeFile(file, numbersFrom(100));
  EXPECT_EQ(cli(run).code, 3);
  // What changed here is sent.
  write("kernels/data/64.bin", numbersFrom(7));
  write("kernels/right.bin", numbersFrom(8));
  const Ended changed = cli(run);
  EXPECT_EQ(changed.code, 0) << changed.out << changed.err;
}

TEST_F(HostCommand, ResumesARunOnItsHost) {
  const std::filesystem::path runs = path("data/headroom/runs");
  std::filesystem::create_directories(runs);
  const std::vector<std::string> arguments{"run",          "-q",    "--variants",    "separable,local",
                                           "--device",     "here/", "--sizes",       "64x48,100x30,1200x900",
                                           "--sigma",      "2",     "--time-budget", "0.05",
                                           "--no-ceilings"};
  std::optional<int> killed;
  for (int attempt = 0; attempt < testing::kMostAttempts && !killed; ++attempt) {
    const pid_t command = testing::startCommand(arguments, path("data"), path("output"));
    killed = testing::endAfterRows(command, command, runs, 2, SIGKILL);
  }
  ASSERT_TRUE(killed);
  const std::vector<NamedHost> hosts = readHosts(hostsFile());
  dropHost(hostsFile(), "here");
  const Ended lost = cli("run --resume");
  EXPECT_EQ(lost.code, 2);
  EXPECT_THAT(lost.err, HasSubstr("no host \"here\""));
  keepHost(hostsFile(), knownHost(hosts, "here"), false);
  const Ended resumed = cli("run --resume --save '" + path("run.json") + "'");
  EXPECT_EQ(resumed.code, 0) << resumed.err;
  EXPECT_EQ(document("run.json").at("rows").size(), 6U);
  const nlohmann::json run = document("run.json");
  for (const auto& row : run.at("rows")) EXPECT_EQ(row.at("host"), "here");
}

TEST_F(HostCommand, HasNoLatencyOfItsConnectionInMeasuredTimes) {
  // Each line takes 100 ms in each direction.
  const std::string script = fmt::format(
      "relay() {{ while IFS= read -r line; do sleep 0.1; printf '%s\\n' \"$line\"; done; }}; "
      "relay | '{}' worker | tee '{}' | relay",
      HEADROOM_RUNNER, path("lines"));
  keepHost(hostsFile(), {"distant", {"sh", "-c", script}}, true);
  const auto start = std::chrono::steady_clock::now();
  const Ended ran =
      cli("run -q --variants copy.scalar --device distant/ --sizes 64x48 --transfers --no-ceilings "
          "--time-budget 0.01 --rounds 1 --save '" +
          path("run.json") + "'");
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  ASSERT_EQ(ran.code, 0) << ran.out << ran.err;
  const std::string lines = contentOf(path("lines"));
  EXPECT_GE(took.count(), 0.1 * static_cast<double>(std::count(lines.begin(), lines.end(), '\n'))) << "it was distant";
  const nlohmann::json row = document("run.json").at("rows").at(0);
  EXPECT_EQ(row.at("status"), "Ok") << row;
  constexpr double kLatencyMs = 100;
  // No interval: a busy machine may take too few samples for one.
  for (const char* time : {"median_ms", "wall_ms"}) EXPECT_LT(row.at(time), kLatencyMs) << time;
  EXPECT_LT(row.at("whole_operation").at("median_ms"), kLatencyMs);
  const nlohmann::json context = document("run.json").at("context");
  for (const auto& [device, costs] : context.at("launch_costs").items()) {
    for (const auto& [name, us] : costs.items()) EXPECT_LT(us, kLatencyMs * 1e3) << device << ' ' << name;
  }
}

TEST_F(HostCommand, MakesALostConnectionARowAndMeasuresTheOthers) {
  // The first connection ends with the first row. The next four do not come up, which costs two jobs.
  const std::string script = fmt::format(
      "echo x >> '{0}'; n=$(wc -l < '{0}'); if [ $n -gt 1 ] && [ $n -lt 6 ]; then echo Connection reset >&2; exit 255; "
      "fi; if [ $n -gt 1 ]; then exec '{1}' worker; fi; '{1}' worker | {{ sed -u '/\"event\": *\"row\"/q'; kill $$; }}",
      path("lossy starts"), HEADROOM_RUNNER);
  keepHost(hostsFile(), {"lossy", {"sh", "-c", script}}, true);
  const Ended ran = cli("run --variants copy.scalar,blur.separable,blur.local --device lossy/" + std::string(kBrief) +
                        "--save '" + path("run.json") + "'");
  EXPECT_EQ(ran.code, 1) << ran.out << ran.err;
  int good = 0;
  int lost = 0;
  const nlohmann::json run = document("run.json");
  for (const auto& row : run.at("rows")) {
    good += row.at("status") == "Ok" ? 1 : 0;
    if (row.at("status") != "Failed") continue;
    ++lost;
    EXPECT_THAT(row.at("reason").get<std::string>(), AllOf(HasSubstr("on lossy"), HasSubstr("Connection reset")));
  }
  EXPECT_GE(good, 1);
  EXPECT_GE(lost, 1);
}

TEST_F(HostCommand, MeasuresTheSameDeviceWhenTheNextConnectionNumbersItInAnotherWay) {
  // The first connection ends with the first row. In later ones the device is 1:0, and no other is 0:0.
  const std::string script = fmt::format(
      "echo x >> '{0}'; if [ $(wc -l < '{0}') -gt 1 ]; then sed -u -e 's/\"0:0\"/\"9:9\"/g' -e 's/\"1:0\"/\"0:0\"/g' | "
      "'{1}' worker | sed -u 's/\"0:0\"/\"1:0\"/g'; exit; fi; '{1}' worker | {{ sed -u '/\"event\": *\"row\"/q'; kill "
      "$$; }}",
      path("renumbering starts"), HEADROOM_RUNNER);
  keepHost(hostsFile(), {"renumbering", {"sh", "-c", script}}, true);
  const Ended ran = cli("run --variants copy.scalar,blur.separable --device renumbering/" + std::string(kBrief) +
                        "--save '" + path("run.json") + "'");
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  const nlohmann::json run = document("run.json");
  ASSERT_FALSE(run.at("rows").empty());
  for (const auto& row : run.at("rows")) {
    EXPECT_EQ(row.at("device_id"), "renumbering/0:0");
    EXPECT_EQ(row.at("status"), "Ok") << row;
  }
}

/// A host here that looks like another machine, because its runner's id of the running system is replaced on its way.
void addFarHost(const std::string& name, const std::string& runner) {
  const std::string script =
      fmt::format("\"$@\" | LC_ALL=C sed -u \"s/$(cat /proc/sys/kernel/random/boot_id)/{}/g\"", name);
  keepHost(hostsFile(), {name, {"sh", "-c", script, "sh", "{words}"}, runner}, true);
}

TEST_F(HostCommand, MeasuresDevicesOfSeveralMachinesInOneRun) {
  addFarHost("far", HEADROOM_RUNNER);
  addFarHost("lost", "/no/such/program");
  const std::string variants = "run --variants copy.scalar,blur.separable ";
  const Ended ran = cli(variants + "--device far/all --device here/0:0 --device 0:0" + std::string(kBrief) +
                        "--rounds 2 --save '" + path("run.json") + "' --csv '" + path("run.csv") + "'");
  ASSERT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_THAT(ran.out, AllOf(HasSubstr("measured on"), HasSubstr("(far/0:0)"), HasSubstr("(here/0:0)"),
                             HasSubstr("(0:0)"), HasSubstr(" against ")));
  const nlohmann::json run = document("run.json");
  std::map<std::string, int> rows;
  for (const auto& row : run.at("rows")) {
    EXPECT_EQ(row.at("status"), "Ok") << row;
    const std::string id = row.at("device_id");
    EXPECT_EQ(row.value("host", ""), id.substr(0, id.find('/') == std::string::npos ? 0 : id.find('/')));
    ++rows[id];
  }
  for (const char* id : {"0:0", "far/0:0", "here/0:0"}) EXPECT_EQ(rows[id], 4) << id;
  EXPECT_EQ(run.at("context").at("named_host"), "far");
  EXPECT_EQ(run.at("context").at("other_machines").size(), 2U);
  EXPECT_THAT(contentOf(path("run.csv")), Not(HasSubstr("measured_on"))) << "a file has the columns for it anyway";
  const Ended unreached = cli("run --variants copy.scalar --device lost/all --device 0:0" + std::string(kBrief) +
                              "--save '" + path("rest.json") + "'");
  EXPECT_EQ(unreached.code, 1);
  EXPECT_THAT(unreached.err, AllOf(HasSubstr("on lost"), HasSubstr("Only other machines are used.")));
  EXPECT_FALSE(document("rest.json").at("rows").empty());
  const nlohmann::json rest = document("rest.json");
  for (const auto& row : rest.at("rows")) EXPECT_EQ(row.at("device_id"), "0:0");
}

TEST_F(HostCommand, GoesOnWithOtherMachinesWhenOneIsLost) {
  // It is there once: the connections after the first one fail.
  const std::string script = fmt::format(
      "echo x >> '{0}'; if [ $(wc -l < '{0}') -gt 1 ]; then echo Connection reset >&2; exit 255; fi; '{1}' worker | "
      "{{ LC_ALL=C sed -u -e \"s/$(cat /proc/sys/kernel/random/boot_id)/elsewhere/g\" -e '/\"event\": *\"row\"/q'; "
      "kill $$; }}",
      path("lossy starts"), HEADROOM_RUNNER);
  keepHost(hostsFile(), {"lossy", {"sh", "-c", script}}, true);
  const Ended ran = cli("run --variants copy.scalar,blur.separable,blur.local --device lossy/ --device 0:0" +
                        std::string(kBrief) + "--save '" + path("run.json") + "'");
  EXPECT_EQ(ran.code, 1) << ran.out << ran.err;
  int lost = 0;
  int good = 0;
  const nlohmann::json run = document("run.json");
  for (const auto& row : run.at("rows")) {
    if (row.at("device_id") == "0:0") {
      ++good;
      EXPECT_EQ(row.at("status"), "Ok") << row;
    } else if (row.at("status") == "Failed") {
      ++lost;
      EXPECT_THAT(row.at("reason").get<std::string>(), HasSubstr("Connection reset"));
    }
  }
  EXPECT_EQ(good, 6);
  EXPECT_GE(lost, 1);
}

TEST_F(HostCommand, ResumesARunWithoutAMachineThatIsOff) {
  addFarHost("far", HEADROOM_RUNNER);
  const std::filesystem::path runs = path("data/headroom/runs");
  std::filesystem::create_directories(runs);
  const std::vector<std::string> arguments{"run",           "-q",          "--variants",   "separable,local",
                                           "--device",      "far/0:0",     "--device",     "here/0:0",
                                           "--sizes",       "64x48,80x80", "--sigma",      "2",
                                           "--time-budget", "0.3",         "--no-ceilings"};
  std::optional<int> killed;
  for (int attempt = 0; attempt < testing::kMostAttempts && !killed; ++attempt) {
    const pid_t command = testing::startCommand(arguments, path("data"), path("output"));
    killed = testing::endAfterRows(command, command, runs, 2, SIGKILL);
  }
  ASSERT_TRUE(killed);
  const std::vector<NamedHost> hosts = readHosts(hostsFile());
  const auto switchOff = [](const std::string& name) {
    keepHost(hostsFile(), {name, {"sh", "-c", "echo No route to host >&2; exit 255"}}, true);
  };
  switchOff("far");
  switchOff("here");
  const Ended none = cli("run --resume");
  EXPECT_EQ(none.code, 1);
  EXPECT_THAT(none.err, HasSubstr("No route to host"));
  keepHost(hostsFile(), knownHost(hosts, "here"), true);

  const auto rowsOf = [this](const char* host) {
    const nlohmann::json run = document("run.json");
    return std::count_if(run.at("rows").begin(), run.at("rows").end(), [host](const nlohmann::json& row) {
      return row.at("host") == host && row.at("status") == "Ok";
    });
  };
  const Ended some = cli("run --resume --save '" + path("run.json") + "'");
  EXPECT_EQ(some.code, 1) << some.out << some.err;
  EXPECT_THAT(some.err, AllOf(HasSubstr("on far"), HasSubstr("Resume it again when they answer.")));
  EXPECT_EQ(rowsOf("here"), 4);
  keepHost(hostsFile(), knownHost(hosts, "far"), true);
  const Ended whole = cli("run --resume --save '" + path("run.json") + "'");
  EXPECT_EQ(whole.code, 0) << whole.err;
  EXPECT_EQ(rowsOf("here"), 4);
  EXPECT_EQ(rowsOf("far"), 4);
}

bool isNamed(pid_t process, const std::string& name) {
  return testing::textOfProcFile("/proc/" + std::to_string(process) + "/comm") == name + "\n";
}

/// Cuts the pipe of a running command at random moments until it has ended; returns how often.
int cutUntilItEnds(pid_t command, std::mt19937& random, int& status) {
  std::uniform_int_distribution<int> pause(50, 900);
  int cuts = 0;
  while (waitpid(command, &status, WNOHANG) == 0) {
    std::this_thread::sleep_for(std::chrono::milliseconds(pause(random)));
    const std::set<pid_t> before = testing::descendantsOf(command);
    bool isCut = false;
    for (const pid_t process : before) {
      if (isNamed(process, "cat")) isCut = kill(process, SIGKILL) == 0 || isCut;
    }
    if (!isCut) continue;
    ++cuts;
    std::this_thread::sleep_for(2s);
    for (const pid_t process : before) EXPECT_FALSE(testing::isAlive(process)) << "after cut " << cuts;
  }
  return cuts;
}

TEST_F(HostCommand, LosesNoRowAndLeavesNoProcessWhenItsPipeIsCut) {
  keepHost(hostsFile(), {"piped", {"sh", "-c", fmt::format("cat | '{}' worker | cat", HEADROOM_RUNNER)}}, true);
  const std::vector<std::string> arguments{
      "run",     "-q", "--device",      "piped/", "--variants",      "separable,local", "--sizes", "64x48,80x80,100x30",
      "--sigma", "2",  "--time-budget", "0.5",    "--noise-goal=-1", "--no-ceilings",   "--save",  path("run.json")};
  const std::filesystem::path runs = path("data/headroom/runs");
  std::mt19937 random(7);
  int cuts = 0;
  for (int run = 0; cuts < 10 && run < 10; ++run) {
    std::filesystem::remove_all(runs);
    std::filesystem::remove(path("run.json"));
    int status = 0;
    cuts += cutUntilItEnds(testing::startCommand(arguments, path("data"), path("output")), random, status);
    ASSERT_TRUE(WIFEXITED(status)) << contentOf(path("output"));
    const std::vector<RunSummary> listed = listRuns(runs);
    ASSERT_EQ(listed.size(), 1U) << contentOf(path("output"));
    const StoredRun stored = readRun(listed.front().file);
    EXPECT_EQ(stored.note, "") << "every line of the journal is whole";
    EXPECT_EQ(stored.document.rows.size(), 6U) << "a row for every point, measured or with the reason why not";
    EXPECT_EQ(document("run.json").at("rows").size(), 6U);
    for (const ResultRow& row : stored.document.rows)
      EXPECT_TRUE(row.status == Status::Ok || !row.reason.empty()) << row.variant;
  }
  EXPECT_GE(cuts, 10);
}

}  // namespace
}  // namespace headroom
