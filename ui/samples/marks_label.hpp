// What to know before trusting a row's time: its marks as chips, and their sentences.
#pragma once

#include <QLabel>

#include "headroom/values/result.hpp"

namespace headroom {

class MarksLabel : public QLabel {
  Q_OBJECT

 public:
  explicit MarksLabel(QWidget* parent = nullptr);

  /// Hides itself where there is nothing to say.
  void setRow(const ResultRow* row);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void write();

  QStringList marks_;
  QString sentences_;
};

}  // namespace headroom
