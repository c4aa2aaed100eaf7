// How long a test waits for what has to come.
#pragma once

namespace headroom::testing {

/// For what waits for a sweep to end, for a kernel to be built or for the runner's deadline.
inline constexpr int kPatienceMs = 240'000;
/// For what is to be soon, and is over long before.
inline constexpr int kSoonMs = 10'000;

}  // namespace headroom::testing
