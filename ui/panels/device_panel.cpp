#include "panels/device_panel.hpp"

#include <QLabel>

#include "panels/device_box.hpp"

namespace headroom {

namespace {

/// Wide enough for most names of devices on one line or two.
constexpr int kWidthInCharacters = 44;

}  // namespace

DevicePanel::DevicePanel(QWidget* parent) : QScrollArea(parent) {
  setFrameShape(NoFrame);
  setWidgetResizable(true);
  setDevice(std::nullopt);
}

QSize DevicePanel::sizeHint() const {
  return {kWidthInCharacters * fontMetrics().averageCharWidth(), QScrollArea::sizeHint().height()};
}

void DevicePanel::setDevice(const std::optional<DeviceDescription>& device) {
  auto* page = new QWidget(this);
  auto* form = new QFormLayout(page);
  form->setLabelAlignment(Qt::AlignLeading | Qt::AlignTop);
  if (!device) {
    auto* none = new QLabel(tr("No device is chosen."), page);
    form->addRow(none);
  } else {
    for (const auto& fact : deviceFacts(*device)) {
      auto* value = new QLabel(fact.second, page);
      value->setTextFormat(Qt::PlainText);
      value->setWordWrap(true);
      value->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
      form->addRow(fact.first, value);
    }
  }
  setWidget(page);  // the old page goes with it
}

}  // namespace headroom
