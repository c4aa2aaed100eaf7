#include "workloads/matmul.hpp"

#include "workloads/matmul_peers.hpp"

namespace headroom {

WorkloadFunctions matmulFunctions() {
  return {{productReference(), intProductReference()}, matmulPeers(), {}, {}};
}

}  // namespace headroom
