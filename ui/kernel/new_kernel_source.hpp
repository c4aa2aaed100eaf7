// Which kernel is to be described: a file, a tuning problem that names one, or a pasted text; its build options, and
// one of several kernels in it.
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

  /// Empty: the text is pasted.
  [[nodiscard]] QString file() const { return file_->text().trimmed(); }
  void setFile(const QString& file);
  [[nodiscard]] QString text() const { return text_->toPlainText(); }
  void setText(const QString& text);
  /// Of the file, which nobody can change here.
  void showFileText(const QString& text);
  [[nodiscard]] QString options() const { return options_->text(); }
  /// Those that a tuning problem says, which nobody can change here. Nothing: a person's own.
  void showGivenOptions(const std::optional<QString>& options);
  /// The one that keys reach last.
  [[nodiscard]] QWidget* lastBox() const { return log_; }
  [[nodiscard]] QString kernel() const { return kernel_->currentText(); }
  /// Those that the text has. The chosen one stays chosen where it is among them.
  void setKernels(const QStringList& names);

  /// What goes on, in one line.
  void setStatus(const QString& sentence);
  /// `log`: of the compiler, with its files and lines; may be empty.
  void setFailure(const QString& sentence, const QString& log = {});

 Q_SIGNALS:
  /// File, text or options: by a person or by setFile() and setText().
  void changed();
  void kernelChosen();

 private:
  QLabel* label(const QString& text, QWidget* buddy);
  void browse();
  void takeFile();

  QLineEdit* file_;
  QPlainTextEdit* text_;
  QString pasted_;  // while a file's text is shown
  QLineEdit* options_;
  QString ownOptions_;  // while a problem's are shown
  QComboBox* kernel_;
  QLabel* kernelLabel_;
  QLabel* status_;
  ProblemLabel* failure_;
  QPlainTextEdit* log_;
};

/// A box for text of a fixed width, so many lines high.
QPlainTextEdit* codeBox(int lines, QWidget* parent);

}  // namespace headroom
