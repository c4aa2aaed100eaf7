// The file of the window's settings. It is read as QSettings reads it, and replaced whole or not at all: QSettings
// writes with QSaveFile, which in Qt 6.4 replaces the file by the begin of the new one where a disk becomes full.
#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QVariant>
#include <functional>
#include <memory>
#include <optional>

class QSettings;

namespace headroom {

/// Changes are stored a moment after they were made, and with those of other windows.
class SettingsFile : public QObject {
  Q_OBJECT

 public:
  /// A slider that is dragged changes a setting many times.
  static constexpr int kSoonMs = 200;

  /// Changes are only held until the end of this object.
  SettingsFile();
  explicit SettingsFile(std::unique_ptr<QSettings> file);
  /// Stores what is not stored yet.
  ~SettingsFile() override;

  [[nodiscard]] QVariant value(const QString& key, const QVariant& usual = {}) const;
  [[nodiscard]] bool contains(const QString& key) const;
  void setValue(const QString& key, const QVariant& value);
  void remove(const QString& key);

  /// Calls `report` with the file's path if it cannot be written, now or when changes are stored. Reports once.
  void reportLoss(std::function<void(const QString& file)> report);
  /// Stores all changes. Returns false if that fails, without a report: the changes are held, and tried again with the
  /// next one.
  bool store();
  /// Whether a loss was reported.
  [[nodiscard]] bool isReported() const { return isReported_; }
  void setReported() { isReported_ = true; }
  /// Empty if nothing is stored.
  [[nodiscard]] QString path() const;

 private:
  void change(const QString& key, std::optional<QVariant> value);
  void storeAndReport();
  /// Throws Error.
  void write() const;
  void reportOnce();

  std::unique_ptr<QSettings> read_;                  ///< never changed, so it writes nothing
  QHash<QString, std::optional<QVariant>> changes_;  ///< not stored yet; no value: removed
  QTimer soon_;
  std::function<void(const QString& file)> report_;
  bool isReported_ = false;
};

}  // namespace headroom
