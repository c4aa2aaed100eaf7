// The row of controls at the top: Run, Stop, sigma, sizes, export, device. It wraps when the window is narrow.
#pragma once

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QWidget>

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

  [[nodiscard]] SigmaControl* sigma() const { return sigma_; }
  [[nodiscard]] SizesBox* sizes() const { return sizes_; }
  [[nodiscard]] DeviceBox* device() const { return device_; }

 private:
  SigmaControl* sigma_ = nullptr;
  SizesBox* sizes_ = nullptr;
  DeviceBox* device_ = nullptr;
  QLabel* sizesError_ = nullptr;
};

}  // namespace headroom
