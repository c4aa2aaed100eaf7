// What a kernel file may name of the guide: items of the sources, steps of the tuning procedure, experiments. For the
// sources see guide.hpp.
#pragma once

#include <span>
#include <string_view>

namespace headroom {

/// A listing, table, figure or rule of the sources.
struct SourceItem {
  std::string_view name;    ///< e.g. "Listing 14-6"; by place where the text gives no number
  std::string_view source;  ///< which text
  std::string_view what;    ///< what it shows, in our words
  /// The part of the program that carries it out where no variant does: a view, a command, the engine. Empty when
  /// variants do.
  std::string_view carriedBy;
};

std::span<const SourceItem> sourceItems();
/// nullptr when there is none of that name.
const SourceItem* findSourceItem(std::string_view name);

/// A station of the tuning procedure (Figure 14-6).
struct GuideStep {
  std::string_view id;
  std::string_view title;
  std::string_view text;  ///< what to do there, in our words
};

std::span<const GuideStep> guideSteps();
/// nullptr when there is none of that id.
const GuideStep* findStep(std::string_view id);

/// What an experiment's chart and table tell of each row.
enum class Quantity { GigapixelsPerSecond, GigaflopsPerSecond, Microseconds, LargestError };

/// At which sizes an experiment runs, from the size that was asked for.
enum class SizeSet {
  Asked,       ///< that size
  UpToAsked,   ///< a sixteenth, a quarter and the whole of it: a curve over size
  PowerOfTwo,  ///< the nearest square with a power of two as its side, and one and sixteen pixels wider
};

/// How an experiment's question is answered from the valid rows of the largest size measured, at least two where it
/// compares.
enum class Telling {
  Speeds,            ///< the fastest, and by what factor it beats the baseline
  SpeedsAndErrors,   ///< the same, with both errors
  Times,             ///< the shortest and the longest time
  Copy,              ///< the best copy rate, and how much of it is left at larger sizes
  MemoryBoundRange,  ///< up to how many flops per pixel memory hides the arithmetic
  Algorithms,        ///< measured against estimated, and who wins
  Transposes,        ///< for each size: the best as a share of the copy, and the skewed against the local one
  Parallelism,       ///< whether the best reaches the estimate of the guide's V+T+V+T (copy x 2 / 14)
  SpeedUp,  ///< from the baseline to the fastest, the step between that brought most, and what is left to the ceiling
  Errors,   ///< the largest error, and whether any result is wrong
  Clocks,   ///< what each of the three clocks measured of the same launch
  RemovedRead,  ///< what a loop's time is without the read in it, and without any wait
  Images,       ///< images against buffers and halves against floats, each pair by itself
  LaunchCost,   ///< the launch cost beside the guide's 10 to 100 microseconds
};

struct Experiment {
  std::string_view id;
  std::string_view step;  ///< a GuideStep's id
  std::string_view title;
  std::string_view question;
  std::string_view background;  ///< what the sources say about it, in our words
  Quantity quantity;
  SizeSet sizes;
  std::string_view baseline;  ///< label of the variant that the others are compared with; empty: the slowest
  Telling telling;
  bool comparesAlgorithms = false;  ///< its table is the guide's Table 14-1, see algorithmTable()
};

std::span<const Experiment> experiments();
/// nullptr when there is none of that id.
const Experiment* findExperiment(std::string_view id);

}  // namespace headroom
