// The guide as data: the sources' contents, the steps of the tuning procedure, and the experiments for them.
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

/// Image size of all published numbers of the guide.
inline constexpr double kGuideMegapixels = 16;

/// A variant in an experiment, under the label from its file.
struct Participant {
  const Variant* variant;
  std::string label;
};

/// In the catalogue's order.
std::vector<Participant> participants(const Experiment& experiment, const Catalogue& catalogue);

std::vector<Size> sizesOf(const Experiment& experiment, Size asked);

/// Returns the guide's sampling, given `usual` of other runs: one process and 0.3 of the time, because the guide has
/// many points whose differences are factors, not per cents.
[[nodiscard]] Sampling guideSampling(const Sampling& usual);

/// Returns the plans for these experiments: each point once, and the ceilings at every size. `usual`: see
/// guideSampling().
std::vector<RunPlan> plansFor(std::span<const Experiment* const> experiments, const Catalogue& catalogue, Size asked,
                              const Sampling& usual = {});

/// Returns whether a plan measures in the way of plansFor(), whatever its points, device, size and precision.
[[nodiscard]] bool measuresForTheGuide(const RunPlan& plan);

/// Returns true for rows of the guide's own workload that are not probes of a single effect: these get advice on its
/// pages.
[[nodiscard]] bool isWorthAdvice(const ResultRow& row);

/// A row of an experiment with its label.
struct LabelledRow {
  std::string label;
  ResultRow row;
};

/// Returns the rows of the experiment at that size, in the catalogue's order, smaller sizes first.
std::vector<LabelledRow> rowsOf(const Experiment& experiment, const Catalogue& catalogue, Size asked,
                                std::span<const ResultRow> rows);

/// Returns the experiment's quantity for a row; nothing if the row has none.
std::optional<double> quantityOf(const Experiment& experiment, const ResultRow& row);
std::string_view unitOf(Quantity quantity);  ///< "GP/s", "GFLOP/s", "\u00b5s", "of full scale"

/// Returns true for times and errors.
[[nodiscard]] bool isSmallerBetter(Quantity quantity);

/// Returns the answer to the experiment's question in a sentence or two, from this device's numbers alone; or the
/// missing data if the rows do not suffice.
std::string experimentVerdict(const Experiment& experiment, std::span<const LabelledRow> rows);

/// A line of the guide's Table 14-1, with this device's numbers beside the guide's. Rates in GP/s.
struct AlgorithmLine {
  std::string algorithm;
  std::optional<double> floats;  ///< read and written per pixel
  std::optional<double> flops;   ///< per pixel
  std::optional<double> flopsPerFloat;
  std::optional<double> estimate;       ///< from this device's copy rate
  std::optional<double> guideEstimate;  ///< the guide's estimate, for its GPU
  std::optional<double> measured;
  std::optional<double> measuredOverEstimate;
  std::string problem;  ///< status and reason of a row that is not Ok; else empty
};

/// One line each, from the rows of any experiment.
std::vector<AlgorithmLine> algorithmTable(const Catalogue& catalogue, std::span<const LabelledRow> rows);

/// Returns the code of one of the guide's listings, as printed there except its comments; empty for other items. Quoted
/// for comparison from Apple, "Tuning Performance On the GPU", (c) 2018 Apple Inc.
std::string_view listingText(std::string_view item);

}  // namespace headroom
