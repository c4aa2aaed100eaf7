// Check of a kernel in a simulator: the plan, the findings by line, the counts.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/values/parameters.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/size.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

struct CheckPlan {
  Variant variant;             ///< a kernel
  Size size;                   ///< without values: a small size, see smallSize
  ParameterValues parameters;  ///< as in RunPlan
  double limitSeconds = 60;    ///< for the whole check, 0.1 to 86400
  Size scaledTo = {};          ///< counts are scaled to this size; without values: they are not
};

enum class FindingKind {
  OutOfBounds,        ///< an access outside any buffer, or past the end of an array
  DataRace,           ///< accesses of two work-items to one address without a barrier between them, at least one of
                      ///< them a write
  Uninitialised,      ///< use of a value that was never written
  BarrierDivergence,  ///< work-items of a group that do not all reach the same barrier
  Other
};

std::string_view toText(FindingKind kind);  ///< "out of bounds", "data race"...

/// A place in a source, numbered from 1 as in an editor; 0 if unknown.
struct SourcePlace {
  std::string file;  ///< absolute for a user's file, a name for a built-in one; empty if unknown
  int line = 0;
  int column = 0;

  auto operator<=>(const SourcePlace&) const = default;
};

/// A report of the simulator about one place; equal reports of several work-items are one finding.
struct CheckFinding {
  FindingKind kind = FindingKind::Other;
  std::string kernel;
  SourcePlace place;
  std::string text;                  ///< without the place: "write of 4 bytes outside of any buffer in global memory"
  std::optional<SourcePlace> other;  ///< the other access of a race; the barrier where others waited, for a divergence
  std::string source;                ///< text of the line, without surrounding blanks; empty if unknown
  std::size_t times = 1;             ///< number of reports
  std::string workItem;              ///< global id of the first work-item in the reports: "(335,0,0)"; may be empty

  bool operator==(const CheckFinding&) const = default;
};

/// Instructions and accesses executed by the kernels of one launch, as counted by the simulator.
struct AccessCounts {
  double launches = 0;    ///< number of kernel launches
  double workItems = 0;   ///< of all launches
  double operations = 0;  ///< on floating point numbers; a fused multiply-add is two
  /// True if the kernels compute with vectors, because the simulator counts one instruction for a whole vector.
  bool isOperationsAtLeast = false;
  double integerOperations = 0;  ///< without the address computations of accesses
  double globalLoads = 0;        ///< number of accesses; a vector access is one
  double globalStores = 0;
  double globalLoadBytes = 0;
  double globalStoreBytes = 0;
  double localLoadBytes = 0;
  double localStoreBytes = 0;
  double constantLoadBytes = 0;
  double atomics = 0;        ///< calls; their bytes are in none of the counts above
  double imageAccesses = 0;  ///< likewise
  double copies = 0;         ///< asynchronous copies between global and local memory, likewise
  double barriers = 0;       ///< passed by work-items

  bool operator==(const AccessCounts&) const = default;
};

/// Counts extrapolated to another size.
struct ScaledCounts {
  Size size;            ///< the size of the extrapolation
  AccessCounts counts;  ///< counts of a launch at that size
  Size smaller;         ///< smaller size of the two that were counted
  Size larger;
  /// Relative difference between the count at the larger size and its prediction, for the count that differs most: 0 if
  /// all counts grow as some expression of the size does.
  double mismatch = 0;
};

struct CheckDone {
  std::string variant;  ///< id
  Size size;
  ParameterValues parameters;          ///< one for each of the workload's parameters
  std::string simulator;               ///< "Oclgrind 21.10"; empty if it did not start
  Status status = Status::Ok;          ///< status of the launch and its result
  std::string reason;                  ///< a sentence unless Ok
  std::string log;                     ///< output of a compiler that rejected the kernel
  std::vector<CheckFinding> findings;  ///< by file, line and column
  bool isCutShort = false;             ///< findings were dropped: the simulator or this list has a limit
  std::optional<AccessCounts> counts;  ///< set if the launch completed
  std::optional<ScaledCounts> scaled;  ///< set if the plan requests it, and counting succeeded at two sizes
  std::vector<std::string> notes;      ///< sentences: checks that were skipped, and the reason
  double seconds = 0;                  ///< duration of the check
};

}  // namespace headroom
