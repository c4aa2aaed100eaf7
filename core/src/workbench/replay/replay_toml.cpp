#include "workbench/replay/replay_toml.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>

#include "text/sha256.hpp"
#include "workbench/authoring/draft_toml.hpp"

namespace headroom {
namespace {

constexpr std::string_view kSeal = "# Written by Headroom, which may write it again while this fits the text above: ";

std::string sealOf(std::string_view text) {
  constexpr std::size_t kDigits = 16;
  return toHex(sha256({text})).substr(0, kDigits);
}

std::string listOf(const std::vector<std::string>& numbers) {
  std::string list;
  for (const std::string& number : numbers) list += (list.empty() ? "" : ", ") + numberOrQuoted(number);
  return "[" + list + "]";
}

std::string quotedList(const std::vector<std::string>& texts) {
  std::string list;
  for (const std::string& text : texts) list += (list.empty() ? "" : ", ") + quotedText(text);
  return "[" + list + "]";
}

std::string bufferLine(const BufferWords& buffer) {
  std::string line = buffer.name + " = { ";
  if (!buffer.image.empty()) {
    line +=
        fmt::format("image = \"{}\", format = \"{}\", shape = {}", buffer.image, buffer.format, listOf(buffer.shape));
  } else {
    line += fmt::format("type = \"{}\", count = {}", buffer.type, numberOrQuoted(buffer.shape.front()));
  }
  if (buffer.use != BufferUse::In) line += fmt::format(", use = \"{}\"", wordOf(buffer.use));
  if (buffer.use == BufferUse::Out) return line + " }\n";
  if (buffer.before.empty()) return line + ", init = 0 }  # its contents were not captured\n";
  return line + fmt::format(", init = {{ file = {} }} }}\n", quotedText(buffer.before));
}

/// NAME = "FILE", NAME = "FILE", for compared outputs with a file.
std::string filesOf(const LaunchWords& words, std::string BufferWords::*file) {
  std::string text;
  for (const BufferWords& buffer : words.buffers) {
    if (!buffer.isCompared() || (buffer.*file).empty()) continue;
    text += fmt::format("{}{} = {}", text.empty() ? "" : ", ", buffer.name, quotedText(buffer.*file));
  }
  return text;
}

std::string referenceOf(const LaunchWords& words) {
  const std::string files = filesOf(words, &BufferWords::after);
  if (files.empty()) return "[reference]\nnone = true  # what the launch left was not captured\n";
  std::string text =
      "# What the captured launch left, right or not: rows are marked \"as captured\". Write a reference of your own "
      "in\n"
      "# its place to check that kernels are right.\n[reference]\n";
  text += fmt::format("file = {{ {} }}\ncaptured = true\n", files);
  const std::string masks = filesOf(words, &BufferWords::mask);
  if (!masks.empty()) text += fmt::format("mask = {{ {} }}  # bytes that were the same in each replay\n", masks);
  return text;
}

std::string sizesOf(const LaunchWords& words) {
  std::string text = commentOf("#", words.aboutSizes) + "[size]\n";
  for (const SizeWords& size : words.sizes)
    text += fmt::format("{} = {{ values = {}, unit = {} }}\n", size.name, listOf(size.values), quotedText(size.unit));
  if (!words.tables.empty()) text += "\n[let]\n";
  for (const TableWords& table : words.tables) {
    std::string values;
    for (std::size_t i = 0; i < table.values.size(); ++i)
      values += fmt::format("{}{} = {}", i == 0 ? "" : ", ", words.sizes.front().values.at(i),
                            numberOrQuoted(table.values[i]));
    text += fmt::format("{} = {{ by = {}, values = {{ {} }} }}\n", table.name, quotedText(words.sizes.front().name),
                        values);
  }
  if (!words.axis.empty()) text += fmt::format("\n[axis]\nof = {}\nname = \"work-items\"\n", quotedText(words.axis));
  return text;
}

/// Returns the launch's only output if it is an image, else null.
const BufferWords* outputImageOf(const LaunchWords& words) {
  const BufferWords* image = nullptr;
  for (const BufferWords& buffer : words.buffers) {
    if (buffer.use == BufferUse::In) continue;
    if (buffer.image.empty() || image != nullptr) return nullptr;
    image = &buffer;
  }
  return image;
}

std::optional<std::uint64_t> wholeNumberOf(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  return failure == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// Bytes of all buffers: a number, and terms that depend on the sizes.
std::string bytesOf(const LaunchWords& words) {
  std::uint64_t known = 0;
  std::string text;
  for (const BufferWords& buffer : words.buffers) {
    if (const auto bytes = wholeNumberOf(buffer.bytes)) {
      known += *bytes;
    } else {
      text += (text.empty() ? "" : " + ") + buffer.bytes;
    }
  }
  if (text.empty()) return std::to_string(known);
  return known == 0 ? text : fmt::format("{} + {}", text, known);
}

/// Pixels of an output image, else work-items.
std::string workOf(const LaunchWords& words) {
  std::string item = "work-item";
  std::vector<std::string> factors = words.workItems;
  if (const BufferWords* image = outputImageOf(words)) {
    item = "pixel";
    factors = image->shape;
  }
  const bool isFound = !words.movedBytes.empty();
  return fmt::format("[work]\nitem = \"{}\"\nitems = \"{}\"\nbytes = {}  # {}\n", item, fmt::join(factors, " * "),
                     numberOrQuoted(isFound ? words.movedBytes : bytesOf(words)),
                     isFound ? "those that replays found written, and all of each buffer that is read"
                             : "an estimate: all that the arguments hold, once");
}

std::string argumentText(const ArgumentWords& argument) {
  using Kind = ArgumentWords::Kind;
  switch (argument.kind) {
    case Kind::Memory:
      return quotedText(argument.name);
    case Kind::Part:
      return fmt::format("{{ buffer = {}, offset = {}, bytes = {} }}", quotedText(argument.name),
                         numberOrQuoted(argument.numbers.at(0)), numberOrQuoted(argument.numbers.at(1)));
    case Kind::Local:
      return fmt::format("{{ local = {} }}", numberOrQuoted(argument.numbers.at(0)));
    case Kind::Sampler:
      return fmt::format("{{ sampler = {} }}", quotedText(argument.name));
    case Kind::Null:
      return "{ null = true }";
    case Kind::File:
      return fmt::format("{{ file = {} }}", quotedText(argument.name));
    case Kind::Value:
      break;
  }
  const std::string value =
      argument.numbers.size() == 1 ? numberOrQuoted(argument.numbers.front()) : listOf(argument.numbers);
  if (argument.name == "int") return value;
  return fmt::format("{{ type = \"{}\", value = {} }}", argument.name, value);
}

}  // namespace

std::string workloadToml(const LaunchWords& words) {
  std::string text = commentOf("#", words.origin);
  for (const std::string& note : words.notes) text += commentOf("#", note);
  text +=
      fmt::format("title   = {}\nsummary = {}\nrank    = 1000\n\n", quotedText(words.title), quotedText(words.origin));
  text += sizesOf(words) + "\n[buffer]\n";
  for (const BufferWords& buffer : words.buffers) text += bufferLine(buffer);
  return text + "\n" + referenceOf(words) + "\n" + workOf(words);
}

std::string launchToml(const LaunchWords& words) {
  std::string text = commentOf("#",
                               "The launch as it was captured. To try another kernel, copy this file and kernel.cl "
                               "under new names in this folder, and change them.");
  text += fmt::format("title   = \"As captured\"\nsummary = {}\nrank    = 1\nsource  = {}\n", quotedText(words.origin),
                      quotedList(words.sources));
  if (!words.options.empty()) text += fmt::format("options = {}\n", quotedList(words.options));
  if (!words.require.empty()) text += fmt::format("require = {}\n", quotedList(words.require));
  text += fmt::format("\n[[pass]]\nkernel = {}\nargs   = [\n", quotedText(words.kernel));
  for (const ArgumentWords& argument : words.arguments)
    text += fmt::format("  {},{}", argumentText(argument), commentOf("  #", argument.comment));
  text += fmt::format("]\nglobal = {}\n", listOf(words.global));
  if (!words.local.empty()) text += fmt::format("local  = {}\n", listOf(words.local));
  if (!words.offset.empty()) text += fmt::format("offset = {}\n", listOf(words.offset));
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
