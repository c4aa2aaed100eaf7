// CUDA's runtime and cuBLAS, if they are installed: the vendor's own library on an NVIDIA GPU.
#pragma once

#include <cstddef>
#include <string>

#include "headroom/values/workload.hpp"
#include "system/shared_library.hpp"

namespace headroom {

struct Cuda {
  // As declared in cuda.h, cuda_runtime_api.h and cublas_v2.h.
  using SetDevice = int (*)(int device);
  using Initialise = int (*)(unsigned flags);
  using DeviceCount = int (*)(int* count);
  using UuidOfDevice = int (*)(void* uuid, int device);
  using Malloc = int (*)(void** pointer, std::size_t bytes);
  using Free = int (*)(void* pointer);
  using Memcpy = int (*)(void* to, const void* from, std::size_t bytes, int kind);
  using Synchronize = int (*)();
  using Create = int (*)(void** handle);
  using Destroy = int (*)(void* handle);
  using SetMathMode = int (*)(void* handle, int mode);
  /// Types are those of library_types.h; scale factors and sums have the type that `compute` names.
  using GemmEx = int (*)(void* handle, int transposeA, int transposeB, int m, int n, int k, const void* alpha,
                         const void* a, int typeOfA, int strideA, const void* b, int typeOfB, int strideB,
                         const void* beta, void* c, int typeOfC, int strideC, int compute, int algorithm);
  using Sgemm = int (*)(void* handle, int transposeA, int transposeB, int m, int n, int k, const float* alpha,
                        const float* a, int strideA, const float* b, int strideB, const float* beta, float* c,
                        int strideC);

  SharedLibrary driver{{"libcuda.so.1"}};
  SharedLibrary runtime{{"libcudart.so.13", "libcudart.so.12", "libcudart.so.11.0", "libcudart.so",
                         "/usr/local/cuda/lib64/libcudart.so"}};
  SharedLibrary blas{
      {"libcublas.so.13", "libcublas.so.12", "libcublas.so.11", "libcublas.so", "/usr/local/cuda/lib64/libcublas.so"}};
  Initialise initialise = driver.function<Initialise>("cuInit");
  DeviceCount deviceCount = driver.function<DeviceCount>("cuDeviceGetCount");
  UuidOfDevice deviceUuid = driver.function<UuidOfDevice>("cuDeviceGetUuid");
  SetDevice setDevice = runtime.function<SetDevice>("cudaSetDevice");
  Malloc malloc = runtime.function<Malloc>("cudaMalloc");
  Free free = runtime.function<Free>("cudaFree");
  Memcpy memcpy = runtime.function<Memcpy>("cudaMemcpy");
  Synchronize synchronize = runtime.function<Synchronize>("cudaDeviceSynchronize");
  Create create = blas.function<Create>("cublasCreate_v2");
  Destroy destroy = blas.function<Destroy>("cublasDestroy_v2");
  SetMathMode setMathMode = blas.function<SetMathMode>("cublasSetMathMode");
  Sgemm sgemm = blas.function<Sgemm>("cublasSgemm_v2");
  GemmEx gemmEx = blas.function<GemmEx>("cublasGemmEx");

  /// Returns the missing parts; empty if all are present.
  [[nodiscard]] std::string lack() const;
};

/// Loaded at its first use.
const Cuda& cuda();

/// Of floats, of halves, of bytes, and of bytes with the columns of B side by side.
OnDevice cublasProduct();
OnDevice cublasHalfProduct();
OnDevice cublasInt8Product();
OnDevice cublasInt8ProductByColumns();

}  // namespace headroom
