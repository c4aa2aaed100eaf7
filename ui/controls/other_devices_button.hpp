// Button beside the device box, with the other devices that runs measure on, too.
#pragma once

#include <QMenu>
#include <QString>
#include <QToolButton>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "headroom/values/device.hpp"
#include "models/host_group.hpp"

namespace headroom {

/// Its width does not depend on the choice.
class OtherDevicesButton : public QToolButton {
  Q_OBJECT

 public:
  /// What is on offer, and chosen.
  struct Offer {
    std::optional<DeviceDescription> first;  ///< device of the device box, which runs measure on in any case
    std::vector<DeviceDescription> all;
    std::vector<HostGroup> groups;
    std::set<std::string> chosen;  ///< ids
  };

  explicit OtherDevicesButton(QWidget* parent = nullptr);

  void setOffer(Offer offer);
  /// False while the view in front measures on one device only.
  void setUsed(bool used);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void deviceChosen(const QString& id, bool isChosen);
  /// The user wants the machine's devices.
  void hostAsked(const QString& name);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fill();
  void addMachine(const QString& host);
  void addDevice(const DeviceDescription& device);
  void addState(const HostGroup& group);
  void addText(const QString& text);
  void showChoice();
  /// In a window without room for the text, the number of other devices alone.
  void showText();
  [[nodiscard]] int widthWith(const QString& text) const;
  [[nodiscard]] bool isOfThisMachineOnly() const { return offer_.groups.empty(); }
  /// Returns why nothing can be chosen, as a sentence; empty if something can.
  [[nodiscard]] QString whyNot() const;
  [[nodiscard]] QString chosenNames() const;

  QMenu* menu_;
  Offer offer_;
  bool isUsed_ = true;
};

}  // namespace headroom
