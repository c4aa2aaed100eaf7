#include "headroom/revisions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <iterator>
#include <utility>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "system/locked_json_list.hpp"
#include "system/user_folders.hpp"
#include "text/json.hpp"
#include "text/number_text.hpp"
#include "text/sha256.hpp"
#include "text/text_table.hpp"
#include "text/unified_diff.hpp"
#include "text/utc_time.hpp"
#include "values/row_json.hpp"
#include "workbench/revisions/revision_json.hpp"

namespace headroom {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

LockedJsonList<Revision> listIn(const fs::path& file) {
  return {file,
          {"revisions", "Revisions of a kernel", "The revision", "`headroom-cli watch`"},
          revisionFromJson,
          jsonFromRevision};
}

const std::string* textIn(const Revision& revision, const std::string& path) {
  const auto found =
      std::ranges::find_if(revision.files, [&path](const SourceFile& file) { return file.path == path; });
  return found == revision.files.end() ? nullptr : &found->text;
}

/// "12.3 GP/s"; empty without a time.
std::string speedText(const ResultRow& row) {
  const auto rate = gigapixelsPerSecond(row);
  return rate ? fmt::format("{} {}", significantText(*rate * countsPerItem(row), 3), rateUnit(row)) : std::string();
}

}  // namespace

json jsonFromRevision(const Revision& revision) {
  json files = json::array();
  for (const SourceFile& file : revision.files) files.push_back({{"path", file.path}, {"text", file.text}});
  return {{"number", revision.number},       {"variant", revision.variant}, {"measured_at", revision.measuredAt},
          {"files", std::move(files)},       {"source", revision.source},   {"description", revision.description},
          {"row", jsonFromRow(revision.row)}};
}

Revision revisionFromJson(const json& object) {
  Revision revision{integerAt<int>(object, "number"), textAt(object, "variant"),     textAt(object, "measured_at"), {},
                    textAt(object, "source"),         textAt(object, "description"), rowFromJson(object.at("row"))};
  for (const json& file : object.at("files")) revision.files.push_back({textAt(file, "path"), textAt(file, "text")});
  return revision;
}

fs::path revisionsFile(const Variant& variant) {
  const auto folder = dataFolder();
  if (!folder || variant.files.empty()) return {};
  std::string name = variant.id;
  std::ranges::replace(name, '/', '_');
  return *folder / "revisions" /
         fmt::format("{}-{}.json", name, toHex(sha256({variant.files.front().path})).substr(0, 8));
}

std::vector<Revision> revisionsIn(const fs::path& file, std::string* note) {
  return listIn(file).read(note);
}

int keepRevision(const fs::path& file, const Variant& variant, const ResultRow& row) {
  if (file.empty() || !isTimed(row)) return 0;
  Revision fresh{0,
                 variant.id,
                 utcText(std::chrono::system_clock::now()),
                 variant.files,
                 variant.source,
                 variant.description,
                 withoutSamples(row)};
  std::error_code ignored;
  fs::create_directories(file.parent_path(), ignored);
  listIn(file).change([&fresh](std::vector<Revision>& all) {
    const auto same = std::ranges::find_if(all, [&fresh](const Revision& kept) {
      return kept.source == fresh.source && kept.description == fresh.description;
    });
    fresh.number = same != all.end() ? same->number : all.empty() ? 1 : all.back().number + 1;
    if (same != all.end())
      *same = fresh;
    else
      all.push_back(fresh);
    if (all.size() > kMostRevisionsKept)
      all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(all.size() - kMostRevisionsKept));
    return true;
  });
  return fresh.number;
}

KeptRevision keepAndCompare(const Variant& variant, const ResultRow& row) {
  KeptRevision kept;
  const fs::path file = revisionsFile(variant);
  const std::vector<Revision> earlier = revisionsIn(file);
  try {
    kept.number = keepRevision(file, variant, row);
  } catch (const Error& error) {
    kept.note = error.what();
  }
  if (kept.number == 0) return kept;
  const auto before = std::ranges::find_if(earlier.rbegin(), earlier.rend(), [&](const Revision& each) {
    return each.number != kept.number && isValid(each.row);
  });
  if (before != earlier.rend()) kept.compared = comparedText(row, *before);
  return kept;
}

const Revision& findRevision(const std::vector<Revision>& revisions, int number) {
  for (const Revision& revision : revisions) {
    if (revision.number == number) return revision;
  }
  if (revisions.empty())
    throw UsageError("No revision of this kernel was kept. Measure it with `headroom-cli watch` first.");
  throw UsageError(fmt::format("There is no revision {}; there are those from {} to {}.", number,
                               revisions.front().number, revisions.back().number));
}

Variant variantOf(const Revision& revision) {
  const fs::path file = revision.files.empty() ? fs::path(revision.variant) : fs::path(revision.files.front().path);
  const std::size_t dot = revision.variant.find('.');
  Variant variant = parseVariant({.name = file.stem().string(),
                                  .text = revision.source,
                                  .origin = fmt::format("{}, revision {}", file.string(), revision.number),
                                  .description = revision.description,
                                  .workload = revision.variant.substr(0, dot),
                                  .folder = file.parent_path().string()});
  variant.files = revision.files;
  return variant;
}

