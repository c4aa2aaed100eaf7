// One field of a draft: a line to type in, or a choice.
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
  /// Nothing else can be typed.
  [[nodiscard]] bool isChoice() const { return line_ == nullptr; }
  /// What it shows without being edited; what a person is typing stays.
  void refresh(const DraftField& field);
  /// Empty: none.
  void setProblem(const QString& sentence);
  /// What keys go to, and labels.
  [[nodiscard]] QWidget* box() const;

 Q_SIGNALS:
  /// By a person.
  void edited(const QString& id, const QString& text);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void makeLine(const DraftField& field);
  void makeChoice(const DraftField& field);
  void colour();

  QString id_;
  QLineEdit* line_ = nullptr;  // of a choice that takes others its own line
  QComboBox* choice_ = nullptr;
  bool isWrong_ = false;
};

}  // namespace headroom
