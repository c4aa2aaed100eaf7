// Launches of one kernel at several sizes: captured, merged into one workload and run.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "command_line_fixture.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

class MergedCapturesTest : public CommandLine {
 protected:
  /// Captures, replays and merges three launches of a program.
  void SetUp() override {
    CommandLine::SetUp();
    fs::create_directories(path("known"));
    captured_ = cli("capture --dump work:1,2,3 --to '" + path("captures") +
                    "' -- '" HEADROOM_CAPTURE_PROGRAM "' sizes '" + path("known") + "'");
    ASSERT_EQ(captured_.code, 0) << captured_.err;
    merged_ = cli("replay -q --times 2 --merge '" + path("sized") + "' '" + path("captures") + "'");
    ASSERT_EQ(merged_.code, 0) << merged_.out << merged_.err;
  }

  nlohmann::json rows(const std::string& more, int code) {
    const Ended ran = cli("--kernels '" + path("sized") +
                          "' run --workload sized --time-budget 0.02 --one-process "
                          "--no-ceilings --save '" +
                          path("run.json") + "' " + more);
    EXPECT_EQ(ran.code, code) << ran.out << ran.err;
    return nlohmann::json::parse(contentOf(path("run.json"))).at("rows");
  }

  Ended captured_;
  Ended merged_;
};

TEST_F(MergedCapturesTest, RunAtEachSizeAgainstTheResultOfThatLaunch) {
  EXPECT_THAT(captured_.err, HasSubstr("One workload of 3 launches of work: headroom-cli replay --merge"));
  EXPECT_THAT(merged_.out, HasSubstr("sized.captured has all captures, with a size LAUNCH = 1, 2, 3"));
  EXPECT_THAT(contentOf(path("sized/workload.toml")),
              HasSubstr("out = { type = \"float\", count = \"work_items\", use = "));
  const nlohmann::json all = rows("", 0);
  ASSERT_EQ(all.size(), 3U);
  for (std::size_t i = 0; i < all.size(); ++i) {
    EXPECT_EQ(all[i].at("status"), "Ok") << all[i].at("reason");
    EXPECT_EQ(all[i].at("size").dump(), nlohmann::json(std::vector<std::size_t>{i + 1}).dump());
    EXPECT_FALSE(all[i].at("own_error").is_null());
  }
  const Ended other = cli("--kernels '" + path("sized") + "' run --workload sized --sizes 7");
  EXPECT_EQ(other.code, 2);
  EXPECT_THAT(other.err, HasSubstr("LAUNCH = 1, 2, 3 only"));
}

TEST_F(MergedCapturesTest, AreTunedAndComparedAtEachLaunch) {
  std::string described = contentOf(path("sized/captured.toml"));
  const std::size_t pass = described.find("[[pass]]");
  ASSERT_NE(pass, std::string::npos);
  described.insert(pass, "[tune.STEP]\nvalues  = [1, 2]\ndefault = 1\n\n");
  write("sized/captured.toml", described);
  const std::string kernels = "-q --kernels '" + path("sized") + "' ";

  const Ended tuned =
      cli(kernels + "tune --variants sized.captured --budget 1s --no-ceilings --finalists 1 --time-budget 0.01");
  EXPECT_EQ(tuned.code, 0) << tuned.out << tuned.err;
  EXPECT_THAT(tuned.out, AllOf(HasSubstr("sized.captured at 1 on "), HasSubstr("sized.captured at 2 on "),
                               HasSubstr("sized.captured at 3 on ")));

  const Ended turns = cli(kernels + "ab sized.captured @STEP=2 --budget 1s --json");
  std::vector<int> sizes;
  const nlohmann::json document = nlohmann::json::parse(turns.out);
  for (const nlohmann::json& point : document.at("points")) sizes.push_back(point.at("size").at(0).get<int>());
  EXPECT_THAT(sizes, ElementsAre(1, 2, 3)) << turns.err;

  rows("", 0);
  fs::copy_file(path("run.json"), path("before.json"));
  const Ended compared = cli("compare '" + path("before.json") + "' '" + path("run.json") + "' --json");
  EXPECT_EQ(compared.code, 0) << compared.err;
  EXPECT_EQ(nlohmann::json::parse(compared.out).at("points").size(), 3U) << compared.out;
}

TEST_F(MergedCapturesTest, ASpoiltResultOfOneSizeIsWrongAtThatSizeAlone) {
  const std::string file = path("sized/2/Post/out.bin");
  std::string bytes = contentOf(file);
  ASSERT_FALSE(bytes.empty());
  bytes[3] = static_cast<char>(bytes[3] ^ 0x40);
  fs::remove(file);  // a link to the capture's file
  write("sized/2/Post/out.bin", bytes);
  const nlohmann::json all = rows("", 3);
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0].at("status"), "Ok") << all[0].at("reason");
  EXPECT_EQ(all[1].at("status"), "WrongResult");
  EXPECT_EQ(all[2].at("status"), "Ok") << all[2].at("reason");
}

}  // namespace
}  // namespace headroom
