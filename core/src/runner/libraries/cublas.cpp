// cuBLAS, if it is installed: the vendor's own library on an NVIDIA GPU. It uses memory of its own, to which the inputs
// are copied before the timing.
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

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
constexpr int kTransposed = 1;
constexpr int kDefaultMath = 0;  // floats are multiplied as floats, not as TF32
// As declared in library_types.h and cublas_api.h.
constexpr int kFloats = 0;
constexpr int kHalves = 2;
constexpr int kBytes = 3;
constexpr int kInts = 10;
constexpr int kComputeFloats = 68;
constexpr int kComputeInts = 72;
constexpr int kChosenByCublas = -1;
constexpr int kInvalidValue = 7;
constexpr int kNotSupported = 15;

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
class CudaMemory {
 public:
  explicit CudaMemory(std::size_t bytes) : bytes_(bytes) { require(cuda().malloc(&pointer_, bytes_), "cudaMalloc"); }
  ~CudaMemory() { static_cast<void>(cuda().free(pointer_)); }
  CudaMemory(const CudaMemory&) = delete;
  CudaMemory& operator=(const CudaMemory&) = delete;

  [[nodiscard]] void* data() const { return pointer_; }
  [[nodiscard]] float* floats() const { return static_cast<float*>(pointer_); }
  [[nodiscard]] std::size_t bytes() const { return bytes_; }

 private:
  std::size_t bytes_;
  void* pointer_ = nullptr;
};

/// The matrices, and a handle.
class CublasProduct : public OpenLibrary {
 public:
  CublasProduct(DeviceSession& session, Size size)
      : session_(session), size_(productSize(size)), a_(bytesOf("a")), b_(bytesOf("b")), c_(bytesOf("result")) {
    fill(a_, "a");
    fill(b_, "b");
    require(cuda().create(&handle_), "cublasCreate");
    require(cuda().setMathMode(handle_, kDefaultMath), "cublasSetMathMode");
  }
  ~CublasProduct() override { static_cast<void>(cuda().destroy(handle_)); }
  CublasProduct(const CublasProduct&) = delete;
  CublasProduct& operator=(const CublasProduct&) = delete;

  void wait() override { require(cuda().synchronize(), "cudaDeviceSynchronize"); }

  void bringResult() override {
    const MappedBuffer result(session_, "result", CL_MAP_WRITE);
    require(cuda().memcpy(result.bytes().data(), c_.data(), c_.bytes(), kToHost), "cudaMemcpy");
  }

 protected:
  [[nodiscard]] void* handle() const { return handle_; }
  [[nodiscard]] const ProductSize& size() const { return size_; }
  [[nodiscard]] const CudaMemory& a() const { return a_; }
  [[nodiscard]] const CudaMemory& b() const { return b_; }
  [[nodiscard]] const CudaMemory& c() const { return c_; }

 private:
  [[nodiscard]] std::size_t bytesOf(const std::string& name) const {
    const MappedBuffer mapped(session_, name, CL_MAP_READ);
    return mapped.bytes().size();
  }

  void fill(const CudaMemory& memory, const std::string& name) {
    const MappedBuffer mapped(session_, name, CL_MAP_READ);
    require(cuda().memcpy(memory.data(), mapped.bytes().data(), memory.bytes(), kToDevice), "cudaMemcpy");
  }

  DeviceSession& session_;
  ProductSize size_;
  CudaMemory a_;
  CudaMemory b_;
  CudaMemory c_;
  void* handle_ = nullptr;
};

// cuBLAS uses column-major order, in which Headroom's matrices are transposed: C' = B' A'.

class FloatProduct : public CublasProduct {
 public:
  using CublasProduct::CublasProduct;

  void launch() override {
    const float one = 1;
    const float zero = 0;
    const auto [m, n, k] = size();
    require(cuda().sgemm(handle(), kNotTransposed, kNotTransposed, n, m, k, &one, b().floats(), n, a().floats(), k,
                         &zero, c().floats(), n),
            "cublasSgemm");
  }
};

