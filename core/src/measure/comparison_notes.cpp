#include "measure/comparison_notes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace headroom {
namespace {

using Notes = std::vector<std::string>;
/// Driver versions by device name; host peers have none.
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

void noteContexts(Notes& notes, const RunContext& base, const RunContext& fresh) {
  const auto isKnown = [](const RunContext& context) { return !context.startedAt.empty(); };
  if (!isKnown(base) || !isKnown(fresh)) {
    const char* which = isKnown(fresh)  ? "base does not tell its"
                        : isKnown(base) ? "new run does not tell its"
                                        : "runs do not tell their";
    notes.push_back(fmt::format("The {} conditions: device, kernels and host may differ.", which));
    return;
  }
  noteKernels(notes, base, fresh);
  noteIfDifferent(notes, "version of Headroom", base.headroomVersion, fresh.headroomVersion);
  noteIfDifferent(notes, "host", base.host, fresh.host);
  noteIfDifferent(notes, "operating system", base.operatingSystem, fresh.operatingSystem);
  noteIfDifferent(notes, "processor", base.processor, fresh.processor);
  noteIfDifferent(notes, "number of processors", fmt::format("{}", base.processors),
                  fmt::format("{}", fresh.processors));
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
  noteIfNotWhole(notes, "base", base);
  noteIfNotWhole(notes, "new run", fresh);
  return notes;
}

}  // namespace headroom
