// Base of the controls of views that run one variant: the variant, its size, the view's own choices, and errors in the
// entered text. The window has Run and Stop.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QString>
#include <QWidget>
#include <utility>
#include <vector>

#include "widgets/variant_box.hpp"

namespace headroom {

/// Returns one widget with the title before the given widget.
QWidget* labelled(const QString& title, QWidget* widget, QWidget* parent);

class RunControls : public QWidget {
  Q_OBJECT

 public:
  [[nodiscard]] QString variant() const { return variant_->variant(); }
  /// Returns false if the id is unknown or cannot be used in this view.
  [[nodiscard]] bool offers(const QString& id) const { return variant_->offers(id); }
  bool setVariant(const QString& id) { return variant_->setVariant(id); }
  virtual void setSize(const QString& text) { size_->setEditText(text); }

  /// Returns why the choices cannot be run, as a sentence; empty if they can.
  [[nodiscard]] virtual QString problem() const = 0;
  /// Shows problem() beside the boxes, or nothing if there is none.
  void showProblem();
  /// While the view runs, the choices are disabled.
  virtual void setRunning(bool running);

 Q_SIGNALS:
  void variantChanged();
  /// A choice changed.
  void changed();

 protected:
  /// Widgets with their titles; an empty title is for a widget that needs none.
  using Choices = std::vector<std::pair<QString, QWidget*>>;

  /// The derived class creates the boxes, in tab order, then calls arrange().
  explicit RunControls(QWidget* parent) : QWidget(parent) {}

  VariantBox* newVariantBox(const QString& objectName, const QString& accessibleName);
  QComboBox* newSizeBox(const QString& objectName, const QString& accessibleName, const QString& toolTip);
  [[nodiscard]] QString sizeText() const { return size_->currentText(); }
  /// To be called once, with the object name of the label for the problem.
  void arrange(const QString& problemName, const Choices& choices);
  /// Saves the choices for the next start.
  virtual void remember() = 0;
  void tellChanged();

 private:
  VariantBox* variant_ = nullptr;
  QComboBox* size_ = nullptr;
  QLabel* problem_ = nullptr;
  std::vector<QWidget*> boxes_;
};

}  // namespace headroom
