#include "runner/cl/pinned_ring.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "system/machine.hpp"

namespace headroom {

namespace {

/// Large enough that the overhead of starting a transfer is small, small enough that the first and the last, which
/// overlap with nothing, are short too.
constexpr std::size_t kSlotBytes = std::size_t{4} << 20;
/// More threads do not increase the memory throughput.
constexpr std::size_t kMostThreads = 16;
constexpr std::size_t kCacheLine = 64;

}  // namespace

PinnedRing::PinnedRing(const cl::Context& context, cl::CommandQueue queue)
    : queue_(std::move(queue)),
      parts_(std::clamp(usableProcessors().size(), std::size_t{1}, kMostThreads)),
      threads_(parts_) {
  for (Slot& slot : slots_) {
    slot.buffer = cl::Buffer(context, CL_MEM_READ_WRITE | CL_MEM_ALLOC_HOST_PTR, kSlotBytes);
    slot.address = static_cast<std::byte*>(
        queue_.enqueueMapBuffer(slot.buffer, CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, 0, kSlotBytes));
  }
}

PinnedRing::~PinnedRing() {
  try {
    for (Slot& slot : slots_) {
      if (slot.address != nullptr) queue_.enqueueUnmapMemObject(slot.buffer, slot.address);
    }
    queue_.finish();
  } catch (const cl::Error&) {
    // The queue, and the session with it, is broken: nothing to do here.
  }
}

void PinnedRing::write(const cl::Buffer& to, std::span<const std::byte> from) {
  for (std::size_t begin = 0, turn = 0; begin < from.size(); begin += kSlotBytes, ++turn) {
    Slot& slot = slots_[turn % kSlots];
    const std::size_t count = std::min(kSlotBytes, from.size() - begin);
    if (turn >= kSlots) slot.transfer.wait();
    copy(slot.address, from.data() + begin, count);
    queue_.enqueueWriteBuffer(to, CL_FALSE, begin, count, slot.address, nullptr, &slot.transfer);
    queue_.flush();
  }
  queue_.finish();
}

void PinnedRing::read(const cl::Buffer& from, std::span<std::byte> to) {
  const auto countAt = [&](std::size_t begin) { return std::min(kSlotBytes, to.size() - begin); };
  std::size_t asked = 0;
  const auto ask = [&](Slot& slot) {
    if (asked >= to.size()) return;
    queue_.enqueueReadBuffer(from, CL_FALSE, asked, countAt(asked), slot.address, nullptr, &slot.transfer);
    queue_.flush();
    asked += kSlotBytes;
  };
  for (Slot& slot : slots_) ask(slot);
  for (std::size_t begin = 0, turn = 0; begin < to.size(); begin += kSlotBytes, ++turn) {
    Slot& slot = slots_[turn % kSlots];
    slot.transfer.wait();
    copy(to.data() + begin, slot.address, countAt(begin));
    ask(slot);
  }
}

void PinnedRing::copy(std::byte* to, const std::byte* from, std::size_t count) {
  const std::size_t part = (count / parts_ / kCacheLine + 1) * kCacheLine;
  threads_.run([&](std::size_t number) {
    const std::size_t begin = std::min(count, number * part);
    std::memcpy(to + begin, from + begin, std::min(part, count - begin));
  });
}

}  // namespace headroom
