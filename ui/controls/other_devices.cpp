#include "controls/other_devices.hpp"

#include <algorithm>
#include <utility>

#include "headroom/system/error.hpp"
#include "headroom/values/device_place.hpp"
#include "headroom/values/same_device.hpp"
#include "style/text.hpp"

namespace headroom {

OtherDevices::OtherDevices(DeviceController* device, OtherDevicesButton* button, QObject* parent)
    : QObject(parent), device_(device), button_(button) {
  connect(device_, &DeviceController::changed, this, &OtherDevices::follow);
  connect(button_, &OtherDevicesButton::deviceChosen, this, [this](const QString& id, bool isChosen) {
    const DeviceDescription* known = find(id);
    if (isChosen && known != nullptr) add(*known);
    if (!isChosen) remove(id.toStdString());
    show();
  });
  connect(button_, &OtherDevicesButton::hostAsked, this, &OtherDevices::hostWanted);
}

void OtherDevices::want(const QStringList& selectors, bool areDemanded) {
  awaited_ = selectors;
  areDemanded_ = areDemanded;
  for (const QString& selector : selectors) {
    const HostGroup* group = groupOf(selector);
    if (group != nullptr && group->state == HostGroup::State::Unreached) Q_EMIT hostWanted(group->name);
  }
}

QStringList OtherDevices::choose(const QStringList& selectors) {
  chosen_.clear();
  QStringList missing;
  QStringList awaited;
  for (const QString& selector : selectors) {
    const DeviceDescription* device = find(selector);
    if (device != nullptr) {
      add(*device);
    } else {
      (awaited_.contains(selector) ? awaited : missing) << selector;
    }
  }
  awaited_ = awaited;
  show();
  return missing;
}

QStringList OtherDevices::chooseNamedInFile(const QString& first, const QStringList& others) {
  QStringList notes;
  if (!first.isEmpty()) notes << device_->useNamedInFile(first);
  notes.removeAll(QString());
  const QStringList missing = choose(others);
  if (!missing.isEmpty()) {
    notes << tr("Runs go on without these devices: %1. They are not on this machine or on one that was reached.")
                 .arg(missing.join(QLatin1String(", ")));
  }
  return notes;
}

QString OtherDevices::selectorNow(const DeviceDescription& device) const {
  const bool hasItsId = std::ranges::any_of(
      known_, [&device](const DeviceDescription& each) { return each.id == device.id && each.name == device.name; });
  return hasItsId ? text(device.id) : DeviceController::selectorOf(device);
}

std::vector<DeviceDescription> OtherDevices::devices() const {
  const std::optional<DeviceDescription> first = device_->current();
  std::vector<DeviceDescription> others;
  for (const DeviceDescription& device : known_) {
    const bool isChosen =
        std::ranges::any_of(chosen_, [&device](const DeviceDescription& each) { return each.id == device.id; });
    if (isChosen && !(first && isSameDevice(*first, device))) others.push_back(device);
  }
  return others;
}

QStringList OtherDevices::selectors() const {
  QStringList all;
  const std::vector<DeviceDescription> others = devices();
  for (const DeviceDescription& device : others) all << selectorOf(device);
  return all + awaited_;
}

bool OtherDevices::isWaiting() const {
  return std::ranges::any_of(awaited_, [this](const QString& selector) {
    const HostGroup* group = groupOf(selector);
    return group != nullptr && group->state == HostGroup::State::Searching;
  });
}

void OtherDevices::follow() {
  keepKnown();
  takeAwaited();
  show();
}

void OtherDevices::keepKnown() {
  const std::vector<DeviceDescription> before = std::exchange(known_, device_->all());
  const std::vector<DeviceDescription> chosen = std::exchange(chosen_, {});
  for (const DeviceDescription& device : chosen) {
    const QString selector = text(device.id);
    if (const DeviceDescription* same = sameDevice(device, before, known_)) {
      add(*same);
    } else if (mayAppear(selector)) {
      awaited_ << selector;
    } else {
      tellMissing(text(placedId(hostInId(device.id), device.name)), false);
    }
  }
}

void OtherDevices::takeAwaited() {
  if (known_.empty()) return;
  for (const QString& selector : std::exchange(awaited_, {})) {
    if (const DeviceDescription* device = findAwaited(selector)) {
      add(*device);
    } else if (mayAppear(selector)) {
      awaited_ << selector;
    } else {
      tellMissing(selector, true);
    }
  }
}

void OtherDevices::add(const DeviceDescription& device) {
  const bool isKnown =
      std::ranges::any_of(chosen_, [&device](const DeviceDescription& each) { return isSameDevice(each, device); });
  if (!isKnown) chosen_.push_back(device);
}

void OtherDevices::remove(const std::string& id) {
  std::erase_if(chosen_, [&id](const DeviceDescription& device) { return device.id == id; });
}

void OtherDevices::show() {
  OtherDevicesButton::Offer offer{device_->current(), known_, device_->groups(), {}};
  const std::vector<DeviceDescription> others = devices();
  for (const DeviceDescription& device : others) offer.chosen.insert(device.id);
  button_->setOffer(std::move(offer));
  Q_EMIT changed();
}

const DeviceDescription* OtherDevices::find(const QString& selector) const {
  const std::string wanted = selector.toStdString();
  const auto matches = [this](const auto& isWanted) {
    const auto found = std::ranges::find_if(known_, isWanted);
    return found == known_.end() ? nullptr : &*found;
  };
  if (const auto* device = matches([&](const DeviceDescription& each) { return each.id == wanted; })) return device;
  const auto hasName = [&](const DeviceDescription& each) { return hostInId(each.id).empty() && each.name == wanted; };
  return matches(hasName);
}

const DeviceDescription* OtherDevices::findAwaited(const QString& selector) const {
  const DeviceDescription* device = find(selector);
  if (device != nullptr || !areDemanded_) return device;
  try {
    return &selectDevice(known_, selector.toStdString());
  } catch (const NoDeviceError&) {
    return nullptr;
  }
}

const HostGroup* OtherDevices::groupOf(const QString& selector) const {
  const QString host = text(hostInId(selector.toStdString()));
  const auto found =
      std::ranges::find_if(device_->groups(), [&host](const HostGroup& group) { return group.name == host; });
  return found == device_->groups().end() ? nullptr : &*found;
}

bool OtherDevices::mayAppear(const QString& selector) const {
  const HostGroup* group = groupOf(selector);
  return group != nullptr && group->state != HostGroup::State::Found;
}

QString OtherDevices::selectorOf(const DeviceDescription& device) const {
  const bool isOneOfSeveral = std::ranges::any_of(known_, [&device](const DeviceDescription& other) {
    return hostInId(other.id) == hostInId(device.id) && other.name == device.name && other.id != device.id;
  });
  return isOneOfSeveral ? text(device.id) : DeviceController::selectorOf(device);
}

void OtherDevices::tellMissing(const QString& name, bool isOfLastSession) {
  const QString sentence =
      isOfLastSession && !areDemanded_
          ? tr("Device %1 of the last session is no longer available. Runs go on without it.").arg(name)
          : tr("Device %1 is not available. Runs go on without it.").arg(name);
  const bool isFailure = !isOfLastSession || areDemanded_;
  QMetaObject::invokeMethod(
      this,
      [this, sentence, isFailure] {
        if (isFailure) {
          Q_EMIT failed(sentence);
        } else {
          Q_EMIT noted(sentence, NoteLevel::Warning);
        }
      },
      Qt::QueuedConnection);
}

}  // namespace headroom
