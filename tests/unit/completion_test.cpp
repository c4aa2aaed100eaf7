// Completion of the command line, by the command that shells call and by the shells themselves. Needs no device.
#include <gmock/gmock.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "command_line.hpp"
#include "git_repository.hpp"
#include "headroom/system/file.hpp"
#include "scoped_variable.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class Completion : public testing::Test {
 protected:
  /// What the last word may become.
  std::string completed(const std::string& words) {
    const Ended ended = runCommandLine(folder_.path(), "complete -- " + words);
    EXPECT_EQ(ended.code, 0) << words << ended.err;
    EXPECT_EQ(ended.err, "") << words;
    return ended.out;
  }
  Ended cli(const std::string& arguments) { return runCommandLine(folder_.path(), arguments); }
  /// What a shell prints.
  std::string printedBy(const std::string& shell, const std::string& script) {
    writeFile(folder_ / "script", script);
    const std::string out = (folder_ / "out").string();
    const std::string command = shell + " '" + (folder_ / "script").string() + "' >'" + out + "' 2>&1 </dev/null";
    EXPECT_EQ(std::system(command.c_str()), 0) << contentOf(out);
    return contentOf(out);
  }
  static bool isInstalled(const std::string& shell) {
    return std::system(("command -v " + shell + " >/dev/null").c_str()) == 0;
  }

  TestFolder folder_;
  ScopedVariable data_{"XDG_DATA_HOME", (folder_ / "data").string()};
  ScopedVariable config_{"XDG_CONFIG_HOME", (folder_ / "config").string()};
};

TEST_F(Completion, CompletesCommandsAndTheirOwn) {
  EXPECT_THAT(completed("ru"), AllOf(StartsWith("words\nrun\tMeasure variants"), HasSubstr("\nruns\t")));
  EXPECT_THAT(completed("ru"), Not(HasSubstr("tune")));
  EXPECT_THAT(completed("''"), AllOf(HasSubstr("\ndevices\t"), Not(HasSubstr("\ncodecs\t"))));
  EXPECT_THAT(completed("hosts ''"), AllOf(HasSubstr("\nadd\t"), HasSubstr("\nremove\t")));
}

TEST_F(Completion, CompletesOptionsOfTheCommandAndOfAll) {
  EXPECT_THAT(completed("run --ti"), AllOf(HasSubstr("\n--time-budget\tMost seconds"), HasSubstr("\n--timeout\t")));
  EXPECT_THAT(completed("run --t4"), Not(HasSubstr("--t4")));
  EXPECT_THAT(completed("tune --t4"), HasSubstr("--t4\t"));
  EXPECT_THAT(completed("devices ''"), HasSubstr("--json")) << "nothing else can follow";
}

TEST_F(Completion, CompletesVariantsWorkloadsAndChoices) {
  EXPECT_THAT(completed("run --variants blur.sep"), HasSubstr("\nblur.separable\t"));
  EXPECT_THAT(completed("run --variants=blur.sep"), HasSubstr("\n--variants=blur.separable\t"));
  EXPECT_THAT(completed("run --variants blur.separable,blur.se"), Not(HasSubstr("separable,blur.separable")));
  EXPECT_THAT(completed("run --variants blur.opencv,blur.se"), HasSubstr("\nblur.opencv,blur.separable\t"));
  EXPECT_THAT(completed("run --workload tr"), HasSubstr("\ntranspose\t"));
  EXPECT_THAT(completed("blur --check s"), HasSubstr("\nsample\t"));
  EXPECT_THAT(completed("blur --allow v"), HasSubstr("\nvisually-exact\t"));
  EXPECT_THAT(completed("tune --search g"), HasSubstr("\ngenetic\t"));
  EXPECT_THAT(completed("runs --sort gp"), HasSubstr("\ngpix_per_s\t"));
  EXPECT_THAT(completed("compiled blur.sep"), AllOf(StartsWith("files\n"), HasSubstr("\nblur.separable\t")));
}

TEST_F(Completion, CompletesAllDevicesWhereAnOptionTakesSeveral) {
  for (const char* command : {"run", "ceilings", "noise", "roofline"})
    EXPECT_THAT(completed(std::string(command) + " --device al"), HasSubstr("\nall\t")) << command;
  EXPECT_THAT(completed("tune --device al"), Not(HasSubstr("\nall\t")));
}

TEST_F(Completion, LeavesTheListOfDevicesOfANewerVersionAsItIs) {
  const ScopedVariable cache("XDG_CACHE_HOME", (folder_ / "cache").string());
  const std::filesystem::path list = folder_ / "cache" / "headroom" / "devices.json";
  std::filesystem::create_directories(list.parent_path());
  const std::string newer = R"({"format_version": 99, "drivers": "", "devices": []})";
  writeFile(list, newer);
  completed("run --device al");
  EXPECT_EQ(contentOf(list.string()), newer);
}

TEST_F(Completion, CompletesHosts) {
  ASSERT_EQ(cli("hosts add gpu7 --ssh me@gpu7 --no-check").code, 0);
  EXPECT_THAT(completed("hosts check g"), HasSubstr("\ngpu7\tssh"));
}

