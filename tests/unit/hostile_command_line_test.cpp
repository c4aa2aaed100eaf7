// The command line with empty values, outputs without a reader and text from other people. Needs no device.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "command_line.hpp"
#include "headroom/report/report.hpp"
#include "headroom/run/run_document.hpp"
#include "report_rows.hpp"
#include "scoped_variable.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// A run whose JSON is larger than a pipe's buffer.
RunDocument longDocument() {
  RunDocument document;
  document.rows.assign(40, timedRow());
  for (ResultRow& row : document.rows) row.samplesMs.assign(2000, 16.25);
  document.outcome = Outcome::Completed;
  return document;
}

class HostileCommandLine : public testing::Test {
 protected:
  Ended cli(const std::string& arguments) { return runCommandLine(folder_.path(), arguments); }
  [[nodiscard]] std::string quoted(const std::string& name) const { return "'" + (folder_ / name).string() + "'"; }

  TestFolder folder_;
  ScopedVariable data_{"XDG_DATA_HOME", (folder_ / "data").string()};
};

TEST_F(HostileCommandLine, AnEmptyValueIsRefused) {
  for (const std::string arguments : {"compare a b --fail-on-regression ''",
                                      "compare a b --fail-on-regression ' '",
                                      "run --sizes ''",
                                      "run --rounds ''",
                                      "run --rounds=",
                                      "run --seed ''",
                                      "run --variants ''",
                                      "run --device ''",
                                      "run --columns ''",
                                      "run --set ''",
                                      "run --sigma ''",
                                      "run --time-budget ''",
                                      "run --noise-goal ''",
                                      "run --repeats ''",
                                      "run --longest-launch ''",
                                      "run --resume ''",
                                      "run --resume=",
                                      "run --csv ''",
                                      "tune --variants blur.x --budget ''",
                                      "tune --variants ''",
                                      "split --variants a --devices ''",
                                      "split --variants a --step ''",
                                      "best --sizes ''",
                                      "best --channels ''",
                                      "noise --pairs ''",
                                      "guide --size ''",
                                      "guide --all --device ''",
                                      "blur a b --sigma ''",
                                      "runs --export ''",
                                      "runs --keep ''",
                                      "ceilings --sizes ''",
                                      "run --timeout ''",
                                      "run --kernels ''"}) {
    const Ended ended = cli(arguments);
    EXPECT_EQ(ended.code, 2) << arguments << '\n' << ended.err;
    EXPECT_THAT(ended.err, Not(IsEmpty())) << arguments;
  }
}

TEST_F(HostileCommandLine, AFileOfKernelsIsOneKernelAndOtherFilesAreRefused) {
  const std::string kernel =
      "/*---\nworkload = \"copy\"\ntitle = \"t\"\nrank = 15\nsummary = \"s\"\n[[pass]]\nkernel = \"k\"\n"
      "args = [\"source\"]\nglobal = [\"width\"]\nlocal = [\"1\"]\n---*/\nkernel void k(global float* a) {}\n";
  for (const char* name : {"mine.cl", "beside.cl", "notes.txt"}) writeFile(folder_ / name, kernel);
  const Ended listed = cli("variants --kernels " + quoted("mine.cl"));
  EXPECT_EQ(listed.code, 0) << listed.err;
  EXPECT_THAT(listed.out, AllOf(HasSubstr("copy.mine "), HasSubstr("copy.scalar "), Not(HasSubstr("copy.beside"))));
  const Ended refused = cli("variants --kernels " + quoted("notes.txt"));
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("notes.txt is neither a kernel's file nor a folder"));
}

TEST_F(HostileCommandLine, WordsToSearchForMayBeEmpty) {
  EXPECT_EQ(cli("runs ''").code, 0);
}

