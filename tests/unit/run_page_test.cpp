// Pages of runs and of comparisons, as HTML and as Markdown.
#include "headroom/pages/run_page.hpp"

#include <gmock/gmock.h>

#include <cmath>
#include <limits>
#include <pugixml.hpp>

#include "catalogue/kernel_identity.hpp"
#include "comma_locale.hpp"
#include "headroom/analysis/comparison.hpp"
#include "headroom/system/error.hpp"
#include "roofline_rows.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;

DeviceDescription pageDevice() {
  DeviceDescription device;
  device.id = "0:0";
  device.name = "Test device";
  device.type = DeviceType::Gpu;
  device.computeUnits = 8;
  return device;
}

/// `count` variants at so many sizes, with their ceilings.
RunDocument runOf(int count, int sizes) {
  RunDocument run;
  run.context.devices = {pageDevice()};
  run.context.startedAt = "2026-11-27T08:00:00Z";
  run.context.host = "bench";
  run.outcome = Outcome::Completed;
  run.plans.resize(1);
  run.plans.front().variants = {"blur.separable"};
  std::vector<ResultRow> rows;
  for (int size = 1; size <= sizes; ++size) {
    const Size image{1000 * size, 1000};
    rows.push_back(copyRow(image, 25));
    rows.push_back(peakRow(image, 100));
    for (int i = 0; i < count; ++i) {
      const std::string variant = i == 0 ? "blur.separable" : "blur.variant-" + std::to_string(i);
      rows.push_back(blurRow(image, 60 - 0.5 * i, variant));
    }
  }
  for (ResultRow& row : rows) {
    row.lowMs = row.medianMs * 0.98;
    row.highMs = row.medianMs * 1.02;
    row.samplesMs = {row.medianMs};
    row.eventMs = row.medianMs;
  }
  run.rows = withCeilings(std::move(rows));
  return run;
}

/// As XML, which the HTML is but for its first line and elements that have no end.
pugi::xml_document pictureIn(const std::string& html, std::size_t index) {
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= index; ++i) begin = html.find("<svg", begin + (i > 0 ? 1 : 0));
  pugi::xml_document document;
  if (begin == std::string::npos) return document;
  const std::string svg = html.substr(begin, html.find("</svg>", begin) + 6 - begin);
  const pugi::xml_parse_result result = document.load_buffer(svg.data(), svg.size());
  EXPECT_TRUE(result) << result.description() << " at " << result.offset;
  return document;
}

TEST(RunPage, HasVerdictsChartsRooflineAndAllResults) {
  const Catalogue catalogue;
  const std::string html = toHtml(pageOf(runOf(3, 2), catalogue));
  EXPECT_THAT(html, AllOf(HasSubstr("<h1>Gaussian blur, sigma 5 on Test device</h1>"),
                          HasSubstr("2026-11-27 08:00:00 UTC"), HasSubstr("Roofline of Test device"),
                          HasSubstr("<h2>Results</h2>"), HasSubstr("<h2>Device</h2>"), HasSubstr("blur.variant-2")));
  EXPECT_THAT(html, HasSubstr("style=\"width: 60.0%\"")) << "the part of the ceiling that is reached";
}

TEST(RunPage, SaysOfBriefLaunchesThatTheirTimeIsThatOfStarting) {
  const Catalogue catalogue;
  RunDocument run = runOf(1, 1);
  addMark(run.rows.back(), Mark::LaunchCost, "Its time is mostly the cost of starting launches.");
  EXPECT_THAT(toHtml(pageOf(run, catalogue)),
              AllOf(HasSubstr("launch cost"), HasSubstr("Its time is mostly the cost of starting launches."),
                    Not(HasSubstr("neither ceiling explains this"))));
  EXPECT_THAT(toMarkdown(pageOf(run, catalogue)), HasSubstr("launch cost"));
}

