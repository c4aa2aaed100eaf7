// All facts of the chosen device.
#pragma once

#include <QFormLayout>
#include <QScrollArea>
#include <optional>

#include "headroom/values/device.hpp"

namespace headroom {

class DevicePanel : public QScrollArea {
  Q_OBJECT

 public:
  explicit DevicePanel(QWidget* parent = nullptr);

  void setDevice(const std::optional<DeviceDescription>& device);
  [[nodiscard]] QSize sizeHint() const override;
};

}  // namespace headroom
