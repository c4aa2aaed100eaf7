#include "runner/cl/timeline.hpp"

#include <algorithm>
#include <string>

#include "runner/cl/stamps.hpp"

namespace headroom {

namespace {

constexpr double kLongestMs = 1000;
constexpr int kMostLaunches = 5;
constexpr std::size_t kMostCommands = 200;

struct Command {
  std::string name;
  cl::Event event;
};

CommandStamp stampOf(const Command& command) {
  const cl::Event& event = command.event;
  return {command.name,
          "in-order queue",
          profiledStamp(event, CL_PROFILING_COMMAND_QUEUED),
          profiledStamp(event, CL_PROFILING_COMMAND_SUBMIT),
          profiledStamp(event, CL_PROFILING_COMMAND_START),
          profiledStamp(event, CL_PROFILING_COMMAND_END)};
}

/// A first look at the result, as a program takes it that waits for it.
void mapResult(DeviceSession& session, std::vector<Command>& commands) {
  const cl::Buffer& result = session.buffer("result");
  const std::size_t bytes = result.getInfo<CL_MEM_SIZE>();
  Command map{"map result", {}};
  Command unmap{"unmap result", {}};
  void* address = session.queue().enqueueMapBuffer(result, CL_TRUE, CL_MAP_READ, 0, bytes, nullptr, &map.event);
  session.queue().enqueueUnmapMemObject(result, address, nullptr, &unmap.event);
  commands.push_back(std::move(map));
  commands.push_back(std::move(unmap));
}

}  // namespace

std::vector<CommandStamp> recordTimeline(DeviceSession& session, const PreparedVariant& prepared, double launchMs) {
  if (launchMs > kLongestMs || prepared.passes.empty()) return {};
  const auto mostByCount = static_cast<int>(kMostCommands / prepared.passes.size());
  const int launches = std::clamp(static_cast<int>(kLongestMs / 2 / std::max(launchMs, 1e-3)), 1,
                                  std::max(1, std::min(kMostLaunches, mostByCount)));
  std::vector<Command> commands;
  mapResult(session, commands);
  for (int i = 0; i < launches; ++i) {
    for (const PreparedPass& pass : prepared.passes) {
      Command command{pass.kernel.getInfo<CL_KERNEL_FUNCTION_NAME>(), {}};
      session.queue().enqueueNDRangeKernel(pass.kernel, pass.offset, pass.global, pass.local, nullptr, &command.event);
      commands.push_back(std::move(command));
    }
  }
  mapResult(session, commands);
  session.queue().finish();
  std::vector<CommandStamp> timeline;
  for (const Command& command : commands) timeline.push_back(stampOf(command));
  return timeline;
}

}  // namespace headroom
