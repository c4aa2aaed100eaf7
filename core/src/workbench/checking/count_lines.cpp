#include "workbench/checking/count_lines.hpp"

namespace headroom {
namespace {

/// The member that a line shows.
template <double AccessCounts::*Member>
double memberOf(const AccessCounts& counts) {
  return counts.*Member;
}

double globalBytes(const AccessCounts& counts) {
  return counts.globalLoadBytes + counts.globalStoreBytes;
}

std::optional<double> declaredOperations(const DeclaredWork& work) {
  return work.operations;
}

std::optional<double> declaredAccesses(const DeclaredWork& work) {
  return work.accessedBytes;
}

}  // namespace

const std::vector<CountLine>& allCountLines() {
  using Counts = AccessCounts;
  static const std::vector<CountLine> kLines{
      {"operations", "operations", memberOf<&Counts::operations>, declaredOperations, true},
      {"integer operations", "integer_operations", memberOf<&Counts::integerOperations>, nullptr, false},
      {"global loads", "global_loads", memberOf<&Counts::globalLoads>, nullptr, true},
      {"global stores", "global_stores", memberOf<&Counts::globalStores>, nullptr, true},
      {"global bytes read", "global_load_bytes", memberOf<&Counts::globalLoadBytes>, nullptr, true},
      {"global bytes written", "global_store_bytes", memberOf<&Counts::globalStoreBytes>, nullptr, true},
      {"global bytes in all", "global_bytes", globalBytes, declaredAccesses, true},
      {"local bytes read", "local_load_bytes", memberOf<&Counts::localLoadBytes>, nullptr, false},
      {"local bytes written", "local_store_bytes", memberOf<&Counts::localStoreBytes>, nullptr, false},
      {"constant bytes read", "constant_load_bytes", memberOf<&Counts::constantLoadBytes>, nullptr, false},
      {"atomic operations", "atomics", memberOf<&Counts::atomics>, nullptr, false},
      {"image accesses", "image_accesses", memberOf<&Counts::imageAccesses>, nullptr, false},
      {"asynchronous copies", "async_copies", memberOf<&Counts::copies>, nullptr, false},
      {"barriers passed", "barriers", memberOf<&Counts::barriers>, nullptr, false}};
  return kLines;
}

std::vector<CountLine> countLines(const AccessCounts& counts) {
  std::vector<CountLine> lines;
  for (CountLine line : allCountLines()) {
    if (!line.isMain && line.value(counts) == 0) continue;
    line.isAtLeast = line.declared == declaredOperations && counts.isOperationsAtLeast;
    lines.push_back(line);
  }
  return lines;
}

}  // namespace headroom
