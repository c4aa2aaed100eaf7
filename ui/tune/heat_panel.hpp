// The heat map with the choice of its axes and its legend.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QWidget>

#include "plot/mark_legend.hpp"
#include "tune/heat_map.hpp"

namespace headroom {

/// The colours' scale with the speeds at its ends.
class HeatScale : public QWidget {
  Q_OBJECT

 public:
  explicit HeatScale(QWidget* parent = nullptr);

  void setContent(const HeatContent& content);
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] QString low() const;
  [[nodiscard]] QString high() const;

  std::optional<std::pair<double, double>> rates_;  ///< nothing: there is no speed yet
  QString rateUnit_;
  bool isLogarithmic_ = false;
};

class HeatPanel : public QWidget {
  Q_OBJECT

 public:
  /// The model is not owned and outlives this object.
  explicit HeatPanel(const TuningModel* model, QWidget* parent = nullptr);

  /// Lists the model's axes, the first two chosen.
  void resetAxes();
  void refresh();
  /// kNoTrial for none.
  void select(int trial);

 Q_SIGNALS:
  void trialChosen(int trial);

 private:
  QWidget* buildChoices();
  [[nodiscard]] HeatAxes axes() const;
  /// Keeps the two axes apart, whichever was chosen last.
  void separate(const QComboBox* chosen, QComboBox* other);

  const TuningModel* model_;
  QWidget* choices_ = nullptr;
  QComboBox* x_ = nullptr;
  QComboBox* y_ = nullptr;
  QComboBox* others_ = nullptr;
  QLabel* yLabel_ = nullptr;
  QLabel* othersLabel_ = nullptr;
  QLabel* held_;
  HeatMap* map_;
  HeatScale* scale_;
  int selected_ = kNoTrial;
};

}  // namespace headroom
