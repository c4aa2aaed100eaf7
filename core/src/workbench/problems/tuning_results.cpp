// Results of other tuners: T4 documents and Kernel Tuner's caches.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>

#include "headroom/problems.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/values/statistics.hpp"
#include "system/regular_file.hpp"
#include "text/json.hpp"
#include "text/number_text.hpp"
#include "text/text_table.hpp"

namespace headroom {
namespace {

using nlohmann::json;

/// Value of failed measurements in older caches.
constexpr double kFailedTime = 1e20;

[[noreturn]] void failReading(const std::string& origin, const std::string& what) {
  throw Error(Stage::ReportFile, fmt::format("{} {}.", origin, what));
}

/// Kernel Tuner closes a cache only at the end: the cache of a stopped or running tuning ends after an entry.
std::string closedCache(std::string text) {
  const std::size_t last = text.find_last_not_of(" \t\r\n,");
  text.resize(last == std::string::npos ? 0 : last + 1);
  return text + "}}";
}

json tuningDocument(const std::string& text, const std::string& origin) {
  try {
    return parsedJson(text);
  } catch (const std::exception& failure) {
    if (text.find("\"cache\"") != std::string::npos) {
      try {
        return parsedJson(closedCache(text));
      } catch (const std::exception&) {
        // It is damaged elsewhere.
      }
    }
    failReading(origin, fmt::format("cannot be read: {}", damageText(failure)));
  }
}

std::string textIn(const json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<double> numberIn(const json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_number() ? std::optional(found->get<double>()) : std::nullopt;
}

/// Limits of a file: the rows of more would fill the memory, and more tunables are of no kernel.
constexpr std::size_t kMostTried = 1'000'000;
constexpr std::size_t kMostTunablesTried = 1000;
/// Different texts of values, which take longer than numbers.
constexpr std::size_t kMostTexts = 10'000;

/// Returns an integer within the range of an int.
std::optional<int> wholeValue(double number) {
  const bool isWhole = number == std::trunc(number) && std::abs(number) <= std::numeric_limits<int>::max();
  return isWhole ? std::optional(static_cast<int>(number)) : std::nullopt;
}

/// Returns the value of an expression: "64", "2 * 32".
std::optional<int> wholeValue(const std::string& text) {
  try {
    return wholeValue(evaluate(text, {}));
  } catch (const Error&) {
    return std::nullopt;
  }
}

struct TimeUnit {
  std::string_view name;
  double inMs = 1;
};
constexpr std::array kTimeUnits{TimeUnit{"", 1},
                                TimeUnit{"ms", 1},
                                TimeUnit{"milliseconds", 1},
                                TimeUnit{"us", 1e-3},
                                TimeUnit{"microseconds", 1e-3},
                                TimeUnit{"ns", 1e-6},
                                TimeUnit{"nanoseconds", 1e-6},
                                TimeUnit{"s", 1e3},
                                TimeUnit{"seconds", 1e3}};

std::optional<double> unitInMs(std::string unit) {
  std::ranges::transform(unit, unit.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const auto found = std::ranges::find(kTimeUnits, unit, &TimeUnit::name);
  return found == kTimeUnits.end() ? std::nullopt : std::optional(found->inMs);
}

std::vector<double> samplesIn(const json& object, const char* key) {
  std::vector<double> samples;
  const auto found = object.find(key);
  if (found == object.end() || !found->is_array()) return samples;
  for (const json& each : *found) {
    if (each.is_number() && each.get<double>() > 0) samples.push_back(each.get<double>());
  }
  return samples;
}

class ResultReader {
 public:
  ResultReader(const json& document, std::string origin) : document_(document), origin_(std::move(origin)) {}

  ImportedTuning read() {
    if (const auto cache = document_.find("cache"); cache != document_.end() && cache->is_object())
      readCache(*cache);
    else if (const auto results = document_.find("results"); results != document_.end() && results->is_array())
      readT4(*results);
    else
      failReading(origin_, "is JSON of another kind: a T4 document has \"results\", a cache of Kernel Tuner \"cache\"");
    if (tuning_.tried.empty()) failReading(origin_, "holds no configuration of whole numbers");
    if (leftOut_ > 0)
      tuning_.notes.push_back(
          fmt::format("{} left out: values that are not whole numbers, such as {}.",
                      leftOut_ == 1 ? "1 configuration is" : fmt::format("{} configurations are", leftOut_), example_));
    return std::move(tuning_);
  }

 private:
  void requireFew(std::size_t configurations) const {
    if (configurations <= kMostTried) return;
    failReading(origin_, fmt::format("has {} configurations, and at most {} are read. Divide it into several files",
                                     configurations, kMostTried));
  }

  void readCache(const json& cache) {
    requireFew(cache.size());
    tuning_.tool = "Kernel Tuner, a cache";
    tuning_.kernel = textIn(document_, "kernel_name");
    tuning_.device = textIn(document_, "device_name");
    const auto keys = document_.find("tune_params_keys");
    if (keys == document_.end() || !keys->is_array()) failReading(origin_, "has no list \"tune_params_keys\"");
    for (const auto& [key, entry] : cache.items()) {
      json configuration = json::object();
      for (const json& name : *keys) {
        const std::string word = name.is_string() ? name.get<std::string>() : std::string();
        if (entry.is_object() && entry.contains(word)) configuration[word] = entry.at(word);
      }
      add(configuration, ofCache(entry), textIn(entry, "timestamp"));
    }
  }

  static ResultRow ofCache(const json& entry) {
    ResultRow row;
    const std::optional<double> time = numberIn(entry, "time");
    const std::string error = time ? textIn(entry, "__error__") : textIn(entry, "time");
    row.status = error.find("Compil") != std::string::npos    ? Status::BuildFailed
                 : error.find("Runtime") != std::string::npos ? Status::Failed
                 : !error.empty()                             ? Status::Unsupported
                 : time && *time > 0 && *time < kFailedTime   ? Status::Ok
                                                              : Status::Failed;
    row.reason = error;
    if (row.status != Status::Ok) return row;
    row.samplesMs = samplesIn(entry, "times");
    row.medianMs = *time;
    return row;
  }

  void readT4(const json& results) {
    requireFew(results.size());
    tuning_.tool = "T4 results";
    if (const auto metadata = document_.find("metadata"); metadata != document_.end() && metadata->is_object())
      readMetadata(*metadata);
    for (const json& result : results) {
      const auto configuration = result.find("configuration");
      if (!result.is_object() || configuration == result.end() || !configuration->is_object())
        failReading(origin_, "has a result without a configuration");
      add(*configuration, ofT4(result), textIn(result, "timestamp"));
    }
  }

  /// Metadata depends on the tuner: KTT has its name, a device and the unit of times, for which others use
  /// milliseconds.
  void readMetadata(const json& metadata) {
    if (const std::string tuner = textIn(metadata, "autotuner"); !tuner.empty())
      tuning_.tool = fmt::format("{}, T4 results", tuner);
    tuning_.device = textIn(metadata, "device");
    if (const auto kernel = metadata.find("kernel"); kernel != metadata.end() && kernel->is_object())
      tuning_.kernel = textIn(*kernel, "name");
    const std::string unit = textIn(metadata, "timeunit");
    if (const std::optional<double> inMs = unitInMs(unit))
      unitMs_ = *inMs;
    else
      failReading(origin_, fmt::format("gives times in \"{}\", a unit that is not known", unit));
  }

  ResultRow ofT4(const json& result) {
    ResultRow row;
    const std::string invalidity = textIn(result, "invalidity");
    row.status = invalidity == "compile"                         ? Status::BuildFailed
                 : invalidity == "correctness"                   ? Status::WrongResult
                 : invalidity == "timeout"                       ? Status::TimedOut
                 : invalidity == "constraints"                   ? Status::Unsupported
                 : invalidity == "correct" || invalidity.empty() ? Status::Ok
                                                                 : Status::Failed;
    if (row.status != Status::Ok) {
      row.reason = invalidity;
      return row;
    }
    const auto times = result.find("times");
    if (times != result.end() && times->is_object()) row.samplesMs = samplesIn(*times, "runtimes");
    for (double& sample : row.samplesMs) sample *= unitMs_;
    row.medianMs = timeOfT4(result).value_or(row.samplesMs.empty() ? 0 : summarise(row.samplesMs).median);
    if (!(row.medianMs > 0)) row.status = Status::Failed;
    return row;
  }

  /// Returns the measurement that the objective names, if it is a time.
  [[nodiscard]] std::optional<double> timeOfT4(const json& result) const {
    const auto measurements = result.find("measurements");
    if (measurements == result.end() || !measurements->is_array()) return std::nullopt;
    std::string objective = "time";
    const auto objectives = result.find("objectives");
    if (objectives != result.end() && objectives->is_array() && !objectives->empty() && objectives->front().is_string())
      objective = objectives->front().get<std::string>();
    for (const json& measurement : *measurements) {
      if (!measurement.is_object() || textIn(measurement, "name") != objective) continue;
      const std::string written = textIn(measurement, "unit");
      const std::optional<double> unit = written.empty() ? unitMs_ : unitInMs(written);
      const std::optional<double> value = numberIn(measurement, "value");
      if (unit && value) return *value * *unit;
    }
    return std::nullopt;
  }

  std::optional<int> tunableValue(const json& value) {
    if (value.is_boolean()) return value.get<bool>() ? 1 : 0;
    if (value.is_number()) return wholeValue(value.get<double>());
    if (!value.is_string()) return std::nullopt;
    const auto text = value.get<std::string>();
    const auto known = texts_.find(text);
    if (known != texts_.end()) return known->second;
    if (texts_.size() == kMostTexts)
      failReading(origin_, fmt::format("has more than {} different texts as values of tunables", kMostTexts));
    return texts_[text] = wholeValue(text);
  }

  void add(const json& configuration, ResultRow row, const std::string& when) {
    if (configuration.size() > kMostTunablesTried)
      failReading(origin_, fmt::format("has a configuration of {} tunables, and at most {} are read",
                                       configuration.size(), kMostTunablesTried));
    TuningResult result;
    for (const auto& [name, value] : configuration.items()) {
      const std::optional<int> whole = tunableValue(value);
      if (!whole) {
        ++leftOut_;
        example_ = fmt::format("{} = {}", name, jsonText(value));
        return;
      }
      result.configuration[name] = *whole;
    }
    row.variant = tuning_.kernel;
    row.device = tuning_.device;
    row.configuration = toText(result.configuration);
    row.minMs = row.samplesMs.empty() ? row.medianMs : *std::ranges::min_element(row.samplesMs);
    result.row = std::move(row);
    result.triedAt = when;
    tuning_.tried.push_back(std::move(result));
  }

  const json& document_;
  std::string origin_;
  ImportedTuning tuning_;
  double unitMs_ = 1;
  std::map<std::string, std::optional<int>> texts_;  ///< values by text
  std::size_t leftOut_ = 0;
  std::string example_;
};

}  // namespace

bool isTuningResults(const std::filesystem::path& file) {
  const std::string text = headOf(file, kHeadOfJson);
  const bool isCache = text.find("\"tune_params_keys\"") != std::string::npos;
  return isCache ||
         (text.find("\"results\"") != std::string::npos && text.find("\"configuration\"") != std::string::npos);
}

ImportedTuning readTuningResults(const std::filesystem::path& file) {
  const json document = tuningDocument(readFile(file, kLargestTuning), file.string());
  if (!document.is_object()) failReading(file.string(), "is JSON of another kind");
  return ResultReader(document, file.string()).read();
}

TuningReport reportOf(const ImportedTuning& tuning) {
  TuningReport report;
  report.target.variant = tuning.kernel;
  report.target.device.name = tuning.device;
  report.importedFrom = tuning.tool;
  report.tried = tuning.tried;
  report.configurations = report.allowed = tuning.tried.size();
  return report;
}

std::string toTextTable(const ImportedTuning& tuning, std::size_t most) {
  std::vector<const TuningResult*> valid;
  std::map<std::string, std::size_t> invalid;
  for (const TuningResult& result : tuning.tried) {
    if (result.row.status == Status::Ok)
      valid.push_back(&result);
    else
      ++invalid[std::string(toText(result.row.status))];
  }
  std::ranges::stable_sort(valid, {}, [](const TuningResult* result) { return result->row.medianMs; });
  std::array<TextColumn, 3> columns{
      {{"median ms", true, {}}, {"times as long", true, {}}, {"configuration", false, {}}}};
  for (std::size_t i = 0; i < std::min(most, valid.size()); ++i) {
    columns[0].cells.push_back(significantText(valid[i]->row.medianMs, 4));
    columns[1].cells.push_back(significantText(valid[i]->row.medianMs / valid[0]->row.medianMs, 3));
    columns[2].cells.push_back(valid[i]->row.configuration);
  }
  std::string text = valid.empty() ? std::string() : alignedTable(columns) + '\n';
  text += fmt::format("{}: {} of {} configurations are valid", tuning.tool, valid.size(), tuning.tried.size());
  for (const auto& [status, count] : invalid) text += fmt::format(", {} {}", count, status);
  if (!tuning.kernel.empty()) text += fmt::format("; kernel {}", tuning.kernel);
  if (!tuning.device.empty()) text += fmt::format(" on {}", tuning.device);
  return text + ".\n";
}

}  // namespace headroom