TEST_F(Completion, CompletesWhatIsCheckedAndItsBaseline) {
  EXPECT_THAT(completed("check transp"), AllOf(StartsWith("files\n"), HasSubstr("\ntranspose\t")));
  EXPECT_THAT(completed("check transpose --baseline-from b"), AllOf(StartsWith("files\n"), HasSubstr("\nbuilt-in\t")));
  if (!hasGit()) GTEST_SKIP() << "git is not installed";
  const GitRepository repository(folder_.path());
  writeFile(folder_ / "file", "text");
  repository.commit();
  repository.git("tag v1");
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(folder_.path());
  const std::string names = completed("check transpose --baseline-from git:");
  std::filesystem::current_path(before);
  EXPECT_THAT(names, AllOf(HasSubstr("\ngit:HEAD"), HasSubstr("\ngit:main"), HasSubstr("\ngit:v1")));
}

TEST_F(Completion, CompletesRunsByFileAndByName) {
  const std::filesystem::path runs = folder_ / "data" / "headroom" / "runs";
  std::filesystem::create_directories(runs);
  const std::string journal = R"({"format_version": 2, "points": 1, "plans": [], "context": {}})";
  writeFile(runs / "20260102-030405-1.jsonl", journal + "\n");
  EXPECT_THAT(completed("report 2026"), AllOf(StartsWith("files\n"), HasSubstr("\n20260102-030405-1\t")));
  EXPECT_THAT(completed("run --resume 2026"), HasSubstr("\n20260102-030405-1\t"));
  EXPECT_THAT(completed("run --resume --time"), HasSubstr("\n--time-budget\t")) << "its value may be left out";
}

TEST_F(Completion, LeavesFilesAndFoldersToTheShell) {
  EXPECT_EQ(completed("run --csv o"), "files\n");
  EXPECT_EQ(completed("run --kernels o"), "files\n");
  EXPECT_EQ(completed("allow o"), "folders\n");
  EXPECT_EQ(completed("capture -- darktable-cli i"), "files\n");
  EXPECT_EQ(completed("run --seed 1"), "words\n");
  EXPECT_EQ(completed("frobnicate --no-such-option x"), "words\n");
}

constexpr const char* kCommand = "'" HEADROOM_RUNNER "'";

TEST_F(Completion, WorksInBash) {
  const std::string script = "source '" HEADROOM_COMPLETIONS "/headroom-cli.bash'\n";
  const auto printed = [&](const std::string& line, const std::string& words) {
    return printedBy("bash --norc", script + "COMP_LINE='" HEADROOM_RUNNER " " + line +
                                        "' COMP_POINT=${#COMP_LINE} COMP_WORDS=(" + kCommand + " " + words +
                                        ") COMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_headroom_cli\n" +
                                        "printf '<%s>' \"${COMPREPLY[@]}\"\n");
  };
  EXPECT_THAT(printed("run --workload transp", "run --workload transp"), HasSubstr("<transpose>"));
  // bash's own words end at = and :
  EXPECT_THAT(printed("run --workload=transp", "run --workload = transp"), HasSubstr("<transpose>"));
  std::filesystem::create_directories(folder_ / "kernels of mine");
  EXPECT_THAT(
      printedBy("cd '" + folder_.path().string() + "' && bash --norc",
                script + "COMP_LINE='" HEADROOM_RUNNER " --kernels ker' COMP_POINT=${#COMP_LINE} COMP_WORDS=(" +
                    kCommand + " --kernels ker) COMP_CWORD=2\n_headroom_cli\nprintf '<%s>' \"${COMPREPLY[@]}\"\n"),
      HasSubstr("<kernels of mine>"));
}

TEST_F(Completion, WorksInZsh) {
  if (!isInstalled("zsh")) GTEST_SKIP() << "zsh is not installed";
  const std::string script = std::string("compdef() { : }\n_files() { print -r -- \"files $@\" }\n") +
                             "compadd() { print -rl -- \"${(P)@[-1]}\" ${(P)@[-1]} }\n" +
                             "source '" HEADROOM_COMPLETIONS "/_headroom-cli'\nwords=(" + kCommand;
  EXPECT_THAT(printedBy("zsh -f", script + " run --workload transp)\nCURRENT=4 PREFIX=transp\n_headroom_cli\n"),
              HasSubstr("transpose"));
  EXPECT_THAT(printedBy("zsh -f", script + " allow ker)\nCURRENT=3 PREFIX=ker\n_headroom_cli\n"),
              HasSubstr("files -/"));
}

TEST_F(Completion, WorksInFish) {
  if (!isInstalled("fish")) GTEST_SKIP() << "fish is not installed";
  const std::string script = "set -x HOME '" + folder_.path().string() + "'\n" + "set -x PATH (dirname " + kCommand +
                             ") $PATH\n" + "source '" HEADROOM_COMPLETIONS "/headroom-cli.fish'\n";
  EXPECT_THAT(printedBy("fish --no-config", script + "complete -C 'headroom-cli run --workload transp'\n"),
              StartsWith("transpose\t"));
}

}  // namespace
}  // namespace headroom
