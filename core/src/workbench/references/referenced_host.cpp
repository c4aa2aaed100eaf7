#include "workbench/references/referenced_host.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <system_error>
#include <utility>
#include <vector>

#include "headroom/references.hpp"
#include "headroom/values/device_place.hpp"
#include "headroom/workloads.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// A private folder.
fs::path newFolder() {
  std::error_code failure;
  const fs::path temporary = fs::temp_directory_path(failure);
  std::string name = ((failure ? fs::path("/tmp") : temporary) / "headroom-reference-XXXXXX").string();
  return mkdtemp(name.data()) == nullptr ? fs::path() : fs::path(name);
}

/// The command's program may be edited while this one runs.
std::string statesOfFiles(const Workload& workload) {
  std::string states;
  for (const std::string& word : workload.expected.command) {
    std::error_code failure;
    const auto written = fs::last_write_time(fs::path(workload.folder) / word, failure);
    if (!failure) states += fmt::format("{} ", written.time_since_epoch().count());
  }
  return states;
}

/// Returns the point that the job measures, of a pair the base's; null for other jobs.
const MeasureJob* pointOf(const Job& job) {
  if (const auto* pair = std::get_if<PairJob>(&job)) return &pair->base;
  return std::get_if<MeasureJob>(&job);
}

/// Returns whether the expected outputs are those of a command.
bool isOfCommand(const Job& job) {
  const MeasureJob* point = pointOf(job);
  return point != nullptr && findWorkload(point->variant.workload).expected.kind == ExpectedFrom::Kind::Command;
}

}  // namespace

ReferencedHost::~ReferencedHost() {
  std::error_code failure;
  if (!folder_.empty()) fs::remove_all(folder_, failure);
}

JobOutcome ReferencedHost::execute(const Job& job, const JobSink& sink, const std::stop_token& stop) {
  const MeasureJob* point = pointOf(job);
  if (point == nullptr) return host_.execute(job, sink, stop);
  return isOfCommand(job) ? perform(completed(job, sink, stop), point->deviceId, sink, stop)
                          : perform(job, point->deviceId, sink, stop);
}

Job ReferencedHost::completed(const Job& job, const JobSink& sink, const std::stop_token& stop) {
  Job completed = job;
  if (!isOfCommand(job)) return completed;
  if (auto* measure = std::get_if<MeasureJob>(&completed)) addExpected(*measure, sink, stop);
  if (auto* pair = std::get_if<PairJob>(&completed)) {
    addExpected(pair->base, sink, stop);
    addExpected(pair->fresh, sink, stop);
  }
  return completed;
}

JobOutcome ReferencedHost::perform(const Job& job, const std::string& deviceId, const JobSink& sink,
                                   const std::stop_token& stop) {
  std::unique_lock measuring(measuring_, std::defer_lock);
  if (hostInId(deviceId).empty()) measuring.lock();
  return host_.execute(job, sink, stop);
}

bool ReferencedHost::isKnown(const std::string& key) {
  const std::lock_guard lock(mutex_);
  return known_.contains(key);
}

void ReferencedHost::addExpected(MeasureJob& job, const JobSink& sink, const std::stop_token& stop) {
  const Workload& workload = findWorkload(job.variant.workload);
  const std::vector<ReferenceCommand> commands = referenceCommands({job.variant});
  if (commands.empty() || !commands.front().isAgreed) {
    job.uncheckedBecause = fmt::format(
        "The result is not checked: its reference is a command, `{}` in {}, that nobody has agreed to run. "
        "`headroom-cli allow {}` shows it and asks.",
        commands.empty() ? "" : commands.front().text, workload.folder, workload.folder);
    return;
  }
  const std::string key = fmt::format("{}\n{}\n{}\n{}\n{}", workload.text, toText(job.size),
                                      settingsText(job.parameters), job.seed, statesOfFiles(workload));
  // Without the lock, because a listener may wait for a job that waits for it.
  if (!isKnown(key))
    sink(Activity{fmt::format("running the reference of {} at {}", workload.id, toText(job.size)), 0, Phase::Checking});
  const std::lock_guard lock(mutex_);
  auto known = known_.find(key);
  if (known == known_.end()) {
    if (folder_.empty()) folder_ = newFolder();
    if (folder_.empty()) {
      job.uncheckedBecause =
          "The result is not checked: there is no room for its reference's files. Make some in the folder for "
          "temporary "
          "files (TMPDIR).";
      return;
    }
    std::unique_lock quiet(measuring_, std::defer_lock);
    if (!hostInId(job.deviceId).empty()) quiet.lock();
    const ExpectedOutputs found = runReferenceCommand(workload, job, folder_ / std::to_string(known_.size()), stop);
    if (stop.stop_requested()) return;
    known = known_.emplace(key, found).first;
  }
  job.expectedFolder = known->second.folder;
  job.uncheckedBecause = known->second.because;
}

}  // namespace headroom
