// Parameters in files. Sigma has its own member and column, because it was once the only parameter; the others are
// members of an object "parameters", which only files with such parameters have.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "headroom/values/parameters.hpp"

namespace headroom {

/// Name of that member and column.
inline constexpr const char* kSigmaKey = "sigma";

/// Returns the value for that column; nothing for workloads without sigma.
std::optional<double> sigmaIn(const ParameterValues& values);

/// Returns the value as text with all digits; empty for workloads without sigma.
std::string sigmaText(const ParameterValues& values);

/// Returns the other parameters.
ParameterValues withoutSigma(ParameterValues values);

/// Adds the members for these parameters; "sigma" is 0 if there is none.
void addParameters(nlohmann::json& object, const ParameterValues& values);

/// Reads what addParameters wrote. Throws std::invalid_argument or json::exception.
ParameterValues parametersAt(const nlohmann::json& object);

}  // namespace headroom
