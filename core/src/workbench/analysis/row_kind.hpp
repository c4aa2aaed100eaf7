// Properties that determine how a row's time varies from run to run.
#pragma once

#include "headroom/values/result.hpp"

namespace headroom {

/// The limit of a row.
enum class RowKind {
  Host,        ///< a library or code on the host
  Memory,      ///< memory: the placement of its buffers affects conflicts in caches and banks
  Compute,     ///< arithmetic, with data that arrives in time
  Arithmetic,  ///< arithmetic alone: a copy would take less than a twentieth of its time for its loads and stores
  Other        ///< unknown, because no ceiling was measured; device probes
};

/// From the ceiling that bounds the row, and its share of the estimate: a row whose loads and stores reach two fifths
/// of the rate of a copy or more depends on memory, whatever bounds it.
RowKind kindOf(const ResultRow& row);

/// What a row's time depends on beside the kernel.
struct TimedWhere {
  bool isOnProcessors = false;  ///< on a CPU device
  double startMs = 0;           ///< from the start of a launch that does nothing to that of the next; 0 if unknown
};

/// True where a launch takes hardly longer than starting one: its time is that of the driver and of the host's
/// processor.
bool isOfStarts(const ResultRow& row, const TimedWhere& where);

/// Returns the difference between separate runs beyond that between the rounds of either, relative to the median, as
/// the distance to the end of a 95% interval. A CPU device shares its processors, caches and memory with other
/// programs, and with other guests of the same host: in quiet runs on a virtual machine, minutes apart, medians of
/// copies varied by factors of up to 1.6, although the rounds of each run agreed within 5%. Those of host libraries
/// varied by 2% (standard deviation), those of arithmetic by less than 1%, and those of launches of under 2 ms that are
/// bound by arithmetic but move data too (blurs of 0.25 to 1 MP) by 3 to 10%.
/// On an H200, medians of launches that take less than one and a half times as long as starting one differed by 19%
/// from run to run (by 33% in one of ten), all others by at most 6%.
double runToRunReach(const ResultRow& row, const TimedWhere& where);

}  // namespace headroom
