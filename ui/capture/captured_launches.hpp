// List of captured launches: the folder of each, and a button that opens one as a kernel, or several as one workload.
#pragma once

#include <QListWidget>
#include <QString>
#include <QStringList>
#include <QToolButton>
#include <QWidget>
#include <filesystem>
#include <string>
#include <vector>

namespace headroom {

/// A captured launch, with or without a workload description.
struct CapturedLaunchItem {
  std::filesystem::path folder;
  std::filesystem::path description;  ///< description to open as a kernel; empty if there is none
  std::string kernel;                 ///< name of its function; empty without a description
  QString text;                       ///< description of the launch, or why it cannot be run
};

class CapturedLaunches : public QWidget {
  Q_OBJECT

 public:
  explicit CapturedLaunches(QWidget* parent = nullptr);

  void setLaunches(const std::vector<CapturedLaunchItem>& launches);
  [[nodiscard]] int count() const { return list_->count(); }

 Q_SIGNALS:
  /// Emitted to open a description in the Kernel view.
  void openAsked(const QString& description);
  /// Emitted to open several launches of one kernel as one workload. `folders`: those of the captures.
  void mergeAsked(const QString& kernel, const QStringList& folders);

 private:
  /// Of the list's entries, those that are selected, in the list's order.
  [[nodiscard]] std::vector<const CapturedLaunchItem*> selected() const;
  /// Why the selected launches cannot be opened, as a sentence; empty if they can.
  [[nodiscard]] QString whyNotOpen() const;
  void open();
  void updateButton();

  std::vector<CapturedLaunchItem> items_;
  QListWidget* list_;
  QToolButton* open_;
};

}  // namespace headroom
