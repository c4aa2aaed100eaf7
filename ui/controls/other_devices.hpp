// The devices beside the chosen one that runs measure on, too: offered, chosen, removed.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <vector>

#include "controls/device_controller.hpp"
#include "controls/other_devices_button.hpp"

namespace headroom {

class OtherDevices : public QObject {
  Q_OBJECT

 public:
  /// Neither is owned; both outlive this object.
  OtherDevices(DeviceController* device, OtherDevicesButton* button, QObject* parent = nullptr);

  /// Chooses these devices once they are known; those of a host when the host is reached, which hostWanted() asks for.
  /// If they are demanded, they are named as for selectDevice, and a missing one is an error.
  void want(const QStringList& selectors, bool areDemanded);
  /// Chooses exactly these devices among the known ones. Returns those that are missing, without those that are still
  /// awaited.
  QStringList choose(const QStringList& selectors);
  /// Selects the first device that a file names in the device box, if it names one, and chooses exactly the others. A
  /// file reaches no machine. Returns sentences on what does not exist here.
  QStringList chooseNamedInFile(const QString& first, const QStringList& others);
  /// Returns what selects the device of an earlier run now: its id may be another device's since.
  [[nodiscard]] QString selectorNow(const DeviceDescription& device) const;
  /// Returns the chosen devices, without the one of the device box, in the order of the list.
  [[nodiscard]] std::vector<DeviceDescription> devices() const;
  /// Returns what selects devices() at another start, and what is awaited.
  [[nodiscard]] QStringList selectors() const;
  /// True while the host of an awaited device is being reached.
  [[nodiscard]] bool isWaiting() const;

 Q_SIGNALS:
  void changed();
  void failed(const QString& sentence);
  void noted(const QString& sentence, headroom::NoteLevel level);
  void hostWanted(const QString& name);

 private:
  /// Takes over the known devices.
  void follow();
  /// Finds the chosen devices again, whose ids may have moved.
  void keepKnown();
  /// Chooses the awaited devices that are known now.
  void takeAwaited();
  void add(const DeviceDescription& device);
  void remove(const std::string& id);
  void show();
  /// Returns the device of that id or, on this machine, of that name; nullptr if it is not known.
  [[nodiscard]] const DeviceDescription* find(const QString& selector) const;
  [[nodiscard]] const DeviceDescription* findAwaited(const QString& selector) const;
  [[nodiscard]] const HostGroup* groupOf(const QString& selector) const;
  [[nodiscard]] bool mayAppear(const QString& selector) const;
  [[nodiscard]] QString selectorOf(const DeviceDescription& device) const;
  /// Emits after the notices about a change of the devices, which settles earlier ones.
  void tellMissing(const QString& name, bool isOfLastSession);

  DeviceController* device_;
  OtherDevicesButton* button_;
  std::vector<DeviceDescription> known_;
  std::vector<DeviceDescription> chosen_;  ///< one of them may be the device of the device box now
  QStringList awaited_;                    ///< selectors of devices that are not known yet
  bool areDemanded_ = false;
};

}  // namespace headroom
