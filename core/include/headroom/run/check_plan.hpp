// A kernel checked in a simulator: what is asked for, what was found on which line, what was counted.
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
  Size size;                   ///< without values: a small one, see smallSize
  ParameterValues parameters;  ///< as in RunPlan
  double limitSeconds = 60;    ///< from 0.1 to 86400, for all of it
  Size scaledTo = {};          ///< counts are scaled to this size; without values: they are not
};

enum class FindingKind {
  OutOfBounds,        ///< an access outside of any buffer, or past the end of an array
  DataRace,           ///< two work-items at one address without a barrier between, one of them writing
  Uninitialised,      ///< a value that nobody has written is used
  BarrierDivergence,  ///< work-items of a group that do not all reach the same barrier
  Other
};

std::string_view toText(FindingKind kind);  ///< "out of bounds", "data race"...

/// A place in a source, as an editor counts: from 1; 0 where it is not known.
struct SourcePlace {
  std::string file;  ///< absolute where it is a user's, a name where it is built in; empty where it is not known
  int line = 0;
  int column = 0;

  auto operator<=>(const SourcePlace&) const = default;
};

/// What the simulator reports of one place: the same of many work-items is one finding.
struct CheckFinding {
  FindingKind kind = FindingKind::Other;
  std::string kernel;
  SourcePlace place;
  std::string text;                  ///< without the place: "write of 4 bytes outside of any buffer in global memory"
  std::optional<SourcePlace> other;  ///< of a race the other access; of a divergence where others waited
  std::string source;                ///< the text of the line, without the blanks around it; empty where not known
  std::size_t times = 1;             ///< how often it was reported
  std::string workItem;              ///< the first of those that did it, by its global id: "(335,0,0)"; may be empty

  bool operator==(const CheckFinding&) const = default;
};

/// What the kernels of one launch executed, as the simulator counted it.
struct AccessCounts {
  double launches = 0;    ///< of kernels
  double workItems = 0;   ///< of all of them
  double operations = 0;  ///< on floating point numbers; a multiplication with an addition is two
  /// True where vectors of numbers are computed with: the simulator counts an instruction on a whole vector once.
  bool isOperationsAtLeast = false;
  double integerOperations = 0;  ///< addresses of accesses left out
  double globalLoads = 0;        ///< accesses; of vectors one
  double globalStores = 0;
  double globalLoadBytes = 0;
  double globalStoreBytes = 0;
  double localLoadBytes = 0;
  double localStoreBytes = 0;
  double constantLoadBytes = 0;
  double atomics = 0;        ///< calls; their bytes are in none of the above
  double imageAccesses = 0;  ///< likewise
  double copies = 0;         ///< of asynchronous copies between global and local memory, likewise
  double barriers = 0;       ///< that work-items passed

  bool operator==(const AccessCounts&) const = default;
};

/// Counts for another size than they were counted at.
struct ScaledCounts {
  Size size;            ///< they are for
  AccessCounts counts;  ///< of a launch at that size
  Size smaller;         ///< they were counted at this size and at the larger one
  Size larger;
  /// By how much what was counted at the larger size differs from what it was taken to grow to, of what differs most,
  /// as a share: 0 where all of it grows as some expression of the size does.
  double mismatch = 0;
};

struct CheckDone {
  std::string variant;  ///< id
  Size size;
  ParameterValues parameters;          ///< one for each of the workload's
  std::string simulator;               ///< "Oclgrind 21.10"; empty where it did not start
  Status status = Status::Ok;          ///< of the launch and its result
  std::string reason;                  ///< a sentence unless Ok
  std::string log;                     ///< of a compiler that refused the kernel
  std::vector<CheckFinding> findings;  ///< by file, line and column
  bool isCutShort = false;             ///< there was more than the simulator or this list takes
  std::optional<AccessCounts> counts;  ///< where the launch came to its end
  std::optional<ScaledCounts> scaled;  ///< where the plan asks for it, and counting at two sizes went well
  std::vector<std::string> notes;      ///< sentences: what was not looked at, and why
  double seconds = 0;                  ///< that it took
};

}  // namespace headroom
