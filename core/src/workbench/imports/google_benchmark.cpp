// Google Benchmark's JSON: one run per repetition, and aggregates of the repetitions. One point per benchmark: the
// median of its repetitions.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>
#include <vector>

#include "workbench/imports/importers.hpp"
#include "workbench/imports/json_access.hpp"

namespace headroom {
namespace {

using nlohmann::json;

constexpr std::array kSettings = {"repeats", "threads", "iterations", "min_time", "min_warmup_time"};
constexpr std::string_view kRealTime = "real_time";
constexpr std::string_view kManualTime = "manual_time";
/// Relative difference up to which CPU time and real time are equal, for a program that does not wait.
constexpr double kSameTime = 0.02;
constexpr std::string_view kProcessTime = "process_time";

/// The parts of a name such as "BM_copy/width:4096/height:4096/repeats:3/real_time".
struct Name {
  std::string series;            ///< without size and settings
  std::optional<double> pixels;  ///< width x height, a count, one bare number, or two multiplied
  bool realTime = false;         ///< rates use real time instead of CPU time
};

std::vector<std::string_view> partsOf(std::string_view name) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t slash = name.find('/');
    parts.push_back(name.substr(0, slash));
    if (slash == std::string_view::npos) return parts;
    name.remove_prefix(slash + 1);
  }
}

bool isSetting(std::string_view key) {
  return std::find(kSettings.begin(), kSettings.end(), key) != kSettings.end();
}

Name readName(std::string_view text) {
  Name name;
  NamedSize size;
  std::vector<std::string_view> bare;
  for (const std::string_view part : partsOf(text)) {
    if (part == kProcessTime) continue;
    if (part == kRealTime || part == kManualTime) {
      name.realTime = true;
      continue;
    }
    const std::size_t colon = part.rfind(':');
    const std::string_view key = colon == std::string_view::npos ? std::string_view() : part.substr(0, colon);
    const std::optional<double> number = numberIn(colon == std::string_view::npos ? part : part.substr(colon + 1));
    if (number && !key.empty() && (isSetting(key) || size.take(key, *number))) continue;
    if (number && key.empty() && !name.series.empty()) {
      bare.push_back(part);
      continue;
    }
    if (!name.series.empty()) name.series += '/';
    name.series += part;
  }
  name.pixels = size.pixels();
  if (!name.pixels && (bare.size() == 1 || bare.size() == 2)) {
    name.pixels = 1;
    for (const std::string_view number : bare) *name.pixels *= *numberIn(number);
  } else {
    for (const std::string_view number : bare) name.series.append("/").append(number);
  }
  if (name.pixels && !(*name.pixels > 0)) name.pixels.reset();
  return name;
}

std::optional<double> secondsOf(const json& run, const char* key) {
  const std::optional<double> time = numberOf(run, key);
  if (!time || !(*time > 0)) return std::nullopt;
  const std::string unit = textOf(run, "time_unit");
  if (unit == "ns") return *time * 1e-9;
  if (unit == "us") return *time * 1e-6;
  if (unit == "ms") return *time * 1e-3;
  if (unit == "s") return *time;
  return std::nullopt;
}

/// The runs of one benchmark, by name.
struct Benchmark {
  std::string name;
  std::vector<const json*> iterations;
  const json* median = nullptr;
};

std::string nameOf(const json& run) {
  const std::string name = textOf(run, "run_name");  // without the aggregate's name; absent in older versions
  return name.empty() ? textOf(run, "name") : name;
}

bool hasFailed(const json& run) {
  return isTrue(run, "error_occurred") || isTrue(run, "skipped");
}

std::string failureOf(const json& run) {
  const std::string message = textOf(run, "error_message");
  return message.empty() ? textOf(run, "skip_message") : message;
}

std::vector<Benchmark> benchmarksOf(const json& document, Readings& readings) {
  std::vector<Benchmark> benchmarks;
  std::unordered_map<std::string, std::size_t> places;
  for (const json& run : listOf(document, "benchmarks")) {
    const std::string name = nameOf(run);
    if (hasFailed(run)) {
      readings.leaveOut(name, "it failed or was skipped: " + failureOf(run));
      continue;
    }
    const auto [place, isNew] = places.try_emplace(name, benchmarks.size());
    if (isNew) benchmarks.push_back({name, {}, nullptr});
    Benchmark& benchmark = benchmarks[place->second];
    if (textOf(run, "run_type") != "aggregate") {
      benchmark.iterations.push_back(&run);
    } else if (textOf(run, "aggregate_name") == "median") {
      benchmark.median = &run;
    }
  }
  return benchmarks;
}

