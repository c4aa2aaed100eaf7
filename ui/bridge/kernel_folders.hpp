// Watches the user's kernel folders and reads changed files again, but never while something is being timed.
#pragma once

#include <QObject>
#include <QTimer>
#include <filesystem>
#include <optional>
#include <vector>

#include "bridge/bridge.hpp"
#include "headroom/catalogue/kernel_watch.hpp"

namespace headroom {

class KernelFolders : public QObject {
  Q_OBJECT

 public:
  /// The bridge is not owned and outlives this object.
  explicit KernelFolders(Bridge* bridge, QObject* parent = nullptr);

  /// Reads these folders from now on: at once, or when the current measurement ends.
  void setFolders(std::vector<std::filesystem::path> folders);

 Q_SIGNALS:
  /// The kernels were read again.
  void read();

 private:
  void watch();
  void look();

  Bridge* bridge_;
  KernelWatch watch_;
  QTimer looks_;
  bool hasChanged_ = false;  ///< while something was being timed
  /// To be read when the current measurement ends.
  std::optional<std::vector<std::filesystem::path>> folders_;
};

}  // namespace headroom
