// What the compiler made of two texts of a kernel: facts beside each other, and the code line by line.
#pragma once

#include <QDialog>
#include <QLabel>
#include <QString>
#include <QTableWidget>
#include <vector>

#include "headroom/compiled.hpp"
#include "source/source_editor.hpp"

namespace headroom {

/// The two, by the names that people see: "Revision 3", "now".
struct ComparedNames {
  QString before;
  QString after;
};

class CodeWindow : public QDialog {
  Q_OBJECT

 public:
  explicit CodeWindow(QWidget* parent = nullptr);

  /// While they are compiled: nothing is shown but the sentence.
  void presentWaiting(const ComparedNames& names, const QString& sentence);
  void setSentence(const QString& sentence, bool isProblem = false);
  /// `code` in unified form, or a sentence; empty where nothing differs.
  void setComparison(const ComparedNames& names, std::vector<ComparedFact> facts, const QString& code);
  [[nodiscard]] QString sentence() const { return sentence_->text(); }
  [[nodiscard]] QTableWidget* facts() const { return facts_; }
  [[nodiscard]] QString code() const { return code_->text(); }

 Q_SIGNALS:
  /// By a person: what is not done yet is not wanted any more.
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
