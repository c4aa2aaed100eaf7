#include "hosts/add_machine_dialog.hpp"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "headroom/system/error.hpp"
#include "style/engine_sentences.hpp"
#include "style/status_colour.hpp"
#include "style/text.hpp"
#include "widgets/empty_text.hpp"

namespace headroom {

namespace {

constexpr int kTargetCharacters = 48;
constexpr int kFindingLines = 8;

/// A way to reach a machine, with the words of the form for it.
struct Template {
  std::optional<Reach> reach;  ///< nothing: the user's own command
  const char* title;
  const char* target;  ///< empty: it has none
  const char* example;
};

constexpr std::array kTemplates{Template{Reach::Ssh, QT_TRANSLATE_NOOP("AddMachine", "SSH"),
                                         QT_TRANSLATE_NOOP("AddMachine", "&Machine"), "me@gpu7"},
                                Template{Reach::Srun, QT_TRANSLATE_NOOP("AddMachine", "Slurm (srun)"), "", ""},
                                Template{Reach::Docker, QT_TRANSLATE_NOOP("AddMachine", "Docker container"),
                                         QT_TRANSLATE_NOOP("AddMachine", "C&ontainer"), "cuda"},
                                Template{Reach::Podman, QT_TRANSLATE_NOOP("AddMachine", "Podman container"),
                                         QT_TRANSLATE_NOOP("AddMachine", "C&ontainer"), "cuda"},
                                Template{Reach::Kubectl, QT_TRANSLATE_NOOP("AddMachine", "Kubernetes pod (kubectl)"),
                                         QT_TRANSLATE_NOOP("AddMachine", "P&od"), "opencl-0"},
                                Template{std::nullopt, QT_TRANSLATE_NOOP("AddMachine", "Another command"),
                                         QT_TRANSLATE_NOOP("AddMachine", "C&ommand"), "ssh -J gate me@gpu7 {line}"}};

QString translated(const char* words) {
  return QCoreApplication::translate("AddMachine", words);
}

const Template& templateAt(const QComboBox* box) {
  return kTemplates.at(static_cast<std::size_t>(std::max(box->currentIndex(), 0)));
}

QLineEdit* lineNamed(const char* name, const QString& toolTip, QWidget* parent) {
  auto* line = new QLineEdit(parent);
  line->setObjectName(QString::fromLatin1(name));
  line->setToolTip(toolTip);
  line->setMinimumWidth(line->fontMetrics().averageCharWidth() * kTargetCharacters);
  return line;
}

class FindingList : public QListWidget {
 public:
  using QListWidget::QListWidget;

