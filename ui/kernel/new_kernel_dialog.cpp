#include "kernel/new_kernel_dialog.hpp"

#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QMimeData>
#include <QScrollArea>
#include <QUrl>
#include <algorithm>
#include <cctype>
#include <system_error>
#include <utility>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "style/engine_sentences.hpp"
#include "style/plain_text.hpp"
#include "style/screen_room.hpp"
#include "style/text.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// Delay after the last key, because a build takes a process and a second.
constexpr std::chrono::milliseconds kPauseBeforeBuild{500};
constexpr std::chrono::milliseconds kPauseBeforeCheck{150};

constexpr QSize kUsualSize{760, 860};
constexpr int kLinesOfPreview = 16;
/// Name of a pasted text until the user gives it one.
constexpr const char* kNameOfPasted = "kernel";

/// Absolute path of a file that the user names, relative to the working folder.
fs::path absolutePath(const QString& file) {
  return fs::path(QFileInfo(file).absoluteFilePath().toStdString()).lexically_normal();
}

/// Replaces characters that a workload's name cannot have by "-".
fs::path withPlainName(const fs::path& file) {
  std::string name = file.stem().string();
  std::ranges::replace_if(
      name, [](unsigned char c) { return c >= 128 || (std::isalnum(c) == 0 && c != '_'); }, '-');
  return file.parent_path() / (name + file.extension().string());
}

bool isWritable(const fs::path& folder) {
  return QFileInfo(text(folder.string())).isWritable();
}

}  // namespace

NewKernelDialog::NewKernelDialog(Bridge* bridge, QString device, QWidget* parent)
    : QDialog(parent),
      bridge_(bridge),
      device_(std::move(device)),
      source_(nullptr),
      form_(nullptr),
      preview_(nullptr),
      toml_(nullptr),
      place_(nullptr),
      problem_(nullptr),
      create_(nullptr) {
  setObjectName(QStringLiteral("newKernel"));
  setWindowTitle(tr("New kernel"));
  setSizeGripEnabled(true);
  setAcceptDrops(true);
  makePage();
  buildSoon_.setSingleShot(true);
  buildSoon_.setInterval(kPauseBeforeBuild);
  checkSoon_.setSingleShot(true);
  checkSoon_.setInterval(kPauseBeforeCheck);
  follow();
  resize(fittingScreen(*this, kUsualSize));
  proposePlace();
  dropDraft();
}

NewKernelDialog::~NewKernelDialog() {
  if (building_) bridge_->stopDescribing(*building_);
}

void NewKernelDialog::makePage() {
  auto* scroll = new QScrollArea(this);
  scroll->setObjectName(QStringLiteral("newKernelPage"));
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);  // it follows the focus of its controls
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  const int gap = fontMetrics().height();
  column->setContentsMargins(0, 0, gap / 2, 0);
  source_ = new NewKernelSource(page);
  form_ = new DraftForm(page);
  preview_ = new FoldingGroup(tr("Description"), page);
  preview_->heading()->setToolTip(tr("Shows the file that is written."));
  toml_ = codeBox(kLinesOfPreview, preview_->content());
  toml_->setObjectName(QStringLiteral("newKernelToml"));
  toml_->setAccessibleName(tr("Description"));
  toml_->setReadOnly(true);
  preview_->column()->addWidget(toml_);
  preview_->setOpen(false);
  column->addWidget(source_);
  column->addWidget(form_);
  column->addWidget(preview_);
  column->addStretch(1);
  scroll->setWidget(page);
  place_ = new DescriptionPlace(this);
  problem_ = new ProblemLabel(this);
  problem_->setObjectName(QStringLiteral("newKernelProblem"));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  create_ = buttons->addButton(tr("C&reate"), QDialogButtonBox::AcceptRole);
  create_->setObjectName(QStringLiteral("newKernelCreate"));
  create_->setDefault(true);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(scroll, 1);
  layout->addWidget(place_);
  layout->addWidget(problem_);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &NewKernelDialog::create);
  connect(buttons, &QDialogButtonBox::rejected, this, &NewKernelDialog::reject);
}

