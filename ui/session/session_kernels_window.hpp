// Window with the kernels that a session brought along: texts to read and to save as files. Nothing here builds or runs
// them.
#pragma once

#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QString>
#include <vector>

#include "headroom/revisions.hpp"
#include "source/source_editor.hpp"

namespace headroom {

class SessionKernelsWindow : public QDialog {
  Q_OBJECT

 public:
  explicit SessionKernelsWindow(QWidget* parent = nullptr);

  /// Replaces the list. `source` names the session.
  void setKernels(const std::vector<Revision>& kernels, const QString& source);
  void present();
  /// Saves the selected kernel's files into the folder. Shows the outcome as a sentence.
  void saveTo(const QString& folder);
  [[nodiscard]] QString sentence() const { return sentence_->text(); }

 private:
  void showSelected();
  [[nodiscard]] const Revision* selected() const;

  std::vector<Revision> kernels_;
  QLabel* sentence_;
  QListWidget* list_;
  SourceEditor* text_;
  QPushButton* save_;
};

}  // namespace headroom
