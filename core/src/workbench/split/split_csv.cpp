// Shared work as CSV: one line for each point and part, so that any number of parts has the same columns.
#include <array>
#include <string>

#include "headroom/split.hpp"
#include "text/csv_text.hpp"
#include "text/number_text.hpp"
#include "values/parameters_json.hpp"

namespace headroom {

namespace {

struct Line {
  const SplitReport& report;
  const SplitPoint& point;
  std::size_t number;  // number of the point
  std::size_t part;
};

struct LineColumn {
  std::string_view name;
  std::string (*text)(const Line& line);
};

std::string timeText(const Line& line, SplitTimes times, double SplitFigures::*figure) {
  return isTimed(line.point, times) ? shortestText(line.point.figures(times).*figure) : std::string();
}

std::string partText(const Line& line, SplitTimes times) {
  const bool isKnown = isTimed(line.point, times) && line.point.rows[line.part] > 0;
  return isKnown ? shortestText(line.point.figures(times).partMs[line.part]) : std::string();
}

std::string gainText(const Line& line, SplitTimes times) {
  const auto gain = speedUp(line.report, line.point, line.part, times);
  return gain ? shortestText(*gain) : std::string();
}

std::string bestText(const Line& line, SplitTimes times) {
  return bestPoint(line.report, times) == &line.point ? "1" : "0";
}

std::string amongFastestText(const Line& line, SplitTimes times) {
  return isAmongFastest(line.report, line.point, times) ? "1" : "0";
}

constexpr SplitTimes kWhole = SplitTimes::Whole;
constexpr SplitTimes kKernels = SplitTimes::Kernels;

std::string sideText(std::optional<std::int64_t> side) {
  return side ? std::to_string(*side) : std::string();
}

constexpr std::array kColumns{
    LineColumn{"workload", [](const Line& line) { return line.report.workload; }},
    LineColumn{"width", [](const Line& line) { return sideText(namedSides(line.report.size).width); }},
    LineColumn{"height", [](const Line& line) { return sideText(namedSides(line.report.size).height); }},
    LineColumn{"depth", [](const Line& line) { return sideText(namedSides(line.report.size).depth); }},
    LineColumn{kSigmaKey, [](const Line& line) { return sigmaText(line.report.parameters); }},
    LineColumn{"point", [](const Line& line) { return std::to_string(line.number); }},
    LineColumn{"part", [](const Line& line) { return std::to_string(line.part + 1); }},
    LineColumn{"device_id", [](const Line& line) { return line.report.parts[line.part].deviceId; }},
    LineColumn{"device", [](const Line& line) { return line.report.parts[line.part].device; }},
    LineColumn{"variant", [](const Line& line) { return line.report.parts[line.part].variant; }},
    LineColumn{"rows", [](const Line& line) { return std::to_string(line.point.rows[line.part]); }},
    LineColumn{"share", [](const Line& line) { return shortestText(shareOf(line.point, line.part)); }},
    LineColumn{"status", [](const Line& line) { return std::string(toText(line.point.status)); }},
    LineColumn{"max_error",
               [](const Line& line) { return line.point.maxError ? shortestText(*line.point.maxError) : ""; }},
    LineColumn{"whole_ms", [](const Line& line) { return timeText(line, kWhole, &SplitFigures::medianMs); }},
    LineColumn{"whole_low_ms", [](const Line& line) { return timeText(line, kWhole, &SplitFigures::lowMs); }},
    LineColumn{"whole_high_ms", [](const Line& line) { return timeText(line, kWhole, &SplitFigures::highMs); }},
    LineColumn{"whole_part_ms", [](const Line& line) { return partText(line, kWhole); }},
    LineColumn{"whole_speed_up_over_part", [](const Line& line) { return gainText(line, kWhole); }},
    LineColumn{"whole_best", [](const Line& line) { return bestText(line, kWhole); }},
    LineColumn{"whole_within_noise_of_best", [](const Line& line) { return amongFastestText(line, kWhole); }},
    LineColumn{"kernels_ms", [](const Line& line) { return timeText(line, kKernels, &SplitFigures::medianMs); }},
    LineColumn{"kernels_low_ms", [](const Line& line) { return timeText(line, kKernels, &SplitFigures::lowMs); }},
    LineColumn{"kernels_high_ms", [](const Line& line) { return timeText(line, kKernels, &SplitFigures::highMs); }},
    LineColumn{"kernels_part_ms", [](const Line& line) { return partText(line, kKernels); }},
    LineColumn{"kernels_speed_up_over_part", [](const Line& line) { return gainText(line, kKernels); }},
    LineColumn{"kernels_best", [](const Line& line) { return bestText(line, kKernels); }},
    LineColumn{"kernels_within_noise_of_best", [](const Line& line) { return amongFastestText(line, kKernels); }},
    LineColumn{"reason", [](const Line& line) { return line.point.reason; }},
    LineColumn{"size", [](const Line& line) { return toText(line.report.size); }},
    LineColumn{"parameters", [](const Line& line) { return settingsText(withoutSigma(line.report.parameters)); }},
};

template <typename Text>
void appendLine(std::string& csv, const Text& text) {
  for (std::size_t i = 0; i < kColumns.size(); ++i) {
    if (i > 0) csv += ',';
    appendCsvField(csv, text(kColumns[i]));
  }
  csv += kCsvLineEnd;
}

}  // namespace

std::string toCsv(const SplitReport& report) {
  std::string csv;
  appendLine(csv, [](const LineColumn& column) { return std::string(column.name); });
  for (std::size_t number = 0; number < report.points.size(); ++number) {
    for (std::size_t part = 0; part < report.parts.size(); ++part) {
      const Line line{report, report.points[number], number + 1, part};
      appendLine(csv, [&](const LineColumn& column) { return column.text(line); });
    }
  }
  return csv;
}

}  // namespace headroom
