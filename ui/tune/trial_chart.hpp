// Chart of every configuration's speed in the order tried: points, the best so far as a step line, failures on the x
// axis.
#pragma once

#include "plot/mark_legend.hpp"
#include "plot/plot_view.hpp"
#include "tune/tuning_model.hpp"

namespace headroom {

class TrialChart : public PlotView {
  Q_OBJECT

 public:
  /// The model is not owned and outlives this object.
  explicit TrialChart(const TuningModel* model, QWidget* parent = nullptr);

  void refresh();
  void setColour(const QColor& colour);
  /// kNoTrial for none.
  void select(int trial);
  /// Returns the legend of the marks that are drawn now. Lines have their names beside them.
  [[nodiscard]] std::vector<MarkLegend::Entry> legend() const;
  /// Returns where a trial is drawn, in the view's coordinates.
  [[nodiscard]] QPointF positionOf(int trial) const;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// Emitted for choices by the user.
  void trialChosen(int trial);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  [[nodiscard]] PlotContent plotContent() const;
  [[nodiscard]] PlotSeries trials(double ground) const;
  [[nodiscard]] PlotSeries bestSoFar() const;
  [[nodiscard]] PlotSeries standard() const;

  const TuningModel* model_;
  QColor colour_;
};

}  // namespace headroom
