// The Speed-up view: every result of one size against a baseline, and where the time of whole operations goes.
#pragma once

#include <QComboBox>
#include <QHash>
#include <QLabel>
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
  /// Variant id -> title for people.
  void setTitles(QHash<QString, QString> titles);
  /// All rows there are. The choices made stay where they can.
  void setRows(const std::vector<ResultRow>& rows);
  /// Marks the bars of a row; -1 for none.
  void setSelected(int row);
  /// While something is timed an empty page says what it waits for. Bars are drawn when rows are set: by who knows that
  /// nothing is timed just then.
  void setMeasuring(bool measuring);

  [[nodiscard]] QComboBox* baselineBox() const { return baseline_; }
  [[nodiscard]] QComboBox* sizeBox() const { return size_; }
  [[nodiscard]] QComboBox* timeBox() const { return time_; }

 Q_SIGNALS:
  void rowClicked(int row);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* buildChoices();
  QWidget* buildBars();
  void fillSizes();
  void fillBaselines();
  void showBars();
  void showPage();
  void arrange();
  [[nodiscard]] TimeKind kind() const;
  [[nodiscard]] std::optional<Size> shownSize() const;
  /// Index of the baseline's row; -1 for none.
  [[nodiscard]] int baselineRow() const;

  QHash<QString, QString> titles_;
  std::vector<ResultRow> rows_;
  std::vector<Size> sizes_;              ///< of the box, in its order
  std::vector<BaselineChoice> choices_;  ///< likewise
  QString wantedBaseline_;               ///< key of what was chosen last
  std::optional<Size> wantedSize_;       ///< likewise
  bool isMeasuring_ = false;

  QComboBox* baseline_ = nullptr;
  QComboBox* size_ = nullptr;
  QComboBox* time_ = nullptr;
  QLabel* crossover_ = nullptr;
  QLabel* marked_ = nullptr;  ///< why some are hollow
  QLabel* empty_ = nullptr;
  QLabel* noParts_ = nullptr;
  SpeedUpBars* bars_ = nullptr;
  TimePartsBars* parts_ = nullptr;
  QWidget* shown_ = nullptr;
  QStackedWidget* pages_ = nullptr;
  QStackedWidget* partsPages_ = nullptr;
};

}  // namespace headroom
