// Heat map with the choice of its axes and its legend.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QWidget>

#include "plot/mark_legend.hpp"
#include "tune/heat_map.hpp"

namespace headroom {

/// Colour scale with the speeds at its ends.
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

  std::optional<std::pair<double, double>> rates_;  ///< no value while there is no speed
  QString rateUnit_;
  bool isLogarithmic_ = false;
};

class HeatPanel : public QWidget {
  Q_OBJECT

 public:
  /// The model is not owned and outlives this object.
  explicit HeatPanel(const TuningModel* model, QWidget* parent = nullptr);

  /// Lists the model's axes and selects the first two.
  void resetAxes();
  void refresh();
  /// kNoTrial for none.
  void select(int trial);

 Q_SIGNALS:
  void trialChosen(int trial);

 private:
  QWidget* buildChoices();
  [[nodiscard]] HeatAxes axes() const;
  /// Makes the other axis differ from the one just chosen.
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
