#include "controls/device_controller.hpp"

#include <algorithm>
#include <utility>

#include "headroom/system/error.hpp"
#include "headroom/values/device_place.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

DeviceController::DeviceController(Bridge* bridge, DeviceBox* box, QObject* parent) : QObject(parent), box_(box) {
  connect(bridge, &Bridge::devicesFound, this, &DeviceController::take);
  connect(bridge, &Bridge::deviceSearchFailed, this, &DeviceController::tellNone);
  connect(box_, &DeviceBox::currentChanged, this, [this] { Q_EMIT changed(current(), {}); });
  connect(box_, &DeviceBox::chosenByUser, this, [this] { pending_.clear(); });
}

QString DeviceController::selectorOf(const DeviceDescription& device) {
  return text(hostInId(device.id).empty() ? device.name : device.id);
}

void DeviceController::want(const QString& device, bool isDemanded) {
  wanted_ = device;
  isDemanded_ = isDemanded;
  await(device);
}

bool DeviceController::use(const QString& device) {
  if (!areKnown_) {
    want(device, false);
    return true;
  }
  const HostGroup* group = groupOf(device);
  if (group != nullptr && group->state != HostGroup::State::Found) {
    await(device);
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

QString DeviceController::useNamedInFile(const QString& device) {
  const HostGroup* group = groupOf(device);
  const bool isReached =
      group != nullptr && (group->state == HostGroup::State::Found || group->state == HostGroup::State::Searching);
  if (group != nullptr && !isReached) {
    return tr("Device %1 is on machine %2, which no file reaches. Choose %2 in the device box to use it. The selected "
              "device stays.")
        .arg(device, group->name);
  }
  if (use(device)) return {};
  return tr("Device %1 is not on this machine or on one that you added. The selected device stays.").arg(device);
}

const HostGroup* DeviceController::groupOf(const QString& selector) const {
  const QString host = text(hostInId(selector.toStdString()));
  const auto found =
      std::find_if(groups_.begin(), groups_.end(), [&host](const HostGroup& group) { return group.name == host; });
  return found == groups_.end() ? nullptr : &*found;
}

void DeviceController::await(const QString& device) {
  const HostGroup* group = groupOf(device);
  if (group == nullptr || group->state == HostGroup::State::Found) return;
  pending_ = device;
  Q_EMIT hostWanted(group->name);
}

void DeviceController::setGroups(const std::vector<HostGroup>& groups) {
  groups_ = groups;
  box_->setGroups(groups);
  const HostGroup* awaited = groupOf(pending_);
  const bool isEnded = !pending_.isEmpty() && (awaited == nullptr || awaited->state == HostGroup::State::Failed ||
                                               awaited->state == HostGroup::State::Found);
  const QString reached = isEnded ? std::exchange(pending_, {}) : QString();
  if (!areKnown_) return;
  offer();
  if (!isEnded) return;
  if (awaited != nullptr && awaited->state == HostGroup::State::Found && !use(reached))
    Q_EMIT failed(tr("%1 has no device %2. Another device was selected.").arg(awaited->name, reached));
  Q_EMIT searched();
}

void DeviceController::take(const std::vector<DeviceDescription>& devices) {
  areKnown_ = true;
  own_ = devices;
  offer();
  if (box_->devices().empty()) {
    tellNone(
        tr("No OpenCL device was found. %1 Then choose Run > Rescan devices.").arg(engineSentences(noDeviceAdvice())));
  }
  Q_EMIT searched();
}

void DeviceController::offer() {
  std::vector<DeviceDescription> devices = own_;
  for (const HostGroup& group : groups_) devices.insert(devices.end(), group.devices.begin(), group.devices.end());
  Q_EMIT found(devices);
  if (devices.empty()) {
    box_->setDevices({}, {});
  } else {
    choose(devices);
  }
}

void DeviceController::choose(const std::vector<DeviceDescription>& devices) {
  const std::optional<DeviceDescription> held = current();
  // A device of a host is selected when the host is reached.
  const QString wanted = pending_.isEmpty() || pending_ != wanted_ ? wanted_ : QString();
  // Ids are places in the drivers' order, which may have changed.
  const std::vector<DeviceDescription> before = box_->devices();
  const DeviceDescription* same = held ? sameDevice(*held, before, devices) : nullptr;
  if (held && same == nullptr) {
    box_->setDevices(devices, {});
    Q_EMIT failed(
        tr("Device %1 is no longer available. Another device was selected.").arg(QString::fromStdString(held->name)));
    return;
  }
  try {
    box_->setDevices(devices, same != nullptr ? QString::fromStdString(same->id) : wanted);
  } catch (const NoDeviceError& error) {
    if (isDemanded_) {
      Q_EMIT failed(text(error.what()));
    } else {
      Q_EMIT noted(
          tr("Device %1 of the last session is no longer available. Another device was selected.").arg(wanted_),
          NoteLevel::Warning);
    }
  }
}

void DeviceController::tellNone(const QString& reason) {
  const QString shown = engineSentences(reason.toStdString());
  box_->setEmptyText(tr("No device found"));
  Q_EMIT changed(current(), shown);
  Q_EMIT failed(shown);
}

}  // namespace headroom
