#include "workloads/matmul/matmul.hpp"

#include "workloads/matmul/clblast_library.hpp"
#include "workloads/matmul/cuda_library.hpp"
#include "workloads/matmul/matmul_peers.hpp"

namespace headroom {

ProductSize productSize(Size size) {
  return {static_cast<int>(size[0]), static_cast<int>(size[1]), static_cast<int>(size[2])};
}

WorkloadFunctions matmulFunctions() {
  return {{productReference(), intProductReference()}, matmulPeers(), {}, {}, {clblastProduct(), cublasProduct()}};
}

WorkloadFunctions matmulHalfFunctions() {
  return {{halfProductReference()}, {}, {}, {}, {cublasHalfProduct()}};
}

WorkloadFunctions matmulInt8Functions() {
  return {{intProductReference()}, {}, {}, {}, {cublasInt8Product(), cublasInt8ProductByColumns()}};
}

}  // namespace headroom