void NewKernelDialog::follow() {
  connect(source_, &NewKernelSource::changed, this, [this] {
    dropDraft();
    buildSoon_.start();
  });
  connect(source_, &NewKernelSource::kernelChosen, this, &NewKernelDialog::draft);
  connect(&buildSoon_, &QTimer::timeout, this, &NewKernelDialog::build);
  connect(&checkSoon_, &QTimer::timeout, this, &NewKernelDialog::check);
  connect(form_, &DraftForm::edited, this, [this](const QString& id, const QString& now) {
    edits_[id] = now;
    // A choice applies immediately and may add other fields.
    const FieldEditor* const editor = form_->editor(id);
    if (editor != nullptr && editor->isChoice()) return check();
    checkSoon_.start();
  });
  connect(place_, &DescriptionPlace::changed, this, [this] {
    checkSoon_.start();
    // Includes of a pasted text are searched in its future folder.
    if (source_->file().isEmpty() && text_.source.find("#include") != std::string::npos) buildSoon_.start();
  });
  connect(bridge_, &Bridge::kernelsDescribed, this, [this](RunId run, const ProgramFacts& program) {
    if (run == building_) takeProgram(program);
  });
  connect(bridge_, &Bridge::descriptionFailed, this, [this](RunId run, const QString& reason) {
    if (run != building_) return;
    building_.reset();
    showFailure(engineSentences(reason.toStdString()));
  });
}

void NewKernelDialog::showFailure(const QString& sentence) {
  source_->setFailure(sentence);
  showCreatable(sentence);
}

void NewKernelDialog::openFile(const QString& file) {
  source_->setFile(file);
  buildSoon_.start(0);
}

void NewKernelDialog::setText(const QString& text) {
  edits_.clear();
  source_->setText(text);
  buildSoon_.start(0);
}

// Proposes the kernel's folder, or the user's own if the text is pasted or the folder belongs to others.
void NewKernelDialog::proposePlace() {
  const fs::path own = userKernelFolder();
  if (source_->file().isEmpty()) {
    if (!drafted_ && place_->isNamed()) return;
    const std::string name = drafted_ ? drafted_->kernel : kNameOfPasted;
    return place_->propose(descriptionFor(own / (name + ".cl")));
  }
  fs::path file = withPlainName(absolutePath(source_->file()));
  if (!own.empty() && !isWritable(file.parent_path())) file = own / file.filename();
  place_->propose(descriptionFor(file));
}

NewDescription NewKernelDialog::place() const {
  NewDescription place;
  place.description = place_->description();
  place.isPasted = source_->file().isEmpty();
  place.kernel = place.isPasted ? fs::path(place.description).replace_extension(".cl")
                 : imported_    ? imported_->kernel
                                : absolutePath(source_->file());
  return place;
}

void NewKernelDialog::dropDraft() {
  drafted_.reset();
  draft_.reset();
  form_->setVisible(false);
  preview_->setVisible(false);
  showCreatable(tr("No kernel is described yet. Choose its file, or paste its text."));
}

void NewKernelDialog::build() {
  buildSoon_.stop();
  if (building_) bridge_->stopDescribing(*std::exchange(building_, std::nullopt));
  dropDraft();
  imported_.reset();
  if (hasProblemName(source_->file().toStdString())) return readProblem();
  source_->showGivenOptions({});
  try {
    const bool isFile = !source_->file().isEmpty();
    if (!isFile && source_->text().trimmed().isEmpty()) {
      source_->setKernels({});
      return source_->setStatus({});
    }
    proposePlace();
    const NewDescription to = place();
    bare_ = isFile ? readFile(to.kernel, kLargestKernelText) : source_->text().toStdString();
    if (bare_.size() > kLargestKernelText)
      throw UsageError(
          tr("The text is larger than %1 MiB, which no kernel is.").arg(kLargestKernelText >> 20).toStdString());
    if (isFile) source_->showFileText(text(bare_));
    words_ = buildWordsOf(source_->options().toStdString(), to.kernel.parent_path());
    text_ = kernelToDescribe(to.kernel, bare_, words_, device_.toStdString());
    startBuilding();
  } catch (const Error& error) {
    showFailure(engineSentences(error.what()));
  }
}

