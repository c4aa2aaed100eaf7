// Imports of damaged files: each gives one sentence, never a crash, a hang or a wrong number.
#include <gmock/gmock.h>

#include "comma_locale.hpp"
#include "headroom/report/report.hpp"
#include "import_data.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

TEST(Imports, RefusesWhatIsNoResultsFileInASentence) {
  const std::string known = "Results are read from clpeak";
  EXPECT_THAT(refusalOf(""), AllOf(StartsWith("results.txt is empty."), HasSubstr(known)));
  EXPECT_THAT(refusalOf(" \n"), StartsWith("results.txt is empty."));
  EXPECT_THAT(refusalOf(std::string("\x7F\x45LF\0\0", 6)), AllOf(HasSubstr("neither XML nor JSON"), HasSubstr(known)));
  EXPECT_THAT(refusalOf("<html></html>"), AllOf(HasSubstr("XML of another kind"), HasSubstr(known)));
  EXPECT_THAT(refusalOf("{}"), AllOf(HasSubstr("JSON of another kind"), HasSubstr(known)));
  EXPECT_THAT(refusalOf("[1, 2]"), HasSubstr("JSON of another kind"));
  EXPECT_THAT(refusalOf(R"({"rows": [], "format_version": 1})"), HasSubstr("JSON of another kind"));
}

TEST(Imports, RefusesEveryFileThatWasCutOff) {
  for (const char* name :
       {"clpeak-1.1.xml", "clpeak-2.xml", "clpeak-2.json", "clpeak-3.json", "nvbench.json", "google-benchmark.json"}) {
    const std::string whole = readFile(dataFile(name));
    const std::size_t last = whole.find_last_of("}>");
    for (std::size_t length = 1; length < last; length += 61) {
      EXPECT_THAT(refusalOf(whole.substr(0, length)), AllOf(StartsWith("results.txt "), HasSubstr("truncated")))
          << name << " after " << length;
    }
  }
}

#ifdef HEADROOM_SANITIZED
constexpr std::size_t kBetweenDamages = 97;  // each file is read thirty times as slowly
#else
constexpr std::size_t kBetweenDamages = 7;
#endif

TEST(Imports, SurvivesDamagedBytesWhereverTheyAre) {
  for (const char* name : {"clpeak-1.1.xml", "clpeak-3.json", "nvbench.json", "google-benchmark.json"}) {
    const std::string whole = readFile(dataFile(name));
    for (std::size_t at = 0; at < whole.size(); at += kBetweenDamages) {
      for (const char damage : {'\0', '"', '9', '\xFF'}) {
        std::string damaged = whole;
        damaged[at] = damage;
        try {
          EXPECT_THAT(importResults(damaged, name).points, Not(IsEmpty()));
        } catch (const Error& failure) {
          EXPECT_THAT(failure.what(), StartsWith(name));
        }
      }
    }
  }
}

TEST(Imports, RefusesBottomlessNesting) {
  constexpr std::size_t kDepth = 1'000'000;
  EXPECT_THAT(refusalOf(std::string(kDepth, '[')), HasSubstr("nested deeper"));
  std::string xml = "<clpeak>";
  for (std::size_t i = 0; i < kDepth; ++i) xml += "<a>";
  EXPECT_THAT(refusalOf(xml), HasSubstr("truncated"));
}

TEST(Imports, ExpandsNoEntitiesOfXml) {
  const std::string sentence = refusalOf(
      R"(<!DOCTYPE c [<!ENTITY a "7"><!ENTITY f SYSTEM "file:///etc/passwd">]>
         <clpeak><platform><device name="&f;"><global_memory_bandwidth unit="gbps"><float>&a;</float>
         </global_memory_bandwidth></device></platform></clpeak>)");
  EXPECT_THAT(sentence, HasSubstr("\"&a;\" is not a number"));
}

TEST(Imports, LeavesOutFiguresThatAreNoMeasurement) {
  for (const char* figure : {"0", "-1", "nan", "inf", "1e999", "12abc", "", "1,5"}) {
    const std::string text = std::string(R"(<clpeak><platform><device name="d"><global_memory_bandwidth unit="gbps">
      <float>)") + figure + "</float><float2>8</float2></global_memory_bandwidth></device></platform></clpeak>";
    const ImportedResults results = importResults(text, "results.xml");
    EXPECT_EQ(results.points.size(), 1U) << figure;
    EXPECT_THAT(results.notes, ElementsAre(StartsWith("global_memory_bandwidth float was skipped"))) << figure;
  }
}

