// Figures files, which any process may have written and may still be writing.
#include "capture/figures.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <map>
#include <memory>
#include <span>
#include <string_view>
#include <tuple>
#include <vector>

#include "headroom/capture.hpp"
#include "headroom/system/error.hpp"
#include "system/regular_file.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using namespace capture;

/// More processes than any program has: the rest is left out.
constexpr std::size_t kMostProcesses = 1000;

/// A text that ends within its room, whatever is written there.
template <std::size_t Size>
std::string textIn(const char (&text)[Size]) {
  return {text, strnlen(text, Size)};
}

/// Numbers are changed one by one while they are read. Two equal readings are of one moment.
bool readSteadily(int descriptor, std::span<std::byte> to, std::vector<std::byte>& again) {
  const auto readInto = [descriptor](std::span<std::byte> part) {
    for (std::size_t at = 0; at < part.size();) {
      const ssize_t count = ::pread(descriptor, part.data() + at, part.size() - at, static_cast<off_t>(at));
      if (count <= 0) return false;
      at += static_cast<std::size_t>(count);
    }
    return true;
  };
  again.resize(to.size());
  for (int tries = 0; tries < 3; ++tries) {
    if (!readInto(to) || !readInto(again)) return false;
    if (std::memcmp(to.data(), again.data(), to.size()) == 0) return true;
  }
  return true;  // each number is one aligned word, so that it is whole even so
}

/// A copy of the file, whose counts are within bounds; null where it is no figures file.
std::unique_ptr<FiguresFile> readFile(const fs::path& name) {
  const RegularFile file(name);
  if (file.size() != sizeof(FiguresFile)) return nullptr;
  auto figures = std::make_unique<FiguresFile>();
  std::vector<std::byte> again;
  if (!readSteadily(file.descriptor(), std::as_writable_bytes(std::span(figures.get(), 1)), again)) return nullptr;
  if (figures->magic != kFiguresMagic || figures->version != kFiguresVersion ||
      figures->fileBytes != sizeof(FiguresFile))
    return nullptr;
  return figures;
}

const char* nameOf(SourceKind kind) {
  switch (kind) {
    case SourceKind::Text:
      return "text";
    case SourceKind::Il:
      return "il";
    case SourceKind::Binary:
      return "binary";
    case SourceKind::BuiltIn:
      return "built-in";
  }
  return "unknown";
}

double milliseconds(std::uint64_t ns) {
  return static_cast<double>(ns) / 1e6;
}

class Merger {
 public:
  void add(const FiguresFile& file) {
    const std::size_t process = figures_.processes.size();
    figures_.processes.push_back({file.pid, textIn(file.program), file.launches});
    figures_.launches += file.launches;
    std::map<std::size_t, std::size_t> indices;
    for (std::size_t i = 0; i < std::min<std::uint64_t>(file.kernels, kMostKernels); ++i) {
      const KernelFigures& kernel = file.kernel[i];
      if (kernel.ready == 1 && kernel.launches > 0) indices[i] = addKernel(file, kernel);
    }
    for (std::size_t i = 0; i < std::min<std::uint64_t>(file.timeline, kMostLaunches); ++i) {
      const LaunchFigures& launch = file.launch[i];
      const auto kernel = indices.find(launch.kernel);
      if (launch.ready != 1 || kernel == indices.end() || launch.endNs < launch.startNs) continue;
      figures_.timeline.push_back({process,
                                   kernel->second,
                                   launch.queue,
                                   launch.startNs,
                                   launch.endNs,
                                   {launch.global[0], launch.global[1], launch.global[2]}});
    }
    addNotes(file);
  }

  void note(const std::string& sentence) {
    if (std::find(figures_.notes.begin(), figures_.notes.end(), sentence) == figures_.notes.end())
      figures_.notes.push_back(sentence);
  }

  /// Kernels by their total, launches by their start.
  CaptureFigures sorted() && {
    const bool isSampled = std::any_of(figures_.kernels.begin(), figures_.kernels.end(),
                                       [](const CapturedKernel& kernel) { return kernel.skipped > 0; });
    if (isSampled)
      note(
          "Of kernels with many short launches one launch in eight is timed after the first 1000. Their totals are "
          "estimated from these.");
    std::vector<std::size_t> order(figures_.kernels.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(), [this](std::size_t one, std::size_t other) {
      return figures_.kernels[one].totalMs > figures_.kernels[other].totalMs;
    });
    std::vector<CapturedKernel> kernels;
    std::vector<std::size_t> places(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
      places[order[i]] = i;
      kernels.push_back(std::move(figures_.kernels[order[i]]));
    }
    figures_.kernels = std::move(kernels);
    for (TimedLaunch& launch : figures_.timeline) launch.kernel = places[launch.kernel];
    std::stable_sort(figures_.timeline.begin(), figures_.timeline.end(),
                     [](const TimedLaunch& one, const TimedLaunch& other) { return one.startNs < other.startNs; });
    return std::move(figures_);
  }