/// Returns the median if it was written, else the repetition with the median time; null if there is neither.
const json* runOf(Benchmark& benchmark) {
  if (benchmark.median != nullptr) return benchmark.median;
  if (benchmark.iterations.empty()) return nullptr;
  const auto middle = benchmark.iterations.begin() + static_cast<std::ptrdiff_t>(benchmark.iterations.size() / 2);
  std::nth_element(benchmark.iterations.begin(), middle, benchmark.iterations.end(), [](const json* a, const json* b) {
    return numberOf(*a, "real_time").value_or(0) < numberOf(*b, "real_time").value_or(0);
  });
  return *middle;
}

/// Rates use CPU time unless the name states otherwise; a program that waits for a device uses hardly any.
struct CpuTimeRates {
  std::size_t recomputed = 0;
  std::string first;  ///< the first recomputed one
  std::vector<std::string> kept;
};

/// Returns the factor by which a rate by CPU time is too high; nothing if the run does not show it. The times of
/// several threads are sums or means, depending on the version.
std::optional<double> cpuShareOf(const json& run, bool isOfOneThread) {
  const std::optional<double> cpu = secondsOf(run, "cpu_time");
  const std::optional<double> real = secondsOf(run, kRealTime.data());
  if (!isOfOneThread || !cpu || !real) return std::nullopt;
  return *cpu / *real;
}

/// Returns false if the rate stays one by CPU time.
bool useRealTime(Iteration& iteration, const json& run, bool isOfOneThread, const std::string& name,
                 CpuTimeRates& rates) {
  const std::optional<double> share = cpuShareOf(run, isOfOneThread);
  if (!share) rates.kept.push_back(name);
  if (!share || std::abs(*share - 1) <= kSameTime) return false;
  if (iteration.itemsPerSecond) *iteration.itemsPerSecond *= *share;
  if (iteration.bytesPerSecond) *iteration.bytesPerSecond *= *share;
  if (rates.recomputed++ == 0) rates.first = name;
  return true;
}

void noteRates(Readings& readings, const CpuTimeRates& rates) {
  const auto others = [](std::size_t count) { return count > 1 ? fmt::format(" and {} more", count - 1) : ""; };
  if (rates.recomputed > 0) {
    readings.note(fmt::format("The rates of {}{} were per second of CPU time. They were recomputed for real time.",
                              tidyText(rates.first), others(rates.recomputed)));
  }
  if (!rates.kept.empty()) {
    readings.note(
        fmt::format("The rates of {}{} are per second of CPU time, and cannot be recomputed for real time. Use "
                    "UseRealTime() in the benchmark.",
                    tidyText(rates.kept.front()), others(rates.kept.size())));
  }
}

void addBenchmark(Readings& readings, Benchmark& benchmark, const std::string& device, CpuTimeRates& rates) {
  const json* run = runOf(benchmark);
  if (run == nullptr) return readings.leaveOut(benchmark.name, "only aggregates other than the median are in the file");
  const Name name = readName(benchmark.name);
  ImportedPoint point;
  point.device = device;
  point.label = benchmark.name;
  point.series = name.series;
  Iteration iteration = {numberOf(*run, "items_per_second"), numberOf(*run, "bytes_per_second"), std::nullopt,
                         name.pixels};
  const bool hasRate = iteration.itemsPerSecond || iteration.bytesPerSecond;
  const bool oneThread = numberOf(*run, "threads").value_or(1) <= 1;
  const bool isByCpuTime = hasRate && !name.realTime && !useRealTime(iteration, *run, oneThread, benchmark.name, rates);
  // The rate of several threads does not show an iteration's size.
  if (!hasRate || oneThread) iteration.seconds = secondsOf(*run, isByCpuTime ? "cpu_time" : kRealTime.data());
  if (!setFigures(point, iteration)) {
    return readings.leaveOut(benchmark.name, "it holds neither a rate nor a time");
  }
  readings.add(std::move(point));
}

}  // namespace

bool isGoogleBenchmarkJson(const json& document) {
  return memberOf(document, "context").is_object() && memberOf(document, "benchmarks").is_array();
}

ImportedResults importGoogleBenchmark(const json& document, const std::string& origin) {
  const json& context = memberOf(document, "context");
  Readings readings(tidyText("Google Benchmark " + textOf(context, "library_version")));
  const std::string host = textOf(context, "host_name");
  CpuTimeRates rates;
  for (Benchmark& benchmark : benchmarksOf(document, readings)) {
    addBenchmark(readings, benchmark, host.empty() ? "host" : host, rates);
  }
  noteRates(readings, rates);
  return readings.take(origin);
}

}  // namespace headroom
