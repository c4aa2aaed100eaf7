#include "history/history_files.hpp"

#include <QMetaObject>
#include <exception>
#include <memory>
#include <utility>

namespace headroom {

HistoryFiles::HistoryFiles(std::filesystem::path folder, QObject* parent)
    : QObject(parent), folder_(std::move(folder)) {
  pool_.setMaxThreadCount(1);
}

// What is queued to this object dies with it.
HistoryFiles::~HistoryFiles() {
  pool_.clear();
  pool_.waitForDone();
}

void HistoryFiles::list() {
  if (folder_.empty()) return;
  pool_.start([this] {
    const auto runs = std::make_shared<const std::vector<RunSummary>>(listRuns(folder_));
    QMetaObject::invokeMethod(
        this, [this, runs] { Q_EMIT listed(*runs); }, Qt::QueuedConnection);
  });
}

void HistoryFiles::read(const std::filesystem::path& journal, const std::function<void(const StoredRun& run)>& use) {
  pool_.start([this, journal, use] {
    try {
      const auto run = std::make_shared<const StoredRun>(readRun(journal));
      QMetaObject::invokeMethod(
          this, [use, run] { use(*run); }, Qt::QueuedConnection);
    } catch (const std::exception& error) {
      const QString sentence = QString::fromUtf8(error.what());
      QMetaObject::invokeMethod(
          this, [this, sentence] { Q_EMIT failed(sentence); }, Qt::QueuedConnection);
    }
  });
}

}  // namespace headroom
