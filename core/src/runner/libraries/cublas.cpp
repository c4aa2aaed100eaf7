// cuBLAS, if it is installed: the vendor's own library on an NVIDIA GPU. It uses memory of its own, to which the inputs
// are copied before the timing.
#include <fmt/format.h>

#include "headroom/system/error.hpp"
#include "runner/cl/nvidia_device.hpp"
#include "runner/libraries/device_library.hpp"
#include "runner/sampling/point_failure.hpp"
#include "workloads/matmul/cuda_library.hpp"
#include "workloads/matmul/matmul.hpp"

namespace headroom {
namespace {

// As declared in cuda_runtime_api.h and cublas_v2.h.
constexpr int kToDevice = 1;
constexpr int kToHost = 2;
constexpr int kNotTransposed = 0;
constexpr int kDefaultMath = 0;  // floats are multiplied as floats, not as TF32

void require(int status, const char* call) {
  if (status == 0) return;
  throw Error(Stage::Launch, fmt::format("{} failed with code {}; cuBLAS cannot be measured here.", call, status));
}

/// Returns CUDA's number of the OpenCL device.
int cudaDeviceOf(const DeviceSession& session) {
  const DeviceUuid wanted = uuidOf(session.device());
  int count = 0;
  require(cuda().initialise(0), "cuInit");
  require(cuda().deviceCount(&count), "cuDeviceGetCount");
  for (int device = 0; device < count; ++device) {
    DeviceUuid uuid{};
    require(cuda().deviceUuid(uuid.data(), device), "cuDeviceGetUuid");
    if (uuid == wanted) return device;
  }
  throw PointFailure(Status::Unsupported, Stage::Arguments,
                     fmt::format("CUDA does not know {} as one of its {} devices, so cuBLAS cannot be measured on it.",
                                 session.description().name, count));
}

/// CUDA memory.
class CudaFloats {
 public:
  explicit CudaFloats(std::size_t count) : count_(count) { require(cuda().malloc(&pointer_, bytes()), "cudaMalloc"); }
  ~CudaFloats() { static_cast<void>(cuda().free(pointer_)); }
  CudaFloats(const CudaFloats&) = delete;
  CudaFloats& operator=(const CudaFloats&) = delete;

  [[nodiscard]] float* data() const { return static_cast<float*>(pointer_); }
  [[nodiscard]] std::size_t bytes() const { return count_ * sizeof(float); }

 private:
  std::size_t count_;
  void* pointer_ = nullptr;
};

class CublasProduct : public OpenLibrary {
 public:
  CublasProduct(DeviceSession& session, Size size)
      : session_(session), size_(productSize(size)), a_(countOf("a")), b_(countOf("b")), c_(countOf("result")) {
    fill(a_, "a");
    fill(b_, "b");
    require(cuda().create(&handle_), "cublasCreate");
    require(cuda().setMathMode(handle_, kDefaultMath), "cublasSetMathMode");
  }
  ~CublasProduct() override { static_cast<void>(cuda().destroy(handle_)); }
  CublasProduct(const CublasProduct&) = delete;
  CublasProduct& operator=(const CublasProduct&) = delete;

  /// cuBLAS uses column-major order, in which Headroom's matrices are transposed: C' = B' A'.
  void launch() override {
    const float one = 1;
    const float zero = 0;
    require(cuda().sgemm(handle_, kNotTransposed, kNotTransposed, size_.n, size_.m, size_.k, &one, b_.data(), size_.n,
                         a_.data(), size_.k, &zero, c_.data(), size_.n),
            "cublasSgemm");
  }

  void wait() override { require(cuda().synchronize(), "cudaDeviceSynchronize"); }

  void bringResult() override {
    const MappedBuffer result(session_, "result", CL_MAP_WRITE);
    require(cuda().memcpy(result.floats().data(), c_.data(), c_.bytes(), kToHost), "cudaMemcpy");
  }

 private:
  [[nodiscard]] std::size_t countOf(const std::string& name) const {
    return static_cast<std::size_t>(session_.needOf(name).elements);
  }

  void fill(const CudaFloats& floats, const std::string& name) {
    const MappedBuffer mapped(session_, name, CL_MAP_READ);
    require(cuda().memcpy(floats.data(), mapped.floats().data(), floats.bytes(), kToDevice), "cudaMemcpy");
  }

  DeviceSession& session_;
  ProductSize size_;
  CudaFloats a_;
  CudaFloats b_;
  CudaFloats c_;
  void* handle_ = nullptr;
};

}  // namespace

std::unique_ptr<OpenLibrary> openCublasProduct(DeviceSession& session, Size size,
                                               const ParameterValues& /*parameters*/) {
  require(cuda().setDevice(cudaDeviceOf(session)), "cudaSetDevice");
  return std::make_unique<CublasProduct>(session, size);
}

}  // namespace headroom
