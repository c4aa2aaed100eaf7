// The device that the whole window uses: found, chosen, removed.
#pragma once

#include <QObject>
#include <QString>
#include <optional>
#include <vector>

#include "bridge/bridge.hpp"
#include "controls/device_box.hpp"

namespace headroom {

class DeviceController : public QObject {
  Q_OBJECT

 public:
  /// Neither is owned; both outlive this object.
  DeviceController(Bridge* bridge, DeviceBox* box, QObject* parent = nullptr);

  /// Selects this device, by name or selector, once devices are known; one of a host when the host is reached, which
  /// hostWanted() asks for. If `isDemanded`, a missing device is an error.
  void want(const QString& device, bool isDemanded);
  /// Sets the known machines; their devices are among all().
  void setGroups(const std::vector<HostGroup>& groups);
  [[nodiscard]] const std::vector<HostGroup>& groups() const { return groups_; }
  /// Returns what selects the device at another start: its name, or its id if it is on a host.
  [[nodiscard]] static QString selectorOf(const DeviceDescription& device);
  /// Selects this device, by name or selector: now, or once devices are known. Returns false, and keeps the selection,
  /// if it is not among the known ones.
  bool use(const QString& device);
  /// Selects the device that a file names, like use(). One on a host only if the user has reached the host: a file
  /// starts no command. Returns why it did not, as a sentence; empty if it did.
  [[nodiscard]] QString useNamedInFile(const QString& device);
  [[nodiscard]] std::optional<DeviceDescription> current() const { return box_->current(); }
  [[nodiscard]] const std::vector<DeviceDescription>& all() const { return box_->devices(); }
  /// False while the wanted device's host is being reached, too.
  [[nodiscard]] bool areKnown() const { return areKnown_ && pending_.isEmpty(); }

 Q_SIGNALS:
  /// All devices found; changed() follows if another one is selected.
  void found(const std::vector<headroom::DeviceDescription>& devices);
  /// No value if there is no device; `whyNone` then says why, if known.
  void changed(const std::optional<headroom::DeviceDescription>& device, const QString& whyNone);
  /// The search has ended, with or without devices.
  void searched();
  void failed(const QString& sentence);
  void noted(const QString& sentence, headroom::NoteLevel level);
  void hostWanted(const QString& name);

 private:
  void take(const std::vector<DeviceDescription>& devices);
  /// Offers the devices of this machine and of the reached hosts.
  void offer();
  void choose(const std::vector<DeviceDescription>& devices);
  void tellNone(const QString& reason);
  [[nodiscard]] const HostGroup* groupOf(const QString& selector) const;
  /// Sets pending_ if the device is on a host that has not been reached.
  void await(const QString& device);

  DeviceBox* box_;
  std::vector<DeviceDescription> own_;  ///< of this machine
  std::vector<HostGroup> groups_;
  QString wanted_;
  QString pending_;  ///< selector of a device that is selected when its host is reached; empty: none
  bool isDemanded_ = false;
  bool areKnown_ = false;
};

}  // namespace headroom
