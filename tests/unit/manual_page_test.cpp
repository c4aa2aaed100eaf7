// The page for man and --help come from the same tables. Needs no device.
#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "command_line.hpp"
#include "help_text.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

class ManualPage : public testing::Test {
 protected:
  Ended cli(const std::string& arguments) { return runCommandLine(folder_.path(), arguments); }
  [[nodiscard]] std::string page() { return withoutRoff(cli("manual-page").out); }

  TestFolder folder_;
};

/// The part of the page about a command: up to the next command or section.
std::string sectionOf(const std::string& page, const std::string& command) {
  const std::size_t begin = page.find(".SS " + command + " [");
  if (begin == std::string::npos) return "";
  const std::size_t end = page.find("\n.S", begin + 1);
  return page.substr(begin, end == std::string::npos ? end : end - begin + 1);
}

/// Names of the commands in the list of a --help.
std::vector<std::string> commandsIn(const std::string& help) {
  const std::size_t begin = help.find("\nSubcommands:\n");
  std::vector<std::string> names;
  if (begin == std::string::npos) return names;
  for (const HelpEntry& entry : entriesOfHelp(help.substr(begin))) names.push_back(entry.names.front());
  return names;
}

TEST_F(ManualPage, HasEveryCommandAndOptionOfHelpInTheSameWords) {
  const std::string page = this->page();
  const std::string help = cli("--help").out;
  EXPECT_THAT(entriesOfHelp(help), Not(IsEmpty()));
  EXPECT_EQ(lackingIn(page, entriesOfHelp(help)), "");
  const std::vector<std::string> commands = commandsIn(help);
  EXPECT_THAT(commands, testing::IsSupersetOf({"run", "tune", "hosts", "capture"}));
  for (const std::string& command : commands) {
    const std::string own = cli(command + " --help").out;
    EXPECT_EQ(lackingIn(sectionOf(page, command), entriesOfHelp(own.substr(0, own.find("\nSubcommands:\n")))), "")
        << "headroom-cli " << command;
    for (const std::string& nested : commandsIn(own)) {
      const std::string name = command + ' ' + nested;
      EXPECT_THAT(sectionOf(page, name), Not(IsEmpty())) << name;
      EXPECT_EQ(lackingIn(sectionOf(page, name), entriesOfHelp(cli(name + " --help").out)), "") << name;
    }
  }
}

TEST_F(ManualPage, IsAPageOfSectionOneAndLeavesOutWhatOnlyHeadroomCalls) {
  const Ended ended = cli("manual-page");
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out, HasSubstr("\n.TH HEADROOM\\-CLI 1 \"\" \"Headroom "));
  EXPECT_THAT(ended.out, HasSubstr("\n.SH NAME\nheadroom\\-cli \\- "));
  EXPECT_THAT(page(), HasSubstr("\n.SH EXIT STATUS\nExit codes: 0 ok"));
  EXPECT_THAT(page(), Not(HasSubstr("codecs")));
  EXPECT_THAT(page(), Not(HasSubstr("manual-page")));
  EXPECT_EQ(ended.out, cli("manual-page").out) << "the same each time";
}

TEST_F(ManualPage, PutsAHeadingBeforeAGroupOfOptionsAsHelpDoes) {
  const std::string section = sectionOf(page(), "check");
  const std::size_t heading = section.find("\n.PP\nFor a folder or a workload:\n");
  ASSERT_NE(heading, std::string::npos) << section;
  EXPECT_LT(section.find("--limit"), heading);
  EXPECT_LT(heading, section.find("--baseline-from"));
  EXPECT_THAT(sectionOf(page(), "devices"), Not(HasSubstr(".PP"))) << "which has one group";
}

TEST_F(ManualPage, NamesWhatANumberIsInsteadOfItsType) {
  const std::string page = this->page();
  for (const char* type : {" FLOAT", " INT", " UINT", ":FLOAT", ":INT", ":UINT"})
    EXPECT_THAT(page, Not(HasSubstr(type))) << "give the option a type_name";
}

TEST_F(ManualPage, ShowsTheRangeOfANumberWithWhatRefusesOthers) {
  EXPECT_THAT(sectionOf(page(), "check"),
              HasSubstr("--limit SECONDS\nMost seconds in Oclgrind, for each kernel (0.1 to 86400)\n"));
  for (const char* value : {"0.05", "86401", "nan", "-inf", "1x"}) {
    const Ended ended = cli(std::string("check copy.scalar --limit ") + value);
    EXPECT_EQ(ended.code, 2);
    EXPECT_THAT(ended.err, HasSubstr(std::string("--limit: ") + value + " is not a number from 0.1 to 86400"))
        << ended.err;
  }
}

TEST(ComparisonWithHelp, FindsAnOptionThatAPageLacksOrWordsInAnotherWay) {
  const std::vector<HelpEntry> entries = entriesOfHelp(
      "Options:\n  -h,--help                   Print this\n  -q,--quiet                  Print only errors\n"
      "  --sizes LIST=those that suit\n                              Sizes, e.g. 1MP\n");
  ASSERT_THAT(entries, SizeIs(2));
  EXPECT_EQ(lackingIn("-q, --quiet\nPrint only errors\n--sizes LIST\nSizes, e.g. 1MP\n", entries), "");
  EXPECT_EQ(lackingIn("-q, --quiet\nPrint only errors\nSizes, e.g. 1MP\n", entries), "--sizes\n");
  EXPECT_THAT(lackingIn("-q, --quiet\nPrint errors\n--sizes LIST\nSizes, e.g. 1MP\n", entries),
              StartsWith("--quiet: "));
}

}  // namespace
}  // namespace headroom
