// Rules over measured facts. Each is one row of kRules: its condition and sentence, and its source.
#include "headroom/guide/advice.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "headroom/analysis/verdict.hpp"
#include "headroom/workloads.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

/// What the rules look at.
struct Facts {
  const ResultRow& row;
  const Variant& variant;
  const DeviceDescription& device;
  std::span<const ResultRow> others;
  double percent = 0;                  ///< of the ceiling; 0 when unknown
  std::optional<double> overEstimate;  ///< measured / estimate
  double fewestItems = 0;              ///< work-items of the pass that has fewest; 0 without passes
  double itemsPerGroup = 0;            ///< of that pass
  double groups = 0;                   ///< of that pass
};

/// From here on a kernel is as good as done.
constexpr double kDonePercent = 90;
/// Within this factor the guide's estimate explains the time.
constexpr double kAgreement = 1.15;
/// A CPU core wants several work-groups, or the last ones leave it waiting.
constexpr double kGroupsPerCore = 4;
/// Narrower groups leave lanes of every GPU's hardware threads (32 or 64 wide) empty.
constexpr int kHardwareThread = 32;
/// Above this the median is hardly known.
constexpr double kUnsteadyNoise = 0.05;
/// Host time this many times the kernel's means that the kernel is not what takes time.
constexpr double kOverheadFactor = 2;

/// The guide's dearest launch: no kernel much longer is held up by it.
constexpr double kLongestLaunchMs = 0.1;
/// What is within this of every load from memory, at the copy's speed, has no bad access pattern.
constexpr double kSuspectShare = 0.67;

double product(const std::vector<std::string>& expressions, const Symbols& symbols) {
  double result = 1;
  for (const std::string& expression : expressions) result *= std::max(1.0, std::ceil(evaluate(expression, symbols)));
  return result;
}

/// Work-groups of a pass: each dimension is rounded up to whole ones.
double groupsOf(const Pass& pass, const Symbols& symbols) {
  double groups = 1;
  for (std::size_t i = 0; i < pass.global.size(); ++i) {
    const double global = std::max(1.0, std::ceil(evaluate(pass.global[i], symbols)));
    groups *= std::ceil(global / std::max(1.0, evaluate(pass.local[i], symbols)));
  }
  return groups;
}

/// Whether the launch's groups are known without what a loop or a value read back says, and chosen by the file.
bool isToldBefore(const Pass& pass, const Symbols& symbols) {
  return !pass.local.empty() && std::isfinite(workItemsOf(pass, symbols)) &&
         std::ranges::all_of(pass.local, [&](const std::string& extent) { return isKnown(extent, symbols); });
}

Facts factsOf(const ResultRow& row, const Variant& variant, const DeviceDescription& device,
              std::span<const ResultRow> others) {
  Facts facts{row, variant, device, others};
  facts.percent = percentOfCeiling(row).value_or(0);
  facts.overEstimate = measuredOverEstimate(row);
  const Symbols symbols = symbolsFor(findWorkload(variant.workload), variant, row.size, row.parameters, &device);
  for (const Pass& pass : variant.passes) {
    const double items = workItemsOf(pass, symbols);
    if (!isToldBefore(pass, symbols)) continue;
    if (facts.fewestItems > 0 && items >= facts.fewestItems) continue;
    facts.fewestItems = items;
    facts.itemsPerGroup = product(pass.local, symbols);
    facts.groups = groupsOf(pass, symbols);
  }
  return facts;
}

/// 135,168 rather than 135168.
std::string count(double number) {
  std::string digits = fmt::format("{:.0f}", number);
  for (std::ptrdiff_t at = std::ssize(digits) - 3; at > 0; at -= 3) digits.insert(static_cast<std::size_t>(at), 1, ',');
  return digits;
}

bool isFar(const Facts& facts) {
  return facts.percent > 0 && facts.percent < kDonePercent;
}

using Sentence = std::optional<std::string>;

Sentence wrongResult(const Facts& facts) {
  if (facts.row.status != Status::WrongResult) return std::nullopt;
  return "The result is wrong, so its speed means nothing yet: compare it with an earlier version on the same input, "
         "at a size small enough to read.";
}

Sentence done(const Facts& facts) {
  if (facts.percent < kDonePercent || facts.percent > kImpossiblePercentOfCeiling) return std::nullopt;
  return fmt::format("At {:.0f} % of its ceiling this code is done: only an algorithm that {} could be faster.",
                     facts.percent,
                     facts.row.boundBy == Bound::Compute ? "needs fewer operations" : "moves less memory");
}

Sentence unsteady(const Facts& facts) {
  if (!isTimed(facts.row) || facts.row.noise <= kUnsteadyNoise) return std::nullopt;
  const std::size_t samples = countingSamples(facts.row).size();
  if (!std::isfinite(facts.row.noise))
    return fmt::format("{} {} too few to tell how steady it is: a smaller size or a longer time budget gives more.",
                       samples, samples == 1 ? "sample is" : "samples are");
  return fmt::format(
      "Its median is known to {:.0f} % only: close other programs or raise the time budget before "
      "comparing it.",
      facts.row.noise * 100);
}

