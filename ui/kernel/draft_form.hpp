// A draft's fields on a page: questions first, then the rest in groups; what is wrong stands below the field.
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

  /// Fields of another draft. What was shown is gone.
  void setFields(const std::vector<DraftField>& fields);
  /// The same fields with other texts.
  void refresh(const std::vector<DraftField>& fields);
  /// Those of no field are not shown here.
  void setProblems(const std::vector<FieldProblem>& problems);
  /// Stands at the field while it has no problem. False where there is no such field.
  bool addNote(const QString& id, const QString& sentence);
  /// Keys walk the form after this box, and go on to what came behind it.
  void walkAfter(QWidget* box);
  /// nullptr where there is no such field.
  [[nodiscard]] FieldEditor* editor(const QString& id) const { return editors_.value(id); }
  /// Where the problem of that field stands.
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
  /// Label, editor and problem in two rows of a grid.
  void addRow(QGridLayout* grid, const DraftField& field, const QString& label);
  /// Its editor, or a word that it is asked for above.
  QWidget* cellOf(const DraftField& field, QWidget* parent);
  FieldEditor* makeEditor(const DraftField& field, QWidget* parent);
  [[nodiscard]] Fields of(DraftGroup group) const;
  [[nodiscard]] const DraftField* find(const std::string& id) const;

  QVBoxLayout* column_;
  QWidget* page_ = nullptr;
  QVBoxLayout* groups_ = nullptr;
  std::vector<DraftField> fields_;
  QMap<QString, FieldEditor*> editors_;
  QMap<QString, QLabel*> labels_;          // of fields with a row of their own
  QMap<QString, ProblemLabel*> problems_;  // several fields may share one
};

}  // namespace headroom