TEST(Imports, PassesOverMembersOfAnotherType) {
  EXPECT_THAT(refusalOf(R"({"context": {}, "benchmarks": [1, null, [], {"name": 7, "real_time": "x", "time_unit": {}},
                            {"name": "B", "run_type": [], "real_time": 1, "time_unit": "weeks"}]})"),
              HasSubstr("neither a rate nor a time"));
  EXPECT_THAT(refusalOf(R"({"meta": {"version": {"nvbench": {}}}, "devices": 3, "benchmarks": [{"states": [1, {}]}]})"),
              HasSubstr("neither a rate nor a mean time"));
  EXPECT_THAT(refusalOf(R"({"schema": "clpeak/run", "format_version": 3, "devices": [0, {"tests": [0, {"metrics":
                            [0, {"id": 1, "value": []}]}]}]})"),
              HasSubstr("it has no value"));
  EXPECT_THAT(refusalOf(R"({"schema": "clpeak/run", "format_version": 2, "entries": {"a": 1}})"),
              HasSubstr("holds no figure"));
}

TEST(Imports, RefusesNumbersOutOfAllBounds) {
  EXPECT_THAT(refusalOf(R"({"context": {}, "benchmarks": [{"name": "B", "real_time": 1e999}]})"),
              HasSubstr("out of all bounds"));
  const ImportedResults huge =
      benchmarkRun(R"("name": "B/1e300/1e300", "real_time": 1, "cpu_time": 1, "time_unit": "ns")");
  EXPECT_EQ(huge.points.at(0).megapixels, std::nullopt);
  EXPECT_EQ(huge.points.at(0).basis, PixelBasis::None);
}

TEST(Imports, KeepsTheNotesFewHoweverManyReasonsAFileHas) {
  std::string runs;
  for (int i = 0; i < 1000; ++i) {
    const std::string number = std::to_string(i);
    runs += R"({"name": "B)" + number + R"(", "error_occurred": true, "error_message": "r)" + number + "\"},";
  }
  const ImportedResults results = importResults(
      R"({"context": {}, "benchmarks": [)" + runs + R"({"name": "B", "real_time": 1, "time_unit": "s"}]})", "run.json");
  EXPECT_EQ(results.points.size(), 1U);
  EXPECT_LT(results.notes.size(), 30U);
  EXPECT_THAT(results.notes, Contains(HasSubstr("980 more")));
}

TEST(Imports, LetsNoControlCharacterIntoTablesAndTerminals) {
  const ImportedPoint point = benchmarkRun(R"("name": "B\u001b[31m\n\u009b1mend)" + std::string(1000, 'x') +
                                           R"(", "real_time": 1, "time_unit": "s")")
                                  .points.at(0);
  EXPECT_THAT(point.label, StartsWith("B [31m  1mend"));
  EXPECT_EQ(point.label.size(), 200U);
}

TEST(Imports, ReadsNumbersInEveryLocale) {
  const ImportedResults wanted = imported("clpeak-1.1.xml");
  const ImportedResults wantedJson = imported("nvbench.json");
  const CommaLocale comma;
  EXPECT_EQ(imported("clpeak-1.1.xml").points, wanted.points);
  EXPECT_EQ(imported("nvbench.json").points, wantedJson.points);
  EXPECT_EQ(toCsv(imported("nvbench.json")), toCsv(wantedJson));
  EXPECT_EQ(toTextTable(imported("nvbench.json")), toTextTable(wantedJson));
}

TEST(Imports, RefusesFilesThatAreTooLarge) {
  EXPECT_THAT(sentenceOf<Error>([] { importFile("/dev/zero"); }),
              HasSubstr("/dev/zero could not be read: it is a device"));
  EXPECT_THAT(refusalOf(std::string(kLargestImport + 1, ' ')), HasSubstr("larger than any tool's results"));
}

}  // namespace
}  // namespace headroom
