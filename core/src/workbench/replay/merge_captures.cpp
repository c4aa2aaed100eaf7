// Merges several captures of one kernel into one workload, in a new folder.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <system_error>
#include <utility>

#include "headroom/replay.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/values/size.hpp"
#include "headroom/workloads.hpp"
#include "system/scratch_folder.hpp"
#include "workbench/authoring/draft_toml.hpp"
#include "workbench/replay/capture_descriptions.hpp"
#include "workbench/replay/merge_words.hpp"
#include "workbench/replay/replay_toml.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// Limit of a workload's sizes.
constexpr std::size_t kMostLaunches = 64;
constexpr std::size_t kMostHeaders = 10'000;
/// Doubles represent all integers below.
constexpr double kMostMovedBytes = 0x1p53;
constexpr std::string_view kWorkload = "workload.toml";
constexpr std::string_view kHeaders = "include";

struct OpenedCapture {
  CaptureFiles files;
  ReplayModel model;
};

/// Takes over a replay's findings about its buffers and bytes, or the user's edits.
void takeUses(const CaptureFiles& files, ReplayModel& model) {
  if (!files.has(kWorkload)) return;
  const Workload described = readUserWorkload(workloadIdOf(files), files.text(kWorkload),
                                              (files.folder() / kWorkload).string(), files.folder().string());
  for (ReplayBuffer& buffer : model.buffers) {
    const Buffer* known = findBuffer(described, buffer.name);
    if (known == nullptr) continue;
    buffer.use = known->use;
    const auto mask = described.expected.masks.find(buffer.name);
    if (mask != described.expected.masks.end() && files.has(mask->second) && files.size(mask->second) == buffer.bytes)
      buffer.mask = mask->second;
  }
  // Without a replay the description has the bytes of all buffers.
  const double bytes = compulsoryBytes(described, described.usualOnCpus.front());
  if (bytes >= 1 && bytes < kMostMovedBytes && bytes != static_cast<double>(bytesOfBuffers(model)))
    model.movedBytes = static_cast<std::uint64_t>(bytes);
}

std::vector<OpenedCapture> opened(const std::vector<fs::path>& folders) {
  if (folders.size() < 2 || folders.size() > kMostLaunches)
    throw UsageError(
        fmt::format("{} captures are named. Name 2 to {} captures of one kernel.", folders.size(), kMostLaunches));
  std::vector<OpenedCapture> captures;
  for (const fs::path& folder : folders) {
    CaptureFiles files(folder);
    for (const OpenedCapture& other : captures) {
      if (other.files.folder() == files.folder())
        throw UsageError(fmt::format("{} is named twice. Name each capture once.", folder.string()));
    }
    ReplayModel model = replayModelOf(files, readCapture(files));
    takeUses(files, model);
    captures.push_back({std::move(files), std::move(model)});
  }
  return captures;
}

/// Captures store numbers of the kernel's launches; those of several processes may be equal.
bool haveLaunchNumbers(const std::vector<OpenedCapture>& captures) {
  std::set<std::uint64_t> numbers;
  for (const OpenedCapture& capture : captures) numbers.insert(capture.model.launch.launchOfKernel);
  return numbers.size() == captures.size() && *numbers.begin() > 0 &&
         *numbers.rbegin() <= static_cast<std::uint64_t>(kLargestExtent);
}

class FolderMerger {
 public:
  FolderMerger(std::vector<OpenedCapture> captures, fs::path folder)
      : captures_(std::move(captures)), folder_(std::move(folder)), hasNumbers_(haveLaunchNumbers(captures_)) {
    if (hasNumbers_)
      std::ranges::sort(captures_, {}, [](const OpenedCapture& one) { return one.model.launch.launchOfKernel; });
    for (std::size_t i = 0; i < captures_.size(); ++i) addLaunch(i);
    addWholeMasks();
  }

  [[nodiscard]] MergedCaptures make() {
    requireOneSource();
    MergedCaptures made;
    made.size = hasNumbers_ ? "LAUNCH" : "CAPTURE";
    for (const LaunchToMerge& launch : launches_) made.values.push_back(launch.value);
    const PlaceFiles place = [&](const std::vector<std::string>& files, const std::string& name) {
      return placed(files, name, made.size);
    };
    LaunchWords words = WordsMerger(launches_, made.size, place).merged();
    words.origin = originOf(made);
    words.aboutSizes = hasNumbers_ ? "Which launch of the program's. What differs between launches is in [let], and in "
                                     "a folder for each."
                                   : "Which capture. What differs between captures is in [let], and in a folder for "
                                     "each.";
    copySource();
    writeFile(folder_ / kWorkload, sealed(workloadToml(words)));
    writeFile(folder_ / kCapturedFile, sealed(launchToml(words)));
    writeFile(folder_ / kMergedFile, launchesText());
    made.notes = std::move(words.notes);
    return made;
  }

