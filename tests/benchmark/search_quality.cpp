// Measures how soon each search comes near the best: completely measured spaces, replayed with many seeds.
//
//   search_quality FOLDER [SEEDS [AT_ONCE]]
//
// FOLDER has a CSV for each space, like tests/unit/data/spaces. Prints the median over the seeds of the best time
// divided by the best found, after 5, 10 and 20% of the space. AT_ONCE configurations are chosen at a time, before
// their results are known, as if they were compiled ahead.
#include <fmt/format.h>

#include <array>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <exception>
#include <string_view>

#include "recorded_space.hpp"

namespace headroom {
namespace {

constexpr int kUsualSeeds = 20;
constexpr std::array kSearches{SearchMethod::Random, SearchMethod::Genetic, SearchMethod::Learning};

int compareSearches(const char* folder, int seeds, int atOnce) {
  const std::vector<double> within{0.05, 0.1, 0.2};
  fmt::print("{:24} {:>7} {:10} {:>6} {:>6} {:>6} {:>12}\n", "space", "allowed", "search", "5 %", "10 %", "20 %",
             "ms a choice");
  for (const RecordedSpace& space : recordedSpaces(folder)) {
    for (const SearchMethod method : kSearches) {
      const auto start = std::chrono::steady_clock::now();
      const std::vector<double> medians =
          medianSharesFound(space, method, seeds, within, static_cast<std::size_t>(atOnce));
      const double ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
      const double choices = seeds * std::ceil(within.back() * static_cast<double>(space.ms.size()));
      fmt::print("{:24} {:7} {:10} {:6.3f} {:6.3f} {:6.3f} {:12.3f}\n", space.name, space.ms.size(), toText(method),
                 medians[0], medians[1], medians[2], ms / choices);
      std::fflush(stdout);
    }
  }
  return 0;
}

}  // namespace
}  // namespace headroom

int main(int count, char** arguments) {
  int seeds = headroom::kUsualSeeds;
  int atOnce = 1;
  const auto read = [&](int place, int& number) {
    const std::string_view text = count > place ? arguments[place] : "";
    const bool isRead =
        text.empty() || std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc();
    return isRead && number >= 1;
  };
  if (count < 2 || !read(2, seeds) || !read(3, atOnce)) {
    std::fputs("usage: search_quality FOLDER [SEEDS [AT_ONCE]]\n", stderr);
    return 2;
  }
  try {
    return headroom::compareSearches(arguments[1], seeds, atOnce);
  } catch (const std::exception& failure) {
    fmt::print(stderr, "search_quality: {}\n", failure.what());
    return 1;
  }
}
