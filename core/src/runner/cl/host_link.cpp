#include "runner/cl/host_link.hpp"

#include <utility>

#include "runner/cl/pinned_ring.hpp"

namespace headroom {

HostLink::Way HostLink::wayTo(const cl::Device& device) {
  const bool isCpu = (device.getInfo<CL_DEVICE_TYPE>() & CL_DEVICE_TYPE_CPU) != 0;
  const bool isShared = isCpu || device.getInfo<CL_DEVICE_HOST_UNIFIED_MEMORY>() == CL_TRUE;
  return isShared ? Way::SharedMemory : Way::PinnedRing;
}

HostLink::HostLink(cl::Context context, cl::CommandQueue queue, Way way)
    : context_(std::move(context)), queue_(std::move(queue)) {
  if (way == Way::PinnedRing) ring_ = std::make_unique<PinnedRing>(context_, queue_);
}

HostLink::~HostLink() = default;

cl::Buffer HostLink::toDevice(std::span<const std::byte> bytes, const cl::Buffer& own) {
  if (ring_ == nullptr) {
    // OpenCL takes no pointer to const; CL_MEM_READ_ONLY guarantees it.
    return {context_, CL_MEM_READ_ONLY | CL_MEM_USE_HOST_PTR, bytes.size(), const_cast<std::byte*>(bytes.data())};
  }
  ring_->write(own, bytes);
  return own;
}

cl::Buffer HostLink::roomFor(std::span<std::byte> bytes, const cl::Buffer& own) {
  if (ring_ != nullptr) return own;
  return {context_, CL_MEM_WRITE_ONLY | CL_MEM_USE_HOST_PTR, bytes.size(), bytes.data()};
}

void HostLink::toHost(const cl::Buffer& room, std::span<std::byte> bytes) {
  if (ring_ != nullptr) {
    ring_->read(room, bytes);
    return;
  }
  // Mapping brings the bytes back if the device has copied them after all.
  void* const mapped = queue_.enqueueMapBuffer(room, CL_TRUE, CL_MAP_READ, 0, bytes.size());
  queue_.enqueueUnmapMemObject(room, mapped);
  queue_.finish();
}

}  // namespace headroom
