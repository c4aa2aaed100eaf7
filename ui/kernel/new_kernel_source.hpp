// Source of a new kernel: a file, a tuning problem that names one, or a pasted text; its build options, and the choice
// among its kernels.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <optional>

#include "kernel/problem_label.hpp"

namespace headroom {

class NewKernelSource : public QWidget {
  Q_OBJECT

 public:
  explicit NewKernelSource(QWidget* parent = nullptr);

  /// Empty if the text is pasted.
  [[nodiscard]] QString file() const { return file_->text().trimmed(); }
  void setFile(const QString& file);
  [[nodiscard]] QString text() const { return text_->toPlainText(); }
  void setText(const QString& text);
  /// Shows the file's text, read-only.
  void showFileText(const QString& text);
  [[nodiscard]] QString options() const { return options_->text(); }
  /// Shows a tuning problem's options, read-only. No value: the user enters options.
  void showGivenOptions(const std::optional<QString>& options);
  /// The last widget in the tab order.
  [[nodiscard]] QWidget* lastBox() const { return log_; }
  [[nodiscard]] QString kernel() const { return kernel_->currentText(); }
  /// Lists the kernels of the text; keeps the chosen one if it is among them.
  void setKernels(const QStringList& names);

  /// Shows the current activity, in one line.
  void setStatus(const QString& sentence);
  /// `log` is the compiler's, with its file names and line numbers; may be empty.
  void setFailure(const QString& sentence, const QString& log = {});

 Q_SIGNALS:
  /// File, text or options changed, by the user or by setFile() and setText().
  void changed();
  void kernelChosen();

 private:
  QLabel* label(const QString& text, QWidget* buddy);
  void browse();
  void takeFile();

  QLineEdit* file_;
  QPlainTextEdit* text_;
  QString pasted_;  // saved while a file's text is shown
  QLineEdit* options_;
  QString ownOptions_;  // saved while a problem's options are shown
  QComboBox* kernel_;
  QLabel* kernelLabel_;
  QLabel* status_;
  ProblemLabel* failure_;
  QPlainTextEdit* log_;
};

/// Returns a monospace text box of this height in lines.
QPlainTextEdit* codeBox(int lines, QWidget* parent);

}  // namespace headroom
