// Dialog that chooses the points of an A/A test.
#pragma once

#include <QRadioButton>
#include <QSpinBox>
#include <QString>

#include "widgets/fitted_dialog.hpp"

namespace headroom {

class NoiseDialog : public FittedDialog {
  Q_OBJECT

 public:
  struct Question {
    int ticked = 0;    ///< number of ticked variants
    QString workload;  ///< their workload's title
    QString sizes;
    QString known;  ///< the stored floors, as text
  };

  explicit NoiseDialog(const Question& question, QWidget* parent = nullptr);

  /// True for the ticked variants, false for the copies.
  [[nodiscard]] bool isOfTicked() const { return ticked_->isChecked(); }
  [[nodiscard]] int pairs() const { return pairs_->value(); }

 private:
  QRadioButton* copies_;
  QRadioButton* ticked_;
  QSpinBox* pairs_;
};

}  // namespace headroom
