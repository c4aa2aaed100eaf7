// Table model of a tuning run's configurations, in the order tried, with the data of the run.
#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "headroom/tuning/tuning.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// No configuration: none is selected, or none is valid.
inline constexpr int kNoTrial = -1;

class TuningModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Number, ConfigurationText, Rate, Median, State, Build, Timing, Why, Columns };

  explicit TuningModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

  /// Sets an empty report, before anything is tried. `axes` are the variant's tunables.
  void begin(TuningReport report, const std::vector<Tunable>& axes);
  void add(std::vector<TuningResult> results);
  /// Sets the final report, which has the same configurations in the same order.
  void complete(TuningReport report);

  /// The report so far; `compared` is empty before complete().
  [[nodiscard]] const TuningReport& report() const { return report_; }
  /// Tunables, with each value once.
  [[nodiscard]] const std::vector<Tunable>& axes() const { return axes_; }
  [[nodiscard]] const TuningResult& result(int trial) const { return report_.tried[static_cast<std::size_t>(trial)]; }
  [[nodiscard]] int count() const { return static_cast<int>(report_.tried.size()); }
  /// The best of the comparison, or the fastest so far; kNoTrial if none is valid.
  [[nodiscard]] int best() const { return best_; }
  /// The default configuration; kNoTrial if it was not tried.
  [[nodiscard]] int standard() const { return standard_; }
  [[nodiscard]] int indexOf(const Configuration& configuration) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 Q_SIGNALS:
  /// Any of the shown data may have changed.
  void changed();

 private:
  void tellChanged();
  [[nodiscard]] QVariant value(int row, Column column) const;
  [[nodiscard]] QString cell(int row, Column column) const;

  TuningReport report_;
  std::vector<Tunable> axes_;
  int best_ = kNoTrial;
  int standard_ = kNoTrial;
};

/// True if the configuration may be the best: it was timed and passed validation.
[[nodiscard]] bool counts(const TuningResult& result);

/// Returns "TILE_X=32 TILE_Y=64: 0.284 GP/s, 3.52 ms", or why there is no speed.
[[nodiscard]] QString trialText(const TuningResult& result);

}  // namespace headroom
