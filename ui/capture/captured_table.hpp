// Sortable table of a program's kernels, with selection.
#pragma once

#include <QTableView>

#include "capture/captured_kernels.hpp"

namespace headroom {

class CapturedTable : public QTableView {
  Q_OBJECT

 public:
  /// The model is not owned and outlives this object.
  explicit CapturedTable(CapturedKernels* kernels, QWidget* parent = nullptr);

  /// Widens columns to fit their content, and never narrows them, so that nothing moves while a program runs.
  void growColumns();

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace headroom
