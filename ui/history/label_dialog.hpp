// Dialog for a run's name, tags and note.
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

#include "headroom/run/run_label.hpp"
#include "widgets/fitted_dialog.hpp"

namespace headroom {

class LabelDialog : public FittedDialog {
  Q_OBJECT

 public:
  /// `run` describes the run.
  LabelDialog(const QString& run, const RunLabel& label, QWidget* parent);

  /// Shows why the label is refused, if it is, instead of closing.
  void accept() override;

 Q_SIGNALS:
  /// The user has confirmed a valid label.
  void chosen(const headroom::RunLabel& label);

 private:
  QLineEdit* name_;
  QLineEdit* tags_;
  QPlainTextEdit* note_;
  QLabel* error_;
};

}  // namespace headroom