std::string diffText(const Revision& before, const Revision& after) {
  std::string text;
  for (const SourceFile& file : after.files) {
    const std::string* const old = textIn(before, file.path);
    if (old == nullptr || *old != file.text)
      text += unifiedDiff(file.path, file.path, old == nullptr ? std::string() : *old, file.text);
  }
  for (const SourceFile& file : before.files) {
    if (textIn(after, file.path) == nullptr) text += unifiedDiff(file.path, file.path, file.text, {});
  }
  return text;
}

Revision revisionNow(const Variant& variant) {
  Revision now{0, variant.id, {}, {}, variant.source, variant.description, {}};
  for (const SourceFile& file : variant.files) {
    try {
      now.files.push_back({file.path, readFile(file.path)});
    } catch (const Error&) {
      continue;  // it was removed meanwhile; the built text is in `source`
    }
  }
  return now;
}

std::vector<std::string> restore(const Revision& revision) {
  std::vector<std::string> written;
  for (const SourceFile& file : revision.files) {
    std::error_code failure;
    const bool isThere = fs::is_regular_file(file.path, failure);
    if (isThere && readFile(file.path) == file.text) continue;
    writeFile(file.path, file.text);
    written.push_back(file.path);
  }
  return written;
}

std::string comparedText(const ResultRow& now, const Revision& before) {
  const ResultRow& then = before.row;
  if (!isValid(now) || !isValid(then) || now.deviceId != then.deviceId || now.size != then.size ||
      now.parameters != then.parameters)
    return {};
  const TimeRange fresh = withinRun(now);
  const TimeRange old = withinRun(then);
  // With too few samples for an interval only the medians are known.
  if (!std::isfinite(fresh.highMs) || !std::isfinite(old.highMs))
    return fmt::format("{} times the time of revision {}, by too few samples to be sure",
                       significantText(fresh.ms / old.ms, 2), before.number);
  if (fresh.lowMs <= old.highMs && old.lowMs <= fresh.highMs)
    return fmt::format("as fast as revision {}, by a brief measurement", before.number);
  if (fresh.ms < old.ms)
    return fmt::format("{} times as fast as revision {}", significantText(old.ms / fresh.ms, 3), before.number);
  return fmt::format("slower than revision {}: {} times its time", before.number,
                     significantText(fresh.ms / old.ms, 3));
}

std::string attemptText(const ResultRow& row) {
  if (!isTimed(row)) return fmt::format("{}: {}", toText(row.status), row.reason);
  std::vector<std::string> parts;
  if (!isValid(row)) parts.emplace_back(toText(row.status));
  const TimeRange time = withinRun(row);
  const double halfWidth = (time.highMs - time.lowMs) / 2 / time.ms;
  // A few samples have no interval.
  const std::string interval =
      std::isfinite(halfWidth) ? fmt::format(" +- {:.0f}%", std::ceil(100 * halfWidth - 1e-6)) : std::string();
  parts.push_back(fmt::format("{} ms{}", significantText(time.ms, 3), interval));
  if (std::string speed = speedText(row); !speed.empty()) parts.push_back(std::move(speed));
  if (const auto percent = percentOfCeiling(row))
    parts.push_back(fmt::format("{}% of its ceiling", plainText(*percent, 2)));
  if (const auto& error = row.ownError ? row.ownError : row.error; error && isValid(row))
    parts.push_back(fmt::format("largest error {}", significantText(error->maxAbs, 2)));
  if (hasMark(row, Mark::LaunchCost)) parts.emplace_back("mostly the cost of starting launches");
  if (hasMark(row, Mark::Unchecked)) parts.emplace_back("unchecked");
  const std::string text = fmt::format("{}", fmt::join(parts, ", "));
  return isValid(row) ? text : fmt::format("{}: {}", text, row.reason);
}

std::vector<Revision> lastTwo(const std::vector<Revision>& revisions) {
  std::vector<Revision> right;
  std::ranges::copy_if(revisions, std::back_inserter(right),
                       [](const Revision& revision) { return isValid(revision.row); });
  if (right.size() > 2) right.erase(right.begin(), right.end() - 2);
  return right;
}

std::string toTextTable(const std::vector<Revision>& revisions) {
  std::vector<TextColumn> columns{{"revision", true, {}}, {"measured", false, {}},
                                  {"size", false, {}},    {"ms", true, {}},
                                  {"speed", true, {}},    {"% of ceiling", true, {}},
                                  {"status", false, {}},  {"compared with the one before", false, {}}};
  const Revision* before = nullptr;
  for (const Revision& revision : revisions) {
    const ResultRow& row = revision.row;
    const auto percent = percentOfCeiling(row);
    const std::array cells{std::to_string(revision.number),
                           revision.measuredAt,
                           toText(row.size),
                           isTimed(row) ? significantText(row.medianMs, 4) : std::string(),
                           speedText(row),
                           percent ? fmt::format("{:.0f}", *percent) : std::string(),
                           std::string(toText(row.status)),
                           before == nullptr ? std::string() : comparedText(row, *before)};
    for (std::size_t i = 0; i < cells.size(); ++i) columns[i].cells.push_back(cells[i]);
    before = &revision;
  }
  return alignedTable(columns);
}

}  // namespace headroom
