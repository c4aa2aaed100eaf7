#include "headroom/values/configuration.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

#include "headroom/system/error.hpp"

namespace headroom {

namespace {

const Tunable* findTunable(const Variant& variant, const std::string& name) {
  const auto found = std::find_if(variant.tunables.begin(), variant.tunables.end(),
                                  [&name](const Tunable& tunable) { return tunable.name == name; });
  return found == variant.tunables.end() ? nullptr : &*found;
}

bool allows(const Tunable& tunable, int value) {
  return std::find(tunable.values.begin(), tunable.values.end(), value) != tunable.values.end();
}

}  // namespace

Configuration configurationOf(const Variant& variant) {
  Configuration configuration;
  for (const Tunable& tunable : variant.tunables) configuration[tunable.name] = tunable.defaultValue;
  return configuration;
}

Variant withConfiguration(Variant variant, const Configuration& values) {
  for (Tunable& tunable : variant.tunables) {
    const auto value = values.find(tunable.name);
    if (value != values.end()) tunable.defaultValue = value->second;
  }
  return variant;
}

bool isAllowed(const Variant& variant, const Configuration& values) {
  return std::all_of(values.begin(), values.end(), [&variant](const auto& setting) {
    const Tunable* tunable = findTunable(variant, setting.first);
    return tunable != nullptr && allows(*tunable, setting.second);
  });
}

void requireAllowedValues(const Variant& variant, const Configuration& values) {
  for (const auto& [name, value] : values) {
    const Tunable* tunable = findTunable(variant, name);
    if (tunable == nullptr || allows(*tunable, value)) continue;
    throw UsageError(fmt::format("{} of {} cannot be {}. Choose one of {}.", name, variant.id, value,
                                 fmt::join(tunable->values, ", ")));
  }
}

Configuration::value_type parseSetting(const std::string& text) {
  const std::size_t equals = text.find('=');
  int value = 0;
  if (equals != std::string::npos && equals > 0) {
    const char* const end = text.data() + text.size();
    const auto [stop, failure] = std::from_chars(text.data() + equals + 1, end, value);
    if (failure == std::errc() && stop == end) return {text.substr(0, equals), value};
  }
  throw UsageError(fmt::format("\"{}\" sets no tunable. Write NAME=VALUE with a whole number, e.g. LOCAL_X=32.", text));
}

std::string toText(const Configuration& configuration) {
  std::string text;
  for (const auto& [name, value] : configuration) {
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", name, value);
  }
  return text;
}

}  // namespace headroom
