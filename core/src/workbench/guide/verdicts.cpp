// Experiments' answers from a device's numbers: one function for each kind of question.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "headroom/analysis/marks.hpp"
#include "headroom/analysis/verdict.hpp"
#include "headroom/guide/guide.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

using Rows = std::span<const LabelledRow>;

/// Share of the copy's rate from which a rate is memory-bound, as the guide calls its 6 flops (87% of its copy).
constexpr double kMemoryBoundShare = 0.85;
/// Factors nearer to 1 are within noise.
constexpr double kSame = 1.05;

double valueOf(const Experiment& experiment, const LabelledRow& row) {
  return quantityOf(experiment, row.row).value_or(0);
}

std::string number(double value, int digits = 3) {
  return plainText(value, digits);
}

std::string withUnit(const Experiment& experiment, const LabelledRow& row) {
  const double value = valueOf(experiment, row);
  if (experiment.quantity == Quantity::Microseconds && value >= 1e3) return fmt::format("{} ms", number(value * 1e-3));
  return fmt::format("{} {}", number(value), unitOf(experiment.quantity));
}

std::string sizeText(Size size) {
  return fmt::format("{} ({} MP)", toText(size), number(imageSize(size).megapixels()));
}

const LabelledRow* find(Rows rows, std::string_view label) {
  const auto found =
      std::find_if(rows.begin(), rows.end(), [label](const LabelledRow& row) { return row.label == label; });
  return found == rows.end() ? nullptr : &*found;
}

std::vector<LabelledRow> atSize(Rows rows, Size size) {
  std::vector<LabelledRow> found;
  std::copy_if(rows.begin(), rows.end(), std::back_inserter(found),
               [size](const LabelledRow& row) { return row.row.size == size; });
  return found;
}

std::vector<LabelledRow> atLargestSize(Rows rows) {
  return rows.empty() ? std::vector<LabelledRow>{} : atSize(rows, rows.back().row.size);
}

std::vector<Size> sizesIn(Rows rows) {
  std::vector<Size> sizes;
  for (const LabelledRow& row : rows)
    if (std::find(sizes.begin(), sizes.end(), row.row.size) == sizes.end()) sizes.push_back(row.row.size);
  return sizes;
}

/// Best first: larger rates, smaller times.
bool isBetter(const Experiment& experiment, const LabelledRow& left, const LabelledRow& right) {
  const double difference = valueOf(experiment, left) - valueOf(experiment, right);
  return isSmallerBetter(experiment.quantity) ? difference < 0 : difference > 0;
}

const LabelledRow& fastest(const Experiment& experiment, Rows rows) {
  return *std::min_element(rows.begin(), rows.end(), [&](const LabelledRow& left, const LabelledRow& right) {
    return isBetter(experiment, left, right);
  });
}

const LabelledRow& slowest(const Experiment& experiment, Rows rows) {
  return *std::min_element(rows.begin(), rows.end(), [&](const LabelledRow& left, const LabelledRow& right) {
    return isBetter(experiment, right, left);
  });
}

/// Returns the experiment's baseline if it was measured, else the slowest.
const LabelledRow& baselineOf(const Experiment& experiment, Rows rows) {
  const LabelledRow* named = find(rows, experiment.baseline);
  return named != nullptr ? *named : slowest(experiment, rows);
}

/// "2.1 times as fast as plain (3.1 GP/s)"
std::string againstBaseline(const Experiment& experiment, const LabelledRow& best, const LabelledRow& baseline) {
  const double ratio = valueOf(experiment, best) / valueOf(experiment, baseline);
  const std::string rate = withUnit(experiment, baseline);
  return ratio < kSame ? fmt::format("no faster than {} ({})", baseline.label, rate)
                       : fmt::format("{} times as fast as {} ({})", number(ratio, 2), baseline.label, rate);
}

std::string compareSpeeds(const Experiment& experiment, Rows rows) {
  const std::vector<LabelledRow> largest = atLargestSize(rows);
  const LabelledRow& baseline = baselineOf(experiment, largest);
  const LabelledRow& best = fastest(experiment, largest);
  const std::string where = sizeText(best.row.size);
  if (&best != &baseline) {
    return fmt::format("Fastest here at {} is {} with {}, {}.", where, best.label, withUnit(experiment, best),
                       againstBaseline(experiment, best, baseline));
  }
  const LabelledRow& worst = slowest(experiment, largest);
  const double ratio = valueOf(experiment, best) / valueOf(experiment, worst);
  if (ratio < kSame)
    return fmt::format("No difference here at {}: all run at about {}.", where, withUnit(experiment, best));
  return fmt::format("Nothing beats {} here at {}, with {}; {} reaches {}% of it.", best.label, where,
                     withUnit(experiment, best), worst.label, number(100 / ratio, 2));
}

