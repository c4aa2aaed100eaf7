#include "runner/measuring/compiled_summary.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "headroom/workloads.hpp"
#include "runner/cl/kernel_queries.hpp"
#include "runner/code/build_log.hpp"

namespace headroom {
namespace {

using Amount = std::optional<std::uint64_t>;

/// Raises `most` to the larger known value.
void raise(Amount& most, const Amount& amount) {
  if (amount) most = std::max(most.value_or(0), *amount);
}

}  // namespace

/// Returns the expressions' values, x first; zeros if the driver chooses, or they depend on a launch.
GroupShape groupOf(const Pass& pass, const Symbols& symbols) {
  GroupShape group{};
  const auto isUnknown = [&](const std::string& text) { return !isKnown(text, symbols); };
  if (pass.local.empty() || std::ranges::any_of(pass.local, isUnknown)) return group;
  group = {1, 1, 1};
  for (std::size_t i = 0; i < pass.local.size() && i < group.size(); ++i)
    group[i] = static_cast<std::uint64_t>(std::max(1.0, evaluate(pass.local[i], symbols)));
  return group;
}

std::uint64_t localArgumentBytesOf(const Pass& pass, const Symbols& symbols) {
  std::uint64_t bytes = 0;
  for (const Argument& argument : pass.arguments) {
    if (argument.isLocal() && isKnown(argument.localBytes, symbols))
      bytes += static_cast<std::uint64_t>(std::max(0.0, evaluate(argument.localBytes, symbols)));
  }
  return bytes;
}

std::optional<CompiledSummary> summaryOf(DeviceSession& session, const Workload& workload, const MeasureJob& job) {
  const Symbols symbols = symbolsFor(workload, job.variant, job.size, job.parameters, &session.description());
  const cl::Program& program = session.program(specialised(workload, job.variant, job.size, job.parameters));
  const std::map<std::string, LoggedFacts> logged = factsInBuildLog(buildLogOf(program, session.device()));
  CompiledSummary summary;
  std::set<std::string> seen;
  try {
    for (const Pass& pass : job.variant.passes) {
      if (pass.kernel.empty() || !seen.insert(pass.kernel).second) continue;
      const cl::Kernel kernel(program, pass.kernel.c_str());
      const KernelFacts facts = factsOf(kernel, session.device());
      if (facts.localBytes) raise(summary.localBytes, *facts.localBytes + localArgumentBytesOf(pass, symbols));
      raise(summary.privateBytes, facts.privateBytes);
      raise(summary.spillBytes, spillBytesOf(kernel, session.device()));
      const auto said = logged.find(pass.kernel);
      if (said == logged.end()) continue;
      raise(summary.registers, said->second.registers);
      raise(summary.spillBytes, said->second.spillStoreBytes);
    }
  } catch (const cl::Error&) {
    return std::nullopt;
  }
  return summary;
}

}  // namespace headroom
