#include "runner/engine.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <new>

#include "jobs/sub_device_id.hpp"
#include "runner/cl/device_list.hpp"
#include "runner/cl/device_session.hpp"
#include "runner/cl/errors.hpp"
#include "runner/cl/kernel_queries.hpp"
#include "runner/cl/sub_devices.hpp"
#include "runner/measuring/check_launch.hpp"
#include "runner/measuring/compile_ahead.hpp"
#include "runner/measuring/compile_variant.hpp"
#include "runner/measuring/measure.hpp"
#include "runner/measuring/measure_pair.hpp"
#include "runner/measuring/replay_launch.hpp"
#include "runner/measuring/split_processor.hpp"
#include "runner/photo/photo.hpp"
#include "runner/probes/launch_costs.hpp"

namespace headroom {

/// The devices seen so far and the sessions opened on them.
class Engine::Devices {
 public:
  JobOutcome run(const ListDevicesJob& /*job*/, const JobSink& sink, const std::stop_token& /*stop*/) {
    DevicesFound found;
    for (const ListedDevice& listed : list(sink)) found.devices.push_back(listed.description);
    sink(std::move(found));
    return {};
  }

  JobOutcome run(const LaunchCostsJob& job, const JobSink& sink, const std::stop_token& stop) {
    if (stop.stop_requested()) return {JobOutcome::Kind::Cancelled};
    sink(Activity{"timing empty launches"});
    sink(measureLaunchCosts(openSession(job.deviceId, sink)));
    return {};
  }

  JobOutcome run(const FreshStartJob& /*job*/, const JobSink& /*sink*/, const std::stop_token& /*stop*/) {
    sessions_.clear();
    photos_ = PhotoProcessor();
    splits_ = SplitProcessor();
    subDevices_.clear();
    JobOutcome outcome;
    outcome.isProcessSpoilt = true;
    return outcome;
  }

  JobOutcome run(const MeasureJob& job, const JobSink& sink, const std::stop_token& stop) {
    if (job.variant.isHostPeer()) releaseBuffers();  // a host implementation allocates its own
    DeviceSession* session = sessionFor(job.variant, job.deviceId, sink);
    std::optional<ResultRow> row = measure(session, job, sink, stop);
    if (!row) return {JobOutcome::Kind::Cancelled};
    sink(RowReady{std::move(*row)});
    JobOutcome outcome;
    outcome.isProcessSpoilt = session != nullptr && session->isBroken();
    return outcome;
  }

  JobOutcome run(const PairJob& job, const JobSink& sink, const std::stop_token& stop) {
    DeviceSession& session = openSession(job.base.deviceId, sink);
    std::optional<std::array<ResultRow, 2>> rows = measurePair(session, job, sink, stop);
    if (!rows) return {JobOutcome::Kind::Cancelled};
    for (ResultRow& row : *rows) sink(RowReady{std::move(row)});
    JobOutcome outcome;
    outcome.isProcessSpoilt = session.isBroken();
    return outcome;
  }

  JobOutcome run(const ImageJob& job, const JobSink& sink, const std::stop_token& stop) {
    std::optional<ImageReady> ready = photos_.process(sessionFor(job.variant, job.deviceId, sink), job, sink, stop);
    if (!ready) return {JobOutcome::Kind::Cancelled};
    sink(std::move(*ready));
    return {};
  }

  JobOutcome run(const SplitJob& job, const JobSink& sink, const std::stop_token& stop) {
    std::vector<DeviceSession*> sessions;
    for (const SplitPartJob& part : job.parts) sessions.push_back(&openSession(part.deviceId, sink));
    for (auto& [id, session] : sessions_) {
      if (std::find(sessions.begin(), sessions.end(), &session) == sessions.end()) session.releaseBuffers();
    }
    SplitMeasured measured = splits_.process(sessions, job, sink, stop);
    if (stop.stop_requested()) return {JobOutcome::Kind::Cancelled};
    sink(std::move(measured));
    JobOutcome outcome;
    outcome.isProcessSpoilt =
        std::any_of(sessions.begin(), sessions.end(), [](const DeviceSession* session) { return session->isBroken(); });
    return outcome;
  }

  JobOutcome run(const DescribeKernelsJob& job, const JobSink& sink, const std::stop_token& /*stop*/) {
    sink(Activity{"building " + job.origin, 0, Phase::Building});
    sink(KernelsDescribed{describeKernels(openSession(job.deviceId, sink), job)});
    return {};
  }

  JobOutcome run(const CheckJob& job, const JobSink& sink, const std::stop_token& stop) {
    std::optional<ResultRow> row = checkLaunch(openSession(job.point.deviceId, sink), job, sink, stop);
    if (!row) return {JobOutcome::Kind::Cancelled};
    sink(RowReady{std::move(*row)});
    return {};
  }

  JobOutcome run(const ReplayJob& job, const JobSink& sink, const std::stop_token& stop) {
    std::optional<ResultRow> row = replayLaunch(openSession(job.point.deviceId, sink), job, sink, stop);
    if (!row) return {JobOutcome::Kind::Cancelled};
    sink(RowReady{std::move(*row)});
    return {};
  }

