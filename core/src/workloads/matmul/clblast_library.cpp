#include "workloads/matmul/clblast_library.hpp"

namespace headroom {
namespace {

std::string clblastUnavailable(const DeviceDescription& /*device*/) {
  if (clblastLibrary().function<void (*)()>(kClblastSgemm) != nullptr) return {};
  return clblastLibrary().isLoaded() ? "needs a CLBlast with the function CLBlastSgemm; this one has none"
                                     : lackOfLibrary("CLBlast", clblastLibrary(), "package libclblast1");
}

}  // namespace

const SharedLibrary& clblastLibrary() {
  static const SharedLibrary loaded{{"libclblast.so.1", "libclblast.so"}};
  return loaded;
}

OnDevice clblastProduct() {
  Variant variant;
  variant.kind = VariantKind::DeviceLibrary;
  variant.id = "matmul.clblast";
  variant.workload = "matmul";
  variant.name = "clblast";
  variant.title = "CLBlast";
  variant.summary =
      "CLBlastSgemm on the same device and the same buffers: kernels in portable OpenCL C, with the parameters that "
      "its "
      "authors have found for this device, or its defaults.";
  variant.reference = "product";
  variant.cost.flops = "2 * K";
  variant.rank = 90;
  variant.story = {DeviceType::Gpu};
  variant.origin = "library";
  return {variant, 0, clblastUnavailable};
}

}  // namespace headroom
