#include "runner/cl/launch_sizes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

#include "catalogue/unsupported.hpp"
#include "runner/sampling/point_failure.hpp"

namespace headroom {
namespace {

/// Returns the largest work-group size. A kernel with a fixed group size (reqd_work_group_size) fits the device or was
/// not built: NVIDIA's driver reports 256 even for a kernel that it runs with 512.
std::size_t largestGroup(const DeviceSession& session, const cl::Kernel& kernel,
                         const std::vector<std::size_t>& local) {
  const auto made = kernel.getWorkGroupInfo<CL_KERNEL_COMPILE_WORK_GROUP_SIZE>(session.device());
  if (std::equal(local.begin(), local.end(), made.begin())) return session.description().maxWorkGroupSize;
  return kernel.getWorkGroupInfo<CL_KERNEL_WORK_GROUP_SIZE>(session.device());
}

}  // namespace

void requireWithinLimits(const DeviceSession& session, const Variant& variant, const cl::Kernel& kernel,
                         const std::string& kernelName, const std::vector<std::size_t>& local,
                         std::size_t localArgumentBytes) {
  const DeviceDescription& device = session.description();
  const std::string tooMany = lackOfWorkItems(local, largestGroup(session, kernel, local), device);
  if (!tooMany.empty()) {
    throw PointFailure(
        Status::DeviceLimit, Stage::Launch,
        fmt::format("{} {} for kernel {}. Choose smaller tile constants.", variant.id, tooMany, kernelName),
        Limit::WorkGroup);
  }
  // Some drivers do not include the local memory of arguments.
  const std::uint64_t localBytes =
      std::max<std::uint64_t>(kernel.getWorkGroupInfo<CL_KERNEL_LOCAL_MEM_SIZE>(session.device()), localArgumentBytes);
  const std::string tooMuch = lackOfLocalMemory(localBytes, device);
  if (!tooMuch.empty()) {
    throw PointFailure(Status::DeviceLimit, Stage::Launch,
                       fmt::format("{} {}. Make its groups or tiles smaller.", variant.id, tooMuch),
                       Limit::LocalMemory);
  }
}

cl::NDRange toRange(const std::vector<std::size_t>& values) {
  switch (values.size()) {
    case 0:
      return cl::NullRange;
    case 1:
      return {values[0]};
    case 2:
      return {values[0], values[1]};
    default:
      return {values[0], values[1], values[2]};
  }
}

std::vector<std::size_t> fittedGlobal(std::vector<std::size_t> global, const std::vector<std::size_t>& local,
                                      const Pass& pass, const Variant& variant) {
  for (std::size_t i = 0; i < global.size() && i < local.size(); ++i) {
    if (global[i] % local[i] == 0) continue;
    if (!pass.isRounded) {
      throw PointFailure(
          Status::Unsupported, Stage::Arguments,
          fmt::format("{}: kernel {} runs on {} = {} work-items in dimension {}, which its groups of {} do not "
                      "divide. Choose another size, or write round = true if the kernel checks its bounds.",
                      variant.origin, pass.kernel, pass.global[i], global[i], i, local[i]));
    }
    global[i] = (global[i] + local[i] - 1) / local[i] * local[i];
  }
  return global;
}

}  // namespace headroom
