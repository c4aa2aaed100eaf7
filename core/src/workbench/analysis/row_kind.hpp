// What decides how a row's time varies from run to run.
#pragma once

#include "headroom/values/result.hpp"

namespace headroom {

/// The limit of a row.
enum class RowKind {
  Host,        ///< a library or code on the host
  Memory,      ///< memory: where its buffers lie decides what they share of caches and banks
  Compute,     ///< arithmetic, with data that arrives in time
  Arithmetic,  ///< arithmetic alone: a copy would move what it loads and stores in less than a twentieth of its time
  Other        ///< not known, for no ceiling was measured; device probes
};

/// By the ceiling that bounds the row, and by what it reaches of its estimate: a row that moves what it loads and
/// stores at two fifths of the rate of a copy or more depends on memory, whatever bounds it.
RowKind kindOf(const ResultRow& row);

/// What separate runs differ by beyond what the rounds of either show, relative to the median, as the distance to the
/// end of a 95% interval. A device that consists of processors shares them, their caches and their memory with other
/// programs, and with other guests of the same host: in quiet runs on a virtual machine, minutes apart, medians of
/// copies varied by factors of up to 1.6, though the rounds of each run agreed within 5%. Those of host libraries
/// varied by 2% (standard deviation), those of arithmetic by less than 1%, and those of launches of under 2 ms that are
/// bound by arithmetic but move data too (blurs of 0.25 to 1 MP) by 3 to 10%.
double runToRunReach(const ResultRow& row, bool isOnProcessors);

}  // namespace headroom
