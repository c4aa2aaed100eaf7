// Which kernel is open, at which size it is measured and when, and what else can be done with it.
#pragma once

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QWidget>

#include "headroom/values/workload.hpp"
#include "widgets/flow_layout.hpp"

namespace headroom {

class KernelControls : public FlowBar {
  Q_OBJECT

 public:
  /// `stop` is the window's.
  explicit KernelControls(QAction* stop, QWidget* parent = nullptr);

  /// Of that workload are the sizes that are offered; the chosen one stays where it is one of those. Nothing: no
  /// kernel is open.
  void setWorkload(const Workload* workload);
  void setSize(const QString& text) { size_->setEditText(text); }
  [[nodiscard]] QString sizeText() const { return size_->currentText(); }
  /// The one size that is chosen. Throws UsageError.
  [[nodiscard]] Size size() const;
  /// Why that can't be read, as a sentence; empty when it can, or nothing is open.
  [[nodiscard]] QString problem() const;
  [[nodiscard]] bool measuresOnSave() const { return onSave_->isChecked(); }
  void setMeasuresOnSave(bool measures) { onSave_->setChecked(measures); }
  /// Why Measure would do nothing, as a sentence; empty when it can be pressed.
  void setWhyNot(const QString& whyNot);
  /// What can be done with what is open.
  void setOpen(bool isOpen, bool isOwnFile, bool isModified);
  /// For files that were open before.
  [[nodiscard]] QMenu* recent() const { return recent_; }

 Q_SIGNALS:
  void openAsked();
  void newAsked();          ///< from a bare file or a pasted text
  void newFromThisAsked();  ///< a copy of what is open, or of a built-in kernel
  void saveAsked();
  void measureAsked();
  void checkAsked();
  void compilationAsked();
  void externalEditorAsked();
  void changed();

 private:
  QToolButton* addButton(const QString& text, const QString& hint, const char* objectName);

  QToolButton* open_;
  QToolButton* new_;
  QToolButton* save_;
  QToolButton* measure_;
  QToolButton* check_;
  QToolButton* compiler_;
  QToolButton* external_;
  QAction* newFromThis_;
  QMenu* recent_;
  QComboBox* size_;
  QCheckBox* onSave_;
  QLabel* whyNot_;
  const Workload* workload_ = nullptr;
  QString form_;
};

}  // namespace headroom
