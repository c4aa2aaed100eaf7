// What the A/A check is to measure: asked before it begins.
#pragma once

#include <QDialog>
#include <QRadioButton>
#include <QSpinBox>
#include <QString>

namespace headroom {

class NoiseDialog : public QDialog {
  Q_OBJECT

 public:
  struct Question {
    int ticked = 0;    ///< variants that are ticked
    QString workload;  ///< their workload's title
    QString sizes;
    QString known;  ///< the floor that is remembered; empty for none
  };

  explicit NoiseDialog(const Question& question, QWidget* parent = nullptr);

  /// The ticked variants, rather than the copies.
  [[nodiscard]] bool isOfTicked() const { return ticked_->isChecked(); }
  [[nodiscard]] int pairs() const { return pairs_->value(); }

 private:
  QRadioButton* copies_;
  QRadioButton* ticked_;
  QSpinBox* pairs_;
};

}  // namespace headroom
