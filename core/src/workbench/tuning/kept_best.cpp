#include "workbench/tuning/kept_best.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "headroom/system/error.hpp"
#include "headroom/tuning/best_configurations.hpp"
#include "text/utc_time.hpp"

namespace headroom {

namespace {

/// Medians of different days are not comparable, but their gains over the default are.
bool isStillBetter(const BestConfiguration& earlier, const BestConfiguration& now, const TuningReport& report) {
  const auto gain = [](const BestConfiguration& best) { return best.standardMs / best.medianMs; };
  return gain(earlier) > gain(now) &&
         std::none_of(report.tried.begin(), report.tried.end(),
                      [&earlier](const TuningResult& result) { return result.configuration == earlier.configuration; });
}

/// Returns false if an earlier one is still better. Throws Error.
bool keepBestFor(const DeviceDescription& device, const TuningReport& report, const BestStore& store,
                 const Tell& tell) {
  const TuningTarget& target = report.target;
  BestConfiguration best = bestConfigurationKey(store.variant, device, target.size, target.parameters);
  best.configuration = *report.best;
  best.size = target.size;
  best.medianMs = report.compared.front().medianMs;
  const ResultRow* standard = comparedRow(report, report.standard);
  best.standardMs = standard != nullptr && isValid(*standard) ? standard->medianMs : 0;
  best.foundAt = utcText(std::chrono::system_clock::now());
  const std::filesystem::path file = bestConfigurationsFile(store.folder);
  const auto earlier = findBestConfiguration(file, store.variant, device, target.size, target.parameters);
  if (!earlier || !isStillBetter(*earlier, best, report)) {
    keepBestConfiguration(file, best);
    return true;
  }
  tell(Note{fmt::format("The stored configuration of {} at {} stays {}, which an earlier tuning found. This tuning did "
                        "not try it, and found none that gains as much over the default.",
                        store.variant.id, toText(target.size), toText(earlier->configuration)),
            NoteLevel::Routine});
  return false;
}

}  // namespace

void keepBestOf(TuningReport& report, const BestStore& store, const Tell& tell) {
  if (!report.best) return;
  try {
    for (const std::string& machine : store.machines) {
      DeviceDescription device = report.target.device;
      device.machine.name = machine;
      if (!keepBestFor(device, report, store, tell)) return;
    }
    report.isKept = true;
  } catch (const Error& error) {
    tell(Note{error.what(), NoteLevel::Loss});
  }
}

}  // namespace headroom
