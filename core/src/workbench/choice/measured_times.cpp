#include "workbench/choice/measured_times.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "headroom/tuning/best_configurations.hpp"
#include "headroom/workloads.hpp"
#include "system/locked_json_list.hpp"
#include "text/json.hpp"
#include "text/sha256.hpp"
#include "text/utc_time.hpp"
#include "values/parameters_json.hpp"
#include "values/row_json.hpp"

namespace headroom {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

/// A run over all variants at three sizes leaves about a hundred; reading must not delay a preview.
constexpr std::size_t kMostTimes = 4000;

json jsonFromTime(const MeasuredTime& time) {
  json object{{"host", time.host},
              {"device", time.device},
              {"driver", time.driver},
              {"variant", time.variant},
              {"sha256", time.sha256},
              {"configuration", time.configuration},
              {"ms", jsonFromNumber(time.ms)},
              {"failure", time.failure},
              {"measured_at", time.measuredAt}};
  addParameters(object, time.parameters);
  addSize(object, time.size);
  return object;
}

bool areNumbers(const ParameterValues& parameters) {
  return std::ranges::all_of(parameters, [](const auto& each) { return std::isfinite(each.second); });
}

/// Throws std::invalid_argument or json::exception.
MeasuredTime timeFromJson(const json& object) {
  MeasuredTime time{textAt(object, "host"),    textAt(object, "device"),     textAt(object, "driver"),
                    textAt(object, "variant"), textAt(object, "sha256"),     textAt(object, "configuration"),
                    imageSize(sizeAt(object)), parametersAt(object),         numberAt(object, "ms"),
                    textAt(object, "failure"), textAt(object, "measured_at")};
  const bool isSound = time.size.width > 0 && time.size.height > 0 && areNumbers(time.parameters) &&
                       std::isfinite(time.ms) && time.ms >= 0 && (time.ms > 0 || !time.failure.empty());
  if (!isSound) throw std::invalid_argument("a time is out of range");
  return time;
}

LockedJsonList<MeasuredTime> keptIn(const fs::path& file) {
  return {file, {"times", "Measured times", "What was measured", "The next run"}, timeFromJson, jsonFromTime};
}

bool isSameDevice(const MeasuredTime& one, const MeasuredTime& other) {
  return one.host == other.host && one.device == other.device;
}

bool isStale(const MeasuredTime& kept, const MeasuredTime& now) {
  return isSameDevice(kept, now) &&
         (kept.driver != now.driver || (kept.variant == now.variant && kept.sha256 != now.sha256));
}

bool isReplaced(const MeasuredTime& kept, const MeasuredTime& now) {
  return isSameDevice(kept, now) && kept.variant == now.variant && kept.configuration == now.configuration &&
         areAlike(kept.size, now.size) && kept.parameters == now.parameters;
}

void put(std::vector<MeasuredTime>& all, const std::vector<MeasuredTime>& fresh) {
  for (const MeasuredTime& time : fresh) {
    std::erase_if(all, [&time](const MeasuredTime& kept) { return isStale(kept, time) || isReplaced(kept, time); });
    all.push_back(time);
  }
  if (all.size() > kMostTimes) all.erase(all.begin(), all.end() - static_cast<std::ptrdiff_t>(kMostTimes));
}

}  // namespace

bool haveWholeVectors(ImageSize size) {
  constexpr int kPixelsOfVector = 4;
  return size.width % kPixelsOfVector == 0;
}

int classOf(ImageSize size) {
  return sizeClassOf(static_cast<double>(size.pixels()));
}

bool areAlike(ImageSize one, ImageSize other) {
  return classOf(one) == classOf(other) && haveWholeVectors(one) == haveWholeVectors(other);
}

fs::path measuredTimesFile(const fs::path& tuningFolder) {
  return tuningFolder.empty() ? fs::path() : tuningFolder / "times.json";
}

MeasuredTime measuredTimeOf(const std::string& machine, const ResultRow& row, const Variant& variant) {
  MeasuredTime time;
  time.host = machine;
  time.device = row.device;
  time.driver = row.driver;
  time.variant = row.variant;
  time.sha256 = toHex(sha256({variant.source}));
  time.configuration = row.configuration;
  time.size = imageSize(row.size);
  time.parameters = row.parameters;
  if (isValid(row)) {
    time.ms = row.medianMs;
  } else {
    time.failure = row.reason.empty() ? std::string(toText(row.status)) : row.reason;
  }
  time.measuredAt = utcText(std::chrono::system_clock::now());
  return time;
}

bool isWorthKeeping(const ResultRow& row) {
  return isValid(row) && row.role == Role::Variant && row.caches == Caches::Warm && row.workload == kPhotoWorkload &&
         row.medianMs > 0 && !hasMark(row, Mark::BadStamps) && !hasMark(row, Mark::ClocksDisagree) &&
         !hasMark(row, Mark::OverCeiling) && !hasMark(row, Mark::Busy) && !hasMark(row, Mark::Crashed);
}

void MeasuredTimes::refresh(std::string* note) {
  if (file_.empty()) return;
  std::error_code isMissing;
  const fs::file_time_type changed = fs::last_write_time(file_, isMissing);
  if (isMissing || changed == readAt_) return;
  times_ = keptIn(file_).read(note);
  readAt_ = changed;
}

std::vector<MeasuredTime> MeasuredTimes::of(const DeviceDescription& device, std::string* note) {
  refresh(note);
  std::vector<MeasuredTime> found;
  std::copy_if(times_.begin(), times_.end(), std::back_inserter(found), [&](const MeasuredTime& time) {
    return time.host == device.machine.name && time.device == device.name && time.driver == device.driverVersion;
  });
  return found;
}

void MeasuredTimes::keep(const std::vector<MeasuredTime>& fresh) {
  if (fresh.empty()) return;
  put(times_, fresh);
  if (file_.empty()) return;
  keptIn(file_).change([&](std::vector<MeasuredTime>& all) {
    put(all, fresh);
    times_ = all;
    return true;
  });
  std::error_code isMissing;
  readAt_ = fs::last_write_time(file_, isMissing);
}

}  // namespace headroom
