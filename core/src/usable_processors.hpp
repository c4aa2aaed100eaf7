// The processors that this program may run on.
#pragma once

#include <vector>

namespace headroom {

/// The numbers of the processors that the calling thread may run on, in ascending order, as Linux counts them; empty
/// where it does not tell (machines of more than CPU_SETSIZE processors).
std::vector<int> usableProcessors();

}  // namespace headroom
