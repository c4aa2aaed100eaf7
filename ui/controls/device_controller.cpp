#include "controls/device_controller.hpp"

#include "headroom/system/error.hpp"
#include "style/text.hpp"

namespace headroom {

DeviceController::DeviceController(Bridge* bridge, DeviceBox* box, QObject* parent) : QObject(parent), box_(box) {
  connect(bridge, &Bridge::devicesFound, this, &DeviceController::take);
  connect(bridge, &Bridge::deviceSearchFailed, this, &DeviceController::tellNone);
  connect(box_, &DeviceBox::currentChanged, this, [this] { Q_EMIT changed(current(), {}); });
}

void DeviceController::want(const QString& device, bool isDemanded) {
  wanted_ = device;
  isDemanded_ = isDemanded;
}

bool DeviceController::use(const QString& device) {
  if (!areKnown_) {
    want(device, false);
    return true;
  }
  try {
    const std::vector<DeviceDescription> devices = box_->devices();
    const std::string id = selectDevice(devices, device.toStdString()).id;
    const std::optional<DeviceDescription> held = current();
    if (!held || held->id != id) box_->setDevices(devices, text(id));
    return true;
  } catch (const NoDeviceError&) {
    return false;
  }
}

void DeviceController::take(const std::vector<DeviceDescription>& devices) {
  areKnown_ = true;
  Q_EMIT found(devices);
  if (devices.empty()) {
    box_->setDevices({}, {});
    tellNone(
        tr("No OpenCL device was found. Install a driver, for example the package pocl-opencl-icd for this "
           "computer's processor, then choose Run > Rescan devices."));
  } else {
    choose(devices);
  }
  Q_EMIT searched();
}

void DeviceController::choose(const std::vector<DeviceDescription>& devices) {
  const std::optional<DeviceDescription> held = current();
  try {
    box_->setDevices(devices, held ? QString::fromStdString(held->id) : wanted_);
  } catch (const NoDeviceError& error) {
    if (held) {
      Q_EMIT failed(
          tr("Device %1 is no longer available. Another device was selected.").arg(QString::fromStdString(held->name)));
    } else if (isDemanded_) {
      Q_EMIT failed(QString::fromStdString(error.what()));
    } else {
      Q_EMIT noted(
          tr("Device %1 of the last session is no longer available. Another device was selected.").arg(wanted_),
          NoteLevel::Warning);
    }
  }
}

void DeviceController::tellNone(const QString& reason) {
  box_->setEmptyText(tr("No device found"));
  Q_EMIT changed(current(), reason);
  Q_EMIT failed(reason);
}

}  // namespace headroom
