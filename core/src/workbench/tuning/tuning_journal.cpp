#include "workbench/tuning/tuning_journal.hpp"

#include <fmt/format.h>

#include <set>
#include <string_view>
#include <system_error>
#include <utility>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/tuning/best_configurations.hpp"
#include "text/json.hpp"
#include "text/sha256.hpp"
#include "text/text_limits.hpp"
#include "values/parameters_json.hpp"
#include "values/row_json.hpp"
#include "workbench/run/report_json.hpp"

namespace headroom {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr int kFormatVersion = 1;

json jsonFromTarget(const TuningTarget& target, const Variant& variant) {
  const BestConfiguration key = bestConfigurationKey(variant, target.device, target.size, target.parameters);
  json object{{"host", key.host},       {"device", key.device},
              {"driver", key.driver},   {"compute_units", target.device.computeUnits},
              {"variant", key.variant}, {"sha256", key.sha256}};
  addParameters(object, key.parameters);
  addSize(object, target.size);
  return object;
}

std::string firstLine(const json& target) {
  return jsonText({{"format_version", kFormatVersion}, {"target", target}});
}

fs::path fileOf(const fs::path& folder, const json& target, const Variant& variant) {
  constexpr std::size_t kDigits = 16;
  return folder /
         fmt::format("{}-{}{}", variant.id, toHex(sha256({jsonText(target)})).substr(0, kDigits), kJournalExtension);
}

Error refusal(const fs::path& file, const std::string& why) {
  return {Stage::ReportFile, fmt::format("The tuning journal {} {}. It was left as it is. Move it away to start again.",
                                         file.string(), why)};
}

/// Throws Error for a journal that a newer Headroom wrote. Other contents are accepted.
void requireNotNewer(const fs::path& file, const std::string& text) {
  const std::string first = text.substr(0, text.find('\n'));
  if (deepestNesting(first) > kDeepestJson) return;
  const json head = json::parse(first, nullptr, false);
  if (!head.is_object() || !head.contains("format_version") || !head.at("format_version").is_number_integer()) return;
  const auto format = head.at("format_version").get<std::int64_t>();
  if (format > kFormatVersion) {
    throw refusal(file, fmt::format("is of format {}, which a newer Headroom wrote; this one reads format {}", format,
                                    kFormatVersion));
  }
}

/// The results in the text, each configuration of the space once. Throws Error for a damaged line. A last line without
/// an end was truncated: its configuration is tried again.
std::vector<TuningResult> readResults(const fs::path& file, std::string_view text, const SearchSpace& space) {
  std::vector<TuningResult> results;
  std::set<std::uint64_t> numbers;
  std::size_t number = 0;
  while (text.find('\n') != std::string_view::npos) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(line.size() + 1);
    if (++number == 1) continue;
    try {
      TuningResult result = trialFromJson(parsedDocument(line));
      const auto place = space.numberOf(result.configuration);
      if (place && numbers.insert(*place).second) results.push_back(std::move(result));
    } catch (const std::exception& failure) {
      throw refusal(file, fmt::format("is damaged in line {}: {}", number, damageText(failure)));
    }
  }
  return results;
}

/// Returns an empty text if there is none.
std::string contentOf(const fs::path& file) {
  std::error_code ignored;
  return fs::exists(file, ignored) ? readFile(file, kLargestDocument) : std::string();
}

void makeFolder(const fs::path& folder) {
  std::error_code failure;
  fs::create_directories(folder, failure);
  if (failure) LineFile::fail(folder, failure.message());
}

}  // namespace

TuningJournal TuningJournal::begin(const fs::path& folder, const TuningTarget& target, const Variant& variant) {
  makeFolder(folder);
  const json key = jsonFromTarget(target, variant);
  const fs::path file = fileOf(folder, key, variant);
  if (isBeingWritten(file)) {
    throw Error(Stage::ReportFile,
                fmt::format("{} is being written by another tuning of the same. Wait for its end.", file.string()));
  }
  requireNotNewer(file, contentOf(file));
  std::error_code ignored;
  fs::remove(file, ignored);
  if (auto lines = LineFile::create(file, firstLine(key))) return TuningJournal(std::move(*lines));
  LineFile::fail(file, "another process began it just now");
}

TuningJournal TuningJournal::resume(const fs::path& folder, const TuningTarget& target, const Variant& variant,
                                    const SearchSpace& space, std::vector<TuningResult>& known) {
  const json key = jsonFromTarget(target, variant);
  const fs::path file = fileOf(folder, key, variant);
  const std::string text = contentOf(file);
  // A journal that ends within its first line is empty.
  if (text.find('\n') == std::string::npos && firstLine(key).starts_with(text)) return begin(folder, target, variant);
  requireNotNewer(file, text);
  if (!text.starts_with(firstLine(key) + '\n')) throw refusal(file, "is damaged in line 1");
  std::vector<TuningResult> results = readResults(file, text, space);
  TuningJournal journal(LineFile::reopen(file, text.size()));
  known = std::move(results);
  return journal;
}

void TuningJournal::append(const TuningResult& result) {
  appendAll(std::span(&result, 1));
}

void TuningJournal::appendAll(std::span<const TuningResult> results) {
  std::string lines;
  for (const TuningResult& result : results) {
    if (!lines.empty()) lines += '\n';
    lines += jsonText(jsonFromTrial(result));
  }
  lines_.append(lines);
}

}  // namespace headroom
