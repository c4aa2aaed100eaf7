// The device that all of the window runs on: found, chosen, gone.
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

  /// Takes this one, by name or selector, once devices are known. Not to find it is a failure where it is demanded.
  void want(const QString& device, bool isDemanded);
  [[nodiscard]] std::optional<DeviceDescription> current() const { return box_->current(); }
  [[nodiscard]] const std::vector<DeviceDescription>& all() const { return box_->devices(); }
  [[nodiscard]] bool areKnown() const { return areKnown_; }

 Q_SIGNALS:
  /// All that there are; changed() follows where another one is chosen.
  void found(const std::vector<headroom::DeviceDescription>& devices);
  /// Nothing: there is none; `whyNone` says why, where that is known.
  void changed(const std::optional<headroom::DeviceDescription>& device, const QString& whyNone);
  /// The search is over, whatever was found.
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
