// The choice of a device, with its facts.
#pragma once

#include <QComboBox>
#include <QString>
#include <QWidget>
#include <optional>
#include <vector>

#include "headroom/values/device.hpp"

namespace headroom {

/// A device's facts as name and value, for people.
std::vector<std::pair<QString, QString>> deviceFacts(const DeviceDescription& device);

class DeviceBox : public QWidget {
  Q_OBJECT

 public:
  explicit DeviceBox(QWidget* parent = nullptr);

  /// Lists the devices and picks the one that `selector` names; throws NoDeviceError, with the default device picked,
  /// when none of them matches.
  void setDevices(std::vector<DeviceDescription> devices, const QString& selector);
  [[nodiscard]] const std::vector<DeviceDescription>& devices() const { return devices_; }
  [[nodiscard]] std::optional<DeviceDescription> current() const;
  void setEmptyText(const QString& text);

 Q_SIGNALS:
  void currentChanged();

 private:
  void showCurrent();

  QComboBox* combo_;
  std::vector<DeviceDescription> devices_;
};

}  // namespace headroom
