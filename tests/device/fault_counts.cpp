#include "fault_counts.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <string>

namespace headroom::faults {
namespace {

/// An entry of the file. An entry without a name ends the list.
struct Entry {
  char name[56];
  Count count;
};
static_assert(sizeof(Entry) == 64 && Count::is_always_lock_free);

constexpr std::size_t kMostEntries = 256;
constexpr std::size_t kFileBytes = kMostEntries * sizeof(Entry);

const char* countsFolder() {
  static const char* const folder = std::getenv("HEADROOM_FAULT_COUNTS");
  return folder;
}

/// In the file, or in this process alone where there is none.
Entry* mappedEntries() {
  static Entry own[kMostEntries];
  const char* const folder = countsFolder();
  if (folder == nullptr) return own;
  const std::string file = std::string(folder) + "/" + std::to_string(getpid());
  const int descriptor = open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) return own;
  void* const memory = ftruncate(descriptor, kFileBytes) == 0
                           ? mmap(nullptr, kFileBytes, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
                           : MAP_FAILED;
  close(descriptor);
  return memory == MAP_FAILED ? own : static_cast<Entry*>(memory);
}

struct Object {
  std::string kind;
  int holders = 1;
};

struct Objects {
  std::mutex mutex;
  std::map<const void*, Object> alive;
};

/// Never destroyed: drivers and programs release objects until the very end.
Objects& objects() {
  static auto* const all = new Objects;
  return *all;
}

Count& aliveOf(const std::string& kind) {
  return countOf("alive " + kind);
}

void forget(Objects& all, std::map<const void*, Object>::iterator object) {
  --aliveOf(object->second.kind);
  all.alive.erase(object);
}

}  // namespace

Count& countOf(std::string_view name) {
  static std::mutex mutex;
  static Entry* const entries = mappedEntries();
  const std::lock_guard lock(mutex);
  Entry* const end = entries + kMostEntries - 1;
  Entry* const found =
      std::find_if(entries, end, [name](const Entry& entry) { return entry.name[0] == '\0' || name == entry.name; });
  if (found->name[0] == '\0') std::memcpy(found->name, name.data(), std::min(name.size(), sizeof found->name - 1));
  return found->count;
}

void objectMade(const void* object, std::string_view kind) {
  if (countsFolder() == nullptr) return;
  Objects& all = objects();
  const std::lock_guard lock(all.mutex);
  // A handle that is known already belonged to an object that the driver released by itself.
  if (const auto known = all.alive.find(object); known != all.alive.end()) forget(all, known);
  all.alive[object] = {std::string(kind)};
  ++aliveOf(std::string(kind));
}

void objectRetained(const void* object) {
  if (countsFolder() == nullptr) return;
  Objects& all = objects();
  const std::lock_guard lock(all.mutex);
  if (const auto known = all.alive.find(object); known != all.alive.end()) ++known->second.holders;
}

void objectReleased(const void* object) {
  if (countsFolder() == nullptr) return;
  Objects& all = objects();
  const std::lock_guard lock(all.mutex);
  const auto known = all.alive.find(object);
  if (known != all.alive.end() && --known->second.holders == 0) forget(all, known);
}

}  // namespace headroom::faults
