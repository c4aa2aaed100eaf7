// Form for a draft's fields: questions first, then the rest in groups, with each problem below its field.
#pragma once

#include <QGridLayout>
#include <QLabel>
#include <QMap>
#include <QString>
#include <QVBoxLayout>
#include <QWidget>
#include <vector>

#include "headroom/authoring/draft_fields.hpp"
#include "kernel/field_editor.hpp"
#include "kernel/folding_group.hpp"
#include "kernel/problem_label.hpp"

namespace headroom {

class DraftForm : public QWidget {
  Q_OBJECT

 public:
  explicit DraftForm(QWidget* parent = nullptr);

  /// Replaces the form by the fields of another draft.
  void setFields(const std::vector<DraftField>& fields);
  /// Updates the texts of the same fields.
  void refresh(const std::vector<DraftField>& fields);
  /// Problems without a field are not shown here.
  void setProblems(const std::vector<FieldProblem>& problems);
  /// Shows a note at the field while the field has no problem. Returns false if there is no such field.
  bool addNote(const QString& id, const QString& sentence);
  /// Puts the form in the tab order between this box and its successor.
  void walkAfter(QWidget* box);
  /// Returns nullptr if there is no such field.
  [[nodiscard]] FieldEditor* editor(const QString& id) const { return editors_.value(id); }
  /// Returns the label for the field's problem.
  [[nodiscard]] ProblemLabel* problemOf(const QString& id) const { return problems_.value(id); }

 Q_SIGNALS:
  void edited(const QString& id, const QString& text);

 private:
  using Fields = std::vector<const DraftField*>;

  void clear();
  void addQuestions();
  void addQuestion(QVBoxLayout* column, const Fields& fields);
  void addValues(QVBoxLayout* column, const Fields& fields);
  void addResult();
  void addSizes();
  void addTunables();
  void addBuffers();
  void addBuffer(QGridLayout* grid, const std::string& name, int row);
  void addArguments();
  void addWorkItems();
  FoldingGroup* addGroup(const QString& title);
  /// Adds label, editor and problem as two rows of a grid.
  void addRow(QGridLayout* grid, const DraftField& field, const QString& label);
  /// Returns the field's editor, or a hint if the field is among the questions above.
  QWidget* cellOf(const DraftField& field, QWidget* parent);
  FieldEditor* makeEditor(const DraftField& field, QWidget* parent);
  [[nodiscard]] Fields of(DraftGroup group) const;
  [[nodiscard]] const DraftField* find(const std::string& id) const;

  QVBoxLayout* column_;
  QWidget* page_ = nullptr;
  QVBoxLayout* groups_ = nullptr;
  std::vector<DraftField> fields_;
  QMap<QString, FieldEditor*> editors_;
  QMap<QString, QLabel*> labels_;          // only for fields that have their own row
  QMap<QString, ProblemLabel*> problems_;  // several fields may share a label
};

}  // namespace headroom
