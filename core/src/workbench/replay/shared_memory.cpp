#include "workbench/replay/shared_memory.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "headroom/system/file.hpp"

namespace headroom {
namespace {

/// Parts of buffers begin at multiples of this on every device: CL_DEVICE_MEM_BASE_ADDR_ALIGN is 128 to 512 bytes.
constexpr std::uint64_t kAlignmentOfParts = 4096;

bool isImage(const CapturedArgument& argument) {
  return argument.kind == CapturedKind::Image;
}

/// If only an SVM pointer uses its allocation, and it cannot be the start of a part, the contents before it are left
/// out.
bool isTrimmed(const CapturedArgument& argument, bool isAlone) {
  return isAlone && argument.start % kAlignmentOfParts != 0;
}

std::uint64_t endOf(const CapturedArgument& argument) {
  return argument.offset + argument.size;
}

}  // namespace

bool SharedMemory::isWholeForAll() const {
  return std::ranges::all_of(arguments, [this](const CapturedArgument* argument) {
    return argument->offset + argument->start == begin && endOf(*argument) == end;
  });
}

std::vector<SharedMemory> sharedMemoryOf(const CapturedLaunch& launch, std::vector<std::string>& notes) {
  std::vector<SharedMemory> all;
  for (const CapturedArgument& argument : launch.arguments) {
    if (!argument.isMemory()) continue;
    const auto same = std::ranges::find_if(all, [&](const SharedMemory& memory) {
      const CapturedArgument& first = *memory.arguments.front();
      if (first.root != argument.root) return false;
      if (!isImage(first) && !isImage(argument)) return true;
      const bool isSameImage = isImage(first) && isImage(argument) && first.image->form == argument.image->form &&
                               first.image->extents == argument.image->extents;
      if (!isSameImage)
        notes.push_back(
            fmt::format("Arguments {} and {} shared memory, one of them as an image. Here each has memory of its own.",
                        first.index, argument.index));
      return isSameImage;
    });
    if (same == all.end()) {
      all.push_back({{&argument}, argument.offset, endOf(argument)});
    } else {
      same->arguments.push_back(&argument);
      same->begin = std::min(same->begin, argument.offset);
      same->end = std::max(same->end, endOf(argument));
    }
  }
  for (SharedMemory& memory : all) {
    const CapturedArgument& first = *memory.arguments.front();
    if (!isTrimmed(first, memory.arguments.size() == 1)) continue;
    memory.begin += first.start;
    notes.push_back(fmt::format(
        "Argument {} pointed {} bytes into its allocation. Here its buffer begins there: what is before is left out.",
        first.index, first.start));
  }
  return all;
}

/// Arguments may be far apart in one allocation, and the gaps are written too.
constexpr std::uint64_t kMostJoinedBytes = std::uint64_t{1} << 30;

std::string joinedContents(const CaptureFiles& files, const SharedMemory& memory, bool isBefore) {
  const auto fileOf = [isBefore](const CapturedArgument& argument) -> const std::string& {
    return isBefore ? argument.before : argument.after;
  };
  const CapturedArgument& first = *memory.arguments.front();
  for (const CapturedArgument* argument : memory.arguments) {
    if (fileOf(*argument).empty()) return {};
    if (argument->offset == memory.begin && endOf(*argument) == memory.end) return fileOf(*argument);
  }
  const std::uint64_t bytes = memory.end - memory.begin;
  if (bytes > kMostJoinedBytes)
    throw Error(Stage::KernelFile, fmt::format("{}: argument {} shares memory of {} bytes with others, and at most {} "
                                               "are replayed. Choose another launch.",
                                               files.folder().string(), first.index, bytes, kMostJoinedBytes));
  // The gaps are unknown and unused: zeros.
  std::string joined(bytes, '\0');
  for (const CapturedArgument* argument : memory.arguments) {
    const std::string contents = files.text(fileOf(*argument), kLargestFile);
    // For a trimmed argument the contents begin before the memory.
    const std::uint64_t skipped = argument->offset < memory.begin ? memory.begin - argument->offset : 0;
    if (skipped < contents.size())
      joined.replace(argument->offset + skipped - memory.begin, contents.size() - skipped, contents, skipped);
  }
  const std::string name = fmt::format("{}/Memory_Arg_{}.bin", isBefore ? "Pre" : "Post", first.index);
  files.write(name, joined);
  return name;
}

}  // namespace headroom
