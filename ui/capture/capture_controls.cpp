#include "capture/capture_controls.hpp"

#include <QFileDialog>
#include <QLineEdit>
#include <QProcess>

#include "widgets/flow_layout.hpp"
#include "widgets/run_controls.hpp"

namespace headroom {

namespace {

constexpr QLatin1StringView kCommandsKey("capture/commands");
constexpr int kMostCommands = 12;
constexpr int kCommandCharacters = 44;

/// Returns a word of a command line, quoted so that QProcess::splitCommand() returns it unchanged.
QString quotedWord(QString word) {
  if (!word.contains(QLatin1Char(' ')) && !word.contains(QLatin1Char('"'))) return word;
  return QLatin1Char('"') + word.replace(QLatin1Char('"'), QLatin1String("\"\"\"")) + QLatin1Char('"');
}

}  // namespace

// Creates the widgets in tab order.
CaptureControls::CaptureControls(Settings* settings, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      line_(new QComboBox(this)),
      browse_(new QToolButton(this)),
      refuse_(new QCheckBox(tr("Refuse &binaries"), this)) {
  line_->setObjectName(QStringLiteral("captureCommand"));
  line_->setAccessibleName(tr("Program and its arguments"));
  line_->setEditable(true);
  line_->setInsertPolicy(QComboBox::NoInsert);
  line_->setMinimumContentsLength(kCommandCharacters);
  line_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  line_->setToolTip(tr("As in a terminal, without a shell: darktable-cli in.jpg out.jpg. Quote words with blanks."));
  line_->lineEdit()->setPlaceholderText(tr("darktable-cli in.jpg out.jpg"));
  line_->addItems(settings_->choice(kCommandsKey).split(QLatin1Char('\n'), Qt::SkipEmptyParts));
  line_->setCurrentIndex(-1);
  browse_->setText(tr("Browse..."));
  browse_->setObjectName(QStringLiteral("captureBrowse"));
  browse_->setToolTip(tr("Choose a program file."));
  refuse_->setObjectName(QStringLiteral("captureRefuseBinaries"));
  refuse_->setToolTip(
      tr("Refuse kernels that the program kept as binaries, so that it builds their source. Some programs end then."));
  auto* flow = new FlowLayout(this);
  flow->setContentsMargins(0, 0, 0, 0);
  flow->setSpacing(fontMetrics().averageCharWidth() * 2);
  browse_->setFocusPolicy(Qt::StrongFocus);
  QWidget* pair = labelled(tr("Pro&gram"), line_, this);
  pair->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  flow->addWidget(pair);
  flow->addWidget(browse_);
  flow->addWidget(refuse_);
  setFocusProxy(line_);
  connect(line_, &QComboBox::editTextChanged, this, &CaptureControls::changed);
  connect(line_->lineEdit(), &QLineEdit::returnPressed, this, &CaptureControls::startAsked);
  connect(browse_, &QToolButton::clicked, this, &CaptureControls::browse);
  setRunning(false);
}

QStringList CaptureControls::command() const {
  return QProcess::splitCommand(line_->currentText());
}

void CaptureControls::setCommand(const QString& line) {
  line_->setEditText(line);
}

void CaptureControls::setRunning(bool running) {
  for (QWidget* box : std::initializer_list<QWidget*>{line_, browse_, refuse_}) box->setEnabled(!running);
}

void CaptureControls::remember() {
  const QString line = line_->currentText().simplified();
  QStringList commands = settings_->choice(kCommandsKey).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  commands.removeAll(line);
  commands.prepend(line);
  settings_->setChoice(kCommandsKey, commands.mid(0, kMostCommands).join(QLatin1Char('\n')));
  if (const int place = line_->findText(line); place >= 0) line_->removeItem(place);
  line_->insertItem(0, line);
  line_->setCurrentIndex(0);
}

void CaptureControls::browse() {
  auto* dialog = new QFileDialog(this, tr("Choose a program"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) { setCommand(quotedWord(file)); });
  dialog->open();
}

}  // namespace headroom
