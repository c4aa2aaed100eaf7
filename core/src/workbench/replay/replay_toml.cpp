#include "workbench/replay/replay_toml.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text/sha256.hpp"
#include "workbench/authoring/draft_toml.hpp"

namespace headroom {
namespace {

constexpr std::string_view kSeal = "# Written by Headroom, which may write it again while this fits the text above: ";

std::string sealOf(std::string_view text) {
  constexpr std::size_t kDigits = 16;
  return toHex(sha256({text})).substr(0, kDigits);
}

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

/// Names of the global size along each dimension.
std::string sizeNameAt(std::size_t dimension, std::size_t dimensions) {
  constexpr std::string_view kAxes = "xyz";
  return dimensions == 1 ? "work_items" : fmt::format("work_items_{}", kAxes[dimension]);
}

std::string bufferLine(const ReplayBuffer& buffer) {
  std::string line = buffer.name + " = { ";
  if (buffer.image) {
    line += fmt::format("image = \"{}\", format = \"{} {}\", shape = [{}]", toText(buffer.image->form.kind),
                        buffer.image->form.order, buffer.image->form.data, fmt::join(buffer.image->extents, ", "));
  } else {
    line += fmt::format("type = \"{}\", count = {}", buffer.type, buffer.count);
  }
  if (buffer.use != BufferUse::In) line += fmt::format(", use = \"{}\"", wordOf(buffer.use));
  if (buffer.use == BufferUse::Out) return line + " }\n";
  if (buffer.before.empty()) return line + ", init = 0 }  # its contents were not captured\n";
  return line + fmt::format(", init = {{ file = {} }} }}\n", quotedText(buffer.before));
}

bool isCompared(const ReplayBuffer& buffer) {
  return buffer.use != BufferUse::In && !buffer.after.empty() && !buffer.before.empty();
}

/// NAME = "FILE", NAME = "FILE", of those that have one.
template <typename FileOf>
std::string byName(const ReplayModel& model, const FileOf& fileOf) {
  std::string text;
  for (const ReplayBuffer& buffer : model.buffers) {
    const std::string file = fileOf(buffer);
    if (!file.empty()) text += fmt::format("{}{} = {}", text.empty() ? "" : ", ", buffer.name, quotedText(file));
  }
  return text;
}

std::string referenceOf(const ReplayModel& model) {
  const std::string files =
      byName(model, [](const ReplayBuffer& buffer) { return isCompared(buffer) ? buffer.after : std::string(); });
  if (files.empty()) return "[reference]\nnone = true  # what the launch left was not captured\n";
  std::string text =
      "# What the captured launch left, right or not: rows are marked \"as captured\". Write a reference of your own "
      "in\n"
      "# its place to check that kernels are right.\n[reference]\n";
  text += fmt::format("file = {{ {} }}\ncaptured = true\n", files);
  const std::string masks =
      byName(model, [](const ReplayBuffer& buffer) { return isCompared(buffer) ? buffer.mask : std::string(); });
  if (!masks.empty()) text += fmt::format("mask = {{ {} }}  # bytes that were the same in each replay\n", masks);
  return text;
}

std::string listOfNumbers(const std::vector<std::uint64_t>& numbers) {
  return fmt::format("[{}]", fmt::join(numbers, ", "));
}

/// Words of the build options, one for each that begins with a dash; folders of the program's own left out.
std::vector<std::string> optionsOf(const CapturedLaunch& launch) {
  std::vector<std::string> options;
  std::string word;
  bool isQuoted = false;
  const auto endWord = [&] {
    if (word.empty()) return;
    if (word.starts_with('-') || options.empty()) {
      options.push_back(word);
    } else {
      options.back() += ' ' + word;  // "-D N=4"
    }
    word.clear();
  };
  for (const char c : launch.options) {
    if (c == '"') isQuoted = !isQuoted;
    if (c == ' ' && !isQuoted) {
      endWord();
    } else {
      word += c;
    }
  }
  endWord();
  std::erase_if(options,
                [](const std::string& option) { return option.starts_with("-I") || !option.starts_with('-'); });
  if (launch.hasHeaders) options.emplace_back("-Iinclude");
  return options;
}

std::string sizesOf(const CapturedLaunch& launch) {
  std::string text = "# The global size. The contents of buffers are those of this size alone.\n[size]\n";
  const std::size_t dimensions = launch.global.size();
  for (std::size_t i = 0; i < dimensions; ++i)
    text +=
        fmt::format("{} = {{ values = [{}], unit = \"work-items\" }}\n", sizeNameAt(i, dimensions), launch.global[i]);
  return text;
}

/// The image that is the launch's one output; null where it has another one.
const CapturedImage* outputImageOf(const ReplayModel& model) {
  const CapturedImage* image = nullptr;
  for (const ReplayBuffer& buffer : model.buffers) {
    if (buffer.use == BufferUse::In) continue;
    if (!buffer.image || image != nullptr) return nullptr;
    image = &*buffer.image;
  }
  return image;
}

/// Pixels of an output image, else work-items.
std::string workOf(const ReplayModel& model) {
  std::uint64_t bytes = 0;
  for (const ReplayBuffer& buffer : model.buffers) bytes += buffer.bytes;
  std::string item = "work-item";
  std::string items;
  if (const CapturedImage* image = outputImageOf(model)) {
    item = "pixel";
    items = fmt::format("{}", fmt::join(image->extents, " * "));
  } else {
    const std::size_t dimensions = model.launch.global.size();
    for (std::size_t i = 0; i < dimensions; ++i) items += (i == 0 ? "" : " * ") + sizeNameAt(i, dimensions);
  }
  return fmt::format(
      "[work]\nitem = \"{}\"\nitems = \"{}\"\nbytes = {}  # an estimate: all that the arguments hold, once\n", item,
      items, bytes);
}

}  // namespace

std::string workloadToml(const ReplayModel& model) {
  const CapturedLaunch& launch = model.launch;
  std::string text = commentOf("#", originOf(launch));
  for (const std::string& note : model.notes) text += commentOf("#", note);
  text += fmt::format("title   = {}\nsummary = {}\nrank    = 1000\n\n", quotedText(titleOf(launch)),
                      quotedText(originOf(launch)));
  text += sizesOf(launch) + "\n[buffer]\n";
  for (const ReplayBuffer& buffer : model.buffers) text += bufferLine(buffer);
  return text + "\n" + referenceOf(model) + "\n" + workOf(model);
}

std::string launchToml(const ReplayModel& model) {
  const CapturedLaunch& launch = model.launch;
  std::string sources;
  for (const std::string& file : launch.sources) sources += (sources.empty() ? "" : ", ") + quotedText(file);
  std::string text = commentOf("#",
                               "The launch as it was captured. To try another kernel, copy this file and kernel.cl "
                               "under new names in this folder, and change them.");
  text += fmt::format("title   = \"As captured\"\nsummary = {}\nrank    = 1\nsource  = [{}]\n",
                      quotedText(originOf(launch)), sources);
  std::string options;
  for (const std::string& option : optionsOf(launch)) options += (options.empty() ? "" : ", ") + quotedText(option);
  if (!options.empty()) text += fmt::format("options = [{}]\n", options);
  std::string conditions;
  for (std::size_t i = 0; i < launch.global.size(); ++i)
    conditions +=
        fmt::format("{}\"{} == {}\"", i == 0 ? "" : ", ", sizeNameAt(i, launch.global.size()), launch.global[i]);
  text += fmt::format("require = [{}]\n", conditions);
  text += fmt::format("\n[[pass]]\nkernel = {}\nargs   = [\n", quotedText(launch.kernel));
  for (const ReplayArgument& argument : model.arguments)
    text += fmt::format("  {},{}", argument.written, commentOf("  #", argument.comment));
  text += fmt::format("]\nglobal = {}\n", listOfNumbers(launch.global));
  if (!launch.local.empty()) text += fmt::format("local  = {}\n", listOfNumbers(launch.local));
  if (!launch.offset.empty()) text += fmt::format("offset = {}\n", listOfNumbers(launch.offset));
  return text;
}

std::string sealed(const std::string& text) {
  return text + "\n" + std::string(kSeal) + sealOf(text + "\n") + "\n";
}

bool isSealed(std::string_view text) {
  const std::size_t at = text.rfind(kSeal);
  return at != std::string_view::npos && text.substr(at + kSeal.size()) == sealOf(text.substr(0, at)) + "\n";
}

}  // namespace headroom