 private:
  void addLaunch(std::size_t index) {
    const OpenedCapture& capture = captures_[index];
    LaunchToMerge launch{wordsOf(capture.model), workloadIdOf(capture.files),
                         std::to_string(hasNumbers_ ? capture.model.launch.launchOfKernel : index + 1),
                         capture.files.folder().string(), std::to_string(bytesOfBuffers(capture.model))};
    for (BufferWords& buffer : launch.words.buffers) {
      for (std::string* file : {&buffer.before, &buffer.after, &buffer.mask}) {
        if (!file->empty()) *file = (capture.files.folder() / *file).string();
      }
    }
    launches_.push_back(std::move(launch));
  }

  /// If a buffer has a mask in one of the captures, those without one compare all bytes.
  void addWholeMasks() {
    for (std::size_t b = 0; b < launches_.front().words.buffers.size(); ++b) {
      const auto hasMask = [b](const LaunchToMerge& launch) {
        return b < launch.words.buffers.size() && !launch.words.buffers[b].mask.empty();
      };
      if (std::ranges::none_of(launches_, hasMask)) continue;
      for (std::size_t i = 0; i < launches_.size(); ++i) {
        if (hasMask(launches_[i]) || b >= launches_[i].words.buffers.size()) continue;
        const fs::path file = scratch_.file(fmt::format("{}-{}.bin", b, i));
        writeFile(file, std::string(captures_[i].model.buffers[b].bytes, '\1'));
        launches_[i].words.buffers[b].mask = file.string();
      }
    }
  }

  void requireOneSource() const {
    const OpenedCapture& first = captures_.front();
    for (const OpenedCapture& other : captures_) {
      const auto isEqual = [&](const std::string& file) {
        return haveEqualBytes(first.files.folder() / file, other.files.folder() / file);
      };
      const std::vector<std::string>& sources = first.model.launch.sources;
      if (sources != other.model.launch.sources || !std::ranges::all_of(sources, isEqual) ||
          headersOf(first) != headersOf(other) || !std::ranges::all_of(headersOf(first), isEqual))
        throw UsageError(
            fmt::format("{} and {} cannot be one workload: the sources of their programs differ. Merge "
                        "captures of one source.",
                        workloadIdOf(first.files), workloadIdOf(other.files)));
    }
  }

  /// Relative to the capture's folder, sorted.
  static std::vector<std::string> headersOf(const OpenedCapture& capture) {
    std::vector<std::string> names;
    std::error_code failure;
    const fs::path& folder = capture.files.folder();
    fs::recursive_directory_iterator entry(folder / kHeaders, failure);
    for (const fs::recursive_directory_iterator end; !failure && entry != end; entry.increment(failure)) {
      if (names.size() == kMostHeaders)
        throw capture.files.error(kHeaders, fmt::format("has more than {} files; name a capture", kMostHeaders));
      const std::string name = entry->path().lexically_relative(folder).string();
      if (capture.files.has(name)) names.push_back(name);
    }
    std::ranges::sort(names);
    return names;
  }

  /// Copies, not links, because these are meant to be edited.
  void copySource() const {
    const OpenedCapture& first = captures_.front();
    std::vector<std::string> files = headersOf(first);
    files.insert(files.end(), first.model.launch.sources.begin(), first.model.launch.sources.end());
    for (const std::string& file : files) {
      makeFolderOf(file);
      std::error_code failure;
      fs::copy_file(first.files.folder() / file, folder_ / file, failure);
      if (failure) throw notWritten(file, failure);
    }
  }

  [[nodiscard]] std::string placed(const std::vector<std::string>& files, const std::string& name,
                                   const std::string& size) const {
    const bool areEqual =
        std::ranges::all_of(files, [&](const std::string& file) { return haveEqualBytes(files.front(), file); });
    if (areEqual) {
      link(files.front(), name);
      return name;
    }
    for (std::size_t i = 0; i < files.size(); ++i) link(files[i], launches_[i].value + "/" + name);
    return fmt::format("{{{}}}/{}", size, name);
  }

