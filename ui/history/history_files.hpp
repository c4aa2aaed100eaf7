// Reads the history's files off the GUI thread: a run can hold many thousand samples, a folder hundreds of runs.
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

/// Serves requests one after the other, and delivers their results on this object's thread.
class HistoryFiles : public QObject {
  Q_OBJECT

 public:
  /// `folder` is empty if no history is stored.
  explicit HistoryFiles(std::filesystem::path folder, QObject* parent = nullptr);

  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  /// Ends with listed() or listFailed().
  void list();
  /// Ends with use() or failed().
  void read(const std::filesystem::path& journal, const std::function<void(const StoredRun& run)>& use);
  /// Ends with saved(file) or failed(). `write` is called off the GUI thread, and may throw Error.
  void save(const std::filesystem::path& journal, const QString& file, const std::function<void()>& write);
  /// Replaces a run's label. Ends with tell() or failed(); tell() receives the former label.
  void label(const std::filesystem::path& journal, const RunLabel& label,
             const std::function<void(const RunLabel& before)>& tell);
  /// Moves a run to the trash. Ends with tell() or failed(). tell() receives the run, or no value if it could not be
  /// read.
  void remove(const std::filesystem::path& journal,
              const std::function<void(const std::optional<RunDocument>& run)>& tell);
  /// Moves a run back from the trash. Ends with tell() or failed().
  void restore(const std::filesystem::path& journal, const std::function<void()>& tell);
  /// Deletes the runs that earlier starts left in the trash.
  void emptyTrash();

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