std::string compareSpeedsAndErrors(const Experiment& experiment, Rows rows) {
  const std::vector<LabelledRow> largest = atLargestSize(rows);
  std::string text = compareSpeeds(experiment, rows);
  const LabelledRow& baseline = baselineOf(experiment, largest);
  const LabelledRow& best = fastest(experiment, largest);
  if (baseline.row.error && best.row.error && &best != &baseline) {
    text += fmt::format(" Its largest error is {}, against {}.", number(best.row.error->maxAbs, 2),
                        number(baseline.row.error->maxAbs, 2));
  }
  return text;
}

std::string compareTimes(const Experiment& experiment, Rows rows) {
  const std::vector<LabelledRow> largest = atLargestSize(rows);
  const LabelledRow& best = fastest(experiment, largest);
  const LabelledRow& worst = slowest(experiment, largest);
  if (valueOf(experiment, worst) < kSame * valueOf(experiment, best))
    return fmt::format("No difference here: all take about {}.", withUnit(experiment, best));
  return fmt::format("Shortest here is {} with {}, longest {} with {}: {} times as much.", best.label,
                     withUnit(experiment, best), worst.label, withUnit(experiment, worst),
                     number(valueOf(experiment, worst) / valueOf(experiment, best), 2));
}

std::string tellCopy(const Experiment& experiment, Rows rows) {
  const std::vector<Size> sizes = sizesIn(rows);
  const std::vector<LabelledRow> largest = atSize(rows, sizes.back());
  const LabelledRow& best = fastest(experiment, largest);
  std::string text = fmt::format("This device copies {} ({} GB/s) at {}, with {}; the guide's copied 13.5 GP/s.",
                                 withUnit(experiment, best), number(gigabytesPerSecond(best.row).value_or(0)),
                                 sizeText(sizes.back()), best.label);
  const std::vector<LabelledRow> smallest = atSize(rows, sizes.front());
  const double ratio = valueOf(experiment, fastest(experiment, smallest)) / valueOf(experiment, best);
  if (sizes.size() > 1 && ratio > 1.25)
    text += fmt::format(" At {} it is {} times as fast: that size fits a cache.", sizeText(sizes.front()),
                        number(ratio, 2));
  return text;
}

std::string tellMemoryBoundRange(const Experiment& experiment, Rows rows) {
  std::vector<LabelledRow> largest = atLargestSize(rows);
  if (find(largest, experiment.baseline) == nullptr) return "No verdict: the copy has no valid result.";
  std::erase_if(largest, [](const LabelledRow& row) { return !row.row.flops; });
  std::sort(largest.begin(), largest.end(),
            [](const LabelledRow& left, const LabelledRow& right) { return *left.row.flops < *right.row.flops; });
  if (largest.size() < 2) return "The chains of growing length have not been measured yet.";
  const double copy = valueOf(experiment, largest.front());
  const LabelledRow* last = &largest.front();
  const LabelledRow* first = nullptr;
  for (const LabelledRow& row : largest) {
    if (valueOf(experiment, row) >= kMemoryBoundShare * copy && first == nullptr) last = &row;
    if (valueOf(experiment, row) < kMemoryBoundShare * copy && first == nullptr) first = &row;
  }
  if (first != nullptr && last == &largest.front()) {
    return fmt::format("Not memory-bound from {} flops per pixel on, at {}: they run at {}% of the copy's speed.",
                       number(*first->row.flops), sizeText(first->row.size),
                       number(100 * valueOf(experiment, *first) / copy, 2));
  }
  std::string text = fmt::format("Memory-bound up to {} flops per pixel on this device, at {}",
                                 number(*last->row.flops), sizeText(last->row.size));
  if (first == nullptr) return text + ": even the longest chain measured hides behind the copy.";
  return text + fmt::format(": {} flops run at {}% of the copy's speed, {} at {}%.", number(*last->row.flops),
                            number(100 * valueOf(experiment, *last) / copy, 2), number(*first->row.flops),
                            number(100 * valueOf(experiment, *first) / copy, 2));
}

