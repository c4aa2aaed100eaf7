// headroom-cli as used by people and scripts: exit codes, output streams, files.
#include <gmock/gmock.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>

#include "command_line_fixture.hpp"
#include "headroom/guide/guide.hpp"
#include "headroom/image_files/image_file.hpp"
#include "headroom/report/report.hpp"
#include "headroom/run/run_document.hpp"
#include "headroom/values/device.hpp"
#include "started_command.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

TEST_F(CommandLine, ListsDevicesAsTextAndJson) {
  const Ended text = cli("devices");
  EXPECT_EQ(text.code, 0);
  EXPECT_THAT(text.out, HasSubstr("compute units"));
  const Ended json = cli("devices --json");
  EXPECT_EQ(json.code, 0);
  EXPECT_GE(nlohmann::json::parse(json.out).size(), 1U);
}

TEST_F(CommandLine, CompletesDevicesAndStoresThemForAMinute) {
  const auto completed = [&](const std::string& words, const std::string& environment = "") {
    return cli("complete -- " + words, "XDG_CACHE_HOME='" + path("cache") + "' " + environment).out;
  };
  EXPECT_THAT(completed("run --device 0"), HasSubstr("\n0:0\t"));
  ASSERT_TRUE(fs::exists(path("cache") + "/headroom/devices.json"));
  write("cache/headroom/devices.json", "{}");
  EXPECT_THAT(completed("tune --device 0"), HasSubstr("\n0:0\t")) << "a damaged file is written again";
  // Without drivers there is nothing to list, so what is stored was not for these.
  fs::create_directories(path("no drivers"));
  EXPECT_THAT(completed("run --device 0", "OCL_ICD_VENDORS='" + path("no drivers") + "'"), Not(HasSubstr("0:0")));
}

TEST_F(CommandLine, ListsVariantsAsTextAndJson) {
  EXPECT_THAT(cli("variants").out, HasSubstr("blur.separable"));
  EXPECT_THAT(nlohmann::json::parse(cli("variants --json").out).dump(), HasSubstr("blur.opencv"));
}

TEST_F(CommandLine, MeasuresCeilings) {
  const Ended ended = cli("ceilings --time-budget 0.01 --one-process --sizes 64x48");
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out, HasSubstr("copy.scalar"));
  EXPECT_THAT(ended.out, HasSubstr("mad.mad24"));
}

TEST_F(CommandLine, MeasuresTheProcessorItselfBesideTheCeilingsWhenAsked) {
  const Ended ended = cli("ceilings --native --time-budget 0.01 --one-process --sizes 64x48");
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out, HasSubstr("copy.native "));
  EXPECT_THAT(ended.out, HasSubstr("mad.native"));
  EXPECT_THAT(ended.out, Not(HasSubstr("blur.opencv")));
  EXPECT_THAT(cli("ceilings --time-budget 0.01 --one-process --sizes 64x48").out, Not(HasSubstr("native")));
}

TEST_F(CommandLine, RunsASweepAndWritesCsvWithTheFixedColumns) {
  const Ended ended =
      cli("run --workload blur --variants separable,recursive,opencv --csv " + path("out.csv") + kBrief);
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out, HasSubstr("blur.recursive"));
  const std::string csv = contentOf(path("out.csv"));
  EXPECT_THAT(csv, StartsWith("format_version,device,driver,workload,variant,width,height,sigma,status,reason,samples,"
                              "median_ms,min_ms,q3_ms,wall_ms,gpix_per_s,gbyte_per_s,gflop_per_s,estimate_gpix_per_s,"
                              "ceiling_gpix_per_s,percent_of_ceiling,bound_by,max_abs_error,rms_error,psnr_db"));
  EXPECT_THAT(csv, HasSubstr("blur.opencv"));
}

TEST_F(CommandLine, TimesTransfersWhereAskedAndComparesTheDeviceWithTheHost) {
  const Ended ended = cli("run --variants separable,opencv --transfers --save " + path("rows.json") + kBrief);
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out, HasSubstr("end to end ms"));
  EXPECT_THAT(ended.out, HasSubstr("\n\nblur, sigma 2: ")) << "a sentence under the table";
  const RunDocument saved = runDocumentFromJson(readFile(path("rows.json")));
  EXPECT_TRUE(saved.plans.front().transfers);
  for (const ResultRow& row : saved.rows) EXPECT_EQ(row.whole.has_value(), row.role == Role::Variant) << row.variant;
  EXPECT_THAT(cli("run --variants separable,opencv" + std::string(kBrief)).out, Not(HasSubstr("end to end")));
}

