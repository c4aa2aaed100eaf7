// A changed kernel put back into its program: alternating runs of both sides, and their outputs.
#include "headroom/capture/put_back.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <system_error>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/text/shell_word.hpp"
#include "system/scratch_folder.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

enum class Side { Before, After };

[[noreturn]] void fail(const std::string& sentence) {
  throw Error(Stage::Launch, sentence);
}

/// Returns the file's modification time; the earliest possible time if it does not exist.
fs::file_time_type timeOf(const fs::path& file) {
  std::error_code failure;
  const fs::file_time_type time = fs::last_write_time(file, failure);
  return failure ? fs::file_time_type::min() : time;
}

/// The command line with the files in it.
std::string withFiles(std::string command, const fs::path& before, const fs::path& after) {
  const auto put = [&command](std::string_view place, const fs::path& file) {
    const std::string word = shellWord(file.string());
    for (std::size_t at = command.find(place); at != std::string::npos; at = command.find(place, at + word.size()))
      command.replace(at, place.size(), word);
  };
  put("{before}", before);
  put("{after}", after);
  return command;
}

class PutBack {
 public:
  PutBack(const PutBackPlan& plan, const std::function<void(int, const CaptureSession*)>& follow)
      : plan_(plan), follow_(follow), scratch_("headroom-put-back") {
    report_.kernel = plan.replacement.kernel;
    for (const fs::path& file : plan.outputs) report_.outputs.push_back({file, 0, 0});
  }

  PutBackReport run() {
    for (int turn = 0; turn < plan_.runs; ++turn) {
      // The first run has colder caches, so that the order alternates.
      const bool isOwnFirst = turn % 2 == 0;
      take(isOwnFirst ? Side::Before : Side::After);
      take(isOwnFirst ? Side::After : Side::Before);
      for (std::size_t i = 0; i < plan_.outputs.size(); ++i) compare(i);
    }
    return std::move(report_);
  }

 private:
  void take(Side side) {
    CapturePlan plan = plan_.program;
    if (side == Side::After) plan.replacements = {plan_.replacement};
    std::vector<fs::file_time_type> before;
    for (const fs::path& file : plan_.outputs) before.push_back(timeOf(file));
    const auto start = std::chrono::steady_clock::now();
    CaptureSession session(plan);
    follow_(runs_, &session);
    const CaptureEnd end = session.wait();
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    follow_(runs_++, nullptr);
    if (side == Side::After) requireReplaced(session.outcomeOf(plan_.replacement));
    if (end.exitCode != 0)
      fail(fmt::format("{} ended with exit code {} {}. Nothing can be compared.", plan.command.front(), end.exitCode,
                       side == Side::After ? "with the changed kernel" : "with its own kernel"));
    add(side == Side::After ? report_.after : report_.before, session, seconds.count());
    for (std::size_t i = 0; i < plan_.outputs.size(); ++i) {
      if (timeOf(plan_.outputs[i]) == before[i])
        fail(fmt::format("The program did not write {}. Name a file that it writes.", plan_.outputs[i].string()));
      storeOutput(side, i);
    }
  }

  [[noreturn]] void failWithoutSource() const {
    fail(
        fmt::format("The program did not come with the source that {} was captured with. It may be another version of "
                    "the program, or its source differs from run to run. Capture the kernel again.",
                    report_.kernel));
  }

  void requireReplaced(const ReplacementOutcome& outcome) {
    if (!outcome.isBuilt) failWithoutSource();
    if (outcome.isRefused)
      fail(
          fmt::format("The driver did not build the changed source in the program. Measure {} alone to see the "
                      "compiler's messages.",
                      report_.kernel));
    const std::string kept =
        fmt::format("Some launches kept the program's own groups: the changed ones do not divide their global size.");
    if (outcome.areGroupsKept && std::find(report_.notes.begin(), report_.notes.end(), kept) == report_.notes.end())
      report_.notes.push_back(kept);
  }

  void add(PutBackSide& side, const CaptureSession& session, double seconds) const {
    const CaptureFigures figures = session.figures();
    double kernelMs = 0;
    std::uint64_t weight = 0;
    side.launches = 0;
    for (const CapturedKernel& kernel : figures.kernels) {
      if (!kernel.isNamed(report_.kernel) || kernel.sourceHash != plan_.replacement.sourceHash) continue;
      side.launches += kernel.launches;
      const std::uint64_t launches = std::max<std::uint64_t>(kernel.repeated, 1);
      if (const std::optional<double> mean = kernel.meanMs()) {
        kernelMs += *mean * static_cast<double>(launches);
        weight += launches;
      }
    }
    if (side.launches == 0) failWithoutSource();
    if (weight == 0) fail(fmt::format("The program launched no kernel {} that could be timed.", report_.kernel));
    side.kernelMs.push_back(kernelMs / static_cast<double>(weight));
    side.allKernelsMs.push_back(figures.totalMs());
    side.seconds.push_back(seconds);
  }

  [[nodiscard]] fs::path kept(Side side, std::size_t output) const {
    return scratch_.path() / fmt::format("{}-{}{}", side == Side::After ? "after" : "before", output,
                                         plan_.outputs[output].extension().string());
  }

  void storeOutput(Side side, std::size_t output) const {
    std::error_code failure;
    fs::copy_file(plan_.outputs[output], kept(side, output), fs::copy_options::overwrite_existing, failure);
    if (failure)
      fail(fmt::format("{} cannot be copied: {}. Name a file that the program writes.", plan_.outputs[output].string(),
                       failure.message()));
  }

  void compare(std::size_t output) {
    const fs::path before = kept(Side::Before, output);
    const fs::path after = kept(Side::After, output);
    const bool isEqual = plan_.compare.empty() ? readFile(before, kLargestOutput) == readFile(after, kLargestOutput)
                                               : std::system(withFiles(plan_.compare, before, after).c_str()) == 0;
    ++report_.outputs[output].compared;
    report_.outputs[output].equal += isEqual ? 1 : 0;
  }

  static constexpr std::size_t kLargestOutput = std::size_t{4} << 30;

  const PutBackPlan& plan_;
  const std::function<void(int, const CaptureSession*)>& follow_;
  ScratchFolder scratch_;
  PutBackReport report_;
  int runs_ = 0;
};

}  // namespace

bool PutBackReport::isOutputEqual() const {
  return std::all_of(outputs.begin(), outputs.end(),
                     [](const ComparedOutput& output) { return output.equal == output.compared; });
}

PutBackReport putBack(const PutBackPlan& plan,
                      const std::function<void(int run, const CaptureSession* session)>& follow) {
  constexpr int kMostRuns = 100;
  if (plan.runs < 1 || plan.runs > kMostRuns)
    throw UsageError(fmt::format("{} runs of each side: choose from 1 to {}.", plan.runs, kMostRuns));
  return PutBack(plan, follow).run();
}

}  // namespace headroom
