// Values for completion. A shell waits for them at each press of a key: only what is quick is read.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iterator>
#include <string_view>
#include <system_error>
#include <utility>

#include "completion.hpp"
#include "console.hpp"
#include "headroom/ab.hpp"
#include "headroom/catalogue/allowance.hpp"
#include "headroom/catalogue/guide_contents.hpp"
#include "headroom/history.hpp"
#include "headroom/hosts/hosts_file.hpp"
#include "headroom/hosts/listed_devices.hpp"
#include "headroom/report/columns.hpp"
#include "headroom/workloads.hpp"
#include "plans.hpp"

namespace headroom::cli {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

/// Devices are requested again after this time.
constexpr auto kDevicesStayKnown = 60s;
/// A driver that takes longer completes nothing.
constexpr double kSecondsForDevices = 10;
/// Most runs of the history whose beginnings and ends are read.
constexpr std::size_t kMostRunsCompleted = 40;

CommonOptions quietOptions(const GivenValues& given) {
  CommonOptions options;
  options.quiet = true;
  options.timeoutSeconds = kSecondsForDevices;
  const auto [first, last] = given.equal_range("--kernels");
  for (auto each = first; each != last; ++each) options.kernelFolders.push_back(each->second);
  return options;
}

std::vector<DeviceDescription> devicesHere() {
  if (std::optional<std::vector<DeviceDescription>> known = listedDevices(kDevicesStayKnown)) return *known;
  const std::unique_ptr<Workbench> workbench = openWorkbench(quietOptions({}));
  const CollectedRun found =
      waitFor(*workbench, true, [&workbench](EventSink sink) { return workbench->listDevices(std::move(sink)); });
  if (found.finished.outcome == Outcome::Completed) storeListedDevices(found.devices);
  return found.devices;
}

Completions hostNames(const GivenValues&) {
  Completions found;
  for (const NamedHost& host : readHosts(hostsFile()))
    found.candidates.push_back({host.name, fmt::format("{}", fmt::join(host.command, " "))});
  return found;
}

Completions deviceNames(const GivenValues& given) {
  Completions found;
  for (const DeviceDescription& device : devicesHere())
    found.candidates.push_back({device.id, fmt::format("{} ({})", device.name, toText(device.type))});
  for (Candidate& host : hostNames(given).candidates) {
    host.text += '/';
    found.candidates.push_back(std::move(host));
  }
  return found;
}

Completions deviceNamesOrAll(const GivenValues& given) {
  Completions found = deviceNames(given);
  found.candidates.push_back({std::string(kAll), {}});
  return found;
}

Catalogue catalogueWith(const GivenValues& given) {
  return Catalogue(toWorkbenchOptions(quietOptions(given)).kernelFolders);
}

Completions variantIds(const GivenValues& given) {
  Completions found;
  const Catalogue catalogue = catalogueWith(given);
  for (const Variant& variant : catalogue.variants()) found.candidates.push_back({variant.id, variant.title});
  return found;
}

Completions variantIdsOrAll(const GivenValues& given) {
  Completions found = variantIds(given);
  found.candidates.push_back({std::string(kAll), {}});
  return found;
}

Completions variantIdsOrFiles(const GivenValues& given) {
  Completions found = variantIds(given);
  found.names = FileNames::Files;
  return found;
}

Completions workloadIds(const GivenValues& given) {
  Completions found;
  const Catalogue catalogue = catalogueWith(given);  // whose folders may describe more
  for (const Workload& workload : workloads()) found.candidates.push_back({workload.id, workload.title});
  found.candidates.push_back({std::string(kAll), {}});
  return found;
}

Completions kernelsToCheck(const GivenValues& given) {
  Completions found = variantIdsOrFiles(given);
  for (const Workload& workload : workloads()) found.candidates.push_back({workload.id, workload.title});
  return found;
}

/// For a folder or a saved run too.
Completions baselines(const GivenValues&) {
  Completions found;
  found.names = FileNames::Files;
  found.candidates.push_back({"built-in", "The kernels that come with Headroom"});
  for (const std::string& revision : revisionNames(".")) found.candidates.push_back({"git:" + revision, {}});
  return found;
}

/// Journals, newest first.
std::vector<fs::path> journals() {
  std::vector<fs::path> files;
  std::error_code failure;
  for (fs::directory_iterator each(historyFolder(), failure), end; !failure && each != end; each.increment(failure)) {
    if (each->path().extension() == kJournalExtension) files.push_back(each->path());
  }
  std::sort(files.begin(), files.end(), std::greater<>());
  return files;
}

/// The newest runs, and all that have a name.
Completions runNames(const GivenValues&) {
  Completions found;
  found.names = FileNames::Files;
  std::vector<Candidate> named;
  std::size_t read = 0;
  for (const fs::path& file : journals()) {
    const bool isNamed = isLabelled(file);
    if (read >= kMostRunsCompleted && !isNamed) continue;
    const RunSummary run = summaryOf(file);
    if (run.problem.empty() && !run.label.name.empty()) named.push_back({run.label.name, jobText(run)});
    if (read++ >= kMostRunsCompleted) continue;
    found.candidates.push_back({file.stem().string(), run.problem.empty() ? jobText(run) : run.problem});
  }
  std::move(named.begin(), named.end(), std::back_inserter(found.candidates));
  return found;
}

Completions columnNames(const GivenValues&) {
  Completions found;
  for (const Column& column : columns())
    found.candidates.push_back({std::string(column.name), std::string(column.title)});
  return found;
}

Completions columnLists(const GivenValues& given) {
  Completions found = columnNames(given);
  found.candidates.push_back({std::string(kAll), {}});
  found.candidates.push_back({"help", "List the columns"});
  return found;
}

Completions guideNames(const GivenValues&) {
  Completions found;
  for (const GuideStep& step : guideSteps())
    found.candidates.push_back({std::string(step.id), std::string(step.title)});
  for (const Experiment& experiment : experiments())
    found.candidates.push_back({std::string(experiment.id), std::string(experiment.title)});
  return found;
}

Completions accuracyLevels(const GivenValues&) {
  Completions found;
  for (const Allowance each : {Allowance::Exact, Allowance::VisuallyExact, Allowance::Fast})
    found.candidates.push_back({std::string(toText(each)), {}});
  return found;
}

Completions searchMethods(const GivenValues&) {
  Completions found;
  for (const SearchMethod each :
       {SearchMethod::Learning, SearchMethod::Genetic, SearchMethod::Random, SearchMethod::Exhaustive})
    found.candidates.push_back({std::string(toText(each)), {}});
  return found;
}

Completions fileNames(const GivenValues&) {
  return {{}, FileNames::Files};
}

Completions folderNames(const GivenValues&) {
  return {{}, FileNames::Folders};
}

}  // namespace

