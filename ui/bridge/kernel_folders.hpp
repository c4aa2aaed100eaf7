// Watches the folders of the user's kernels: what is saved there is read again while nothing is timed.
#pragma once

#include <QObject>
#include <QTimer>
#include <optional>

#include "bridge/bridge.hpp"
#include "headroom/catalogue/kernel_watch.hpp"

namespace headroom {

class KernelFolders : public QObject {
  Q_OBJECT

 public:
  /// The bridge is not owned and outlives this object.
  explicit KernelFolders(Bridge* bridge, QObject* parent = nullptr);

 Q_SIGNALS:
  /// The kernels were read again.
  void read();

 private:
  void look();

  Bridge* bridge_;
  KernelWatch watch_;
  QTimer looks_;
  bool hasChanged_ = false;  ///< while something was timed
};

}  // namespace headroom
