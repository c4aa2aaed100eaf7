#include "text/text_table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "headroom/report/columns.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "report_rows.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::size_t longestLine(const std::string& text) {
  std::size_t longest = 0;
  for (const std::string& line : linesOf(text)) longest = std::max(longest, line.size());
  return longest;
}

TEST(AlignedTable, IsAsWideAsItsCellsWhereLinesHaveRoom) {
  const std::vector<TextColumn> columns{{"id", false, {"a", "long-name"}}, {"ms", true, {"1", "22.5"}}};
  EXPECT_THAT(linesOf(alignedTable(columns)), ElementsAre("id           ms", "a             1", "long-name  22.5"));
  EXPECT_EQ(alignedTable(columns, 15), alignedTable(columns));
}

TEST(AlignedTable, WrapsTextsBeforeItLeavesColumnsOut) {
  const std::vector<TextColumn> columns{
      {"id", false, {"a"}}, {"text", false, {"one two three four"}, 5, 2}, {"ms", true, {"1.5"}, 0, 1}};
  EXPECT_THAT(linesOf(alignedTable(columns, 20)),
              ElementsAre("id  text          ms", "a   one two      1.5", "    three four"));
  EXPECT_THAT(linesOf(alignedTable(columns, 10)),
              ElementsAre("id  text", "a   one", "    two", "    three", "    four"));
  EXPECT_THAT(linesOf(alignedTable(columns, 4)), ElementsAre("id", "a"));
}

TEST(AlignedTable, CutsNothing) {
  const std::vector<TextColumn> columns{{"a heading", false, {"x"}}, {"b", false, {"unbreakable-text"}, 3, 0}};
  EXPECT_THAT(linesOf(alignedTable(columns, 10)), ElementsAre("a heading  b", "x          unbreakable-text"));
}

ResultRow rowOf(const std::string& name, Role role, double medianMs, Size size = {4000, 4000}) {
  ResultRow row = timedRow();
  row.variant = "blur." + name;
  row.title = "Title of " + name;
  row.role = role;
  row.size = size;
  row.medianMs = medianMs;
  if (role == Role::HostPeer) row.deviceId = "host";
  return row;
}

ResultRow ceilingOf(const std::string& workload, double medianMs, double flops, Size size = {4000, 4000}) {
  ResultRow row = rowOf("x", Role::Ceiling, medianMs, size);
  row.workload = workload;
  row.variant = workload + ".x";
  row.flops = flops;
  return row;
}

std::vector<ResultRow> tableRows() {
  return {ceilingOf("copy", 2, 0),          ceilingOf("copy", 1, 0),           ceilingOf("mad", 4, 1000),
          rowOf("slow", Role::Variant, 30), rowOf("host", Role::HostPeer, 20), rowOf("fast", Role::Variant, 10)};
}

std::vector<std::string> idsOf(const std::vector<ResultRow>& rows) {
  std::vector<std::string> ids;
  for (const ResultRow& row : rows) ids.push_back(row.variant);
  return ids;
}

TEST(ResultsTable, ShowsVariantsAndThenHostImplementationsWithIdAndTitle) {
  EXPECT_THAT(idsOf(rowsOfTable(tableRows(), {})), ElementsAre("blur.slow", "blur.fast", "blur.host"));
  const std::string text = toTextTable(tableRows());
  EXPECT_THAT(text, AllOf(HasSubstr("Title of fast"), HasSubstr("95% interval ms"), HasSubstr("15.00-17.00")));
}

TEST(ResultsTable, HasALineOfCeilingsForEachSizeInPlaceOfTheirRows) {
  const std::string text = toTextTable(tableRows());
  EXPECT_THAT(text, StartsWith("At 4000 x 4000: copy 16.0 GP/s (128 GB/s), FLOP peak 4000 GFLOP/s\n\nvariant"));
  EXPECT_THAT(text, Not(HasSubstr("copy.x")));
  TableOptions all;
  all.showCeilings = true;
  EXPECT_THAT(toTextTable(tableRows(), all), AllOf(StartsWith("At 4000 x 4000: copy "), HasSubstr("copy.x")));
}

