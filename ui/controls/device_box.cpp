#include "controls/device_box.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <algorithm>
#include <utility>

#include "headroom/system/error.hpp"
#include "headroom/values/device_place.hpp"
#include "style/display_units.hpp"

namespace headroom {

namespace {

QString fromView(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString bytesText(std::uint64_t bytes) {
  return bytesOnScreen(static_cast<double>(bytes));
}

/// Action of the entry that adds a machine; of others it is a machine's name, which cannot be this.
constexpr const char* kAddAction = "+";

/// The default device of this machine; any if it has none.
const DeviceDescription& usualDevice(const std::vector<DeviceDescription>& devices) {
  const bool hasOwn = std::any_of(devices.begin(), devices.end(),
                                  [](const DeviceDescription& device) { return hostInId(device.id).empty(); });
  return hasOwn ? selectDevice(devices, {}) : devices.front();
}

QString factsTable(const DeviceDescription& device) {
  QString rows;
  for (const auto& fact : deviceFacts(device)) {
    rows += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>")
                .arg(fact.first.toHtmlEscaped(), fact.second.toHtmlEscaped());
  }
  return QStringLiteral("<table>%1</table>").arg(rows);
}

}  // namespace

QString deviceLabel(const DeviceDescription& device, const std::vector<DeviceDescription>& all) {
  const std::string name = placedId(hostInId(device.id), device.name);
  const bool isOneOfSeveral = std::any_of(all.begin(), all.end(), [&device](const DeviceDescription& other) {
    return other.name == device.name && other.id != device.id && hostInId(other.id) == hostInId(device.id);
  });
  const QString type = fromView(toText(device.type));
  return QStringLiteral("%1 (%2)").arg(
      QString::fromStdString(name),
      isOneOfSeveral ? QStringLiteral("%1, %2").arg(type, fromView(idOnHost(device.id))) : type);
}

std::vector<std::pair<QString, QString>> deviceFacts(const DeviceDescription& device) {
  const auto text = [](const std::string& value) { return QString::fromStdString(value); };
  const auto& items = device.maxWorkItemSizes;
  const double bandwidth = device.memoryGigabytesPerSecond;
  return {
      {DeviceBox::tr("Device"), text(device.name)},
      {DeviceBox::tr("Type"), fromView(toText(device.type))},
      {DeviceBox::tr("Vendor"), text(device.vendor)},
      {DeviceBox::tr("Platform"), text(device.platform)},
      {DeviceBox::tr("Driver"), text(device.driverVersion)},
      {DeviceBox::tr("OpenCL"), text(device.openclVersion)},
      {DeviceBox::tr("Compute units"), QString::number(device.computeUnits)},
      {DeviceBox::tr("Clock"), DeviceBox::tr("%1 MHz").arg(device.clockMHz)},
      {DeviceBox::tr("Memory"), bytesText(device.globalMemoryBytes)},
      {DeviceBox::tr("Largest buffer"), bytesText(device.maxAllocationBytes)},
      {DeviceBox::tr("Bandwidth"), bandwidth > 0 ? DeviceBox::tr("%1 GB/s by bus and clock").arg(bandwidth, 0, 'f', 0)
                                                 : DeviceBox::tr("not reported by the driver")},
      {DeviceBox::tr("Matrix unit"),
       device.hasMatrixUnit ? DeviceBox::tr("yes") : DeviceBox::tr("none usable from OpenCL C")},
      {DeviceBox::tr("Local memory"), bytesText(device.localMemoryBytes)},
      {DeviceBox::tr("Max work-group"),
       DeviceBox::tr("%1 (%2 x %3 x %4)").arg(device.maxWorkGroupSize).arg(items[0]).arg(items[1]).arg(items[2])},
      {DeviceBox::tr("Timer step"), DeviceBox::tr("%1 ns").arg(device.timerResolutionNs)},
      {DeviceBox::tr("Machine"), text(device.machine.name)},
      {DeviceBox::tr("Selector"), text(device.id)},
  };
}

DeviceBox::DeviceBox(QWidget* parent) : QWidget(parent), combo_(new DeviceCombo(this)) {
  auto* label = new QLabel(tr("&Device"), this);
  label->setBuddy(combo_);
  combo_->setObjectName(QStringLiteral("device"));
  combo_->setAccessibleName(tr("Device to measure"));
  combo_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  combo_->setMinimumContentsLength(18);
  setEmptyText(tr("Looking for devices..."));

  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(label);
  layout->addWidget(combo_, 1);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);

