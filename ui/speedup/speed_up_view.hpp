// Speed-up view: all results of one size relative to a baseline, and the parts of their end-to-end times.
#pragma once

#include <QComboBox>
#include <QHash>
#include <QLabel>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QString>
#include <QWidget>
#include <optional>
#include <vector>

#include "headroom/values/result.hpp"
#include "speedup/speed_up_bars.hpp"
#include "speedup/time_parts_bars.hpp"

namespace headroom {

class SpeedUpView : public QWidget {
  Q_OBJECT

 public:
  explicit SpeedUpView(QWidget* parent = nullptr);

  /// Not owned; outlives this object.
  void setColours(const VariantColours* colours);
  /// Titles by variant id, as shown to the user.
  void setTitles(QHash<QString, QString> titles);
  /// Sets all rows; keeps the choices that are still possible.
  void setRows(const std::vector<ResultRow>& rows);
  /// Marks the bars of a row; -1 marks none.
  void setSelected(int row);
  /// While something is being timed, an empty page shows what it waits for. Setting rows draws bars, so callers set
  /// them only while nothing is being timed.
  void setMeasuring(bool measuring);

  [[nodiscard]] QComboBox* baselineBox() const { return baseline_; }
  [[nodiscard]] QComboBox* sizeBox() const { return size_; }
  [[nodiscard]] QComboBox* timeBox() const { return time_; }

 Q_SIGNALS:
  void rowClicked(int row);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* buildChoices();
  QWidget* buildBars();
  void fillSizes();
  void fillBaselines();
  void showBars();
  void showPage();
  void arrange();
  void giveBarsRoom();
  [[nodiscard]] TimeKind kind() const;
  [[nodiscard]] std::optional<Size> shownSize() const;
  /// Returns the index of the baseline's row; -1 for none.
  [[nodiscard]] int baselineRow() const;

  QHash<QString, QString> titles_;
  std::vector<ResultRow> rows_;
  std::vector<Size> sizes_;              ///< entries of the box, in its order
  std::vector<BaselineChoice> choices_;  ///< likewise
  QString wantedBaseline_;               ///< key of the last choice
  std::optional<Size> wantedSize_;       ///< likewise
  bool isMeasuring_ = false;

  QComboBox* baseline_ = nullptr;
  QComboBox* size_ = nullptr;
  QComboBox* time_ = nullptr;
  QLabel* crossover_ = nullptr;
  QLabel* marked_ = nullptr;  ///< why some bars are hollow
  QLabel* empty_ = nullptr;
  QLabel* noParts_ = nullptr;
  SpeedUpBars* bars_ = nullptr;
  TimePartsBars* parts_ = nullptr;
  QSplitter* split_ = nullptr;
  QScrollArea* scroll_ = nullptr;
  QWidget* shown_ = nullptr;
  QStackedWidget* pages_ = nullptr;
  QStackedWidget* partsPages_ = nullptr;
};

}  // namespace headroom
