#include "runner/cl/checked_results.hpp"

#include <algorithm>

namespace headroom {
namespace {

/// Configurations of a kernel have few different results: one for each order of its sums.
constexpr std::size_t kMostChecked = 64;

}  // namespace

const CheckedErrors* CheckedResults::find(const std::string& key, std::uint64_t digest) const {
  const auto found =
      std::ranges::find_if(checked_, [&](const Checked& each) { return each.digest == digest && each.key == key; });
  return found == checked_.end() ? nullptr : &found->errors;
}

void CheckedResults::keep(const std::string& key, std::uint64_t digest, const CheckedErrors& errors) {
  checked_.push_back({key, digest, errors});
  if (checked_.size() > kMostChecked) checked_.pop_front();
}

}  // namespace headroom