  connect(combo_, &QComboBox::currentIndexChanged, this, &DeviceBox::followIndex);
  connect(combo_, &QComboBox::activated, this, [this](int index) {
    if (!combo_->itemData(index, DeviceCombo::kDeviceRole).toString().isEmpty()) Q_EMIT chosenByUser();
  });
}

void DeviceBox::followIndex(int index) {
  const QString action = combo_->itemData(index, DeviceCombo::kActionRole).toString();
  if (action.isEmpty()) {
    chosen_ = index;
    showCurrent();
    Q_EMIT currentChanged();
    return;
  }
  const QSignalBlocker blocker(combo_);
  combo_->setCurrentIndex(chosen_);
  if (combo_->isByKey()) return;
  // After the list has closed, which a dialog would hold open.
  QMetaObject::invokeMethod(
      this,
      [this, action] {
        if (action == QLatin1String(kAddAction)) {
          Q_EMIT machineAsked();
        } else {
          Q_EMIT hostAsked(action);
        }
      },
      Qt::QueuedConnection);
}

void DeviceBox::setGroups(std::vector<HostGroup> groups) {
  groups_ = std::move(groups);
}

void DeviceBox::fill() {
  combo_->clear();
  if (groups_ && !groups_->empty()) addText(tr("This machine"), true);
  for (const DeviceDescription& device : devices_) {
    if (hostInId(device.id).empty()) addDevice(device);
  }
  if (!groups_) return;
  for (const HostGroup& group : *groups_) addGroup(group);
  combo_->insertSeparator(combo_->count());
  addAction(tr("Add machine..."), tr("Measure on a device of another machine, container or pod."),
            QLatin1String(kAddAction));
}

void DeviceBox::addDevice(const DeviceDescription& device) {
  combo_->addItem(deviceLabel(device, devices_), QString::fromStdString(device.id));
  combo_->setItemData(combo_->count() - 1, factsTable(device), Qt::ToolTipRole);
}

void DeviceBox::addGroup(const HostGroup& group) {
  addText(group.name, true);
  for (const DeviceDescription& device : devices_) {
    if (hostInId(device.id) == group.name.toStdString()) addDevice(device);
  }
  switch (group.state) {
    case HostGroup::State::Unreached:
      return addAction(tr("Find devices of %1").arg(group.name), tr("Connect to this machine and list its devices."),
                       group.name);
    case HostGroup::State::Searching:
      return addText(tr("Connecting..."), false);
    case HostGroup::State::Failed:
      return addAction(tr("Try %1 again").arg(group.name), group.problem, group.name);
    case HostGroup::State::Found:
      break;
  }
}

void DeviceBox::addText(const QString& text, bool isHeading) {
  combo_->addItem(text);
  const int row = combo_->count() - 1;
  if (isHeading) {
    QFont font = combo_->font();
    font.setBold(true);
    combo_->setItemData(row, font, Qt::FontRole);
  }
  // The model of every combo box that was given none.
  if (auto* model = qobject_cast<QStandardItemModel*>(combo_->model())) model->item(row)->setFlags(Qt::NoItemFlags);
}

void DeviceBox::addAction(const QString& text, const QString& toolTip, const QString& action) {
  combo_->addItem(text);
  combo_->setItemData(combo_->count() - 1, action, DeviceCombo::kActionRole);
  combo_->setItemData(combo_->count() - 1, toolTip.toHtmlEscaped(), Qt::ToolTipRole);
}

void DeviceBox::select(const std::string& id) {
  combo_->setCurrentIndex(combo_->findData(QString::fromStdString(id), DeviceCombo::kDeviceRole));
  chosen_ = combo_->currentIndex();
}

void DeviceBox::setDevices(std::vector<DeviceDescription> devices, const QString& selector) {
  {
    const QSignalBlocker blocker(combo_);
    devices_ = std::move(devices);
    fill();
    combo_->setCurrentIndex(-1);
    chosen_ = -1;
    if (!devices_.empty()) select(usualDevice(devices_).id);
  }
  std::optional<NoDeviceError> failure;
  if (!selector.isEmpty()) {
    try {
      const DeviceDescription& chosen = selectDevice(devices_, selector.toStdString());
      const QSignalBlocker blocker(combo_);
      select(chosen.id);
    } catch (const NoDeviceError& error) {
      failure = error;
    }
  }
  showCurrent();
  Q_EMIT currentChanged();
  if (failure) throw NoDeviceError(*failure);
}

std::optional<DeviceDescription> DeviceBox::current() const {
  const std::string id = combo_->currentData(DeviceCombo::kDeviceRole).toString().toStdString();
  const auto found = std::find_if(devices_.begin(), devices_.end(),
                                  [&id](const DeviceDescription& device) { return device.id == id; });
  return id.empty() || found == devices_.end() ? std::nullopt : std::optional(*found);
}

void DeviceBox::setEmptyText(const QString& text) {
  combo_->setPlaceholderText(text);
}

void DeviceBox::showFacts() {
  for (const DeviceDescription& device : devices_) {
    const int index = combo_->findData(QString::fromStdString(device.id), DeviceCombo::kDeviceRole);
    if (index >= 0) combo_->setItemData(index, factsTable(device), Qt::ToolTipRole);
  }
  showCurrent();
}

void DeviceBox::showCurrent() {
  const std::optional<DeviceDescription> device = current();
  combo_->setToolTip(device ? factsTable(*device) : combo_->placeholderText());
  combo_->setEnabled(combo_->count() > 0);
}

}  // namespace headroom