  JobOutcome run(const CompileJob& job, const JobSink& sink, const std::stop_token& stop) {
    DeviceSession& session = openSession(job.deviceId, sink);
    CompiledProgram program = compileVariant(session, job, sink);
    if (stop.stop_requested()) return {JobOutcome::Kind::Cancelled};
    sink(ProgramCompiled{std::move(program)});
    JobOutcome outcome;
    outcome.isProcessSpoilt = session.isBroken();
    return outcome;
  }

  JobOutcome run(const CompileAheadJob& job, const JobSink& sink, const std::stop_token& /*stop*/) {
    DeviceSession& session = openSession(job.deviceId, sink);
    compileAhead(session, job, sink);
    JobOutcome outcome;
    outcome.isProcessSpoilt = session.isBroken();
    return outcome;
  }

  /// Sets what sessions call when a launch makes progress; empty: nothing.
  void onProgress(std::function<void()> tell) { tellProgress_ = std::move(tell); }

  /// Sends the sessions' notes.
  void tellNotes(const JobSink& sink) {
    for (auto& [id, session] : sessions_) {
      for (std::string& note : session.takeNotes()) sink(Note{std::move(note), NoteLevel::Routine});
    }
  }

 private:
  const std::vector<ListedDevice>& list(const JobSink& sink) {
    if (listed_.empty()) {
      std::vector<std::string> notes;
      listed_ = listOpenClDevices(notes);
      for (std::string& note : notes) sink(Note{std::move(note)});
    }
    return listed_;
  }

  /// Returns null for a host implementation.
  DeviceSession* sessionFor(const Variant& variant, const std::string& id, const JobSink& sink) {
    return variant.isHostPeer() ? nullptr : &openSession(id, sink);
  }

  DeviceSession& openSession(const std::string& id, const JobSink& sink) {
    const auto open = sessions_.find(id);
    if (open != sessions_.end() && !open->second.isBroken()) return open->second;
    if (open != sessions_.end()) sessions_.erase(open);
    const ListedDevice listed = find(id, sink);
    releaseBuffers();
    DeviceSession& session = sessions_.try_emplace(id, listed).first->second;
    session.onProgress([this] {
      if (tellProgress_) tellProgress_();
    });
    return session;
  }

  /// Returns a device, or a sub-device, which is created on first use. Throws Error.
  ListedDevice find(const std::string& id, const JobSink& sink) {
    if (const auto part = parseSubDeviceId(id)) {
      const std::string partition = fmt::format("{} {}", part->whole, part->parts);
      auto known = subDevices_.find(partition);
      if (known == subDevices_.end()) {
        known = subDevices_.emplace(partition, subDevicesOf(find(part->whole, sink), part->parts)).first;
      }
      return known->second.at(static_cast<std::size_t>(part->number) - 1);
    }
    for (const ListedDevice& listed : list(sink)) {
      if (listed.description.id == id) return listed;
    }
    listed_.clear();
    throw NoDeviceError("There is no OpenCL device " + id + " any more. List the devices again.");
  }

  void releaseBuffers() {
    for (auto& [id, session] : sessions_) session.releaseBuffers();
  }

  std::vector<ListedDevice> listed_;
  std::map<std::string, DeviceSession> sessions_;
  PhotoProcessor photos_;
  SplitProcessor splits_;
  /// By the whole device's id and the number of parts, because distinct sub-devices must come from one call.
  std::map<std::string, std::vector<ListedDevice>> subDevices_;
  std::function<void()> tellProgress_;
};

Engine::Engine() : devices_(std::make_unique<Devices>()) {}
Engine::~Engine() = default;

JobOutcome Engine::execute(const Job& job, const JobSink& sink, const std::stop_token& stop) {
  if (stop.stop_requested()) return {JobOutcome::Kind::Cancelled};
  // The current activity, once more, is the sign of life during a long launch.
  Activity current;
  const JobSink watched = [&](JobEvent event) {
    if (const auto* activity = std::get_if<Activity>(&event)) current = *activity;
    sink(std::move(event));
  };
  devices_->onProgress([&] { sink(Activity(current)); });
  JobOutcome outcome = attempt(job, watched, stop);
  devices_->onProgress({});
  devices_->tellNotes(sink);
  return outcome;
}

JobOutcome Engine::attempt(const Job& job, const JobSink& sink, const std::stop_token& stop) {
  const auto failed = [](const char* reason, bool noDevice = false) {
    return JobOutcome{JobOutcome::Kind::Failed, reason, noDevice};
  };
  try {
    return std::visit([&](const auto& work) { return devices_->run(work, sink, stop); }, job);
  } catch (const cl::Error& error) {
    JobOutcome outcome = failed(toError(error, Stage::Device, "this request").what());
    outcome.isProcessSpoilt = true;
    return outcome;
  } catch (const NoDeviceError& error) {
    return failed(error.what(), true);
  } catch (const std::bad_alloc&) {
    return failed("The host has too little memory for this. Choose a smaller size or close other programs.");
  } catch (const std::exception& error) {
    return failed(error.what());
  }
}

}  // namespace headroom
