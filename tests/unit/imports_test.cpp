// Files written by other tools (data/).
#include "headroom/imports.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "import_data.hpp"

namespace headroom {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

/// Returns the point with that label; a point without a value if there is none.
ImportedPoint pointOf(const ImportedResults& results, const std::string& label) {
  const auto found = std::find_if(results.points.begin(), results.points.end(),
                                  [&label](const ImportedPoint& point) { return point.label == label; });
  if (found != results.points.end()) return *found;
  ADD_FAILURE() << "no point is labelled " << label;
  return {};
}

// clpeak

TEST(Imports, ReadsMemoryBandwidthOfClpeak1AsLevelsThatACopyCouldReach) {
  const ImportedResults results = imported("clpeak-1.1.xml");
  EXPECT_EQ(results.tool, "clpeak 1.x");
  EXPECT_EQ(results.points.size(), 21U);
  EXPECT_THAT(results.notes, IsEmpty());
  const ImportedPoint level = pointOf(results, "global_memory_bandwidth float16");
  EXPECT_EQ(level.device, "pthread-skylake-avx512-AMD EPYC");
  EXPECT_EQ(level.unit, "GB/s");
  EXPECT_DOUBLE_EQ(level.value, 25.6975);
  EXPECT_EQ(level.megapixels, std::nullopt);
  EXPECT_DOUBLE_EQ(level.gigapixelsPerSecond.value(), 25.6975 / 8);
  EXPECT_EQ(level.basis, PixelBasis::CopyBytes);
}

TEST(Imports, GivesArithmeticLatencyAndMappingNoRateInPixels) {
  const ImportedResults results = imported("clpeak-1.1.xml");
  for (const char* label : {"single_precision_compute float16", "kernel_launch_latency", "integer_compute int",
                            "transfer_bandwidth enqueuemapbuffer", "transfer_bandwidth enqueueunmap"}) {
    const ImportedPoint point = pointOf(results, label);
    EXPECT_EQ(point.gigapixelsPerSecond, std::nullopt) << label;
    EXPECT_EQ(point.basis, PixelBasis::None) << label;
  }
  EXPECT_EQ(pointOf(results, "single_precision_compute float16").unit, "GFLOP/s");
  EXPECT_DOUBLE_EQ(pointOf(results, "kernel_launch_latency").value, 12.893);
  EXPECT_EQ(pointOf(results, "kernel_launch_latency").unit, "us");
}

TEST(Imports, TakesClpeak1sIntegerTestsForIntegerOperationsDespiteTheirUnit) {
  EXPECT_EQ(pointOf(imported("clpeak-1.1.xml"), "integer_compute int16").unit, "GOP/s");
}

TEST(Imports, CountsATransferAsOnePlaneOfFloats) {
  const ImportedPoint point = pointOf(imported("clpeak-1.1.xml"), "transfer_bandwidth enqueuewritebuffer");
  EXPECT_DOUBLE_EQ(point.gigapixelsPerSecond.value(), 15.1309 / 4);
  EXPECT_EQ(point.basis, PixelBasis::PlaneBytes);
}

TEST(Imports, ReadsXmlOfClpeak2AndTellsWhatWasNotMeasured) {
  const ImportedResults results = imported("clpeak-2.xml");
  EXPECT_EQ(results.tool, "clpeak 2.1.2");
  const ImportedPoint level = pointOf(results, "OpenCL: global_memory_bandwidth float4");
  EXPECT_EQ(level.device, "NVIDIA GeForce \"Test\"");
  EXPECT_DOUBLE_EQ(level.gigapixelsPerSecond.value(), 419.0355 / 8);
  const ImportedPoint tensor = pointOf(results, "OpenCL: wmma_fp16");
  EXPECT_DOUBLE_EQ(tensor.value, 42533.6);
  EXPECT_EQ(tensor.unit, "GFLOP/s");
  EXPECT_EQ(pointOf(results, "OpenCL: local_memory_bandwidth float4").basis, PixelBasis::None);
  EXPECT_THAT(results.notes,
              ElementsAre("OpenCL: half_precision_compute half and 1 more were skipped: unsupported: No half "
                          "precision support.",
                          "OpenCL: transfer_bandwidth enqueuemapbuffer was skipped: 0 GB/s is not a measurement.",
                          "OpenCL: kernel_launch_latency roundtrip was skipped: error: clFinish (-5)."));
}

TEST(Imports, ReadsJsonOfClpeak2) {
  const ImportedResults results = imported("clpeak-2.json");
  EXPECT_EQ(results.tool, "clpeak 2.1.2");
  EXPECT_EQ(results.points.size(), 4U);
  EXPECT_DOUBLE_EQ(pointOf(results, "CUDA: global_memory_bandwidth float4").gigapixelsPerSecond.value(), 419.0355 / 8);
  EXPECT_EQ(pointOf(results, "CUDA: transfer_bandwidth h2d_pinned").basis, PixelBasis::PlaneBytes);
  EXPECT_EQ(pointOf(results, "CUDA: integer_compute int").unit, "GOP/s");
  EXPECT_THAT(results.notes, ElementsAre(HasSubstr("Not measurable via CUDA driver API.")));
}

TEST(Imports, ReadsJsonOfClpeak3WithItsScalesAndUnits) {
  const ImportedResults results = imported("clpeak-3.json");
  EXPECT_EQ(results.tool, "clpeak 3.0.0-34-g24eeec1");
  EXPECT_DOUBLE_EQ(pointOf(results, "CUDA: wmma fp16").value, 42561.85);
  EXPECT_DOUBLE_EQ(pointOf(results, "CUDA: wmma int8").value, 84714.88);
  EXPECT_EQ(pointOf(results, "CUDA: wmma int8").unit, "GOP/s");
  const ImportedPoint level = pointOf(results, "CUDA: global_memory_bandwidth float4");
  EXPECT_DOUBLE_EQ(level.value, 425.0954);
  EXPECT_DOUBLE_EQ(level.gigapixelsPerSecond.value(), 425.0954 / 8);
  const ImportedPoint latency = pointOf(results, "CUDA: kernel_launch_latency roundtrip (graph)");
  EXPECT_DOUBLE_EQ(latency.value, 6.888489);
  EXPECT_EQ(latency.unit, "us");
  EXPECT_EQ(pointOf(results, "CUDA: numeric_error fp16").unit, "ppm");
  EXPECT_THAT(results.notes, ElementsAre(HasSubstr("stopped before its end"), HasSubstr("INT4 needs sm_75.")));
}

TEST(Imports, RefusesFormatsOfClpeakThatItDoesNotKnow) {
  EXPECT_THAT(refusalOf(R"(<clpeak format_version="9"><run device="d"/></clpeak>)"), HasSubstr("format 9"));
  EXPECT_THAT(refusalOf(R"({"schema": "clpeak/run", "format_version": 4})"), HasSubstr("format 4"));
  EXPECT_THAT(refusalOf(R"({"schema": "clpeak/run"})"), HasSubstr("format 0"));
}

// nvbench

TEST(Imports, ReadsItemRatesOfNvbenchAsPixelsAtTheSizeOfTheirAxis) {
  const ImportedResults results = imported("nvbench.json");
  EXPECT_EQ(results.tool, "nvbench 0.1.0");
  const ImportedPoint point = pointOf(results, "copy T=F32 Elements=16777216");
  EXPECT_EQ(point.series, "copy T=F32");
  EXPECT_EQ(point.device, "NVIDIA H200");
  EXPECT_DOUBLE_EQ(point.megapixels.value(), 16.777216);
  EXPECT_DOUBLE_EQ(point.gigapixelsPerSecond.value(), 524.288);
  EXPECT_EQ(point.unit, "Gitem/s");
  EXPECT_EQ(point.basis, PixelBasis::Items);
}

TEST(Imports, ReadsTrafficOfNvbenchAsACopyOfTheSizeThatWasMoved) {
  const ImportedPoint point = pointOf(imported("nvbench.json"), "traffic");
  EXPECT_DOUBLE_EQ(point.value, 4000);
  EXPECT_EQ(point.unit, "GB/s");
  EXPECT_DOUBLE_EQ(point.gigapixelsPerSecond.value(), 500);
  EXPECT_DOUBLE_EQ(point.megapixels.value(), 500);  // 4 TB/s for 1 ms at 8 bytes per pixel
}

TEST(Imports, DividesTheSizeOfNvbenchsAxesByTheTimeWhereThereIsNoRate) {
  const ImportedResults results = imported("nvbench.json");
  const ImportedPoint sized = pointOf(results, "blur Width=4000 Height=3000 Radius=5");
  EXPECT_EQ(sized.series, "blur Radius=5");
  EXPECT_DOUBLE_EQ(sized.megapixels.value(), 12);
  EXPECT_DOUBLE_EQ(sized.gigapixelsPerSecond.value(), 50);
  EXPECT_EQ(sized.basis, PixelBasis::SizeOverTime);
  const ImportedPoint timed = pointOf(results, "blur Radius=7");
  EXPECT_DOUBLE_EQ(timed.value, 500);
  EXPECT_EQ(timed.unit, "us");
  EXPECT_EQ(timed.megapixels, std::nullopt);
  EXPECT_EQ(timed.gigapixelsPerSecond, std::nullopt);
}

TEST(Imports, TellsWhichStatesOfNvbenchHaveNoFigure) {
  EXPECT_THAT(imported("nvbench.json").notes,
              ElementsAre("copy T=F32 Elements=17179869184 was skipped: skipped: Not enough memory.",
                          "blur Radius=9 was skipped: nan us is not a measurement.",
                          "blur Radius=11 was skipped: it holds neither a rate nor a mean time."));
}

TEST(Imports, RefusesAFormatOfNvbenchThatItDoesNotKnow) {
  EXPECT_THAT(refusalOf(R"({"meta": {"version": {"json": {"major": 2}, "nvbench": {}}}, "benchmarks": []})"),
              HasSubstr("nvbench's format 2"));
}

// Google Benchmark

TEST(Imports, TakesTheMedianOfGoogleBenchmarksRepetitions) {
  const ImportedResults results = imported("google-benchmark.json");
  EXPECT_EQ(results.tool, "Google Benchmark");
  const ImportedPoint point = pointOf(results, "BM_copy/width:512/height:512/repeats:3/real_time");
  EXPECT_EQ(point.series, "BM_copy");
  EXPECT_EQ(point.device, "workstation");
  EXPECT_DOUBLE_EQ(point.gigapixelsPerSecond.value(), 10.916864348363171);
  EXPECT_EQ(point.basis, PixelBasis::Items);
  EXPECT_DOUBLE_EQ(point.megapixels.value(), 0.262144);
  EXPECT_DOUBLE_EQ(pointOf(results, "BM_copy/width:1024/height:1024/repeats:3/real_time").megapixels.value(), 1.048576);
  EXPECT_EQ(results.points.size(), 5U);
}

TEST(Imports, TakesTheRunInTheMiddleWhereNoMedianWasWritten) {
  const ImportedResults results = importResults(
      R"({"context": {}, "benchmarks": [
          {"name": "B/8", "run_type": "iteration", "real_time": 30, "time_unit": "us"},
          {"name": "B/8", "run_type": "iteration", "real_time": 10, "time_unit": "us"},
          {"name": "B/8", "run_type": "iteration", "real_time": 20, "time_unit": "us"},
          {"name": "B/8_mean", "run_name": "B/8", "run_type": "aggregate", "aggregate_name": "mean", "real_time": 1,
           "time_unit": "us"}]})",
      "run.json");
  ASSERT_EQ(results.points.size(), 1U);
  EXPECT_DOUBLE_EQ(results.points[0].value, 20);
  EXPECT_EQ(results.points[0].device, "host");
}

