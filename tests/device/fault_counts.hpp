// Counts of the fault layer: calls of each function, injected faults, objects alive. With HEADROOM_FAULT_COUNTS, a
// folder, each process has a file there, which is mapped, so that it is complete however the process ends. tests/faults
// reads it.
#pragma once

#include <atomic>
#include <cstdint>
#include <string_view>

namespace headroom::faults {

using Count = std::atomic<std::int64_t>;

/// Returns the count of that name, which stays valid; 0 at first.
Count& countOf(std::string_view name);

/// Objects by their handle, only with a folder; `kind` names them, as "buffer or image".
void objectMade(const void* object, std::string_view kind);
void objectRetained(const void* object);
/// Call before the driver's release, after which another object may have the same handle.
void objectReleased(const void* object);

}  // namespace headroom::faults
