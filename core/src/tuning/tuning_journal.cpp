#include "tuning/tuning_journal.hpp"

#include <fmt/format.h>

#include <set>
#include <string_view>
#include <system_error>
#include <utility>

#include "headroom/best_configurations.hpp"
#include "headroom/error.hpp"
#include "headroom/history.hpp"
#include "headroom/report.hpp"
#include "report/json_members.hpp"
#include "text/sha256.hpp"

namespace headroom {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr int kFormatVersion = 1;

json jsonFromTarget(const TuningTarget& target, const Variant& variant) {
  const BestConfiguration key = bestConfigurationKey(variant, target.device, target.size, target.sigma);
  json object{{"host", key.host},       {"device", key.device}, {"driver", key.driver},
              {"variant", key.variant}, {"sha256", key.sha256}, {"sigma", jsonFromNumber(key.sigma)}};
  addSize(object, target.size);
  return object;
}

json jsonFromTimes(const TuningTimes& times) {
  return {{"search", jsonFromNumber(times.searchMs)},
          {"build", jsonFromNumber(times.buildMs)},
          {"timing", jsonFromNumber(times.timingMs)},
          {"checking", jsonFromNumber(times.checkingMs)},
          {"total", jsonFromNumber(times.totalMs)}};
}

TuningTimes timesFromJson(const json& object) {
  return {numberAt(object, "search"), numberAt(object, "build"), numberAt(object, "timing"),
          numberAt(object, "checking"), numberAt(object, "total")};
}

json jsonFromResult(const TuningResult& result) {
  return {{"configuration", json(result.configuration)},
          {"row", jsonFromRow(result.row)},
          {"times_ms", jsonFromTimes(result.times)},
          {"tried_at", result.triedAt}};
}

TuningResult resultFromJson(const json& object) {
  return {object.at("configuration").get<Configuration>(), rowFromJson(object.at("row")),
          timesFromJson(object.at("times_ms")), textAt(object, "tried_at")};
}

std::string firstLine(const json& target) {
  return jsonText({{"format_version", kFormatVersion}, {"target", target}});
}

fs::path fileOf(const fs::path& folder, const json& target, const Variant& variant) {
  constexpr std::size_t kDigits = 16;
  return folder /
         fmt::format("{}-{}{}", variant.id, toHex(sha256({jsonText(target)})).substr(0, kDigits), kJournalExtension);
}

/// The results in the file, each configuration of the space once.
std::vector<TuningResult> readResults(const fs::path& file, const SearchSpace& space) {
  const std::string text = readFile(file);
  std::vector<TuningResult> results;
  std::set<std::uint64_t> numbers;
  std::string_view rest = text;
  while (!rest.empty()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    try {
      TuningResult result = resultFromJson(json::parse(line));
      const auto number = space.numberOf(result.configuration);
      if (number && numbers.insert(*number).second) results.push_back(std::move(result));
    } catch (const std::exception&) {
      // The first line, or one that was torn: its configuration is tried again.
    }
  }
  return results;
}

bool beginsWithLine(const fs::path& file, const std::string& line) {
  const std::string text = readFile(file);
  return text.size() > line.size() && text.starts_with(line) && text[line.size()] == '\n';
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
  std::error_code ignored;
  fs::remove(file, ignored);
  if (auto lines = LineFile::create(file, firstLine(key))) return TuningJournal(std::move(*lines));
  LineFile::fail(file, "another process began it just now");
}

TuningJournal TuningJournal::resume(const fs::path& folder, const TuningTarget& target, const Variant& variant,
                                    const SearchSpace& space, std::vector<TuningResult>& known) {
  const json key = jsonFromTarget(target, variant);
  const fs::path file = fileOf(folder, key, variant);
  std::error_code ignored;
  if (!fs::exists(file, ignored) || !beginsWithLine(file, firstLine(key))) return begin(folder, target, variant);
  TuningJournal journal(LineFile::reopen(file));
  known = readResults(file, space);
  return journal;
}

void TuningJournal::append(const TuningResult& result) {
  lines_.append(jsonText(jsonFromResult(result)));
}

}  // namespace headroom
