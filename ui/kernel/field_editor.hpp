// Editor for one field of a draft: a text line, or a choice.
#pragma once

#include <QComboBox>
#include <QLineEdit>
#include <QString>
#include <QWidget>

#include "headroom/authoring/draft_fields.hpp"

namespace headroom {

class FieldEditor : public QWidget {
  Q_OBJECT

 public:
  explicit FieldEditor(const DraftField& field, QWidget* parent = nullptr);

  [[nodiscard]] const QString& id() const { return id_; }
  [[nodiscard]] QString text() const;
  /// True if only the offered values can be entered.
  [[nodiscard]] bool isChoice() const { return line_ == nullptr; }
  /// Updates the shown value, except while the user is typing.
  void refresh(const DraftField& field);
  /// An empty sentence removes the problem.
  void setProblem(const QString& sentence);
  /// Returns the widget that takes keyboard focus and a label's buddy.
  [[nodiscard]] QWidget* box() const;

 Q_SIGNALS:
  /// Emitted for edits by the user.
  void edited(const QString& id, const QString& text);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void makeLine(const DraftField& field);
  void makeChoice(const DraftField& field);
  void colour();

  QString id_;
  QLineEdit* line_ = nullptr;  // for a choice that accepts other values, the choice's own line
  QComboBox* choice_ = nullptr;
  bool isWrong_ = false;
};

}  // namespace headroom
