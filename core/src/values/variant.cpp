#include "headroom/values/variant.hpp"

#include <fmt/format.h>

namespace headroom {

Variant::Variant() = default;
Variant::Variant(const Variant&) = default;
Variant::Variant(Variant&&) noexcept = default;
Variant& Variant::operator=(const Variant&) = default;
Variant& Variant::operator=(Variant&&) noexcept = default;
Variant::~Variant() = default;

std::string buildOptions(const Variant& variant) {
  std::string options = "-cl-std=CL1.2";
  for (const auto& [name, value] : constantSymbols(variant)) {
    options += fmt::format(" -D{}={}", name, static_cast<long long>(value));
  }
  for (const std::string& option : variant.options) options += " " + option;
  return options;
}

}  // namespace headroom
