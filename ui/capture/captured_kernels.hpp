// Table model of the kernels that a program launched.
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <QVariant>
#include <vector>

#include "headroom/capture.hpp"

namespace headroom {

class CapturedKernels : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Name, Launches, Total, Share, Mean, First, Global, Local, Bandwidth, Columns };

  explicit CapturedKernels(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

  /// Replaces the figures. Known kernels keep their rows, so that rows do not move while a program runs.
  void setFigures(const CaptureFigures& figures);
  void clear();
  [[nodiscard]] const CapturedKernel& kernel(int row) const { return kernels_[static_cast<std::size_t>(row)]; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  [[nodiscard]] QVariant value(const CapturedKernel& kernel, Column column) const;
  [[nodiscard]] static bool isNumber(Column column);

  std::vector<CapturedKernel> kernels_;
  double totalMs_ = 0;
};

}  // namespace headroom
