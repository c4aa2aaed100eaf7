#include "objects.hpp"

namespace headroom::capture {

std::mutex& objectsMutex() {
  static std::mutex& mutex = *new std::mutex;  // never destroyed: calls may come while the program exits
  return mutex;
}

LockedObjects::LockedObjects() : lock_(objectsMutex()) {
  static Objects& objects = *new Objects;
  objects_ = &objects;
}

void forgetSharedMemory(const void* start) {
  LockedObjects objects;
  std::erase_if(objects->svm, [start](const SvmBlock& block) { return block.start == start; });
}

std::optional<SvmBlock> svmBlockOf(const void* pointer) {
  const auto* byte = static_cast<const char*>(pointer);
  LockedObjects objects;
  for (const SvmBlock& block : objects->svm) {
    if (byte >= block.start && byte < block.start + block.size) return block;
  }
  return std::nullopt;
}

}  // namespace headroom::capture
