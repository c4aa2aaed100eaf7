// The row of controls at the top: Run, Stop, sigma, sizes, caches, export, device. It wraps when the window is narrow.
#pragma once

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QWidget>
#include <vector>

#include "panels/caches_box.hpp"
#include "panels/device_box.hpp"
#include "panels/sigma_control.hpp"
#include "panels/sizes_box.hpp"

namespace headroom {

class ControlBar : public QWidget {
  Q_OBJECT

 public:
  struct Actions {
    QAction* run;
    QAction* stop;
    QAction* deviceDetails;
    QMenu* exportMenu;
  };

  explicit ControlBar(const Actions& actions, QWidget* parent = nullptr);

  /// Run, sigma, sizes, caches and export belong to the sweep of what is ticked; where another view has its own, they
  /// would mislead.
  void setSweepControlsShown(bool shown);

  [[nodiscard]] SigmaControl* sigma() const { return sigma_; }
  [[nodiscard]] SizesBox* sizes() const { return sizes_; }
  [[nodiscard]] CachesBox* caches() const { return caches_; }
  [[nodiscard]] DeviceBox* device() const { return device_; }

 private:
  std::vector<QWidget*> ofSweeps_;
  SigmaControl* sigma_ = nullptr;
  SizesBox* sizes_ = nullptr;
  CachesBox* caches_ = nullptr;
  DeviceBox* device_ = nullptr;
  QLabel* sizesError_ = nullptr;
};

}  // namespace headroom
