#include "models/settings.hpp"

#include <QDir>
#include <QSettings>
#include <array>
#include <cmath>

#include "headroom/run/tuning_plan.hpp"
#include "headroom/system/error.hpp"

namespace headroom {

namespace {

constexpr int kRecentFiles = 10;
/// The name of an allowance, or the id of a variant, which has a dot.
constexpr const char* kBlurWith = "photo/blurWith";

/// Versions before 0.2 stored default ticks and sizes like chosen ones, under "ticked" and "sizes", so the names here
/// differ.
QString ticksKey(const QString& workload) {
  return QStringLiteral("chosenVariants/") + workload;
}
QString sizesKey(const QString& form) {
  return QStringLiteral("chosenSizes/") + (form == QLatin1String("pixels") ? QStringLiteral("images") : form);
}
/// Before version 0.2, only matrix products had such sizes, under a key of their own.
const QString kProductForm = QStringLiteral("M x N x K");
const QString kMatrixSizes = QStringLiteral("chosenSizes/matrices");

/// Key under which earlier versions stored the index of the open tab, from 0, and the ids of those views.
constexpr const char* kFormerTab = "window/tab";
constexpr std::array kFormerViews{"photo", "throughput", "speedup", "guide", "tune", "split"};

/// Sigma was once the only parameter.
QString parameterKey(const QString& name) {
  return name == QLatin1String("sigma") ? name : QStringLiteral("parameters/") + name;
}

constexpr QLatin1StringView kOtherDevicesKey("otherDevices");
constexpr QLatin1StringView kTimeBudgetKey("measuring/timeBudgetSeconds");
constexpr QLatin1StringView kRoundsKey("measuring/rounds");
constexpr QLatin1StringView kNoiseGoalKey("measuring/noiseGoal");
constexpr QLatin1StringView kBuildsKey("tuning/buildsAtOnce");
/// Stored if there is no noise goal.
constexpr double kNoNoiseGoal = -1;

QString recentKey(Settings::Recent kind) {
  return kind == Settings::Recent::Photos ? QStringLiteral("recentFiles") : QStringLiteral("recentSessions");
}

QString transfersKey(const QString& workload) {
  return QStringLiteral("transfers/") + workload;
}

}  // namespace

Settings::Settings(Keep keep)
    : settings_(keep == Keep::ForThisRun ? std::make_unique<SettingsFile>()
                                         : std::make_unique<SettingsFile>(std::make_unique<QSettings>(
                                               QSettings::IniFormat, QSettings::UserScope, QStringLiteral("headroom"),
                                               QStringLiteral("headroom")))) {}

Settings::~Settings() = default;

QByteArray Settings::geometry() const {
  return settings_->value(QStringLiteral("window/geometry")).toByteArray();
}
void Settings::setGeometry(const QByteArray& geometry) {
  settings_->setValue(QStringLiteral("window/geometry"), geometry);
}

QByteArray Settings::layout(const QString& part) const {
  return settings_->value(QStringLiteral("window/") + part).toByteArray();
}
void Settings::setLayout(const QString& part, const QByteArray& state) {
  settings_->setValue(QStringLiteral("window/") + part, state);
}

QString Settings::device() const {
  return settings_->value(QStringLiteral("device")).toString();
}
void Settings::setDevice(const QString& name) {
  settings_->setValue(QStringLiteral("device"), name);
}

QStringList Settings::otherDevices() const {
  return settings_->value(kOtherDevicesKey).toStringList();
}
void Settings::setOtherDevices(const QStringList& selectors) {
  if (selectors.isEmpty()) return settings_->remove(kOtherDevicesKey);
  settings_->setValue(kOtherDevicesKey, selectors);
}

std::optional<double> Settings::parameter(const QString& name) const {
  bool isNumber = false;
  const double value = settings_->value(parameterKey(name)).toDouble(&isNumber);
  return isNumber ? std::optional(value) : std::nullopt;
}
void Settings::setParameter(const QString& name, double value) {
  settings_->setValue(parameterKey(name), value);
}

// Returns a list, because the comma-separated text survives the INI format whoever wrote it.
QString Settings::listed(const QString& key) const {
  return settings_->value(key).toStringList().join(QStringLiteral(", "));
}
void Settings::setListed(const QString& key, const QString& text) {
  if (text.isEmpty()) return settings_->remove(key);
  settings_->setValue(key, QStringList{text});
}

QString Settings::sizes(const QString& form) const {
  const QString held = listed(sizesKey(form));
  return held.isEmpty() && form == kProductForm ? listed(kMatrixSizes) : held;
}
void Settings::setSizes(const QString& form, const QString& sizes) {
  if (form == kProductForm) setListed(kMatrixSizes, QString());
  setListed(sizesKey(form), sizes);
}

Caches Settings::caches() const {
  const std::string held = settings_->value(QStringLiteral("caches")).toString().toStdString();
  return held == toText(Caches::Cold) ? Caches::Cold : Caches::Warm;
}
void Settings::setCaches(Caches caches) {
  const std::string_view name = toText(caches);
  settings_->setValue(QStringLiteral("caches"), QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
}

std::optional<Allowance> Settings::best() const {
  const QString held = settings_->value(QLatin1String(kBlurWith)).toString();
  try {
    return allowanceFromText(held.toStdString());
  } catch (const UsageError&) {  // the id of a variant, no value, or a value of another version
    return blurVariant().isEmpty() ? std::optional(Allowance::VisuallyExact) : std::nullopt;
  }
}
void Settings::setBest(Allowance best) {
  const std::string_view name = toText(best);
  settings_->setValue(QLatin1String(kBlurWith), QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
}

QString Settings::blurVariant() const {
  const QString held = settings_->value(QLatin1String(kBlurWith)).toString();
  return held.contains(QLatin1Char('.')) ? held : QString();
}
void Settings::setBlurVariant(const QString& id) {
  settings_->setValue(QLatin1String(kBlurWith), id);
}

QString Settings::workload() const {
  return settings_->value(QStringLiteral("workload")).toString();
}
void Settings::setWorkload(const QString& id) {
  settings_->setValue(QStringLiteral("workload"), id);
}

std::optional<QStringList> Settings::tickedVariants(const QString& workload) const {
  if (!settings_->contains(ticksKey(workload))) return std::nullopt;
  return settings_->value(ticksKey(workload)).toStringList();
}
void Settings::setTickedVariants(const QString& workload, const std::optional<QStringList>& ids) {
  if (!ids) return settings_->remove(ticksKey(workload));
  settings_->setValue(ticksKey(workload), *ids);
}

std::optional<bool> Settings::transfers(const QString& workload) const {
  if (!settings_->contains(transfersKey(workload))) return std::nullopt;
  return settings_->value(transfersKey(workload)).toBool();
}
void Settings::setTransfers(const QString& workload, bool timed) {
  settings_->setValue(transfersKey(workload), timed);
}

QString Settings::choice(const QString& key) const {
  return settings_->value(key).toString();
}
void Settings::setChoice(const QString& key, const QString& value) {
  settings_->setValue(key, value);
}

bool Settings::isTuned() const {
  return settings_->value(QStringLiteral("tuned"), false).toBool();
}
void Settings::setTuned(bool tuned) {
  settings_->setValue(QStringLiteral("tuned"), tuned);
}

QString Settings::view() const {
  const QString held = settings_->value(QStringLiteral("window/view")).toString();
  if (!held.isEmpty()) return held;
  const int place = settings_->value(QLatin1String(kFormerTab), -1).toInt();
  const bool isKnown = place >= 0 && place < static_cast<int>(kFormerViews.size());
  return isKnown ? QString::fromLatin1(kFormerViews[static_cast<std::size_t>(place)]) : QString();
}
void Settings::setView(const QString& id) {
  settings_->setValue(QStringLiteral("window/view"), id);
  settings_->remove(QLatin1String(kFormerTab));
}

int Settings::resultTab() const {
  return settings_->value(QStringLiteral("window/resultTab"), 0).toInt();
}
void Settings::setResultTab(int tab) {
  settings_->setValue(QStringLiteral("window/resultTab"), tab);
}

QStringList Settings::shownColumns() const {
  return settings_->value(QStringLiteral("results/shownColumns")).toStringList();
}
QStringList Settings::hiddenColumns() const {
  return settings_->value(QStringLiteral("results/hiddenColumns")).toStringList();
}
void Settings::setColumns(const QStringList& shown, const QStringList& hidden) {
  settings_->setValue(QStringLiteral("results/shownColumns"), shown);
  settings_->setValue(QStringLiteral("results/hiddenColumns"), hidden);
}

bool Settings::areCeilingsShown() const {
  return settings_->value(QStringLiteral("results/ceilings"), false).toBool();
}
void Settings::setCeilingsShown(bool shown) {
  settings_->setValue(QStringLiteral("results/ceilings"), shown);
}

bool Settings::isAdviceOpen() const {
  return settings_->value(QStringLiteral("window/advice"), false).toBool();
}
void Settings::setAdviceOpen(bool open) {
  settings_->setValue(QStringLiteral("window/advice"), open);
}

bool Settings::isVerdictUnfolded() const {
  return settings_->value(QStringLiteral("window/verdictDetails"), false).toBool();
}
void Settings::setVerdictUnfolded(bool unfolded) {
  settings_->setValue(QStringLiteral("window/verdictDetails"), unfolded);
}

std::optional<double> Settings::number(const QString& key, double least, double most) const {
  bool isNumber = false;
  const double value = settings_->value(key).toDouble(&isNumber);
  // Rejects NaN, too.
  return isNumber && value >= least && value <= most ? std::optional(value) : std::nullopt;
}
void Settings::setNumber(const QString& key, double value, double usual) {
  if (value == usual) return settings_->remove(key);
  settings_->setValue(key, value);
}

Sampling Settings::sampling() const {
  Sampling sampling;
  sampling.timeBudgetSeconds = number(kTimeBudgetKey, kShortestTimeBudgetSeconds, kLongestTimeBudgetSeconds)
                                   .value_or(sampling.timeBudgetSeconds);
  const double rounds = number(kRoundsKey, 1, kMostChosenRounds).value_or(sampling.rounds);
  if (rounds == std::floor(rounds)) sampling.rounds = static_cast<int>(rounds);
  sampling.noiseGoal = number(kNoiseGoalKey, kNoNoiseGoal, kNoNoiseGoal)
                           .value_or(number(kNoiseGoalKey, kFinestNoiseGoal, 1).value_or(sampling.noiseGoal));
  return sampling;
}
void Settings::setSampling(const Sampling& sampling) {
  const Sampling usual;
  setNumber(kTimeBudgetKey, sampling.timeBudgetSeconds, usual.timeBudgetSeconds);
  setNumber(kRoundsKey, sampling.rounds, usual.rounds);
  setNumber(kNoiseGoalKey, sampling.noiseGoal < 0 ? kNoNoiseGoal : sampling.noiseGoal, usual.noiseGoal);
}

int Settings::buildsAtOnce() const {
  const double builds = number(kBuildsKey, 0, kMostBuildsAtOnce).value_or(0);
  return builds == std::floor(builds) ? static_cast<int>(builds) : 0;
}
void Settings::setBuildsAtOnce(int builds) {
  setNumber(kBuildsKey, builds, 0);
}

Theme Settings::theme() const {
  return themeFromText(settings_->value(QStringLiteral("theme")).toString());
}
void Settings::setTheme(Theme theme) {
  settings_->setValue(QStringLiteral("theme"), toText(theme));
}

Language Settings::language() const {
  return languageFromText(settings_->value(QStringLiteral("language")).toString());
}
void Settings::setLanguage(Language language) {
  settings_->setValue(QStringLiteral("language"), toText(language));
}

DisplayUnits Settings::displayUnits() const {
  return {speedFigureFromText(settings_->value(QStringLiteral("units/speed")).toString()),
          byteUnitsFromText(settings_->value(QStringLiteral("units/bytes")).toString())};
}

void Settings::setDisplayUnits(const DisplayUnits& units) {
  settings_->setValue(QStringLiteral("units/speed"), toText(units.speed));
  settings_->setValue(QStringLiteral("units/bytes"), toText(units.bytes));
}

QStringList Settings::kernelFolders() const {
  QStringList folders;
  for (const QString& folder : settings_->value(QStringLiteral("kernelFolders")).toStringList()) {
    if (QDir::isAbsolutePath(folder) && !folders.contains(folder)) folders << folder;
  }
  return folders;
}
void Settings::setKernelFolders(const QStringList& folders) {
  if (folders.isEmpty()) return settings_->remove(QStringLiteral("kernelFolders"));
  settings_->setValue(QStringLiteral("kernelFolders"), folders);
}

QStringList Settings::recentFiles(Recent kind) const {
  return settings_->value(recentKey(kind)).toStringList();
}

void Settings::addRecentFile(Recent kind, const QString& file) {
  QStringList files = recentFiles(kind);
  files.removeAll(file);
  files.prepend(file);
  settings_->setValue(recentKey(kind), QStringList(files.mid(0, kRecentFiles)));
}

void Settings::removeRecentFile(Recent kind, const QString& file) {
  QStringList files = recentFiles(kind);
  files.removeAll(file);
  settings_->setValue(recentKey(kind), files);
}

}  // namespace headroom
