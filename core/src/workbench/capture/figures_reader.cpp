// Reader of figures files, which are untrusted and may still be written.
#include "workbench/capture/figures_reader.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <filesystem>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "capture/figures.hpp"
#include "headroom/system/error.hpp"
#include "system/regular_file.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using namespace capture;

/// Limit of processes; the rest is left out.
constexpr std::size_t kMostProcesses = 1000;
/// For all processes together, because they are held in memory, sorted.
constexpr std::size_t kMostTimeline = std::size_t{1} << 18;

/// A text that ends within its field, whatever its contents.
template <std::size_t Size>
std::string textIn(const char (&text)[Size]) {
  return {text, strnlen(text, Size)};
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

/// Reads a part of a figures file. Returns nothing if the file is shorter.
bool readPart(const RegularFile& file, std::size_t offset, std::span<std::byte> to) {
  for (std::size_t at = 0; at < to.size();) {
    const ssize_t count = ::pread(file.descriptor(), to.data() + at, to.size() - at, static_cast<off_t>(offset + at));
    if (count <= 0) return false;
    at += static_cast<std::size_t>(count);
  }
  return true;
}

/// Numbers change one by one during the read. Two equal reads are a consistent snapshot.
bool readSteadily(const RegularFile& file, std::size_t offset, std::span<std::byte> to) {
  std::vector<std::byte> again(to.size());
  for (int tries = 0; tries < 3; ++tries) {
    if (!readPart(file, offset, to) || !readPart(file, offset, again)) return false;
    if (std::equal(to.begin(), to.end(), again.begin())) return true;
  }
  return true;  // each number is one aligned word, and so is never torn
}

/// The part of a figures file before its kernels, which are the first large table.
constexpr std::size_t kHeadBytes = offsetof(FiguresFile, kernel);

/// Reads the start of the file, and the used kernels and notes. `figures` is reused for each file.
bool readFigures(const RegularFile& file, FiguresFile& figures) {
  const std::span all = std::as_writable_bytes(std::span(&figures, 1));
  if (file.size() != sizeof(FiguresFile) || !readSteadily(file, 0, all.first(kHeadBytes))) return false;
  if (figures.magic != kFiguresMagic || figures.version != kFiguresVersion || figures.fileBytes != sizeof(FiguresFile))
    return false;
  const std::size_t kernels = std::min<std::uint64_t>(figures.kernels, kMostKernels) * sizeof(KernelFigures);
  const std::size_t notes = std::min<std::uint64_t>(figures.notes, kMostNotes) * sizeof(NoteFigures);
  constexpr std::size_t kNotes = offsetof(FiguresFile, note);
  return readSteadily(file, kHeadBytes, all.subspan(kHeadBytes, kernels)) &&
         readPart(file, kNotes, all.subspan(kNotes, notes));
}

/// A launch with the index of its file and its kernel there.
struct SeenLaunch {
  std::size_t file = 0;
  LaunchFigures launch{};
};

bool startsBefore(const SeenLaunch& one, const SeenLaunch& other) {
  return one.launch.startNs < other.launch.startNs;
}

/// Read state of a file's launches.
struct ReadLaunches {
  std::size_t count = 0;          ///< entries read
  std::vector<std::size_t> gaps;  ///< entries among them that were not written yet
};

/// The launches of all files, by start.
class Timeline {
 public:
  /// Reads the file's new launches since the last call.
  void read(std::size_t index, const RegularFile& file, const FiguresFile& figures) {
    ReadLaunches& known = known_[index];
    for (std::size_t& gap : known.gaps) {
      LaunchFigures launch{};
      if (!readPart(file, placeOf(gap), std::as_writable_bytes(std::span(&launch, 1))) || launch.ready != 1) continue;
      add(index, launch);
      gap = kNone;
    }
    std::erase(known.gaps, kNone);
    const std::size_t count = std::min<std::uint64_t>(figures.timeline, kMostLaunches);
    if (count <= known.count) return;
    if (isFull()) {
      leftOut_ += count - known.count;
      known.count = count;
      return;
    }
    std::vector<LaunchFigures> more(count - known.count);
    if (!readPart(file, placeOf(known.count), std::as_writable_bytes(std::span(more)))) return;
    for (const LaunchFigures& launch : more) {
      if (launch.ready == 1) {
        add(index, launch);
      } else {
        known.gaps.push_back(known.count);
      }
      ++known.count;
    }
  }

  /// Returns all of them, and the number that did not fit.
  const std::vector<SeenLaunch>& sorted() {
    std::stable_sort(launches_.begin() + static_cast<std::ptrdiff_t>(sorted_), launches_.end(), startsBefore);
    std::inplace_merge(launches_.begin(), launches_.begin() + static_cast<std::ptrdiff_t>(sorted_), launches_.end(),
                       startsBefore);
    sorted_ = launches_.size();
    return launches_;
  }
  [[nodiscard]] std::uint64_t leftOut() const { return leftOut_; }

 private:
  static constexpr std::size_t kNone = ~std::size_t{0};

  static std::size_t placeOf(std::size_t index) {
    return offsetof(FiguresFile, launch) + index * sizeof(LaunchFigures);
  }
  [[nodiscard]] bool isFull() const { return launches_.size() >= kMostTimeline; }

  void add(std::size_t index, const LaunchFigures& launch) {
    if (launch.endNs < launch.startNs) return;
    if (isFull()) {
      ++leftOut_;
    } else {
      launches_.push_back({index, launch});
    }
  }

  std::map<std::size_t, ReadLaunches> known_;  // by file
  std::vector<SeenLaunch> launches_;
  std::size_t sorted_ = 0;  // sorted ones, from the front
  std::uint64_t leftOut_ = 0;
};

class Merger {
 public:
  /// `index`: of the file, as in SeenLaunch.
  void add(std::size_t index, const FiguresFile& file) {
    Known& known = known_[index];
    known.process = figures_.processes.size();
    figures_.processes.push_back({file.pid, textIn(file.program), file.launches});
    figures_.launches += file.launches;
    for (std::size_t i = 0; i < std::min<std::uint64_t>(file.kernels, kMostKernels); ++i) {
      const KernelFigures& kernel = file.kernel[i];
      if (kernel.ready == 1 && kernel.launches > 0) known.kernels[i] = addKernel(file, kernel);
    }
    addNotes(file);
  }

  void addTimeline(const std::vector<SeenLaunch>& launches, std::uint64_t leftOut) {
    figures_.timeline.reserve(launches.size());
    for (const auto& [file, launch] : launches) {
      const auto known = known_.find(file);
      if (known == known_.end()) continue;
      const auto kernel = known->second.kernels.find(launch.kernel);
      if (kernel == known->second.kernels.end()) continue;
      figures_.timeline.push_back({known->second.process,
                                   kernel->second,
                                   launch.queue,
                                   launch.startNs,
                                   launch.endNs,
                                   {launch.global[0], launch.global[1], launch.global[2]}});
    }
    if (leftOut > 0)
      note(
          fmt::format("The timeline has {} launches of all processes. {} more were left out.", kMostTimeline, leftOut));
  }

  void note(const std::string& sentence) {
    if (std::find(figures_.notes.begin(), figures_.notes.end(), sentence) == figures_.notes.end())
      figures_.notes.push_back(sentence);
  }

  /// Sorts kernels by total.
  CaptureFigures sorted() && {
    const bool isSampled = std::any_of(figures_.kernels.begin(), figures_.kernels.end(),
                                       [](const CapturedKernel& kernel) { return kernel.skipped > 0; });
    if (isSampled)
      note(
          "Of kernels with many launches shorter than 0.3 ms only some are timed after the first ones, chosen at "
          "random, because timing can cost more than such a launch. Their totals are estimated from these.");
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
    return std::move(figures_);
  }

 private:
  std::size_t addKernel(const FiguresFile& file, const KernelFigures& from) {
    const std::size_t device = std::min<std::size_t>(from.device, kMostDevices - 1);
    const Key key(textIn(from.name), textIn(from.nameHash), textIn(from.sourceHash), textIn(file.device[device].name));
    const auto [found, isNew] = kernels_.try_emplace(key, figures_.kernels.size());
    if (isNew) {
      CapturedKernel& kernel = figures_.kernels.emplace_back();
      std::tie(kernel.name, std::ignore, kernel.sourceHash, kernel.device) = key;
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
    const double repeatedBytes = static_cast<double>(from.boundBytes - std::min(from.boundBytes, from.firstBoundBytes));
    // Skipped launches are like those drawn in their place; if there are none yet, like all that were timed.
    const bool areDrawn = from.drawn > 0;
    const std::uint64_t like = areDrawn ? from.drawn : repeated;
    const std::uint64_t estimated = like > 0 ? from.skipped : 0;
    const double share = static_cast<double>(estimated) / static_cast<double>(std::max<std::uint64_t>(like, 1));
    const double skippedMs = share * (areDrawn ? milliseconds(from.drawnNs) : repeatedMs);
    const double skippedBytes = share * (areDrawn ? static_cast<double>(from.drawnBytes) : repeatedBytes);
    to.skipped += from.skipped;
    to.repeated += repeated + estimated;
    to.repeatedMs += repeatedMs + skippedMs;
    to.repeatedBytes += repeatedBytes + skippedBytes;
    to.totalMs += milliseconds(from.totalNs) + skippedMs;
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
      note(fmt::format("The timeline of process {} has its first {} launches of {}.", file.pid, kMostLaunches,
                       file.timeline));
  }

  /// A truncated name is ambiguous: name, its hash, the source's, device.
  using Key = std::tuple<std::string, std::string, std::string, std::string>;
  /// Indices of a file's entries in the figures.
  struct Known {
    std::size_t process = 0;
    std::unordered_map<std::size_t, std::size_t> kernels;  // by index in the file
  };

  CaptureFigures figures_;
  std::map<Key, std::size_t> kernels_;
  std::map<std::size_t, Known> known_;
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

struct FiguresReader::State {
  fs::path session;
  std::map<fs::path, std::size_t> indices;  // of files, in order of appearance
  Timeline timeline;
  std::unique_ptr<FiguresFile> figures = std::make_unique<FiguresFile>();  // large, and reused for one file at a time
};

FiguresReader::FiguresReader(fs::path session) : state_(std::make_unique<State>()) {
  state_->session = std::move(session);
}
FiguresReader::~FiguresReader() = default;

CaptureFigures FiguresReader::read() {
  Merger merger;
  const std::vector<fs::path> files = figuresFiles(state_->session);
  std::size_t count = 0;
  for (const fs::path& name : files) {
    if (++count > kMostProcesses) {
      merger.note(fmt::format("Only the first {} of {} processes are counted.", kMostProcesses, files.size()));
      break;
    }
    try {
      const RegularFile file(name);
      if (readFigures(file, *state_->figures)) {
        const std::size_t index = state_->indices.try_emplace(name, state_->indices.size()).first->second;
        merger.add(index, *state_->figures);
        state_->timeline.read(index, file, *state_->figures);
        continue;
      }
    } catch (const Error&) {
      // Treated as a file that is not a figures file.
    }
    merger.note(fmt::format("{} is damaged and was skipped.", name.filename().string()));
  }
  merger.addTimeline(state_->timeline.sorted(), state_->timeline.leftOut());
  return std::move(merger).sorted();
}

CaptureFigures readCaptureFigures(const fs::path& session) {
  return FiguresReader(session).read();
}

}  // namespace headroom
