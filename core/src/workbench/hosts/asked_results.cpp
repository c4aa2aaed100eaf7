#include "workbench/hosts/asked_results.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "headroom/values/sampling.hpp"

namespace headroom {
namespace {

/// How many events of a kind a job asks for.
struct AskedCount {
  std::size_t count = 0;
  std::string_view of;  ///< in the plural
};

AskedCount askedCount(const Job& job, const JobEvent& event) {
  const auto onceIf = [](bool isAsked, std::string_view of) { return AskedCount{isAsked ? 1U : 0U, of}; };
  if (std::holds_alternative<DevicesFound>(event))
    return onceIf(std::holds_alternative<ListDevicesJob>(job), "lists of devices");
  if (std::holds_alternative<LaunchCosts>(event))
    return onceIf(std::holds_alternative<LaunchCostsJob>(job), "launch costs");
  if (std::holds_alternative<ResultChecked>(event))
    return onceIf(std::holds_alternative<MeasureJob>(job), "digests of a result");
  if (std::holds_alternative<ImageReady>(event)) return onceIf(std::holds_alternative<ImageJob>(job), "photos");
  if (std::holds_alternative<SplitMeasured>(event)) return onceIf(std::holds_alternative<SplitJob>(job), "splits");
  if (std::holds_alternative<KernelsDescribed>(event))
    return onceIf(std::holds_alternative<DescribeKernelsJob>(job), "lists of kernels");
  if (std::holds_alternative<Launched>(event))
    return onceIf(std::holds_alternative<CheckJob>(job), "launches in a simulator");
  if (std::holds_alternative<ProgramCompiled>(event))
    return onceIf(std::holds_alternative<CompileJob>(job), "compiled programs");
  if (std::holds_alternative<PairJob>(job)) return {2, "rows"};
  const bool isOfOneRow = std::holds_alternative<MeasureJob>(job) || std::holds_alternative<CheckJob>(job) ||
                          std::holds_alternative<ReplayJob>(job);
  return onceIf(isOfOneRow, "rows");
}

/// Returns the point of the job's row of this number, from 0; null for jobs without rows.
const MeasureJob* askedPoint(const Job& job, std::size_t number) {
  if (const auto* measure = std::get_if<MeasureJob>(&job)) return measure;
  if (const auto* check = std::get_if<CheckJob>(&job)) return &check->point;
  if (const auto* replay = std::get_if<ReplayJob>(&job)) return &replay->point;
  const auto* pair = std::get_if<PairJob>(&job);
  if (pair == nullptr) return nullptr;
  return number == 0 ? &pair->base : &pair->fresh;
}

std::string lackOfRow(const ResultRow& row, const MeasureJob& point) {
  if (row.variant != point.variant.id || row.size != point.size) {
    return fmt::format("sent a row of \"{}\" at {}, and the job asks for {} at {}.", row.variant, toText(row.size),
                       point.variant.id, toText(point.size));
  }
  const std::size_t samples = std::max(row.samplesMs.size(), row.wallSamplesMs.size());
  if (samples > kMostSamples)
    return fmt::format("sent a row of {} samples, and a point has at most {}.", samples, kMostSamples);
  if (row.rounds.size() > 1) return fmt::format("sent a row of {} rounds, and the job asks for 1.", row.rounds.size());
  return {};
}

}  // namespace

std::string AskedResults::take(const JobEvent& event) {
  if (std::holds_alternative<Activity>(event) || std::holds_alternative<Printed>(event)) return {};
  if (const auto* note = std::get_if<Note>(&event)) return takeNote(*note);
  const std::size_t number = counts_.at(event.index())++;  // of this kind, from 0
  const AskedCount asked = askedCount(job_, event);
  if (number >= asked.count)
    return fmt::format("sent more {} than its job asks for, which is {}.", asked.of, asked.count);
  const auto* found = std::get_if<DevicesFound>(&event);
  if (found != nullptr && found->devices.size() > kMostDevices)
    return fmt::format("sent a list of {} devices, and a machine has at most {}.", found->devices.size(), kMostDevices);
  const auto* ready = std::get_if<RowReady>(&event);
  const MeasureJob* const point = askedPoint(job_, number);
  return ready != nullptr && point != nullptr ? lackOfRow(ready->row, *point) : std::string();
}

std::string AskedResults::takeNote(const Note& note) {
  bytesOfNotes_ += note.text.size();
  if (++notes_ <= kMostNotes && bytesOfNotes_ <= kMostBytesOfNotes) return {};
  return fmt::format("sent over {} notes or {} bytes of them with one job.", kMostNotes, kMostBytesOfNotes);
}

}  // namespace headroom
