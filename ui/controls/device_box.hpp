// Box for the device, with the device's facts.
#pragma once

#include <QComboBox>
#include <QString>
#include <QWidget>
#include <optional>
#include <vector>

#include "headroom/values/device.hpp"

namespace headroom {

/// Returns a device's facts as names and values, as shown to the user.
std::vector<std::pair<QString, QString>> deviceFacts(const DeviceDescription& device);

class DeviceBox : public QWidget {
  Q_OBJECT

 public:
  explicit DeviceBox(QWidget* parent = nullptr);

  /// Lists the devices and selects the one that `selector` names. If none matches, selects the default device and
  /// throws NoDeviceError.
  void setDevices(std::vector<DeviceDescription> devices, const QString& selector);
  [[nodiscard]] const std::vector<DeviceDescription>& devices() const { return devices_; }
  [[nodiscard]] std::optional<DeviceDescription> current() const;
  void setEmptyText(const QString& text);
  /// Writes the devices' facts again, in the current units.
  void showFacts();

 Q_SIGNALS:
  void currentChanged();

 private:
  void showCurrent();

  QComboBox* combo_;
  std::vector<DeviceDescription> devices_;
};

}  // namespace headroom
