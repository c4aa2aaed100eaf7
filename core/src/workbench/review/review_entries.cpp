// Entries from a run's rows, from the simulator's findings and from versions measured in interleaved rounds.
#include <fmt/format.h>

#include <charconv>
#include <optional>

#include "headroom/review.hpp"
#include "workbench/review/places.hpp"

namespace headroom {
namespace {

/// "CPU or GPU"
std::string kindsText(const std::set<DeviceType>& kinds) {
  std::string text;
  for (const DeviceType kind : kinds) text += (text.empty() ? "" : " or ") + std::string(toText(kind));
  return text;
}

ReviewVerdict verdictOn(const ResultRow& row) {
  switch (row.status) {
    case Status::Ok:
      return hasMark(row, Mark::Unchecked) ? ReviewVerdict::Undecided : ReviewVerdict::Right;
    case Status::BuildFailed:
    case Status::WrongResult:
    case Status::Failed:
    case Status::TimedOut:
    case Status::Crashed:
      return ReviewVerdict::Wrong;
    case Status::Unsupported:
    case Status::DeviceLimit:
    case Status::OverBudget:
    case Status::Cancelled:
      break;
  }
  return ReviewVerdict::Undecided;
}

std::string reasonOf(const ResultRow& row) {
  return row.reason.empty() ? fmt::format("The result is {}.", toText(row.status)) : row.reason;
}

ReviewEntry builtEntry(const Variant& variant, const ResultRow& row) {
  ReviewEntry entry{ReviewStep::Build, variant.id, row.device};
  if (row.status != Status::BuildFailed) return entry;
  entry.verdict = ReviewVerdict::Wrong;
  entry.reason = reasonOf(row);
  entry.log = row.log;
  entry.place = placeIn(row.log, variant, "");
  return entry;
}

ReviewEntry validatedEntry(const Variant& variant, const ResultRow& row) {
  ReviewEntry entry{ReviewStep::Validate, variant.id, toText(row.size), verdictOn(row)};
  if (entry.verdict == ReviewVerdict::Right) return entry;
  entry.reason = reasonOf(row);
  entry.log = row.log;
  entry.place = firstLineOf(variant);
  return entry;
}

/// "FILE:12: the rest" names its line.
int lineIn(const RejectedFile& file) {
  const std::string start = file.origin + ":";
  if (!file.reason.starts_with(start)) return 1;
  int line = 0;
  const auto [end, failure] =
      std::from_chars(file.reason.data() + start.size(), file.reason.data() + file.reason.size(), line);
  return failure == std::errc() && line > 0 ? line : 1;
}

std::string findingText(const CheckFinding& finding) {
  return fmt::format("{}: {}{}.", toText(finding.kind), finding.text,
                     finding.times > 1 ? fmt::format(" ({} times)", finding.times) : "");
}

}  // namespace

ReviewEntry entryOf(const RejectedFile& file) {
  ReviewEntry entry{ReviewStep::Read, file.origin, ""};
  entry.verdict = ReviewVerdict::Wrong;
  entry.reason = file.reason;
  entry.place = {file.origin, lineIn(file), 0};
  return entry;
}

std::vector<ReviewEntry> entriesOf(const Variant& variant, std::span<const ResultRow> rows) {
  std::vector<ReviewEntry> entries;
  std::optional<ReviewEntry> refused;
  for (const ResultRow& row : rows) {
    if (row.variant != variant.id) continue;
    if (row.status == Status::Unsupported || row.status == Status::DeviceLimit) {
      refused = validatedEntry(variant, row);
      continue;
    }
    if (entries.empty()) entries.push_back(builtEntry(variant, row));
    if (row.status == Status::BuildFailed) return {builtEntry(variant, row)};
    entries.push_back(validatedEntry(variant, row));
  }
  // A size that its conditions exclude is no finding, unless nothing else was run.
  if (entries.empty() && refused) entries.push_back(std::move(*refused));
  return entries;
}

std::vector<ReviewEntry> entriesOf(const CheckDone& done, const Variant& variant) {
  const ReviewEntry whole{
      .step = ReviewStep::Simulate,
      .kernel = done.variant,
      .where = fmt::format("{} at {}", done.simulator.empty() ? "Oclgrind" : done.simulator, toText(done.size)),
      .place = firstLineOf(variant),
      .seconds = done.seconds};
  std::vector<ReviewEntry> entries;
  for (const CheckFinding& finding : done.findings) {
    ReviewEntry& entry = entries.emplace_back(whole);
    entry.verdict = ReviewVerdict::Wrong;
    entry.reason = findingText(finding);
    if (finding.place.line > 0) entry.place = finding.place;
    entry.log = finding.source;
  }
  if (!entries.empty()) return entries;
  ReviewEntry& entry = entries.emplace_back(whole);
  if (done.status == Status::Ok) return entries;
  // The simulator's own limits are no fault of the kernel: its compiler is an old one.
  entry.verdict = done.status == Status::WrongResult ? ReviewVerdict::Wrong : ReviewVerdict::Undecided;
  entry.reason = done.reason;
  entry.log = done.log;
  return entries;
}

ReviewEntry speedOn(const DeviceDescription& device, const Variant& variant) {
  ReviewEntry entry{ReviewStep::Speed, variant.id, device.name};
  const std::set<DeviceType> kinds = declaredKinds(variant);
  if (kinds.contains(device.type)) return entry;
  entry.verdict = ReviewVerdict::Undecided;
  entry.place = firstLineOf(variant);
  entry.reason = fmt::format("The kernel is for a {}, and {} is a {}. Its speed can be judged on a {} only.",
                             kindsText(kinds), device.name, toText(device.type), kindsText(kinds));
  return entry;
}

ReviewEntry entryOf(const UnpairedKernel& kernel, const Variant& variant) {
  ReviewEntry entry{ReviewStep::Speed, kernel.id, "", ReviewVerdict::Undecided};
  entry.reason = kernel.reason;
  entry.place = firstLineOf(variant);
  return entry;
}

ReviewEntry entryOf(const AbPoint& point, double margin, const Variant& variant) {
  ReviewEntry entry{ReviewStep::Speed, variant.id, toText(point.base.size)};
  entry.change = changeText(point);
  entry.interval = intervalText(point);
  entry.seconds = point.seconds;
  const GateResult result = gateOf(point, margin);
  if (result == GateResult::Passed) return entry;
  const bool isBroken = result == GateResult::Failed && point.difference != Difference::Slower;
  entry.verdict = result == GateResult::Undecided ? ReviewVerdict::Undecided
                  : isBroken                      ? ReviewVerdict::Wrong
                                                  : ReviewVerdict::Slower;
  entry.reason = point.reason;
  entry.place = firstLineOf(variant);
  return entry;
}

}  // namespace headroom