std::string tellAlgorithms(const Experiment& experiment, Rows rows) {
  std::vector<LabelledRow> largest = atLargestSize(rows);
  std::erase_if(largest, [&](const LabelledRow& row) {
    return row.label == experiment.baseline || !row.row.estimateGigapixelsPerSecond;
  });
  if (largest.empty()) return "No algorithm has been measured beside the copy yet.";
  const LabelledRow& best = fastest(experiment, largest);
  const LabelledRow& promised =
      *std::max_element(largest.begin(), largest.end(), [](const LabelledRow& left, const LabelledRow& right) {
        return *left.row.estimateGigapixelsPerSecond < *right.row.estimateGigapixelsPerSecond;
      });
  std::string text = fmt::format("By its estimate {} should win ({} GP/s) at {}", promised.label,
                                 number(*promised.row.estimateGigapixelsPerSecond), sizeText(best.row.size));
  if (&best == &promised)
    return text + fmt::format(", and of them all it is the fastest; yet its {} are {}% of that estimate.",
                              withUnit(experiment, best), number(100 * measuredOverEstimate(best.row).value_or(0), 2));
  return text + fmt::format("; here {} does, with {}: {} runs at {}, {}% of its estimate.", best.label,
                            withUnit(experiment, best), promised.label, withUnit(experiment, promised),
                            number(100 * measuredOverEstimate(promised.row).value_or(0), 2));
}

std::string tellTransposes(const Experiment& experiment, Rows rows) {
  std::string text;
  for (const Size size : sizesIn(rows)) {
    const std::vector<LabelledRow> here = atSize(rows, size);
    const LabelledRow* copy = find(here, experiment.baseline);
    const LabelledRow* local = find(here, "local");
    const LabelledRow* skewed = find(here, "skewed");
    std::vector<LabelledRow> transposes = here;
    std::erase_if(transposes, [&](const LabelledRow& row) { return row.label == experiment.baseline; });
    if (copy == nullptr || transposes.empty()) continue;
    const LabelledRow& best = fastest(experiment, transposes);
    if (!text.empty()) text += ' ';
    text += fmt::format("At {}, {} reaches {}% of the copy", toText(size), best.label,
                        number(100 * valueOf(experiment, best) / valueOf(experiment, *copy), 2));
    if (local != nullptr && skewed != nullptr)
      text += fmt::format(", and skewed runs at {} times the speed of local",
                          number(valueOf(experiment, *skewed) / valueOf(experiment, *local), 3));
    text += '.';
  }
  return text.empty() ? "The transposes have not been measured beside the copy yet." : text;
}

std::string tellParallelism(const Experiment& experiment, Rows rows) {
  const std::vector<LabelledRow> largest = atLargestSize(rows);
  const LabelledRow& best = fastest(experiment, largest);
  const LabelledRow& baseline = baselineOf(experiment, largest);
  std::string text = fmt::format("Fastest here is {} with {} at {}, {}.", best.label, withUnit(experiment, best),
                                 sizeText(best.row.size), againstBaseline(experiment, best, baseline));
  if (!baseline.row.estimateGigapixelsPerSecond) return text;
  const double estimate = *baseline.row.estimateGigapixelsPerSecond;
  const double share = valueOf(experiment, best) / estimate;
  return text +
         fmt::format(" That is {}% of the estimate of {} GP/s that the guide's code missed ({} reaches {}% of it).",
                     number(100 * share, 3), number(estimate), baseline.label,
                     number(100 * valueOf(experiment, baseline) / estimate, 2));
}

