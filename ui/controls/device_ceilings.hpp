// Measured ceilings of a device, as the history has them, and commands that measure the others.
#pragma once

#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QWidget>
#include <filesystem>
#include <optional>

#include "bridge/background.hpp"
#include "bridge/bridge.hpp"
#include "headroom/roofline/measured_ceilings.hpp"

namespace headroom {

class DeviceCeilings : public QWidget {
  Q_OBJECT

 public:
  /// `bridge` is not owned. `historyFolder` is empty if no history is stored.
  DeviceCeilings(Bridge* bridge, std::filesystem::path historyFolder, QWidget* parent = nullptr);

  void setDevice(const std::optional<DeviceDescription>& device);

 Q_SIGNALS:
  /// The ceilings of the device are shown.
  void shown();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  struct Found {
    MeasuredCeilings measured;
    MissingCeilings missing;
  };

  /// Reads the history when that disturbs no measurement and somebody looks.
  void readIfSeen();
  void read();
  void take(const Found& found);
  void showRows();
  void showMissing();
  /// Returns the ceilings as a table with tabs between cells.
  [[nodiscard]] QString asTable() const;

  Bridge* bridge_;
  std::filesystem::path historyFolder_;
  std::optional<DeviceDescription> device_;
  bool isStale_ = true;
  int reading_ = 0;  ///< number of the latest request: results of earlier ones are dropped
  Found found_;
  QWidget* rows_ = nullptr;
  QLabel* summary_;
  QLabel* missing_;
  QPlainTextEdit* commands_;  ///< breaks long lists of variants, which a label would not
  QPushButton* copy_;
  QPushButton* copyCommands_;
  Background background_;
};

}  // namespace headroom
