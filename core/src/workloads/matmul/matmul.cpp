#include "workloads/matmul/matmul.hpp"

#include "workloads/matmul/clblast_library.hpp"
#include "workloads/matmul/cuda_library.hpp"
#include "workloads/matmul/matmul_peers.hpp"

namespace headroom {

WorkloadFunctions matmulFunctions() {
  return {{productReference(), intProductReference()}, matmulPeers(), {}, {}, {clblastProduct(), cublasProduct()}};
}

}  // namespace headroom
