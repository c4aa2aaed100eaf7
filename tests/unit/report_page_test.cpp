// Pages of tunings and splits, as HTML and as Markdown.
#include "headroom/pages/report_page.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <pugixml.hpp>
#include <string>
#include <utility>
#include <variant>

#include "comma_locale.hpp"
#include "tuning_reports.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

RunContext contextOfReport() {
  RunContext context;
  context.startedAt = "2026-11-27T08:00:00Z";
  context.host = "bench";
  context.headroomVersion = "1.4.0";
  context.devices = {someDevice()};
  context.kernels = {{"blur.separable", "0123456789abcdef0123456789abcdef", "-cl-mad-enable"},
                     {"blur.other", "fedcba9876543210fedcba9876543210", ""}};
  return context;
}

StoredReport storedTuning(TuningReport report = someReport()) {
  return {contextOfReport(), std::move(report), {}};
}

StoredReport storedSplit() {
  SplitReport report;
  report.workload = "blur";
  report.size = {50, 100};
  report.parameters = {{"sigma", 5}};
  report.parts = {{"0:0", "Some card", "blur.separable", DeviceType::Gpu},
                  {"1:0", "Some processor", "blur.local", DeviceType::Cpu}};
  report.points = {{{100, 0}, Status::Ok, "", {10, 9, 11, 20, {10, 0}}, {8, 7.5, 8.5, 20, {8, 0}}, 1e-7},
                   {{70, 30}, Status::Ok, "", {8, 7.8, 8.2, 20, {8, 7}}, {6, 5.9, 6.1, 20, {6, 5}}, 1e-7},
                   {{30, 70}, Status::BuildFailed, "It does not compile.", {}, {}, {}},
                   {{0, 100}, Status::Ok, "", {40, 39, 41, 20, {0, 40}}, {38, 37, 39, 20, {0, 38}}, 1e-7}};
  return {contextOfReport(), std::move(report), {}};
}

/// As XML.
pugi::xml_document chartIn(const std::string& html) {
  pugi::xml_document document;
  const std::size_t begin = html.find("<svg");
  if (begin == std::string::npos) return document;
  const std::string svg = html.substr(begin, html.find("</svg>", begin) + 6 - begin);
  const pugi::xml_parse_result result = document.load_buffer(svg.data(), svg.size());
  EXPECT_TRUE(result) << result.description() << " at " << result.offset;
  return document;
}

TEST(ReportPage, OfATuningHasTheBestWithItsSpeedUpAndInterval) {
  const CommaLocale comma;
  const std::string html = toHtml(pageOf(storedTuning(), Catalogue()));
  EXPECT_THAT(html, AllOf(HasSubstr("<h1>Tuning of Gaussian blur, sigma 5 on Name</h1>"),
                          HasSubstr("2026-11-27 08:00:00 UTC, bench, Headroom 1.4.0, completed"),
                          HasSubstr("The best is 2 times as fast as the default."),
                          HasSubstr("2 (95% interval 1.83 to 2.19)"), HasSubstr("LOCAL_X=64 PAD=1")));
  EXPECT_THAT(html, AllOf(HasSubstr("<h2>Device</h2>"), HasSubstr("<h2>Conditions</h2>"), HasSubstr("0123456789ab"),
                          HasSubstr("-cl-mad-enable"), Not(HasSubstr("fedcba987654"))))
      << "of the tuned kernel alone";
}

TEST(ReportPage, OfATuningDrawsTheFastestSoFarOverTheConfigurationsTried) {
  TuningReport report = someReport();
  report.tried.push_back(triedResult(32, 12));
  const pugi::xml_document chart = chartIn(toHtml(pageOf(storedTuning(report), Catalogue())));
  EXPECT_EQ(chart.select_nodes("//circle").size(), 3U) << "invalid ones have no speed";
  const pugi::xpath_node_set lines = chart.select_nodes("//polyline[@class='trail']");
  ASSERT_EQ(lines.size(), 1U);
  const std::string points = lines.first().node().attribute("points").as_string();
  EXPECT_EQ(std::count(points.begin(), points.end(), ','), 4) << "a step from the first to the second, then level";
}

