// The kernels of a program, to sort and to select from.
#pragma once

#include <QTableView>

#include "capture/captured_kernels.hpp"

namespace headroom {

class CapturedTable : public QTableView {
  Q_OBJECT

 public:
  /// The model is not owned and outlives this object.
  explicit CapturedTable(CapturedKernels* kernels, QWidget* parent = nullptr);

  /// Makes columns as wide as what they hold, never narrower than before: while a program runs nothing is to jump.
  void growColumns();

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace headroom
