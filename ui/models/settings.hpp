// The window's settings that persist between starts.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>

#include "headroom/catalogue/allowance.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/sampling.hpp"
#include "models/settings_file.hpp"
#include "style/display_units.hpp"
#include "style/languages.hpp"
#include "style/theme.hpp"

namespace headroom {

/// Ranges of the choices in Sampling; a stored value outside them is ignored.
inline constexpr double kShortestTimeBudgetSeconds = 0.01;
inline constexpr int kMostChosenRounds = 100;
inline constexpr double kFinestNoiseGoal = 0.001;

class Settings {
 public:
  enum class Keep {
    ForUser,    ///< in the user's configuration folder
    ForThisRun  ///< not stored: screenshots and tests start from the defaults
  };
  explicit Settings(Keep keep = Keep::ForUser);
  ~Settings();
  Settings(const Settings&) = delete;
  Settings& operator=(const Settings&) = delete;

  /// Where all of them are stored.
  [[nodiscard]] SettingsFile& file() { return *settings_; }

  [[nodiscard]] QByteArray geometry() const;
  void setGeometry(const QByteArray& geometry);
  [[nodiscard]] QByteArray layout(const QString& part) const;
  void setLayout(const QString& part, const QByteArray& state);

  /// Returns a device's name; empty if none was chosen.
  [[nodiscard]] QString device() const;
  void setDevice(const QString& name);
  /// Selectors of the devices that runs measure on, too.
  [[nodiscard]] QStringList otherDevices() const;
  void setOtherDevices(const QStringList& selectors);
  /// No value if none was chosen.
  [[nodiscard]] std::optional<double> parameter(const QString& name) const;
  void setParameter(const QString& name, double value);
  /// Returns the chosen sizes by their written form (see SizesBox::formOf); empty if the sizes proposed for the device
  /// are used.
  [[nodiscard]] QString sizes(const QString& form) const;
  void setSizes(const QString& form, const QString& sizes);
  [[nodiscard]] Caches caches() const;
  void setCaches(Caches caches);
  /// The blur of the photo: the best variant under this allowance; no value: blurVariant().
  [[nodiscard]] std::optional<Allowance> best() const;
  void setBest(Allowance best);
  /// Returns the variant's id, which may stem from another version of Headroom; empty if the best is chosen.
  [[nodiscard]] QString blurVariant() const;
  void setBlurVariant(const QString& id);
  [[nodiscard]] QString workload() const;
  void setWorkload(const QString& id);
  /// Returns the ids of this workload that the user ticked; no value if the default variants are used.
  [[nodiscard]] std::optional<QStringList> tickedVariants(const QString& workload) const;
  void setTickedVariants(const QString& workload, const std::optional<QStringList>& ids);

  /// Whether end-to-end times of this workload's variants are measured; no value if this was never chosen.
  [[nodiscard]] std::optional<bool> transfers(const QString& workload) const;
  void setTransfers(const QString& workload, bool timed);

  /// A view's own choice, as it was set, by a key that begins with the view's name: "tuning/size"; empty by default.
  [[nodiscard]] QString choice(const QString& key) const;
  void setChoice(const QString& key, const QString& value);
  /// Whether sweeps run with tuned configurations.
  [[nodiscard]] bool isTuned() const;
  void setTuned(bool tuned);
  /// Id of the view in front; empty by default.
  [[nodiscard]] QString view() const;
  void setView(const QString& id);
  /// Index of the open page beside the results' table, from 0.
  [[nodiscard]] int resultTab() const;
  void setResultTab(int tab);
  /// Columns of the results' table by name: those added to the default ones, and default ones that are hidden.
  [[nodiscard]] QStringList shownColumns() const;
  [[nodiscard]] QStringList hiddenColumns() const;
  void setColumns(const QStringList& shown, const QStringList& hidden);
  [[nodiscard]] bool areCeilingsShown() const;
  void setCeilingsShown(bool shown);
  [[nodiscard]] bool isAdviceOpen() const;
  void setAdviceOpen(bool open);
  /// Whether the verdict is shown with its details.
  [[nodiscard]] bool isVerdictUnfolded() const;
  void setVerdictUnfolded(bool unfolded);

  /// Time budget, rounds and noise goal as chosen, or their defaults; all other members have their defaults.
  [[nodiscard]] Sampling sampling() const;
  void setSampling(const Sampling& sampling);
  /// Programs that tunings compile at once, see TuningPlan::buildsAtOnce; 0 if none was chosen.
  [[nodiscard]] int buildsAtOnce() const;
  void setBuildsAtOnce(int builds);
  [[nodiscard]] Theme theme() const;
  void setTheme(Theme theme);
  /// Language of the next start.
  [[nodiscard]] Language language() const;
  void setLanguage(Language language);
  [[nodiscard]] DisplayUnits displayUnits() const;
  void setDisplayUnits(const DisplayUnits& units);
  /// Absolute paths of additional kernel folders, in reading order.
  [[nodiscard]] QStringList kernelFolders() const;
  void setKernelFolders(const QStringList& folders);

  /// Lists of recently opened files.
  enum class Recent { Photos, Sessions };
  /// Absolute paths, newest first.
  [[nodiscard]] QStringList recentFiles(Recent kind) const;
  void addRecentFile(Recent kind, const QString& file);
  void removeRecentFile(Recent kind, const QString& file);

 private:
  /// Returns no value if the setting is missing or out of range.
  [[nodiscard]] std::optional<double> number(const QString& key, double least, double most) const;
  /// Removes the setting if the value is the default, so that a later version's default applies.
  void setNumber(const QString& key, double value, double usual);
  [[nodiscard]] QString listed(const QString& key) const;
  void setListed(const QString& key, const QString& text);

  std::unique_ptr<SettingsFile> settings_;
};

}  // namespace headroom
