#include <gmock/gmock.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <pugixml.hpp>
#include <sstream>

#include "comma_locale.hpp"
#include "headroom/roofline.hpp"
#include "roofline_rows.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::Gt;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

const Size kReportSize{1000, 1000};

struct ReportOfRows {
  explicit ReportOfRows(std::vector<ResultRow> of) : rows(std::move(of)) {
    report.rooflines = rooflinesOf(rows, {}, catalogue);
    for (const Roofline& line : report.rooflines) report.advice.emplace_back(line.marks.size());
    report.rows = rows;
  }
  Catalogue catalogue;
  std::vector<ResultRow> rows;
  RooflineReport report;
};

std::vector<ResultRow> fewRows() {
  return withCeilings({copyRow(kReportSize, 25), peakRow(kReportSize, 100), blurRow(kReportSize, 31.25)});
}

/// Twenty variants at three sizes, all of them close together.
std::vector<ResultRow> manyRows() {
  std::vector<ResultRow> rows;
  for (const int side : {1000, 1500, 2000}) {
    rows.push_back(copyRow(Size{side, side}, 25 - side / 200.0));
    rows.push_back(peakRow(Size{side, side}, 100));
    for (int i = 0; i < 20; ++i) {
      rows.push_back(blurRow(Size{side, side}, 30 + i * 0.5 + side / 500.0, "blur.variant-" + std::to_string(i)));
      rows.back().modelFloats = 8 + i;
    }
  }
  return withCeilings(std::move(rows));
}

pugi::xml_document parsed(const std::string& svg) {
  pugi::xml_document document;
  const pugi::xml_parse_result result = document.load_buffer(svg.data(), svg.size());
  EXPECT_TRUE(result) << result.description() << " at " << result.offset;
  return document;
}

struct Label {
  std::string text;
  double left;
  double right;
  double bottom;
};

std::vector<Label> placedLabels(const pugi::xml_document& document) {
  std::vector<Label> labels;
  for (const pugi::xpath_node& each : document.select_nodes("//text[@textLength]")) {
    const pugi::xml_node node = each.node();
    const double left = node.attribute("x").as_double();
    labels.push_back({node.text().as_string(), left, left + node.attribute("textLength").as_double(),
                      node.attribute("y").as_double()});
  }
  return labels;
}

TEST(RooflineReport, TheTableHasRoofsMarksAndWhatIsNotDrawn) {
  std::vector<ResultRow> rows = fewRows();
  rows.push_back(blurRow(kReportSize, 20, "blur.local"));
  rows.back().flops.reset();
  const std::string text = toTextTable(ReportOfRows(rows).report);
  EXPECT_THAT(text, AllOf(StartsWith("Test device\n"), HasSubstr("Copy at 8 MB      25 GB/s"),
                          HasSubstr("Float peak    100 GFLOP/s"), HasSubstr("blur.separable  1000 x 1000"),
                          HasSubstr("Not drawn:\n  blur.local declares no operations.")));
  EXPECT_THAT(text, HasSubstr("0.484")) << "operations per byte by the kernel's own loads";
  EXPECT_THAT(toTextTable(ReportOfRows({blurRow(kReportSize, 31)}).report), HasSubstr("Run with ceilings."));
}

TEST(RooflineReport, TheCsvHasALineForEachRoofRidgeAndMark) {
  const CommaLocale comma;
  const std::string csv = toCsv(ReportOfRows(fewRows()).report);
  std::istringstream lines(csv);
  std::vector<std::string> all;
  for (std::string line; std::getline(lines, line);) all.push_back(line);
  ASSERT_THAT(all, SizeIs(5));
  EXPECT_THAT(all[0], StartsWith("record,device,device_id,kind,name,variant,"));
  EXPECT_THAT(all[1], StartsWith("roof,Test device,0:0,memory,Copy at 8 MB,copy.scalar,"));
  EXPECT_THAT(all[3], StartsWith("ridge,"));
  EXPECT_THAT(all[4], AllOf(StartsWith("mark,"), HasSubstr(",31.25,15.5,0.484375,,")));
}

