// Stored choices of the results' table: its columns, and whether ceilings are listed.
#pragma once

#include <QObject>

#include "models/result_model.hpp"
#include "models/settings.hpp"
#include "results/result_tabs.hpp"

namespace headroom {

class TableController : public QObject {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object.
  TableController(ResultModel* results, ResultTable* table, ResultTabs* tabs, Settings* settings,
                  QObject* parent = nullptr);

  /// Shows the table and focuses its filter.
  void find();

 private:
  void choose(const ColumnChoice& choice);

  ResultModel* results_;
  ResultTable* table_;
  ResultTabs* tabs_;
  Settings* settings_;
};

}  // namespace headroom
