#include "kernel/draft_form.hpp"

#include <QHBoxLayout>
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "style/engine_sentences.hpp"
#include "style/plain_text.hpp"
#include "style/text.hpp"
#include "widgets/lesson.hpp"

namespace headroom {
namespace {

/// Above this number, values are in two columns.
constexpr std::size_t kValuesInOneColumn = 4;

bool isAsked(const DraftField& field) {
  return !field.asked.empty();
}

QLabel* labelFor(const QString& text, QWidget* box, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  label->setText(QString(text).replace(QLatin1Char('&'), QLatin1String("&&")));
  label->setBuddy(box);
  return label;
}

/// Aligns the boxes of all groups, unless a label is longer.
constexpr int kLabelCharacters = 11;

void setColumns(QGridLayout& grid, const QFontMetrics& metrics) {
  grid.setHorizontalSpacing(metrics.height() / 2);
  grid.setColumnMinimumWidth(0, metrics.averageCharWidth() * kLabelCharacters);
}

/// Returns a grid with a label and a box per row; `share` is the boxes' share of the width beside the labels.
QGridLayout* newGrid(QVBoxLayout* column, int share) {
  auto* grid = new QGridLayout;
  setColumns(*grid, column->parentWidget()->fontMetrics());
  grid->setColumnStretch(1, share);
  grid->setColumnStretch(2, 100 - share);
  column->addLayout(grid);
  return grid;
}

QLabel* columnTitle(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setForegroundRole(QPalette::PlaceholderText);
  return label;
}

}  // namespace

DraftForm::DraftForm(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
  column_->setContentsMargins(0, 0, 0, 0);
}

void DraftForm::clear() {
  editors_.clear();
  labels_.clear();
  problems_.clear();
  delete page_;
  page_ = new QWidget(this);
  groups_ = new QVBoxLayout(page_);
  groups_->setContentsMargins(0, 0, 0, 0);
  column_->addWidget(page_);
}

void DraftForm::setFields(const std::vector<DraftField>& fields) {
  fields_ = fields;
  clear();
  addQuestions();
  addResult();
  addSizes();
  addTunables();
  addBuffers();
  addArguments();
  addWorkItems();
  refresh(fields);
}

void DraftForm::refresh(const std::vector<DraftField>& fields) {
  for (const DraftField& field : fields) {
    FieldEditor* const editor = editors_.value(text(field.id));
    if (editor == nullptr) continue;
    editor->refresh(field);
    // Shows only the chosen source of the expected result.
    if (QLabel* const label = labels_.value(editor->id()); field.group == DraftGroup::Result && label != nullptr) {
      label->setVisible(field.isUsed);
      editor->setVisible(field.isUsed);
    }
  }
}

// Widgets created later come last in the tab order, after the buttons.
void DraftForm::walkAfter(QWidget* box) {
  for (QWidget* widget : page_->findChildren<QWidget*>()) {
    // Skips the boxes' pop-up lists and line edits.
    const bool isOfBox = widget->window() != window() || qobject_cast<QComboBox*>(widget->parentWidget()) != nullptr;
    const bool isReached = (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr;
    if (!isReached || isOfBox) continue;
    setTabOrder(box, widget);
    box = widget;
  }
}

void DraftForm::setProblems(const std::vector<FieldProblem>& problems) {
  for (FieldEditor* editor : editors_) editor->setProblem({});
  QMap<ProblemLabel*, QStringList> sentences;
  for (ProblemLabel* label : problems_) sentences[label];
  for (const FieldProblem& problem : problems) {
    const QString id = text(problem.field);
    if (FieldEditor* const editor = editors_.value(id)) editor->setProblem(engineSentences(problem.sentence));
    if (ProblemLabel* const label = problems_.value(id)) sentences[label] << engineSentences(problem.sentence);
  }
  for (auto each = sentences.cbegin(); each != sentences.cend(); ++each)
    each.key()->setProblem(each.value().join(QLatin1Char('\n')));
}

bool DraftForm::addNote(const QString& id, const QString& sentence) {
  ProblemLabel* const label = problems_.value(id);
  if (label == nullptr) return false;
  label->setNote(label->note().isEmpty() ? sentence : label->note() + QLatin1Char('\n') + sentence);
  return true;
}

DraftForm::Fields DraftForm::of(DraftGroup group) const {
  Fields found;
  for (const DraftField& field : fields_) {
    if (field.group == group) found.push_back(&field);
  }
  return found;
}

const DraftField* DraftForm::find(const std::string& id) const {
  const auto found = std::ranges::find(fields_, id, &DraftField::id);
  return found == fields_.end() ? nullptr : &*found;
}

FoldingGroup* DraftForm::addGroup(const QString& title) {
  auto* group = new FoldingGroup(title, page_);
  groups_->addWidget(group);
  return group;
}

FieldEditor* DraftForm::makeEditor(const DraftField& field, QWidget* parent) {
  auto* editor = new FieldEditor(field, parent);
  editors_.insert(editor->id(), editor);
  connect(editor, &FieldEditor::edited, this, &DraftForm::edited);
  return editor;
}

void DraftForm::addRow(QGridLayout* grid, const DraftField& field, const QString& label) {
  const int row = grid->rowCount();
  QWidget* const parent = grid->parentWidget();
  FieldEditor* const editor = makeEditor(field, parent);
  auto* problem = new ProblemLabel(parent);
  problems_.insert(editor->id(), problem);
  QLabel* const shown = labelFor(label, editor->box(), parent);
  labels_.insert(editor->id(), shown);
  grid->addWidget(shown, row, 0);
  grid->addWidget(editor, row, 1);
  grid->addWidget(problem, row + 1, 1, 1, 2);
}

// Adds the fields that neither the driver nor the text determines. The expected result has its own part, because its
// fields depend on its source.
void DraftForm::addQuestions() {
  Fields values;
  std::vector<Fields> others;  // the fields of each question together
  for (const DraftField& field : fields_) {
    if (!isAsked(field) || field.group == DraftGroup::Result) continue;
    const auto same =
        std::ranges::find_if(others, [&](const Fields& all) { return all.front()->asked == field.asked; });
    if (field.isOfValue)
      values.push_back(&field);
    else if (same != others.end())
      same->push_back(&field);
    else
      others.push_back({&field});
  }
  if (values.size() == 1) others.push_back(std::exchange(values, {}));
  if (values.empty() && others.empty()) return;
  FoldingGroup* const group = addGroup(tr("Questions"));
  auto* pane = new QuestionPane(group->content());
  group->column()->addWidget(pane);
  for (const Fields& fields : others) addQuestion(pane->column(), fields);
  if (!values.empty()) addValues(pane->column(), values);
}

void DraftForm::addQuestion(QVBoxLayout* column, const Fields& fields) {
  QWidget* const pane = column->parentWidget();
  QLabel* const question = lessonText(pane);
  question->setText(engineSentences(fields.front()->asked));
  question->setTextInteractionFlags(Qt::NoTextInteraction);
  column->addWidget(question);
  auto* problem = new ProblemLabel(pane);
  auto* row = new QHBoxLayout;
  column->addLayout(row);
  for (const DraftField* field : fields) {
    FieldEditor* const editor = makeEditor(*field, pane);
    problems_.insert(editor->id(), problem);
    if (fields.size() > 1) row->addWidget(labelFor(engineSentences(field->label), editor->box(), pane));
    row->addWidget(editor, 1);
  }
  if (fields.size() == 1) {
    question->setBuddy(editors_.value(text(fields.front()->id))->box());
    row->addStretch(1);
  }
  column->addWidget(problem);
}

void DraftForm::addValues(QVBoxLayout* column, const Fields& fields) {
  QWidget* const pane = column->parentWidget();
  QLabel* const question = lessonText(pane);
  question->setText(tr("Which values have these arguments?"));
  column->addWidget(question);
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(fontMetrics().height() / 2);
  column->addLayout(grid);
  const std::size_t columns = fields.size() > kValuesInOneColumn ? 2 : 1;
  const std::size_t rows = (fields.size() + columns - 1) / columns;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const DraftField& field = *fields[i];
    const int row = static_cast<int>(i % rows) * 2;
    const int first = static_cast<int>(i / rows) * 3;
    FieldEditor* const editor = makeEditor(field, pane);
    auto* problem = new ProblemLabel(pane);
    problems_.insert(editor->id(), problem);
    grid->addWidget(labelFor(engineSentences(field.about), editor->box(), pane), row, first);
    grid->addWidget(editor, row, first + 1);
    grid->addWidget(problem, row + 1, first + 1);
    if (first > 0) grid->setColumnMinimumWidth(first - 1, fontMetrics().height());
    grid->setColumnStretch(first + 1, 1);
  }
}

void DraftForm::addResult() {
  FoldingGroup* const group = addGroup(tr("Result"));
  auto* pane = new QuestionPane(group->content());
  group->column()->addWidget(pane);
  QGridLayout* const grid = newGrid(pane->column(), 100);
  for (const DraftField* field : of(DraftGroup::Result))
    addRow(grid, *field, engineSentences(isAsked(*field) ? field->asked : field->label));
}

void DraftForm::addSizes() {
  FoldingGroup* const group = addGroup(tr("Sizes"));
  QGridLayout* const grid = newGrid(group->column(), 50);
  for (const DraftField* field : of(DraftGroup::Sizes)) addRow(grid, *field, engineSentences(field->about));
}

// Adds a row for each tunable, then the conditions.
void DraftForm::addTunables() {
  const Fields all = of(DraftGroup::Tunables);
  if (all.empty()) return;
  FoldingGroup* const group = addGroup(tr("Tunables"));
  QWidget* const parent = group->content();
  auto* grid = new QGridLayout;
  setColumns(*grid, fontMetrics());
  group->column()->addLayout(grid);
  const std::array titles{tr("Tunable"), tr("Values"), tr("Default")};
  for (int column = 0; column < static_cast<int>(titles.size()); ++column)
    grid->addWidget(columnTitle(titles[static_cast<std::size_t>(column)], parent), 0, column);
  grid->setColumnStretch(1, 3);
  grid->setColumnStretch(2, 1);
  Fields conditions;
  for (const DraftField* field : all) {
    if (field->about.empty()) conditions.push_back(field);
    if (!field->id.ends_with(".values")) continue;
    const int row = grid->rowCount();
    auto* problem = new ProblemLabel(parent);
    int column = 1;
    for (const char* what : {".values", ".default"}) {
      const DraftField* const cell = find("tune." + field->about + what);
      if (cell == nullptr) continue;
      FieldEditor* const editor = makeEditor(*cell, parent);
      if (column == 1) grid->addWidget(labelFor(engineSentences(field->about), editor->box(), parent), row, 0);
      grid->addWidget(editor, row, column++);
      problems_.insert(editor->id(), problem);
    }
    grid->addWidget(problem, row + 1, 1, 1, 2);
  }
  if (conditions.empty()) return;
  QGridLayout* const below = newGrid(group->column(), 100);
  for (const DraftField* field : conditions) addRow(below, *field, engineSentences(field->label));
}

QWidget* DraftForm::cellOf(const DraftField& field, QWidget* parent) {
  if (!isAsked(field)) return makeEditor(field, parent);
  auto* above = new QLabel(tr("see Questions"), parent);
  above->setForegroundRole(QPalette::PlaceholderText);
  return above;
}

void DraftForm::addBuffers() {
  FoldingGroup* const group = addGroup(tr("Buffers"));
  auto* grid = new QGridLayout;
  setColumns(*grid, fontMetrics());
  group->column()->addLayout(grid);
  const std::array titles{tr("Argument"), tr("Type"), tr("Use"), tr("Elements"), tr("Content before a launch")};
  for (int column = 0; column < static_cast<int>(titles.size()); ++column)
    grid->addWidget(columnTitle(titles[static_cast<std::size_t>(column)], group->content()), 0, column);
  grid->setColumnStretch(3, 2);
  grid->setColumnStretch(4, 2);
  int row = 1;
  for (const DraftField* field : of(DraftGroup::Buffers)) {
    if (!field->id.ends_with(".type")) continue;
    addBuffer(grid, field->about, row);
    row += 2;
  }
  QLabel* const hint = lessonText(group->content());
  hint->setText(tr("Content: %1").arg(text(fillHint())));
  hint->setForegroundRole(QPalette::PlaceholderText);
  group->column()->addWidget(hint);
}

void DraftForm::addBuffer(QGridLayout* grid, const std::string& name, int row) {
  QWidget* const parent = grid->parentWidget();
  auto* problem = new ProblemLabel(parent);
  QWidget* first = nullptr;
  int column = 1;
  for (const char* what : {"type", "use", "shape", "fill"}) {
    const DraftField* const field = find("buffer." + name + "." + what);
    if (field == nullptr) continue;
    QWidget* const cell = cellOf(*field, parent);
    grid->addWidget(cell, row, column++);
    if (first == nullptr) first = cell;
    if (!problems_.contains(text(field->id))) problems_.insert(text(field->id), problem);
  }
  grid->addWidget(labelFor(text(name), first, parent), row, 0);
  grid->addWidget(problem, row + 1, 1, 1, 4);
}

void DraftForm::addArguments() {
  Fields shown = of(DraftGroup::Arguments);
  std::erase_if(shown, [](const DraftField* field) { return isAsked(*field); });
  if (shown.empty()) return;
  FoldingGroup* const group = addGroup(tr("Arguments"));
  QGridLayout* const grid = newGrid(group->column(), 50);
  for (const DraftField* field : shown) addRow(grid, *field, engineSentences(field->label));
}

void DraftForm::addWorkItems() {
  FoldingGroup* const group = addGroup(tr("Work-items"));
  QWidget* const parent = group->content();
  auto* grid = new QGridLayout;
  setColumns(*grid, fontMetrics());
  group->column()->addLayout(grid);
  const std::array<const char*, 3> axes{"x", "y", "z"};
  auto* problem = new ProblemLabel(parent);
  int sides = 1;
  const auto addRange = [&](const char* kind, const QString& title, int row) {
    grid->addWidget(new QLabel(title, parent), row, 0);
    for (int d = 0; d < static_cast<int>(axes.size()); ++d) {
      const DraftField* const field = find(kind + std::string(".") + std::to_string(d));
      if (field == nullptr) continue;
      grid->addWidget(cellOf(*field, parent), row, d + 1);
      sides = std::max(sides, d + 1);
      if (!problems_.contains(text(field->id))) problems_.insert(text(field->id), problem);
      if (row == 1) grid->addWidget(columnTitle(QLatin1String(axes[static_cast<std::size_t>(d)]), parent), 0, d + 1);
      grid->setColumnStretch(d + 1, 1);
    }
  };
  addRange("global", tr("In all"), 1);
  addRange("local", tr("In a group"), 2);
  if (const DraftField* const round = find("round")) {
    FieldEditor* const editor = makeEditor(*round, parent);
    grid->addWidget(labelFor(text(round->label), editor->box(), parent), 3, 0);
    grid->addWidget(editor, 3, 1, 1, sides);
    problems_.insert(editor->id(), problem);
  }
  grid->addWidget(problem, 4, 1, 1, sides);
}

}  // namespace headroom
