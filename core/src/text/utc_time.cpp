#include "text/utc_time.hpp"

#include <fmt/chrono.h>

namespace headroom {

std::string utcText(std::chrono::system_clock::time_point time) {
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::chrono::system_clock::to_time_t(time)));
}

}  // namespace headroom
