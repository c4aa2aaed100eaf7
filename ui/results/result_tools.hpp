// Filters of the results' table: search words, ceilings, columns.
#pragma once

#include <QCheckBox>
#include <QLineEdit>
#include <QWidget>

#include "widgets/result_table.hpp"

namespace headroom {

class ResultTools : public QWidget {
  Q_OBJECT

 public:
  /// The table is not owned and outlives this object.
  explicit ResultTools(ResultTable* table, QWidget* parent = nullptr);

  [[nodiscard]] bool areCeilingsShown() const { return ceilings_->isChecked(); }
  void setCeilingsShown(bool shown) { ceilings_->setChecked(shown); }
  [[nodiscard]] QLineEdit* filter() const { return filter_; }

 Q_SIGNALS:
  void ceilingsToggled(bool shown);

 private:
  QLineEdit* filter_;
  QCheckBox* ceilings_;
};

}  // namespace headroom
