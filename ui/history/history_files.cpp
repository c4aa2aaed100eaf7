#include "history/history_files.hpp"

#include <utility>

#include "headroom/system/error.hpp"

namespace headroom {

HistoryFiles::HistoryFiles(std::filesystem::path folder, QObject* parent)
    : QObject(parent), folder_(std::move(folder)) {}

void HistoryFiles::list() {
  if (folder_.empty()) return;
  background_.run(
      QString::fromStdString(folder_.string()), [folder = folder_] { return listRuns(folder); },
      [this](const std::vector<RunSummary>& runs) { Q_EMIT listed(runs); },
      [this](const QString& sentence) { Q_EMIT listFailed(sentence); });
}

void HistoryFiles::read(const std::filesystem::path& journal, const std::function<void(const StoredRun& run)>& use) {
  background_.run(
      QString::fromStdString(journal.string()), [journal] { return readRun(journal); }, use,
      [this](const QString& sentence) { Q_EMIT failed(sentence); });
}

void HistoryFiles::save(const std::filesystem::path& journal, const QString& file, const std::function<void()>& write) {
  background_.run(
      QString::fromStdString(journal.string()),
      [file, write] {
        write();
        return file;
      },
      [this](const QString& written) { Q_EMIT saved(written); },
      [this](const QString& sentence) { Q_EMIT failed(sentence); });
}

void HistoryFiles::label(const std::filesystem::path& journal, const RunLabel& label,
                         const std::function<void(const RunLabel& before)>& tell) {
  background_.run(
      QString::fromStdString(journal.string()),
      [journal, label] {
        RunLabel before;
        changeLabel(journal, [&](RunLabel& held) { before = std::exchange(held, label); });
        return before;
      },
      tell, [this](const QString& sentence) { Q_EMIT failed(sentence); });
}

void HistoryFiles::remove(const std::filesystem::path& journal,
                          const std::function<void(const std::optional<RunDocument>& run)>& tell) {
  background_.run(
      QString::fromStdString(journal.string()),
      [journal] {
        std::optional<RunDocument> run;
        try {
          run = readRun(journal).document;
        } catch (const Error&) {
          run.reset();  // unreadable runs can be deleted, too
        }
        removeRun(journal);
        return run;
      },
      tell, [this](const QString& sentence) { Q_EMIT failed(sentence); });
}

void HistoryFiles::restore(const std::filesystem::path& journal, const std::function<void()>& tell) {
  background_.run(
      QString::fromStdString(journal.string()),
      [journal] {
        restoreRun(journal);
        return true;
      },
      [tell](bool /*restored*/) { tell(); }, [this](const QString& sentence) { Q_EMIT failed(sentence); });
}

void HistoryFiles::emptyTrash() {
  if (folder_.empty()) return;
  background_.run(
      QString::fromStdString(folder_.string()),
      [folder = folder_] {
        headroom::emptyTrash(folder);
        return true;
      },
      [](bool /*emptied*/) {}, [this](const QString& sentence) { Q_EMIT failed(sentence); });
}

}  // namespace headroom
