// The guide as data: what the sources contain, the tuning procedure's steps, and the experiments that carry them out.
//
// Sources: Apple, "Tuning Performance On the GPU" (OpenCL guide, retired), called the guide; three companion texts, on
// computing on integrated graphics, on matrix multiplication in OpenCL and on timers in CUDA.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/catalogue/guide_contents.hpp"
#include "headroom/run/run_plan.hpp"
#include "headroom/values/result.hpp"

namespace headroom {

/// The image size of every number that the guide publishes.
inline constexpr double kGuideMegapixels = 16;

/// A variant in an experiment, under the label that its file gives it there.
struct Participant {
  const Variant* variant;
  std::string label;
};

/// In the catalogue's order.
std::vector<Participant> participants(const Experiment& experiment, const Catalogue& catalogue);

std::vector<Size> sizesOf(const Experiment& experiment, Size asked);

/// How the guide samples where other runs sample like `usual`: in one process, and for 0.3 of the time, because it has
/// many points whose differences are factors, not per cents.
[[nodiscard]] Sampling guideSampling(const Sampling& usual);

/// What to measure for these experiments: each point once, and the ceilings at every size. `usual`: see
/// guideSampling().
std::vector<RunPlan> plansFor(std::span<const Experiment* const> experiments, const Catalogue& catalogue, Size asked,
                              const Sampling& usual = {});

/// Whether a plan measures in the way of those that plansFor() makes: what, where, at which size and how precisely is
/// left open.
[[nodiscard]] bool measuresForTheGuide(const RunPlan& plan);

/// True for rows of what the guide tunes, which is no probe of a single effect: these get advice on its pages.
[[nodiscard]] bool isWorthAdvice(const ResultRow& row);

/// A row of an experiment under its label.
struct LabelledRow {
  std::string label;
  ResultRow row;
};

/// Those of the rows that belong to the experiment at that size, in the catalogue's order, smaller sizes first.
std::vector<LabelledRow> rowsOf(const Experiment& experiment, const Catalogue& catalogue, Size asked,
                                std::span<const ResultRow> rows);

/// The number that the experiment tells of a row; nothing when the row has none.
std::optional<double> quantityOf(const Experiment& experiment, const ResultRow& row);
std::string_view unitOf(Quantity quantity);  ///< "GP/s", "GFLOP/s", "us", "of full scale"

/// True for times and errors.
[[nodiscard]] bool isSmallerBetter(Quantity quantity);

/// The answer to the experiment's question in a sentence or two, from this device's numbers alone; what is missing when
/// the rows don't suffice.
std::string experimentVerdict(const Experiment& experiment, std::span<const LabelledRow> rows);

/// A line of the guide's Table 14-1, with this device's numbers beside the guide's own. Rates in GP/s.
struct AlgorithmLine {
  std::string algorithm;
  std::optional<double> floats;  ///< read and written per pixel
  std::optional<double> flops;   ///< per pixel
  std::optional<double> flopsPerFloat;
  std::optional<double> estimate;       ///< from this device's copy rate
  std::optional<double> guideEstimate;  ///< the guide's, for its own GPU
  std::optional<double> measured;
  std::optional<double> measuredOverEstimate;
  std::string problem;  ///< status and reason of a row that is not Ok; else empty
};

/// From the rows of any experiment, one line each.
std::vector<AlgorithmLine> algorithmTable(const Catalogue& catalogue, std::span<const LabelledRow> rows);

/// The code of one of the guide's listings, as it is printed there less its comments; empty for other items. Quoted
/// for comparison from Apple, "Tuning Performance On the GPU", (c) 2018 Apple Inc.
std::string_view listingText(std::string_view item);

}  // namespace headroom
