#include "description.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <iterator>

#include "kernel_text.hpp"
#include "names.hpp"
#include "text.hpp"

namespace headroom::capture {
namespace {

std::string line(const char* name, const std::string& value) {
  return std::string(name) + " = " + value + '\n';
}

std::string textLine(const char* name, std::string_view value) {
  return line(name, tomlText(value));
}

std::string listText(const std::vector<std::string>& texts) {
  std::string list = "[";
  for (const std::string& text : texts) {
    if (list.size() > 1) list += ", ";
    list += tomlText(text);
  }
  return list + ']';
}

std::vector<std::string> commandLine() {
  std::ifstream file("/proc/self/cmdline", std::ios::binary);
  const std::string all{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  std::vector<std::string> words;
  for (std::size_t at = 0; at < all.size();) {
    words.emplace_back(all.c_str() + at);
    at += words.back().size() + 1;
  }
  return words;
}

const char* nameOf(ArgumentKind kind) {
  switch (kind) {
    case ArgumentKind::Buffer:
      return "buffer";
    case ArgumentKind::Image:
      return "image";
    case ArgumentKind::Scalar:
      return "scalar";
    case ArgumentKind::Local:
      return "local";
    case ArgumentKind::Sampler:
      return "sampler";
    case ArgumentKind::Svm:
      return "svm";
    case ArgumentKind::Null:
      return "null";
    case ArgumentKind::Pipe:
      return "pipe";
  }
  return "scalar";
}

const Contents& contentsOf(const CapturedLaunch& launch, const CapturedArgument& argument) {
  return launch.contents[static_cast<std::size_t>(argument.contents)];
}

std::string memoryLines(const CapturedLaunch& launch, const CapturedArgument& argument) {
  const Contents& contents = contentsOf(launch, argument);
  std::string text = line("root", std::to_string(argument.root));
  if (const std::shared_ptr<Memory>& memory = argument.value.memory) {
    text += line("offset", std::to_string(memory->rootOffset()));
    text += line("size", std::to_string(memory->size));
    text += line("flags", std::to_string(memory->flags));
    text += line("root_size", std::to_string(memory->root().size));
  } else {
    text += line("offset", std::to_string(svmOffset(launch, argument)));
    text += line("size", std::to_string(contents.size));
    text += line("flags", std::to_string(contents.svm.flags));
    text += line("root_size", std::to_string(contents.size));
  }
  if (!contents.whyNot.empty()) text += "contents = false\n" + textLine("reason", contents.whyNot);
  return text;
}

}  // namespace

ProgramParts partsOf(const std::shared_ptr<Program>& program, const std::string& kernel) {
  ProgramParts parts;
  std::vector<std::shared_ptr<Program>> all = program->linked;
  for (std::size_t i = 0; i < all.size(); ++i) {  // grows: programs are linked of linked ones
    const std::vector<std::shared_ptr<Program>> further = all[i]->linked;
    all.insert(all.end(), further.begin(), further.end());
  }
  std::erase_if(all, [](const std::shared_ptr<Program>& part) { return !part->linked.empty(); });
  if (all.empty()) return {program, {}};
  const auto found = std::find_if(all.begin(), all.end(), [&kernel](const std::shared_ptr<Program>& part) {
    return hasFunction(part->source, kernel);
  });
  parts.main = found == all.end() ? all.front() : *found;
  for (const std::shared_ptr<Program>& part : all) {
    if (part != parts.main && part->kind == SourceKind::Text) parts.others.push_back(part);
  }
  return parts;
}

std::string optionsLine(const std::string& options) {
  std::string text = options;
  std::replace(text.begin(), text.end(), '\n', ' ');
  std::replace(text.begin(), text.end(), '\r', ' ');
  return text + '\n';
}

std::string worksizesText(const CapturedLaunch& launch) {
  std::string text;
  for (const auto* numbers : {&launch.global, &launch.local, &launch.offset}) {
    for (cl_uint i = 0; i < std::clamp<cl_uint>(launch.dimensions, 1, 3); ++i)
      text += (i > 0 ? " " : "") + std::to_string((*numbers)[i]);
    text += '\n';
  }
  return text;
}

std::string argumentBytes(const CapturedArgument& argument) {
  if (argument.kind == ArgumentKind::Null) return std::string(sizeof(cl_mem), '\0');
  if (argument.kind == ArgumentKind::Svm)
    return {reinterpret_cast<const char*>(&argument.value.pointer), sizeof argument.value.pointer};
  return {reinterpret_cast<const char*>(argument.value.bytes.data()), argument.value.bytes.size()};
}

std::string samplerText(const Sampler& sampler) {
  const char* addressing = "CL_ADDRESS_NONE";
  if (sampler.addressing == CL_ADDRESS_CLAMP_TO_EDGE) addressing = "CL_ADDRESS_CLAMP_TO_EDGE";
  if (sampler.addressing == CL_ADDRESS_CLAMP) addressing = "CL_ADDRESS_CLAMP";
  if (sampler.addressing == CL_ADDRESS_REPEAT) addressing = "CL_ADDRESS_REPEAT";
  if (sampler.addressing == CL_ADDRESS_MIRRORED_REPEAT) addressing = "CL_ADDRESS_MIRRORED_REPEAT";
  return std::string(sampler.isNormalized ? "TRUE " : "FALSE ") + addressing +
         (sampler.filter == CL_FILTER_LINEAR ? " CL_FILTER_LINEAR\n" : " CL_FILTER_NEAREST\n");
}

std::string imageText(const Memory& memory) {
  const cl_image_desc& image = memory.image;
  std::string text;
  for (const std::size_t number :
       {image.image_width, image.image_height, image.image_depth, memory.pixelBytes, image.image_row_pitch,
        image.image_slice_pitch, std::size_t{memory.format.image_channel_data_type},
        std::size_t{memory.format.image_channel_order}, std::size_t{memory.type}, image.image_array_size})
    text += std::to_string(number) + '\n';
  return text;
}

std::size_t svmOffset(const CapturedLaunch& launch, const CapturedArgument& argument) {
  const Contents& contents = contentsOf(launch, argument);
  if (contents.svm.start == nullptr) return 0;
  return static_cast<std::size_t>(static_cast<const char*>(argument.value.pointer) - contents.svm.start);
}

std::string argumentsText(const CapturedLaunch& launch) {
  std::string text;
  for (std::size_t i = 0; i < launch.arguments.size(); ++i) {
    const CapturedArgument& argument = launch.arguments[i];
    text += "[[argument]]\n" + line("index", std::to_string(i)) + textLine("kind", nameOf(argument.kind));
    if (argument.contents >= 0) {
      text += memoryLines(launch, argument);
    } else if (argument.kind == ArgumentKind::Scalar || argument.kind == ArgumentKind::Local) {
      text += line("size", std::to_string(argument.value.size));
    }
    text += '\n';
  }
  return text;
}

std::string captureText(const CapturedLaunch& launch) {
  cl_device_id device = launch.queue->device;
  std::vector<std::string> missing;
  if (launch.program) missing = partsOf(launch.program, launch.kernel).main->build()->missingHeaders;
  std::string text = "format = 1\n";
  text += textLine("program", executableName());
  text += line("command", listText(commandLine()));
  text += line("pid", std::to_string(::getpid()));
  text += textLine("time", utcNow());
  text += textLine("platform", platformName(device));
  text += textLine("device", deviceText(device, CL_DEVICE_NAME));
  text += textLine("driver", deviceText(device, CL_DRIVER_VERSION));
  text += textLine("device_version", deviceText(device, CL_DEVICE_VERSION));
  text += textLine("kernel", launch.kernel);
  text += line("launch", std::to_string(launch.number));
  text += line("launch_of_kernel", std::to_string(launch.ofKernel));
  text += line("nanoseconds", std::to_string(launch.nanoseconds));
  text += textLine("source_hash", launch.program ? partsOf(launch.program, launch.kernel).main->hash : "");
  text += line("missing_headers", listText(missing));
  text += line("notes", listText(launch.notes));
  return text;
}

}  // namespace headroom::capture
