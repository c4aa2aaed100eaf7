#include "report/locked_json_list.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <system_error>

#include "headroom/error.hpp"
#include "headroom/report.hpp"
#include "report/file_lock.hpp"
#include "report/json_members.hpp"

namespace headroom {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr int kFormatVersion = 1;

bool isMissing(const fs::path& file) {
  std::error_code failure;
  const bool exists = fs::exists(file, failure);
  return !exists && !failure;
}

}  // namespace

std::string JsonListFile::damageNote(const std::exception& failure) const {
  return fmt::format("{} are not all known: {} is damaged ({}). {} writes it anew.", names_.entries, file_.string(),
                     damageText(failure), names_.remedy);
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
  }
  return content;
}

void JsonListFile::change(const std::function<bool(std::vector<json>& entries)>& edit) const {
  if (file_.empty()) {
    throw Error(Stage::ReportFile,
                fmt::format("{} can't be kept: there is no home folder. Set HOME or XDG_DATA_HOME to an absolute path.",
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
  if (!edit(content.entries)) return;
  writeFile(
      file_,
      jsonText({{"format_version", kFormatVersion}, {names_.key, std::move(content.entries)}}, kFileIndent) + '\n');
}

}  // namespace headroom
