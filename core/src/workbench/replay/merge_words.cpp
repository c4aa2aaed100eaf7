#include "workbench/replay/merge_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "headroom/system/error.hpp"
#include "text/identifier.hpp"
#include "workbench/authoring/argument_names.hpp"
#include "workbench/replay/captured_launch.hpp"

namespace headroom {
namespace {

using ArgumentKind = ArgumentWords::Kind;

bool isMemory(const ArgumentWords& argument) {
  return argument.kind == ArgumentKind::Memory || argument.kind == ArgumentKind::Part;
}

bool isNumber(const ArgumentWords& argument) {
  return argument.kind == ArgumentKind::Value || argument.kind == ArgumentKind::File;
}

/// Whether one argument of the merged launch can represent both.
bool areAlike(const ArgumentWords& one, const ArgumentWords& other) {
  if (isMemory(one) && isMemory(other)) return one.name == other.name;
  if (isNumber(one) && isNumber(other)) return true;
  return one.kind == other.kind && one.name == other.name;
}

std::string kindText(const ArgumentWords& argument) {
  switch (argument.kind) {
    case ArgumentKind::Memory:
    case ArgumentKind::Part:
      return "memory of " + argument.name;
    case ArgumentKind::Local:
      return "local memory";
    case ArgumentKind::Sampler:
      return fmt::format("a sampler ({})", argument.name);
    case ArgumentKind::Null:
      return "a null pointer";
    case ArgumentKind::Value:
    case ArgumentKind::File:
      break;
  }
  return "a value";
}

/// Infinity and NaN, which expressions do not support.
bool isEndless(const std::string& number) {
  return number.find("inf") != std::string::npos || number.find("nan") != std::string::npos;
}

/// For dimensions of a range: "local", or "local_x".
std::string nameAlong(const std::string& name, std::size_t dimension, std::size_t dimensions) {
  constexpr std::array<const char*, 3> kAxes{"x", "y", "z"};
  return dimensions == 1 ? name : fmt::format("{}_{}", name, kAxes.at(dimension));
}

/// In if it is In in all launches, Out likewise, else InOut.
BufferUse useOf(const std::vector<BufferUse>& uses) {
  return std::ranges::all_of(uses, [&](BufferUse use) { return use == uses.front(); }) ? uses.front()
                                                                                       : BufferUse::InOut;
}

}  // namespace

WordsMerger::WordsMerger(const std::vector<LaunchToMerge>& launches, std::string size, const PlaceFiles& place)
    : launches_(launches), size_(std::move(size)), place_(place) {}

LaunchWords WordsMerger::merged() {
  requireAlike();
  merged_ = launches_.front().words;
  mergeSizes();
  for (std::size_t i = 0; i < merged_.buffers.size(); ++i) mergeBuffer(i);
  for (std::size_t i = 0; i < merged_.arguments.size(); ++i) mergeArgument(i);
  mergeRange(&LaunchWords::local, "group_size");
  mergeRange(&LaunchWords::offset, "first_id");
  mergeMovedBytes();
  return std::move(merged_);
}

void WordsMerger::fail(std::size_t launch, const std::string& what) const {
  throw UsageError(fmt::format("{} and {} cannot be one workload: {}. Merge captures that are alike in this.",
                               launches_.front().called, launches_[launch].called, what));
}

void WordsMerger::requireAlike() const {
  const LaunchWords& first = launches_.front().words;
  for (std::size_t i = 1; i < launches_.size(); ++i) {
    const LaunchWords& other = launches_[i].words;
    if (first.kernel != other.kernel) fail(i, fmt::format("their kernels are {} and {}", first.kernel, other.kernel));
    if (first.options != other.options) fail(i, "their build options differ");
    if (first.global.size() != other.global.size())
      fail(i, fmt::format("their global sizes have {} and {} dimensions", first.global.size(), other.global.size()));
    if (first.local.empty() != other.local.empty()) fail(i, "only one of them has a local size");
    if (first.arguments.size() != other.arguments.size()) fail(i, "their numbers of arguments differ");
    for (std::size_t a = 0; a < first.arguments.size(); ++a) {
      if (!areAlike(first.arguments[a], other.arguments[a]))
        fail(i, fmt::format("argument {} is {} in the one and {} in the other", a, kindText(first.arguments[a]),
                            kindText(other.arguments[a])));
    }
    // Names are those of arguments, so that the same number of buffers with these names are the same ones.
    for (std::size_t b = 0; b < first.buffers.size(); ++b) {
      const BufferWords& buffer = other.buffers.at(b);
      if (buffer.image != first.buffers[b].image || buffer.format != first.buffers[b].format)
        fail(i, fmt::format("{} is of another kind of image or of another format", buffer.name));
      if (buffer.before.empty() != first.buffers[b].before.empty() ||
          buffer.after.empty() != first.buffers[b].after.empty())
        fail(i, fmt::format("the contents of {} were captured in only one of them", buffer.name));
    }
  }
}

void WordsMerger::mergeSizes() {
  taken_.insert(size_);
  for (const BufferWords& buffer : merged_.buffers) taken_.insert(buffer.name);
  SizeWords size{size_, "number", {}};
  for (const LaunchToMerge& launch : launches_) size.values.push_back(launch.value);
  merged_.sizes = {std::move(size)};
  merged_.require.clear();
  merged_.notes.clear();
  for (const LaunchToMerge& launch : launches_) {
    for (const std::string& note : launch.words.notes) {
      if (std::ranges::find(merged_.notes, note) == merged_.notes.end()) merged_.notes.push_back(note);
    }
  }
  std::set<double> counts;
  for (const LaunchToMerge& launch : launches_) {
    double items = 1;
    for (const std::string& extent : launch.words.global) items *= static_cast<double>(wholeNumberIn(extent));
    counts.insert(items);
  }
  for (std::size_t d = 0; d < merged_.global.size(); ++d)
    merged_.global[d] =
        byLaunch([d](const LaunchToMerge& each) { return each.words.global[d]; }, sizeNameAt(d, merged_.global.size()));
  merged_.workItems = merged_.global;
  if (counts.size() == launches_.size())
    for (const std::string& extent : merged_.workItems) merged_.axis += (merged_.axis.empty() ? "" : " * ") + extent;
}

void WordsMerger::mergeRange(std::vector<std::string> LaunchWords::*range, const std::string& name) {
  const auto isGiven = [&](const LaunchToMerge& launch) { return !(launch.words.*range).empty(); };
  if (std::ranges::none_of(launches_, isGiven)) return;
  const std::size_t dimensions = merged_.global.size();
  (merged_.*range).resize(dimensions);
  for (std::size_t d = 0; d < dimensions; ++d)
    (merged_.*range)[d] =
        byLaunch([&](const LaunchToMerge& each) { return isGiven(each) ? (each.words.*range)[d] : std::string("0"); },
                 nameAlong(name, d, dimensions));
}

void WordsMerger::mergeBuffer(std::size_t index) {
  BufferWords& buffer = merged_.buffers[index];
  const auto ofAll = [&](auto member) {
    std::vector<std::decay_t<decltype(buffer.*member)>> all;
    for (const LaunchToMerge& launch : launches_) all.push_back(launch.words.buffers[index].*member);
    return all;
  };
  const std::vector<std::string> types = ofAll(&BufferWords::type);
  const bool isOneType = std::ranges::all_of(types, [&](const std::string& type) { return type == types.front(); });
  if (!isOneType) buffer.type = "raw";  // in some of them the bytes are not a whole number of elements
  static constexpr std::array<const char*, 3> kExtents{"width", "height", "depth"};
  for (std::size_t d = 0; d < buffer.shape.size(); ++d) {
    const auto extentOf = [&](const LaunchToMerge& each) {
      const BufferWords& one = each.words.buffers[index];
      return isOneType ? one.shape[d] : one.bytes;
    };
    buffer.shape[d] =
        byLaunch(extentOf, fmt::format("{}_of_{}", buffer.image.empty() ? "count" : kExtents.at(d), buffer.name));
  }
  buffer.bytes = byLaunch(ofAll(&BufferWords::bytes), fmt::format("bytes_of_{}", buffer.name));
  buffer.use = useOf(ofAll(&BufferWords::use));
  mergeFiles(index, &BufferWords::before, fmt::format("Pre/{}.bin", buffer.name));
  if (buffer.use == BufferUse::In) {
    buffer.after.clear();  // the contents before the launch
    buffer.mask.clear();
    return;
  }
  mergeFiles(index, &BufferWords::after, fmt::format("Post/{}.bin", buffer.name));
  mergeFiles(index, &BufferWords::mask, fmt::format("stable/{}.bin", buffer.name));
}

/// Launches of unknown traffic move all bytes of their buffers.
void WordsMerger::mergeMovedBytes() {
  const auto isKnown = [](const LaunchToMerge& launch) { return !launch.words.movedBytes.empty(); };
  merged_.movedBytes.clear();
  if (std::ranges::none_of(launches_, isKnown)) return;
  merged_.movedBytes = byLaunch(
      [&](const LaunchToMerge& each) { return isKnown(each) ? each.words.movedBytes : each.allBytes; }, "moved_bytes");
}

void WordsMerger::mergeFiles(std::size_t index, std::string BufferWords::*file, const std::string& name) {
  std::vector<std::string> files;
  for (const LaunchToMerge& launch : launches_) files.push_back(launch.words.buffers[index].*file);
  const bool isNone = std::ranges::all_of(files, [](const std::string& each) { return each.empty(); });
  merged_.buffers[index].*file = isNone ? std::string() : place_(files, name);
}

void WordsMerger::mergeArgument(std::size_t index) {
  ArgumentWords& merged = merged_.arguments[index];
  const auto isKind = [index](ArgumentKind kind) {
    return [index, kind](const LaunchToMerge& launch) { return launch.words.arguments[index].kind == kind; };
  };
  if (isMemory(merged)) {
    if (std::ranges::any_of(launches_, isKind(ArgumentKind::Part))) mergePart(index, merged);
    return;
  }
  if (!isNumber(merged) && merged.kind != ArgumentKind::Local) return;
  const auto numbersOf = [index](const LaunchToMerge& launch) { return launch.words.arguments[index].numbers; };
  const auto isLikeFirst = [&](const LaunchToMerge& launch) {
    return launch.words.arguments[index].name == merged.name && numbersOf(launch).size() == merged.numbers.size();
  };
  const auto isPlain = [&](const LaunchToMerge& launch) {
    return numbersOf(launch) == numbersOf(launches_.front()) || std::ranges::none_of(numbersOf(launch), isEndless);
  };
  const bool isOfNumbers = std::ranges::none_of(launches_, isKind(ArgumentKind::File)) &&
                           std::ranges::all_of(launches_, isLikeFirst) && std::ranges::all_of(launches_, isPlain);
  if (!isOfNumbers) {
    std::vector<std::string> files;
    for (const LaunchToMerge& launch : launches_) files.push_back(launch.valueFiles + "/" + valueFileOf(index));
    merged.kind = ArgumentKind::File;
    merged.name = place_(files, valueFileOf(index));
    merged.numbers.clear();
    return;
  }
  const std::string name = isIdentifier(merged.parameter) ? merged.parameter : fmt::format("argument_{}", index);
  for (std::size_t n = 0; n < merged.numbers.size(); ++n)
    merged.numbers[n] = byLaunch([&](const LaunchToMerge& each) { return numbersOf(each)[n]; },
                                 merged.numbers.size() == 1 ? name : fmt::format("{}_{}", name, n));
}

void WordsMerger::mergePart(std::size_t index, ArgumentWords& merged) {
  merged.kind = ArgumentKind::Part;
  merged.numbers.assign(2, {});
  constexpr std::array<const char*, 2> kNames{"offset", "bytes"};
  for (std::size_t n = 0; n < merged.numbers.size(); ++n) {
    const auto textOf = [&](const LaunchToMerge& launch) -> std::string {
      const ArgumentWords& argument = launch.words.arguments[index];
      if (argument.kind == ArgumentKind::Part) return argument.numbers[n];
      if (n == 0) return "0";
      return std::ranges::find(launch.words.buffers, argument.name, &BufferWords::name)->bytes;
    };
    merged.numbers[n] = byLaunch(textOf, fmt::format("{}_of_argument_{}", kNames.at(n), index));
  }
}

template <typename TextOf>
std::string WordsMerger::byLaunch(const TextOf& textOf, const std::string& name) {
  std::vector<std::string> texts;
  for (const LaunchToMerge& launch : launches_) texts.push_back(textOf(launch));
  return byLaunch(texts, name);
}

std::string WordsMerger::byLaunch(const std::vector<std::string>& texts, const std::string& name) {
  if (std::ranges::all_of(texts, [&](const std::string& text) { return text == texts.front(); })) return texts.front();
  const auto known = std::ranges::find(merged_.tables, texts, &TableWords::values);
  if (known != merged_.tables.end()) return known->name;
  std::string fresh = name;
  while (taken_.contains(fresh) || isReservedName(fresh)) fresh += '_';
  taken_.insert(fresh);
  merged_.tables.push_back({fresh, texts});
  return fresh;
}

}  // namespace headroom
