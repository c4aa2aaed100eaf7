#include "workloads/micro.hpp"

#include "workloads/micro_references.hpp"
#include "workloads/native_peers.hpp"

namespace headroom {

WorkloadFunctions copyFunctions() {
  return {{identityReference()}, nativeCopyPeers(), {}, {}};
}

WorkloadFunctions madFunctions() {
  return {{logisticReference(), chainsReference()}, {nativeMadPeer()}, {}, {}};
}

WorkloadFunctions transposeFunctions() {
  return {{transposedReference()}, {}, {}, {}};
}

WorkloadFunctions accessFunctions() {
  return {{identityReference()}, {}, {}, {}};
}

}  // namespace headroom