TEST_F(CommandLine, TimesTransfersOfProductsOfMatricesUnlessAskedNotTo) {
  const std::string run =
      "run -q --workload matmul --variants blocked --sizes 24 --time-budget 0.01 --one-process --no-ceilings";
  const Ended usual = cli(run);
  EXPECT_EQ(usual.code, 0) << usual.err;
  EXPECT_THAT(usual.out, HasSubstr("end to end ms"));
  EXPECT_THAT(usual.out, HasSubstr("GFLOP/s"));
  EXPECT_THAT(cli(run + " --no-transfers").out, Not(HasSubstr("end to end")));
  EXPECT_EQ(cli(run + " --no-transfers --transfers").code, 2);
}

TEST_F(CommandLine, SavesAndPrintsRowsThatReadBack) {
  const Ended ended = cli("run --json --variants separable,recursive,opencv --save " + path("rows.json") + kBrief);
  EXPECT_EQ(ended.code, 0) << ended.err;
  const RunDocument saved = runDocumentFromJson(readFile(path("rows.json")));
  EXPECT_EQ(saved.rows.size(), runDocumentFromJson(ended.out).rows.size());
  EXPECT_FALSE(saved.rows.front().samplesMs.empty());
  EXPECT_EQ(saved.plans.front().parameters, (ParameterValues{{"sigma", 2}}));
  EXPECT_EQ(saved.outcome, Outcome::Completed);
}

TEST_F(CommandLine, KeepsAJournalOfEachRunUnlessAskedNotTo) {
  EXPECT_EQ(cli("run -q --no-history --variants separable" + std::string(kBrief)).code, 0);
  EXPECT_THAT(cli("runs").out, IsEmpty());
  EXPECT_EQ(cli("run -q --variants separable" + std::string(kBrief)).code, 0);
  EXPECT_THAT(cli("runs").out, HasSubstr("blur.separable"));
  EXPECT_THAT(cli("runs SEPAR").out, HasSubstr("completed"));
  EXPECT_THAT(cli("runs conv2d").out, IsEmpty());
  EXPECT_EQ(nlohmann::json::parse(cli("runs --json").out).at("runs").size(), 1U);
}

TEST_F(CommandLine, ExportsARunOfTheHistoryAsItWasToldWhenItRan) {
  ASSERT_EQ(cli("run -q --variants separable --csv " + path("then.csv") + " --save " + path("then.json") + kBrief).code,
            0);
  const std::string name = cli("runs").out.substr(0, cli("runs").out.find(' '));
  const Ended ended = cli("runs --export " + name + " --csv " + path("now.csv") + " --save " + path("now.json"));
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_EQ(contentOf(path("now.csv")), contentOf(path("then.csv")));
  EXPECT_EQ(contentOf(path("now.json")), contentOf(path("then.json")));
  EXPECT_EQ(runDocumentFromJson(cli("runs --json --export " + name).out).rows.size(),
            runDocumentFromJson(contentOf(path("then.json"))).rows.size());
  EXPECT_THAT(cli("runs --export " + name).out, HasSubstr("blur.separable"));
}

TEST_F(CommandLine, SaysWhyThereIsNothingToGoOnWith) {
  EXPECT_EQ(cli("run --resume").code, 2);
  EXPECT_THAT(cli("run --resume").err, HasSubstr("no unfinished run"));
  EXPECT_THAT(cli("run --resume nothing").err, HasSubstr("no run nothing"));
  ASSERT_EQ(cli("run -q --variants separable" + std::string(kBrief)).code, 0);
  const std::string name = cli("runs").out.substr(0, cli("runs").out.find(' '));
  const Ended complete = cli("run --resume " + name);
  EXPECT_EQ(complete.code, 2);
  EXPECT_THAT(complete.err, HasSubstr("is already complete"));
  EXPECT_EQ(cli("run --resume --sizes 1MP").code, 2);
  EXPECT_EQ(cli("runs --csv " + path("x.csv")).code, 2);
}

TEST_F(CommandLine, RunsWithoutAHistoryThatCannotBeWritten) {
  write("data", "a file where the folder of the history would be");
  const Ended ended = cli("run --variants separable" + std::string(kBrief));
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("note: This run is not kept"));
}

