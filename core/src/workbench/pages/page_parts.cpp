#include "workbench/pages/page_parts.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "catalogue/kernel_identity.hpp"
#include "text/number_text.hpp"
#include "workbench/roofline/footprints.hpp"

namespace headroom {
namespace {

constexpr std::size_t kMostSources = 12;
constexpr int kFactDigits = 3;
constexpr std::size_t kHashDigits = 12;

using Facts = std::vector<std::vector<std::string>>;

void add(Facts& facts, std::string_view name, std::string value) {
  if (!value.empty()) facts.push_back({std::string(name), std::move(value)});
}

std::string bytesOrNothing(std::uint64_t bytes) {
  return bytes == 0 ? std::string() : bytesText(static_cast<double>(bytes));
}

Facts factsOf(const DeviceDescription& device, const RunContext& context) {
  Facts facts;
  add(facts, "Name", device.name);
  add(facts, "Type", std::string(toText(device.type)));
  add(facts, "Vendor", device.vendor);
  add(facts, "Platform", device.platform);
  add(facts, "Driver", device.driverVersion);
  add(facts, "OpenCL", device.openclVersion);
  if (device.computeUnits > 0) add(facts, "Compute units", std::to_string(device.computeUnits));
  if (device.clockMHz > 0) add(facts, "Highest clock", fmt::format("{} MHz", device.clockMHz));
  add(facts, "Memory", bytesOrNothing(device.globalMemoryBytes));
  if (device.memoryGigabytesPerSecond > 0)
    add(facts, "Memory bus", fmt::format("{} GB/s", plainText(device.memoryGigabytesPerSecond, kFactDigits)));
  add(facts, "Global memory cache", bytesOrNothing(device.globalCacheBytes));
  add(facts, "Local memory", bytesOrNothing(device.localMemoryBytes));
  if (device.maxWorkGroupSize > 0) add(facts, "Largest work-group", std::to_string(device.maxWorkGroupSize));
  if (const auto costs = context.launchCosts.find(device.id); costs != context.launchCosts.end()) {
    add(facts, "Launch cost",
        fmt::format("{} \u00b5s, {} \u00b5s with profiling, {} \u00b5s with a wait each",
                    plainText(costs->second.plainUs, kFactDigits), plainText(costs->second.profilingUs, kFactDigits),
                    plainText(costs->second.waitUs, kFactDigits)));
  }
  if (const auto floor = context.noiseFloors.find(device.id); floor != context.noiseFloors.end()) {
    add(facts, "Noise floor",
        fmt::format("{}, measured {}", shareText(floor->second.relative), readableTime(floor->second.measuredAt)));
  }
  return facts;
}

std::string samplingText(const Sampling& sampling) {
  std::string text = fmt::format("up to {} s in {} round{}", plainText(sampling.timeBudgetSeconds, kFactDigits),
                                 sampling.rounds, sampling.rounds == 1 ? "" : "s");
  if (sampling.noiseGoal >= 0) text += fmt::format(", or until the noise is {}", shareText(sampling.noiseGoal));
  return text;
}

}  // namespace

std::string readableTime(std::string time) {
  std::replace(time.begin(), time.end(), 'T', ' ');
  if (time.ends_with('Z')) time.replace(time.size() - 1, 1, " UTC");
  return time;
}

std::vector<std::string> nonEmptyLines(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    if (end > begin) lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

void addNote(Page& page, const RunLabel& label) {
  for (std::string& line : nonEmptyLines(label.note)) page.blocks.emplace_back(PageText{std::move(line)});
}

void addDevices(Page& page, const RunContext& context) {
  if (context.devices.empty()) return;
  page.blocks.emplace_back(PageHeading{context.devices.size() == 1 ? "Device" : "Devices"});
  for (const DeviceDescription& device : context.devices)
    page.blocks.emplace_back(PageTable{{"Property", "Value"}, {false, false}, factsOf(device, context)});
}

void addConditions(Page& page, const RunContext& context) {
  Facts facts;
  add(facts, "Started", readableTime(context.startedAt));
  add(facts, "Machine", context.host);
  add(facts, "Operating system", context.operatingSystem);
  add(facts, "CPU", context.processor);
  add(facts, "Headroom", context.headroomVersion);
  add(facts, "OpenCL was called in", context.hosting);
  for (const auto& [name, value] : context.environment) add(facts, name, value);
  if (facts.empty()) return;
  page.blocks.emplace_back(PageHeading{"Conditions"});
  page.blocks.emplace_back(PageTable{{"Property", "Value"}, {false, false}, std::move(facts)});
}

void addPlans(Page& page, const RunDocument& run) {
  if (run.plans.empty()) return;
  PageTable table{
      {"Variants", "Sizes", "Parameters", "Sampling of a point", "Caches"}, std::vector<bool>(5, false), {}};
  for (const RunPlan& plan : run.plans) {
    table.lines.push_back({inShort(plan.variants), inShort(plan.sizes), settingsText(plan.parameters),
                           samplingText(plan.sampling), std::string(toText(plan.caches))});
  }
  page.blocks.emplace_back(PageHeading{"Plan"});
  page.blocks.emplace_back(std::move(table));
}

void addKernels(Page& page, const RunContext& context, const std::set<std::string>& variants,
                const Catalogue& catalogue) {
  PageTable table{{"Kernel", "SHA-256", "Source", "Build options"}, std::vector<bool>(4, false), {}};
  std::vector<PageCode> sources;
  for (const KernelIdentity& kernel : context.kernels) {
    if (kernel.sha256.empty() || !variants.contains(kernel.variant)) continue;
    const Variant* variant = catalogue.known(kernel.variant);
    std::string state = "not in the kernel folders";
    if (variant != nullptr) {
      const bool isSame = identityOf(*variant).sha256 == kernel.sha256;
      state = !isSame ? "changed since" : sources.size() < kMostSources ? "below" : "unchanged";
      if (isSame && sources.size() < kMostSources) sources.push_back({kernel.variant, variant->source});
    }
    table.lines.push_back(
        {kernel.variant, kernel.sha256.substr(0, kHashDigits), std::move(state), kernel.buildOptions});
  }
  if (table.lines.empty()) return;
  page.blocks.emplace_back(PageHeading{"Kernels"});
  page.blocks.emplace_back(std::move(table));
  for (PageCode& source : sources) page.blocks.emplace_back(std::move(source));
}

std::string titleOf(const RunSummary& run) {
  std::string job = jobText(run);
  if (job.empty()) job = "Run";  // of a version that did not record its plans
  return run.devices.empty() ? job : fmt::format("{} on {}", job, inShort(run.devices));
}

std::string titleOf(const RunDocument& run) {
  return titleOf(summaryOf(run));
}

std::string subtitleOf(const RunContext& context, const RunLabel& label, std::string_view state) {
  std::vector<std::string> parts;
  if (!label.name.empty()) parts.push_back(label.name);
  if (!label.tags.empty()) parts.push_back(tagsText(label));
  if (!context.startedAt.empty()) parts.push_back(readableTime(context.startedAt));
  if (!context.host.empty()) parts.push_back(context.host);
  if (!context.headroomVersion.empty()) parts.push_back("Headroom " + context.headroomVersion);
  if (!state.empty()) parts.emplace_back(state);
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string subtitleOf(const RunDocument& run) {
  return subtitleOf(run.context, run.label, run.outcome ? toText(*run.outcome) : "unfinished");
}

}  // namespace headroom