TEST(ReportPage, OfALongTuningHasABoundedNumberOfMarks) {
  TuningReport report = someReport();
  for (int i = 0; i < 5000; ++i) report.tried.push_back(triedResult(32, 12));
  const std::string html = toHtml(pageOf(storedTuning(report), Catalogue()));
  const std::size_t marks = chartIn(html).select_nodes("//circle").size();
  EXPECT_LE(marks, 1002U);
  EXPECT_GT(marks, 500U);
  EXPECT_THAT(html, AllOf(HasSubstr("one of 6 others shown"), HasSubstr("The fastest 20 of 5002 valid")));
}

TEST(ReportPage, OfATuningSaysWhatFailedAndWhy) {
  const std::string text = toMarkdown(pageOf(storedTuning(), Catalogue()));
  EXPECT_THAT(text,
              AllOf(HasSubstr("## Invalid configurations"), HasSubstr("3 invalid: "), HasSubstr("| build failed | 2 |"),
                    HasSubstr("| too large a group | 1 |"), HasSubstr("A sentence, with a comma.")));
  EXPECT_LT(text.find("| build failed | 2 |"), text.find("| too large a group | 1 |")) << "the most frequent first";
  EXPECT_THAT(text, Not(HasSubstr("<svg")));
  TuningReport allValid = someReport();
  allValid.tried.resize(2);
  EXPECT_THAT(toMarkdown(pageOf(storedTuning(allValid), Catalogue())), Not(HasSubstr("Invalid configurations")));
}

TEST(ReportPage, OfATuningWithoutAComparisonClaimsNoSpeedUp) {
  TuningReport report = someReport();
  report.best.reset();
  report.compared.clear();
  report.isStopped = true;
  const std::string text = toMarkdown(pageOf(storedTuning(report), Catalogue()));
  EXPECT_THAT(text, AllOf(HasSubstr("Stopped before the fastest were compared"), HasSubstr("cancelled"),
                          HasSubstr("## Fastest in the search"), Not(HasSubstr("Speed-up"))));
}

TEST(ReportPage, OfImportedResultsNamesTheirTool) {
  StoredReport stored = storedTuning();
  stored.context = {};
  auto& report = std::get<TuningReport>(stored.report);
  report.importedFrom = "Kernel Tuner";
  report.target.variant.clear();
  const std::string text = toMarkdown(pageOf(stored, Catalogue()));
  EXPECT_THAT(text, AllOf(HasSubstr("# Tuning of a kernel on Name, by Kernel Tuner"), Not(HasSubstr("completed"))));
}

TEST(ReportPage, OfASplitHasItsChartTheBestShareAndAllShares) {
  const CommaLocale comma;
  const StoredReport stored = storedSplit();
  const std::string html = toHtml(pageOf(stored, Catalogue()));
  EXPECT_THAT(html, AllOf(HasSubstr("<h1>Split of Gaussian blur, sigma 5 on Name</h1>"), HasSubstr("Best share"),
                          HasSubstr("1.22 to 1.28"), HasSubstr("It does not compile."), HasSubstr("0123456789ab")));
  const pugi::xml_document chart = chartIn(html);
  EXPECT_EQ(chart.select_nodes("//polyline[@class='trail']").size(), 2U) << "end-to-end, and kernel time";
  EXPECT_EQ(chart.select_nodes("//circle").size(), 6U) << "two times of three shares";
  EXPECT_GT(chart.select_nodes("//line[@class='interval']").size(), 0U);
  bool hasShareOfNone = false;
  for (const pugi::xpath_node& label : chart.select_nodes("//text[@text-anchor='middle']"))
    hasShareOfNone = hasShareOfNone || label.node().text().as_string() == std::string("0");
  EXPECT_TRUE(hasShareOfNone) << "the axis of shares is linear";
  EXPECT_THAT(toMarkdown(pageOf(stored, Catalogue())), AllOf(HasSubstr("## All shares"), Not(HasSubstr("<svg"))));
}

TEST(ReportPage, EscapesWhateverTextsHold) {
  TuningReport report = someReport();
  report.tried[2].row.reason = "</p><script>alert(1)</script>";
  report.compared[0].configuration = toText(*report.best);
  StoredReport stored = storedTuning(report);
  stored.context.host = "\"><iframe>";
  stored.label.note = "<img src=http://example.org/x>";
  const std::string html = toHtml(pageOf(stored, Catalogue()));
  EXPECT_THAT(html, AllOf(Not(HasSubstr("<script")), Not(HasSubstr("<iframe")), Not(HasSubstr("<img"))));
  EXPECT_THAT(html, HasSubstr("&lt;script&gt;alert(1)"));
}

}  // namespace
}  // namespace headroom
