#include "workbench/replay/replay_words.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <string_view>

#include "text/option_words.hpp"
#include "workbench/replay/replay_model.hpp"

namespace headroom {
namespace {

std::string titleOf(const CapturedLaunch& launch) {
  return launch.program.empty() ? launch.kernel + ", captured" : fmt::format("{} of {}", launch.kernel, launch.program);
}

/// "Launch 3 of kernel saxpy in nbody, captured on DEVICE (DRIVER) at TIME."
std::string originOf(const CapturedLaunch& launch) {
  std::string text = launch.launchOfKernel > 0
                         ? fmt::format("Launch {} of kernel {}", launch.launchOfKernel, launch.kernel)
                         : fmt::format("A launch of kernel {}", launch.kernel);
  if (!launch.program.empty()) text += " in " + launch.program;
  text += ", captured";
  if (!launch.device.empty()) text += " on " + launch.device;
  if (!launch.driver.empty()) text += fmt::format(" (driver {})", launch.driver);
  if (!launch.time.empty()) text += ", " + launch.time;
  text += ".";
  if (launch.nanoseconds > 0)
    text += fmt::format(" It took {:.6g} ms there.", static_cast<double>(launch.nanoseconds) * 1e-6);
  return text;
}

/// Build options, without the program's own include folders.
std::vector<std::string> buildOptionsOf(const CapturedLaunch& launch) {
  std::vector<std::string> options = optionsOf(launch.options);
  std::erase_if(options,
                [](const std::string& option) { return option.starts_with("-I") || !option.starts_with('-'); });
  if (launch.hasHeaders) options.emplace_back("-Iinclude");
  return options;
}

std::vector<std::string> textOf(const std::vector<std::uint64_t>& numbers) {
  std::vector<std::string> texts;
  for (const std::uint64_t number : numbers) texts.push_back(std::to_string(number));
  return texts;
}

BufferWords wordsOf(const ReplayBuffer& buffer) {
  BufferWords words;
  words.name = buffer.name;
  if (buffer.image) {
    words.image = toText(buffer.image->form.kind);
    words.format = fmt::format("{} {}", buffer.image->form.order, buffer.image->form.data);
    words.shape = textOf(buffer.image->extents);
  } else {
    words.type = buffer.type;
    words.shape = {std::to_string(buffer.count)};
  }
  words.bytes = std::to_string(buffer.bytes);
  words.use = buffer.use;
  words.before = buffer.before;
  words.after = buffer.after;
  words.mask = buffer.mask;
  return words;
}

}  // namespace

std::string sizeNameAt(std::size_t dimension, std::size_t dimensions) {
  constexpr std::string_view kAxes = "xyz";
  return dimensions == 1 ? "work_items" : fmt::format("work_items_{}", kAxes[dimension]);
}

LaunchWords wordsOf(const ReplayModel& model) {
  const CapturedLaunch& launch = model.launch;
  LaunchWords words;
  words.title = titleOf(launch);
  words.origin = originOf(launch);
  words.notes = model.notes;
  words.kernel = launch.kernel;
  words.sources = launch.sources;
  words.options = buildOptionsOf(launch);
  words.aboutSizes = "The global size. The contents of buffers are those of this size alone.";
  words.global = textOf(launch.global);
  words.local = textOf(launch.local);
  words.offset = textOf(launch.offset);
  for (std::size_t i = 0; i < words.global.size(); ++i) {
    const std::string name = sizeNameAt(i, words.global.size());
    words.workItems.push_back(name);
    words.sizes.push_back({name, "work-items", {words.global[i]}});
    words.require.push_back(fmt::format("{} == {}", name, words.global[i]));
  }
  for (const ReplayBuffer& buffer : model.buffers) words.buffers.push_back(wordsOf(buffer));
  words.arguments = model.arguments;
  if (model.movedBytes) words.movedBytes = std::to_string(*model.movedBytes);
  return words;
}

std::uint64_t bytesOfBuffers(const ReplayModel& model) {
  std::uint64_t bytes = 0;
  for (const ReplayBuffer& buffer : model.buffers) bytes += buffer.bytes;
  return bytes;
}

}  // namespace headroom
