// The row of controls at the top: Run, Stop, parameters, sizes, caches, tuned, transfers, export, device. It wraps when
// the window is narrow.
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

  /// Shows these, and the device's always.
  void setShown(Controls shown);

  /// The values that are chosen, of all workloads' parameters.
  [[nodiscard]] ParameterValues parameters() const;
  /// Those that it has controls for.
  void setParameters(const ParameterValues& values);
  /// Shows this workload's parameters with their ranges; where it has none, those of the usual workload, disabled.
  void offerParametersOf(const Workload& workload);
  [[nodiscard]] SizesBox* sizes() const { return sizes_; }
  [[nodiscard]] CachesBox* caches() const { return caches_; }
  /// Whether variants run with the configurations that tuning found.
  [[nodiscard]] QCheckBox* tuned() const { return tuned_; }
  /// Whether whole operations are timed too: inputs written, kernels, result read back.
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
  std::vector<ParameterControl*> parameters_;  // one for each name
  const Workload* offered_ = nullptr;          // whose parameters are shown
  SizesBox* sizes_ = nullptr;
  CachesBox* caches_ = nullptr;
  QCheckBox* tuned_ = nullptr;
  QCheckBox* transfers_ = nullptr;
  DeviceBox* device_ = nullptr;
  QLabel* sizesError_ = nullptr;
};

}  // namespace headroom
