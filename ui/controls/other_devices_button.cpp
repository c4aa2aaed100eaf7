#include "controls/other_devices_button.hpp"

#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>
#include <array>
#include <utility>

#include "controls/device_box.hpp"
#include "headroom/values/device_place.hpp"
#include "headroom/values/same_device.hpp"
#include "style/plain_text.hpp"

namespace headroom {

namespace {

/// Most devices that the button reserves space for.
constexpr int kMostDevices = 88;
/// Of a reason beside a machine; the whole reason is its tooltip.
constexpr int kReasonCharacters = 90;

QString countText(int devices) {
  if (devices == 0) return OtherDevicesButton::tr("Also on...");
  return devices == 1 ? OtherDevicesButton::tr("Also on 1 device")
                      : OtherDevicesButton::tr("Also on %n devices", nullptr, devices);
}

QString onlyText() {
  return OtherDevicesButton::tr("This device only");
}

/// Actions show what follows an ampersand as a key.
QString verbatim(QString text) {
  return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

/// A menu that stays open when one of its actions is triggered, so that several devices can be chosen.
class StayingMenu : public QMenu {
 public:
  using QMenu::QMenu;

 protected:
  void mouseReleaseEvent(QMouseEvent* event) override {
    QAction* action = actionAt(event->position().toPoint());
    if (action == nullptr || !trigger(action)) QMenu::mouseReleaseEvent(event);
  }

  void keyPressEvent(QKeyEvent* event) override {
    constexpr std::array kKeys{Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Select};
    const bool isKey = std::ranges::find(kKeys, event->key()) != kKeys.end();
    if (!isKey || activeAction() == nullptr || !trigger(activeAction())) QMenu::keyPressEvent(event);
  }

 private:
  static bool trigger(QAction* action) {
    if (!action->isEnabled() || action->isSeparator()) return false;
    action->trigger();
    return true;
  }
};

}  // namespace

OtherDevicesButton::OtherDevicesButton(QWidget* parent) : QToolButton(parent), menu_(new StayingMenu(this)) {
  setObjectName(QStringLiteral("otherDevices"));
  menu_->setObjectName(QStringLiteral("otherDevicesMenu"));
  menu_->setToolTipsVisible(true);
  menu_->setAccessibleName(tr("Other devices to measure on"));
  setMenu(menu_);
  setPopupMode(InstantPopup);
  setToolButtonStyle(Qt::ToolButtonTextOnly);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
  showChoice();
}

void OtherDevicesButton::setOffer(Offer offer) {
  offer_ = std::move(offer);
  showChoice();
  // One of its actions may be the cause.
  QMetaObject::invokeMethod(this, &OtherDevicesButton::fill, Qt::QueuedConnection);
}

void OtherDevicesButton::setUsed(bool used) {
  isUsed_ = used;
  showChoice();
}

void OtherDevicesButton::fill() {
  const QAction* active = menu_->activeAction();
  const QVariant place = active == nullptr ? QVariant() : active->data();
  menu_->clear();
  addMachine({});
  for (const HostGroup& group : offer_.groups) {
    addMachine(group.name);
    addState(group);
  }
  if (offer_.first) {
    menu_->addSeparator();
    addText(tr("The photo and the other views use the selected device only."));
  }
  for (QAction* action : menu_->actions()) {
    if (place.isValid() && action->data() == place) menu_->setActiveAction(action);
  }
}

void OtherDevicesButton::addMachine(const QString& host) {
  if (!isOfThisMachineOnly()) menu_->addSection(host.isEmpty() ? tr("This machine") : verbatim(host));
  for (const DeviceDescription& device : offer_.all) {
    if (hostInId(device.id) == host.toStdString()) addDevice(device);
  }
}

void OtherDevicesButton::addDevice(const DeviceDescription& device) {
  if (offer_.first && device.id == offer_.first->id) return;
  const QString id = QString::fromStdString(device.id);
  QString label = deviceLabel(device, offer_.all);
  const bool isChosen = offer_.chosen.contains(device.id);
  // Of a device under the names of two hosts, one can be chosen.
  const auto twin = std::ranges::find_if(offer_.all, [&](const DeviceDescription& other) {
    const bool isMeasured = (offer_.first && other.id == offer_.first->id) || offer_.chosen.contains(other.id);
    return isMeasured && other.id != device.id && isSameDevice(other, device);
  });
  const bool isTwin = !isChosen && twin != offer_.all.end();
  if (isTwin) label = tr("%1: the same device as %2").arg(label, deviceLabel(*twin, offer_.all));
  QAction* action = menu_->addAction(verbatim(label));
  action->setData(id);
  action->setCheckable(true);
  action->setChecked(isChosen);
  action->setEnabled(!isTwin);
  connect(action, &QAction::triggered, this, [this, id](bool chosen) { Q_EMIT deviceChosen(id, chosen); });
}

void OtherDevicesButton::addState(const HostGroup& group) {
  const QString host = group.name;
  const auto offer = [this, host](const QString& text) {
    QAction* action = menu_->addAction(verbatim(text));
    action->setData(QVariant(host + QLatin1Char('/')));
    connect(action, &QAction::triggered, this, [this, host] { Q_EMIT hostAsked(host); });
  };
  switch (group.state) {
    case HostGroup::State::Unreached:
      return offer(tr("Find devices of %1").arg(host));
    case HostGroup::State::Searching:
      return addText(tr("Connecting..."));
    case HostGroup::State::Failed:
      addText(group.problem);
      return offer(tr("Try %1 again").arg(host));
    case HostGroup::State::Found:
      break;
  }
}

void OtherDevicesButton::addText(const QString& text) {
  const int most = kReasonCharacters * fontMetrics().averageCharWidth();
  QAction* action = menu_->addAction(verbatim(fontMetrics().elidedText(text, Qt::ElideRight, most)));
  action->setToolTip(plainToolTip(text));
  action->setEnabled(false);
}

QString OtherDevicesButton::whyNot() const {
  if (!offer_.first) return tr("There is no device to run on.");
  if (!isUsed_) {
    return tr("This view uses %1 only. Runs of Photo, Throughput, Speed-up and Roofline can measure on several "
              "devices.")
        .arg(deviceLabel(*offer_.first, offer_.all));
  }
  if (offer_.all.size() > 1 || !offer_.groups.empty()) return {};
  return tr("There is one device. A second driver, or a machine from Run > Add machine..., would be another one.");
}

QString OtherDevicesButton::chosenNames() const {
  QStringList names;
  for (const DeviceDescription& device : offer_.all) {
    if (offer_.chosen.contains(device.id)) names << deviceLabel(device, offer_.all);
  }
  return names.join(QLatin1Char('\n'));
}

void OtherDevicesButton::showChoice() {
  const int devices = static_cast<int>(offer_.chosen.size());
  const QString reason = whyNot();
  setEnabled(reason.isEmpty());
  setAccessibleName(devices > 0 && !isUsed_ ? onlyText() : countText(devices));
  showText();
  const QString sentence =
      devices == 0 ? tr("Choose other devices that runs measure on, too. Each has its own ceilings.")
                   : tr("Runs measure on these devices, too, machines at the same time:\n%1").arg(chosenNames());
  setToolTip(plainToolTip(reason.isEmpty() ? sentence : reason));
}

void OtherDevicesButton::showText() {
  const std::size_t devices = isUsed_ ? offer_.chosen.size() : 0;
  const QString brief = devices == 0 ? QStringLiteral("+...") : QStringLiteral("+%1").arg(devices);
  setText(width() < widthWith(accessibleName()) ? brief : accessibleName());
}

int OtherDevicesButton::widthWith(const QString& text) const {
  // As QToolButton measures it, so that the width does not depend on the text that is shown.
  const auto widthOf = [this](const QString& shown) { return fontMetrics().size(Qt::TextShowMnemonic, shown).width(); };
  return QToolButton::sizeHint().width() + widthOf(text) - widthOf(this->text());
}

QSize OtherDevicesButton::sizeHint() const {
  int widest = 0;
  for (const QString& each : {countText(0), countText(1), countText(kMostDevices), onlyText()})
    widest = std::max(widest, widthWith(each));
  return {widest, QToolButton::sizeHint().height()};
}

QSize OtherDevicesButton::minimumSizeHint() const {
  return {widthWith(QStringLiteral("+%1").arg(kMostDevices)), QToolButton::sizeHint().height()};
}

void OtherDevicesButton::resizeEvent(QResizeEvent* event) {
  QToolButton::resizeEvent(event);
  showText();
}

}  // namespace headroom
