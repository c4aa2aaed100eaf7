#include <fmt/format.h>

#include "commands.hpp"
#include "headroom/error.hpp"
#include "headroom/image_file.hpp"

namespace headroom::cli {

int blur(const CommonOptions& common, const BlurOptions& options) {
  const std::unique_ptr<Workbench> workbench = openWorkbench(common);
  LoadedImage photo = loadImage(options.photo);
  for (const std::string& warning : photo.warnings) fmt::print(stderr, "note: {}\n", warning);

  ImagePlan plan;
  plan.device = options.device;
  // A bare name means a blur: that is what this command does.
  const Catalogue& catalogue = workbench->catalogue();
  plan.variant = options.variant.empty() ? catalogue.cheapest("blur", options.sigma).id
                                         : catalogue.select("blur", options.variant).front();
  plan.sigma = options.sigma;
  plan.image = std::move(photo.image);
  plan.validate = true;
  const CollectedRun collected =
      waitFor(*workbench, common.quiet, [&](EventSink sink) { return workbench->process(plan, std::move(sink)); });
  const int exitCode = exitCodeOf(collected);
  if (collected.image.empty()) return exitCode == kOk ? kRuntimeFailure : exitCode;

  saveImage(collected.image, options.output);
  const ResultRow& row = collected.rows.front();
  fmt::print("{}: {}, {} channels, {} on {}, sigma {:g}: {:.2f} ms, {:.3g} GP/s", options.output, toText(row.size),
             collected.image.channels(), row.variant, row.device, row.sigma, row.medianMs,
             gigapixelsPerSecond(row).value_or(0));
  if (row.error) fmt::print(", largest error {:.2g} of the exact Gaussian", row.error->maxAbs);
  fmt::print("\n");
  if (!row.reason.empty()) fmt::print(stderr, "headroom-cli: {}\n", row.reason);
  return exitCode;
}

}  // namespace headroom::cli
