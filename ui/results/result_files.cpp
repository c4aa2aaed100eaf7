#include "results/result_files.hpp"

#include <filesystem>
#include <string>
#include <variant>

#include "headroom/report/report.hpp"
#include "headroom/run/run_document.hpp"
#include "headroom/system/error.hpp"

namespace headroom {

namespace {

using Content = std::variant<StoredRun, ImportedResults>;

/// Throws Error.
Content contentOf(const std::filesystem::path& file, ResultFiles::Wanted wanted) {
  if (wanted == ResultFiles::Wanted::OtherTool) return importFile(file);
  if (wanted == ResultFiles::Wanted::Run || file.extension() == kJournalExtension) return readRun(file);
  const std::string text = readFile(file, kLargestDocument);
  try {
    return StoredRun{runDocumentFromJson(text), {}, text.size()};
  } catch (const Error&) {
    return importResults(text, file.string());
  }
}

}  // namespace

void ResultFiles::read(const QString& file, Wanted wanted) {
  background_.run(
      file, [path = std::filesystem::path(file.toStdString()), wanted] { return contentOf(path, wanted); },
      [this, file](const Content& content) {
        if (const auto* run = std::get_if<StoredRun>(&content)) Q_EMIT runRead(file, *run);
        if (const auto* results = std::get_if<ImportedResults>(&content)) Q_EMIT otherToolRead(file, *results);
      },
      [this](const QString& sentence) { Q_EMIT failed(sentence); });
}

}  // namespace headroom
