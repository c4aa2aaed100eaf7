#include "workloads/micro/micro.hpp"

#include "workloads/micro/native_peers.hpp"
#include "workloads/micro/references.hpp"

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
