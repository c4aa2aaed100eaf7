// A comparison as Markdown, text and JSON.
#include <gmock/gmock.h>

#include <limits>
#include <nlohmann/json.hpp>
#include <string>

#include "compared_rows.hpp"
#include "headroom/report/comparison_report.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

Comparison mixed() {
  std::vector<ResultRow> base(4, comparedRow(100, 0.1));
  base[1].variant = "blur.better";
  base[2].variant = "blur.same";
  base[3].variant = "blur.gone";
  std::vector<ResultRow> fresh(base.begin(), base.begin() + 3);
  fresh[0].medianMs = fresh[0].highMs = 110;
  fresh[1].medianMs = fresh[1].highMs = 90;
  return compareRuns(comparedDocument(base), comparedDocument(fresh));
}

TEST(ComparisonReport, InMarkdownShowsDifferencesAndFoldsTheRest) {
  const std::string text = toMarkdown(mixed());
  EXPECT_THAT(text, StartsWith("**4 points: 1 SLOWER, 1 FASTER, 1 ONLY IN BASE, 1 SAME**\n"));
  const std::size_t fold = text.find("<details>");
  ASSERT_NE(fold, std::string::npos);
  EXPECT_THAT(text.substr(0, fold), HasSubstr("| blur.separable | 4000 x 4000, sigma 5 | 100.0 | 110.0 | 0.160 | 0.145 "
                                              "| +10% |"));
  EXPECT_THAT(text.substr(0, fold), HasSubstr("| -10% |"));
  EXPECT_THAT(text.substr(0, fold), Not(HasSubstr("blur.same")));
  EXPECT_THAT(text.substr(fold), HasSubstr("blur.same"));
  EXPECT_THAT(text.substr(fold), HasSubstr("blur.gone"));
  EXPECT_THAT(text, HasSubstr("Run `headroom-cli noise`"));
}

TEST(ComparisonReport, OfNothingSaysSo) {
  const Comparison nothing = compareRuns(comparedDocument({}), comparedDocument({}));
  EXPECT_THAT(toMarkdown(nothing), HasSubstr("No point is known to differ."));
  EXPECT_THAT(toMarkdown(nothing), Not(HasSubstr("<details>")));
  EXPECT_THAT(toTextTable(nothing), AllOf(StartsWith("0 points.\n"), Not(HasSubstr("share"))));
}

TEST(ComparisonReport, AsTextHasALinePerPointAndTheCounts) {
  const std::string text = toTextTable(mixed());
  EXPECT_THAT(text, StartsWith("point "));
  EXPECT_THAT(text, HasSubstr("ONLY IN BASE\n"));
  EXPECT_THAT(text, HasSubstr("\n4 points: 1 SLOWER"));
}

TEST(ComparisonReport, TellsWholeOperationsWhereTheyWereTimed) {
  std::vector<ResultRow> base{comparedRow(100, 0.1)};
  EXPECT_THAT(toTextTable(compareRuns(comparedDocument(base), comparedDocument(base))), Not(HasSubstr("end to end")));
  std::vector<ResultRow> fresh = base;
  fresh[0].whole = WholeOperation{{250}, 250, 250, 250, 100, 100, 50};
  const std::string text = toTextTable(compareRuns(comparedDocument(base), comparedDocument(fresh)));
  EXPECT_THAT(text, HasSubstr("base end to end ms  new end to end ms"));
  EXPECT_THAT(text, HasSubstr("250.0"));
}

TEST(ComparisonReport, AsTextSaysWhyAPointCanNotBeTold) {
  const Comparison comparison =
      compareRuns(comparedDocument({comparedRow(100, 9)}), comparedDocument({comparedRow(103, 9)}));
  EXPECT_THAT(toTextTable(comparison),
              HasSubstr("blur.separable at 4000 x 4000, sigma 5: The medians differ by 3% of "
                        "the shorter, but noise alone can reach 13%, which is too much to decide."));
}

TEST(ComparisonReport, AsJsonHoldsEveryPoint) {
  const nlohmann::json parsed = nlohmann::json::parse(toJson(mixed()));
  EXPECT_EQ(parsed.at("counts").at("SLOWER"), 1);
  EXPECT_EQ(parsed.at("floors").at(0).at("relative"), 0.01);
  ASSERT_EQ(parsed.at("points").size(), 4U);
  const nlohmann::json& first = parsed.at("points").at(0);
  EXPECT_EQ(first.at("difference"), "SLOWER");
  EXPECT_NEAR(first.at("change").get<double>(), 0.1, 1e-12);
  EXPECT_EQ(first.at("new").at("median_ms"), 110);
  EXPECT_TRUE(parsed.at("points").at(3).at("new").is_null());
  EXPECT_FALSE(parsed.at("points").at(3).contains("change"));
}

TEST(ComparisonReport, AsJsonHoldsWhatIsInfinite) {
  const Comparison comparison = compareRuns(comparedDocument({comparedRow(1, std::numeric_limits<double>::infinity())}),
                                            comparedDocument({comparedRow(1, 0.1)}));
  EXPECT_EQ(nlohmann::json::parse(toJson(comparison)).at("points").at(0).at("allowance"), "inf");
}

TEST(ComparisonReport, TellsWhatItsSharesAreOf) {
  const std::string text =
      toTextTable(compareRuns(comparedDocument({comparedRow(100, 0.1)}), comparedDocument({comparedRow(50, 0.1)})));
  EXPECT_THAT(text, HasSubstr("-50%"));
  EXPECT_THAT(text, HasSubstr("a share of the base's time"));
  EXPECT_THAT(text, HasSubstr("shares of the shorter of the two times"));
  EXPECT_THAT(text, HasSubstr("1 point: "));
}

}  // namespace
}  // namespace headroom
