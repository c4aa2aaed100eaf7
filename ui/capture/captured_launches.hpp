// List of captured launches: the folder of each, and a button that opens it as a kernel.
#pragma once

#include <QListWidget>
#include <QToolButton>
#include <QWidget>
#include <filesystem>
#include <vector>

namespace headroom {

/// A captured launch, with or without a workload description.
struct CapturedLaunchItem {
  std::filesystem::path folder;
  std::filesystem::path description;  ///< description to open as a kernel; empty if there is none
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

 private:
  void open();
  void updateButton();

  QListWidget* list_;
  QToolButton* open_;
};

}  // namespace headroom
