// Program start: from source against from a saved binary.
#include <fmt/format.h>

#include <random>

#include "runner/cl/errors.hpp"
#include "runner/probes/families.hpp"
#include "runner/probes/probe_kernels.hpp"
#include "runner/sampling/host_timing.hpp"
#include "runner/sampling/point_failure.hpp"

namespace headroom {

namespace {

/// A small image program of five kernels. STAMP is a new number in each fresh build, so that it is in no driver's
/// cache, and `sharpen` writes it, so that another program would be detected.
constexpr const char* kBuiltSource = R"(
int clampedIndex(int x, int y, int width, int height) {
  return clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1);
}

kernel void toLinear(global const float* source, global float* result, int width, int height) {
  const int i = get_global_id(1) * width + get_global_id(0);
  const float v = source[i];
  result[i] = v <= 0.04045f ? v / 12.92f : pow((v + 0.055f) / 1.055f, 2.4f);
}

kernel void mean3x3(global const float* source, global float* result, int width, int height) {
  const int x = get_global_id(0);
  const int y = get_global_id(1);
  float sum = 0;
  for (int j = -1; j <= 1; ++j)
    for (int i = -1; i <= 1; ++i) sum += source[clampedIndex(x + i, y + j, width, height)];
  result[y * width + x] = sum / 9.0f;
}

kernel void gradient(global const float* source, global float* result, int width, int height) {
  const int x = get_global_id(0);
  const int y = get_global_id(1);
  float dx = 0;
  float dy = 0;
  for (int k = -1; k <= 1; ++k) {
    const float weight = k == 0 ? 2.0f : 1.0f;
    dx += weight * (source[clampedIndex(x + 1, y + k, width, height)] - source[clampedIndex(x - 1, y + k, width, height)]);
    dy += weight * (source[clampedIndex(x + k, y + 1, width, height)] - source[clampedIndex(x + k, y - 1, width, height)]);
  }
  result[y * width + x] = hypot(dx, dy);
}

kernel void histogram(global const float* source, global uint* bins, int count, local uint* ours) {
  const int item = get_local_id(0);
  for (int bin = item; bin < 64; bin += get_local_size(0)) ours[bin] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = get_global_id(0); i < count; i += get_global_size(0)) atomic_inc(&ours[min((int)(source[i] * 64), 63)]);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int bin = item; bin < 64; bin += get_local_size(0)) atomic_add(&bins[bin], ours[bin]);
}

kernel void sharpen(global const float* source, global float* result, int width, int height, global uint* stamp) {
  const int x = get_global_id(0);
  const int y = get_global_id(1);
  if (x == 0 && y == 0) stamp[0] = STAMP;
  if (x >= width || y >= height) return;
  float blurred = 0;
  for (int j = -2; j <= 2; ++j)
    for (int i = -2; i <= 2; ++i)
      blurred += exp(-0.5f * (i * i + j * j)) * source[clampedIndex(x + i, y + j, width, height)];
  const float sharp = source[y * width + x] + 0.5f * (source[y * width + x] - blurred / 6.1689f);
  result[y * width + x] = clamp(sharp, 0.0f, 1.0f);
}
)";

constexpr int kSide = 64;
constexpr const char* kOptions = "-cl-std=CL1.2";

std::string sourceWith(cl_uint stamp) {
  return fmt::format("#define STAMP {}u\n", stamp) + kBuiltSource;
}

/// An iteration is a start: program, build, kernel and the first launch, at which some drivers do most of their work.
class StartProbe : public OpenProbe {
 public:
  StartProbe(DeviceSession& session, const ProbeInput& /*input*/)
      : session_(session),
        source_(session.context(), CL_MEM_READ_WRITE, kSide * kSide * sizeof(float)),
        result_(session.context(), CL_MEM_READ_WRITE, kSide * kSide * sizeof(float)),
        written_(session.context(), CL_MEM_READ_WRITE, sizeof(cl_uint)),
        stamp_(std::random_device()()) {
    session.queue().enqueueFillBuffer(source_, 0.5F, 0, kSide * kSide * sizeof(float));
    session.queue().finish();
  }

  BatchTiming run(int samples, int iterations) override {
    return sampleByHost(samples, iterations, [this](int count) {
      double ms = 0;
      for (int i = 0; i < count; ++i) {
        beforeStart();
        ms += hostMs([this] { launch(newProgram()); });
        check();
      }
      return ms;
    });
  }

  std::string fault() override {
    if (wrong_ == 0) return {};
    return fmt::format("After {} of {} starts another program ran than the one that was built.", wrong_, starts_);
  }

 protected:
  DeviceSession& session() { return session_; }
  void renewStamp() { ++stamp_; }

  void build(cl::Program& program) {
    try {
      program.build({session_.device()}, kOptions);
    } catch (const cl::Error& error) {
      PointFailure failure(statusOf(error.err()), toError(error, Stage::Build, "the probe's own program"));
      failure.log = program.getBuildInfo<CL_PROGRAM_BUILD_LOG>(session_.device());
      throw failure;
    }
  }

  /// Builds from source with the current stamp.
  cl::Program fresh() {
    cl::Program program(session_.context(), sourceWith(stamp_));
    build(program);
    return program;
  }

  void launch(const cl::Program& program) {
    cl::Kernel kernel(program, "sharpen");
    kernel.setArg(0, source_);
    kernel.setArg(1, result_);
    kernel.setArg(2, cl_int{kSide});
    kernel.setArg(3, cl_int{kSide});
    kernel.setArg(4, written_);
    session_.queue().enqueueNDRangeKernel(kernel, cl::NullRange, {kSide, kSide}, {kSide, 1});
    session_.queue().finish();
  }

 private:
  /// Untimed preparation.
  virtual void beforeStart() = 0;
  virtual cl::Program newProgram() = 0;

  void check() {
    cl_uint written = 0;
    session_.queue().enqueueReadBuffer(written_, CL_TRUE, 0, sizeof written, &written);
    ++starts_;
    if (written != stamp_) ++wrong_;
  }

  DeviceSession& session_;
  cl::Buffer source_;
  cl::Buffer result_;
  cl::Buffer written_;
  cl_uint stamp_;  // not a number that an earlier run, whose builds a driver may have cached, is likely to have used
  int starts_ = 0;
  int wrong_ = 0;
};

class FromSource : public StartProbe {
 public:
  FromSource(DeviceSession& session, const ProbeInput& input) : StartProbe(session, input) {
    launch(fresh());  // the first build of a process also starts the compiler, which other builds do not include
  }

 private:
  void beforeStart() override { renewStamp(); }

  cl::Program newProgram() override { return fresh(); }
};

class FromBinary : public StartProbe {
 public:
  FromBinary(DeviceSession& session, const ProbeInput& input) : StartProbe(session, input) {
    const cl::Program program = fresh();
    launch(program);  // on some drivers a binary contains only the kernels that have been launched
    binaries_ = program.getInfo<CL_PROGRAM_BINARIES>();
    if (binaries_.size() != 1 || binaries_.front().empty()) {
      throw PointFailure(Status::Unsupported, Stage::Build,
                         fmt::format("{} gives no binary of a program that it built, so none can be loaded.",
                                     session.description().name));
    }
  }

 private:
  void beforeStart() override {}

  cl::Program newProgram() override {
    cl::Program program(session().context(), {session().device()}, binaries_);
    build(program);
    return program;
  }

  cl::Program::Binaries binaries_;
};

}  // namespace

std::vector<DeviceProbe> buildProbes() {
  return {
      {"from-source", opened<FromSource>},
      {"from-binary", opened<FromBinary>},
  };
}

}  // namespace headroom