std::string tellSpeedUp(const Experiment& experiment, Rows rows) {
  const std::vector<LabelledRow> steps = atLargestSize(rows);
  const LabelledRow& best = fastest(experiment, steps);
  const LabelledRow& baseline = baselineOf(experiment, steps);
  std::string text =
      fmt::format("From {} with {} to {} with {} at {}: {} times as fast.", baseline.label,
                  withUnit(experiment, baseline), best.label, withUnit(experiment, best), sizeText(best.row.size),
                  number(valueOf(experiment, best) / valueOf(experiment, baseline), 3));
  if (const auto percent = percentOfCeiling(best.row))
    text += fmt::format(" That is {}% of its ceiling.", number(*percent, 3));
  // Each step against the fastest before it, because some steps pay off only with later ones.
  const LabelledRow* before = &steps.front();
  const LabelledRow* largest = nullptr;
  double gain = 1;
  for (const LabelledRow& step : steps) {
    const double ratio = valueOf(experiment, step) / valueOf(experiment, *before);
    if (ratio > gain) {
      gain = ratio;
      largest = &step;
    }
    if (ratio > 1) before = &step;
  }
  if (largest != nullptr)
    text += fmt::format(" The step that brought most was {}: {} times.", largest->label, number(gain, 3));
  return text;
}

std::string tellErrors(const Experiment& /*experiment*/, Rows rows) {
  std::string wrong;
  const LabelledRow* worst = nullptr;
  std::size_t checked = 0;
  for (const LabelledRow& row : rows) {
    if (row.row.status == Status::WrongResult) wrong += (wrong.empty() ? "" : ", ") + row.label;
    if (!row.row.error) continue;
    ++checked;
    if (worst == nullptr || row.row.error->maxAbs > worst->row.error->maxAbs) worst = &row;
  }
  if (!wrong.empty()) return fmt::format("Wrong on this device: {}.", wrong);
  if (worst == nullptr) return "No result has been checked yet.";
  return fmt::format(
      "All {} results are right by their own methods; the furthest from the exact Gaussian is {}, by up to "
      "{} of full scale.",
      checked, worst->label, number(worst->row.error->maxAbs, 2));
}

std::string tellLaunchCost(const Experiment& experiment, Rows rows) {
  return compareTimes(experiment, rows) + " The guide says 10 to 100 \u00b5s per kernel.";
}

std::string tellClocks(const Experiment& experiment, Rows rows) {
  const std::vector<LabelledRow> largest = atLargestSize(rows);
  const LabelledRow* events = find(largest, experiment.baseline);
  const LabelledRow* waited = find(largest, "timer and wait");
  const LabelledRow* alone = find(largest, "timer, no wait");
  if (events == nullptr || waited == nullptr || alone == nullptr) return "One of the clocks gave no valid result.";
  const LabelledRow* late = find(largest, "timer, no wait before");
  const std::string before =
      late == nullptr ? ""
                      : fmt::format(
                            " One that waits at the end only, and starts while the launch before still runs, "
                            "says {}.",
                            withUnit(experiment, *late));
  return fmt::format(
             "The kernel takes {} by the device's events; a host timer that waits says {}, launch and wait included; "
             "one that "
             "does "
             "not wait says {}, which is the call alone and nothing of the kernel.",
             withUnit(experiment, *events), withUnit(experiment, *waited), withUnit(experiment, *alone)) +
         before;
}

std::string tellRemovedRead(const Experiment& experiment, Rows rows) {
  const std::vector<LabelledRow> largest = atLargestSize(rows);
  const LabelledRow* read = find(largest, experiment.baseline);
  const LabelledRow* enqueued = find(largest, "no read, no wait");
  const LabelledRow* waited = find(largest, "no read, one wait");
  if (read == nullptr || enqueued == nullptr || waited == nullptr) return "One of the loops gave no valid result.";
  const double seeming = valueOf(experiment, *read) / valueOf(experiment, *enqueued);
  const double real = valueOf(experiment, *read) / valueOf(experiment, *waited);
  const std::string kernel =
      fmt::format("With one wait at the end it takes {}, which is what the kernel takes; the read was the rest.",
                  withUnit(experiment, *waited));
  if (seeming < kSame * real) {
    return fmt::format(
        "A launch of the loop takes {} with a read and {} without. Launching is asynchronous, and a timer that does "
        "not "
        "wait measures the enqueueing alone; here that takes as long as the kernel, so the mistake does not show. {}",
        withUnit(experiment, *read), withUnit(experiment, *enqueued), kernel);
  }
  return fmt::format(
      "Without the read the loop seems {} times as fast: {} a launch instead of {}. But nothing waits any more: the "
      "timer stops when the launches are enqueued, before the kernels have run. {} Really faster: {} times.",
      number(seeming, 2), withUnit(experiment, *enqueued), withUnit(experiment, *read), kernel, number(real, 2));
}

