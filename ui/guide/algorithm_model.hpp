// The guide's Table 14-1 with live data: each algorithm's cost by the model, and its time on this device.
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "headroom/guide/guide.hpp"

namespace headroom {

class AlgorithmModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;

  void setLines(std::vector<AlgorithmLine> lines);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  std::vector<AlgorithmLine> lines_;
};

}  // namespace headroom