TEST_F(CommandLine, WritesATraceOfTheRowsCommands) {
  const Ended ended = cli("run --variants separable --trace " + path("trace.json") + kBrief);
  EXPECT_EQ(ended.code, 0) << ended.err;
  const nlohmann::json trace = nlohmann::json::parse(contentOf(path("trace.json")));
  std::size_t commands = 0;
  for (const nlohmann::json& event : trace.at("traceEvents")) {
    if (event.at("ph") != "X") continue;
    ++commands;
    EXPECT_GE(event.at("dur").get<double>(), 0);
    EXPECT_TRUE(event.at("args").contains("variant"));
  }
  EXPECT_GT(commands, 0U);
}

TEST_F(CommandLine, KeepsNotesAndProgressOffStdout) {
  const Ended ended = cli(std::string("run --variants separable") + kBrief);
  EXPECT_THAT(ended.out, Not(HasSubstr("note:")));
  EXPECT_THAT(ended.err, HasSubstr("note: POCL_AFFINITY=1"));
  write("bad.cl", "no front matter");
  // A busy machine adds warnings to rows, and the folder has a file that is left out.
  EXPECT_THAT(cli("run -q --kernels '" + folder_.string() + "' --variants separable,local" + kBrief).err, IsEmpty());
  EXPECT_THAT(cli("run -q --no-ceilings --kernels '" HEADROOM_BROKEN_KERNELS "' --variants writes_nothing" +
                  std::string(kBrief))
                  .err,
              HasSubstr("not numbers"))
      << "what failed is reported";
}

TEST_F(CommandLine, FailsWhereItsTablesCannotBeWritten) {
  for (const char* arguments :
       {"--help", "run -q --no-ceilings --variants separable --sizes 64x48 --time-budget 0.01"}) {
    const std::string command = "XDG_DATA_HOME='" + path("data") + "' " HEADROOM_RUNNER " " + arguments +
                                " >/dev/full 2>'" + path("errors") + "'";
    EXPECT_EQ(WEXITSTATUS(std::system(command.c_str())), 1) << arguments;
    EXPECT_THAT(contentOf(path("errors")), HasSubstr("standard output")) << arguments;
  }
}

TEST_F(CommandLine, RefusesBadUsageWithTwo) {
  for (const char* arguments :
       {"run --sigma 0", "run --sigma -1", "run --sigma nan", "run --sigma 1e9", "run --sigma five", "run --sizes 0MP",
        "run --sizes 0x5", "run --sizes", "run --sizes ''", "run --sizes 99999999x4", "run --variants nothing",
        "run --workload nothing", "run --time-budget 0", "frobnicate", "", "blur only-a-photo.png",
        "run --no-such-flag"}) {
    const Ended ended = cli(arguments);
    EXPECT_EQ(ended.code, 2) << arguments << "\n" << ended.out << ended.err;
    EXPECT_THAT(ended.err, Not(IsEmpty())) << arguments;
  }
  EXPECT_EQ(cli("--help").code, 0);
  EXPECT_EQ(cli("run --help").code, 0);
}

TEST_F(CommandLine, SetsParametersByName) {
  const std::string start =
      "run --variants separable --no-ceilings --json --time-budget 0.01 --one-process --sizes 64x48 ";
  const auto measured = [&](const std::string& options) {
    const Ended ended = cli(start + options);
    EXPECT_EQ(ended.code, 0) << options << ended.err;
    return runDocumentFromJson(ended.out);
  };
  const RunDocument set = measured("--set sigma=2");
  EXPECT_EQ(set.plans, measured("--sigma 2").plans);
  EXPECT_EQ(set.rows.front().parameters, (ParameterValues{{"sigma", 2}}));
  EXPECT_EQ(measured("").rows.front().parameters, (ParameterValues{{"sigma", 5}})) << "the usual one";
}

TEST_F(CommandLine, TellsWhichParametersThereAre) {
  const auto refused = [&](const std::string& arguments, const char* words) {
    const Ended ended = cli(arguments);
    EXPECT_EQ(ended.code, 2) << arguments;
    EXPECT_THAT(ended.err, HasSubstr(words)) << arguments;
  };
  refused("tune --variants blur.fused --set gamma=1", "There is no parameter \"gamma\". Choose one of: sigma.");
  refused("noise --workload copy --set sigma=1", "There is no parameter \"sigma\": what was chosen has none.");
  refused("best --set sigma=many", "\"sigma=many\" sets no parameter. Write NAME=VALUE with a number");
  refused("best --set sigma=200", "Sigma 200 is out of range; blur takes 0.3 to 100 pixels.");
  refused("best --sigma 2 --set sigma=3", "There are two values for sigma.");
  refused("run --variants separable --no-ceilings --sizes 64x48 --set GAMMA=2",
          "None of the chosen variants has a tunable GAMMA, nor is it one of the parameters: sigma.");
}

