// The bytes of one memory object before and after a launch, copied aside on the device.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "driver.hpp"
#include "objects.hpp"

namespace headroom::capture {

struct FreeBytes {
  void operator()(char* bytes) const;
};
/// Uninitialised.
using HostBytes = std::unique_ptr<char, FreeBytes>;

/// One copy: in a buffer of the layer's, or in host memory for SVM.
struct SideCopy {
  cl_mem buffer = nullptr;
  HostBytes host;
  cl_event event = nullptr;

  [[nodiscard]] bool isThere() const { return event != nullptr; }
};

struct Contents {
  std::shared_ptr<Memory> memory;  ///< null: SVM
  SvmBlock svm;
  std::size_t argument = 0;  ///< the first that names it
  std::size_t size = 0;
  SideCopy before;
  SideCopy after;
  std::string whyNot;       ///< a sentence; empty: there are contents
  std::uint64_t taken = 0;  ///< bytes of the session's limit reserved for it, until it is written or dropped
  bool isWritten = false;
};

/// Enqueues a copy of the contents into `to`, after the events. Returns false and sets `contents.whyNot` on failure.
bool copyAside(Contents& contents, SideCopy& to, cl_command_queue queue, const std::vector<cl_event>& after);

/// Returns whether the copy has ended; a failed one sets `contents.whyNot`.
bool hasEnded(Contents& contents, const SideCopy& copy);

/// Releases all objects of the copies. Their commands may still run.
void release(Contents& contents);

/// Reads `size` bytes of the copy from `offset` on, through a queue of the layer's own. Returns false on failure.
bool readBack(const SideCopy& copy, cl_command_queue queue, std::size_t offset, std::size_t size, void* to);

/// A queue to read back by; null where there can be none.
cl_command_queue openReadingQueue(cl_context context, cl_device_id device);

}  // namespace headroom::capture
