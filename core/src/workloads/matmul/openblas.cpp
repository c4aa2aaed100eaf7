#include "workloads/matmul/openblas.hpp"

#include "system/shared_library.hpp"

namespace headroom {
namespace {

// As cblas.h declares them.
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

void multiplyWithOpenblas(std::span<const float* const> inputs, float* result, Size size, double /*sigma*/) {
  openblas().sgemm(kRowMajor, kNotTransposed, kNotTransposed, size.height, size.width, size.depth, 1, inputs[0],
                   size.depth, inputs[1], size.width, 0, result, size.width);
}

}  // namespace headroom