TEST_F(CommandLine, TellsOfBadUsageWhichCommandTakesWhat) {
  EXPECT_THAT(cli("frobnicate").err,
              StartsWith("headroom-cli: There is no command \"frobnicate\"; choose one of: devices, "));
  EXPECT_THAT(cli("").err, StartsWith("headroom-cli: A command is missing; choose one of: devices, "));
  EXPECT_EQ(cli("blur photo.png").err,
            "headroom-cli blur: --output is required. `headroom-cli blur --help` lists its arguments.\n");
  EXPECT_EQ(cli("devices --device gpu").err,
            "headroom-cli devices: unknown argument --device. `headroom-cli devices --help` lists its arguments.\n");
  EXPECT_EQ(
      cli("best --sigma wide").err,
      "headroom-cli best: --sigma: \"wide\" is not a valid number. `headroom-cli best --help` lists its arguments.\n");
  EXPECT_EQ(cli("hosts add").err,
            "headroom-cli hosts add: name is required. `headroom-cli hosts add --help` lists its arguments.\n");
}

TEST_F(CommandLine, SuggestsTheWordsThatAMistypedOneIsNear) {
  const auto suggested = [this](const char* arguments) {
    const Ended ended = cli(arguments);
    EXPECT_EQ(ended.code, 2) << arguments;
    return ended.err;
  };
  EXPECT_EQ(suggested("rum"),
            "headroom-cli: There is no command \"rum\". Did you mean run? `headroom-cli --help` describes all.\n");
  EXPECT_EQ(
      suggested("run --varients=all"),
      "headroom-cli run: unknown argument --varients=all. Did you mean --variants? `headroom-cli run --help` lists "
      "its arguments.\n");
  // An option of all commands, and a command in another one.
  EXPECT_THAT(suggested("check -kernals ."), HasSubstr("unknown argument -kernals. Did you mean --kernels? "));
  EXPECT_THAT(suggested("hosts remov"), HasSubstr("unknown argument remov. Did you mean remove? "));
  // Neither one letter nor a hidden command is near anything.
  EXPECT_THAT(suggested("run -x"), HasSubstr("unknown argument -x. `headroom-cli run --help`"));
  EXPECT_THAT(suggested("codec"), HasSubstr("There is no command \"codec\"; choose one of: "));
}

TEST_F(CommandLine, EndsWithFiveWithoutAMatchingDevice) {
  const Ended noMatch = cli("run --device abacus --variants separable" + std::string(kBrief));
  EXPECT_EQ(noMatch.code, 5);
  EXPECT_THAT(noMatch.err, HasSubstr("abacus"));
  const Ended noPlatform = cli("devices", "OCL_ICD_VENDORS=/nonexistent");
  EXPECT_EQ(noPlatform.code, 5);
  const std::string advice(noDeviceAdvice());
  EXPECT_THAT(noPlatform.err, AllOf(HasSubstr("No OpenCL device was found. "), HasSubstr(advice)));
  const Ended runWithout = cli("run --variants separable" + std::string(kBrief), "OCL_ICD_VENDORS=/nonexistent");
  EXPECT_EQ(runWithout.code, 5);
  EXPECT_THAT(runWithout.err, HasSubstr(advice));
}

TEST_F(CommandLine, EndsWithThreeWhenAResultFailsValidation) {
  const Ended ended =
      cli("run --kernels '" HEADROOM_BROKEN_KERNELS "' --variants wrong_values,separable" + std::string(kBrief));
  EXPECT_EQ(ended.code, 3);
  EXPECT_THAT(ended.out, HasSubstr("WrongResult"));
}

TEST_F(CommandLine, EndsInOrderWithTheRowsItHasWhenInterruptedWithItsWholeGroup) {
  const fs::path runs = folder_ / "data" / "headroom" / "runs";
  std::optional<int> status;
  for (int attempt = 0; !status; ++attempt) {
    ASSERT_LT(attempt, testing::kMostAttempts);
    fs::remove_all(runs);
    const pid_t child = testing::startCommand({"run", "-q", "--variants", "separable", "--sizes", "64x48,2000x2000",
                                               "--no-ceilings", "--csv", path("out.csv")},
                                              path("data"), path("output"));
    // As a terminal does on Ctrl+C.
    status = testing::endAfterRows(child, -child, runs, 1, SIGINT);
  }
  EXPECT_TRUE(WIFEXITED(*status));
  const std::string output = contentOf(path("output"));
  EXPECT_THAT(output, HasSubstr("stopped before the end"));
  EXPECT_THAT(output, Not(HasSubstr("SIGINT")));
  const std::string csv = contentOf(path("out.csv"));
  EXPECT_THAT(csv, HasSubstr("Cancelled"));
  EXPECT_THAT(csv, HasSubstr(",Ok,"));
}

