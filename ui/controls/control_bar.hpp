// Row of controls at the top: Run, Stop, parameters, sizes, caches, tuned, transfers, export, device. Wraps in a narrow
// window.
#pragma once

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QWidget>
#include <utility>
#include <vector>

#include "controls/caches_box.hpp"
#include "controls/device_box.hpp"
#include "controls/parameter_control.hpp"
#include "headroom/values/workload.hpp"
#include "widgets/sizes_box.hpp"
#include "widgets/view.hpp"

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

  /// Shows these controls; the device is always shown.
  void setShown(Controls shown);

  /// Returns the chosen values of all workloads' parameters.
  [[nodiscard]] ParameterValues parameters() const;
  /// Sets the values that have controls.
  void setParameters(const ParameterValues& values);
  /// Shows this workload's parameters with their ranges; if it has none, shows the default workload's, disabled.
  void offerParametersOf(const Workload& workload);
  [[nodiscard]] SizesBox* sizes() const { return sizes_; }
  [[nodiscard]] CachesBox* caches() const { return caches_; }
  /// Whether variants run with their tuned configurations.
  [[nodiscard]] QCheckBox* tuned() const { return tuned_; }
  /// Whether end-to-end times are measured too: inputs written, kernels run, result read back.
  [[nodiscard]] QCheckBox* transfers() const { return transfers_; }
  [[nodiscard]] DeviceBox* device() const { return device_; }

 Q_SIGNALS:
  void parametersChanged(const headroom::ParameterValues& values);

 private:
  void makeParameters();
  void showParameters();
  void showSizesError();

  std::vector<std::pair<QWidget*, Control>> widgets_;
  Controls shown_;
  std::vector<ParameterControl*> parameters_;  // one per name
  const Workload* offered_ = nullptr;          // workload whose parameters are shown
  SizesBox* sizes_ = nullptr;
  CachesBox* caches_ = nullptr;
  QCheckBox* tuned_ = nullptr;
  QCheckBox* transfers_ = nullptr;
  DeviceBox* device_ = nullptr;
  QLabel* sizesError_ = nullptr;
};

}  // namespace headroom