Completions knownValues(const std::string& kind, const GivenValues& given) {
  static const std::map<std::string_view, Completions (*)(const GivenValues&)> kSources{
      {"BASE", variantIdsOrFiles},   {"BASE.json", fileNames},   {"BASELINE", baselines},
      {"COLUMN", columnNames},       {"DEVICE", deviceNames},    {"DEVICE ...", deviceNamesOrAll},
      {"DEVICES", deviceNames},      {"DIR", folderNames},       {"FILE", fileNames},
      {"FOLDER", folderNames},       {"HOST", hostNames},        {"KERNEL", variantIdsOrFiles},
      {"KERNELS", variantIds},       {"LEVEL", accuracyLevels},  {"LIST", columnLists},
      {"METHOD", searchMethods},     {"NEW", variantIdsOrFiles}, {"NEW.json", fileNames},
      {"PATH", fileNames},           {"PROGRAM", fileNames},     {"RUN", runNames},
      {"STEP", guideNames},          {"TARGET", kernelsToCheck}, {"VARIANT", variantIds},
      {"VARIANTS", variantIdsOrAll}, {"WORKLOAD", workloadIds},  {"[JOURNAL]", runNames},
  };
  const auto source = kSources.find(kind);
  return source == kSources.end() ? Completions{} : source->second(given);
}

}  // namespace headroom::cli
