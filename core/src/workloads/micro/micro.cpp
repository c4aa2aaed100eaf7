#include "workloads/micro/micro.hpp"

#include "workloads/micro/native_peers.hpp"
#include "workloads/micro/references.hpp"

namespace headroom {

std::vector<ReferenceMethod> commonReferences() {
  return {identityReference(), sumReference()};
}

WorkloadFunctions copyFunctions() {
  return {{}, nativeCopyPeers(), {}, {}};
}

WorkloadFunctions madFunctions() {
  return {{logisticReference(), chainsReference(), chainsInHalvesReference(), chainsOfIntsReference(),
           unitSumsReference(), unitSumsOfIntsReference()},
          {nativeMadPeer()},
          {},
          {}};
}

WorkloadFunctions localFunctions() {
  return {{blockMeanReference()}, {}, {}, {}};
}

WorkloadFunctions transposeFunctions() {
  return {{transposedReference()}, {}, {}, {}};
}

}  // namespace headroom