Sentence launchBound(const Facts& facts) {
  if (facts.row.role == Role::HostPeer || !isTimed(facts.row)) return std::nullopt;
  if (facts.row.wallMs < kOverheadFactor * facts.row.medianMs || facts.variant.passes.empty()) return std::nullopt;
  // Beside a long kernel it is other programs that made the host wait, not the launch.
  if (facts.row.medianMs > kLongestLaunchMs) return std::nullopt;
  return fmt::format(
      "Launching and waiting take {} us around {} us of kernel: do more per launch, or enqueue many before waiting.",
      plainText((facts.row.wallMs - facts.row.medianMs) * 1e3, 2), plainText(facts.row.medianMs * 1e3, 2));
}

Sentence parallelism(const Facts& facts) {
  if (!isFar(facts) || facts.fewestItems <= 0) return std::nullopt;
  const double units = facts.device.computeUnits;
  const bool isOnePerPixel = facts.fewestItems >= itemsOf(facts.row);
  const char* remedy =
      isOnePerPixel ? "a larger image gives more" : "cut rows and columns into more independent pieces";
  if (facts.device.type == DeviceType::Cpu) {
    if (facts.groups >= kGroupsPerCore * units) return std::nullopt;
    return fmt::format(
        "{} work-group{} on {} cores leave{} cores waiting, and {} keep them busy: choose smaller groups; {}.",
        count(facts.groups), facts.groups > 1 ? "s" : "", count(units), facts.groups > 1 ? "" : "s",
        count(kGroupsPerCore * units), remedy);
  }
  const double wanted = units * static_cast<double>(facts.device.maxWorkGroupSize);
  if (facts.fewestItems >= wanted) return std::nullopt;
  return fmt::format(
      "{} work-items on a device that wants {} in flight ({} compute units x {}): raise parallelism; {}.",
      count(facts.fewestItems), count(wanted), count(units), count(static_cast<double>(facts.device.maxWorkGroupSize)),
      remedy);
}

Sentence groupShape(const Facts& facts) {
  if (!isFar(facts) || facts.device.type == DeviceType::Cpu || facts.itemsPerGroup <= 0) return std::nullopt;
  const auto items = static_cast<long>(facts.itemsPerGroup);
  if (items % kHardwareThread == 0) return std::nullopt;
  return fmt::format("Its work-groups have {} work-items, and GPUs run them {} or 64 at a time: choose a multiple.",
                     items, kHardwareThread);
}

Sentence accessPattern(const Facts& facts) {
  if (!isFar(facts) || !facts.overEstimate || *facts.overEstimate >= kSuspectShare) return std::nullopt;
  if (parallelism(facts)) return std::nullopt;  // that explains it already
  return fmt::format(
      "It runs at {} of what its {} per pixel would take at the copy's speed: see whether "
      "neighbouring work-items access neighbouring addresses, and whether each waits for its own last "
      "result.",
      plainText(*facts.overEstimate, 2), trafficText(facts.row, facts.row.modelFloats.value_or(0)));
}

Sentence repeatedLoads(const Facts& facts) {
  if (!isFar(facts) || !facts.overEstimate || !facts.row.modelFloats) return std::nullopt;
  if (*facts.row.modelFloats < 2 * facts.row.compulsoryFloats || *facts.overEstimate < 1 / kAgreement)
    return std::nullopt;
  return fmt::format(
      "It asks for {} per pixel where {} must move{}: keep what neighbours share in local memory or "
      "registers.",
      trafficText(facts.row, *facts.row.modelFloats), trafficText(facts.row, facts.row.compulsoryFloats),
      *facts.overEstimate > kAgreement ? ", and caches already serve some of them" : "");
}

Sentence fusion(const Facts& facts) {
  if (!isFar(facts) || facts.variant.passes.size() < 2 || facts.row.boundBy != Bound::Memory) return std::nullopt;
  return fmt::format(
      "Each of its {} passes stores its result in global memory for the next one to load: fuse them where "
      "a tile can stay in local memory.",
      facts.variant.passes.size());
}

Sentence arithmetic(const Facts& facts) {
  if (facts.row.boundBy != Bound::Compute || facts.percent < 50 || facts.percent >= kDonePercent) return std::nullopt;
  return "Arithmetic is its limit: native_ and half_ built-ins, -cl-fast-relaxed-math, or an algorithm with fewer "
         "operations per pixel.";
}

Sentence outputsPerItem(const Facts& facts) {
  if (facts.row.boundBy != Bound::Compute || !isFar(facts) || facts.percent >= 50 || parallelism(facts))
    return std::nullopt;
  if (facts.fewestItems < 0.6 * itemsOf(facts.row)) return std::nullopt;  // it does already
  return "Neither memory nor arithmetic is busy: let each work-item compute several outputs, which gives it "
         "independent "
         "dependency chains and shares its loads.";
}

