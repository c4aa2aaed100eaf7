// Parts of the guide that a kernel file may name: items of the sources, steps of the tuning procedure, experiments. For
// the sources see guide.hpp.
#pragma once

#include <span>
#include <string_view>

namespace headroom {

/// A listing, table, figure or rule of the sources.
struct SourceItem {
  std::string_view name;    ///< e.g. "Listing 14-6"; by its place if the text gives no number
  std::string_view source;  ///< source text
  std::string_view what;    ///< its content, in our words
  /// The part of the program that covers it if no variant does: a view, a command, the engine. Empty if variants do.
  std::string_view carriedBy;
};

std::span<const SourceItem> sourceItems();
/// Returns nullptr if there is none of that name.
const SourceItem* findSourceItem(std::string_view name);

/// A step of the tuning procedure (Figure 14-6).
struct GuideStep {
  std::string_view id;
  std::string_view title;
  std::string_view text;  ///< instructions, in our words
};

std::span<const GuideStep> guideSteps();
/// Returns nullptr if there is none of that id.
const GuideStep* findStep(std::string_view id);

/// The quantity that an experiment's chart and table show for each row.
enum class Quantity { GigapixelsPerSecond, GigaflopsPerSecond, Microseconds, LargestError };

/// The sizes of an experiment, from the requested size.
enum class SizeSet {
  Asked,       ///< the requested size
  UpToAsked,   ///< a sixteenth, a quarter and the whole of it: a curve over size
  PowerOfTwo,  ///< the nearest square with a power of two as its side, and squares one and sixteen pixels wider
};

/// The form of an experiment's answer, from the valid rows of the largest measured size, at least two if it compares.
enum class Telling {
  Speeds,            ///< the fastest, and its factor over the baseline
  SpeedsAndErrors,   ///< Speeds, with both errors
  Times,             ///< the shortest and the longest time
  Copy,              ///< the best copy rate, and the share of it that remains at larger sizes
  MemoryBoundRange,  ///< the number of flops per pixel up to which memory hides the arithmetic
  Algorithms,        ///< measured against estimated rates, and the winner
  Transposes,        ///< for each size: the best as a share of the copy, and skewed against local
  Parallelism,       ///< whether the best reaches the estimate of the guide's V+T+V+T (copy x 2 / 14)
  SpeedUp,      ///< from the baseline to the fastest, the step with the largest gain, and the distance to the ceiling
  Errors,       ///< the largest error, and whether any result is wrong
  Clocks,       ///< the same launch by each of the three clocks
  RemovedRead,  ///< a loop's time without its read, and without any wait
  Images,       ///< images against buffers and halves against floats, each pair separately
  LaunchCost,   ///< the launch cost beside the guide's 10 to 100 microseconds
};

struct Experiment {
  std::string_view id;
  std::string_view step;  ///< id of a GuideStep
  std::string_view title;
  std::string_view question;
  std::string_view background;  ///< what the sources say about it, in our words
  Quantity quantity;
  SizeSet sizes;
  std::string_view baseline;  ///< label of the variant that serves as the baseline; empty: the slowest
  Telling telling;
  bool comparesAlgorithms = false;  ///< its table is the guide's Table 14-1, see algorithmTable()
};

std::span<const Experiment> experiments();
/// Returns nullptr if there is none of that id.
const Experiment* findExperiment(std::string_view id);

}  // namespace headroom
