// All facts of the chosen device, and its measured ceilings.
#pragma once

#include <QScrollArea>
#include <QVBoxLayout>
#include <filesystem>
#include <optional>

#include "bridge/bridge.hpp"
#include "controls/device_ceilings.hpp"
#include "headroom/values/device.hpp"

namespace headroom {

class DevicePanel : public QScrollArea {
  Q_OBJECT

 public:
  explicit DevicePanel(QWidget* parent = nullptr);

  /// Adds the ceilings that the history has. To be called once. The bridge is not owned.
  void addCeilings(Bridge* bridge, const std::filesystem::path& historyFolder);
  void setDevice(const std::optional<DeviceDescription>& device);
  [[nodiscard]] QSize sizeHint() const override;

 private:
  QVBoxLayout* layout_;
  QWidget* facts_ = nullptr;
  DeviceCeilings* ceilings_ = nullptr;
};

}  // namespace headroom
