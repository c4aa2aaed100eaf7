// Distributes the rows of an image over the host's cores.
#pragma once

#include <functional>

namespace headroom {

/// Calls work(first, last) for bands of rows [first, last) that partition 0..count, on as many threads as there are
/// cores, with at least `least` rows each. Returns when all are done; rethrows the first exception.
void forEachBand(int count, int least, const std::function<void(int first, int last)>& work);

}  // namespace headroom
