#include "workloads/matmul/openblas.hpp"

#include "system/shared_library.hpp"
#include "workloads/matmul/matmul.hpp"

namespace headroom {
namespace {

// As declared in cblas.h.
constexpr int kRowMajor = 101;
constexpr int kNotTransposed = 111;
using Sgemm = void (*)(int order, int transposeA, int transposeB, int m, int n, int k, float alpha, const float* a,
                       int strideA, const float* b, int strideB, float beta, float* c, int strideC);

struct Openblas {
  SharedLibrary library{{"libopenblas.so.0", "libopenblas.so"}};
  Sgemm sgemm = library.function<Sgemm>("cblas_sgemm");
};

const Openblas& openblas() {
  static const Openblas loaded;
  return loaded;
}

}  // namespace

std::string openblasUnavailable() {
  if (openblas().sgemm != nullptr) return {};
  return openblas().library.isLoaded() ? "needs an OpenBLAS with the function cblas_sgemm; this one has none"
                                       : lackOfLibrary("OpenBLAS", openblas().library, "package libopenblas0-pthread");
}

void multiplyWithOpenblas(std::span<const float* const> inputs, float* result, Size size,
                          const ParameterValues& /*parameters*/) {
  const auto [m, n, k] = productSize(size);
  openblas().sgemm(kRowMajor, kNotTransposed, kNotTransposed, m, n, k, 1, inputs[0], k, inputs[1], n, 0, result, n);
}

}  // namespace headroom