void NewKernelDialog::startBuilding() {
  building_ = bridge_->describe(text_);
  source_->setStatus(bridge_->isSweeping() ? tr("A run is in progress. The kernel is built when it ends.")
                                           : tr("Building the kernel..."));
  showCreatable(tr("The kernel is being built."));
}

// Its conditions may take a moment to evaluate.
void NewKernelDialog::readProblem() {
  const QString file = source_->file();
  source_->setKernels({});
  source_->setStatus(tr("Reading the tuning problem..."));
  background_.run(
      file, [path = absolutePath(file)] { return readTuningProblem(path); },
      [this, file](const TuningProblem& problem) {
        if (file == source_->file()) takeProblem(file, problem);
      },
      [this, file](const QString& sentence) {
        if (file == source_->file()) showFailure(sentence);
      });
}

void NewKernelDialog::takeProblem(const QString& file, const TuningProblem& problem) {
  imported_ = problem;
  QStringList options;
  for (const std::string& option : problem.options) options << text(option);
  source_->showGivenOptions(options.join(QLatin1Char(' ')));
  try {
    bare_ = readFile(problem.kernel, kLargestKernelText);
    source_->showFileText(text(bare_));
    words_ = buildWordsOf(source_->options().toStdString(), absolutePath(file).parent_path());
    text_ = kernelToDescribe(problem.kernel, bare_, words_, device_.toStdString());
    text_.options = optionsOf(problem);
    startBuilding();
  } catch (const Error& error) {
    showFailure(engineSentences(error.what()));
  }
}

void NewKernelDialog::takeProgram(const ProgramFacts& program) {
  building_.reset();
  program_ = program;
  if (!program.failure.empty()) {
    source_->setKernels({});
    source_->setFailure(engineSentences(program.failure), text(program.log));
    return showCreatable(engineSentences(program.failure));
  }
  QStringList names;
  for (const KernelFacts& kernel : program.kernels) names << text(kernel.name);
  names.sort();
  // A problem names its kernel.
  source_->setKernels(imported_ ? QStringList() : names);
  draft();
}

QString NewKernelDialog::statusOf(const KernelFacts& kernel) {
  const auto count = static_cast<int>(kernel.arguments.size());
  const QString arguments = count == 1 ? tr("1 argument") : tr("%n arguments", nullptr, count);
  QStringList sentences{tr("Built on %1: %2 takes %3.").arg(text(program_.device), text(kernel.name), arguments)};
  // Shows questions that no field answers, too.
  for (const DraftQuestion& question : drafted_->questions) {
    if (question.fields.empty()) sentences << engineSentences(question.asked);
  }
  for (const ProblemNote& note : notes_) {
    if (!form_->addNote(text(note.field), engineSentences(note.sentence))) sentences << engineSentences(note.sentence);
  }
  return sentences.join(QLatin1Char(' '));
}

void NewKernelDialog::draftOf(const KernelFacts& kernel) {
  notes_.clear();
  if (!imported_) {
    drafted_ = draftFor(kernel, text_.source, words_.options);
    return;
  }
  TuningProblem fitting = *imported_;
  fitToKernel(kernel, fitting);
  drafted_ = std::move(fitting.draft);
  notes_ = std::move(fitting.notes);
}

void NewKernelDialog::draft() {
  dropDraft();
  try {
    const std::string name = imported_ ? imported_->draft.kernel : source_->kernel().toStdString();
    const KernelFacts& kernel = chosenKernel(program_, name, text_.origin);
    draftOf(kernel);
    form_->setFields(fieldsOf(*drafted_));
    source_->setStatus(statusOf(kernel));
  } catch (const Error& error) {
    drafted_.reset();
    return showFailure(engineSentences(error.what()));
  }
  const QString whose = source_->file() + QLatin1Char('\n') + text(drafted_->kernel);
  if (std::exchange(editsOf_, whose) != whose) edits_.clear();
  proposePlace();
  form_->walkAfter(source_->lastBox());
  form_->setVisible(true);
  preview_->setVisible(true);
  check();
}

std::vector<DraftEdit> NewKernelDialog::edits() const {
  std::vector<DraftEdit> all;
  for (auto each = edits_.cbegin(); each != edits_.cend(); ++each)
    all.emplace_back(each.key().toStdString(), each.value().toStdString());
  return all;
}

