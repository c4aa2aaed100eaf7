// Dialog that turns a bare kernel, or another tuner's problem, into a runnable description: source, questions, all
// fields of the description, and its location.
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

/// Shown with open() or show(), and deleted by its owner. Never changes the kernel's file.
class NewKernelDialog : public QDialog {
  Q_OBJECT

 public:
  /// `bridge` outlives this object. `device` is the selector of the device that builds the kernel.
  NewKernelDialog(Bridge* bridge, QString device, QWidget* parent = nullptr);
  ~NewKernelDialog() override;

  /// Opens a bare OpenCL C file, or another tuner's problem (.json) that names one.
  void openFile(const QString& file);
  /// Takes pasted OpenCL C, which is stored beside its description.
  void setText(const QString& text);

 Q_SIGNALS:
  /// The description was written, and the dialog was accepted.
  void created(const QString& descriptionFile);

 protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void makePage();
  void follow();
  /// Requests the bridge to build the text.
  void build();
  void readProblem();
  void takeProblem(const QString& file, const TuningProblem& problem);
  void startBuilding();
  void showFailure(const QString& sentence);
  void takeProgram(const ProgramFacts& program);
  /// Drafts the chosen kernel, and fills the form.
  void draft();
  void dropDraft();
  /// Applies all edits to the draft, and shows its problems.
  void check();
  void showCreatable(const QString& reason);
  void create();
  void askToOverwrite(const std::vector<std::filesystem::path>& files);
  void write();
  void proposePlace();
  /// Returns the kernel's draft, from the drafter or from the imported problem.
  void draftOf(const KernelFacts& kernel);
  [[nodiscard]] QString statusOf(const KernelFacts& kernel);
  [[nodiscard]] NewDescription place() const;
  [[nodiscard]] std::vector<DraftEdit> edits() const;
  void showProblems(const std::vector<FieldProblem>& problems);
  /// Returns the first problem in the form's order. Sets `label` to its field's label, if the field has one.
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
  std::optional<TuningProblem> imported_;  // no value unless the file is another tuner's problem
  std::vector<ProblemNote> notes_;         // notes on the problem, by the kernel that it fits
  std::string bare_;                       // the text as in the file, or as pasted
  BuildWords words_;
  KernelText text_;
  ProgramFacts program_;
  std::optional<KernelDraft> drafted_;  // the drafter's result
  std::optional<KernelDraft> draft_;    // with the user's edits
  QMap<QString, QString> edits_;        // by field id
  QString editsOf_;                     // file and kernel that the edits apply to
  Background background_;               // reads problems
};

}  // namespace headroom