TEST(RunPage, NeedsNothingFromElsewhereAndRunsNothing) {
  const Catalogue catalogue;
  RunDocument run = runOf(2, 2);
  for (ResultRow& row : run.rows) {
    row.device = "A <b> & \"c\" \x1b[2J \xff";
    row.reason = "</p><script>alert(1)</script><img src=http://example.org/x>";
    row.configuration = "<script>";
  }
  run.context.devices.front().name = "<script>";
  run.context.host = "\"><iframe>";
  run.context.environment = {{"POCL_<b>", "</table>"}};
  const std::string html = toHtml(pageOf(run, catalogue));
  EXPECT_THAT(html, AllOf(Not(HasSubstr("<script")), Not(HasSubstr("<iframe")), Not(HasSubstr("<img")),
                          Not(HasSubstr("href")), Not(HasSubstr("@import")), Not(HasSubstr("url(http"))));
  EXPECT_THAT(html, HasSubstr("&lt;script&gt;alert(1)"));
  EXPECT_THAT(html, HasSubstr("default-src 'none'"));
}

TEST(RunPage, NamesAtLinesNeverTouchAtSixtyLines) {
  const CommaLocale comma;
  const Catalogue catalogue;
  const pugi::xml_document chart = pictureIn(toHtml(pageOf(runOf(60, 3), catalogue)), 0);
  EXPECT_EQ(chart.select_nodes("//polyline[@class='trail']").size(), 60U);
  std::vector<double> bottoms;
  std::vector<std::string> names;
  for (const pugi::xpath_node& label : chart.select_nodes("//text[@textLength]")) {
    bottoms.push_back(label.node().attribute("y").as_double());
    names.emplace_back(label.node().text().as_string());
  }
  EXPECT_THAT(names, SizeIs(9)) << "eight lines and the ceiling";
  EXPECT_THAT(names, testing::IsSupersetOf({"blur.separable", "blur.variant-7", "ceiling"}));
  std::sort(bottoms.begin(), bottoms.end());
  constexpr double kLetterHeight = 12;
  for (std::size_t i = 1; i < bottoms.size(); ++i) EXPECT_GE(bottoms[i] - bottoms[i - 1], kLetterHeight);
  EXPECT_LE(bottoms.back(), 400) << "inside of the picture";
}

TEST(RunPage, ACeilingFarAboveLeavesTheRatesTheirRoom) {
  const Catalogue catalogue;
  RunDocument run = runOf(1, 2);
  for (ResultRow& row : run.rows) {
    if (row.role == Role::Variant) row.ceilingGigapixelsPerSecond = 10;
  }
  const pugi::xml_document chart = pictureIn(toHtml(pageOf(run, catalogue)), 0);
  EXPECT_LT(chart.select_node("//circle").node().attribute("cy").as_double(), 100);
  EXPECT_TRUE(chart.select_node("//text[. = 'ceiling 10, above']"));
}

