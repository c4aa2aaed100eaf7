#include "workloads/matmul.hpp"

#include "workloads/matmul_peers.hpp"

namespace headroom {

Workload matmulWorkload() {
  Workload workload;
  workload.id = "matmul";
  workload.title = "Matrix multiplication";
  workload.summary =
      "C = A B: each number is used again and again, so that, unlike a picture's, its speed is a question of "
      "arithmetic "
      "and of what the caches and registers keep.";
  workload.isOfMatrices = true;
  workload.countsTransfers = true;
  workload.elements = {Element::Int};
  workload.inputs = {{"a", [](Size size) { return std::int64_t{size.height} * size.depth; }, true},
                     {"b", [](Size size) { return std::int64_t{size.depth} * size.width; }, true}};
  workload.integers = {{"M", [](Size size, double) { return size.height; }},
                       {"N", [](Size size, double) { return size.width; }},
                       {"K", [](Size size, double) { return size.depth; }}};
  workload.references = {productReference(), intProductReference()};
  workload.peers = matmulPeers();
  return workload;
}

}  // namespace headroom
