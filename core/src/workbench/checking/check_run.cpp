#include "workbench/checking/check_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "headroom/checking.hpp"
#include "headroom/system/error.hpp"
#include "headroom/text/terminal_text.hpp"
#include "headroom/workloads.hpp"
#include "text/first_lines.hpp"
#include "workbench/authoring/tokens.hpp"
#include "workbench/checking/findings.hpp"
#include "workbench/checking/growth.hpp"
#include "workbench/checking/instruction_counts.hpp"
#include "workbench/checking/simulation.hpp"
#include "workbench/checking/sizes.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

constexpr double kShortestLimitSeconds = 0.1;
constexpr double kLongestLimitSeconds = 86400;

/// True for floating point vectors: a type ("float4", also in "convert_float4") or a function that returns one.
bool computesOnVectors(const Variant& variant) {
  const auto isVector = [](const Token& token) {
    if (!token.isWord()) return false;
    if (token.text.starts_with("read_image")) return true;
    const bool hasDigit = std::isdigit(static_cast<unsigned char>(token.text.back())) != 0;
    return hasDigit && std::ranges::any_of(std::array{"float", "double", "half", "vload"}, [&token](const char* word) {
             return token.text.find(word) != std::string::npos;
           });
  };
  return std::ranges::any_of(preprocessed(variant.source, variant.options), isVector);
}

bool readsImages(const Variant& variant) {
  const Workload& workload = findWorkload(variant.workload);
  return std::ranges::any_of(workload.buffers, [](const Buffer& buffer) { return buffer.image.has_value(); }) ||
         std::ranges::any_of(variant.scratch, [](const auto& each) { return each.second.image.has_value(); }) ||
         std::ranges::any_of(variant.passes, [](const Pass& pass) {
           return std::ranges::any_of(pass.arguments, [](const Argument& argument) { return argument.asImage; });
         });
}

/// Returns a sentence; empty if they are checked. Oclgrind 21.10 gives false reports for results of read_imagef and of
/// shuffles.
std::string whyUninitialisedAreNotWatched(const Variant& variant) {
  constexpr std::string_view kSentence = "Uninitialised values were not looked for: Oclgrind takes some {} for them.";
  if (readsImages(variant)) return fmt::format(kSentence, "pixels of images");
  if (variant.source.find("__builtin_shufflevector") != std::string::npos)
    return fmt::format(kSentence, "shuffled vectors");
  return {};
}

/// Returns the last line of its output, unless that is of a histogram.
std::string lastWords(std::string_view output) {
  constexpr std::size_t kMost = 300;
  const std::size_t last = output.find_last_not_of(" \t\r\n");
  if (last == std::string_view::npos) return {};
  output = output.substr(0, last + 1);
  std::string line = terminalText(output.substr(output.rfind('\n') + 1));
  if (line.find(" - ") != std::string::npos) return {};
  if (line.size() > kMost) line.resize(wholeCharacters(std::string_view(line).substr(0, kMost)));
  while (!line.empty() && line.back() == '.') line.pop_back();
  return line.empty() ? line : fmt::format(" Its last words: {}.", line);
}

class Check {
 public:
  Check(const CheckPlan& plan, const fs::path& runner, const Tell& tell, TimeLimit& limit)
      : plan_(plan), runner_(runner), tell_(tell), limit_(limit) {}

  CheckDone run() {
    note();
    launchAsFarAsItGoes();
    if (done_.counts && plan_.scaledTo.count() > 0) scale();
    return std::move(done_);
  }

 private:
  /// Oclgrind 21.10 crashes on some kernels while it checks for uninitialised values, and on others while it counts.
  void launchAsFarAsItGoes() {
    const bool watchesUninitialised = whyUninitialisedAreNotWatched(plan_.variant).empty();
    for (const bool counts : {true, false}) {
      for (const bool uninitialised : {true, false}) {
        if (uninitialised && !watchesUninitialised) continue;
        if (!launch({.races = true, .uninitialised = uninitialised, .counts = counts})) continue;
        if (!uninitialised && watchesUninitialised)
          done_.notes.emplace_back(
              "Uninitialised values were not looked for: Oclgrind crashed while it did, as it does over some loops on "
              "vectors.");
        if (!counts) done_.notes.emplace_back("Nothing was counted: Oclgrind crashed while it did.");
        return;
      }
    }
  }

  void note() {
    if (std::string because = whyUninitialisedAreNotWatched(plan_.variant); !because.empty())
      done_.notes.push_back(std::move(because));
    if (plan_.variant.needsMatrixUnit)
      done_.notes.emplace_back("Oclgrind has no matrix unit, so the kernel was checked as it runs without one.");
    const ExpectedFrom::Kind expected = findWorkload(plan_.variant.workload).expected.kind;
    if (expected == ExpectedFrom::Kind::Kernel || expected == ExpectedFrom::Kind::Command)
      done_.notes.emplace_back("The result was not compared here: `headroom-cli run` does that.");
  }

  Simulated launchIn(Simulation& simulation, Size size) const {
    return simulation.launch(size, [this](std::string activity) { tell_(Progress{0, 1, std::move(activity)}); });
  }