TEST(RunPage, NumbersThatNoPictureCanShowAreLeftOut) {
  const Catalogue catalogue;
  RunDocument run = runOf(4, 2);
  constexpr double kInfinite = std::numeric_limits<double>::infinity();
  run.rows[2].medianMs = 1e-320;
  run.rows[3].ceilingGigapixelsPerSecond = kInfinite;
  run.rows[4].lowMs = std::numeric_limits<double>::quiet_NaN();
  run.rows[4].highMs = kInfinite;
  run.rows[5].variant = std::string(200'000, 'x');
  RunDocument base = run;
  base.rows[3].medianMs = 1e300;
  const std::string html = toHtml(pageOf(run, base, compareRuns(base, run), catalogue));
  for (std::size_t picture = 0; picture < 3; ++picture) {
    const pugi::xml_document drawn = pictureIn(html, picture);
    for (const pugi::xpath_node& each : drawn.select_nodes("//*[self::circle or self::rect or self::line]/@*")) {
      const std::string value = each.attribute().value();
      EXPECT_TRUE(value.find("nan") == std::string::npos && value.find("inf") == std::string::npos) << value;
    }
  }
}

TEST(RunPage, OneSizeIsShownAsBarsFromTheFastestDown) {
  const Catalogue catalogue;
  RunDocument run = runOf(4, 1);
  std::reverse(run.rows.begin(), run.rows.end());
  const pugi::xml_document chart = pictureIn(toHtml(pageOf(run, catalogue)), 0);
  std::vector<double> widths;
  for (const pugi::xpath_node& bar : chart.select_nodes("//rect[starts-with(@class, 'mark')]"))
    widths.push_back(bar.node().attribute("width").as_double());
  ASSERT_THAT(widths, SizeIs(4));
  EXPECT_TRUE(std::is_sorted(widths.rbegin(), widths.rend()));
  EXPECT_NEAR(widths[1] / widths[0], 59.5 / 60, 0.01);
}

TEST(RunPage, LongNamesAreCutBetweenLetters) {
  const Catalogue catalogue;
  RunDocument run = runOf(1, 1);
  std::string name;
  for (int i = 0; i < 80; ++i) name += "\xE6\xB8\xAC";
  run.rows.back().variant = name;
  const pugi::xml_document chart = pictureIn(toHtml(pageOf(run, catalogue)), 0);
  const std::string shown = chart.select_node("//g[title]/text").node().text().as_string();
  EXPECT_GT(shown.size(), 30U);
  EXPECT_EQ(shown.substr(shown.size() - 6), "\xE6\xB8\xAC\xE2\x80\xA6");
  EXPECT_EQ(name.substr(0, shown.size() - 3), shown.substr(0, shown.size() - 3));
}

TEST(RunPage, ShowsTheSourceThatWasMeasuredAndNoOther) {
  const Catalogue catalogue;
  RunDocument run = runOf(1, 1);
  run.context.kernels = {identityOf(catalogue.find("blur.separable"))};
  const std::string source = "kernel void";
  EXPECT_THAT(toMarkdown(pageOf(run, catalogue)), HasSubstr(source));
  run.context.kernels.front().sha256.back() = run.context.kernels.front().sha256.back() == '0' ? '1' : '0';
  const std::string changed = toMarkdown(pageOf(run, catalogue));
  EXPECT_THAT(changed, AllOf(HasSubstr("changed since"), Not(HasSubstr(source))));
  run.context.kernels.front().variant = "blur.variant-1";
  run.rows.back().variant = "blur.variant-1";
  EXPECT_THAT(toMarkdown(pageOf(run, catalogue)), HasSubstr("not in the kernel folders"));
}

TEST(RunPage, ARunWithoutResultsSaysSo) {
  const Catalogue catalogue;
  const std::string markdown = toMarkdown(pageOf(RunDocument(), catalogue));
  EXPECT_THAT(markdown, HasSubstr("The run has no results."));
  EXPECT_THAT(toHtml(pageOf(RunDocument(), catalogue)), Not(HasSubstr("<svg")));
}

TEST(RunPage, OfTwoRunsShowsTheirChangesFirst) {
  const Catalogue catalogue;
  const RunDocument base = runOf(2, 1);
  RunDocument fresh = base;
  ResultRow& slower = fresh.rows.back();
  for (double* time : {&slower.medianMs, &slower.lowMs, &slower.highMs, &slower.eventMs}) *time *= 2;
  slower.samplesMs = {slower.medianMs};
  const std::string html = toHtml(pageOf(fresh, base, compareRuns(base, fresh), catalogue));
  EXPECT_LT(html.find("<h2>Changes</h2>"), html.find("<h2>Gaussian blur</h2>"));
  const pugi::xml_document chart = pictureIn(html, 0);
  EXPECT_EQ(chart.select_nodes("//circle").size(), 2U) << "variants, without ceilings";
  EXPECT_FALSE(chart.select_nodes("//g[@class='worse']").empty());
  EXPECT_THAT(html, AllOf(HasSubstr("2x SLOWER"), HasSubstr("1 SLOWER")));
}

TEST(PageMarkdown, CodeEndsAtItsOwnFence) {
  const Page page{"Title", "", {PageCode{"k.cl", "// ```\n// ````\n"}}};
  EXPECT_THAT(toMarkdown(page), HasSubstr("`````\n// ```\n// ````\n`````\n"));
}

TEST(PageMarkdown, TextIsNoMarkup) {
  const Page page{"A | <b>", "", {PageText{"[x](y) <script>"}, PageTable{{"a|b"}, {false}, {{"c\nd"}}}}};
  EXPECT_THAT(toMarkdown(page), AllOf(HasSubstr("# A \\| &lt;b&gt;"), HasSubstr("\\[x\\](y) &lt;script&gt;"),
                                      HasSubstr("| a\\|b |"), HasSubstr("| c d |")));
}

}  // namespace
}  // namespace headroom
