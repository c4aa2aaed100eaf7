// Transfers of the plane between the host and the device: in one piece, in many, from pinned memory, mapped.
#include <algorithm>
#include <limits>

#include "runner/cl/finished_queue.hpp"
#include "runner/probes/families.hpp"
#include "runner/probes/probe_kernels.hpp"
#include "runner/sampling/host_timing.hpp"
#include "system/random_numbers.hpp"

namespace headroom {

namespace {

/// Transfers a plane of random floats once per iteration.
class TransferProbe : public OpenProbe {
 public:
  TransferProbe(DeviceSession& session, const ProbeInput& input) : session_(session), input_(input) {}

  BatchTiming run(int samples, int iterations) override {
    return sampleByHost(samples, iterations, [this](int count) {
      return hostMs([&] {
        for (int i = 0; i < count; ++i) moveOnce();
      });
    });
  }

 protected:
  DeviceSession& session() { return session_; }
  cl::CommandQueue& queue() { return session_.queue(); }
  [[nodiscard]] const ProbeInput& input() const { return input_; }
  [[nodiscard]] std::size_t floats() const { return static_cast<std::size_t>(input_.size.pixels()); }
  [[nodiscard]] std::size_t bytes() const { return floats() * sizeof(float); }

  [[nodiscard]] std::vector<float> randomPlane() const {
    std::vector<float> plane(floats());
    randomRow(input_.seed, 0, plane);
    return plane;
  }

 private:
  virtual void moveOnce() = 0;

  DeviceSession& session_;
  ProbeInput input_;
};

/// Writes to the buffer "result", which initially holds no numbers.
class WriteProbe : public TransferProbe {
 public:
  WriteProbe(DeviceSession& session, const ProbeInput& input) : TransferProbe(session, input), source_(randomPlane()) {
    session.requireBuffers(std::vector<BufferNeed>{{"result", input.size.pixels()}});
    session.fillWithNaN("result");
  }

  std::string fault() override {
    const MappedBuffer result(session(), "result", CL_MAP_READ);
    return differenceOf(
        result.floats(), [this](std::size_t i) { return randomPixel(input().seed, i); },
        "on the device are not those that were sent");
  }

 protected:
  [[nodiscard]] const std::vector<float>& source() const { return source_; }
  [[nodiscard]] const cl::Buffer& target() { return session().buffer("result"); }

 private:
  std::vector<float> source_;
};

class WriteWhole : public WriteProbe {
 public:
  using WriteProbe::WriteProbe;

 private:
  void moveOnce() override { queue().enqueueWriteBuffer(target(), CL_TRUE, 0, bytes(), source().data()); }
};

class WriteRows : public WriteProbe {
 public:
  using WriteProbe::WriteProbe;

 private:
  void moveOnce() override {
    const auto width = static_cast<std::size_t>(input().size.width);
    for (std::size_t first = 0; first < floats(); first += width) {
      queue().enqueueWriteBuffer(target(), CL_FALSE, first * sizeof(float), width * sizeof(float),
                                 source().data() + first);
    }
    queue().finish();
  }

  const FinishedQueue finished_{queue()};
};

/// From host memory allocated by the driver, which the device can read without an intermediate copy.
class WritePinned : public WriteProbe {
 public:
  WritePinned(DeviceSession& session, const ProbeInput& input)
      : WriteProbe(withRoom(session, input), input),
        pinned_(session.context(), CL_MEM_READ_WRITE | CL_MEM_ALLOC_HOST_PTR, bytes()),
        mapped_(static_cast<float*>(queue().enqueueMapBuffer(pinned_, CL_TRUE, CL_MAP_WRITE, 0, bytes()))) {
    std::copy(source().begin(), source().end(), mapped_);
  }

  ~WritePinned() override {
    try {
      queue().enqueueUnmapMemObject(pinned_, mapped_);
      queue().finish();
    } catch (const cl::Error&) {
      // Nothing to do here: the next call on this queue reports the failure.
    }
  }

 private:
  static DeviceSession& withRoom(DeviceSession& session, const ProbeInput& input) {
    requireRoom(session, 2, input.size.pixels());
    return session;
  }

  void moveOnce() override { queue().enqueueWriteBuffer(target(), CL_TRUE, 0, bytes(), mapped_); }

  cl::Buffer pinned_;
  float* mapped_;
};

class WriteMapped : public WriteProbe {
 public:
  using WriteProbe::WriteProbe;

 private:
  void moveOnce() override {
    void* const mapped = queue().enqueueMapBuffer(target(), CL_TRUE, CL_MAP_WRITE_INVALIDATE_REGION, 0, bytes());
    std::copy(source().begin(), source().end(), static_cast<float*>(mapped));
    queue().enqueueUnmapMemObject(target(), mapped);
    queue().finish();
  }
};

class ReadWhole : public TransferProbe {
 public:
  ReadWhole(DeviceSession& session, const ProbeInput& input)
      : TransferProbe(session, input), received_(floats(), std::numeric_limits<float>::quiet_NaN()) {
    session.requireBuffers(std::vector<BufferNeed>{{"source", input.size.pixels()}});
    session.requireRandom("source", {input.seed});
  }

  std::string fault() override {
    return differenceOf(
        received_, [this](std::size_t i) { return randomPixel(input().seed, i); },
        "that came back are not those on the device");
  }

 private:
  void moveOnce() override {
    queue().enqueueReadBuffer(session().buffer("source"), CL_TRUE, 0, bytes(), received_.data());
  }

  std::vector<float> received_;
};

class WriteComputeRead : public TransferProbe {
 public:
  WriteComputeRead(DeviceSession& session, const ProbeInput& input)
      : TransferProbe(session, input),
        kernel_(session, input.size),
        sent_(randomPlane()),
        received_(floats(), std::numeric_limits<float>::quiet_NaN()) {
    session.fillWithNaN("source");
    session.fillWithNaN("result");
  }

  std::string fault() override {
    return differenceOf(
        received_, [this](std::size_t i) { return PlaneKernel::valueOf(sent_[i]); },
        "that came back are not what the kernel should have made of those sent");
  }

 private:
  void moveOnce() override {
    queue().enqueueWriteBuffer(session().buffer("source"), CL_FALSE, 0, bytes(), sent_.data());
    kernel_.launch(queue());
    queue().enqueueReadBuffer(session().buffer("result"), CL_TRUE, 0, bytes(), received_.data());
  }

  PlaneKernel kernel_;
  std::vector<float> sent_;
  std::vector<float> received_;
  const FinishedQueue finished_{queue()};
};

}  // namespace

std::vector<DeviceProbe> transferProbes() {
  return {
      {"write-whole", opened<WriteWhole>},   {"write-rows", opened<WriteRows>},
      {"write-pinned", opened<WritePinned>}, {"map-write", opened<WriteMapped>},
      {"read-whole", opened<ReadWhole>},     {"write-compute-read", opened<WriteComputeRead>},
  };
}

}  // namespace headroom
