#include "headroom/review.hpp"

#include <algorithm>

namespace headroom {

std::string_view toText(ReviewVerdict verdict) {
  switch (verdict) {
    case ReviewVerdict::Right:
      return "right";
    case ReviewVerdict::Wrong:
      return "wrong";
    case ReviewVerdict::Slower:
      return "slower";
    case ReviewVerdict::Undecided:
      break;
  }
  return "undecided";
}

std::string_view toText(ReviewStep step) {
  switch (step) {
    case ReviewStep::Read:
      return "read";
    case ReviewStep::Build:
      return "build";
    case ReviewStep::Validate:
      return "validate";
    case ReviewStep::Simulate:
      return "simulate";
    case ReviewStep::Speed:
      break;
  }
  return "speed";
}

ReviewVerdict verdictOf(const Review& review) {
  for (const ReviewVerdict worst : {ReviewVerdict::Wrong, ReviewVerdict::Slower, ReviewVerdict::Undecided})
    if (count(review, worst) > 0) return worst;
  return review.entries.empty() ? ReviewVerdict::Undecided : ReviewVerdict::Right;
}

std::size_t count(const Review& review, ReviewVerdict verdict) {
  return static_cast<std::size_t>(std::ranges::count(review.entries, verdict, &ReviewEntry::verdict));
}

bool hasEntry(const Review& review, const std::string& kernel, ReviewVerdict verdict) {
  return std::ranges::any_of(
      review.entries, [&](const ReviewEntry& entry) { return entry.kernel == kernel && entry.verdict == verdict; });
}

std::set<DeviceType> declaredKinds(const Variant& variant) {
  if (variant.needsMatrixUnit) return {DeviceType::Gpu};
  return variant.story.empty() ? std::set{DeviceType::Cpu, DeviceType::Gpu} : variant.story;
}

}  // namespace headroom
