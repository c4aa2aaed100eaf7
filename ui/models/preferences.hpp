// Stored preferences: the user's choices for all runs and windows, and the command-line options that override them for
// this start.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <filesystem>
#include <optional>
#include <vector>

#include "headroom/values/sampling.hpp"
#include "models/settings.hpp"
#include "style/theme.hpp"

namespace headroom {

class Preferences : public QObject {
  Q_OBJECT

 public:
  /// Overrides from the command line; they apply until the window is closed.
  struct Given {
    std::optional<double> timeBudgetSeconds;
    std::vector<std::filesystem::path> kernelFolders;  ///< may include the user's own folder
  };

  Preferences(Settings::Keep keep, Given given, QObject* parent = nullptr);

  /// Emits notStored() if the settings cannot be written, now or later.
  void watchFile();

  /// All stored settings. Preferences are changed only through this class, so that its signals are emitted.
  [[nodiscard]] Settings& settings() { return settings_; }

  [[nodiscard]] const Given& given() const { return given_; }

  /// Returns how points are measured: the user's choices with the overrides applied.
  [[nodiscard]] Sampling sampling() const;
  /// The user's choices alone.
  [[nodiscard]] Sampling chosenSampling() const { return settings_.sampling(); }
  void setSampling(const Sampling& sampling);

  [[nodiscard]] int buildsAtOnce() const { return settings_.buildsAtOnce(); }
  /// Applies to the next tuning.
  void setBuildsAtOnce(int builds) { settings_.setBuildsAtOnce(builds); }

  [[nodiscard]] Theme theme() const { return settings_.theme(); }
  /// Also applies the theme.
  void setTheme(Theme theme);

  [[nodiscard]] Language language() const { return settings_.language(); }
  /// Applies at the next start.
  void setLanguage(Language language) { settings_.setLanguage(language); }

  [[nodiscard]] DisplayUnits units() const { return settings_.displayUnits(); }
  /// Also applies the units to texts that are written from now on.
  void setUnits(const DisplayUnits& units);

  /// The user's choices alone.
  [[nodiscard]] QStringList chosenFolders() const { return settings_.kernelFolders(); }
  void setChosenFolders(const QStringList& folders);
  /// Returns all folders to read, each overriding those before it: the user's own folder, the chosen ones, those from
  /// the command line.
  [[nodiscard]] std::vector<std::filesystem::path> kernelFolders() const;

 Q_SIGNALS:
  void samplingChanged();
  void foldersChanged();
  /// Texts on screen should be written again.
  void unitsChanged();
  /// The settings' file cannot be written; `sentence` names it. Emitted once.
  void notStored(const QString& sentence);

 private:
  Settings settings_;
  Given given_;
};

/// Returns how long and how precisely points are sampled: "0.5 s in 5 rounds, less where noise falls to 1% sooner".
[[nodiscard]] QString samplingText(const Sampling& sampling);

}  // namespace headroom
