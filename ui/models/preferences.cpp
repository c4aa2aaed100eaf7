#include "models/preferences.hpp"

#include <algorithm>
#include <utility>

#include "headroom/catalogue/catalogue.hpp"
#include "style/text.hpp"

namespace headroom {

Preferences::Preferences(Settings::Keep keep, Given given, QObject* parent)
    : QObject(parent), settings_(keep), given_(std::move(given)) {
  setDisplayUnits(settings_.displayUnits());
}

void Preferences::watchFile() {
  settings_.file().reportLoss([this](const QString& file) {
    Q_EMIT notStored(
        tr("Preferences cannot be stored in %1. Free space on its disk or make it writable; otherwise they "
           "are lost when the window is closed.")
            .arg(file));
  });
}

Sampling Preferences::sampling() const {
  Sampling sampling = chosenSampling();
  sampling.timeBudgetSeconds = given_.timeBudgetSeconds.value_or(sampling.timeBudgetSeconds);
  return sampling;
}

void Preferences::setSampling(const Sampling& sampling) {
  if (sampling == chosenSampling()) return;
  settings_.setSampling(sampling);
  Q_EMIT samplingChanged();
}

void Preferences::setTheme(Theme theme) {
  settings_.setTheme(theme);
  showTheme(theme);
}

void Preferences::setUnits(const DisplayUnits& units) {
  settings_.setDisplayUnits(units);
  if (units == displayUnits()) return;
  setDisplayUnits(units);
  Q_EMIT unitsChanged();
}

void Preferences::setChosenFolders(const QStringList& folders) {
  if (folders == chosenFolders()) return;
  settings_.setKernelFolders(folders);
  Q_EMIT foldersChanged();
}

std::vector<std::filesystem::path> Preferences::kernelFolders() const {
  std::vector<std::filesystem::path> folders = given_.kernelFolders;
  const auto given = std::stable_partition(folders.begin(), folders.end(),
                                           [](const auto& folder) { return folder == userKernelFolder(); });
  std::vector<std::filesystem::path> chosen;
  for (const QString& folder : chosenFolders()) chosen.emplace_back(folder.toStdString());
  folders.insert(given, chosen.begin(), chosen.end());
  return folders;
}

QString samplingText(const Sampling& sampling) {
  const QString time = Preferences::tr("%1 s").arg(shownNumber(sampling.timeBudgetSeconds, 3));
  const QString rounds =
      sampling.rounds == 1 ? Preferences::tr("1 round") : Preferences::tr("%n rounds", nullptr, sampling.rounds);
  if (sampling.noiseGoal < 0) return Preferences::tr("%1 in %2").arg(time, rounds);
  return Preferences::tr("%1 in %2, less where noise falls to %3% sooner")
      .arg(time, rounds, shownNumber(sampling.noiseGoal * 100, 3));
}

}  // namespace headroom
