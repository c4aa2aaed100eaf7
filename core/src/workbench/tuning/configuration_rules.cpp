#include "workbench/tuning/configuration_rules.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>

#include "catalogue/unsupported.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"

namespace headroom {

namespace {

using Axes = std::set<std::size_t>;

bool uses(const std::string& expression, const std::string& name, const Symbols& symbols) {
  Symbols others = symbols;
  others.erase(name);
  return !isKnown(expression, others);
}

/// Symbols for any values of a variant's tunables.
class RuleSymbols {
 public:
  RuleSymbols(const Variant& variant, const DeviceDescription* device, Size size, ParameterValues parameters)
      : workload_(findWorkload(variant.workload)),
        device_(device == nullptr ? std::nullopt : std::optional(*device)),
        size_(size),
        parameters_(std::move(parameters)) {
    // Without its source, which does not affect symbols.
    variant_.workload = variant.workload;
    variant_.id = variant.id;
    variant_.constants = variant.constants;
    variant_.tunables = variant.tunables;
    variant_.let = variant.let;
    variant_.defines = variant.defines;
    symbols_ = derived();
    findAxes();
  }

  /// Returns the tunables that determine the expression's value, and whether they do so through derived names.
  [[nodiscard]] Axes axesOf(const std::string& expression) const {
    Axes axes;
    for (const auto& [name, ofName] : axesOfNames_) {
      if (uses(expression, name, symbols_)) axes.insert(ofName.begin(), ofName.end());
    }
    return axes;
  }
  [[nodiscard]] bool isDerived(const std::string& expression) const {
    return std::ranges::any_of(
        axesOfNames_, [&](const auto& one) { return !isTunable(one.first) && uses(expression, one.first, symbols_); });
  }
  [[nodiscard]] bool knows(const std::string& expression) const { return isKnown(expression, symbols_); }

  /// `values`: one for each tunable, of which those of `axes` are used.
  const Symbols& at(std::span<const int> values, const Axes& axes, bool isDerived) {
    for (const std::size_t axis : axes) variant_.tunables[axis].defaultValue = values[axis];
    if (isDerived) {
      symbols_ = derived();
    } else {
      for (const std::size_t axis : axes) symbols_[variant_.tunables[axis].name] = values[axis];
    }
    return symbols_;
  }

 private:
  [[nodiscard]] Symbols derived() const {
    return symbolsFor(workload_, variant_, size_, parameters_, device_ ? &*device_ : nullptr);
  }
  [[nodiscard]] bool isTunable(const std::string& name) const {
    return std::ranges::any_of(variant_.tunables, [&](const Tunable& tunable) { return tunable.name == name; });
  }

  void findAxes() {
    for (std::size_t axis = 0; axis < variant_.tunables.size(); ++axis)
      axesOfNames_[variant_.tunables[axis].name] = {axis};
    std::vector<std::pair<std::string, std::string>> made = variant_.let;
    made.insert(made.end(), variant_.defines.begin(), variant_.defines.end());
    // Definitions may depend on later ones.
    for (std::size_t pass = 0; pass <= variant_.defines.size(); ++pass) {
      for (const auto& [name, expression] : made) {
        const Axes axes = axesOf(expression);
        if (!axes.empty()) axesOfNames_[name].insert(axes.begin(), axes.end());
      }
    }
  }

  const Workload& workload_;
  std::optional<DeviceDescription> device_;
  Size size_;
  ParameterValues parameters_;
  Variant variant_;
  Symbols symbols_;                          ///< for the last requested values
  std::map<std::string, Axes> axesOfNames_;  ///< names that depend on tunables
};

using Lack = std::function<std::string(const Symbols&)>;

/// The result depends only on its expressions.
SpaceRule ruleFor(const std::shared_ptr<RuleSymbols>& symbols, const std::vector<std::string>& expressions, Lack lack) {
  Axes axes;
  bool isDerived = false;
  for (const std::string& expression : expressions) {
    axes.merge(symbols->axesOf(expression));
    isDerived = isDerived || symbols->isDerived(expression);
  }
  SpaceRule rule{{axes.begin(), axes.end()}, {}};
  rule.lack = [symbols, axes, isDerived, lack = std::move(lack)](std::span<const int> values) -> std::string {
    try {
      return lack(symbols->at(values, axes, isDerived));
    } catch (const Error&) {
      return {};
    }
  };
  return rule;
}

std::vector<std::string> localBytesOf(const Pass& pass) {
  std::vector<std::string> bytes;
  for (const Argument& argument : pass.arguments) {
    if (argument.isLocal()) bytes.push_back(argument.localBytes);
  }
  return bytes;
}

void addRulesFor(std::vector<SpaceRule>& rules, const Pass& pass, const DeviceDescription& device,
                 const std::shared_ptr<RuleSymbols>& symbols) {
  // Values computed by a launch are unknown in advance.
  const auto areKnown = [&](const std::vector<std::string>& expressions) {
    return std::ranges::all_of(expressions, [&](const std::string& expression) { return symbols->knows(expression); });
  };
  if (!pass.local.empty() && areKnown(pass.local)) {
    rules.push_back(
        ruleFor(symbols, pass.local, [pass, device](const Symbols& at) { return lackOfGroup(pass, at, device); }));
    std::vector<std::string> extents = pass.local;
    extents.insert(extents.end(), pass.global.begin(), pass.global.end());
    if (!pass.isRounded && areKnown(extents))
      rules.push_back(ruleFor(symbols, extents, [pass](const Symbols& at) { return lackOfWholeGroups(pass, at); }));
  }
  const std::vector<std::string> bytes = localBytesOf(pass);
  if (!bytes.empty() && areKnown(bytes)) {
    rules.push_back(
        ruleFor(symbols, bytes, [pass, device](const Symbols& at) { return lackOfLocalArguments(pass, at, device); }));
  }
}

}  // namespace

std::vector<SpaceRule> configurationRules(const Variant& variant, const DeviceDescription& device, Size size,
                                          const ParameterValues& parameters) {
  std::vector<SpaceRule> rules;
  const std::string lack = whatIsLacking(variant, device, parameters);
  if (!lack.empty()) rules.push_back({{}, [lack](std::span<const int> /*values*/) { return lack; }});
  try {
    // Conditions do not depend on the device, see requireConditions() of launches.
    const auto anywhere = std::make_shared<RuleSymbols>(variant, nullptr, size, parameters);
    for (const std::string& condition : variant.require) {
      rules.push_back(
          ruleFor(anywhere, {condition}, [condition](const Symbols& at) { return lackOfCondition(condition, at); }));
    }
    const auto here = std::make_shared<RuleSymbols>(variant, &device, size, parameters);
    for (const Pass& pass : variant.passes) addRulesFor(rules, pass, device, here);
  } catch (const Error&) {
    // The symbols have no value here, which each result reports.
  }
  return rules;
}

}  // namespace headroom