TEST(Imports, MakesPixelsOfGoogleBenchmarksBytesAndTimes) {
  const ImportedResults results = imported("google-benchmark.json");
  const ImportedPoint copied = pointOf(results, "BM_memcpy/1048576");  // the argument is in bytes, 8 per pixel
  EXPECT_DOUBLE_EQ(copied.gigapixelsPerSecond.value(), 47.125049697880341 / 8);
  EXPECT_DOUBLE_EQ(copied.megapixels.value(), 0.131072);
  const ImportedPoint timed = pointOf(results, "BM_blur/1024/768");
  EXPECT_DOUBLE_EQ(timed.megapixels.value(), 0.786432);
  EXPECT_NEAR(timed.gigapixelsPerSecond.value(), 0.786432e-3 / 0.49033089235308580e-3, 1e-12);
  EXPECT_EQ(pointOf(results, "BM_empty/repeats:2").megapixels, std::nullopt);
  EXPECT_THAT(results.notes, ElementsAre("BM_refuses was skipped: it failed or was skipped: no device."));
}

TEST(Imports, TellsTheSizeByTheRateWhereTheNameMeansSomethingElse) {
  // 1000 is not a size here: 4096 items in a microsecond.
  const ImportedPoint point =
      benchmarkRun(R"("name": "B/1000", "real_time": 1, "cpu_time": 1, "time_unit": "us", "items_per_second": 4.096e9)")
          .points.at(0);
  EXPECT_DOUBLE_EQ(point.megapixels.value(), 0.004096);
}

