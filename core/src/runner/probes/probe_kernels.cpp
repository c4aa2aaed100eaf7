#include "runner/probes/probe_kernels.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace headroom {

namespace {

constexpr const char* kProbes = R"(
kernel void countLaunch(global uint* count) {
  // Launches of one in-order queue do not overlap: no other work-item adds at the same time.
  if (get_global_id(0) == 0 && get_global_id(1) == 0) count[0] += 1;
}

kernel void halfAndQuarter(global const float* restrict source, global float* restrict result, int width, int height) {
  const int x = (int)get_global_id(0);
  const int y = (int)get_global_id(1);
  if (x >= width || y >= height) return;
  const size_t i = (size_t)y * (size_t)width + (size_t)x;
  result[i] = 0.5f * source[i] + 0.25f;
}
)";

// Same as the groups of the copy variants.
constexpr std::size_t kGroupWidth = 256;

cl::Kernel kernelNamed(DeviceSession& session, const char* name) {
  Variant program;
  program.id = "a probe's kernels";
  program.origin = "built in";
  program.source = kProbes;
  return {session.program(program), name};
}

std::size_t groupWidth(DeviceSession& session, const cl::Kernel& kernel) {
  return std::min({kGroupWidth, kernel.getWorkGroupInfo<CL_KERNEL_WORK_GROUP_SIZE>(session.device()),
                   session.description().maxWorkItemSizes[0]});
}

cl::NDRange rangeOver(ImageSize size, std::size_t width) {
  return {(static_cast<std::size_t>(size.width) + width - 1) / width * width, static_cast<std::size_t>(size.height)};
}

}  // namespace

CountingKernel::CountingKernel(DeviceSession& session, ImageSize extent)
    : session_(session),
      kernel_(kernelNamed(session, "countLaunch")),
      count_(session.context(), CL_MEM_READ_WRITE, sizeof(cl_uint)) {
  const std::size_t width = extent == ImageSize{1, 1} ? 1 : groupWidth(session, kernel_);
  global_ = rangeOver(extent, width);
  local_ = cl::NDRange(width, 1);
  kernel_.setArg(0, count_);
  session.queue().enqueueFillBuffer(count_, cl_uint{0}, 0, sizeof(cl_uint));
  session.queue().finish();
}

void CountingKernel::launch(cl::CommandQueue& queue, const std::vector<cl::Event>* waitFor, cl::Event* event) {
  queue.enqueueNDRangeKernel(kernel_, cl::NullRange, global_, local_, waitFor, event);
  ++launches_;
}

std::string CountingKernel::fault() {
  cl_uint counted = 0;
  session_.queue().enqueueReadBuffer(count_, CL_TRUE, 0, sizeof counted, &counted);
  if (counted == launches_) return {};
  return fmt::format("{} launches were requested and {} ran.", launches_, counted);
}

PlaneKernel::PlaneKernel(DeviceSession& session, ImageSize size) : kernel_(kernelNamed(session, "halfAndQuarter")) {
  session.requireBuffers(std::vector<BufferNeed>{{"source", size.pixels()}, {"result", size.pixels()}});
  kernel_.setArg(0, session.buffer("source"));
  kernel_.setArg(1, session.buffer("result"));
  kernel_.setArg(2, static_cast<cl_int>(size.width));
  kernel_.setArg(3, static_cast<cl_int>(size.height));
  const std::size_t width = groupWidth(session, kernel_);
  global_ = rangeOver(size, width);
  local_ = cl::NDRange(width, 1);
}

void PlaneKernel::launch(cl::CommandQueue& queue, cl::Event* event) {
  queue.enqueueNDRangeKernel(kernel_, cl::NullRange, global_, local_, nullptr, event);
}

void requireRoom(DeviceSession& session, int planes, std::int64_t pixels) {
  std::vector<BufferNeed> needs;
  for (int i = 0; i < planes; ++i) needs.push_back({"scratch" + std::to_string(i), pixels});
  session.releaseBuffers();
  session.requireBuffers(needs);
  session.releaseBuffers();
}

}  // namespace headroom
