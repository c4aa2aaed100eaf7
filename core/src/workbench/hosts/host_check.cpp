#include "headroom/hosts/host_check.hpp"

#include <fmt/format.h>

#include <utility>

#include "headroom/system/version.hpp"
#include "workbench/hosts/far_system.hpp"
#include "workbench/hosts/runner_host.hpp"

namespace headroom {
namespace {

constexpr const char* kNoDriverThere =
    "Its OpenCL has no device. Install a driver there for its hardware, or PoCL (package pocl-opencl-icd), which makes "
    "the CPU a device. In a container, pass the device on, as by docker run --gpus all.";

class HostChecker {
 public:
  HostChecker(const NamedHost& host, std::chrono::milliseconds deadline, const std::stop_token& stop,
              const HearFinding& hear)
      : host_(host), deadline_(deadline), stop_(stop), hear_(hear) {}

  HostCheck check() {
    try {
      if (hasProgram()) listDevices();
    } catch (const std::exception& error) {
      if (!stop_.stop_requested()) add(true, error.what());
    }
    return std::move(check_);
  }

 private:
  void add(bool isProblem, std::string text) {
    check_.findings.push_back({isProblem, std::move(text)});
    if (hear_) hear_(check_.findings.back());
  }

  /// Unknown for a host whose command only starts a runner: that is tried.
  bool hasProgram() {
    if (!runsCommands(host_)) return true;
    const FarSystem system = farSystemOf(host_, deadline_, stop_);
    check_.system = system;
    add(false, fmt::format("Reached: {} on {}{}.", system.kernel, system.machine,
                           system.libc.empty() ? "" : ", glibc " + system.libc));
    if (system.program.empty()) {
      add(true, fmt::format("{} was not found there. Install Headroom {} there, give its path with --program, or copy "
                            "this one with --install.",
                            host_.program, version()));
      return false;
    }
    const bool isVersion = system.version.find_first_not_of("0123456789.") == std::string::npos;
    if (system.version.empty() || !isVersion) {
      add(true,
          fmt::format("{} does not start there: {}. Install Headroom {} there, or copy this one with --install.",
                      system.program, system.version.empty() ? "it prints no version" : system.version, version()));
      return false;
    }
    add(false, fmt::format("Found: {}, Headroom {}.", system.program, system.version));
    return true;
  }

  void listDevices() {
    RunnerHost runner(hostOf(host_), {}, deadline_, RunnerHost::Tries::One);
    std::optional<RunContext> context = runner.context(stop_);
    if (!context) return;
    check_.context = std::move(*context);
    add(false, fmt::format("Its runner started on {}: {}, {} with {} CPU cores.", check_.context.host,
                           check_.context.operatingSystem, check_.context.processor, check_.context.processors));
    std::vector<DeviceDescription> devices;
    const JobOutcome outcome = runner.execute(
        ListDevicesJob{},
        [&devices](JobEvent event) {
          if (auto* found = std::get_if<DevicesFound>(&event)) devices = std::move(found->devices);
        },
        stop_);
    if (outcome.kind == JobOutcome::Kind::Cancelled) return;
    if (outcome.kind != JobOutcome::Kind::Done) return add(true, outcome.reason);
    if (devices.empty()) return add(true, kNoDriverThere);
    check_.devices = std::move(devices);
  }

  const NamedHost& host_;
  std::chrono::milliseconds deadline_;
  const std::stop_token& stop_;
  const HearFinding& hear_;
  HostCheck check_;
};

}  // namespace

HostCheck checkHost(const NamedHost& host, std::chrono::milliseconds deadline, const std::stop_token& stop,
                    const HearFinding& hear) {
  return HostChecker(host, deadline, stop, hear).check();
}

DeviceDescription placedOn(const NamedHost& host, DeviceDescription device) {
  device.id = placedId(host.name, device.id);
  return device;
}

}  // namespace headroom
