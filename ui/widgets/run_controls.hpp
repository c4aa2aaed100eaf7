// Base of the controls of views that run one variant: the variant, its size, the view's own choices, Start and Stop,
// and errors in the entered text.
#pragma once

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QString>
#include <QToolButton>
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
  /// Sets why Start is disabled, as a sentence; empty enables it.
  void setWhyNot(const QString& whyNot);
  /// While the view runs, the choices are disabled.
  virtual void setRunning(bool running);

 Q_SIGNALS:
  void variantChanged();
  /// A choice changed.
  void changed();
  void startAsked();

 protected:
  struct Words {
    QString start;      ///< text of the button
    QString startHint;  ///< what the button does
    QString startName;  ///< object names
    QString stopName;
    QString whyNotName;
  };
  /// Widgets with their titles; an empty title is for a widget that needs none.
  using Choices = std::vector<std::pair<QString, QWidget*>>;

  /// The derived class creates the boxes, in tab order, then calls arrange().
  explicit RunControls(QWidget* parent) : QWidget(parent) {}

  VariantBox* newVariantBox(const QString& objectName, const QString& accessibleName);
  QComboBox* newSizeBox(const QString& objectName, const QString& accessibleName, const QString& toolTip);
  [[nodiscard]] QString sizeText() const { return size_->currentText(); }
  /// To be called once. `stop` belongs to the window.
  void arrange(const Words& words, QAction* stop, const Choices& choices);
  /// Saves the choices for the next start.
  virtual void remember() = 0;
  void tellChanged();

 private:
  VariantBox* variant_ = nullptr;
  QComboBox* size_ = nullptr;
  QToolButton* start_ = nullptr;
  QLabel* whyNot_ = nullptr;
  QString startHint_;
  std::vector<QWidget*> boxes_;
};

}  // namespace headroom
