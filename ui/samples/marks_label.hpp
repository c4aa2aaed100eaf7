// Warnings about a row's time: chips with their names, and their sentences.
#pragma once

#include <QLabel>

#include "headroom/values/result.hpp"

namespace headroom {

class MarksLabel : public QLabel {
  Q_OBJECT

 public:
  explicit MarksLabel(QWidget* parent = nullptr);

  /// Hides itself if there are no warnings.
  void setRow(const ResultRow* row);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void write();

  QStringList marks_;
  QString sentences_;
};

}  // namespace headroom
