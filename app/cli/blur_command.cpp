#include <fmt/format.h>

#include <chrono>
#include <string_view>
#include <vector>

#include "commands.hpp"
#include "headroom/error.hpp"
#include "headroom/image_file.hpp"
#include "output_files.hpp"

namespace headroom::cli {

namespace {

using SteadyClock = std::chrono::steady_clock;

double msSince(SteadyClock::time_point start) {
  return std::chrono::duration<double, std::milli>(SteadyClock::now() - start).count();
}

struct Step {
  std::string_view name;
  double ms = 0;
};

/// A line per step; what no step explains is a step of its own.
void printTimes(std::vector<Step> steps, double totalMs) {
  double known = 0;
  for (const Step& step : steps) known += step.ms;
  steps.push_back({"starting, building, allocating", totalMs - known});
  steps.push_back({"total", totalMs});
  for (const Step& step : steps) {
    fmt::print("  {:<38}{:>9.1f} ms{:>5.0f} %\n", step.name, step.ms, 100 * step.ms / totalMs);
  }
}

ImagePlan planFrom(const BlurOptions& options, const Catalogue& catalogue) {
  ImagePlan plan;
  plan.device = options.device;
  // A bare name means a blur: that is what this command does.
  if (!options.variant.empty()) plan.variant = catalogue.select(kPhotoWorkload, options.variant).front();
  plan.allowance = allowanceFromText(options.allowance);
  plan.sigma = options.sigma;
  plan.validate = options.check == kCheckWhole;
  plan.checkSample = options.check == kCheckSample;
  return plan;
}

void printResult(const CollectedRun& collected, const BlurOptions& options) {
  const ResultRow& row = collected.rows.front();
  fmt::print("{}: {}, {} channels, {} on {}, sigma {:g}: {:.2f} ms, {:.3g} GP/s", options.output, toText(row.size),
             collected.image.channels(), row.variant, row.device, row.sigma, row.medianMs,
             gigapixelsPerSecond(row).value_or(0));
  if (row.error) {
    fmt::print(", largest error {:.2g} of the exact Gaussian{}", row.error->maxAbs,
               options.check == kCheckSample ? " in samples" : "");
  }
  if (row.error && row.pixel.element == Element::UChar) fmt::print(", rounding to 8 bits included");
  fmt::print("\n");
}

}  // namespace

int blur(const CommonOptions& common, const BlurOptions& options) {
  const SteadyClock::time_point start = SteadyClock::now();
  requireOutputs({options.output});
  requireImageEnding(options.output);
  const std::unique_ptr<Workbench> workbench = openWorkbench(common);
  ImagePlan plan = planFrom(options, workbench->catalogue());
  // The process for OpenCL starts, and its drivers with it, while the photo is decoded.
  workbench->listDevices([quiet = common.quiet](const RunEvent& event) {
    const auto* note = std::get_if<Note>(&event.what);
    if (note != nullptr && !quiet) fmt::print(stderr, "note: {}\n", note->text);
  });
  const SteadyClock::time_point beforeLoading = SteadyClock::now();
  LoadedImage photo = loadImage(options.photo);
  const double loadingMs = msSince(beforeLoading);
  if (const std::string losses = lossesWhenSaved(photo.image, options.output); !losses.empty()) {
    photo.warnings.push_back(losses);
  }
  for (const std::string& warning : photo.warnings) fmt::print(stderr, "note: {}\n", warning);
  plan.image = std::move(photo.image);
  const CollectedRun collected =
      waitFor(*workbench, common.quiet, [&](EventSink sink) { return workbench->process(plan, std::move(sink)); });
  const int exitCode = exitCodeOf(collected);
  if (collected.image.empty()) return exitCode == kOk ? kRuntimeFailure : exitCode;

  const SteadyClock::time_point beforeSaving = SteadyClock::now();
  saveImage(collected.image, options.output);
  const double savingMs = msSince(beforeSaving);
  if (!collected.choice.empty() && !common.quiet) fmt::print(stderr, "note: {}\n", collected.choice);
  printResult(collected, options);
  const PhotoTimes& times = collected.times;
  printTimes({{"reading and decoding", loadingMs},
              {"upload", times.uploadMs},
              {"sorting pixels into planes", times.toPlanesMs},
              {"kernels, the untimed first one too", times.kernelsMs},
              {"packing planes into pixels", times.fromPlanesMs},
              {"download", times.downloadMs},
              {"encoding and writing", savingMs},
              {"checking against the exact Gaussian", times.checkMs},
              {"choosing the variant", times.choosingMs}},
             msSince(start));
  const ResultRow& row = collected.rows.front();
  if (!row.reason.empty()) fmt::print(stderr, "headroom-cli: {}\n", row.reason);
  return exitCode;
}

}  // namespace headroom::cli
