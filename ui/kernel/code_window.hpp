// Window with the compiler's output for two texts of a kernel: facts side by side, and the code line by line.
#pragma once

#include <QDialog>
#include <QLabel>
#include <QString>
#include <QTableWidget>
#include <vector>

#include "headroom/compiled.hpp"
#include "source/source_editor.hpp"

namespace headroom {

/// Displayed names of the two texts: "Revision 3", "now".
struct ComparedNames {
  QString before;
  QString after;
};

class CodeWindow : public QDialog {
  Q_OBJECT

 public:
  explicit CodeWindow(QWidget* parent = nullptr);

  /// Shows only the sentence while the texts are compiled.
  void presentWaiting(const ComparedNames& names, const QString& sentence);
  void setSentence(const QString& sentence, bool isProblem = false);
  /// `code` is in unified format, or a sentence; empty if the code is the same.
  void setComparison(const ComparedNames& names, std::vector<ComparedFact> facts, const QString& code);
  [[nodiscard]] QString sentence() const { return sentence_->text(); }
  [[nodiscard]] QTableWidget* facts() const { return facts_; }
  [[nodiscard]] QString code() const { return code_->text(); }

 Q_SIGNALS:
  /// The user closed the window; pending work is no longer needed.
  void closed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void colour();

  QLabel* sentence_;
  QTableWidget* facts_;
  SourceEditor* code_;
  bool isProblem_ = false;
};

}  // namespace headroom
