#include "workloads/matmul/cuda_library.hpp"

#include <optional>
#include <string>
#include <utility>

namespace headroom {
namespace {

std::string cublasUnavailable(const DeviceDescription& device) {
  if (device.vendor.find("NVIDIA") == std::string::npos) return "needs an NVIDIA GPU, and " + device.name + " is none";
  return cuda().lack();
}

OnDevice productOf(const std::string& workload, std::string reference, std::optional<Precision> precision,
                   std::string summary) {
  Variant variant;
  variant.kind = VariantKind::DeviceLibrary;
  variant.workload = workload;
  variant.name = "cublas";
  variant.id = workload + "." + variant.name;
  variant.title = "cuBLAS";
  variant.summary = std::move(summary);
  variant.reference = std::move(reference);
  variant.cost.flops = "2 * K";
  variant.cost.precision = precision;
  variant.rank = 91;
  variant.story = {DeviceType::Gpu};
  variant.origin = "library";
  return {variant, 0, cublasUnavailable};
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
                       sgemm != nullptr && gemmEx != nullptr;
  return isWhole ? std::string() : "needs functions that this cuBLAS does not have";
}

const Cuda& cuda() {
  static const Cuda loaded;
  return loaded;
}

OnDevice cublasProduct() {
  return productOf("matmul", "product", std::nullopt,
                   "cublasSgemm on the same GPU, without TF32: what the vendor's own library, written in machine code, "
                   "makes of it.");
}

OnDevice cublasHalfProduct() {
  return productOf("matmul-half", "product-half", Precision::Matrix,
                   "cublasGemmEx on the same GPU, with sums in floats, on its matrix units.");
}

OnDevice cublasInt8Product() {
  return productOf("matmul-int8", "product-int", Precision::MatrixInt,
                   "cublasGemmEx on the same GPU, with sums in ints, on its matrix units. It does not take all "
                   "sizes.");
}

OnDevice cublasInt8ProductByColumns() {
  OnDevice product =
      productOf("matmul-int8", "product-int", Precision::MatrixInt,
                "The same with B stored column by column, as cuBLAS multiplies bytes fastest. B is transposed before "
                "the timing.");
  product.variant.name += "-columns";
  product.variant.id += "-columns";
  product.variant.title = "cuBLAS, B stored by columns";
  ++product.variant.rank;
  return product;
}

}  // namespace headroom
