// From a bare kernel, or another tuner's problem, to a description that runs: source, questions, all that the
// description says, and where it goes.
#pragma once

#include <QDialog>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QString>
#include <QTimer>
#include <optional>
#include <string>
#include <vector>

#include "bridge/background.hpp"
#include "bridge/bridge.hpp"
#include "headroom/authoring/draft_fields.hpp"
#include "headroom/authoring/new_description.hpp"
#include "headroom/problems.hpp"
#include "kernel/description_place.hpp"
#include "kernel/draft_form.hpp"
#include "kernel/folding_group.hpp"
#include "kernel/new_kernel_source.hpp"
#include "kernel/problem_label.hpp"

namespace headroom {

/// Made and shown with open() or show(), and deleted by its owner. The kernel's file is never changed.
class NewKernelDialog : public QDialog {
  Q_OBJECT

 public:
  /// `bridge` outlives it. `device`: selector of the device that builds the kernel.
  NewKernelDialog(Bridge* bridge, QString device, QWidget* parent = nullptr);
  ~NewKernelDialog() override;

  /// A bare file of OpenCL C, or another tuner's problem (.json) that names one.
  void openFile(const QString& file);
  /// OpenCL C that was pasted: it is stored beside its description.
  void setText(const QString& text);

 Q_SIGNALS:
  /// The description is written, and the dialog is accepted.
  void created(const QString& descriptionFile);

 protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void makePage();
  void follow();
  /// Gives the text to the bridge.
  void build();
  void readProblem();
  void takeProblem(const QString& file, const TuningProblem& problem);
  void startBuilding();
  void showFailure(const QString& sentence);
  void takeProgram(const ProgramFacts& program);
  /// The chosen kernel's draft, and its form.
  void draft();
  void dropDraft();
  /// What the draft is with all edits, and what is wrong with it.
  void check();
  void showCreatable(const QString& reason);
  void create();
  void askToOverwrite(const std::vector<std::filesystem::path>& files);
  void write();
  void proposePlace();
  /// The draft of that kernel: the drafter's, or what the problem says.
  void draftOf(const KernelFacts& kernel);
  [[nodiscard]] QString statusOf(const KernelFacts& kernel);
  [[nodiscard]] NewDescription place() const;
  [[nodiscard]] std::vector<DraftEdit> edits() const;
  void showProblems(const std::vector<FieldProblem>& problems);
  /// In the form's order. `label`: its field's; stays as it is where it has none.
  [[nodiscard]] const FieldProblem& firstOf(const std::vector<FieldProblem>& problems, QString& label) const;

  Bridge* bridge_;
  QString device_;
  NewKernelSource* source_;
  DraftForm* form_;
  FoldingGroup* preview_;
  QPlainTextEdit* toml_;
  DescriptionPlace* place_;
  ProblemLabel* problem_;
  QPushButton* create_;
  QTimer buildSoon_;
  QTimer checkSoon_;

  std::optional<RunId> building_;
  std::optional<TuningProblem> imported_;  // where the file is another tuner's problem
  std::vector<ProblemNote> notes_;         // on it, by the kernel that it fits
  std::string bare_;                       // the text as it is in the file or was pasted
  BuildWords words_;
  KernelText text_;
  ProgramFacts program_;
  std::optional<KernelDraft> drafted_;  // as the drafter made it
  std::optional<KernelDraft> draft_;    // with what a person said
  QMap<QString, QString> edits_;        // by the field's id
  QString editsOf_;                     // the file and kernel that they are of
  Background background_;               // reads problems
};

}  // namespace headroom
