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

std::string nameOf(const PreparedStep& step) {
  if (const auto* pass = std::get_if<PreparedPass>(&step)) return pass->kernel.getInfo<CL_KERNEL_FUNCTION_NAME>();
  return std::holds_alternative<PreparedCopy>(step) ? "copy" : "fill";
}

/// Maps the result, as a program does that waits for it.
void mapResult(DeviceSession& session, const std::string& buffer, std::vector<Command>& commands) {
  const cl::Buffer& result = session.buffer(buffer);
  const std::size_t bytes = result.getInfo<CL_MEM_SIZE>();
  Command map{"map result", {}};
  Command unmap{"unmap result", {}};
  void* address = session.queue().enqueueMapBuffer(result, CL_TRUE, CL_MAP_READ, 0, bytes, nullptr, &map.event);
  session.queue().enqueueUnmapMemObject(result, address, nullptr, &unmap.event);
  commands.push_back(std::move(map));
  commands.push_back(std::move(unmap));
}

}  // namespace

std::vector<CommandStamp> recordTimeline(DeviceSession& session, const PreparedVariant& prepared,
                                         const std::string& result, double launchMs) {
  if (launchMs > kLongestMs || prepared.steps.empty()) return {};
  const auto mostByCount = static_cast<int>(kMostCommands / prepared.steps.size());
  const int launches = std::clamp(static_cast<int>(kLongestMs / 2 / std::max(launchMs, 1e-3)), 1,
                                  std::max(1, std::min(kMostLaunches, mostByCount)));
  std::vector<Command> commands;
  mapResult(session, result, commands);
  for (int i = 0; i < launches; ++i) {
    restore(session.queue(), prepared);
    for (const PreparedStep& step : prepared.steps) {
      Command command{nameOf(step), {}};
      enqueueStep(session.queue(), step, &command.event);
      commands.push_back(std::move(command));
    }
  }
  mapResult(session, result, commands);
  session.queue().finish();
  std::vector<CommandStamp> timeline;
  for (const Command& command : commands) timeline.push_back(stampOf(command));
  return timeline;
}

}  // namespace headroom
