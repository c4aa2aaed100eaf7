// headroom-cli replay: captured launches of other programs, launched again and described as workloads.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "commands.hpp"
#include "headroom/replay.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/text/shell_word.hpp"
#include "output_files.hpp"
#include "terminal.hpp"

namespace headroom::cli {
namespace {

namespace fs = std::filesystem;

/// The folder itself, or the captures in it.
std::vector<fs::path> capturesIn(const fs::path& folder) {
  std::error_code failure;
  if (!fs::is_directory(folder, failure))
    throw UsageError(fmt::format("There is no folder {}. Name the folder of a capture.", folder.string()));
  if (isCaptureFolder(folder)) return {folder};
  std::vector<fs::path> found;
  fs::directory_iterator entry(folder, failure);
  for (const fs::directory_iterator end; !failure && entry != end; entry.increment(failure)) {
    if (isCaptureFolder(entry->path())) found.push_back(entry->path());
  }
  if (found.empty())
    throw UsageError(fmt::format(
        "{} is not a capture: it has no kernelName.txt and worksizes.txt, nor has a folder in it.", folder.string()));
  std::ranges::sort(found);
  return found;
}

class Replayer {
 public:
  Replayer(const CommonOptions& common, const ReplayOptions& options) : common_(common), options_(options) {}

  int run() {
    requireOutputs({options_.jsonFile == "-" ? "" : options_.jsonFile}, {});
    std::vector<fs::path> captures;
    for (const std::string& folder : options_.folders) {
      for (fs::path& capture : capturesIn(folder)) captures.push_back(std::move(capture));
    }
    if (!options_.mergedFolder.empty() && fs::exists(fs::symlink_status(options_.mergedFolder)))
      throw UsageError(fmt::format("{} exists already. Name a new folder.", options_.mergedFolder));
    if (captures.size() > 1 && !options_.jsonFile.empty())
      throw UsageError(fmt::format("There are {} captures, and --json is of one. Name one of them.", captures.size()));
    int exitCode = kOk;
    for (const fs::path& capture : captures) {
      if (&capture != &captures.front()) printOut("\n");
      const int code = options_.describesOnly ? describeOrSay(capture, captures.size()) : replayOne(capture);
      if (code != kOk && exitCode != kWrongResult) exitCode = code;
      if (hasEnded_) break;
    }
    if (!options_.mergedFolder.empty() && !hasEnded_) merge(captures, exitCode);
    return exitCode;
  }

 private:
  /// Of several captures one that cannot be described does not keep the others from it.
  [[nodiscard]] int describeOrSay(const fs::path& folder, std::size_t captures) const {
    try {
      return describe(folder);
    } catch (const UsageError&) {
      throw;
    } catch (const Error& error) {
      if (captures == 1) throw;
      printTo(stderr, "headroom-cli replay: {}\n", error.what());
      return kRuntimeFailure;
    }
  }

  [[nodiscard]] int describe(const fs::path& folder) const {
    const CaptureDescription made =
        describeCapture(folder, options_.overwrite ? ChangedDescription::IsReplaced : ChangedDescription::Stays);
    printOut("{}\n", made.isWritten
                         ? fmt::format("{} is described in {}/workload.toml.", made.variant, made.folder.string())
                         : fmt::format("{}/workload.toml or captured.toml was changed, so both stay. "
                                       "--overwrite replaces them.",
                                       made.folder.string()));
    for (const std::string& note : made.notes) printOut("{}\n", note);
    printNext(made.folder);
    return kOk;
  }

  /// Also where a result is not as captured: then runs of the workload find it.
  void merge(const std::vector<fs::path>& captures, int exitCode) const {
    if (exitCode != kOk && exitCode != kWrongResult)
      throw UsageError(fmt::format("{} was not written, as not all captures could be replayed. Leave these out.",
                                   options_.mergedFolder));
    const MergedCaptures made = mergeCaptures(captures, options_.mergedFolder);
    if (options_.jsonFile == "-") return;
    printOut("\n{} has all captures, with a size {} = {}, and is described in {}/workload.toml.\n", made.variant,
             made.size, fmt::join(made.values, ", "), made.folder.string());
    for (const std::string& note : made.notes) printOut("{}\n", note);
    printNext(made.folder);
  }

  int replayOne(const fs::path& folder) {
    if (!workbench_) {
      WorkbenchOptions workbench = toWorkbenchOptions(common_);
      workbench.historyFolder.clear();
      workbench_.emplace(std::move(workbench));
    }
    ReplayPlan plan;
    plan.folder = folder.string();
    plan.device = options_.device;
    plan.times = options_.times;
    plan.limitSeconds = options_.limitSeconds;
    plan.replacesChanged = options_.overwrite;
    const CollectedRun run = waitFor(
        *workbench_, common_.quiet, [&](EventSink sink) { return workbench_->replay(plan, std::move(sink)); },
        "launches");
    if (!run.replay) {
      hasEnded_ = run.finished.outcome == Outcome::Cancelled;
      return exitCodeOf(run);
    }
    print(*run.replay);
    if (run.replay->status == Status::WrongResult) return kWrongResult;
    return run.replay->status == Status::Ok ? kOk : kRuntimeFailure;
  }

  void print(const ReplayDone& done) const {
    if (options_.jsonFile == "-") {
      printOut("{}", toJson(done));
      return;
    }
    printOut("{}", toText(done));
    printNext(done.folder);
    flushOutput();
    if (!options_.jsonFile.empty()) writeFile(options_.jsonFile, toJson(done));
  }

  static void printNext(const fs::path& folder) {
    printOut("Measure it: headroom-cli --kernels {} run --workload {}\n", shellWord(folder.string()),
             shellWord(folder.filename().string()));
  }

  const CommonOptions& common_;
  const ReplayOptions& options_;
  std::optional<Workbench> workbench_;
  bool hasEnded_ = false;
};

}  // namespace

int replay(const CommonOptions& common, const ReplayOptions& options) {
  if (!common.hosts.empty()) {
    throw UsageError(
        "Captured launches are replayed on this machine, which has their files. `headroom-cli --kernels FOLDER run "
        "--device HOST/` measures them on a host.");
  }
  if (common.inProcess)
    throw UsageError("Each replay has a process of its own, with fresh buffers. Leave out --in-process.");
  return Replayer(common, options).run();
}

}  // namespace headroom::cli
