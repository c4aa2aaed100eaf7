// Timeouts of tests.
#pragma once

namespace headroom::testing {

/// For the end of a sweep, the build of a kernel, or the runner's deadline.
inline constexpr int kPatienceMs = 240'000;
/// For changes that happen much sooner.
inline constexpr int kSoonMs = 10'000;

}  // namespace headroom::testing
