// A new buffer for every image against a reused one.
#include <fmt/format.h>

#include "runner/probes/families.hpp"
#include "runner/probes/probe_kernels.hpp"
#include "runner/sampling/host_timing.hpp"
#include "runner/sampling/point_failure.hpp"

namespace headroom {

namespace {

class BufferProbe : public OpenProbe {
 public:
  BufferProbe(DeviceSession& session, const ProbeInput& input, bool isReused)
      : session_(session), bytes_(static_cast<std::size_t>(input.size.pixels()) * sizeof(float)), isReused_(isReused) {
    requireRoom(session, 1, input.size.pixels());
    if (isReused_) buffer_ = newBuffer();
  }

  BatchTiming run(int samples, int iterations) override {
    return sampleByHost(samples, iterations, [this](int count) {
      double ms = 0;
      for (int i = 0; i < count; ++i) ms += useOnce();
      return ms;
    });
  }

  std::string fault() override {
    if (wrongFills_ == 0) return {};
    return fmt::format("{} of {} buffers did not hold what they had been filled with.", wrongFills_, fills_);
  }

 private:
  [[nodiscard]] cl::Buffer newBuffer() const { return {session_.context(), CL_MEM_READ_WRITE, bytes_}; }

  /// Milliseconds of a buffer's life, without the check of its contents. A buffer that is not touched costs some
  /// drivers nothing, because they allocate at its first use.
  double useOnce() {
    const auto value = static_cast<float>(++fills_);
    double ms = hostMs([&] {
      if (!isReused_) buffer_ = newBuffer();
      session_.queue().enqueueFillBuffer(buffer_, value, 0, bytes_);
      session_.queue().finish();
    });
    float last = 0;
    session_.queue().enqueueReadBuffer(buffer_, CL_TRUE, bytes_ - sizeof last, sizeof last, &last);
    if (last != value) ++wrongFills_;
    if (!isReused_) ms += hostMs([&] { buffer_ = cl::Buffer(); });
    return ms;
  }

  DeviceSession& session_;
  std::size_t bytes_;
  bool isReused_;
  cl::Buffer buffer_;
  int fills_ = 0;
  int wrongFills_ = 0;
};

template <bool isReused>
std::unique_ptr<OpenProbe> openBuffer(DeviceSession& session, const ProbeInput& input) {
  return std::make_unique<BufferProbe>(session, input, isReused);
}

}  // namespace

std::vector<DeviceProbe> allocationProbes() {
  return {
      {"new-buffer", openBuffer<false>},
      {"reused-buffer", openBuffer<true>},
  };
}

}  // namespace headroom
