#include "headroom/guide/guide_report.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "headroom/pages/page.hpp"
#include "workbench/guide/svg_chart.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class GuideReport : public testing::Test {
 protected:
  GuideReport() {
    record_.device.name = "A <fast> device";
    record_.asked = {1000, 1000};
    record_.experiments = {findExperiment("algorithms"), findExperiment("accuracy")};
    for (const Experiment* experiment : record_.experiments) {
      for (const Participant& participant : participants(*experiment, catalogue_)) add(*participant.variant);
    }
  }

  void add(const Variant& variant) {
    for (const ResultRow& row : record_.rows)
      if (row.variant == variant.id) return;
    ResultRow row;
    row.variant = variant.id;
    row.workload = variant.workload;
    row.size = record_.asked;
    row.medianMs = 1 + static_cast<double>(record_.rows.size());
    row.compulsoryFloats = 2;
    row.modelFloats = 64;
    row.flops = 124;
    row.estimateGigapixelsPerSecond = 0.4;
    row.error = ErrorFigures{1e-4, 1e-5, 80};
    record_.rows.push_back(row);
  }

  Catalogue catalogue_;
  GuideRecord record_;
};

TEST_F(GuideReport, MarkdownHasEveryExperimentWithQuestionVerdictAndRows) {
  const std::string text = toMarkdown(record_, catalogue_);
  for (const Experiment* experiment : record_.experiments) {
    EXPECT_THAT(text, HasSubstr("### " + std::string(experiment->title)));
    EXPECT_THAT(text, HasSubstr(experiment->question));
    const auto rows = rowsOf(*experiment, catalogue_, record_.asked, record_.rows);
    EXPECT_THAT(text, HasSubstr("**" + experimentVerdict(*experiment, rows) + "**"));
    for (const LabelledRow& row : rows) EXPECT_THAT(text, HasSubstr("| " + row.label + " |"));
  }
  EXPECT_THAT(text, HasSubstr("the guide's estimate GP/s"));
}

TEST_F(GuideReport, TellsWhenItWasMeasured) {
  EXPECT_THAT(toMarkdown(record_, catalogue_), Not(HasSubstr("measured on")));
  widen(record_.measured, "2026-11-23T17:08:30Z");
  for (const std::string& text : {toMarkdown(record_, catalogue_), toHtml(record_, catalogue_)})
    EXPECT_THAT(text, HasSubstr("measured on 2026-11-23 17:08 UTC."));
  widen(record_.measured, "2026-11-24T08:50:00Z");
  widen(record_.measured, "2026-11-24T08:40:00Z");
  widen(record_.measured, "");
  for (const std::string& text : {toMarkdown(record_, catalogue_), toHtml(record_, catalogue_)})
    EXPECT_THAT(text, HasSubstr("measured from 2026-11-23 17:08 to 2026-11-24 08:50 UTC."));
}

TEST_F(GuideReport, HtmlIsOnePageThatEscapesWhatItShows) {
  const std::string page = toHtml(record_, catalogue_);
  EXPECT_THAT(page, AllOf(HasSubstr("<!DOCTYPE html>"), HasSubstr("<svg"), HasSubstr("</html>")));
  EXPECT_THAT(page, AllOf(HasSubstr("A &lt;fast&gt; device"), Not(HasSubstr("<fast>"))));
  EXPECT_THAT(page, Not(HasSubstr("http://")));
  EXPECT_THAT(page, Not(HasSubstr("src=")));
}

TEST_F(GuideReport, HasTheHeadStyleAndFootOfAllPages) {
  const std::string own = toHtml(record_, catalogue_);
  const std::string plain = toHtml(Page{"The guide on " + record_.device.name, "", {}});
  const std::size_t styleEnd = plain.find("</style>");
  ASSERT_NE(styleEnd, std::string::npos);
  EXPECT_EQ(own.substr(0, styleEnd), plain.substr(0, styleEnd)) << "its own style follows";
  const std::string foot = "</body>\n</html>\n";
  ASSERT_TRUE(plain.ends_with(foot));
  EXPECT_TRUE(own.ends_with(foot));
  EXPECT_THAT(own, AllOf(HasSubstr("<p class=\"subtitle\">"), HasSubstr("<div class=\"scroll\"><table>"),
                         HasSubstr("class=\"verdict\""), HasSubstr("href=\"#next\"")));
}

TEST_F(GuideReport, FailedRowsAreListedWithTheirReason) {
  record_.rows.back().status = Status::DeviceLimit;
  record_.rows.back().reason = "It needs a | too much of memory.";
  EXPECT_THAT(toHtml(record_, catalogue_), HasSubstr("DeviceLimit: It needs a | too much of memory."));
  EXPECT_THAT(toMarkdown(record_, catalogue_), HasSubstr("DeviceLimit: It needs a \\| too much of memory."));
}

TEST(SvgBars, ScaleToTheLargestNumberPublishedOnesIncluded) {
  const std::string svg =
      svgBars({{"", {{"a", 5.0, 10.0, ""}, {"b", std::nullopt, std::nullopt, "Crashed"}}}}, "GP/s", Better::Larger);
  EXPECT_THAT(svg, HasSubstr("width=\"170.0\""));  // half of the 340 units available to bars
  EXPECT_THAT(svg, AllOf(HasSubstr("5.00 GP/s, the guide: 10"), HasSubstr("Crashed")));
  EXPECT_EQ(svgBars({{"", {{"a", std::nullopt, std::nullopt, ""}}}}, "GP/s", Better::Larger), "");
}

TEST(SvgBars, TheShortestTimeIsTheBest) {
  const std::string svg =
      svgBars({{"", {{"a", 5.0, std::nullopt, ""}, {"b", 2.0, std::nullopt, ""}}}}, "us", Better::Smaller);
  EXPECT_THAT(svg, HasSubstr("<rect class=\"bar\" x=\"190\" y=\"5\""));
  EXPECT_THAT(svg, HasSubstr("<rect class=\"bar best\" x=\"190\" y=\"29\""));
}

TEST(Coverage, NamesEveryItemOfTheSourcesAndLeavesNoneToNothing) {
  const std::string text = coverageMarkdown(Catalogue());
  for (const SourceItem& item : sourceItems()) EXPECT_THAT(text, HasSubstr("| " + std::string(item.name) + " |"));
  EXPECT_THAT(text, Not(HasSubstr("nothing yet")));
}

}  // namespace
}  // namespace headroom