 protected:
  void paintEvent(QPaintEvent* event) override {
    QListWidget::paintEvent(event);
    paintEmptyText(*this,
                   AddMachineDialog::tr("Check lists the machine's program and devices here, or what is missing."));
  }
};

}  // namespace

AddMachineDialog::AddMachineDialog(QStringList known, QWidget* parent)
    : FittedDialog(parent),
      known_(std::move(known)),
      reach_(new QComboBox(this)),
      targetLabel_(new QLabel(this)),
      target_(lineNamed("machineTarget",
                        tr("What the program connects to. Another command has {line} or {words} where "
                           "the command there belongs."),
                        this)),
      options_(lineNamed("machineOptions", tr("Options for that program, as typed in a terminal: -p 2222"), this)),
      name_(lineNamed("machineName",
                      tr("Letters, digits, \".\", \"_\" and \"-\". Devices are named with it: gpu7/0:1."), this)),
      program_(lineNamed("machineProgram", tr("headroom-cli on that machine, if it is not in PATH there."), this)),
      command_(new QLabel(this)),
      findings_(new FindingList(this)),
      check_(new QPushButton(tr("Chec&k"), this)),
      add_(new QPushButton(tr("&Add"), this)) {
  setObjectName(QStringLiteral("addMachineDialog"));
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Add a machine"));
  auto* intro =
      new QLabel(tr("Measures on devices of another machine, container or pod. Nothing is installed or opened "
                    "there, and no password is stored."),
                 this);
  intro->setWordWrap(true);
  command_->setObjectName(QStringLiteral("machineCommand"));
  command_->setTextFormat(Qt::PlainText);
  command_->setWordWrap(true);
  findings_->setObjectName(QStringLiteral("machineFindings"));
  findings_->setAccessibleName(tr("Findings of the check"));
  findings_->setWordWrap(true);
  findings_->setMinimumHeight(fontMetrics().lineSpacing() * kFindingLines);
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->addWidget(intro);
  layout->addWidget(buildForm());
  layout->addWidget(command_);
  layout->addWidget(findings_, 1);
  setParts(page, {buildButtons()});
  connect(&search_, &HostSearch::progressed, this, &AddMachineDialog::showFinding);
  connect(&search_, &HostSearch::finished, this, &AddMachineDialog::showEnd);
  followReach();
}

QWidget* AddMachineDialog::buildForm() {
  auto* part = new QWidget(this);
  auto* form = new QFormLayout(part);
  form->setContentsMargins(0, 0, 0, 0);
  reach_->setObjectName(QStringLiteral("machineReach"));
  for (const Template& each : kTemplates) reach_->addItem(translated(each.title));
  targetLabel_->setBuddy(target_);
  program_->setPlaceholderText(text(kProgramThere));
  name_->setPlaceholderText(QStringLiteral("gpu7"));
  form->addRow(tr("&Reached by"), reach_);
  form->addRow(targetLabel_, target_);
  form->addRow(tr("O&ptions"), options_);
  form->addRow(tr("&Name"), name_);
  form->addRow(tr("&headroom-cli there"), program_);
  connect(reach_, &QComboBox::currentIndexChanged, this, &AddMachineDialog::followReach);
  connect(target_, &QLineEdit::textChanged, this, &AddMachineDialog::proposeName);
  connect(name_, &QLineEdit::textEdited, this, [this](const QString& typed) { isNamed_ = !typed.isEmpty(); });
  for (QLineEdit* line : {target_, options_, name_, program_})
    connect(line, &QLineEdit::textChanged, this, &AddMachineDialog::followFields);
  return part;
}

QWidget* AddMachineDialog::buildButtons() {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  check_->setObjectName(QStringLiteral("checkMachine"));
  check_->setAutoDefault(false);
  add_->setObjectName(QStringLiteral("addMachineNow"));
  add_->setDefault(true);
  buttons->addButton(check_, QDialogButtonBox::ActionRole);
  buttons->addButton(add_, QDialogButtonBox::AcceptRole);
  connect(check_, &QPushButton::clicked, this, &AddMachineDialog::check);
  connect(buttons, &QDialogButtonBox::accepted, this, &AddMachineDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  return buttons;
}

void AddMachineDialog::followReach() {
  const Template& chosen = templateAt(reach_);
  const bool hasTarget = *chosen.target != '\0';
  targetLabel_->setText(hasTarget ? translated(chosen.target) : QString());
  targetLabel_->setVisible(hasTarget);
  target_->setVisible(hasTarget);
  target_->setPlaceholderText(QString::fromLatin1(chosen.example));
  options_->setEnabled(chosen.reach.has_value());
  proposeName();
  followFields();
}

void AddMachineDialog::proposeName() {
  const std::optional<Reach> reach = templateAt(reach_).reach;
  if (isNamed_) return;
  std::vector<std::string> known;
  for (const QString& name : known_) known.push_back(name.toStdString());
  name_->setText(reach ? text(proposedHostName(*reach, target_->text().trimmed().toStdString(), known)) : QString());
}

void AddMachineDialog::followFields() {
  search_.stop();
  checked_.reset();
  outcome_.reset();
  findings_->clear();
  const QString wrong = mistake();
  showChecking(false);
  command_->setText(wrong.isEmpty() ? tr("Command: %1").arg(text(commandLineOf({{}, host().command}))) : wrong);
}

void AddMachineDialog::check() {
  if (search_.isRunning()) {
    search_.stop();
    showLine(tr("The check was stopped."), false);
    showChecking(false);
    return;
  }
  findings_->clear();
  outcome_.reset();
  checked_ = host();
  search_.start(*checked_);
  showChecking(true);
}

void AddMachineDialog::showChecking(bool isChecking) {
  const bool isRight = mistake().isEmpty();
  check_->setText(isChecking ? tr("&Stop check") : tr("Chec&k"));
  check_->setEnabled(isChecking || isRight);
  check_->setToolTip(isChecking ? tr("Stop the check now.")
                                : tr("Connect, and show which program, version and devices the machine has."));
  add_->setEnabled(isRight);
  add_->setToolTip(isRight ? tr("Store the machine in hosts.toml.") : mistake());
}

void AddMachineDialog::showFinding(const HostFinding& finding) {
  showLine(engineSentences(finding.text), finding.isProblem);
}

void AddMachineDialog::showEnd(const HostCheck& check) {
  outcome_ = check;
  for (const DeviceDescription& device : check.devices)
    showLine(tr("Device %1: %2 (%3)").arg(text(device.id), text(device.name), text(toText(device.type))), false);
  showChecking(false);
}

void AddMachineDialog::showLine(const QString& line, bool isProblem) {
  auto* item = new QListWidgetItem(line, findings_);
  item->setToolTip(line.toHtmlEscaped());
  if (isProblem) item->setForeground(statusColour(Status::Failed, palette()));
  findings_->scrollToItem(item);
}

std::vector<std::string> AddMachineDialog::command() const {
  const std::string target = target_->text().trimmed().toStdString();
  const std::optional<Reach> reach = templateAt(reach_).reach;
  std::vector<std::string> words =
      reach ? commandOf(*reach, target, wordsTyped(options_->text().toStdString())) : wordsTyped(target);
  if (words.empty()) throw UsageError("The command is empty. Write the program that reaches the machine first.");
  return words;
}

NamedHost AddMachineDialog::host() const {
  NamedHost host{name_->text().trimmed().toStdString(), command(), std::string(kProgramThere)};
  requireHostName(host.name);
  const std::string program = program_->text().trimmed().toStdString();
  if (!program.empty()) host.program = program;
  requireStorable(host);
  return host;
}

/// The machine comes first: its name is proposed from it.
QString AddMachineDialog::mistake() const {
  const Template& chosen = templateAt(reach_);
  const bool isTargetMissing = chosen.reach && *chosen.target != '\0' && target_->text().trimmed().isEmpty();
  if (isTargetMissing) return tr("Name the machine, container or pod to reach.");
  const QString name = name_->text().trimmed();
  try {
    static_cast<void>(command());
    if (name.isEmpty()) return tr("Give the machine a name, which its devices are selected by.");
    if (known_.contains(name)) return tr("There is a machine %1 already. Choose another name.").arg(name);
    static_cast<void>(host());
    return {};
  } catch (const Error& error) {
    return engineSentences(error.what());
  }
}

void AddMachineDialog::accept() {
  if (!mistake().isEmpty()) return;
  const NamedHost added = host();
  Q_EMIT chosen(added, checked_ == added ? outcome_ : std::nullopt);
  QDialog::accept();
}

}  // namespace headroom