TEST(Imports, TakesTheNamesSizeForTheRateOfSeveralThreads) {
  const ImportedPoint point =
      benchmarkRun(R"("name": "B/4096/threads:4", "threads": 4, "real_time": 1, "cpu_time": 4, "time_unit": "us",
                      "items_per_second": 1e9)")
          .points.at(0);
  EXPECT_DOUBLE_EQ(point.megapixels.value(), 0.004096);
}

TEST(Imports, RecomputesARateThatWasMadeOfCpuTime) {
  const ImportedResults results = benchmarkRun(R"("name": "B/4096", "real_time": 10, "cpu_time": 1, "time_unit": "us",
                                                  "items_per_second": 4.096e9)");
  EXPECT_DOUBLE_EQ(results.points.at(0).gigapixelsPerSecond.value(), 0.4096);
  EXPECT_DOUBLE_EQ(results.points.at(0).megapixels.value(), 0.004096);
  EXPECT_THAT(results.notes, ElementsAre("The rates of B/4096 were per second of CPU time. They were recomputed for "
                                         "real time."));
  const ImportedResults ofBytes = benchmarkRun(R"("name": "B/4096/process_time", "real_time": 1, "cpu_time": 2,
                                                  "time_unit": "us", "bytes_per_second": 8e9)");
  EXPECT_DOUBLE_EQ(ofBytes.points.at(0).value, 16);
}