TEST_F(HostileCommandLine, FilesAreWrittenWhoeverReadsTheOutput) {
  writeFile(folder_ / "run.json", toJson(longDocument()));
  for (const std::string& reader : {std::string(" | head -c 10 >/dev/null"), std::string(" >/dev/full")}) {
    fs::remove(folder_ / "rows.csv");
    fs::remove(folder_ / "saved.json");
    const std::string command = "bash -c \"'" HEADROOM_RUNNER "' runs --export " + quoted("run.json") +
                                " --json --csv " + quoted("rows.csv") + " --save " + quoted("saved.json") + " 2>" +
                                quoted("errors") + reader + "; exit \\${PIPESTATUS[0]}\"";
    const int status = std::system(command.c_str());
    const bool isPipe = reader[1] == '|';
    EXPECT_EQ(WEXITSTATUS(status), isPipe ? 128 + SIGPIPE : 1) << reader;
    EXPECT_THAT(contentOf(folder_ / "errors"), isPipe ? testing::Matcher<std::string>(IsEmpty())
                                                      : HasSubstr("could not be written to the standard output"));
    EXPECT_EQ(runDocumentFromJson(readFile(folder_ / "saved.json")).rows.size(), 40U) << reader;
    EXPECT_THAT(contentOf(folder_ / "rows.csv"), HasSubstr("blur.separable")) << reader;
  }
}

TEST_F(HostileCommandLine, AFileThatCannotBeWrittenKeepsNoOtherFromBeingWritten) {
  writeFile(folder_ / "run.json", toJson(longDocument()));
  const Ended ended = cli("runs --export " + quoted("run.json") + " --save /dev/full --csv " + quoted("rows.csv"));
  EXPECT_EQ(ended.code, 1);
  EXPECT_THAT(ended.err, HasSubstr("/dev/full could not be written"));
  EXPECT_THAT(contentOf(folder_ / "rows.csv"), HasSubstr("blur.separable"));
}

TEST_F(HostileCommandLine, TextsOfStrangersReachNoTerminalRaw) {
  RunDocument document = longDocument();
  document.rows.resize(1);
  document.rows[0].title =
      "a\x1b]0;owned\a\xC2\x9B"
      "b\xE2\x80\xAE"
      "c";
  document.rows[0].device = "d\x1b[2J";
  document.rows[0].reason = "r\x1b[31m\r";
  writeFile(folder_ / "run.json", toJson(document));
  for (const std::string& command :
       {std::string("runs --columns all --export "), "compare " + quoted("run.json") + " "}) {
    const Ended ended = cli(command + quoted("run.json"));
    EXPECT_EQ(ended.code, 0) << ended.err;
    for (const char* raw : {"\x1b", "\a", "\r", "\xC2\x9B", "\xE2\x80\xAE"}) {
      EXPECT_THAT(ended.out + ended.err, Not(HasSubstr(raw))) << command;
    }
  }
  const Ended shown = cli("runs --columns variant,title,device --export " + quoted("run.json"));
  EXPECT_THAT(shown.out, AllOf(HasSubstr("\\u001b]0;owned\\u0007\\u009bb\\u202ec"), HasSubstr("d\\u001b[2J")));
}

TEST_F(HostileCommandLine, AReportForAPullRequestHoldsNoMarkupOfStrangers) {
  RunDocument document = longDocument();
  document.rows.resize(1);
  document.rows[0].variant = "blur.<script>alert(1)</script>";
  document.rows[0].device = "<img src=x>";
  document.rows[0].reason = "`x` | <b>\n# heading";
  document.context.host = "<script>";
  document.context.startedAt = "2026-11-21T08:00:00Z";
  writeFile(folder_ / "a.json", toJson(document));
  document.context.host = "b";
  writeFile(folder_ / "b.json", toJson(document));
  const Ended ended = cli("compare --markdown - " + quoted("a.json") + " " + quoted("b.json"));
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out, AllOf(Not(HasSubstr("<script")), Not(HasSubstr("<img")), Not(HasSubstr("<b>")),
                               Not(HasSubstr("\n# heading")), HasSubstr("&lt;script&gt;")));
}

}  // namespace
}  // namespace headroom
