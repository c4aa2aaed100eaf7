#include "models/settings_file.hpp"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QSettings>
#include <utility>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "models/ini_text.hpp"

namespace headroom {

namespace {

/// Another window holds the lock while it writes some kilobytes.
constexpr int kLockMs = 2000;

}  // namespace

SettingsFile::SettingsFile() : SettingsFile(nullptr) {}

SettingsFile::SettingsFile(std::unique_ptr<QSettings> file) : read_(std::move(file)) {
  soon_.setSingleShot(true);
  soon_.setInterval(kSoonMs);
  connect(&soon_, &QTimer::timeout, this, &SettingsFile::storeAndReport);
}

SettingsFile::~SettingsFile() {
  store();
}

QVariant SettingsFile::value(const QString& key, const QVariant& usual) const {
  const auto change = changes_.find(key);
  if (change != changes_.end()) return change->value_or(usual);
  return read_ ? read_->value(key, usual) : usual;
}

bool SettingsFile::contains(const QString& key) const {
  const auto change = changes_.find(key);
  if (change != changes_.end()) return change->has_value();
  return read_ && read_->contains(key);
}

void SettingsFile::setValue(const QString& key, const QVariant& value) {
  change(key, value);
}

void SettingsFile::remove(const QString& key) {
  change(key, std::nullopt);
}

void SettingsFile::change(const QString& key, std::optional<QVariant> value) {
  const bool isSame = value ? contains(key) && this->value(key) == *value : !contains(key);
  if (isSame) return;
  changes_[key] = std::move(value);
  if (read_ && !soon_.isActive()) soon_.start();
}

void SettingsFile::reportLoss(std::function<void(const QString& file)> report) {
  report_ = std::move(report);
  if (read_ && !read_->isWritable()) reportOnce();
}

void SettingsFile::reportOnce() {
  if (isReported_ || !report_) return;
  isReported_ = true;
  report_(path());
}

void SettingsFile::storeAndReport() {
  if (!store()) reportOnce();
}

bool SettingsFile::store() {
  soon_.stop();
  if (!read_ || changes_.isEmpty()) return true;
  try {
    write();
  } catch (const Error&) {
    return false;
  }
  changes_.clear();
  read_->sync();
  return true;
}

void SettingsFile::write() const {
  QDir().mkpath(QFileInfo(path()).path());
  QLockFile lock(path() + QStringLiteral(".lock"));
  lock.tryLock(kLockMs);  // if there is no room for it, the file is not written either
  const QSettings now(path(), QSettings::IniFormat);
  QMap<QString, QVariant> values;
  for (const QString& key : now.allKeys()) values[key] = now.value(key);
  for (auto change = changes_.begin(); change != changes_.end(); ++change) {
    if (change.value()) {
      values[change.key()] = *change.value();
    } else {
      values.remove(change.key());
    }
  }
  const QByteArray text = iniText(values);
  writeFile(path().toStdString(), {text.constData(), static_cast<std::size_t>(text.size())});
}

QString SettingsFile::path() const {
  return read_ ? read_->fileName() : QString();
}

}  // namespace headroom
