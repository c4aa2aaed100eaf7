// The list of captured launches: the folder of each, and a button that opens it as a kernel.
#pragma once

#include <QListWidget>
#include <QToolButton>
#include <QWidget>
#include <filesystem>
#include <vector>

namespace headroom {

/// A captured launch, described as a workload or not.
struct CapturedLaunchItem {
  std::filesystem::path folder;
  std::filesystem::path description;  ///< that can be opened as a kernel; empty where there is none
  QString text;                       ///< what it is, or why it can't be run
};

class CapturedLaunches : public QWidget {
  Q_OBJECT

 public:
  explicit CapturedLaunches(QWidget* parent = nullptr);

  void setLaunches(const std::vector<CapturedLaunchItem>& launches);
  [[nodiscard]] int count() const { return list_->count(); }

 Q_SIGNALS:
  /// A description is to be opened in the Kernel view.
  void openAsked(const QString& description);

 private:
  void open();
  void updateButton();

  QListWidget* list_;
  QToolButton* open_;
};

}  // namespace headroom