TEST_F(CommandLine, EndsInOrderWithTheRowsItHasWhenItsTerminalGoes) {
  const fs::path runs = folder_ / "data" / "headroom" / "runs";
  std::optional<int> status;
  for (int attempt = 0; !status; ++attempt) {
    ASSERT_LT(attempt, testing::kMostAttempts);
    fs::remove_all(runs);
    const testing::OnTerminal started =
        testing::startCommandOnTerminal({"run", "-q", "--variants", "separable", "--sizes", "64x48,2000x2000",
                                         "--no-ceilings", "--csv", path("out.csv")},
                                        path("data"));
    status = testing::endAfterRows(started.child, runs, 1, [&started] { close(started.terminal); });
    if (!status) close(started.terminal);
  }
  EXPECT_TRUE(WIFEXITED(*status));
  EXPECT_EQ(listRuns(runs).front().outcome, Outcome::Cancelled);
  const std::string csv = contentOf(path("out.csv"));
  EXPECT_THAT(csv, HasSubstr("Cancelled"));
  EXPECT_THAT(csv, HasSubstr(",Ok,"));
}

TEST_F(CommandLine, GoesOnWithoutATerminalUnderNohup) {
  const fs::path runs = folder_ / "data" / "headroom" / "runs";
  const auto before = std::signal(SIGHUP, SIG_IGN);  // as nohup does
  const pid_t child =
      testing::startCommand({"run", "-q", "--variants", "separable", "--sizes", "64x48,1000x1000", "--no-ceilings"},
                            path("data"), path("output"));
  std::signal(SIGHUP, before);
  EXPECT_EQ(testing::endAfterRows(child, -child, runs, 1, SIGHUP), std::nullopt) << contentOf(path("output"));
  EXPECT_EQ(listRuns(runs).front().outcome, Outcome::Completed);
}

TEST_F(CommandLine, RefusesAFolderOfKernelsThatIsNotThere) {
  EXPECT_EQ(cli("variants --kernels " + path("nowhere")).code, 2);
}

TEST_F(CommandLine, TellsOfAKernelFileThatWasLeftOut) {
  write("bad.cl", "no front matter");
  const Ended ended = cli("run --kernels " + folder_.string() + " --variants separable" + kBrief);
  EXPECT_EQ(ended.code, 0);
  EXPECT_THAT(ended.err, HasSubstr("bad.cl"));
  const Ended quiet = cli("run -q --kernels " + folder_.string() + " --variants bad" + kBrief);
  EXPECT_EQ(quiet.code, 2);
  EXPECT_THAT(quiet.err, AllOf(HasSubstr("There is no variant \"bad\""), HasSubstr("bad.cl was skipped:")))
      << "what explains a failure is printed even so";
}

TEST_F(CommandLine, FailsWhenNothingThatWasAskedForRan) {
  EXPECT_EQ(cli("run -q --variants recursive --time-budget 0.01 --one-process --sizes 64x48 --sigma 50").code, 1);
}

TEST_F(CommandLine, MeasuresInProcessUnderTheSameConditions) {
  const Ended ended = cli(std::string("run --in-process --variants separable") + kBrief);
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("POCL_AFFINITY=1"));
}

TEST_F(CommandLine, EndsWithOneForASizeBeyondTheDevice) {
  const Ended ended = cli("run --no-ceilings --variants separable --sizes 65536x65536");
  EXPECT_EQ(ended.code, 1);
  EXPECT_THAT(ended.out, HasSubstr("DeviceLimit"));
  EXPECT_THAT(ended.err, HasSubstr("Choose a smaller size"));
}

TEST_F(CommandLine, KeepsTheRowsWhenACsvCanNotBeWritten) {
  const std::string arguments = "run --variants separable --csv ";
  // Root can write everywhere, so a missing folder and a full device represent files that cannot be written.
  const Ended missing = cli(arguments + path("missing/out.csv") + kBrief);
  EXPECT_EQ(missing.code, 1);
  EXPECT_THAT(missing.err, HasSubstr("there is no folder"));
  const Ended full = cli(arguments + "/dev/full" + kBrief);
  EXPECT_EQ(full.code, 1);
  EXPECT_THAT(full.out, HasSubstr("blur.separable"));
  EXPECT_THAT(full.err, HasSubstr("/dev/full"));
}