/// Returns the columns, `count` of them, of a matrix of bytes that is stored by rows.
std::vector<std::uint8_t> transposed(std::span<const std::uint8_t> matrix, std::size_t count) {
  constexpr std::size_t kBlock = 64;  // of columns, whose cache lines are written together
  const std::size_t rows = matrix.size() / count;
  std::vector<std::uint8_t> columns(matrix.size());
  for (std::size_t first = 0; first < count; first += kBlock) {
    const std::size_t last = std::min(first + kBlock, count);
    for (std::size_t row = 0; row < rows; ++row) {
      for (std::size_t column = first; column < last; ++column)
        columns[column * rows + row] = matrix[row * count + column];
    }
  }
  return columns;
}

/// Storage order of B in the library's memory.
enum class OrderOfB { Rows, Columns };

/// `Sum`: the type of the result and of the scale factors.
template <typename Sum, int typeOfNumbers, int typeOfSums, int compute, OrderOfB orderOfB>
class ShortProduct : public CublasProduct {
 public:
  using CublasProduct::CublasProduct;

  void launch() override {
    const Sum one = 1;
    const Sum zero = 0;
    const auto [m, n, k] = size();
    constexpr bool kByColumns = orderOfB == OrderOfB::Columns;
    const int status = cuda().gemmEx(handle(), kByColumns ? kTransposed : kNotTransposed, kNotTransposed, n, m, k, &one,
                                     b().data(), typeOfNumbers, kByColumns ? k : n, a().data(), typeOfNumbers, k, &zero,
                                     c().data(), typeOfSums, n, compute, kChosenByCublas);
    if (status == kNotSupported || status == kInvalidValue) {
      throw PointFailure(Status::Unsupported, Stage::Launch,
                         fmt::format("cuBLAS does not multiply numbers of these types at {} x {} x {}. Choose another "
                                     "size, in multiples of 16.",
                                     m, n, k));
    }
    require(status, "cublasGemmEx");
  }
};

using HalfProduct = ShortProduct<float, kHalves, kFloats, kComputeFloats, OrderOfB::Rows>;
using Int8Product = ShortProduct<std::int32_t, kBytes, kInts, kComputeInts, OrderOfB::Rows>;

/// B is transposed before the timing.
class Int8ProductByColumns : public ShortProduct<std::int32_t, kBytes, kInts, kComputeInts, OrderOfB::Columns> {
 public:
  Int8ProductByColumns(DeviceSession& session, Size size) : ShortProduct(session, size) {
    const MappedBuffer rows(session, "b", CL_MAP_READ);
    const std::vector<std::uint8_t> columns = transposed(rows.bytes(), static_cast<std::size_t>(productSize(size).n));
    require(cuda().memcpy(b().data(), columns.data(), columns.size(), kToDevice), "cudaMemcpy");
  }
};

/// Throws Error if the device is none of CUDA's.
template <typename Product>
std::unique_ptr<OpenLibrary> openProduct(DeviceSession& session, Size size) {
  require(cuda().setDevice(cudaDeviceOf(session)), "cudaSetDevice");
  return std::make_unique<Product>(session, size);
}

}  // namespace

std::unique_ptr<OpenLibrary> openCublasProduct(DeviceSession& session, Size size,
                                               const ParameterValues& /*parameters*/) {
  return openProduct<FloatProduct>(session, size);
}

std::unique_ptr<OpenLibrary> openCublasHalfProduct(DeviceSession& session, Size size,
                                                   const ParameterValues& /*parameters*/) {
  return openProduct<HalfProduct>(session, size);
}

std::unique_ptr<OpenLibrary> openCublasInt8Product(DeviceSession& session, Size size,
                                                   const ParameterValues& /*parameters*/) {
  return openProduct<Int8Product>(session, size);
}

std::unique_ptr<OpenLibrary> openCublasInt8ProductByColumns(DeviceSession& session, Size size,
                                                            const ParameterValues& /*parameters*/) {
  return openProduct<Int8ProductByColumns>(session, size);
}

}  // namespace headroom
