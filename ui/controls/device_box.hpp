// Box for the device, with the device's facts.
#pragma once

#include <QString>
#include <QWidget>
#include <optional>
#include <utility>
#include <vector>

#include "controls/device_combo.hpp"
#include "headroom/values/device.hpp"
#include "models/host_group.hpp"

namespace headroom {

/// Returns a device's facts as names and values, as shown to the user.
std::vector<std::pair<QString, QString>> deviceFacts(const DeviceDescription& device);

/// Returns the name of one of these devices: of a host's device with the host, because a closed box does not show its
/// group; of several with one name with their ids.
QString deviceLabel(const DeviceDescription& device, const std::vector<DeviceDescription>& all);

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
  /// Offers these machines, whose found devices setDevices() lists too, and to add one. Takes effect with the next
  /// setDevices().
  void setGroups(std::vector<HostGroup> groups);

 Q_SIGNALS:
  void currentChanged();
  /// The user chose the device, after currentChanged().
  void chosenByUser();
  /// The user wants the machine's devices.
  void hostAsked(const QString& name);
  void machineAsked();

 private:
  void fill();
  void addDevice(const DeviceDescription& device);
  void addGroup(const HostGroup& group);
  /// Adds an entry that cannot be chosen.
  void addText(const QString& text, bool isHeading);
  void addAction(const QString& text, const QString& toolTip, const QString& action);
  void followIndex(int index);
  void select(const std::string& id);
  void showCurrent();

  DeviceCombo* combo_;
  std::vector<DeviceDescription> devices_;
  std::optional<std::vector<HostGroup>> groups_;  ///< nothing: machines are not offered
  int chosen_ = -1;                               ///< the last entry that was a device
};

}  // namespace headroom