  /// Returns false if Oclgrind crashed.
  bool launch(const Watched& watched) {
    Simulation simulation({plan_.variant, plan_.parameters}, runner_, watched, limit_);
    Simulated simulated = launchIn(simulation, plan_.size);
    Findings found = findingsIn(simulation.end(), plan_.variant);
    done_.simulator = simulation.name();
    done_.findings = std::move(found.findings);
    done_.isCutShort = found.isCutShort;
    takeStatus(simulated);
    done_.counts = countsOf(simulated);
    return !simulated.hasCrashed();
  }

  [[nodiscard]] std::optional<AccessCounts> countsOf(const Simulated& simulated) const {
    if (!simulated.launched) return std::nullopt;
    std::optional<AccessCounts> counts = readInstructionCounts(simulated.output, kernelsOf(plan_.variant));
    if (!counts) return std::nullopt;
    counts->launches = simulated.launched->kernels;
    counts->workItems = simulated.launched->workItems;
    counts->isOperationsAtLeast = counts->isOperationsAtLeast && computesOnVectors(plan_.variant);
    return counts;
  }

  void takeStatus(Simulated& simulated) {
    const std::string what = fmt::format("{} at {}", plan_.variant.id, toText(plan_.size));
    done_.status = Status::Ok;
    done_.reason.clear();
    if (limit_.isOver()) {
      done_.status = Status::TimedOut;
      done_.reason = fmt::format(
          "It was not done after {:g} s: in Oclgrind kernels run thousands of times slower than on a device. Choose a "
          "smaller size or a longer limit.",
          plan_.limitSeconds);
    } else if (simulated.row) {
      done_.status = simulated.row->status;
      if (simulated.row->status != Status::Ok) done_.reason = simulated.row->reason;
      done_.log = std::move(simulated.row->log);
    } else if (simulated.hasCrashed()) {
      done_.status = Status::Crashed;
      done_.reason = fmt::format("Oclgrind ended in the middle of {}.{} What it had found until then is listed.", what,
                                 lastWords(simulated.output));
    } else if (simulated.outcome.noRunner) {
      throw Error(Stage::Runner, fmt::format("Oclgrind did not start.{} Run `oclgrind --version` in a terminal to see "
                                             "whether it is installed whole.",
                                             lastWords(simulated.output)));
    } else if (simulated.outcome.kind != JobOutcome::Kind::Cancelled) {
      throw Error(Stage::Runner, simulated.outcome.reason);
    }
  }

  void scale() {
    const auto sizes = countingSizes(plan_.variant, plan_.parameters);
    if (!sizes) {
      done_.notes.push_back(
          fmt::format("Counts for {} are not known: the kernel takes no two sizes that are small "
                      "enough to count at.",
                      toText(plan_.scaledTo)));
      return;
    }
    Simulation simulation({plan_.variant, plan_.parameters}, runner_, {.races = false, .uninitialised = false}, limit_);
    std::array<CountedAt, 2> counted{{{sizes->first, {}}, {sizes->second, {}}}};
    for (CountedAt& each : counted) {
      const std::optional<AccessCounts> counts = countsOf(launchIn(simulation, each.size));
      if (!counts) {
        done_.notes.push_back(fmt::format("Counts for {} are not known: counting at {} {}.", toText(plan_.scaledTo),
                                          toText(each.size), limit_.isOver() ? "took too long" : "went wrong"));
        return;
      }
      each.counts = *counts;
    }
    done_.scaled = scaledCounts(counted[0], counted[1], plan_.variant, plan_.parameters, plan_.scaledTo);
  }

  const CheckPlan& plan_;
  const fs::path& runner_;
  const Tell& tell_;
  TimeLimit& limit_;
  CheckDone done_;
};

}  // namespace

void requireRunnable(const CheckPlan& plan) {
  if (plan.variant.kind != VariantKind::Kernel)
    throw UsageError(
        fmt::format("{} is not a kernel, so there is nothing to check. Choose a kernel.", plan.variant.id));
  const Workload& workload = findWorkload(plan.variant.workload);
  requireParameters(workload, plan.parameters);
  for (const Size size : {plan.size, plan.scaledTo}) {
    if (size.count() > 0) requireSize(workload, size);
  }
  const bool isInRange = plan.limitSeconds >= kShortestLimitSeconds && plan.limitSeconds <= kLongestLimitSeconds;
  if (!isInRange)
    throw UsageError(fmt::format("A check's limit is from {} to {} seconds, and {} is not.", kShortestLimitSeconds,
                                 kLongestLimitSeconds, plan.limitSeconds));
}

RunFinished runCheck(const CheckPlan& plan, const fs::path& runner, const Tell& tell, const std::stop_token& stop) {
  tell(RunStarted{1});
  const auto start = std::chrono::steady_clock::now();
  CheckPlan whole = plan;
  whole.parameters = valuesFor(findWorkload(plan.variant.workload), plan.parameters);
  if (whole.size.count() == 0) whole.size = smallSize(whole.variant, whole.parameters);
  TimeLimit limit(whole.limitSeconds, stop);
  CheckDone done = Check(whole, runner, tell, limit).run();
  if (stop.stop_requested()) return {Outcome::Cancelled, {}, false};
  done.variant = whole.variant.id;
  done.size = whole.size;
  done.parameters = whole.parameters;
  done.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  tell(std::move(done));
  return {};
}

}  // namespace headroom