TEST(ResultsTable, NamesThePeakOfEachPrecisionAndLocalMemory) {
  std::vector<ResultRow> rows = tableRows();
  for (const Precision precision : {Precision::Half, Precision::Double, Precision::Int}) {
    rows.push_back(ceilingOf("mad", 8, 1000));
    rows.back().precision = precision;
  }
  rows.push_back(ceilingOf("local", 4, 256));
  rows.back().localFloats = 250;
  EXPECT_THAT(toTextTable(rows),
              StartsWith("At 4000 x 4000: copy 16.0 GP/s (128 GB/s), FLOP peak 4000 GFLOP/s, half FLOP peak 2000 "
                         "GFLOP/s, double FLOP peak 2000 GFLOP/s, int peak 2000 GOP/s, local memory 4000 GB/s\n\n"));
  ResultRow row = rowOf("fast", Role::Variant, 5);
  row.precision = Precision::Int;
  EXPECT_EQ(ceilingsText(rows, row), "At 4000 x 4000: copy 16.0 GP/s (128 GB/s), int peak 2000 GOP/s");
  row.localFloats = 2;
  EXPECT_THAT(ceilingsText(rows, row), HasSubstr(", local memory 4000 GB/s"));
}

TEST(ResultsTable, ShowsTheRateThatTheWorkloadCounts) {
  ResultRow row = rowOf("fast", Role::Variant, 10);
  EXPECT_THAT(toTextTable(std::vector{row}), AllOf(Not(HasSubstr("GB/s")), Not(HasSubstr("GFLOP/s"))));
  row.rate = RateOf::Bytes;
  EXPECT_THAT(toTextTable(std::vector{row}), HasSubstr(" GB/s "));
  row.rate = RateOf::Operations;
  row.flops = 7;
  EXPECT_THAT(toTextTable(std::vector{row}), HasSubstr(" GFLOP/s "));
  ResultRow ints = row;
  ints.precision = Precision::Int;
  EXPECT_THAT(toTextTable(std::vector{ints}), HasSubstr(" GOP/s "));
  EXPECT_THAT(toTextTable(std::vector{row, ints}), HasSubstr(" GFLOP/s, GOP/s "));
}

TEST(ResultsTable, OfCeilingsAloneShowsThem) {
  std::vector<ResultRow> rows = tableRows();
  rows.resize(3);
  EXPECT_THAT(toTextTable(rows), AllOf(StartsWith("At 4000 x 4000: copy 16.0 GP/s"), HasSubstr("copy.x")));
}

TEST(ResultsTable, NamesTheSizeOfMatrixProductsAndNotThatOfTheirCeilings) {
  ResultRow product = rowOf("tile", Role::Variant, 10, {512, 512, 512});
  product.workload = "matmul";
  ResultRow copy = ceilingOf("copy", 1, 0, {624, 624});
  copy.beside = product.size;
  EXPECT_THAT(ceilingsText(std::vector{copy, product}), StartsWith("At 512 x 512 x 512: copy "));
}

TEST(ResultsTable, NamesEachCopyOfOtherPixelsAndEachOfSeveralDevices) {
  std::vector<ResultRow> rows = tableRows();
  rows[0].pixel.element = Element::UChar;
  EXPECT_THAT(ceilingsText(rows), AllOf(HasSubstr("copy of float 16.0 GP/s"), HasSubstr("copy of uchar 8.00 GP/s")));
  ResultRow other = rowOf("fast", Role::Variant, 5);
  other.deviceId = "1:0";
  other.device = "Another";
  ResultRow ceiling = ceilingOf("copy", 4, 0);
  ceiling.deviceId = "1:0";
  ceiling.device = "Another";
  rows.insert(rows.end(), {other, ceiling});
  EXPECT_THAT(ceilingsText(rows), HasSubstr("At 4000 x 4000 on Another (1:0): copy 4.00 GP/s"));
}

TEST(ResultsTable, NamesTheCeilingsBesideARowByTheCopyOfItsPixels) {
  std::vector<ResultRow> rows = tableRows();
  rows[0].pixel.element = Element::UChar;
  ResultRow row = rowOf("fast", Role::Variant, 5);
  EXPECT_EQ(ceilingsText(rows, row), "At 4000 x 4000: copy 16.0 GP/s (128 GB/s), FLOP peak 4000 GFLOP/s");
  row.pixel.element = Element::UChar;
  EXPECT_THAT(ceilingsText(rows, row), StartsWith("At 4000 x 4000: copy 8.00 GP/s"));
  row.size = {123, 45};
  EXPECT_EQ(ceilingsText(rows, row), "");
  row = rowOf("fast", Role::Variant, 5);
  row.deviceId = "1:0";
  EXPECT_EQ(ceilingsText(rows, row), "") << "ceilings of another device";
  row.role = Role::HostPeer;
  EXPECT_THAT(ceilingsText(rows, row), StartsWith("At 4000 x 4000: copy 16.0 GP/s"))
      << "the host's stand beside a device's";
}

