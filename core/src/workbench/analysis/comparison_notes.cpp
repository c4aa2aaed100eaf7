#include "workbench/analysis/comparison_notes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "workbench/analysis/plan_conditions.hpp"

namespace headroom {
namespace {

using Notes = std::vector<std::string>;
/// Driver versions by device name; host implementations have none.
using Drivers = std::map<std::string, std::set<std::string>>;

Drivers driversOf(const RunDocument& document) {
  Drivers drivers;
  for (const ResultRow& row : document.rows) {
    if (row.role != Role::HostPeer) drivers[row.device].insert(row.driver);
  }
  return drivers;
}

std::string listed(const std::set<std::string>& texts) {
  return texts.empty() ? "nothing" : fmt::format("{}", fmt::join(texts, ", "));
}

void noteIfDifferent(Notes& notes, std::string_view what, const std::string& base, const std::string& fresh) {
  if (base == fresh) return;
  notes.push_back(fmt::format("Different {}: {} in the base, {} in the new run.", what, base.empty() ? "unknown" : base,
                              fresh.empty() ? "unknown" : fresh));
}

void noteDevices(Notes& notes, const RunDocument& base, const RunDocument& fresh) {
  const Drivers before = driversOf(base);
  const Drivers after = driversOf(fresh);
  if (before.size() == 1 && after.size() == 1) {
    noteIfDifferent(notes, "device", before.begin()->first, after.begin()->first);
    noteIfDifferent(notes, "driver", listed(before.begin()->second), listed(after.begin()->second));
    return;
  }
  for (const auto& [device, drivers] : before) {
    const auto found = after.find(device);
    if (found != after.end()) noteIfDifferent(notes, "driver of " + device, listed(drivers), listed(found->second));
  }
}

struct KernelTexts {
  std::set<std::string> sources;
  std::set<std::string> options;
};

std::map<std::string, KernelTexts> kernelsOf(const RunContext& context) {
  std::map<std::string, KernelTexts> kernels;
  for (const KernelIdentity& kernel : context.kernels) {
    kernels[kernel.variant].sources.insert(kernel.sha256);
    kernels[kernel.variant].options.insert(kernel.buildOptions);
  }
  return kernels;
}

void noteKernels(Notes& notes, const RunContext& base, const RunContext& fresh) {
  const std::map<std::string, KernelTexts> after = kernelsOf(fresh);
  for (const auto& [variant, before] : kernelsOf(base)) {
    const auto found = after.find(variant);
    if (found == after.end()) continue;
    if (before.sources != found->second.sources) notes.push_back("Different kernel source of " + variant + ".");
    noteIfDifferent(notes, "build options of " + variant, listed(before.options), listed(found->second.options));
  }
}

void noteEnvironment(Notes& notes, const RunContext& base, const RunContext& fresh) {
  std::set<std::string> names;
  for (const auto& [name, value] : base.environment) names.insert(name);
  for (const auto& [name, value] : fresh.environment) names.insert(name);
  const auto valueIn = [](const RunContext& context, const std::string& name) {
    const auto found = context.environment.find(name);
    return found == context.environment.end() ? "unset" : '"' + found->second + '"';
  };
  for (const std::string& name : names) noteIfDifferent(notes, name, valueIn(base, name), valueIn(fresh, name));
}

/// For devices that both runs have by name; a different name has its own note.
void noteDeviceDetails(Notes& notes, const RunContext& base, const RunContext& fresh) {
  for (const DeviceDescription& before : base.devices) {
    const auto after = std::find_if(fresh.devices.begin(), fresh.devices.end(),
                                    [&before](const DeviceDescription& device) { return device.name == before.name; });
    if (after == fresh.devices.end()) continue;
    for (const NamedCondition<DeviceDescription>& condition : deviceConditions()) {
      noteIfDifferent(notes, fmt::format("{} of {}", condition.title, before.name), condition.text(before),
                      condition.text(*after));
    }
  }
}

/// Plans of several workloads may differ from each other.
void notePlans(Notes& notes, const RunDocument& base, const RunDocument& fresh) {
  if (base.plans.empty() || fresh.plans.empty()) return;
  for (const NamedCondition<RunPlan>& condition : planConditions()) {
    const auto textIn = [&condition](const RunDocument& document) {
      std::set<std::string> texts;
      for (const RunPlan& plan : document.plans) texts.insert(condition.text(plan));
      return listed(texts);
    };
    noteIfDifferent(notes, condition.title, textIn(base), textIn(fresh));
  }
}

using TextsOfVariants = std::map<std::string, std::set<std::string>>;

template <typename Text>
TextsOfVariants textsOf(const RunDocument& document, Text text) {
  TextsOfVariants texts;
  for (const ResultRow& row : document.rows) {
    if (isTimed(row)) texts[row.variant].insert(text(row));
  }
  return texts;
}

/// Conditions of a variant's rows that are not part of a point's identity.
void noteVariants(Notes& notes, const RunDocument& base, const RunDocument& fresh) {
  const auto noteEach = [&](std::string_view what, auto text) {
    const TextsOfVariants after = textsOf(fresh, text);
    for (const auto& [variant, texts] : textsOf(base, text)) {
      const auto found = after.find(variant);
      if (found == after.end()) continue;
      noteIfDifferent(notes, fmt::format("{} of {}", what, variant), listed(texts), listed(found->second));
    }
  };
  noteEach("configuration", [](const ResultRow& row) { return row.configuration; });
  noteEach("pixel format", [](const ResultRow& row) { return toText(row.pixel); });
}

void noteContexts(Notes& notes, const RunContext& base, const RunContext& fresh) {
  const auto isKnown = [](const RunContext& context) { return !context.startedAt.empty(); };
  if (!isKnown(base) || !isKnown(fresh)) {
    const char* which = isKnown(fresh)  ? "base does not record its"
                        : isKnown(base) ? "new run does not record its"
                                        : "runs do not record their";
    notes.push_back(fmt::format("The {} conditions: device, kernels and host may differ.", which));
    return;
  }
  noteKernels(notes, base, fresh);
  for (const NamedCondition<RunContext>& condition : contextConditions()) {
    noteIfDifferent(notes, condition.title, condition.text(base), condition.text(fresh));
  }
  noteDeviceDetails(notes, base, fresh);
  noteEnvironment(notes, base, fresh);
}

void noteIfNotWhole(Notes& notes, std::string_view which, const RunDocument& document) {
  if (!document.outcome) {
    notes.push_back(fmt::format("The {} had not ended when it was written.", which));
  } else if (*document.outcome == Outcome::Cancelled) {
    notes.push_back(fmt::format("The {} was stopped before its end.", which));
  } else if (*document.outcome == Outcome::Failed) {
    notes.push_back(fmt::format("The {} failed before its end.", which));
  }
}

}  // namespace

std::vector<std::string> differencesOfConditions(const RunDocument& base, const RunDocument& fresh) {
  Notes notes;
  noteDevices(notes, base, fresh);
  noteContexts(notes, base.context, fresh.context);
  notePlans(notes, base, fresh);
  noteVariants(notes, base, fresh);
  noteIfNotWhole(notes, "base", base);
  noteIfNotWhole(notes, "new run", fresh);
  return notes;
}

}  // namespace headroom
