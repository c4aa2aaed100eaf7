// Parameters in files. Sigma has a member and a column of its own there, from when it was the only one; the others are
// members of an object "parameters" that only files with such have.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "headroom/values/parameters.hpp"

namespace headroom {

/// The name of that member and column.
inline constexpr const char* kSigmaKey = "sigma";

/// What the column of that name holds; nothing for workloads without.
std::optional<double> sigmaIn(const ParameterValues& values);

/// The same as text, every digit; empty for workloads without.
std::string sigmaText(const ParameterValues& values);

/// The others.
ParameterValues withoutSigma(ParameterValues values);

/// The members of an object that has these parameters; "sigma" is 0 where there is none.
void addParameters(nlohmann::json& object, const ParameterValues& values);

/// What addParameters made of them. Throws std::invalid_argument or json::exception.
ParameterValues parametersAt(const nlohmann::json& object);

}  // namespace headroom