TEST_F(CommandLine, BlursAPhotoInItsOwnDepth) {
  std::vector<std::byte> bytes(60 * 40 * 3 * 2);
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::byte>(i * 37 % 251);
  saveImage(Image({60, 40}, 3, Depth::U16, bytes), path("deep.png"));
  const Ended ended = cli("blur " + path("deep.png") + " -o " + path("out.png") + " --sigma 3");
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out, HasSubstr("GP/s"));
  const Image blurred = loadImage(path("out.png")).image;
  EXPECT_EQ(blurred.depth(), Depth::U16);
  EXPECT_EQ(blurred.channels(), 3);
  EXPECT_EQ(blurred.size(), (Size{60, 40}));
}

TEST_F(CommandLine, SaysWhatIsWrongWithAPhoto) {
  write("empty.png", "");
  write("text.jpg", "this is not a picture");
  write("huge.png", std::string("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\x01\x86\xa0\0\x01\x86\xa0\x08\x02\0\0\0", 29) +
                        std::string(4, '\0'));
  for (const std::string name : {"missing.png", "empty.png", "text.jpg", "huge.png"}) {
    const Ended ended = cli("blur " + path(name) + " -o " + path("out.png"));
    EXPECT_EQ(ended.code, 1) << name;
    EXPECT_THAT(ended.err, HasSubstr(name));
  }
  EXPECT_FALSE(fs::exists(path("out.png")));
}

TEST_F(CommandLine, KeepsTheOldPictureWhenTheOutputCanNotBeWritten) {
  saveImage(Image({2, 2}, 1, Depth::U8, std::vector<std::byte>(4)), path("in.png"));
  const Ended ended = cli("blur " + path("in.png") + " -o " + path("missing/out.png"));
  EXPECT_EQ(ended.code, 1);
  EXPECT_THAT(ended.err, HasSubstr("missing"));
  EXPECT_EQ(cli("blur " + path("in.png") + " -o " + path("out.xyz")).code, 2);
}

TEST_F(CommandLine, GuideListsItsStepsAndExperiments) {
  const Ended list = cli("guide");
  EXPECT_EQ(list.code, 0);
  for (const Experiment& experiment : experiments()) EXPECT_THAT(list.out, HasSubstr(std::string(experiment.id)));
}

TEST_F(CommandLine, GuideRunsAnExperimentTellsItsVerdictAndWritesReports) {
  const Ended html =
      cli("guide access-order -q --size 64x48 --report '" + path("guide.html") + "' --csv '" + path("guide.csv") + "'");
  EXPECT_EQ(html.code, 0) << html.err;
  EXPECT_THAT(html.out, HasSubstr("=> "));
  EXPECT_THAT(contentOf(path("guide.html")), HasSubstr("class=\"verdict\""));
  EXPECT_THAT(contentOf(path("guide.csv")), HasSubstr("access."));
  EXPECT_EQ(cli("guide access-order -q --size 64x48 --report '" + path("guide.md") + "'").code, 0);
  EXPECT_THAT(contentOf(path("guide.md")), StartsWith("# The guide on "));
}

TEST_F(CommandLine, GuideRefusesWhatItDoesNotKnowBeforeItMeasures) {
  EXPECT_EQ(cli("guide nothing").code, 2);
  EXPECT_THAT(cli("guide nothing").err, HasSubstr("no step and no experiment \"nothing\""));
  EXPECT_THAT(cli("guide copy --report x.pdf").err, HasSubstr("FILE.html or FILE.md"));
  EXPECT_EQ(cli("guide copy --report '" + path("no/such/folder.html") + "'").code, 1);
  EXPECT_EQ(cli("guide --report x.html").code, 2);
  EXPECT_EQ(cli("guide copy -q --device nonsense").code, 5);
}

TEST_F(CommandLine, RunTellsWhatToTryNextOnRequest) {
  const Ended run =
      cli("run -q --variants recursive --advice --time-budget 0.01 --one-process --sizes 64x48 --sigma 2");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, HasSubstr("blur.recursive reaches"));
  EXPECT_THAT(run.out, HasSubstr("(Apple, Tuning Performance On the GPU: "));
}

}  // namespace
}  // namespace headroom
