#include "controls/device_panel.hpp"

#include <QFormLayout>
#include <QLabel>
#include <utility>
#include <vector>

#include "controls/device_box.hpp"
#include "headroom/analysis/noise_floors.hpp"
#include "style/engine_sentences.hpp"

namespace headroom {

namespace {

/// Wide enough to show most device names on one or two lines.
constexpr int kWidthInCharacters = 44;

QString floorText(const DeviceDescription& device) {
  std::string note;
  const std::optional<NoiseFloor> floor = knownNoiseFloor(device, &note);
  if (!floor) return note.empty() ? DevicePanel::tr("not measured yet (Tools menu)") : engineSentences(note);
  const QString day = QString::fromStdString(floor->measuredAt.substr(0, floor->measuredAt.find('T')));
  return QStringLiteral("%1, %2").arg(engineSentences(toText(*floor)), day);
}

}  // namespace

DevicePanel::DevicePanel(QWidget* parent) : QScrollArea(parent) {
  setAccessibleName(tr("Facts of the device"));
  setFrameShape(NoFrame);
  setWidgetResizable(true);
  auto* page = new QWidget(this);
  layout_ = new QVBoxLayout(page);
  layout_->setContentsMargins({});
  layout_->addStretch();
  setWidget(page);
  setDevice(std::nullopt);
}

void DevicePanel::addCeilings(Bridge* bridge, const std::filesystem::path& historyFolder) {
  ceilings_ = new DeviceCeilings(bridge, historyFolder, widget());
  ceilings_->hide();  // until there is a device
  layout_->insertWidget(layout_->count() - 1, ceilings_);
}

QSize DevicePanel::sizeHint() const {
  return {kWidthInCharacters * fontMetrics().averageCharWidth(), QScrollArea::sizeHint().height()};
}

void DevicePanel::setDevice(const std::optional<DeviceDescription>& device) {
  delete facts_;
  facts_ = new QWidget(widget());
  auto* form = new QFormLayout(facts_);
  if (!device) {
    form->addRow(new QLabel(tr("No device is chosen."), facts_));
  } else {
    std::vector<std::pair<QString, QString>> facts = deviceFacts(*device);
    facts.emplace_back(tr("A/A floor"), floorText(*device));
    for (const auto& fact : facts) {
      auto* value = new QLabel(fact.second, facts_);
      value->setTextFormat(Qt::PlainText);
      value->setWordWrap(true);
      value->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
      auto* name = new QLabel(fact.first, facts_);
      name->setAlignment(Qt::AlignLeading | Qt::AlignTop);  // beside the first of several lines
      form->addRow(name, value);
    }
  }
  layout_->insertWidget(0, facts_);
  if (ceilings_ == nullptr) return;
  ceilings_->setDevice(device);
  ceilings_->setVisible(device.has_value());
}

}  // namespace headroom
