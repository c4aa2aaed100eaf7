#include "values/row_json.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "text/json.hpp"
#include "values/parameters_json.hpp"

namespace headroom {
namespace {

using nlohmann::json;

constexpr std::array kRoles{Role::Variant, Role::HostPeer, Role::Ceiling};
constexpr std::array kBounds{Bound::Unknown, Bound::Memory, Bound::Compute};
constexpr std::array kLimits{Limit::None, Limit::LocalMemory, Limit::WorkGroup, Limit::Memory};
constexpr std::array kClocks{Clock::Device, Clock::Host};
constexpr std::string_view kPixel = "pixel";
constexpr std::array kRates{RateOf::Items, RateOf::Operations, RateOf::Bytes};
constexpr std::array kDeviceTypes{DeviceType::Cpu, DeviceType::Gpu, DeviceType::Accelerator, DeviceType::Other};

std::optional<double> optionalNumberAt(const json& object, const char* key) {
  if (!object.contains(key)) return std::nullopt;
  return numberAt(object, key);
}

void putOptional(json& object, const char* key, const std::optional<double>& value) {
  if (value) object[key] = jsonFromNumber(*value);
}

void putOptional(json& object, const char* key, const std::optional<ErrorFigures>& figures) {
  if (!figures) return;
  object[key] = {{"max_abs", jsonFromNumber(figures->maxAbs)},
                 {"rms", jsonFromNumber(figures->rms)},
                 {"psnr_db", jsonFromNumber(figures->psnrDb)}};
}

std::optional<ErrorFigures> optionalFiguresAt(const json& object, const char* key) {
  if (!object.contains(key)) return std::nullopt;
  const json& figures = object.at(key);
  return ErrorFigures{numberAt(figures, "max_abs"), numberAt(figures, "rms"), numberAt(figures, "psnr_db")};
}

json jsonFromNumbers(const std::vector<double>& numbers) {
  json list = json::array();
  for (const double number : numbers) list.push_back(jsonFromNumber(number));
  return list;
}

/// Returns an empty list if there is no such member.
std::vector<double> numbersAt(const json& object, const char* key) {
  std::vector<double> numbers;
  if (!object.contains(key)) return numbers;
  for (const json& number : object.at(key)) numbers.push_back(numberFromJson(number));
  return numbers;
}

json jsonFromRound(const Round& round) {
  return {{"start_s", jsonFromNumber(round.startSeconds)},
          {"seconds", jsonFromNumber(round.seconds)},
          {"samples", round.samples},
          {"batches", round.batches},
          {"other_load", jsonFromNumber(round.otherLoad)},
          {"launches", round.launches}};
}

Round roundFromJson(const json& object) {
  Round round{numberAt(object, "start_s"), numberAt(object, "seconds"), integerAt<int>(object, "samples"),
              integerAt<int>(object, "batches"), numberAt(object, "other_load")};
  // Early documents of this format lack the number.
  if (object.contains("launches")) round.launches = integerAt<int>(object, "launches");
  return round;
}

json jsonFromStamp(const CommandStamp& stamp) {
  return {{"name", stamp.name},          {"queue", stamp.queue},
          {"queued_ns", stamp.queuedNs}, {"submitted_ns", stamp.submittedNs},
          {"start_ns", stamp.startNs},   {"end_ns", stamp.endNs}};
}

CommandStamp stampFromJson(const json& object) {
  return {textAt(object, "name"),
          textAt(object, "queue"),
          integerAt<std::uint64_t>(object, "queued_ns"),
          integerAt<std::uint64_t>(object, "submitted_ns"),
          integerAt<std::uint64_t>(object, "start_ns"),
          integerAt<std::uint64_t>(object, "end_ns")};
}

json jsonFromWhole(const WholeOperation& whole) {
  return {{"samples_ms", jsonFromNumbers(whole.samplesMs)}, {"median_ms", jsonFromNumber(whole.medianMs)},
          {"low_ms", jsonFromNumber(whole.lowMs)},          {"high_ms", jsonFromNumber(whole.highMs)},
          {"upload_ms", jsonFromNumber(whole.uploadMs)},    {"kernel_ms", jsonFromNumber(whole.kernelMs)},
          {"download_ms", jsonFromNumber(whole.downloadMs)}};
}

WholeOperation wholeFromJson(const json& object) {
  return {numbersAt(object, "samples_ms"), numberAt(object, "median_ms"), numberAt(object, "low_ms"),
          numberAt(object, "high_ms"),     numberAt(object, "upload_ms"), numberAt(object, "kernel_ms"),
          numberAt(object, "download_ms")};
}

/// Facts about the kernels' compilation.
json jsonFromSummary(const CompiledSummary& summary) {
  json object = json::object();
  const auto put = [&object](const char* key, const std::optional<std::uint64_t>& count) {
    if (count) object[key] = *count;
  };
  put("registers", summary.registers);
  put("spill_bytes", summary.spillBytes);
  put("local_bytes", summary.localBytes);
  put("private_bytes", summary.privateBytes);
  return object;
}

CompiledSummary summaryFromJson(const json& object) {
  const auto countOf = [&object](const char* key) {
    return object.contains(key) ? std::optional(integerAt<std::uint64_t>(object, key)) : std::nullopt;
  };
  return {countOf("registers"), countOf("spill_bytes"), countOf("local_bytes"), countOf("private_bytes")};
}

/// Sampling details, which rows of format 1 lack.
void putMeasuring(json& object, const ResultRow& row) {
  object["device_id"] = row.deviceId;
  if (!row.host.empty()) object["host"] = row.host;
  if (!row.worker.empty()) object["worker"] = row.worker;
  object["caches"] = toText(row.caches);
  object["repeat"] = row.repeat;
  object["wall_samples_ms"] = jsonFromNumbers(row.wallSamplesMs);
  object["clock"] = toText(row.clock);
  object["low_ms"] = jsonFromNumber(row.lowMs);
  object["high_ms"] = jsonFromNumber(row.highMs);
  object["run_to_run"] = jsonFromNumber(row.runToRun);
  object["mild_outliers"] = row.mildOutliers;
  object["severe_outliers"] = row.severeOutliers;
  object["event_ms"] = jsonFromNumber(row.eventMs);
  if (row.kernelsMs > 0) object["kernels_ms"] = jsonFromNumber(row.kernelsMs);
  if (row.commands > 0) object["commands"] = row.commands;
  object["marks"] = json::array();
  for (const Mark mark : row.marks) object["marks"].push_back(toText(mark));
  object["rounds"] = json::array();
  for (const Round& round : row.rounds) object["rounds"].push_back(jsonFromRound(round));
  object["timeline"] = json::array();
  for (const CommandStamp& stamp : row.timeline) object["timeline"].push_back(jsonFromStamp(stamp));
}

void readMeasuring(ResultRow& row, const json& object) {
  row.deviceId = textAt(object, "device_id");
  row.host = object.value("host", std::string());
  row.worker = object.value("worker", std::string());
  row.caches = fromText(kAllCaches, textAt(object, "caches"), "caches");
  row.repeat = integerAt<int>(object, "repeat");
  row.wallSamplesMs = numbersAt(object, "wall_samples_ms");
  row.clock = fromText(kClocks, textAt(object, "clock"), "clock");
  row.lowMs = numberAt(object, "low_ms");
  row.highMs = numberAt(object, "high_ms");
  row.runToRun = optionalNumberAt(object, "run_to_run").value_or(0);
  row.mildOutliers = integerAt<std::size_t>(object, "mild_outliers");
  row.severeOutliers = integerAt<std::size_t>(object, "severe_outliers");
  row.eventMs = numberAt(object, "event_ms");
  row.kernelsMs = optionalNumberAt(object, "kernels_ms").value_or(0);
  if (object.contains("commands")) row.commands = integerAt<std::size_t>(object, "commands");
  for (const json& mark : object.at("marks")) row.marks.push_back(markFromText(mark.get<std::string>()));
  for (const json& round : object.at("rounds")) row.rounds.push_back(roundFromJson(round));
  for (const json& stamp : object.at("timeline")) row.timeline.push_back(stampFromJson(stamp));
}

/// Rows of format 1 stored the host clock's samples of host implementations and probes as if they were the device
/// clock's; for other rows, only the median by the host clock.
void completeRowOfFormat1(ResultRow& row) {
  const double wallMs = row.wallMs;
  if (row.role == Role::HostPeer || isProbe(row)) {
    row.clock = Clock::Host;
    row.wallSamplesMs = std::move(row.samplesMs);
    row.samplesMs.clear();
  }
  summariseSamples(row);
  if (row.clock == Clock::Device) row.wallMs = wallMs;
}

Size sizeFromValues(const json& list) {
  std::vector<std::int64_t> values;
  for (const json& value : list) {
    const bool isSound = value.is_number_integer() && value >= 0 && value <= kLargestExtent;
    if (!isSound || values.size() == Size::kMostParameters)
      throw std::invalid_argument("\"size\" is not a list of size parameters");
    values.push_back(value.get<std::int64_t>());
  }
  return Size(values);
}

std::int64_t extentAt(const json& object, const char* key) {
  const auto extent = integerAt<std::int64_t>(object, key);
  if (extent > kLargestExtent) throw std::invalid_argument('"' + std::string(key) + "\" is not an integer in range");
  return extent;
}

/// Reads the items of rates too. Rows of versions that supported only images and matrix products mark a product by its
/// depth, K, which their ceilings beside such products have too.
void readSize(ResultRow& row, const json& object) {
  row.size = sizeAt(object);
  if (object.contains("items")) {
    row.items = numberAt(object, "items");
    row.item = object.value("item", std::string(kPixel));
    if (object.contains("rate")) row.rate = fromText(kRates, textAt(object, "rate"), "rate");
    if (object.contains("beside")) row.beside = sizeFromValues(object.at("beside"));
    return;
  }
  if (!object.contains("depth")) return;
  if (row.role == Role::Ceiling) {
    row.beside = {0, 0, row.size[2]};
    row.size = {row.size[1], row.size[0]};
  } else {
    row.item = "element";
    row.rate = RateOf::Operations;
  }
}

}  // namespace

void addSize(json& object, Size size) {
  const NamedSides sides = namedSides(size);
  if (!sides.width) {
    object["size"] = size.values();
    return;
  }
  object["width"] = *sides.width;
  object["height"] = *sides.height;
  if (sides.depth) object["depth"] = *sides.depth;
}

json jsonFromSize(Size size) {
  json object;
  addSize(object, size);
  return object;
}

Size sizeAt(const json& object) {
  if (object.contains("size")) return sizeFromValues(object.at("size"));
  const auto width = extentAt(object, "width");
  const auto height = extentAt(object, "height");
  if (!object.contains("depth")) return {width, height};
  return {height, width, extentAt(object, "depth")};
}

void completeCeilings(std::vector<ResultRow>& rows) {
  for (ResultRow& ceiling : rows) {
    if (ceiling.beside.count() == 0 || ceiling.beside[0] > 0) continue;
    const auto beside = std::ranges::find_if(rows, [&](const ResultRow& row) {
      return row.role != Role::Ceiling && row.size.count() == 3 && row.size[2] == ceiling.beside[2];
    });
    if (beside != rows.end()) ceiling.beside = beside->size;
  }
}

json jsonFromRow(const ResultRow& row) {
  json object = {{"device", row.device},
                 {"driver", row.driver},
                 {"workload", row.workload},
                 {"variant", row.variant},
                 {"role", toText(row.role)},
                 {"status", toText(row.status)},
                 {"reason", row.reason},
                 {"log", row.log},
                 {"samples_ms", jsonFromNumbers(row.samplesMs)},
                 {"median_ms", jsonFromNumber(row.medianMs)},
                 {"min_ms", jsonFromNumber(row.minMs)},
                 {"q1_ms", jsonFromNumber(row.q1Ms)},
                 {"q3_ms", jsonFromNumber(row.q3Ms)},
                 {"noise", jsonFromNumber(row.noise)},
                 {"wall_ms", jsonFromNumber(row.wallMs)},
                 {"stopped_by", row.stoppedBy},
                 {"compulsory_floats", jsonFromNumber(row.compulsoryFloats)},
                 {"bound_by", toText(row.boundBy)}};
  addParameters(object, row.parameters);
  addSize(object, row.size);
  if (row.beside.count() > 0) object["beside"] = row.beside.values();
  if (row.items > 0) object["items"] = jsonFromNumber(row.items);
  if (row.item != kPixel) object["item"] = row.item;
  if (row.rate != RateOf::Items) object["rate"] = toText(row.rate);
  if (!row.title.empty()) object["title"] = row.title;
  if (!row.iteration.empty()) object["iteration"] = row.iteration;
  if (row.pixel != PixelFormat{}) object["pixel"] = toText(row.pixel);
  if (row.precision != precisionOf(row.pixel.element)) object["precision"] = toText(row.precision);
  if (!row.configuration.empty()) object["configuration"] = row.configuration;
  if (row.limit != Limit::None) object["limit"] = toText(row.limit);
  putOptional(object, "model_floats", row.modelFloats);
  putOptional(object, "flops", row.flops);
  putOptional(object, "executed_flops", row.executedFlops);
  putOptional(object, "local_floats", row.localFloats);
  putOptional(object, "local_roof_gpix_per_s", row.localRoofGigapixelsPerSecond);
  putOptional(object, "estimate_gpix_per_s", row.estimateGigapixelsPerSecond);
  putOptional(object, "ceiling_gpix_per_s", row.ceilingGigapixelsPerSecond);
  putOptional(object, "error", row.error);
  putOptional(object, "own_error", row.ownError);
  if (row.whole) object["whole_operation"] = jsonFromWhole(*row.whole);
  if (row.compiled) object["compiled"] = jsonFromSummary(*row.compiled);
  putMeasuring(object, row);
  return object;
}

ResultRow rowFromJson(const json& object) {
  ResultRow row;
  row.device = textAt(object, "device");
  row.driver = textAt(object, "driver");
  row.workload = textAt(object, "workload");
  row.variant = textAt(object, "variant");
  row.role = fromText(kRoles, textAt(object, "role"), "role");
  readSize(row, object);
  row.parameters = parametersAt(object);
  // Absent for float planes, and in files that predate other formats.
  if (object.contains("pixel")) row.pixel = pixelFormatFromText(textAt(object, "pixel"));
  row.precision = precisionOf(row.pixel.element);
  if (object.contains("precision")) row.precision = precisionFromText(textAt(object, "precision"));
  row.title = object.value("title", std::string());
  row.iteration = object.value("iteration", std::string());
  row.configuration = object.value("configuration", std::string());
  row.limit = fromText(kLimits, object.value("limit", std::string()), "limit");
  row.status = statusFromText(textAt(object, "status"));
  row.reason = textAt(object, "reason");
  row.log = textAt(object, "log");
  row.samplesMs = numbersAt(object, "samples_ms");
  row.medianMs = numberAt(object, "median_ms");
  row.minMs = numberAt(object, "min_ms");
  row.q1Ms = numberAt(object, "q1_ms");
  row.q3Ms = numberAt(object, "q3_ms");
  row.noise = numberAt(object, "noise");
  row.wallMs = numberAt(object, "wall_ms");
  row.stoppedBy = textAt(object, "stopped_by");
  row.compulsoryFloats = numberAt(object, "compulsory_floats");
  row.modelFloats = optionalNumberAt(object, "model_floats");
  row.flops = optionalNumberAt(object, "flops");
  row.executedFlops = optionalNumberAt(object, "executed_flops");
  row.localFloats = optionalNumberAt(object, "local_floats");
  row.localRoofGigapixelsPerSecond = optionalNumberAt(object, "local_roof_gpix_per_s");
  row.estimateGigapixelsPerSecond = optionalNumberAt(object, "estimate_gpix_per_s");
  row.ceilingGigapixelsPerSecond = optionalNumberAt(object, "ceiling_gpix_per_s");
  row.boundBy = fromText(kBounds, textAt(object, "bound_by"), "bound");
  row.error = optionalFiguresAt(object, "error");
  row.ownError = optionalFiguresAt(object, "own_error");
  if (object.contains("whole_operation")) row.whole = wholeFromJson(object.at("whole_operation"));
  if (object.contains("compiled")) row.compiled = summaryFromJson(object.at("compiled"));
  if (object.contains("rounds")) {
    readMeasuring(row, object);
  } else {
    completeRowOfFormat1(row);
  }
  return row;
}

json jsonFromSampling(const Sampling& sampling) {
  return {{"warm_ups", sampling.warmUps},
          {"minimum_samples", sampling.minimumSamples},
          {"maximum_samples", sampling.maximumSamples},
          {"noise_goal", jsonFromNumber(sampling.noiseGoal)},
          {"time_budget_s", jsonFromNumber(sampling.timeBudgetSeconds)},
          {"rounds", sampling.rounds},
          {"fresh_rounds", sampling.freshRounds}};
}

Sampling samplingFromJson(const json& object) {
  Sampling sampling;
  sampling.warmUps = integerAt<int>(object, "warm_ups");
  sampling.minimumSamples = integerAt<int>(object, "minimum_samples");
  sampling.maximumSamples = integerAt<int>(object, "maximum_samples");
  sampling.noiseGoal = numberAt(object, "noise_goal");
  sampling.timeBudgetSeconds = numberAt(object, "time_budget_s");
  sampling.rounds = integerAt<int>(object, "rounds");
  sampling.freshRounds = object.value("fresh_rounds", false);  // as in versions without it
  return sampling;
}

json jsonFromDevice(const DeviceDescription& device) {
  return {{"id", device.id},
          {"platform", device.platform},
          {"name", device.name},
          {"vendor", device.vendor},
          {"opencl_version", device.openclVersion},
          {"driver_version", device.driverVersion},
          {"type", toText(device.type)},
          {"compute_units", device.computeUnits},
          {"clock_mhz", device.clockMHz},
          {"global_memory_bytes", device.globalMemoryBytes},
          {"max_allocation_bytes", device.maxAllocationBytes},
          {"local_memory_bytes", device.localMemoryBytes},
          {"global_cache_bytes", device.globalCacheBytes},
          {"max_work_group_size", device.maxWorkGroupSize},
          {"max_work_item_sizes", device.maxWorkItemSizes},
          {"timer_resolution_ns", jsonFromNumber(device.timerResolutionNs)},
          {"memory_gbyte_per_s", jsonFromNumber(device.memoryGigabytesPerSecond)},
          {"matrix_unit", device.hasMatrixUnit},
          {"images", device.hasImages},
          {"half", device.hasHalf},
          {"double", device.hasDouble},
          {"own_local_memory", device.hasOwnLocalMemory}};
}

DeviceDescription deviceFromJson(const json& object) {
  DeviceDescription device;
  device.id = textAt(object, "id");
  device.platform = textAt(object, "platform");
  device.name = textAt(object, "name");
  device.vendor = textAt(object, "vendor");
  device.openclVersion = textAt(object, "opencl_version");
  device.driverVersion = textAt(object, "driver_version");
  device.type = fromText(kDeviceTypes, textAt(object, "type"), "device type");
  device.computeUnits = integerAt<unsigned>(object, "compute_units");
  device.clockMHz = integerAt<unsigned>(object, "clock_mhz");
  device.globalMemoryBytes = integerAt<std::uint64_t>(object, "global_memory_bytes");
  device.maxAllocationBytes = integerAt<std::uint64_t>(object, "max_allocation_bytes");
  device.localMemoryBytes = integerAt<std::uint64_t>(object, "local_memory_bytes");
  device.maxWorkGroupSize = integerAt<std::size_t>(object, "max_work_group_size");
  device.maxWorkItemSizes = object.at("max_work_item_sizes").get<std::array<std::size_t, 3>>();
  device.timerResolutionNs = numberAt(object, "timer_resolution_ns");
  if (object.contains("global_cache_bytes"))
    device.globalCacheBytes = integerAt<std::uint64_t>(object, "global_cache_bytes");
  if (object.contains("memory_gbyte_per_s")) device.memoryGigabytesPerSecond = numberAt(object, "memory_gbyte_per_s");
  if (object.contains("matrix_unit")) device.hasMatrixUnit = object.at("matrix_unit").get<bool>();
  if (object.contains("images")) device.hasImages = object.at("images").get<bool>();
  if (object.contains("half")) device.hasHalf = object.at("half").get<bool>();
  if (object.contains("double")) device.hasDouble = object.at("double").get<bool>();
  if (object.contains("own_local_memory")) device.hasOwnLocalMemory = object.at("own_local_memory").get<bool>();
  return device;
}

}  // namespace headroom
