// The history's files, read off the GUI thread: a run can hold many thousand samples, a folder hundreds of runs.
#pragma once

#include <QObject>
#include <QString>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include "bridge/background.hpp"
#include "headroom/history.hpp"

namespace headroom {

/// Requests are served one after the other; their ends are told on this object's thread.
class HistoryFiles : public QObject {
  Q_OBJECT

 public:
  /// `folder` is empty where no history is kept.
  explicit HistoryFiles(std::filesystem::path folder, QObject* parent = nullptr);

  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  /// -> listed(), or listFailed().
  void list();
  /// -> use(), or failed().
  void read(const std::filesystem::path& journal, const std::function<void(const StoredRun& run)>& use);
  /// -> saved(file), or failed(). `write` gets the run that was read, off the GUI thread, and may throw Error.
  void save(const std::filesystem::path& journal, const QString& file,
            const std::function<void(const StoredRun& run)>& write);
  /// -> tell() with the run that was removed for good, nothing where it could not be read any more; or failed().
  void remove(const std::filesystem::path& journal,
              const std::function<void(const std::optional<RunDocument>& run)>& tell);

 Q_SIGNALS:
  void listed(const std::vector<headroom::RunSummary>& runs);
  void saved(const QString& file);
  void listFailed(const QString& sentence);
  void failed(const QString& sentence);

 private:
  std::filesystem::path folder_;
  Background background_;
};

}  // namespace headroom