TEST(ResultsTable, SortsBestFirstByAnyColumn) {
  TableOptions options;
  options.sort = "gpix_per_s";
  EXPECT_THAT(idsOf(rowsOfTable(tableRows(), options)), ElementsAre("blur.fast", "blur.host", "blur.slow"));
  options.sort = "median_ms";
  EXPECT_THAT(idsOf(rowsOfTable(tableRows(), options)), ElementsAre("blur.fast", "blur.host", "blur.slow"));
  options.sort = "title";
  EXPECT_THAT(idsOf(rowsOfTable(tableRows(), options)), ElementsAre("blur.fast", "blur.host", "blur.slow"));
  std::vector<ResultRow> rows = tableRows();
  rows.insert(rows.begin(), failedRow());
  options.sort = "gpix_per_s";
  EXPECT_EQ(rowsOfTable(rows, options).back().status, Status::BuildFailed) << "what has no value comes last";
}

TEST(ResultsTable, FiltersByAllWordsInAnyCase) {
  TableOptions options;
  options.filter = "TITLE fast";
  EXPECT_THAT(idsOf(rowsOfTable(tableRows(), options)), ElementsAre("blur.fast"));
  options.filter = "host 4000";
  EXPECT_THAT(idsOf(rowsOfTable(tableRows(), options)), ElementsAre("blur.host"));
  options.filter = "drift nothing";
  EXPECT_THAT(toTextTable(tableRows(), options), HasSubstr("No result has all of \"drift nothing\"."));
}

TEST(ResultsTable, HasTheColumnsThatWereAskedForAndKeepsThem) {
  TableOptions options;
  options.columns = parseColumns("gpix_per_s, variant ,rms_error");
  options.width = 20;
  EXPECT_THAT(toTextTable(tableRows(), options), HasSubstr("GP/s  variant    RMS error"));
  EXPECT_EQ(parseColumns("all").size(), columns().size());
}

TEST(ResultsTable, FiltersByNoNamesOfTunables) {
  ResultRow row = timedRow();
  row.configuration = "LOCAL_X=32";
  EXPECT_FALSE(hasWords(row, "local"));
}

TEST(ResultsTable, AnswersAnUnknownColumnWithNearOnesOrAll) {
  const auto sentence = [](std::string_view list) -> std::string {
    try {
      static_cast<void>(parseColumns(list));
    } catch (const UsageError& error) {
      return error.what();
    }
    return "nothing was thrown";
  };
  EXPECT_THAT(sentence("variant,gpix_per_sec"), HasSubstr("Did you mean gpix_per_s"));
  EXPECT_THAT(sentence("median"), HasSubstr("median_ms"));
  EXPECT_THAT(sentence("nonsense"), AllOf(HasSubstr("Choose from: format_version"), HasSubstr("worker.")));
  EXPECT_THAT(sentence(""), HasSubstr("There is no column \"\""));
  for (const Column& column : columns()) EXPECT_THAT(columnsHelp(), HasSubstr(std::string(column.name) + " "));
}

TEST(ResultsTable, LeavesOutTheLeastImportantColumnsOnANarrowTerminal) {
  TableOptions options;
  for (const int width : {220, 140, 110, 90, 80}) {
    options.width = width;
    const std::string text = toTextTable(tableRows(), options);
    EXPECT_LE(longestLine(text), static_cast<std::size_t>(width)) << text;
    EXPECT_THAT(text, AllOf(HasSubstr("median ms"), HasSubstr("GP/s"), HasSubstr("% of ceiling")));
  }
  EXPECT_THAT(toTextTable(tableRows(), options), Not(HasSubstr("status"))) << "all are Ok";
  std::vector<ResultRow> rows = tableRows();
  rows.push_back(failedRow());
  EXPECT_THAT(toTextTable(rows, options), HasSubstr("BuildFailed"));
}

}  // namespace
}  // namespace headroom
