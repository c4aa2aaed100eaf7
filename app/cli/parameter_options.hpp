// --sigma and --set: values of workloads' parameters, which several commands take.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

#include "commands.hpp"
#include "headroom/values/configuration.hpp"
#include "headroom/values/parameters.hpp"
#include "headroom/values/workload.hpp"

namespace headroom::cli {

/// What else --set may give a value to.
enum class Settable { Parameters, ParametersAndTunables };

/// Returns the options.
std::vector<CLI::Option*> addParameters(CLI::App& command, ParameterWords& words,
                                        Settable settable = Settable::Parameters);

/// The workloads that may be meant: the named one or all, and those of variants that are named by their ids.
std::vector<const Workload*> workloadsNamed(const std::string& workload, const std::string& variants = {});

/// Throws UsageError for a name that is no parameter of these workloads, for what is not a number and for a parameter
/// with two values.
ParameterValues parametersFrom(const ParameterWords& words, const std::vector<const Workload*>& workloads);

/// The same; what is no parameter is a tunable of variants.
ParameterValues parametersFrom(const ParameterWords& words, const std::vector<const Workload*>& workloads,
                               Configuration& tunables);

}  // namespace headroom::cli
