#include "jobs/sub_device_id.hpp"

#include <fmt/format.h>

#include <charconv>
#include <string_view>

namespace headroom {

namespace {

constexpr std::string_view kOf = "of";

std::optional<int> positive(std::string_view text) {
  int number = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (failure != std::errc() || end != text.data() + text.size() || number < 1) return std::nullopt;
  return number;
}

}  // namespace

std::string toText(const SubDeviceId& id) {
  return fmt::format("{}/{}{}{}", id.whole, id.number, kOf, id.parts);
}

std::optional<SubDeviceId> parseSubDeviceId(const std::string& id) {
  const auto slash = id.find('/');
  if (slash == std::string::npos) return std::nullopt;
  const std::string_view rest = std::string_view(id).substr(slash + 1);
  const auto of = rest.find(kOf);
  if (of == std::string_view::npos) return std::nullopt;
  const auto number = positive(rest.substr(0, of));
  const auto parts = positive(rest.substr(of + kOf.size()));
  if (!number || !parts || *number > *parts) return std::nullopt;
  return SubDeviceId{id.substr(0, slash), *number, *parts};
}

}  // namespace headroom
