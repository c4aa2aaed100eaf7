// A capture's figures as text, CSV, JSON and a trace.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>
#include <span>
#include <string_view>
#include <utility>

#include "headroom/capture.hpp"
#include "headroom/report/trace.hpp"
#include "text/csv_text.hpp"
#include "text/json.hpp"
#include "text/number_text.hpp"
#include "text/text_table.hpp"

namespace headroom {
namespace {

using nlohmann::json;

/// "1024x768"; `none` where all are 0.
std::string extentsText(const std::array<std::uint64_t, 3>& extents, std::string_view none) {
  std::string text;
  for (const std::uint64_t extent : extents) {
    if (extent != 0) text += fmt::format("{}{}", text.empty() ? "" : "x", extent);
  }
  return text.empty() ? std::string(none) : text;
}

std::string numberText(std::optional<double> number, double factor = 1) {
  constexpr int kDigits = 4;
  return number ? significantText(*number * factor, kDigits) : std::string("-");
}

json jsonOf(std::optional<double> number) {
  return number ? jsonFromNumber(*number) : json(nullptr);
}

json jsonOf(const CapturedKernel& kernel) {
  return {{"kernel", kernel.name},
          {"device", kernel.device},
          {"source", kernel.source},
          {"source_hash", kernel.sourceHash},
          {"launches", kernel.launches},
          {"timed", kernel.timed},
          {"untimed", kernel.untimed},
          {"skipped", kernel.skipped},
          {"total_ms", jsonFromNumber(kernel.totalMs)},
          {"mean_ms", jsonOf(kernel.meanMs())},
          {"shortest_ms", jsonOf(kernel.shortestMs)},
          {"longest_ms", jsonOf(kernel.longestMs)},
          {"first_ms", jsonOf(kernel.firstMs > 0 ? std::optional(kernel.firstMs) : std::nullopt)},
          {"global", kernel.global},
          {"local", kernel.local},
          {"bound_bytes", kernel.boundBytes},
          {"bound_gb_per_s", jsonOf(kernel.gigabytesPerSecond())}};
}

constexpr std::string_view kCsvColumns[] = {"kernel",      "device",        "source",   "source_hash", "launches",
                                            "timed",       "untimed",       "skipped",  "total_ms",    "mean_ms",
                                            "shortest_ms", "longest_ms",    "first_ms", "global",      "local",
                                            "bound_bytes", "bound_gb_per_s"};

std::string csvField(std::string_view column, const json& value) {
  if (value.is_null()) return {};
  if (value.is_string()) return value.get<std::string>();
  if (column != "global" && column != "local") return value.dump();
  return extentsText(value.get<std::array<std::uint64_t, 3>>(), "");
}

bool isOneDevice(const CaptureFigures& figures) {
  for (const CapturedKernel& kernel : figures.kernels) {
    if (kernel.device != figures.kernels.front().device) return false;
  }
  return true;
}

}  // namespace

bool CapturedKernel::isNamed(std::string_view whole) const {
  constexpr std::size_t kMostLetters = 255;
  return name == whole.substr(0, kMostLetters);
}

std::optional<double> CapturedKernel::meanMs() const {
  if (repeated > 0) return repeatedMs / static_cast<double>(repeated);
  return timed > 0 ? std::optional(totalMs / static_cast<double>(timed)) : std::nullopt;
}

std::optional<double> CapturedKernel::gigabytesPerSecond() const {
  const std::optional<double> mean = meanMs();
  const double bytes = repeated > 0 ? repeatedBytes / static_cast<double>(repeated) : static_cast<double>(boundBytes);
  if (!mean || *mean <= 0 || bytes <= 0) return std::nullopt;
  return bytes / (*mean * 1e6);
}

double CaptureFigures::totalMs() const {
  double total = 0;
  for (const CapturedKernel& kernel : kernels) total += kernel.totalMs;
  return total;
}

std::string toText(const CaptureFigures& figures, int width) {
  std::vector<TextColumn> columns{
      {"kernel"},         {"launches", true}, {"total ms", true}, {"share", true},     {"mean \u00b5s", true},
      {"first ms", true}, {"global"},         {"local"},          {"bound GB/s", true}};
  if (!isOneDevice(figures)) columns.push_back({"device"});
  const double total = figures.totalMs();
  for (const CapturedKernel& kernel : figures.kernels) {
    std::vector<std::string> cells{
        kernel.name,
        std::to_string(kernel.launches),
        numberText(kernel.timed > 0 ? std::optional(kernel.totalMs) : std::nullopt),
        total > 0 && kernel.timed > 0 ? fmt::format("{:.1f}%", kernel.totalMs / total * 100) : "-",
        numberText(kernel.meanMs(), 1e3),
        numberText(kernel.firstMs > 0 ? std::optional(kernel.firstMs) : std::nullopt),
        extentsText(kernel.global, "-"),
        extentsText(kernel.local, "driver's"),
        numberText(kernel.gigabytesPerSecond()),
        kernel.device};
    for (std::size_t i = 0; i < columns.size(); ++i) columns[i].cells.push_back(std::move(cells[i]));
  }
  return alignedTable(columns, width);
}

std::string toCsv(const CaptureFigures& figures) {
  std::string csv;
  const auto addRow = [&csv](const auto& field) {
    bool isFirst = true;
    for (const std::string_view column : kCsvColumns) {
      if (!std::exchange(isFirst, false)) csv += ',';
      appendCsvField(csv, field(column));
    }
    csv += kCsvLineEnd;
  };
  addRow([](std::string_view column) { return std::string(column); });
  for (const CapturedKernel& kernel : figures.kernels) {
    const json row = jsonOf(kernel);
    addRow([&row](std::string_view column) { return csvField(column, row.at(std::string(column))); });
  }
  return csv;
}

std::string toJson(const CaptureFigures& figures, const std::vector<CapturedFolder>& folders) {
  json processes = json::array();
  for (const CapturedProcess& process : figures.processes)
    processes.push_back({{"pid", process.pid}, {"program", process.program}, {"launches", process.launches}});
  json kernels = json::array();
  for (const CapturedKernel& kernel : figures.kernels) kernels.push_back(jsonOf(kernel));
  json captured = json::array();
  for (const CapturedFolder& folder : folders)
    captured.push_back({{"folder", folder.folder.string()}, {"bytes", folder.bytes}});
  return jsonText({{"format_version", 1},
                   {"capture",
                    {{"launches", figures.launches},
                     {"total_ms", jsonFromNumber(figures.totalMs())},
                     {"processes", std::move(processes)},
                     {"kernels", std::move(kernels)},
                     {"folders", std::move(captured)},
                     {"notes", figures.notes}}}},
                  kFileIndent) +
         '\n';
}

std::string toChromeTrace(const CaptureFigures& figures) {
  std::map<std::pair<std::size_t, std::string>, TraceProcess> processes;
  for (const TimedLaunch& launch : figures.timeline) {
    const CapturedKernel& kernel = figures.kernels[launch.kernel];
    TraceProcess& process = processes[{launch.process, kernel.device}];
    const CapturedProcess& owner = figures.processes[launch.process];
    process.name = fmt::format("{} ({}): {}", owner.program, owner.pid, kernel.device);
    TracedCommand command;
    command.stamp.name = kernel.name;
    command.stamp.queue = fmt::format("queue {}", launch.queue);
    command.stamp.queuedNs = command.stamp.submittedNs = command.stamp.startNs = launch.startNs;
    command.stamp.endNs = launch.endNs;
    command.details = {{"global", extentsText(launch.global, "-")}, {"source_hash", kernel.sourceHash}};
    process.commands.push_back(std::move(command));
  }
  std::vector<TraceProcess> list;
  for (auto& [key, process] : processes) list.push_back(std::move(process));
  return toChromeTrace(list);
}

}  // namespace headroom
