// A tuning's configurations as a table model, in the order tried, and what is known of the tuning beside them.
#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "headroom/tuning/tuning.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// No configuration: none is selected, or none counts.
inline constexpr int kNoTrial = -1;

class TuningModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Number, ConfigurationText, Rate, Median, State, Build, Timing, Why, Columns };

  explicit TuningModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

  /// An empty tuning: what is known before anything is tried. `axes` are the variant's tunables.
  void begin(TuningReport report, const std::vector<Tunable>& axes);
  void add(std::vector<TuningResult> results);
  /// What came of it, with the same configurations in the same order.
  void complete(TuningReport report);

  /// As far as it has come; `compared` is empty before complete().
  [[nodiscard]] const TuningReport& report() const { return report_; }
  /// Each value once.
  [[nodiscard]] const std::vector<Tunable>& axes() const { return axes_; }
  [[nodiscard]] const TuningResult& result(int trial) const { return report_.tried[static_cast<std::size_t>(trial)]; }
  [[nodiscard]] int count() const { return static_cast<int>(report_.tried.size()); }
  /// The best of the comparison, or the fastest so far; kNoTrial when none counts.
  [[nodiscard]] int best() const { return best_; }
  /// The default configuration; kNoTrial when it was not tried.
  [[nodiscard]] int standard() const { return standard_; }
  [[nodiscard]] int indexOf(const Configuration& configuration) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 Q_SIGNALS:
  /// Anything that is shown may be another.
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

/// True when it may be the best: it was timed and its result is right.
[[nodiscard]] bool counts(const TuningResult& result);

/// "TILE_X=32 TILE_Y=64: 0.284 GP/s, 3.52 ms", or why it has no speed.
[[nodiscard]] QString trialText(const TuningResult& result);

}  // namespace headroom
