#include "system/row_bands.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <thread>
#include <vector>

namespace headroom {

void forEachBand(int count, int least, const std::function<void(int first, int last)>& work) {
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const int bands = std::clamp(count / std::max(1, least), 1, cores);
  if (bands == 1) {
    work(0, count);
    return;
  }

  const auto border = [&](int band) { return static_cast<int>(std::int64_t{count} * band / bands); };
  std::vector<std::exception_ptr> failures(static_cast<std::size_t>(bands));
  std::vector<std::jthread> threads;
  for (int band = 0; band < bands; ++band) {
    threads.emplace_back([&, band] {
      try {
        work(border(band), border(band + 1));
      } catch (...) {
        failures[static_cast<std::size_t>(band)] = std::current_exception();
      }
    });
  }
  threads.clear();
  for (const std::exception_ptr& failure : failures)
    if (failure) std::rethrow_exception(failure);
}

}  // namespace headroom