Sentence vectors(const Facts& facts) {
  if (!isFar(facts) || facts.device.type != DeviceType::Cpu || facts.variant.source.empty()) return std::nullopt;
  // Without an inner loop compilers turn work-items into vectors by themselves.
  if (facts.variant.source.find("for (") == std::string::npos) return std::nullopt;
  if (facts.variant.source.find("float4") != std::string::npos ||
      facts.variant.source.find("float8") != std::string::npos ||
      facts.variant.source.find("float16") != std::string::npos)
    return std::nullopt;
  return "A CPU wants wide work-items: compilers leave kernels with inner loops scalar, and explicit float4 to float16 "
         "vectors do not depend on them.";
}

/// Does the other row tell of the same job, so that their times can be compared?
bool isSameJob(const ResultRow& row, const ResultRow& other) {
  return isValid(other) && other.role == Role::Variant && other.workload == row.workload && other.size == row.size &&
         other.parameters == row.parameters && other.device == row.device && other.variant != row.variant &&
         other.pixel == row.pixel && other.compulsoryFloats == row.compulsoryFloats && gigapixelsPerSecond(other) &&
         percentOfCeiling(other).value_or(0) <= kImpossiblePercentOfCeiling;
}

Sentence fasterVariant(const Facts& facts) {
  const auto rate = gigapixelsPerSecond(facts.row);
  // Where each variant computes something else, faster is not better.
  if (!rate || facts.row.role == Role::Ceiling || !findWorkload(facts.row.workload).hasCommonTruth) return std::nullopt;
  const ResultRow* best = nullptr;
  for (const ResultRow& other : facts.others) {
    if (isSameJob(facts.row, other) && (best == nullptr || other.medianMs < best->medianMs)) best = &other;
  }
  if (best == nullptr || gigapixelsPerSecond(*best).value_or(0) < kAgreement * *rate) return std::nullopt;
  return fmt::format("{} does the same here {} times as fast: compare the two sources.", best->variant,
                     plainText(facts.row.medianMs / best->medianMs, 2));
}

struct Rule {
  AdviceRule text;
  Sentence (*apply)(const Facts& facts);
};

constexpr std::string_view kSectionOf = "Apple, Tuning Performance On the GPU: ";

/// The most telling first.
const std::array kRules{
    Rule{{"wrong-result", "the result failed its check", "Tuning Procedure, validate the results"}, wrongResult},
    Rule{{"done", "90 to 105 % of the ceiling", "Tuning Procedure, if the performance is good enough you are done"},
         done},
    Rule{{"launch-bound", "a kernel under 0.1 ms, and the host's clock shows over twice its time",
          "Guidelines For Reducing Overhead, small kernels"},
         launchBound},
    Rule{{"parallelism",
          "fewer work-items than compute units x largest group (GPU), or fewer than 4 groups per core (CPU)",
          "the end of the Gaussian blur example: not enough work groups to saturate the GPU"},
         parallelism},
    Rule{{"access-pattern",
          "under two thirds of what every load from memory at the copy's speed would give, with parallelism enough",
          "Figures 14-12 and 14-13"},
         accessPattern},
    Rule{{"repeated-loads", "at least twice the compulsory floats, and at or above the estimate",
          "Choosing An Efficient Algorithm, use faster memory levels"},
         repeatedLoads},
    Rule{{"fusion", "several passes, memory-bound", "Choosing An Efficient Algorithm, kernel size"}, fusion},
    Rule{{"arithmetic", "50 to 90 % of the arithmetic ceiling", "Choosing An Efficient Algorithm, precision and speed"},
         arithmetic},
    Rule{{"outputs-per-item",
          "arithmetic is the lower ceiling, under half of it is reached, and work-items have one pixel each",
          "Choosing An Efficient Algorithm, independent dependency chains"},
         outputsPerItem},
    Rule{{"group-shape", "a GPU, and groups that are no multiple of 32",
          "Tuning Procedure, multiples of a particular number"},
         groupShape},
    Rule{{"vectors", "a CPU, and a source with inner loops and without vector types",
          "different code for each type of device"},
         vectors},
    Rule{{"faster-variant", "another variant of the run does the same job at least 15 % faster",
          "Tuning Procedure, repeat"},
         fasterVariant},
    Rule{{"unsteady", "the median's 95 % interval is wider than 5 %, or unknown", "Measuring Performance On Devices"},
         unsteady},
};

}  // namespace

std::vector<Advice> adviceFor(const ResultRow& row, const Variant& variant, const DeviceDescription& device,
                              std::span<const ResultRow> others) {
  std::vector<Advice> advice;
  if (!isTimed(row)) return advice;
  const Facts facts = factsOf(row, variant, device, others);
  for (const Rule& rule : kRules) {
    if (auto sentence = rule.apply(facts)) {
      advice.push_back(
          {std::string(rule.text.id), std::move(*sentence), std::string(kSectionOf) + std::string(rule.text.source)});
    }
  }
  return advice;
}

bool isWorthAdvice(const ResultRow& row) {
  return row.workload == kUsualWorkload;
}

std::vector<AdviceRule> adviceRules() {
  std::vector<AdviceRule> rules;
  for (const Rule& rule : kRules) rules.push_back(rule.text);
  return rules;
}

}  // namespace headroom
