// Controls between the tabs and the view, as many as the view and the workload need: parameters, sizes, caches, tuned,
// transfers. Wraps in a narrow window.
#pragma once

#include <QCheckBox>
#include <QLabel>
#include <QWidget>
#include <utility>
#include <vector>

#include "controls/caches_box.hpp"
#include "controls/frame_bar.hpp"
#include "controls/parameter_control.hpp"
#include "headroom/values/workload.hpp"
#include "widgets/sizes_box.hpp"
#include "widgets/view.hpp"

namespace headroom {

class ControlBar : public QWidget {
  Q_OBJECT

 public:
  /// The frame is not owned and outlives this object.
  explicit ControlBar(FrameBar* frame, QWidget* parent = nullptr);

  /// Shows these controls, in the frame too, and hides all others.
  void setShown(Controls shown);

  /// Returns the chosen values of all workloads' parameters.
  [[nodiscard]] ParameterValues parameters() const;
  /// Sets the values that have controls.
  void setParameters(const ParameterValues& values);
  /// Shows this workload's parameters with their ranges, and no others; none for nullptr.
  void offerParametersOf(const Workload* workload);
  [[nodiscard]] SizesBox* sizes() const { return sizes_; }
  [[nodiscard]] CachesBox* caches() const { return caches_; }
  /// Whether variants run with their tuned configurations.
  [[nodiscard]] QCheckBox* tuned() const { return tuned_; }
  /// Whether end-to-end times are measured too: inputs written, kernels run, result read back.
  [[nodiscard]] QCheckBox* transfers() const { return transfers_; }

 Q_SIGNALS:
  void parametersChanged(const headroom::ParameterValues& values);

 private:
  void makeParameters();
  void showControls();
  void showSizesError();

  FrameBar* frame_;
  std::vector<std::pair<QWidget*, Control>> widgets_;  // without the parameters
  Controls shown_;
  std::vector<ParameterControl*> parameters_;  // one per name
  const Workload* offered_ = nullptr;          // workload whose parameters are shown
  SizesBox* sizes_ = nullptr;
  CachesBox* caches_ = nullptr;
  QCheckBox* tuned_ = nullptr;
  QCheckBox* transfers_ = nullptr;
  QLabel* sizesError_ = nullptr;
};

}  // namespace headroom
