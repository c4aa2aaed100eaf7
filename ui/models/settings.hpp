// What the window remembers between two starts.
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <memory>
#include <optional>

#include "headroom/catalogue/allowance.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/sampling.hpp"
#include "style/theme.hpp"

namespace headroom {

/// What can be chosen of Sampling; what a settings file has beyond these is as if it were not there.
inline constexpr double kShortestTimeBudgetSeconds = 0.01;
inline constexpr int kMostChosenRounds = 100;
inline constexpr double kFinestNoiseGoal = 0.001;

class Settings {
 public:
  enum class Keep {
    ForUser,    ///< in the user's configuration folder
    ForThisRun  ///< nowhere after this program ends: screenshots and tests start from the defaults
  };
  explicit Settings(Keep keep = Keep::ForUser);

  [[nodiscard]] QByteArray geometry() const;
  void setGeometry(const QByteArray& geometry);
  [[nodiscard]] QByteArray layout(const QString& part) const;
  void setLayout(const QString& part, const QByteArray& state);

  /// A device's name; empty when none was chosen.
  [[nodiscard]] QString device() const;
  void setDevice(const QString& name);
  /// Nothing where none was chosen.
  [[nodiscard]] std::optional<double> parameter(const QString& name) const;
  void setParameter(const QString& name, double value);
  /// Sizes that were chosen, by how they are written (see SizesBox::formOf); empty where those proposed for the device
  /// are taken.
  [[nodiscard]] QString sizes(const QString& form) const;
  void setSizes(const QString& form, const QString& sizes);
  [[nodiscard]] Caches caches() const;
  void setCaches(Caches caches);
  /// What the photo is blurred with: the best variant under this allowance, or, for nothing, blurVariant().
  [[nodiscard]] std::optional<Allowance> best() const;
  void setBest(Allowance best);
  /// Its id, which another version may have known; empty where the best is chosen.
  [[nodiscard]] QString blurVariant() const;
  void setBlurVariant(const QString& id);
  [[nodiscard]] QString workload() const;
  void setWorkload(const QString& id);
  /// Ids of this workload that were ticked by choice; nothing where the workload's story is.
  [[nodiscard]] std::optional<QStringList> tickedVariants(const QString& workload) const;
  void setTickedVariants(const QString& workload, const std::optional<QStringList>& ids);

  /// Whether whole operations are timed with this workload's variants; nothing when it was never chosen.
  [[nodiscard]] std::optional<bool> transfers(const QString& workload) const;
  void setTransfers(const QString& workload, bool timed);

  /// A view's own choice as it was made, by a key that begins with the view's name: "tuning/size"; empty at first.
  [[nodiscard]] QString choice(const QString& key) const;
  void setChoice(const QString& key, const QString& value);
  /// Whether sweeps run with tuned configurations.
  [[nodiscard]] bool isTuned() const;
  void setTuned(bool tuned);
  /// Id of the view in front; empty at first.
  [[nodiscard]] QString view() const;
  void setView(const QString& id);
  /// Place of the open page beside the results' table, from 0.
  [[nodiscard]] int resultTab() const;
  void setResultTab(int tab);
  /// Columns of the results' table by name: added to those shown by default, and hidden of them.
  [[nodiscard]] QStringList shownColumns() const;
  [[nodiscard]] QStringList hiddenColumns() const;
  void setColumns(const QStringList& shown, const QStringList& hidden);
  [[nodiscard]] bool areCeilingsShown() const;
  void setCeilingsShown(bool shown);
  [[nodiscard]] bool isAdviceOpen() const;
  void setAdviceOpen(bool open);

  /// Time budget, rounds and noise goal as they were chosen, the usual ones where they were not; all else as usual.
  [[nodiscard]] Sampling sampling() const;
  void setSampling(const Sampling& sampling);
  [[nodiscard]] Theme theme() const;
  void setTheme(Theme theme);
  /// Absolute paths of folders whose kernels are read beside the usual ones, in order.
  [[nodiscard]] QStringList kernelFolders() const;
  void setKernelFolders(const QStringList& folders);

  /// Absolute paths, newest first.
  [[nodiscard]] QStringList recentFiles() const;
  void addRecentFile(const QString& file);
  void removeRecentFile(const QString& file);

 private:
  /// Nothing where there is none, or one out of range.
  [[nodiscard]] std::optional<double> number(const QString& key, double least, double most) const;
  /// Removed where it is the usual one, so that a later version's applies.
  void setNumber(const QString& key, double value, double usual);
  [[nodiscard]] QString listed(const QString& key) const;
  void setListed(const QString& key, const QString& text);

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<QSettings> settings_;
};

}  // namespace headroom
