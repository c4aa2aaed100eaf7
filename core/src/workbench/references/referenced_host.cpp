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

}  // namespace

ReferencedHost::~ReferencedHost() {
  std::error_code failure;
  if (!folder_.empty()) fs::remove_all(folder_, failure);
}

JobOutcome ReferencedHost::execute(const Job& job, const JobSink& sink, const std::stop_token& stop) {
  if (const auto* measure = std::get_if<MeasureJob>(&job)) {
    if (findWorkload(measure->variant.workload).expected.kind != ExpectedFrom::Kind::Command)
      return perform(job, measure->deviceId, sink, stop);
    MeasureJob completed = *measure;
    addExpected(completed, sink, stop);
    return perform(completed, measure->deviceId, sink, stop);
  }
  if (const auto* pair = std::get_if<PairJob>(&job)) {
    if (findWorkload(pair->base.variant.workload).expected.kind != ExpectedFrom::Kind::Command)
      return perform(job, pair->base.deviceId, sink, stop);
    PairJob completed = *pair;
    addExpected(completed.base, sink, stop);
    addExpected(completed.fresh, sink, stop);
    return perform(completed, pair->base.deviceId, sink, stop);
  }
  return host_.execute(job, sink, stop);
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
