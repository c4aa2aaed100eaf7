// headroom-cli import, which needs no device.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "command_line.hpp"
#include "headroom/report/report.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

class ImportCommand : public testing::Test {
 protected:
  Ended cli(const std::string& arguments, const std::string& environment = "") {
    return runCommandLine(folder_.path(), "import " + arguments, environment);
  }
  static std::string data(const std::string& name) { return "'" HEADROOM_TEST_DATA "/" + name + "'"; }

  TestFolder folder_;
};

TEST_F(ImportCommand, PrintsWhatAFileHoldsAndNotesOnStandardError) {
  const Ended ended = cli(data("clpeak-2.xml"));
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out, AllOf(StartsWith("clpeak 2.1.2\n\ndevice"), HasSubstr("global_memory_bandwidth float4"),
                               HasSubstr("52.38")));
  EXPECT_THAT(ended.err, HasSubstr("note: OpenCL: half_precision_compute half"));
  EXPECT_THAT(cli("-q " + data("clpeak-2.xml")).err, IsEmpty());
}

TEST_F(ImportCommand, WritesMicrosecondsInTheSignsOfTheLocale) {
  const std::string greek = "500.0  \u00b5s ";
  const std::string ascii = "500.0  us ";
  for (const char* locale : {"LC_ALL=C", "LC_ALL= LC_CTYPE= LANG=", "LC_ALL= LC_CTYPE=de_DE LANG=C.UTF-8"})
    EXPECT_THAT(cli(data("nvbench.json"), locale).out, HasSubstr(ascii)) << locale;
  for (const char* locale : {"LC_ALL=C.UTF-8", "LC_ALL= LC_CTYPE= LANG=de_DE.utf8"})
    EXPECT_THAT(cli(data("nvbench.json"), locale).out, HasSubstr(greek)) << locale;
}

TEST_F(ImportCommand, PrintsJsonAndWritesCsv) {
  const std::string csv = (folder_ / "points.csv").string();
  const Ended ended = cli("--json --csv '" + csv + "' " + data("nvbench.json"));
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_EQ(nlohmann::json::parse(ended.out).at("points").size(), 4U);
  EXPECT_THAT(contentOf(csv), AllOf(StartsWith("tool,device,label"), HasSubstr("524.288")));
}

TEST_F(ImportCommand, RefusesInASentenceAndWritesNothing) {
  const std::string csv = (folder_ / "points.csv").string();
  const std::string text = (folder_ / "results.txt").string();
  writeFile(text, "GB/s: 12");
  const Ended ended = cli("--csv '" + csv + "' '" + text + "'");
  EXPECT_EQ(ended.code, 1);
  EXPECT_THAT(ended.out, IsEmpty());
  EXPECT_THAT(ended.err, StartsWith("headroom-cli: " + text + " is neither XML nor JSON."));
  EXPECT_FALSE(std::filesystem::exists(csv));
  EXPECT_EQ(cli("'" + (folder_ / "missing.json").string() + "'").code, 1);
  EXPECT_EQ(cli("--csv '" + (folder_ / "no/folder.csv").string() + "' " + data("nvbench.json")).code, 1);
  EXPECT_EQ(cli("").code, 2);
}

}  // namespace
}  // namespace headroom
