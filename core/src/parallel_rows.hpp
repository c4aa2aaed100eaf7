// Splits rows over the host's processors.
#pragma once

#include <algorithm>
#include <thread>
#include <vector>

namespace headroom {

/// Calls work(firstRow, endRow) for one band of rows per processor, all at once, and waits for them.
template <typename Work>
void forEachRowBand(int rows, const Work& work) {
  const int bands = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, std::max(1, rows));
  std::vector<std::jthread> threads;
  for (int band = 1; band < bands; ++band) {
    const auto boundary = [&](int b) { return static_cast<int>(static_cast<long long>(rows) * b / bands); };
    threads.emplace_back([&work, first = boundary(band), end = boundary(band + 1)] { work(first, end); });
  }
  work(0, rows / bands);
}

}  // namespace headroom