TEST(RooflineReport, TheJsonHasTheSame) {
  const auto document = nlohmann::json::parse(toJson(ReportOfRows(fewRows()).report));
  const auto& line = document.at("rooflines").at(0);
  EXPECT_EQ(line.at("device"), "Test device");
  EXPECT_THAT(line.at("roofs"), SizeIs(2));
  EXPECT_NEAR(line.at("ridges").at(0).at("flop_per_byte").get<double>(), 4, 1e-9);
  const auto& mark = line.at("marks").at(0);
  EXPECT_EQ(mark.at("variant"), "blur.separable");
  EXPECT_EQ(mark.at("limiter"), "none");
  EXPECT_NEAR(mark.at("percent_of_ceiling").get<double>(), 31.25, 1e-9);
}

TEST(RooflineReport, ThePictureIsWellFormedWhateverNamesHold) {
  const CommaLocale comma;
  std::vector<ResultRow> rows = fewRows();
  for (ResultRow& row : rows) row.device = "A <b> & \"c\" \x1b[2J \xff \xEF\xBF\xBF";
  rows.back().variant = "blur.<script>alert('&')</script>]]>";
  rows.back().reason = "first\nsecond \x01";
  const pugi::xml_document document = parsed(toSvg(ReportOfRows(rows).report));
  EXPECT_THAT(document.select_node("//g/text").node().text().as_string(), HasSubstr("Roofline of A <b> & \"c\""));
  EXPECT_TRUE(document.select_nodes("//script").empty());
  EXPECT_THAT(document.select_node("//circle/title").node().text().as_string(), HasSubstr("31.2 GFLOP/s"));
}

TEST(RooflineReport, PicturesOfEqualDevicesHaveTheirIds) {
  std::vector<ResultRow> rows = fewRows();
  const std::vector<ResultRow> others = fewRows();
  rows.insert(rows.end(), others.begin(), others.end());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    rows[i].device = "Some card";
    rows[i].deviceId = i < others.size() ? "0:0" : "gpu7/0:1";
  }
  EXPECT_THAT(toSvg(ReportOfRows(rows).report),
              AllOf(HasSubstr(">Roofline of Some card (0:0)<"), HasSubstr(">Roofline of Some card (gpu7/0:1)<")));
}

TEST(RooflineReport, ThePictureNeedsNothingFromElsewhere) {
  const std::string svg = toSvg(ReportOfRows(fewRows()).report);
  EXPECT_THAT(svg, AllOf(Not(HasSubstr("href")), Not(HasSubstr("url(http")), Not(HasSubstr("@import"))));
}

TEST(RooflineReport, ThePictureNamesRoofsRidgeAndVariants) {
  std::vector<std::string> texts;
  for (const Label& label : placedLabels(parsed(toSvg(ReportOfRows(fewRows()).report)))) texts.push_back(label.text);
  EXPECT_THAT(texts, testing::IsSupersetOf({"blur.separable", "Copy at 8 MB: 25 GB/s", "Float peak: 100 GFLOP/s",
                                            "ridge at 4", "memory-bound", "compute-bound"}));
}

TEST(RooflineReport, LabelsNeverTouchAtSixtyMarks) {
  const pugi::xml_document document = parsed(toSvg(ReportOfRows(manyRows()).report));
  EXPECT_EQ(document.select_nodes("//circle[title]").size(), 60U);
  const std::vector<Label> labels = placedLabels(document);
  EXPECT_THAT(labels, SizeIs(Gt(6U)));
  constexpr double kLetterHeight = 12;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const bool isBeside = labels[i].right <= labels[j].left || labels[j].right <= labels[i].left;
      const bool isBelow = std::abs(labels[i].bottom - labels[j].bottom) >= kLetterHeight;
      EXPECT_TRUE(isBeside || isBelow) << labels[i].text << " touches " << labels[j].text;
    }
  }
  // Eight variants have a colour, the others are context.
  EXPECT_EQ(document.select_nodes("//g[starts-with(@class, 'c') and not(@class = 'context')]/polyline[@class='trail']")
                .size(),
            8U);
  EXPECT_EQ(document.select_nodes("//g[@class = 'context']/polyline[@class='trail']").size(), 12U);
}

TEST(RooflineReport, EveryMarkIsInsideThePicture) {
  const pugi::xml_document document = parsed(toSvg(ReportOfRows(manyRows()).report));
  for (const pugi::xpath_node& each : document.select_nodes("//circle[title]")) {
    EXPECT_GT(each.node().attribute("cx").as_double(), 76);
    EXPECT_LT(each.node().attribute("cx").as_double(), 936);
    EXPECT_GT(each.node().attribute("cy").as_double(), 64);
    EXPECT_LT(each.node().attribute("cy").as_double(), 560);
  }
}

}  // namespace
}  // namespace headroom
