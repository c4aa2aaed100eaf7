// Top of the window, in the same place whatever view or dock is shown: Run, Stop, device, Export; below them the tabs.
#pragma once

#include <QAction>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "controls/device_box.hpp"
#include "controls/other_devices_button.hpp"

namespace headroom {

/// A tool bar, because a main window lays its tool bars out around the docks: an opened dock takes no width from it.
class FrameBar : public QToolBar {
  Q_OBJECT

 public:
  struct Actions {
    QAction* run;
    QAction* stop;
    QAction* deviceDetails;
    QMenu* exportMenu;
  };

  explicit FrameBar(const Actions& actions, QWidget* parent = nullptr);

  /// Adds a row at the bottom. Takes ownership.
  void addRow(QWidget* row) { rows_->addWidget(row); }
  [[nodiscard]] DeviceBox* device() const { return device_; }
  [[nodiscard]] OtherDevicesButton* otherDevices() const { return otherDevices_; }
  /// Shows or hides Export, whose place stays empty.
  void setExportShown(bool shown) { export_->setVisible(shown); }

 private:
  QWidget* buildControls(const Actions& actions);

  QVBoxLayout* rows_ = nullptr;
  DeviceBox* device_ = nullptr;
  OtherDevicesButton* otherDevices_ = nullptr;
  QToolButton* export_ = nullptr;
};

}  // namespace headroom
