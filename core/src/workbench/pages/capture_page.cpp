#include "headroom/pages/capture_page.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "headroom/text/shell_word.hpp"
#include "text/number_text.hpp"
#include "workbench/svg/svg_spans.hpp"

namespace headroom {
namespace {

constexpr std::size_t kMostKernels = 200;
constexpr std::size_t kMostLanes = 12;
constexpr int kCaptureDigits = 4;
constexpr double kUsPerMs = 1e3;
constexpr double kNsPerMs = 1e6;

std::string pluralText(std::uint64_t count, std::string_view one, std::string_view ending) {
  return fmt::format("{} {}{}", count, one, count == 1 ? "" : ending);
}

std::string captureCell(std::optional<double> number, double factor = 1) {
  return number ? significantText(*number * factor, kCaptureDigits) : std::string();
}

std::string extentsCell(const std::array<std::uint64_t, 3>& extents) {
  std::string text;
  for (const std::uint64_t extent : extents) {
    if (extent != 0) text += fmt::format("{}{}", text.empty() ? "" : "x", extent);
  }
  return text;
}

std::string titleOfCapture(const CaptureFigures& figures) {
  std::set<std::string> programs;
  for (const CapturedProcess& process : figures.processes) programs.insert(process.program);
  return programs.empty() ? std::string("Kernels of a program")
                          : fmt::format("Kernels of {}", fmt::join(programs, ", "));
}

std::string subtitleOfCapture(const CaptureFigures& figures) {
  std::set<std::string> devices;
  for (const CapturedKernel& kernel : figures.kernels) devices.insert(kernel.device);
  const std::string counts =
      fmt::format("{} of {} in {}, {} ms", pluralText(figures.launches, "launch", "es"),
                  pluralText(figures.kernels.size(), "kernel", "s"),
                  pluralText(figures.processes.size(), "process", "es"), plainText(figures.totalMs(), kCaptureDigits));
  return devices.empty() ? counts : fmt::format("{}, on {}", counts, fmt::join(devices, ", "));
}

void addCapturedKernels(Page& page, const CaptureFigures& figures) {
  page.blocks.emplace_back(PageHeading{"Kernels by time"});
  if (figures.kernels.empty()) {
    page.blocks.emplace_back(PageText{"The program launched no kernel."});
    return;
  }
  page.blocks.emplace_back(
      PageText{"The mean leaves out the first launch of each process, which may compile. The rate counts each byte of "
               "the buffers and images bound to a kernel once per launch."});
  PageTable table{{"Kernel", "Device", "Launches", "Total ms", "Share", "Mean \u00b5s", "First ms", "Global", "Local",
                   "Bound GB/s"},
                  {false, false, true, true, true, true, true, false, false, true},
                  {}};
  const double total = figures.totalMs();
  for (const CapturedKernel& kernel : figures.kernels) {
    if (table.lines.size() == kMostKernels) break;
    const std::string local = extentsCell(kernel.local);
    table.lines.push_back(
        {kernel.name, kernel.device, std::to_string(kernel.launches), significantText(kernel.totalMs, kCaptureDigits),
         total > 0 ? shareText(kernel.totalMs / total) : std::string(), captureCell(kernel.meanMs(), kUsPerMs),
         kernel.firstMs > 0 ? captureCell(kernel.firstMs) : std::string(), extentsCell(kernel.global),
         local.empty() ? std::string("driver's") : local, captureCell(kernel.gigabytesPerSecond())});
  }
  page.blocks.emplace_back(std::move(table));
  if (figures.kernels.size() > kMostKernels) {
    page.blocks.emplace_back(
        PageText{fmt::format("{} more kernels took less time each.", figures.kernels.size() - kMostKernels)});
  }
}

/// A lane for each queue.
void addTimeline(Page& page, const CaptureFigures& figures) {
  SpanChart chart;
  chart.title = "The first launches of each process";
  for (const CapturedKernel& kernel : figures.kernels) chart.kinds.push_back(kernel.name);
  std::uint64_t first = std::numeric_limits<std::uint64_t>::max();
  for (const TimedLaunch& launch : figures.timeline) first = std::min(first, launch.startNs);
  std::map<std::pair<std::size_t, std::uint32_t>, std::size_t> places;
  for (const TimedLaunch& launch : figures.timeline) {
    if (launch.endNs < launch.startNs || launch.process >= figures.processes.size()) continue;
    const auto [place, isNew] = places.emplace(std::pair(launch.process, launch.queue), places.size());
    if (place->second >= kMostLanes) continue;
    if (isNew) {
      const CapturedProcess& process = figures.processes[launch.process];
      chart.lanes.push_back({fmt::format("{} ({}), queue {}", process.program, process.pid, launch.queue + 1), {}});
    }
    chart.lanes[place->second].bars.push_back({static_cast<double>(launch.startNs - first) / kNsPerMs,
                                               static_cast<double>(launch.endNs - first) / kNsPerMs, launch.kernel});
  }
  std::string svg = toSvg(chart);
  if (svg.empty()) return;
  page.blocks.emplace_back(PageHeading{"Timeline"});
  if (places.size() > kMostLanes) {
    page.blocks.emplace_back(PageText{fmt::format("The first {} of {} queues.", kMostLanes, places.size())});
  }
  page.blocks.emplace_back(PagePicture{std::move(svg)});
}

void addFolders(Page& page, const std::vector<CapturedFolder>& folders) {
  if (folders.empty()) return;
  constexpr double kBytesOfMiB = 1 << 20;
  page.blocks.emplace_back(PageHeading{"Captured folders"});
  PageTable table{{"Folder", "MiB"}, {false, true}, {}};
  for (const CapturedFolder& each : folders) {
    table.lines.push_back(
        {each.folder.string(), significantText(static_cast<double>(each.bytes) / kBytesOfMiB, kCaptureDigits)});
  }
  page.blocks.emplace_back(std::move(table));
}

void addProcesses(Page& page, const CaptureFigures& figures, const std::vector<std::string>& command) {
  page.blocks.emplace_back(PageHeading{"Program"});
  std::string line;
  for (const std::string& word : command) line += (line.empty() ? "" : " ") + shellWord(word);
  if (!line.empty()) page.blocks.emplace_back(PageCode{"Command", line + '\n'});
  PageTable table{{"Process", "Program", "Launches"}, {true, false, true}, {}};
  for (const CapturedProcess& process : figures.processes) {
    table.lines.push_back({std::to_string(process.pid), process.program, std::to_string(process.launches)});
  }
  if (!table.lines.empty()) page.blocks.emplace_back(std::move(table));
}

}  // namespace

Page pageOf(const CaptureFigures& figures, const std::vector<CapturedFolder>& folders,
            const std::vector<std::string>& command) {
  Page page{titleOfCapture(figures), subtitleOfCapture(figures), {}};
  addCapturedKernels(page, figures);
  addTimeline(page, figures);
  addFolders(page, folders);
  addProcesses(page, figures, command);
  if (!figures.notes.empty()) {
    page.blocks.emplace_back(PageHeading{"Notes"});
    page.blocks.emplace_back(PageList{figures.notes});
  }
  return page;
}

}  // namespace headroom
