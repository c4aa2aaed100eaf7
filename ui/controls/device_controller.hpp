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

  /// Selects this device, by name or selector, once devices are known. If `isDemanded`, a missing device is an error.
  void want(const QString& device, bool isDemanded);
  /// Selects this device, by name or selector: now, or once devices are known. Returns false, and keeps the selection,
  /// if it is not among the known ones.
  bool use(const QString& device);
  [[nodiscard]] std::optional<DeviceDescription> current() const { return box_->current(); }
  [[nodiscard]] const std::vector<DeviceDescription>& all() const { return box_->devices(); }
  [[nodiscard]] bool areKnown() const { return areKnown_; }

 Q_SIGNALS:
  /// All devices found; changed() follows if another one is selected.
  void found(const std::vector<headroom::DeviceDescription>& devices);
  /// No value if there is no device; `whyNone` then says why, if known.
  void changed(const std::optional<headroom::DeviceDescription>& device, const QString& whyNone);
  /// The search has ended, with or without devices.
  void searched();
  void failed(const QString& sentence);
  void noted(const QString& sentence, headroom::NoteLevel level);

 private:
  void take(const std::vector<DeviceDescription>& devices);
  void choose(const std::vector<DeviceDescription>& devices);
  void tellNone(const QString& reason);

  DeviceBox* box_;
  QString wanted_;
  bool isDemanded_ = false;
  bool areKnown_ = false;
};

}  // namespace headroom
