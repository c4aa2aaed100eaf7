#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <mutex>
#include <string_view>
#include <vector>

#include "commands.hpp"
#include "headroom/image_files/image_file.hpp"
#include "headroom/pages/photo_page.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "output_files.hpp"
#include "parameter_options.hpp"
#include "terminal.hpp"

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

/// Prints a line per step; the unexplained rest is a step of its own.
void printTimes(std::vector<Step> steps, double totalMs) {
  double known = 0;
  for (const Step& step : steps) known += step.ms;
  steps.push_back({"starting, building, allocating", totalMs - known});
  steps.push_back({"total", totalMs});
  for (const Step& step : steps) {
    printOut("  {:<38}{:>9.1f} ms{:>5.0f}%\n", step.name, step.ms, 100 * step.ms / totalMs);
  }
}

/// Holds notes back while stderr must not be written.
class LateNotes {
 public:
  explicit LateNotes(const CommonOptions& common) : common_(common) {}

  void add(const std::string& note) {
    const std::lock_guard lock(mutex_);
    if (isWaiting_) {
      waiting_.push_back(note);
    } else {
      tellNote(common_, note);
    }
  }

  void tell() {
    const std::lock_guard lock(mutex_);
    isWaiting_ = false;
    for (const std::string& note : waiting_) tellNote(common_, note);
  }

 private:
  const CommonOptions& common_;
  std::mutex mutex_;
  bool isWaiting_ = true;
  std::vector<std::string> waiting_;
};

/// The original is overwritten only on request. Throws UsageError.
void requirePhotoKept(const BlurOptions& options) {
  if (!isSameFile(options.output, options.photo)) return;
  throw UsageError(fmt::format("{} is the photo itself, which would be overwritten. Name another file, or add --force.",
                               options.output));
}

ImagePlan planFrom(const BlurOptions& options, const Catalogue& catalogue) {
  ImagePlan plan;
  plan.device = options.device;
  // A bare name means a blur: that is what this command does.
  if (!options.variant.empty()) plan.variant = catalogue.select(kPhotoWorkload, options.variant).front();
  plan.allowance = allowanceFromText(options.allowance);
  plan.parameters = parametersFrom(options.parameters, workloadsNamed(std::string(kPhotoWorkload)));
  plan.validate = options.check == kCheckWhole;
  plan.checkSample = options.check == kCheckSample;
  return plan;
}

void printResult(const CollectedRun& collected, const BlurOptions& options) {
  const ResultRow& row = collected.rows.front();
  const int channels = collected.image.channels();
  printOut("{}: {}, {} {}, {} on {}{}: {:.2f} ms, {:.3g} GP/s", options.output, toText(row.size), channels,
           channels == 1 ? "channel" : "channels", row.variant, row.device, afterComma(row.parameters), row.medianMs,
           gigapixelsPerSecond(row).value_or(0));
  if (row.error) {
    printOut(", largest error {:.2g} of the exact Gaussian{}", row.error->maxAbs,
             options.check == kCheckSample ? " in samples" : "");
  }
  if (row.error && row.pixel.element == Element::UChar) printOut(", rounding to 8 bits included");
  printOut("\n");
}

/// Before anything is decoded or blurred. Throws UsageError, Error.
void requireSoundOutputs(const BlurOptions& options) {
  requireImageEnding(options.output);
  for (const std::string& file : {options.htmlFile, options.markdownFile}) {
    if (file == kStandardOutput)
      throw UsageError("The report is written to a file, because blur prints its times. Name a file.");
  }
  requireOutputs({options.output, options.htmlFile, options.markdownFile});
  if (!options.force) requirePhotoKept(options);
}

void writeReports(const BlurOptions& options, const Image& before, const CollectedRun& collected,
                  const RunContext& machine, const Catalogue& catalogue) {
  if (options.htmlFile.empty() && options.markdownFile.empty()) return;
  const BlurredPhoto photo{std::filesystem::path(options.photo).filename().string(),
                           before,
                           collected.image,
                           collected.rows.front(),
                           collected.choice,
                           options.check == kCheckSample};
  const Page page = pageOf(photo, machine, catalogue);
  writeOutputs({{options.htmlFile, [&page] { return toHtml(page); }},
                {options.markdownFile, [&page] { return toMarkdown(page); }}});
}

}  // namespace

int blur(const CommonOptions& common, const BlurOptions& options) {
  const SteadyClock::time_point start = SteadyClock::now();
  requireSoundOutputs(options);
  LateNotes notes(common);  // outlives the workbench, which calls it
  RunContext machine;       // likewise
  const std::unique_ptr<Workbench> workbench = openWorkbench(common);
  ImagePlan plan = planFrom(options, workbench->catalogue());
  // Starts the OpenCL process and its drivers while the photo is decoded.
  workbench->listDevices(
      [&notes, &machine](const RunEvent& event) {
        if (const auto* found = std::get_if<DevicesFound>(&event.what)) {
          machine = found->context;
          machine.devices = found->devices;
        }
        if (const auto* note = std::get_if<Note>(&event.what)) notes.add(note->text);
      },
      {plan.device});
  const SteadyClock::time_point beforeLoading = SteadyClock::now();
  LoadedImage photo = loadImage(options.photo);
  const double loadingMs = msSince(beforeLoading);
  notes.tell();
  if (const std::string losses = lossesWhenSaved(photo.image, options.output, photo.metadata); !losses.empty()) {
    photo.warnings.push_back(losses);
  }
  for (const std::string& warning : photo.warnings) tellNote(common, warning);
  plan.image = std::move(photo.image);
  const CollectedRun collected =
      waitFor(*workbench, common.quiet, [&](EventSink sink) { return workbench->process(plan, std::move(sink)); });
  const int exitCode = exitCodeOf(collected);
  if (collected.image.empty()) return exitCode == kOk ? kRuntimeFailure : exitCode;

  const SteadyClock::time_point beforeSaving = SteadyClock::now();
  saveImage(collected.image, options.output, photo.metadata);
  const double savingMs = msSince(beforeSaving);
  if (!collected.choice.empty()) tellNote(common, collected.choice);
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
  if (!row.reason.empty()) printTo(stderr, "headroom-cli: {}\n", row.reason);
  flushOutput();
  writeReports(options, plan.image, collected, machine, workbench->catalogue());
  return exitCode;
}

}  // namespace headroom::cli