 private:
  std::size_t addKernel(const FiguresFile& file, const KernelFigures& from) {
    const std::size_t device = std::min<std::size_t>(from.device, kMostDevices - 1);
    const auto key = std::tuple(textIn(from.name), textIn(from.sourceHash), textIn(file.device[device].name));
    const auto [found, isNew] = kernels_.try_emplace(key, figures_.kernels.size());
    if (isNew) {
      CapturedKernel& kernel = figures_.kernels.emplace_back();
      std::tie(kernel.name, kernel.sourceHash, kernel.device) = key;
      kernel.source = nameOf(from.source);
    }
    addTimes(figures_.kernels[found->second], from);
    return found->second;
  }

  static void addTimes(CapturedKernel& to, const KernelFigures& from) {
    to.launches += from.launches;
    to.timed += from.timed;
    to.untimed += from.untimed;
    const bool isFirstTimed = from.firstNs > 0;
    to.firstMs = std::max(to.firstMs, milliseconds(from.firstNs));
    const std::uint64_t repeated = from.timed - std::min<std::uint64_t>(from.timed, isFirstTimed ? 1 : 0);
    const double repeatedMs = milliseconds(from.totalNs - std::min(from.totalNs, from.firstNs));
    to.repeated += repeated;
    to.repeatedMs += repeatedMs;
    to.totalMs += milliseconds(from.totalNs);
    to.skipped += from.skipped;
    if (repeated > 0) to.totalMs += repeatedMs / static_cast<double>(repeated) * static_cast<double>(from.skipped);
    to.repeatedBytes += static_cast<double>(from.boundBytes - std::min(from.boundBytes, from.firstBoundBytes));
    if (from.shortestNs != kNoShortest) {
      to.shortestMs = std::min(to.shortestMs.value_or(milliseconds(from.shortestNs)), milliseconds(from.shortestNs));
      to.longestMs = std::max(to.longestMs.value_or(0), milliseconds(from.longestNs));
    }
    to.boundBytes = from.lastBoundBytes;
    std::copy(std::begin(from.lastGlobal), std::end(from.lastGlobal), to.global.begin());
    std::copy(std::begin(from.lastLocal), std::end(from.lastLocal), to.local.begin());
  }

  void addNotes(const FiguresFile& file) {
    for (std::size_t i = 0; i < std::min<std::uint64_t>(file.notes, kMostNotes); ++i) {
      if (file.note[i].ready == 1) note(textIn(file.note[i].text));
    }
    if (file.notes > kMostNotes)
      note(fmt::format("{} more notes of process {} were left out.", file.notes - kMostNotes, file.pid));
    if (file.unlisted > 0)
      note(
          fmt::format("Process {} launched more than {} different kernels. {} launches are of kernels that are not "
                      "listed.",
                      file.pid, kMostKernels, file.unlisted));
    if (file.unwatched > 0)
      note(fmt::format("{} launches of process {} were not timed, because too many had not ended yet.", file.unwatched,
                       file.pid));
    if (file.timeline > kMostLaunches)
      note(fmt::format("The time line of process {} has its first {} launches of {}.", file.pid, kMostLaunches,
                       file.timeline));
  }

  CaptureFigures figures_;
  std::map<std::tuple<std::string, std::string, std::string>, std::size_t> kernels_;
};

std::vector<fs::path> figuresFiles(const fs::path& session) {
  std::vector<fs::path> files;
  std::error_code failure;
  for (fs::directory_iterator entry(session / kFiguresFolder, failure), end; !failure && entry != end;
       entry.increment(failure)) {
    if (entry->path().extension() == kFiguresExtension) files.push_back(entry->path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

CaptureFigures readCaptureFigures(const fs::path& session) {
  Merger merger;
  const std::vector<fs::path> files = figuresFiles(session);
  std::size_t count = 0;
  for (const fs::path& name : files) {
    if (++count > kMostProcesses) {
      merger.note(fmt::format("Only the first {} of {} processes are counted.", kMostProcesses, files.size()));
      break;
    }
    try {
      if (std::unique_ptr<FiguresFile> file = readFile(name)) {
        merger.add(*file);
        continue;
      }
    } catch (const Error&) {
      // As a file that is no figures file.
    }
    merger.note(fmt::format("{} is damaged and was skipped.", name.filename().string()));
  }
  return std::move(merger).sorted();
}

}  // namespace headroom