TEST(Imports, LeavesARateOfRealTimeAsItIs) {
  for (const char* name : {"B/4096/real_time", "B/4096/manual_time"}) {
    const ImportedResults results = benchmarkRun(R"("name": ")" + std::string(name) +
                                                 R"(", "real_time": 10, "cpu_time": 1, "time_unit": "us",
                                                     "items_per_second": 4.096e8)");
    EXPECT_DOUBLE_EQ(results.points.at(0).gigapixelsPerSecond.value(), 0.4096);
    EXPECT_THAT(results.notes, IsEmpty());
  }
}

TEST(Imports, SaysWhichRatesAreOfCpuTimeAndStayThat) {
  const ImportedResults results = benchmarkRun(
      R"("name": "B/4096/threads:4", "threads": 4, "real_time": 1, "cpu_time": 4, "time_unit": "us",
         "items_per_second": 1e9)");
  EXPECT_THAT(results.notes, ElementsAre(HasSubstr("B/4096/threads:4 are per second of CPU time")));
}

TEST(Imports, LeavesOutWhatGoogleBenchmarkSkipped) {
  EXPECT_THAT(refusalOf(R"({"context": {}, "benchmarks": [{"name": "B", "run_type": "iteration", "skipped": true,
                            "skip_message": "no GPU", "real_time": 1, "time_unit": "ns"}]})"),
              AllOf(HasSubstr("holds no figure"), HasSubstr("no GPU")));
}

TEST(Imports, KeepsArgumentsThatAreNoSizeInTheSeries) {
  const auto seriesOf = [](const std::string& name) {
    return benchmarkRun(R"("name": ")" + name + R"(", "real_time": 1, "cpu_time": 1, "time_unit": "us")").points.at(0);
  };
  EXPECT_EQ(seriesOf("F<float>/Blur/radius:5/width:8/height:4/process_time").series, "F<float>/Blur/radius:5");
  EXPECT_EQ(seriesOf("F/1/2/3").series, "F/1/2/3");
  EXPECT_EQ(seriesOf("F/1/2/3").megapixels, std::nullopt);
  EXPECT_EQ(seriesOf("F/-8").megapixels, std::nullopt);
  EXPECT_EQ(seriesOf("").label, "");
}

// Reports

TEST(Imports, WritesATableWithADashForWhatIsNotKnown) {
  const std::string table = toTextTable(imported("nvbench.json"));
  EXPECT_THAT(table, StartsWith("device       label"));
  EXPECT_THAT(table,
              HasSubstr("blur Width=4000 Height=3000 Radius=5  12.00  240.0  \u00b5s       50.00  size / time\n"));
  EXPECT_THAT(table, HasSubstr("500.0  \u00b5s           -  -\n"));
}

TEST(Imports, WritesCsvAndJsonWithAllDigits) {
  const ImportedResults results = imported("nvbench.json");
  EXPECT_THAT(toCsv(results), StartsWith("tool,device,label,series,megapixels,value,unit,gpix_per_s,basis\r\n"
                                         "nvbench 0.1.0,NVIDIA H200,copy T=F32 Elements=16777216,copy T=F32,16.777216,"
                                         "524.288,Gitem/s,524.288,items\r\n"));
  const nlohmann::json document = nlohmann::json::parse(toJson(results));
  EXPECT_EQ(document.at("format_version"), 1);
  EXPECT_EQ(document.at("tool"), "nvbench 0.1.0");
  EXPECT_EQ(document.at("points").size(), results.points.size());
  EXPECT_EQ(document.at("points").at(0).at("gpix_per_s"), 524.288);
  EXPECT_FALSE(document.at("points").at(3).contains("gpix_per_s"));
  EXPECT_EQ(document.at("notes").size(), results.notes.size());
}

TEST(Imports, GivesEveryRateABasisAndNoOther) {
  for (const char* name :
       {"clpeak-1.1.xml", "clpeak-2.xml", "clpeak-2.json", "clpeak-3.json", "nvbench.json", "google-benchmark.json"}) {
    for (const ImportedPoint& point : imported(name).points) {
      EXPECT_EQ(point.gigapixelsPerSecond.has_value(), point.basis != PixelBasis::None) << name << ": " << point.label;
      EXPECT_GT(point.value, 0) << name << ": " << point.label;
      EXPECT_FALSE(point.unit.empty()) << name << ": " << point.label;
    }
  }
}

}  // namespace
}  // namespace headroom
