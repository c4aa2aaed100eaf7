#include "values/parameters_json.hpp"

#include <string>
#include <utility>

#include "text/json.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

constexpr const char* kOthersKey = "parameters";

}  // namespace

std::optional<double> sigmaIn(const ParameterValues& values) {
  return valueOf(values, kSigmaKey);
}

std::string sigmaText(const ParameterValues& values) {
  const std::optional<double> sigma = sigmaIn(values);
  return sigma ? shortestText(*sigma) : std::string();
}

ParameterValues withoutSigma(ParameterValues values) {
  values.erase(kSigmaKey);
  return values;
}

void addParameters(nlohmann::json& object, const ParameterValues& values) {
  const double sigma = sigmaIn(values).value_or(0);
  object[kSigmaKey] = jsonFromNumber(sigma);
  // A sigma of 0 would be read as absent.
  const ParameterValues others = sigma == 0 ? values : withoutSigma(values);
  for (const auto& [name, value] : others) object[kOthersKey][name] = jsonFromNumber(value);
}

ParameterValues parametersAt(const nlohmann::json& object) {
  ParameterValues values;
  if (const double sigma = numberAt(object, kSigmaKey); sigma != 0) values[kSigmaKey] = sigma;
  if (!object.contains(kOthersKey)) return values;
  const nlohmann::json& others = object.at(kOthersKey);
  for (const auto& [name, value] : others.items()) values[name] = numberAt(others, name.c_str());
  return values;
}

}  // namespace headroom
