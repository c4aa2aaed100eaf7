#include <gmock/gmock.h>

#include <limits>
#include <set>
#include <vector>

#include "comma_locale.hpp"
#include "headroom/analysis/verdict.hpp"
#include "headroom/report/columns.hpp"
#include "headroom/report/report.hpp"
#include "headroom/run/run_document.hpp"
#include "report_rows.hpp"

namespace headroom {
namespace {

using testing::HasSubstr;

constexpr std::string_view kFixedColumns =
    "format_version,device,driver,workload,variant,width,height,sigma,status,reason,samples,median_ms,min_ms,q3_ms,"
    "wall_ms,gpix_per_s,gbyte_per_s,gflop_per_s,estimate_gpix_per_s,ceiling_gpix_per_s,percent_of_ceiling,bound_by,"
    "max_abs_error,rms_error,psnr_db";

const Column& columnNamed(std::string_view name) {
  for (const Column& column : columns()) {
    if (column.name == name) return column;
  }
  throw std::invalid_argument("no column " + std::string(name));
}

std::string csvOf(const ResultRow& row) {
  return toCsv(std::span(&row, 1));
}

/// Returns the data line of a CSV of one row whose fields contain no line ends.
std::string lineOf(const ResultRow& row) {
  const std::string csv = csvOf(row);
  const std::size_t start = csv.find("\r\n") + 2;
  return csv.substr(start, csv.size() - start - 2);
}

TEST(Columns, haveNamesOfTheirOwnAndExplanations) {
  std::set<std::string_view> names;
  std::set<std::string_view> titles;
  for (const Column& column : columns()) {
    EXPECT_TRUE(names.insert(column.name).second) << column.name;
    EXPECT_TRUE(titles.insert(column.title).second) << column.title;
    EXPECT_EQ(column.explanation.back(), '.') << column.name;
    EXPECT_TRUE(column.inCsv || column.inTables || column.topic != ColumnTopic::General) << column.name;
  }
}

TEST(Columns, tellNumbersFromTextByTheirDigits) {
  for (const Column& column : columns()) {
    for (const ResultRow& row : {timedRow(), failedRow(), ResultRow{}}) {
      const Cell cell = column.value(row);
      EXPECT_FALSE(std::holds_alternative<double>(cell) && column.decimals == 0) << column.name;
      EXPECT_FALSE(std::holds_alternative<std::string>(cell) && column.decimals > 0) << column.name;
    }
  }
}

TEST(CellText, isForPeople) {
  const ResultRow row = timedRow();
  EXPECT_EQ(cellText(columnNamed("size"), row), "4000 x 4000");
  EXPECT_EQ(cellText(columnNamed("median_ms"), row), "16.00");
  EXPECT_EQ(cellText(columnNamed("max_abs_error"), row), "1.0e-06");
  EXPECT_EQ(cellText(columnNamed("variant"), row), "blur.separable");
  EXPECT_EQ(cellText(columnNamed("median_ms"), failedRow()), "-");
}

TEST(CellText, whatTheCompilerMadeIsWholeNumbers) {
  ResultRow row = timedRow();
  EXPECT_EQ(cellText(columnNamed("local_bytes"), row), "-");
  row.compiled = CompiledSummary{40, 0, 16384, std::nullopt};
  EXPECT_EQ(cellText(columnNamed("registers"), row), "40");
  EXPECT_EQ(cellText(columnNamed("spill_bytes"), row), "0");
  EXPECT_EQ(cellText(columnNamed("local_bytes"), row), "16384");
  EXPECT_EQ(cellText(columnNamed("private_bytes"), row), "-");
  EXPECT_THAT(lineOf(row), testing::EndsWith(",float,,,40,0,16384,,,"));
}

TEST(Csv, headerStartsWithTheFixedColumns) {
  EXPECT_THAT(
      toCsv(std::vector<ResultRow>()),
      testing::StartsWith(
          std::string(kFixedColumns) +
          ",role,measured_over_estimate,noise_percent,q1_ms,own_max_abs_error,"
          "own_rms_error,stopped_by,iteration,low_ms,high_ms,marks,clock,event_ms,mild_outliers,severe_outliers,"
          "rounds,caches,device_id,repeat,configuration,pixel,depth,upload_ms,download_ms,with_transfers_ms,end_to_end_"
          "ms,"
          "end_to_end_gpix_per_s,end_to_end_gflop_per_s,title,kernels_ms,parameters,precision,local_roof_gpix_per_s,"
          "percent_of_local_roof,registers,spill_bytes,local_bytes,private_bytes,host,worker\r\n"));
}

TEST(Csv, aTimedRowIsWrittenInFull) {
  EXPECT_EQ(lineOf(timedRow()),
            "2,Test device,1.0,blur,blur.separable,4000,4000,5,Ok,,6,16,15.5,16.1875,16.5,1,8,124,0.125,4,25,memory,"
            "1e-06,2e-07,133.5,variant,8,1,15.8125,5e-07,1e-07,noise "
            "goal,,15,17,drift,event,16,1,0,2,warm,0:0,,,float,,,,,,,,\"Separable, two passes\",,,float,,,,,,,,");
}

TEST(Csv, whatIsMissingIsEmptyNeverZero) {
  EXPECT_EQ(lineOf(failedRow()),
            "2,Test device,1.0,blur,blur.local,1023,769,5,BuildFailed,\"The compiler said \"\"no\"\", twice.\","
            ",,,,,,,,,,,,,,,variant,,,,,,,,,,,,,,,,warm,,,,float,,,,,,,,,,,float,,,,,,,,");
}

TEST(Csv, parametersBesideSigmaHaveAColumn) {
  ResultRow row = timedRow();
  row.parameters["gamma"] = 2.25;
  EXPECT_THAT(lineOf(row), testing::StartsWith("2,Test device,1.0,blur,blur.separable,4000,4000,5,Ok"));
  EXPECT_THAT(lineOf(row), testing::EndsWith(",gamma=2.25,float,,,,,,,,"));
}

TEST(Csv, tellsWhatTransfersCostWhereTheyWereTimed) {
  ResultRow row = timedRow();
  row.whole = WholeOperation{{40, 41}, 40, 40, 41, 10, 17, 5};
  EXPECT_THAT(lineOf(row), testing::EndsWith(",float,,10,5,31,40,0.4,49.6,\"Separable, two passes\",,,float,,,,,,,,"));
  row.whole.reset();
  row.role = Role::HostPeer;
  EXPECT_THAT(lineOf(row), testing::EndsWith(",float,,,,16,16,1,124,\"Separable, two passes\",,,float,,,,,,,,"))
      << "its data are where they are needed";
  row.status = Status::TimedOut;
  EXPECT_THAT(lineOf(row), testing::EndsWith(",float,,,,,,,,\"Separable, two passes\",,,float,,,,,,,,"));
}

TEST(TextTable, tellsTransfersOnlyWhereTheyWereTimed) {
  std::vector<ResultRow> rows{timedRow(), failedRow()};
  EXPECT_THAT(toTextTable(rows), testing::Not(HasSubstr("upload")));
  rows[0].whole = WholeOperation{{40, 41}, 40, 40, 41, 10, 17, 5};
  EXPECT_THAT(toTextTable(rows), HasSubstr("upload ms  download ms  end to end ms"));
  EXPECT_THAT(toTextTable(rows), HasSubstr("10.0         5.00          40.00"));
}

TEST(Csv, separatorsQuotesAndLineEndsAreQuoted) {
  ResultRow row = failedRow();
  row.device = "a,b";
  row.driver = "two\nlines";
  row.reason = "\"";
  EXPECT_THAT(csvOf(row), HasSubstr("2,\"a,b\",\"two\nlines\",blur,"));
  EXPECT_THAT(csvOf(row), HasSubstr(",BuildFailed,\"\"\"\",,"));
}

TEST(Csv, anInfinitePsnrIsWrittenInf) {
  ResultRow row = timedRow();
  row.error = ErrorFigures{0, 0, std::numeric_limits<double>::infinity()};
  EXPECT_THAT(lineOf(row), HasSubstr(",memory,0,0,inf,variant,"));
}

TEST(Csv, isTheSameUnderALocaleWithDecimalCommas) {
  const ResultRow row = timedRow();
  const std::string before = csvOf(row);
  const std::string tableBefore = toTextTable(std::span(&row, 1));
  const RunDocument document{{}, {RunPlan()}, {row}, Outcome::Completed};
  const std::string jsonBefore = toJson(document);
  const std::string verdictBefore = verdict(row);
  const CommaLocale commas;
  EXPECT_EQ(csvOf(row), before);
  EXPECT_EQ(toTextTable(std::span(&row, 1)), tableBefore);
  EXPECT_EQ(toJson(document), jsonBefore);
  EXPECT_EQ(runDocumentFromJson(jsonBefore).rows.front().minMs, row.minMs);
  EXPECT_EQ(verdict(row), verdictBefore);
  EXPECT_EQ(parseSize("0.5MP"), (Size{704, 704}));
}

TEST(TextTable, alignsColumnsWithTwoSpacesBetween) {
  const std::vector<ResultRow> rows{timedRow(), failedRow()};
  EXPECT_EQ(toTextTable(rows),
            "variant         title                         size  status       median ms  95% interval ms  GP/s  % of "
            "ceiling  "
            "bound by  max error  measured / estimate  warnings\n"
            "blur.separable  Separable, two passes  4000 x 4000  Ok               16.00      15.00-17.00  1.00         "
            " 25.0  "
            "memory      1.0e-06                 8.00  drift\n"
            "blur.local      -                       1023 x 769  BuildFailed          -                -     -         "
            "    -  "
            "-                 -                    -  -\n");
}

TEST(TextTable, namesDevicesWhenThereAreSeveral) {
  std::vector<ResultRow> rows{timedRow(), timedRow()};
  EXPECT_THAT(toTextTable(rows), testing::Not(HasSubstr("Test device")));
  rows[1].role = Role::HostPeer;
  rows[1].device = "Host";
  EXPECT_THAT(toTextTable(rows), testing::Not(HasSubstr("Test device")));
  rows[1].role = Role::Variant;
  EXPECT_THAT(toTextTable(rows), testing::AllOf(HasSubstr("Test device"), HasSubstr("Host")));
}

TEST(TextTable, countsCharactersNotBytes) {
  std::vector<ResultRow> rows{timedRow(), timedRow()};
  rows[0].variant = "blur.\xC3\xBC\xC3\xBC\xC3\xBC";  // three umlauts, six bytes
  rows[1].variant = "blur.uuu";
  const std::string table = toTextTable(rows);
  EXPECT_THAT(table, HasSubstr("\nblur.\xC3\xBC\xC3\xBC\xC3\xBC  Separable"));
  EXPECT_THAT(table, HasSubstr("\nblur.uuu  Separable"));
}

TEST(TextTable, CeilingsAreALineAboveWhatWasAsked) {
  std::vector<ResultRow> rows{timedRow(), timedRow()};
  for (ResultRow& row : rows) row.size = {256, 512, 128};
  rows[0].role = Role::Ceiling;
  rows[0].workload = "mad";
  const std::string table = toTextTable(rows);
  EXPECT_THAT(table, testing::StartsWith("At 256 x 512 x 128: FLOP peak 1.02 GFLOP/s\n\n"));
  EXPECT_NE(table.find("two passes  256 x 512 x 128 "), std::string::npos) << table;
}

}  // namespace
}  // namespace headroom
