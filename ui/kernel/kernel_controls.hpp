// Controls of the open kernel: its name, the size, when to measure, and further actions.
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
  explicit KernelControls(QWidget* parent = nullptr);

  /// Offers the sizes of that workload, and keeps the chosen size if it is among them. nullptr if no kernel is open.
  void setWorkload(const Workload* workload);
  void setSize(const QString& text) { size_->setEditText(text); }
  [[nodiscard]] QString sizeText() const { return size_->currentText(); }
  /// Returns the chosen size. Throws UsageError.
  [[nodiscard]] Size size() const;
  /// Returns why the size cannot be read, as a sentence; empty if it can, or if no kernel is open.
  [[nodiscard]] QString problem() const;
  [[nodiscard]] bool measuresOnSave() const { return onSave_->isChecked(); }
  void setMeasuresOnSave(bool measures) { onSave_->setChecked(measures); }
  /// Sets why Check and Compiler are disabled, as a sentence; empty enables them.
  void setWhyNot(const QString& whyNot);
  /// Enables the actions that apply to the open kernel.
  void setOpen(bool isOpen, bool isOwnFile, bool isModified);
  /// Menu of recently opened files.
  [[nodiscard]] QMenu* recent() const { return recent_; }

 Q_SIGNALS:
  void openAsked();
  void newAsked();          ///< from a bare file or a pasted text
  void newFromThisAsked();  ///< from a copy of the open kernel, or of a built-in one
  void saveAsked();
  void checkAsked();
  void compilationAsked();
  void externalEditorAsked();
  void changed();

 private:
  QToolButton* addButton(const QString& text, const QString& hint, const char* objectName);

  QToolButton* open_;
  QToolButton* new_;
  QToolButton* save_;
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
