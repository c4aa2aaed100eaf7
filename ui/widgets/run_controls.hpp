// What a view has to choose that runs one variant: the variant, its size, and more that is its own; then Start and
// Stop, and what is wrong with what was typed.
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

/// With its title before it, as one thing for a layout.
QWidget* labelled(const QString& title, QWidget* widget, QWidget* parent);

class RunControls : public QWidget {
  Q_OBJECT

 public:
  [[nodiscard]] QString variant() const { return variant_->variant(); }
  /// False when nothing can be done with it here, or it is not known.
  [[nodiscard]] bool offers(const QString& id) const { return variant_->offers(id); }
  bool setVariant(const QString& id) { return variant_->setVariant(id); }
  virtual void setSize(const QString& text) { size_->setEditText(text); }

  /// Why the choices can't be carried out, as a sentence; empty when they can.
  [[nodiscard]] virtual QString problem() const = 0;
  /// Why Start would do nothing, as a sentence; empty when it can be pressed.
  void setWhyNot(const QString& whyNot);
  /// While the view runs nothing can be chosen.
  virtual void setRunning(bool running);

 Q_SIGNALS:
  void variantChanged();
  /// Something else was chosen.
  void changed();
  void startAsked();

 protected:
  struct Words {
    QString start;      ///< on the button
    QString startHint;  ///< what it does
    QString startName;  ///< names of objects
    QString stopName;
    QString whyNotName;
  };
  /// A title and what it is of; without a title it speaks for itself.
  using Choices = std::vector<std::pair<QString, QWidget*>>;

  /// The boxes are made by whoever derives from this, in the order in which Tab goes through them; then arrange().
  explicit RunControls(QWidget* parent) : QWidget(parent) {}

  VariantBox* newVariantBox(const QString& objectName, const QString& accessibleName);
  QComboBox* newSizeBox(const QString& objectName, const QString& accessibleName, const QString& toolTip);
  [[nodiscard]] QString sizeText() const { return size_->currentText(); }
  /// Once. `stop` is the window's.
  void arrange(const Words& words, QAction* stop, const Choices& choices);
  /// Keeps what was chosen for the next session.
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
