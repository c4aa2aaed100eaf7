// Everything that is remembered: what a person chose once for all runs and windows, and what the command line says
// instead of it for this start.
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
  /// By the command line: it holds until the window is closed, whatever is chosen.
  struct Given {
    std::optional<double> timeBudgetSeconds;
    std::vector<std::filesystem::path> kernelFolders;  ///< the user's own folder may be among them
  };

  Preferences(Settings::Keep keep, Given given, QObject* parent = nullptr);

  /// All else that is remembered. What is preferred is changed here alone, so that it is told.
  [[nodiscard]] Settings& settings() { return settings_; }

  [[nodiscard]] const Given& given() const { return given_; }

  /// How points are measured: as chosen, but for what was given.
  [[nodiscard]] Sampling sampling() const;
  /// As chosen.
  [[nodiscard]] Sampling chosenSampling() const { return settings_.sampling(); }
  void setSampling(const Sampling& sampling);

  [[nodiscard]] Theme theme() const { return settings_.theme(); }
  /// Shows it too.
  void setTheme(Theme theme);

  /// Those that were chosen.
  [[nodiscard]] QStringList chosenFolders() const { return settings_.kernelFolders(); }
  void setChosenFolders(const QStringList& folders);
  /// All that are read, each overriding those before it: the user's own, those that were chosen, those that were given.
  [[nodiscard]] std::vector<std::filesystem::path> kernelFolders() const;

 Q_SIGNALS:
  void samplingChanged();
  void foldersChanged();

 private:
  Settings settings_;
  Given given_;
};

/// "0.5 s in 5 rounds, less where noise falls to 1% sooner": how long and how precisely something is sampled.
[[nodiscard]] QString samplingText(const Sampling& sampling);

}  // namespace headroom
