#include "workloads/matmul/cuda_library.hpp"

namespace headroom {
namespace {

std::string cublasUnavailable(const DeviceDescription& device) {
  if (device.vendor.find("NVIDIA") == std::string::npos) return "needs an NVIDIA GPU, and " + device.name + " is none";
  return cuda().lack();
}

}  // namespace

std::string Cuda::lack() const {
  for (const SharedLibrary* library : {&driver, &runtime, &blas}) {
    if (library->isLoaded()) continue;
    return lackOfLibrary("cuBLAS", *library,
                         "install NVIDIA's CUDA toolkit, and add the folder of libcublas.so to LD_LIBRARY_PATH");
  }
  const bool isWhole = initialise != nullptr && deviceCount != nullptr && deviceUuid != nullptr &&
                       setDevice != nullptr && malloc != nullptr && free != nullptr && memcpy != nullptr &&
                       synchronize != nullptr && create != nullptr && destroy != nullptr && setMathMode != nullptr &&
                       sgemm != nullptr;
  return isWhole ? std::string() : "needs functions that this cuBLAS does not have";
}

const Cuda& cuda() {
  static const Cuda loaded;
  return loaded;
}

OnDevice cublasProduct() {
  Variant variant;
  variant.kind = VariantKind::DeviceLibrary;
  variant.id = "matmul.cublas";
  variant.workload = "matmul";
  variant.name = "cublas";
  variant.title = "cuBLAS";
  variant.summary =
      "cublasSgemm on the same GPU, without TF32: what the vendor's own library, written in machine code, makes of it.";
  variant.reference = "product";
  variant.cost.flops = "2 * K";
  variant.rank = 91;
  variant.story = {DeviceType::Gpu};
  variant.origin = "library";
  return {variant, 0, cublasUnavailable};
}

}  // namespace headroom
