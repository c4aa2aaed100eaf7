#include "headroom/report/columns.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "headroom/run/run_document.hpp"
#include "headroom/system/error.hpp"
#include "headroom/text/nearest.hpp"
#include "headroom/workloads.hpp"
#include "text/number_text.hpp"
#include "values/parameters_json.hpp"

namespace headroom {
namespace {

Cell cellOf(std::string_view text) {
  return text.empty() ? Cell{} : Cell{std::string(text)};
}
Cell cellOf(std::optional<double> number) {
  return number ? Cell{*number} : Cell{};
}
/// Numbers that only a timed row has.
Cell timed(const ResultRow& row, double number) {
  return isTimed(row) ? Cell{number} : Cell{};
}

using Row = const ResultRow&;

/// The sort key.
Cell intervalWidth(Row r) {
  return std::isfinite(r.highMs) ? timed(r, r.highMs - r.lowMs) : Cell{};
}
std::string intervalText(Row r) {
  constexpr int kDigits = 4;
  if (!isTimed(r) || !std::isfinite(r.highMs)) return "-";
  return significantText(r.lowMs, kDigits) + "-" + significantText(r.highMs, kDigits);
}

Cell figure(const std::optional<ErrorFigures>& figures, double ErrorFigures::*member) {
  return figures ? Cell{(*figures).*member} : Cell{};
}

Cell wallMs(Row r) {
  return isTimed(r) && r.wallMs > 0 ? Cell{r.wallMs} : Cell{};
}
Cell eventMs(Row r) {
  return isTimed(r) && r.eventMs > 0 ? Cell{r.eventMs} : Cell{};
}
Cell kernelsMs(Row r) {
  return isTimed(r) && r.kernelsMs > 0 ? Cell{r.kernelsMs} : Cell{};
}
Cell count(std::size_t number) {
  return number > 0 ? Cell{static_cast<double>(number)} : Cell{};
}
Cell samples(Row r) {
  return count(countingSamples(r).size());
}
std::string marksText(Row r) {
  std::string text;
  for (const Mark mark : r.marks) {
    if (!text.empty()) text += ", ";
    text += toText(mark);
  }
  return text;
}
Cell part(Row r, double WholeOperation::*member) {
  return r.whole ? timed(r, (*r.whole).*member) : Cell{};
}
Cell endToEndMs(Row r) {
  const std::optional<TimeRange> time = timeOf(r, TimeKind::EndToEnd);
  return time ? Cell{time->ms} : Cell{};
}
Cell compiled(Row r, std::optional<std::uint64_t> CompiledSummary::*member) {
  const std::optional<std::uint64_t> count = r.compiled ? (*r.compiled).*member : std::nullopt;
  return count ? Cell{static_cast<double>(*count)} : Cell{};
}
std::string compiledText(Row r, std::optional<std::uint64_t> CompiledSummary::*member) {
  const std::optional<std::uint64_t> count = r.compiled ? (*r.compiled).*member : std::nullopt;
  return count ? std::to_string(*count) : "-";
}
Cell sigma(Row r) {
  const std::optional<double> value = sigmaIn(r.parameters);
  return value ? Cell{*value} : Cell{};
}

Cell sideOf(Size size, std::optional<std::int64_t> NamedSides::*side) {
  const std::optional<std::int64_t> value = namedSides(size).*side;
  return value ? Cell{static_cast<double>(*value)} : Cell{};
}

constexpr std::array kColumns{
    Column{"format_version", "format", "Version of this table's columns; it changes when a column changes its meaning.",
           false, 1, [](Row) -> Cell { return double{kReportFormatVersion}; }},
    Column{"device", "device", "The OpenCL device's name, or the host's processor for a host library.", false, 0,
           [](Row r) { return cellOf(r.device); }},
    Column{
        "measured_on", "measured on",
        "The device's short name and its id, after its host's name in hosts.toml if it has one; for a host library the "
        "processor's name. Tables of several devices have it.",
        false, 0, [](Row r) { return cellOf(deviceLabelOf(r)); }, false, nullptr, ColumnTopic::Devices},
    Column{"driver", "driver", "The driver's own version text.", false, 0, [](Row r) { return cellOf(r.driver); }},
    Column{"workload", "workload", "The problem that was solved.", false, 0, [](Row r) { return cellOf(r.workload); }},
    Column{"variant", "variant", "Variant id: workload.name, where name is the kernel file's.", true, 0,
           [](Row r) { return cellOf(r.variant); }},
    Column{"width", "width", "Pixels per row of the plane; of a product of matrices its columns, N.", false, 6,
           [](Row r) { return sideOf(r.size, &NamedSides::width); }},
    Column{"height", "height", "Rows of the plane; of a product of matrices M.", false, 6,
           [](Row r) { return sideOf(r.size, &NamedSides::height); }},
    Column{"size", "size", "Width x height of the plane in pixels; M x N x K of a product of matrices.", true, 9,
           [](Row r) -> Cell { return workOf(r); }, false, [](Row r) { return toText(r.size); }},
    Column{kSigmaKey, kSigmaKey, "The Gaussian's standard deviation in pixels, for problems that have one.", false, 3,
           sigma},
    Column{"status", "status", "Ok, or what went wrong. Only rows that are Ok are ranked.", true, 0,
           [](Row r) { return cellOf(toText(r.status)); }},
    Column{"reason", "reason", "Why the result is not Ok, or the text of its warnings.", false, 0,
           [](Row r) { return cellOf(r.reason); }},
    Column{"samples", "samples", "Number of timed samples.", false, 4, samples},
    Column{"median_ms", "median ms",
           "Median time of one iteration in milliseconds by the clock that is used: the device's (START of the first "
           "pass to "
           "END of the last), or the host's where that cannot be right. The first launch, which may compile, is never "
           "timed.",
           true, 4, [](Row r) { return timed(r, r.medianMs); }},
    Column{"interval_ms", "95% interval ms",
           "Where 95% of medians would fall if the run were repeated, in milliseconds: from low_ms to high_ms; - where "
           "there are too few samples.",
           true, 4, intervalWidth, false, intervalText},
    Column{"min_ms", "min ms", "Shortest sample in milliseconds, by the same clock.", false, 4,
           [](Row r) { return timed(r, r.minMs); }},
    Column{"q3_ms", "q3 ms", "Third quartile of the samples in milliseconds: three of four were faster.", false, 4,
           [](Row r) { return timed(r, r.q3Ms); }},
    Column{"wall_ms", "wall ms",
           "Time of one iteration in milliseconds by the host's clock around the same launches: it includes launching "
           "and waiting.",
           false, 4, wallMs},
    Column{"gpix_per_s", "GP/s",
           "10^9 pixels per second, or items of the result where these are not pixels, over the median time.", true, 3,
           [](Row r) { return cellOf(gigapixelsPerSecond(r)); }},
    Column{
        "gbyte_per_s", "GB/s",
        "10^9 bytes per second of compulsory traffic (each input read once, each output written once) over the median "
        "time.",
        false, 3, [](Row r) { return cellOf(gigabytesPerSecond(r)); }, true, nullptr, ColumnTopic::Bytes},
    Column{"gflop_per_s", "GFLOP/s",
           "10^9 operations per second, floating point or of the row's precision: the variant's declared operations "
           "over the median time.",
           false, 3, [](Row r) { return cellOf(gigaflopsPerSecond(r)); }, true, nullptr, ColumnTopic::Operations},
    Column{"estimate_gpix_per_s", "estimate GP/s",
           "The guide's model: copy rate at this size x 2 / floats read and written per pixel, every load counted as "
           "memory traffic. Caches may beat it.",
           false, 3, [](Row r) { return cellOf(r.estimateGigapixelsPerSecond); }},
    Column{
        "ceiling_gpix_per_s", "ceiling GP/s",
        "Upper bound for any kernel that does the whole job: the lower of the memory ceiling (copy rate x 2 / "
        "compulsory floats per pixel) "
        "and the compute ceiling (measured peak of the row's precision / operations per pixel), both measured at this "
        "size.",
        false, 3, [](Row r) { return cellOf(r.ceilingGigapixelsPerSecond); }},
    Column{"percent_of_ceiling", "% of ceiling",
           "GP/s as a share of the ceiling at this size. Over 105% is a measuring error.", true, 3,
           [](Row r) { return cellOf(percentOfCeiling(r)); }},
    Column{"bound_by", "bound by", "Which of the two ceilings is the lower one: memory or compute.", true, 0,
           [](Row r) { return cellOf(toText(r.boundBy)); }},
    Column{"max_abs_error", "max error",
           "Largest absolute difference from the workload's exact result in double precision, on data in [0, 1].", true,
           2, [](Row r) { return figure(r.error, &ErrorFigures::maxAbs); }},
    Column{"rms_error", "RMS error", "Root mean square difference from the workload's exact result.", false, 2,
           [](Row r) { return figure(r.error, &ErrorFigures::rms); }},
    Column{"psnr_db", "PSNR dB",
           "Peak signal-to-noise ratio against the exact result in decibels, peak 1; inf when they are equal.", false,
           3, [](Row r) { return figure(r.error, &ErrorFigures::psnrDb); }},
    Column{"role", "role", "Why it was measured: variant, host (a library on the host) or ceiling.", false, 0,
           [](Row r) { return cellOf(toText(r.role)); }},
    Column{"measured_over_estimate", "measured / estimate",
           "GP/s over the guide's estimate. Above 1, caches serve repeated loads; below 1, not even memory traffic "
           "explains the time.",
           true, 3, [](Row r) { return cellOf(measuredOverEstimate(r)); }},
    Column{"noise_percent", "noise %",
           "Half-width of the median's 95% confidence interval in per cent of the median, from order statistics; inf "
           "under 6 samples.",
           false, 2, [](Row r) { return timed(r, r.noise * 100); }},
    Column{"q1_ms", "q1 ms", "First quartile of the samples in milliseconds: one of four was faster.", false, 4,
           [](Row r) { return timed(r, r.q1Ms); }},
    Column{"own_max_abs_error", "own max error",
           "Largest absolute difference from the variant's own method in double precision: the kernel's error without "
           "the method's. It decides between Ok and WrongResult.",
           false, 2, [](Row r) { return figure(r.ownError, &ErrorFigures::maxAbs); }},
    Column{"own_rms_error", "own RMS error",
           "Root mean square difference from the variant's own method in double precision.", false, 2,
           [](Row r) { return figure(r.ownError, &ErrorFigures::rms); }},
    Column{
        "stopped_by", "stopped by",
        "What ended the sampling: noise goal, round limit, time budget or sample limit; not the ceiling, where a "
        "ceiling was sought and another variant is clearly faster; slower than the best, in a search of a tuning; or a "
        "stop.",
        false, 0, [](Row r) { return cellOf(r.stoppedBy); }},
    Column{"iteration", "iteration",
           "What one iteration is where a probe times the OpenCL runtime, by the host's clock unless the variant's "
           "summary says otherwise: launch, start, transfer...; empty for kernels.",
           false, 0, [](Row r) { return cellOf(r.iteration); }},
    Column{
        "low_ms", "low ms",
        "Lower end of the interval in which the median of a repetition is expected with 95% probability, in "
        "milliseconds: from the samples within rounds, from how the rounds differ, and from what separate runs differ "
        "by.",
        false, 4, [](Row r) { return timed(r, r.lowMs); }},
    Column{"high_ms", "high ms", "Upper end of that interval in milliseconds; inf with too few samples.", false, 4,
           [](Row r) { return timed(r, r.highMs); }},
    Column{"marks", "warnings",
           "Warnings about the time: bad stamps, clocks disagree, over ceiling, single sample, unsteady, "
           "drift, busy, crashed once, not checked, as captured, launch cost. The reason says each in a sentence.",
           true, 0, [](Row r) { return cellOf(marksText(r)); }},
    Column{"clock", "clock", "Whose samples count: event (the device's stamps) or wall (the host's clock).", false, 0,
           [](Row r) { return timed(r, 0) == Cell{} ? Cell{} : cellOf(toText(r.clock)); }},
    Column{"event_ms", "event ms", "Median by the device's profiling clock in milliseconds, beside wall_ms.", false, 4,
           eventMs},
    Column{"mild_outliers", "mild outliers",
           "Samples beyond 1.5 and up to 3 interquartile ranges from the quartiles (Tukey's fences).", false, 4,
           [](Row r) { return timed(r, static_cast<double>(r.mildOutliers)); }},
    Column{"severe_outliers", "severe outliers", "Samples beyond 3 interquartile ranges from the quartiles.", false, 4,
           [](Row r) { return timed(r, static_cast<double>(r.severeOutliers)); }},
    Column{"rounds", "rounds", "Number of rounds.", false, 3, [](Row r) { return count(r.rounds.size()); }},
    Column{"caches", "caches",
           "warm: a launch finds what the one before it left in the caches; cold: a buffer larger than the last level "
           "cache is written before each launch.",
           false, 0, [](Row r) { return cellOf(toText(r.caches)); }},
    Column{"device_id", "device id", "Index of the device in the ICD loader's list: platform:device.", false, 0,
           [](Row r) { return cellOf(r.deviceId); }},
    Column{"repeat", "repeat", "Index of an independent measurement of the same point, from 0 (A/A test).", false, 3,
           [](Row r) { return count(static_cast<std::size_t>(r.repeat)); }},
    Column{
        "configuration", "configuration",
        "The values of the kernel's tunables that it ran with, e.g. `TILE_X=32 TILE_Y=64`; empty for kernels without.",
        false, 0, [](Row r) { return cellOf(r.configuration); }},
    Column{"pixel", "pixel",
           "What a pixel of its planes is: float, float4 (four channels side by side), uchar, uchar4 or int. The copy "
           "that its "
           "memory ceiling comes from moves the same.",
           false, 0, [](Row r) { return cellOf(toText(r.pixel)); }},
    Column{"depth", "depth", "Of a product of matrices K: columns of the left one, rows of the right one.", false, 6,
           [](Row r) { return sideOf(pointSizeOf(r), &NamedSides::depth); }},
    Column{"upload_ms", "upload ms",
           "Time to write the inputs from ordinary host memory to the device in milliseconds: median over a few whole "
           "operations, by the commands' own stamps. Only with `--transfers`.",
           false, 3, [](Row r) { return part(r, &WholeOperation::uploadMs); }, true, nullptr, ColumnTopic::Transfers},
    Column{"download_ms", "download ms", "Time to read the result back in milliseconds, likewise.", false, 3,
           [](Row r) { return part(r, &WholeOperation::downloadMs); }, true, nullptr, ColumnTopic::Transfers},
    Column{"with_transfers_ms", "end-to-end ms",
           "Kernels and transfers in milliseconds: median_ms + upload_ms + download_ms.", false, 4,
           [](Row r) { return cellOf(kernelAndTransfersMs(r)); }},
    Column{
        "end_to_end_ms", "end to end ms",
        "The whole operation in milliseconds by the host's clock: inputs written, kernels launched once, result read "
        "back with a wait at the end. What it has above with_transfers_ms is launching, waiting, and colder caches "
        "and clocks. Of a library on the host its own time: nothing has to be moved.",
        false, 4, endToEndMs, true, nullptr, ColumnTopic::Transfers},
    Column{"end_to_end_gpix_per_s", "end to end GP/s", "10^9 pixels per second by the whole operation.", false, 3,
           [](Row r) { return cellOf(endToEndGigapixelsPerSecond(r)); }},
    Column{"end_to_end_gflop_per_s", "end to end GFLOP/s",
           "10^9 floating point operations per second by the whole operation.", false, 3,
           [](Row r) { return cellOf(endToEndGigaflopsPerSecond(r)); }},
    Column{"title", "title", "The variant's title; empty in files from before rows had one.", false, 0,
           [](Row r) { return cellOf(r.title); }},
    Column{"kernels_ms", "kernels ms",
           "Of a launch of several commands: their own times added up in milliseconds, without what lies between them.",
           false, 4, kernelsMs},
    Column{"parameters", "parameters",
           "Values of the problem's other parameters, e.g. gamma=2.2; empty for problems without.", false, 0,
           [](Row r) { return cellOf(settingsText(withoutSigma(r.parameters))); }},
    Column{"precision", "precision",
           "What its operations are on: float, half, double, int, or numbers of matrix units (mma-half, ...). The peak "
           "that its compute ceiling comes from is of the same.",
           false, 0, [](Row r) { return cellOf(toText(r.precision)); }},
    Column{"local_roof_gpix_per_s", "local roof GP/s",
           "The rate at which the device's local memory moves what the variant moves through it: measured bandwidth / "
           "the variant's declared local traffic per pixel. A roof of this variant, not of the problem.",
           false, 3, [](Row r) { return cellOf(r.localRoofGigapixelsPerSecond); }},
    Column{"percent_of_local_roof", "% of local roof", "GP/s as a share of the local-memory roof.", false, 3,
           [](Row r) { return cellOf(percentOfLocalRoof(r)); }, true, nullptr, ColumnTopic::LocalMemory},
    Column{"registers", "registers",
           "Registers of 32 bits per work-item, the most of the variant's kernels; where the driver's "
           "build log says them (NVIDIA with the build option -cl-nv-verbose). `headroom-cli compiled` "
           "shows more.",
           false, 6, [](Row r) { return compiled(r, &CompiledSummary::registers); }, true,
           [](Row r) { return compiledText(r, &CompiledSummary::registers); }},
    Column{"spill_bytes", "spill bytes",
           "Bytes of spilled registers per work-item, the most of the variant's kernels, likewise, and "
           "from Intel's driver.",
           false, 6, [](Row r) { return compiled(r, &CompiledSummary::spillBytes); }, true,
           [](Row r) { return compiledText(r, &CompiledSummary::spillBytes); }},
    Column{"local_bytes", "local bytes",
           "Bytes of local memory per work-group that the driver reports, arguments included; the most "
           "of the variant's kernels.",
           false, 6, [](Row r) { return compiled(r, &CompiledSummary::localBytes); }, true,
           [](Row r) { return compiledText(r, &CompiledSummary::localBytes); }},
    Column{"private_bytes", "private bytes",
           "Bytes of private memory per work-item that the driver reports; the most of the variant's "
           "kernels.",
           false, 6, [](Row r) { return compiled(r, &CompiledSummary::privateBytes); }, true,
           [](Row r) { return compiledText(r, &CompiledSummary::privateBytes); }},
    Column{"host", "host", "The host's name in hosts.toml; empty for the machine that the run was started on.", false,
           0, [](Row r) { return cellOf(r.host); }},
    Column{
        "worker", "worker",
        "The worker that measured it, of a run with several: its number, its machine, and its device there. Tables of "
        "such runs have it.",
        false, 0, [](Row r) { return cellOf(r.worker); }, true, nullptr, ColumnTopic::Workers},
};

void addRateTopic(std::set<ColumnTopic>& topics, RateOf rate) {
  if (rate == RateOf::Operations) topics.insert(ColumnTopic::Operations);
  if (rate == RateOf::Bytes) topics.insert(ColumnTopic::Bytes);
}

}  // namespace

std::span<const Column> columns() {
  return kColumns;
}

const Column& findColumn(std::string_view name) {
  std::vector<std::string> names;
  for (const Column& column : columns()) {
    if (column.name == name) return column;
    names.emplace_back(column.name);
  }
  std::vector<std::string> near = nearestNames(name, names);
  constexpr std::size_t kFewestLetters = 3;  // shortest significant part of a name
  for (const std::string& known : names) {
    const bool isPart = name.size() >= kFewestLetters && known.find(name) != std::string::npos;
    if (isPart && std::find(near.begin(), near.end(), known) == near.end()) near.push_back(known);
  }
  throw UsageError(near.empty()
                       ? fmt::format("There is no column \"{}\". Choose from: {}.", name, fmt::join(names, ", "))
                       : fmt::format("There is no column \"{}\". Did you mean {}? --columns help lists all.", name,
                                     fmt::join(near, " or ")));
}

std::string titleOver(const Column& column, std::span<const ResultRow> rows) {
  return titleOver(std::string(column.title), rows);
}

std::string titleOver(std::string title, std::span<const ResultRow> rows) {
  constexpr std::string_view kOfPixels = "GP/s";
  constexpr std::string_view kOfOperations = "GFLOP/s";
  const std::size_t at = title.find(kOfPixels);
  const std::size_t atOperations = title.find(kOfOperations);
  std::set<std::string_view> items;
  std::set<std::string_view> operations;
  for (const ResultRow& row : rows) {
    if (row.role == Role::Ceiling) continue;
    items.insert(row.item);
    operations.insert(operationRateUnit(row.precision));
  }
  if (at != std::string::npos && items.size() == 1) title.replace(at, kOfPixels.size(), itemRateUnit(*items.begin()));
  if (atOperations != std::string::npos && !operations.empty())
    title.replace(atOperations, kOfOperations.size(), fmt::format("{}", fmt::join(operations, ", ")));
  return title;
}

bool isBestHighest(const Column& column) {
  constexpr std::array<std::string_view, 4> kOthers{"percent_of_ceiling", "percent_of_local_roof",
                                                    "measured_over_estimate", "psnr_db"};
  return column.name.ends_with("_per_s") || std::find(kOthers.begin(), kOthers.end(), column.name) != kOthers.end();
}

std::set<ColumnTopic> topicsOf(std::span<const ResultRow> rows) {
  std::set<ColumnTopic> topics;
  for (const ResultRow& row : rows) {
    if (row.whole) topics.insert(ColumnTopic::Transfers);
    if (row.localRoofGigapixelsPerSecond) topics.insert(ColumnTopic::LocalMemory);
    if (!row.worker.empty()) topics.insert(ColumnTopic::Workers);
    addRateTopic(topics, row.rate);
  }
  if (countDevices(rows) > 1) topics.insert(ColumnTopic::Devices);
  return topics;
}

std::set<ColumnTopic> topicsOf(const RunPlan& plan) {
  std::set<ColumnTopic> topics;
  if (plan.devices.size() > 1) topics.insert(ColumnTopic::Devices);
  if (plan.workers > 1) topics.insert(ColumnTopic::Workers);
  if (plan.transfers) topics.insert(ColumnTopic::Transfers);
  for (const std::string& variant : plan.variants) {
    if (const Workload* workload = knownWorkload(variant.substr(0, variant.find('.'))))
      addRateTopic(topics, workload->rate);
  }
  return topics;
}

std::string cellText(const Column& column, const ResultRow& row) {
  if (column.text != nullptr) return column.text(row);
  const Cell cell = column.value(row);
  if (const auto* text = std::get_if<std::string>(&cell)) return *text;
  if (const auto* number = std::get_if<double>(&cell)) return significantText(*number, column.decimals);
  return "-";
}

}  // namespace headroom