std::string tellImages(const Experiment& experiment, Rows rows) {
  const std::vector<LabelledRow> largest = atLargestSize(rows);
  std::string text;
  const auto tell = [&](std::string_view label, std::string_view against,
                        fmt::format_string<const std::string&, std::string_view&> sentence) {
    const LabelledRow* left = find(largest, label);
    const LabelledRow* right = find(largest, against);
    if (left == nullptr || right == nullptr) return;
    const std::string ratio = number(valueOf(experiment, *left) / valueOf(experiment, *right), 2);
    text += (text.empty() ? "" : "; ") + fmt::format(sentence, ratio, against);
  };
  tell("image", experiment.baseline, "Separable through images runs at {} times the speed of {}");
  tell("2D, image", "2D, buffers", "two-dimensional through images at {} times the speed of {}");
  tell("half buffers", experiment.baseline, "with half storage at {} times the speed of {}");
  return text.empty() ? "Neither images nor halves gave a valid result here." : text + ".";
}

/// Returns the answer if there are enough rows.
std::string answerOf(const Experiment& experiment, Rows rows) {
  switch (experiment.telling) {
    case Telling::Speeds:
      return compareSpeeds(experiment, rows);
    case Telling::SpeedsAndErrors:
      return compareSpeedsAndErrors(experiment, rows);
    case Telling::Times:
      return compareTimes(experiment, rows);
    case Telling::Copy:
      return tellCopy(experiment, rows);
    case Telling::MemoryBoundRange:
      return tellMemoryBoundRange(experiment, rows);
    case Telling::Algorithms:
      return tellAlgorithms(experiment, rows);
    case Telling::Transposes:
      return tellTransposes(experiment, rows);
    case Telling::Parallelism:
      return tellParallelism(experiment, rows);
    case Telling::SpeedUp:
      return tellSpeedUp(experiment, rows);
    case Telling::Errors:
      return tellErrors(experiment, rows);
    case Telling::Clocks:
      return tellClocks(experiment, rows);
    case Telling::RemovedRead:
      return tellRemovedRead(experiment, rows);
    case Telling::Images:
      return tellImages(experiment, rows);
    case Telling::LaunchCost:
      break;
  }
  return tellLaunchCost(experiment, rows);
}

/// The cost of starting launches is the same in every run.
std::string_view remedyFor(const std::vector<const ResultRow*>& marked) {
  const bool areShort = std::ranges::all_of(
      marked, [](const ResultRow* row) { return row->marks.empty() || row->marks == std::vector{Mark::LaunchCost}; });
  return areShort ? " Measure larger sizes before trusting small differences."
                  : " Measure again before trusting small differences.";
}

}  // namespace

std::string experimentVerdict(const Experiment& experiment, std::span<const LabelledRow> rows) {
  std::vector<LabelledRow> valid(rows.begin(), rows.end());
  const bool looksAtErrors = experiment.telling == Telling::Errors;
  std::erase_if(valid, [&](const LabelledRow& row) { return !isValid(row.row) && !looksAtErrors; });
  if (rows.empty()) return "Not measured on this device yet.";
  if (valid.size() < 2) {
    const bool isStopped = std::any_of(rows.begin(), rows.end(),
                                       [](const LabelledRow& row) { return row.row.status == Status::Cancelled; });
    if (isStopped) return "No verdict: the run stopped too early.";
    return valid.size() == rows.size() ? "No verdict: too few of its variants have been measured here."
                                       : "No verdict: too few of its variants ran here. Their rows say why.";
  }
  std::string text = answerOf(experiment, valid);
  const bool isDoubtful = std::any_of(valid.begin(), valid.end(), [](const LabelledRow& row) {
    return percentOfCeiling(row.row).value_or(0) > kImpossiblePercentOfCeiling;
  });
  // A rate above the ceiling is a measuring error, and other numbers may be as wrong.
  if (isDoubtful) text += " Some of these beat their ceiling, so the device was not steady: measure again.";
  // All rows marked in the chart, including wrong results.
  std::vector<const ResultRow*> shown;
  for (const LabelledRow& row : rows) {
    if (isTimed(row.row)) shown.push_back(&row.row);
  }
  const std::string marks = marksText(shown);
  if (marks.empty()) return text;
  return fmt::format("{} {}.{}", text, marks, isDoubtful ? "" : remedyFor(shown));
}

}  // namespace headroom
