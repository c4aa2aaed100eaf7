#include "system/locked_json_list.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <system_error>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "system/file_lock.hpp"
#include "text/json.hpp"

namespace headroom {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr int kFormatVersion = 1;

constexpr int kMostDamaged = 9;

/// Returns FILE.damaged, or the first unused one of FILE.damaged-2 and so on; the last one is overwritten.
fs::path placeForDamaged(const fs::path& file) {
  std::error_code ignored;
  fs::path place = fs::path(file) += ".damaged";
  for (int i = 2; i <= kMostDamaged && fs::exists(place, ignored); ++i) {
    place = fs::path(file) += fmt::format(".damaged-{}", i);
  }
  return place;
}

bool isMissing(const fs::path& file) {
  std::error_code failure;
  const bool exists = fs::exists(file, failure);
  return !exists && !failure;
}

}  // namespace

std::string JsonListFile::damageNote(const std::exception& failure) const {
  return fmt::format(
      "{} are not all known: {} is damaged ({}). {} writes a new file and keeps the damaged one beside it.",
      names_.entries, file_.string(), damageText(failure), names_.remedy);
}

JsonListFile::Content JsonListFile::read() const {
  Content content;
  if (file_.empty() || isMissing(file_)) return content;
  try {
    const json document = parsedJson(readFile(file_, kLargestDocument));
    const int format = integerAt<int>(document, "format_version");
    if (format > kFormatVersion) {
      content.note = fmt::format(
          "{} are not known: {} is of format {}, which a newer Headroom wrote; this one reads format {}. Use that one, "
          "or move the file away.",
          names_.entries, file_.string(), format, kFormatVersion);
      content.mayBeReplaced = false;
      return content;
    }
    if (format != kFormatVersion) throw std::invalid_argument("of an unknown format");
    for (const json& object : document.at(names_.key)) content.entries.push_back(object);
  } catch (const Error& failure) {
    content.note = failure.what();
    content.mayBeReplaced = false;
  } catch (const std::exception& failure) {
    content.note = damageNote(failure);
    content.isDamaged = true;
  }
  return content;
}

void JsonListFile::keepDamaged() const {
  const fs::path place = placeForDamaged(file_);
  std::error_code failure;
  fs::copy_file(file_, place, fs::copy_options::overwrite_existing, failure);
  if (!failure) return;
  throw Error(Stage::ReportFile,
              fmt::format("{} is not kept: {} is damaged and could not be copied to {} ({}). Move it away.",
                          names_.entry, file_.string(), place.string(), failure.message()));
}

void JsonListFile::change(const Edit& edit) const {
  if (file_.empty()) {
    throw Error(
        Stage::ReportFile,
        fmt::format("{} cannot be kept: there is no home folder. Set HOME or XDG_DATA_HOME to an absolute path.",
                    names_.entry));
  }
  std::error_code failure;
  fs::create_directories(file_.parent_path(), failure);
  if (failure) {
    throw Error(Stage::ReportFile,
                fmt::format("The folder {} could not be made: {}. {} is not kept; set XDG_DATA_HOME to a place that "
                            "you may write to.",
                            file_.parent_path().string(), failure.message(), names_.entry));
  }
  const FileLock lock(fs::path(file_) += ".lock");
  Content content = read();
  if (!content.mayBeReplaced) {
    throw Error(Stage::ReportFile,
                fmt::format("{} is not kept, so as not to lose others. {}", names_.entry, content.note));
  }
  if (!edit(content.entries, content.isDamaged)) return;
  if (content.isDamaged) keepDamaged();
  writeFile(
      file_,
      jsonText({{"format_version", kFormatVersion}, {names_.key, std::move(content.entries)}}, kFileIndent) + '\n');
}

}  // namespace headroom