void NewKernelDialog::check() {
  checkSoon_.stop();
  place_->showProblem();
  if (!drafted_) return;
  const NewDescription to = place();
  EditedDraft now = edited(
      *drafted_, edits(),
      {.name = to.description.stem().string(), .text = text_.source, .folder = to.description.parent_path().string()});
  nameSources(to, words_, now.draft);
  form_->refresh(fieldsOf(now.draft));
  form_->setProblems(now.problems);
  toml_->setPlainText(text(toToml(now.draft)));
  draft_ = std::move(now.draft);
  showProblems(now.problems);
}

const FieldProblem& NewKernelDialog::firstOf(const std::vector<FieldProblem>& problems, QString& label) const {
  for (const DraftField& field : fieldsOf(*drafted_)) {
    const auto found = std::ranges::find(problems, field.id, &FieldProblem::field);
    if (found == problems.end()) continue;
    label = engineSentences(field.label);
    return *found;
  }
  return problems.front();
}

void NewKernelDialog::showProblems(const std::vector<FieldProblem>& problems) {
  if (problems.empty()) return showCreatable(place_->problem());
  QString label;
  const QString sentence = engineSentences(firstOf(problems, label).sentence);
  showCreatable(label.isEmpty() ? sentence : tr("%1: %2").arg(label, sentence));
  // The field, with its problem, may be scrolled out of view.
  const auto count = static_cast<int>(problems.size());
  if (label.isEmpty())
    problem_->setProblem(sentence);
  else
    problem_->setProblem(count == 1 ? tr("1 problem: %1").arg(label)
                                    : tr("%n problems, the first: %1", nullptr, static_cast<int>(count)).arg(label));
}

void NewKernelDialog::showCreatable(const QString& reason) {
  create_->setEnabled(reason.isEmpty());
  create_->setToolTip(reason.isEmpty() ? tr("Writes the description.") : plainToolTip(reason));
  create_->setAccessibleDescription(reason);
  problem_->setProblem({});
}

void NewKernelDialog::create() {
  check();
  if (!create_->isEnabled()) return;
  const std::vector<fs::path> existing = existingFiles(place());
  if (existing.empty()) return write();
  askToOverwrite(existing);
}

void NewKernelDialog::askToOverwrite(const std::vector<fs::path>& files) {
  QStringList names;
  for (const fs::path& file : files) names << text(file.string());
  auto* question =
      new QMessageBox(QMessageBox::Question, tr("Overwrite"),
                      tr("%1 is there already. Overwrite it?").arg(names.join(tr(" and "))), QMessageBox::Cancel, this);
  if (names.size() > 1) question->setText(tr("%1 are there already. Overwrite them?").arg(names.join(tr(" and "))));
  question->setTextFormat(Qt::PlainText);
  question->setObjectName(QStringLiteral("overwriteQuestion"));
  question->setAttribute(Qt::WA_DeleteOnClose);
  const QPushButton* yes = question->addButton(tr("Overwrite"), QMessageBox::DestructiveRole);
  question->setDefaultButton(QMessageBox::Cancel);
  connect(question, &QMessageBox::finished, this, [this, question, yes] {
    if (question->clickedButton() == yes) write();
  });
  question->open();
}

void NewKernelDialog::write() {
  const NewDescription to = place();
  try {
    std::error_code failure;
    if (to.description.parent_path() == userKernelFolder())
      fs::create_directories(to.description.parent_path(), failure);  // a failure is reported when the file is written
    nameSources(to, words_, *draft_);
    writeDescription(to, *draft_, bare_);
  } catch (const Error& error) {
    problem_->setProblem(engineSentences(error.what()));
    return;
  }
  Q_EMIT created(text(to.description.string()));
  accept();
}

void NewKernelDialog::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls() || event->mimeData()->hasText()) event->acceptProposedAction();
}

void NewKernelDialog::dropEvent(QDropEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (!urls.isEmpty() && urls.front().isLocalFile())
    openFile(urls.front().toLocalFile());
  else if (urls.isEmpty())
    setText(event->mimeData()->text());
  event->acceptProposedAction();
}

}  // namespace headroom
