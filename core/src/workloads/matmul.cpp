#include "workloads/matmul.hpp"

#include "workloads/clblast_library.hpp"
#include "workloads/cuda_library.hpp"
#include "workloads/matmul_peers.hpp"

namespace headroom {

WorkloadFunctions matmulFunctions() {
  return {{productReference(), intProductReference()}, matmulPeers(), {}, {}, {clblastProduct(), cublasProduct()}};
}

}  // namespace headroom
