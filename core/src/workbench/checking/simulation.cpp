#include "workbench/checking/simulation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <fstream>
#include <system_error>
#include <utility>

#include "headroom/system/error.hpp"
#include "system/scratch_folder.hpp"
#include "workbench/hosts/runner_host.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// Of a log its beginning, and of stdout its end, because a kernel's printf may produce any amount.
constexpr std::streamoff kMostBytes = std::streamoff{16} << 20;
/// Only the limit of the whole check ends a launch.
constexpr std::chrono::hours kNoDeadline{24};

std::streamoff sizeOf(const fs::path& file) {
  std::error_code failure;
  const std::uintmax_t size = fs::file_size(file, failure);
  return failure ? 0 : static_cast<std::streamoff>(size);
}

std::string bytesOf(const fs::path& file, std::streamoff first, std::streamoff last) {
  if (last <= first) return {};
  std::ifstream stream(file, std::ios::binary);
  stream.seekg(first);
  std::string text(static_cast<std::size_t>(last - first), '\0');
  stream.read(text.data(), last - first);
  text.resize(static_cast<std::size_t>(std::max<std::streamsize>(stream.gcount(), 0)));
  return text;
}

}  // namespace

TimeLimit::TimeLimit(double seconds, const std::stop_token& stop)
    : asked_(stop, [this] { both_.request_stop(); }), timer_([this, seconds](const std::stop_token& ended) {
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, ended, std::chrono::duration<double>(seconds), [] { return false; });
        if (ended.stop_requested()) return;
        isOver_ = true;
        lock.unlock();
        both_.request_stop();
      }) {}

bool TimeLimit::isOver() {
  const std::lock_guard lock(mutex_);
  return isOver_;
}

class Simulation::Parts {
 public:
  Parts(fs::path runner, const Watched& watched)
      : oclgrind_(findOclgrind()),
        log_(folder_.file("log")),
        output_(folder_.file("output")),
        host_(std::in_place, hostInOclgrind({oclgrind_, std::move(runner), log_, output_, watched}), fs::path(),
              kNoDeadline, RunnerHost::Tries::One) {}

  JobOutcome execute(const Job& job, const JobSink& sink, const std::stop_token& stop) {
    return host_->execute(job, sink, stop);
  }
  void end() { host_.reset(); }

  [[nodiscard]] const fs::path& oclgrind() const { return oclgrind_; }
  [[nodiscard]] std::streamoff printedBytes() const { return sizeOf(output_); }
  [[nodiscard]] std::string printedSince(std::streamoff first) const {
    const std::streamoff last = printedBytes();
    return bytesOf(output_, std::max(first, last - kMostBytes), last);
  }
  [[nodiscard]] std::string logged() const { return bytesOf(log_, 0, std::min(kMostBytes, sizeOf(log_))); }

 private:
  ScratchFolder folder_{"check"};
  fs::path oclgrind_;
  fs::path log_;
  fs::path output_;
  std::optional<RunnerHost> host_;
};

Simulation::Simulation(const Subject& subject, fs::path runner, const Watched& watched, TimeLimit& limit)
    : subject_(subject), limit_(limit), parts_(std::make_unique<Parts>(std::move(runner), watched)) {}

Simulation::~Simulation() = default;

JobOutcome Simulation::findDevice() {
  JobOutcome outcome = parts_->execute(
      ListDevicesJob{},
      [this](const JobEvent& event) {
        const auto* found = std::get_if<DevicesFound>(&event);
        if (found == nullptr || found->devices.empty()) return;
        const DeviceDescription& device = found->devices.front();
        if (device.platform.find("Oclgrind") == std::string::npos) return;
        deviceId_ = device.id;
        name_ = device.driverVersion;  // "Oclgrind 21.10"
      },
      limit_.token());
  if (outcome.kind == JobOutcome::Kind::Done && deviceId_.empty()) {
    outcome = {JobOutcome::Kind::Failed,
               fmt::format("{} started, but no device of its own answered. Install the package oclgrind again.",
                           parts_->oclgrind().string())};
  }
  return outcome;
}

Simulated Simulation::launch(Size size, const std::function<void(std::string activity)>& progress) {
  Simulated simulated;
  if (deviceId_.empty()) simulated.outcome = findDevice();
  if (simulated.outcome.kind != JobOutcome::Kind::Done) {
    simulated.output = parts_->printedSince(0);
    return simulated;
  }
  CheckJob job;
  job.point.deviceId = deviceId_;
  job.point.variant = subject_.variant;
  job.point.size = size;
  job.point.parameters = subject_.parameters;
  const std::streamoff printed = parts_->printedBytes();
  simulated.outcome = parts_->execute(
      job,
      [&](JobEvent event) {
        if (auto* ready = std::get_if<RowReady>(&event)) simulated.row = std::move(ready->row);
        if (const auto* launched = std::get_if<Launched>(&event)) simulated.launched = *launched;
        if (auto* activity = std::get_if<Activity>(&event)) progress(std::move(activity->text));
      },
      limit_.token());
  simulated.output = parts_->printedSince(printed);
  return simulated;
}

OclgrindLog Simulation::end() {
  parts_->end();
  return readOclgrindLog(parts_->logged());
}

}  // namespace headroom
