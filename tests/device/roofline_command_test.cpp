// headroom-cli roofline on a real device, and for a saved run.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "command_line_fixture.hpp"
#include "headroom/report/report.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

constexpr const char* kBriefRoofline = " --time-budget 0.01 --rounds 1 --sizes 64x48,128x96";

TEST_F(CommandLine, MeasuresARoofline) {
  const Ended ended = cli("roofline --variants separable,opencv --own-sizes-only --svg " + path("a.svg") + " --csv " +
                          path("a.csv") + " --json " + path("a.json") + kBriefRoofline);
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out, AllOf(HasSubstr("Float peak"), HasSubstr("blur.separable  64 x 48"),
                               HasSubstr("blur.opencv runs on the host")));
  EXPECT_THAT(contentOf(path("a.svg")), AllOf(StartsWith("<svg "), HasSubstr("blur.separable at 128 x 96")));
  EXPECT_THAT(contentOf(path("a.csv")), AllOf(StartsWith("record,device,"), HasSubstr("\r\nmark,")));
  const auto line = nlohmann::json::parse(contentOf(path("a.json"))).at("rooflines").at(0);
  ASSERT_THAT(line.at("marks"), SizeIs(2));
  for (const auto& mark : line.at("marks")) {
    EXPECT_GT(mark.at("gflop_per_s").get<double>(), 0);
    EXPECT_GT(mark.at("roof_gflop_per_s").get<double>(), 0);
    EXPECT_GT(mark.at("flop_per_byte").get<double>(), mark.at("own_flop_per_byte").get<double>())
        << "a separable blur moves more than it must";
  }
}

TEST_F(CommandLine, MeasuresMoreRoofsThanVariantsNeed) {
  // Copies are as large as the device's cache needs: a server's would take most of this test's time.
  const Ended ended = cli("roofline --variants separable --json - -q --time-budget 0.01 --rounds 1 --sizes 64x48",
                          "OPENCL_LAYERS='" HEADROOM_FAULT_LAYER "' HEADROOM_FAULT_CACHE_BYTES=4000000");
  ASSERT_EQ(ended.code, 0) << ended.err;
  std::vector<std::string> names;
  const auto document = nlohmann::json::parse(ended.out);
  const auto& line = document.at("rooflines").at(0);
  for (const auto& roof : line.at("roofs")) names.push_back(roof.at("name"));
  EXPECT_THAT(names, ::testing::IsSupersetOf({"Float peak", "Int peak", "Dependent chain"}));
  // A quarter and half of the cache, and four and eight times as much.
  EXPECT_THAT(names, ::testing::IsSupersetOf({"Copy at 991 kB", "Copy at 2.03 MB", "Copy at 16 MB", "Copy at 32 MB"}));
  EXPECT_THAT(line.at("marks"), SizeIs(1)) << "what measures roofs has no mark";
}

TEST_F(CommandLine, ShowsTheRooflineOfASavedRun) {
  ASSERT_EQ(cli("run --variants separable --save " + path("run.json") + kBriefRoofline + " --one-process").code, 0);
  const Ended ended = cli("roofline " + path("run.json"));
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out, AllOf(HasSubstr("Copy at"), HasSubstr("blur.separable")));
  EXPECT_THAT(ended.err, Not(HasSubstr("Measuring")));
  const Ended printed = cli("roofline " + path("run.json") + " --svg -");
  EXPECT_THAT(printed.out, AllOf(StartsWith("<svg "), Not(HasSubstr("ridge op/byte"))));
}

TEST_F(CommandLine, RefusesARooflineThatCannotBeWrittenBeforeItMeasures) {
  const Ended twice = cli("roofline --svg - --csv -" + std::string(kBriefRoofline));
  EXPECT_EQ(twice.code, 2);
  EXPECT_THAT(twice.err, HasSubstr("Name files for the others."));
  const Ended nowhere = cli("roofline --svg " + path("no/such/folder.svg") + kBriefRoofline);
  EXPECT_EQ(nowhere.code, 1);
  EXPECT_THAT(nowhere.err, AllOf(HasSubstr("there is no folder"), Not(HasSubstr("Measuring"))));
  EXPECT_EQ(cli("roofline no-such-run").code, 2);
  EXPECT_EQ(cli("roofline run.json --sizes 1MP").code, 2) << "a saved run is of its own sizes";
  EXPECT_THAT(nowhere.out, IsEmpty());
}

}  // namespace
}  // namespace headroom