  /// `file` must be one of a capture's own, see CaptureFiles::has.
  void link(const std::string& file, const std::string& name) const {
    makeFolderOf(name);
    std::error_code failure;
    const fs::path whole = fs::canonical(file, failure);
    if (!failure) fs::create_hard_link(whole, folder_ / name, failure);
    if (failure) fs::copy_file(file, folder_ / name, failure);  // on another file system
    if (failure) throw notWritten(name, failure);
  }

  void makeFolderOf(const std::string& name) const {
    std::error_code failure;
    fs::create_directories((folder_ / name).parent_path(), failure);
    if (failure) throw notWritten(name, failure);
  }

  [[nodiscard]] Error notWritten(const std::string& name, const std::error_code& failure) const {
    return {Stage::ReportFile, fmt::format("{} cannot be written: {}. Make room, or name another folder.",
                                           (folder_ / name).string(), failure.message())};
  }

  /// See kMergedFile.
  [[nodiscard]] std::string launchesText() const {
    const CapturedLaunch& first = captures_.front().model.launch;
    std::string global;
    std::string local;
    for (const OpenedCapture& capture : captures_) {
      const CapturedLaunch& launch = capture.model.launch;
      global += fmt::format("{}[{}]", global.empty() ? "" : ", ", fmt::join(launch.global, ", "));
      local += fmt::format("{}[{}]", local.empty() ? "" : ", ", fmt::join(launch.local, ", "));
    }
    return fmt::format(
        "# The launches as they were captured, for `headroom-cli capture --with`.\nkernel      = {}\nsource      = "
        "{}\nsource_hash = {}\nglobal      = [{}]\nlocal       = [{}]\n",
        quotedText(first.kernel), quotedText(first.sources.front()), quotedText(first.sourceHash), global, local);
  }

  [[nodiscard]] std::string originOf(const MergedCaptures& made) const {
    const CapturedLaunch& launch = captures_.front().model.launch;
    std::string text = hasNumbers_
                           ? fmt::format("Launches {} of kernel {}", fmt::join(made.values, ", "), launch.kernel)
                           : fmt::format("{} launches of kernel {}", made.values.size(), launch.kernel);
    if (!launch.program.empty()) text += " in " + launch.program;
    text += ", captured";
    if (!launch.device.empty()) text += " on " + launch.device;
    return text + ".";
  }

  std::vector<OpenedCapture> captures_;
  fs::path folder_;
  bool hasNumbers_ = false;
  std::vector<LaunchToMerge> launches_;
  ScratchFolder scratch_{"merge"};
};

/// A new folder beside the final one, renamed when it is complete.
class FolderInTheMaking {
 public:
  explicit FolderInTheMaking(const fs::path& to) : to_(to) {
    std::error_code failure;
    if (fs::exists(fs::symlink_status(to, failure)))
      throw UsageError(fmt::format("{} exists already. Name a new folder.", to.string()));
    std::string pattern = (to.parent_path() / (std::string(kTemporaryFilePrefix) + "XXXXXX")).string();
    fs::create_directories(to.parent_path(), failure);
    if (mkdtemp(pattern.data()) == nullptr)
      throw Error(Stage::ReportFile,
                  fmt::format("No folder can be made in {}. Check its permissions.", to.parent_path().string()));
    made_ = pattern;
  }
  ~FolderInTheMaking() {
    std::error_code failure;
    if (!made_.empty()) fs::remove_all(made_, failure);
  }
  FolderInTheMaking(const FolderInTheMaking&) = delete;
  FolderInTheMaking& operator=(const FolderInTheMaking&) = delete;

  [[nodiscard]] const fs::path& path() const { return made_; }

  void finish() {
    std::error_code failure;
    fs::permissions(made_, fs::perms(0755), failure);
    fs::rename(made_, to_, failure);
    if (failure)
      throw Error(Stage::ReportFile,
                  fmt::format("{} cannot be written: {}. Name another folder.", to_.string(), failure.message()));
    made_.clear();
  }

 private:
  fs::path to_;
  fs::path made_;
};

}  // namespace

MergedCaptures mergeCaptures(const std::vector<fs::path>& captures, const fs::path& to) {
  std::error_code failure;
  fs::path folder = fs::absolute(to, failure).lexically_normal();
  if (!folder.has_filename()) folder = folder.parent_path();
  FolderInTheMaking making(folder);
  MergedCaptures made = FolderMerger(opened(captures), making.path()).make();
  making.finish();
  made.folder = folder;
  made.file = folder / kCapturedFile;
  made.variant = fmt::format("{}.{}", folder.filename().string(), fs::path(kCapturedFile).stem().string());
  return made;
}

}  // namespace headroom
