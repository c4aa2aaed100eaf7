#include "controls/device_box.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <utility>

#include "headroom/system/error.hpp"
#include "style/display_units.hpp"

namespace headroom {

namespace {

QString fromView(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString bytesText(std::uint64_t bytes) {
  return bytesOnScreen(static_cast<double>(bytes));
}

QString label(const DeviceDescription& device) {
  return QStringLiteral("%1 (%2)").arg(QString::fromStdString(device.name), fromView(toText(device.type)));
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
      {DeviceBox::tr("Selector"), text(device.id)},
  };
}

DeviceBox::DeviceBox(QWidget* parent) : QWidget(parent), combo_(new QComboBox(this)) {
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

  connect(combo_, &QComboBox::currentIndexChanged, this, [this] {
    showCurrent();
    Q_EMIT currentChanged();
  });
}

void DeviceBox::setDevices(std::vector<DeviceDescription> devices, const QString& selector) {
  {
    const QSignalBlocker blocker(combo_);
    devices_ = std::move(devices);
    combo_->clear();
    for (const DeviceDescription& device : devices_) {
      combo_->addItem(label(device), QString::fromStdString(device.id));
      combo_->setItemData(combo_->count() - 1, factsTable(device), Qt::ToolTipRole);
    }
    if (!devices_.empty()) {
      combo_->setCurrentIndex(combo_->findData(QString::fromStdString(selectDevice(devices_, {}).id)));
    }
  }
  std::optional<NoDeviceError> failure;
  if (!selector.isEmpty()) {
    try {
      const DeviceDescription& chosen = selectDevice(devices_, selector.toStdString());
      const QSignalBlocker blocker(combo_);
      combo_->setCurrentIndex(combo_->findData(QString::fromStdString(chosen.id)));
    } catch (const NoDeviceError& error) {
      failure = error;
    }
  }
  showCurrent();
  Q_EMIT currentChanged();
  if (failure) throw NoDeviceError(*failure);
}

std::optional<DeviceDescription> DeviceBox::current() const {
  const int index = combo_->currentIndex();
  if (index < 0) return std::nullopt;
  return devices_[static_cast<std::size_t>(index)];
}

void DeviceBox::setEmptyText(const QString& text) {
  combo_->setPlaceholderText(text);
}

void DeviceBox::showFacts() {
  for (int index = 0; index < combo_->count(); ++index) {
    combo_->setItemData(index, factsTable(devices_[static_cast<std::size_t>(index)]), Qt::ToolTipRole);
  }
  showCurrent();
}

void DeviceBox::showCurrent() {
  const std::optional<DeviceDescription> device = current();
  combo_->setToolTip(device ? factsTable(*device) : combo_->placeholderText());
  combo_->setEnabled(!devices_.empty());
}

}  // namespace headroom
