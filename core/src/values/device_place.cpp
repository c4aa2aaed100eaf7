#include "headroom/values/device_place.hpp"

#include <algorithm>

namespace headroom {
namespace {

constexpr char kAfterHost = '/';

bool isLetterOrDigit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

}  // namespace

bool isHostName(std::string_view name) {
  return !name.empty() && name.size() <= kLongestHostName && isLetterOrDigit(name.front()) &&
         std::all_of(name.begin(), name.end(),
                     [](char c) { return isLetterOrDigit(c) || c == '.' || c == '_' || c == '-'; });
}

std::string_view hostInId(std::string_view id) {
  const std::size_t slash = id.find(kAfterHost);
  if (slash == std::string_view::npos || !isHostName(id.substr(0, slash))) return {};
  return id.substr(0, slash);
}

std::string_view idOnHost(std::string_view id) {
  const std::string_view host = hostInId(id);
  return host.empty() ? id : id.substr(host.size() + 1);
}

std::string placedId(std::string_view host, std::string_view id) {
  std::string placed(host);
  if (!host.empty()) placed += kAfterHost;
  return placed.append(id);
}

}  // namespace headroom
