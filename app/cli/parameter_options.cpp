#include "parameter_options.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <sstream>

#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "option_texts.hpp"
#include "plans.hpp"

namespace headroom::cli {
namespace {

/// The parameter that has had an option of its own from the start.
constexpr const char* kSigma = "sigma";

bool hasParameter(const std::vector<const Workload*>& workloads, const std::string& name) {
  return std::ranges::any_of(workloads,
                             [&name](const Workload* workload) { return findParameter(*workload, name) != nullptr; });
}

std::string nameIn(const std::string& setting) {
  return setting.substr(0, setting.find('='));
}

/// Throws UsageError.
double valueIn(const std::string& setting) {
  const std::size_t equals = setting.find('=');
  double value = 0;
  if (equals != std::string::npos) {
    const char* const end = setting.data() + setting.size();
    const auto [stop, failure] = std::from_chars(setting.data() + equals + 1, end, value);
    if (failure == std::errc() && stop == end) return value;
  }
  throw UsageError(fmt::format("\"{}\" sets no parameter. Write NAME=VALUE with a number, e.g. sigma=2.5.", setting));
}

void add(ParameterValues& values, const std::string& name, double value) {
  if (!values.emplace(name, value).second)
    throw UsageError(fmt::format("There are two values for {}. Leave one of them out.", name));
}

[[noreturn]] void failUnknown(const std::string& name, const std::vector<const Workload*>& workloads) {
  std::vector<std::string> known;
  for (const Workload* workload : workloads) {
    for (const Parameter& parameter : workload->parameters) {
      if (std::ranges::find(known, parameter.name) == known.end()) known.push_back(parameter.name);
    }
  }
  if (known.empty())
    throw UsageError(fmt::format("There is no parameter \"{}\": what was chosen has none. Leave it out.", name));
  throw UsageError(fmt::format("There is no parameter \"{}\". Choose one of: {}.", name, fmt::join(known, ", ")));
}

}  // namespace

std::vector<CLI::Option*> addParameters(CLI::App& command, ParameterWords& words, Settable settable) {
  const Parameter* sigma = findParameter(findWorkload(kUsualWorkload), kSigma);
  const char* const what = settable == Settable::Parameters
                               ? "Value of a parameter of the workload, e.g. sigma=2.5 (repeatable)"
                               : "Value of a parameter of the workload, or of a tunable, for all chosen variants that "
                                 "have it (repeatable)";
  return {command.add_option("--sigma", words.sigma, kSigmaText)
              ->type_name("PIXELS")
              ->default_str(sigma == nullptr ? "" : fmt::format("{}", sigma->usual)),
          command.add_option("--set", words.settings, what)->type_name("NAME=VALUE")->allow_extra_args(false)};
}

std::vector<const Workload*> workloadsNamed(const std::string& workload, const std::string& variants) {
  std::vector<const Workload*> named;
  const auto add = [&named](const Workload& each) {
    if (std::ranges::find(named, &each) == named.end()) named.push_back(&each);
  };
  if (workload == kAll) {
    for (const Workload& each : workloads()) add(each);
  } else {
    add(findWorkload(workload));
  }
  std::istringstream words(variants);
  for (std::string id; std::getline(words, id, ',');) {
    std::erase(id, ' ');
    if (const Workload* known = knownWorkload(id.substr(0, id.find('.')))) add(*known);
  }
  return named;
}

ParameterValues parametersFrom(const ParameterWords& words, const std::vector<const Workload*>& workloads) {
  ParameterValues values;
  if (words.sigma) values[kSigma] = *words.sigma;
  for (const std::string& setting : words.settings) {
    const double value = valueIn(setting);
    if (!hasParameter(workloads, nameIn(setting))) failUnknown(nameIn(setting), workloads);
    add(values, nameIn(setting), value);
  }
  return values;
}

ParameterValues parametersFrom(const ParameterWords& words, const std::vector<const Workload*>& workloads,
                               Configuration& tunables) {
  ParameterWords ofParameters{words.sigma, {}};
  for (const std::string& setting : words.settings) {
    if (hasParameter(workloads, nameIn(setting))) {
      ofParameters.settings.push_back(setting);
    } else {
      const auto [name, value] = parseSetting(setting);
      tunables[name] = value;
    }
  }
  return parametersFrom(ofParameters, workloads);
}

}  // namespace headroom::cli
