// The speed of every configuration in the order tried: points, the best so far as a step line, failures on the ground.
#pragma once

#include <QWidget>

#include "chart/axis_range.hpp"
#include "samples/mark_legend.hpp"
#include "tuner/tuning_model.hpp"

namespace headroom {

class TrialChart : public QWidget {
  Q_OBJECT

 public:
  /// The model is not owned and outlives this object.
  explicit TrialChart(const TuningModel* model, QWidget* parent = nullptr);

  void refresh();
  void setColour(const QColor& colour);
  /// kNoTrial for none.
  void select(int trial);
  /// Where a trial is drawn.
  [[nodiscard]] QPointF positionOf(int trial) const;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// By the user.
  void trialChosen(int trial);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool event(QEvent* event) override;

 private:
  [[nodiscard]] double em() const { return fontMetrics().height(); }
  [[nodiscard]] SampleInk ink() const { return {colour_, palette()}; }
  /// When what is drawn, the size or the font have changed.
  void arrange();
  [[nodiscard]] double xOf(int trial) const;
  [[nodiscard]] double yOf(double rate) const;
  [[nodiscard]] std::vector<double> ticks() const;
  [[nodiscard]] int trialNear(QPointF at) const;
  void paintRates(QPainter& painter) const;
  void paintNumbers(QPainter& painter) const;
  void paintStandard(QPainter& painter) const;
  void paintBestSoFar(QPainter& painter) const;
  void paintTrials(QPainter& painter) const;

  const TuningModel* model_;
  QColor colour_;
  AxisRange range_;
  QRectF plot_;
  int selected_ = kNoTrial;
};

/// What its marks mean.
std::vector<MarkLegend::Entry> trialLegend();

}  // namespace headroom
