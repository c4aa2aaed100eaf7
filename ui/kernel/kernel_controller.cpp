#include "kernel/kernel_controller.hpp"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QUrl>
#include <algorithm>
#include <chrono>
#include <exception>
#include <filesystem>

#include "controls/command_question.hpp"
#include "headroom/authoring.hpp"
#include "headroom/problems.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/text/compiler_messages.hpp"
#include "headroom/workloads.hpp"
#include "style/text.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

constexpr QLatin1StringView kFileKey("kernel/file");
constexpr QLatin1StringView kRecentKey("kernel/recent");
constexpr QLatin1StringView kOnSaveKey("kernel/onSave");
constexpr qsizetype kMostRecent = 10;
/// A save is noticed after one or two of these intervals.
constexpr std::chrono::milliseconds kLook{60};

LineNote::Kind kindOf(CompilerMessage::Kind kind) {
  if (kind == CompilerMessage::Kind::Error) return LineNote::Kind::Error;
  return kind == CompilerMessage::Kind::Warning ? LineNote::Kind::Warning : LineNote::Kind::Note;
}

bool isSame(const Variant& one, const Variant& other) {
  const bool isExpected = (one.expected == nullptr) == (other.expected == nullptr);
  return one.id == other.id && one.source == other.source && one.description == other.description && isExpected &&
         (one.expected == nullptr || one.expected->source == other.expected->source);
}

/// "0.62 s: read in 0.01, built in 0.35, timed in 0.20, checked in 0.02"
QString timesText(const JobTimes& times, double readSeconds, double totalSeconds) {
  return KernelController::tr("%1 s: read in %2, built in %3, timed in %4, checked in %5")
      .arg(totalSeconds, 0, 'f', 2)
      .arg(readSeconds, 0, 'f', 2)
      .arg(times.buildMs / 1e3, 0, 'f', 2)
      .arg(times.timingMs / 1e3, 0, 'f', 2)
      .arg(times.checkingMs / 1e3, 0, 'f', 2);
}

QString shown(const ResultRow& row) {
  return text(attemptText(row)).replace(QLatin1String("+-"), QStringLiteral("\u00b1"));
}

}  // namespace

KernelController::KernelController(Bridge* bridge, KernelView* view, Settings* settings, QWidget* window,
                                   QObject* parent)
    : QObject(parent),
      bridge_(bridge),
      view_(view),
      settings_(settings),
      window_(window),
      sweep_(bridge, tr("A kernel is being measured. Wait for it to finish, or stop it.")),
      revisions_(new RevisionController(view, window, this)),
      inspector_(new KernelInspector(
          bridge, view, [this] { return subject(); }, this)),
      codes_(new CodeComparison(bridge, window, this)),
      advice_(new KernelAdvice(view, this)) {
  looks_.setInterval(kLook);
  connect(&looks_, &QTimer::timeout, this, &KernelController::look);
  connect(&sweep_, &Sweep::attemptDone, this, &KernelController::take);
  connect(&sweep_, &Sweep::finished, this, &KernelController::end);
  connect(bridge_, &Bridge::sweepStarted, this, &KernelController::showReadiness);
  connect(bridge_, &Bridge::sweepFinished, this, [this] {
    showReadiness();
    // After all other receivers of the end.
    if (std::exchange(isWaiting_, false))
      QMetaObject::invokeMethod(this, &KernelController::startAttempt, Qt::QueuedConnection);
  });
  KernelControls* controls = view_->controls();
  connect(controls, &KernelControls::saveAsked, this, &KernelController::save);
  connect(controls, &KernelControls::externalEditorAsked, this, &KernelController::openInOtherEditor);
  connect(controls, &KernelControls::changed, this, [this] {
    settings_->setChoice(kOnSaveKey,
                         view_->controls()->measuresOnSave() ? QStringLiteral("yes") : QStringLiteral("no"));
    showReadiness();
  });
  connect(view_->files(), &EditorPane::saveAsked, this, &KernelController::save);
  connect(view_->files(), &EditorPane::failed, this, &KernelController::failed);
  connect(view_->files(), &EditorPane::modifiedChanged, this, &KernelController::showReadiness);
  connect(revisions_, &RevisionController::kept, this, &KernelController::showKept);
  connect(revisions_, &RevisionController::restored, this, &KernelController::look);
  connect(inspector_, &KernelInspector::finished, this, &KernelController::finished);
  connect(codes_, &CodeComparison::finished, this, &KernelController::finished);
  connect(view_->list(), &RevisionList::codeChangesAsked, this, &KernelController::compareCode);
  connect(inspector_, &KernelInspector::compiled, advice_, &KernelAdvice::setCompiled);
  connect(inspector_, &KernelInspector::checked, advice_, &KernelAdvice::setCounts);
  connect(revisions_, &RevisionController::failed, this, &KernelController::failed);
  showRecent();
  showReadiness();
}

void KernelController::setDevice(const std::optional<DeviceDescription>& device) {
  device_ = device;
  showReadiness();
}

QString KernelController::device() const {
  return device_ ? text(device_->id) : QString();
}

std::optional<KernelSubject> KernelController::subject() const {
  if (!whyNotMeasure().isEmpty()) return std::nullopt;
  return KernelSubject{*kernel_, device_->id, view_->controls()->size(), valuesFor(*workload(), parameters_)};
}

void KernelController::compareCode(int from, int to) {
  if (const QString why = whyNotMeasure(); !why.isEmpty()) {
    Q_EMIT failed(why);
    return;
  }
  const std::vector<Revision>& all = view_->list()->revisions();
  const auto subjectOf = [&](int number) {
    KernelSubject subject = *this->subject();
    if (number > 0) subject.kernel = variantOf(findRevision(all, number));
    return subject;
  };
  const auto nameOf = [](int number) { return number == 0 ? tr("now") : tr("revision %1").arg(number); };
  try {
    codes_->compare({nameOf(from), nameOf(to)}, subjectOf(from), subjectOf(to));
  } catch (const Error& error) {
    Q_EMIT failed(text(error.what()));
  }
}

QString KernelController::openId() const {
  return kernel_ ? text(kernel_->id) : QString();
}

const Workload* KernelController::workload() const {
  return kernel_ ? &findWorkload(kernel_->workload) : nullptr;
}

void KernelController::withoutChanges(const std::function<void()>& then) {
  if (!view_->files()->isModified()) return then();
  QStringList names;
  for (const QString& file : view_->files()->modifiedFiles()) names << QFileInfo(file).fileName();
  auto* question = new QMessageBox(QMessageBox::Question, tr("Unsaved changes"),
                                   tr("%1 has changes that are not saved.").arg(names.join(QStringLiteral(", "))),
                                   QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window_);
  question->setObjectName(QStringLiteral("unsavedQuestion"));
  question->setTextFormat(Qt::PlainText);
  question->setDefaultButton(QMessageBox::Save);
  question->setAttribute(Qt::WA_DeleteOnClose);
  connect(question, &QMessageBox::finished, this, [this, then](int answer) {
    if (answer == QMessageBox::Save && !view_->files()->save()) return;
    if (answer == QMessageBox::Discard) view_->files()->discard();
    if (answer == QMessageBox::Save || answer == QMessageBox::Discard) then();
  });
  question->open();
}

bool KernelController::mayClose() {
  if (!view_->files()->isModified()) return true;
  withoutChanges([window = window_] { window->close(); });
  return false;
}

std::optional<SessionKernel> KernelController::openKernel() const {
  if (!kernel_) return std::nullopt;
  return SessionKernel{kernel_->id, file_.toStdString()};
}

QString KernelController::show(const SessionKernel& kernel) {
  if (openKernel() == kernel) return {};
  if (const Variant* variant = bridge_->catalogue().known(kernel.variant)) {
    openVariant(*variant);
    return {};
  }
  if (kernel.path.empty()) return tr("The session's open kernel %1 does not exist here.").arg(text(kernel.variant));
  return tr("The session's open kernel %1 is not in the kernel folders. If it is yours, open %2 in the Kernel view.")
      .arg(text(kernel.variant), text(kernel.path));
}

void KernelController::openFile(const QString& file) {
  withoutChanges([this, file] { show(file); });
}

void KernelController::show(const QString& file) {
  const fs::path described = describingFile(QFileInfo(file).absoluteFilePath().toStdString());
  file_ = text(described.string());
  kernel_.reset();
  watch_ = KernelWatch();
  watch_.follow(described);
  view_->files()->clear();
  view_->setMessages({});
  view_->setCompiled({});
  advice_->clear();
  revisions_->follow({}, {});
  try {
    const bool isBare = hasProblemName(described) ||
                        (described.extension() == ".cl" && readFile(described).find("/*---") == std::string::npos);
    if (isBare) {
      const QString bare = std::exchange(file_, QString());
      view_->setKernel({}, {});
      showReadiness();
      Q_EMIT workloadChanged();
      Q_EMIT bareFileFound(bare);
      return;
    }
  } catch (const Error& error) {
    file_.clear();
    view_->setKernel({}, {});
    showReadiness();
    Q_EMIT workloadChanged();
    Q_EMIT failed(text(error.what()));
    return;
  }
  rememberFile();
  read();
  looks_.start();
  if (isCurrent_) view_->setState(tr("Measure it (Ctrl+R), or save one of its files."));
  Q_EMIT opened();
}

void KernelController::openVariant(const Variant& variant) {
  if (!variant.files.empty()) return openFile(text(variant.files.front().path));
  withoutChanges([this, variant] {
    looks_.stop();
    file_.clear();
    kernel_ = variant;
    isCurrent_ = true;
    view_->files()->setReadOnly(text(variant.name + ".cl"), text(variant.source));
    view_->setKernel(text(variant.id), text(variant.title));
    view_->setMessages({});
    advice_->clear();
    revisions_->follow({}, {});
    view_->setState(tr("Built in, to read. New > A copy of this kernel makes it yours to change."));
    view_->controls()->setWorkload(workload());
    showReadiness();
    Q_EMIT workloadChanged();
    Q_EMIT opened();
  });
}

void KernelController::copyTo(const QString& folder) {
  if (!kernel_ || isOwnFile()) return;
  try {
    const KernelCopy copy = copyOfBuiltIn(kernel_->id);
    const fs::path target = folder.toStdString();
    for (const CopiedFile& file : copy.files) {
      if (fs::exists(target / file.name))
        throw UsageError(
            tr("%1 is there already. Choose another folder.").arg(text((target / file.name).string())).toStdString());
    }
    for (const CopiedFile& file : copy.files) {
      fs::create_directories((target / file.name).parent_path());
      writeFile(target / file.name, file.text);
    }
    show(text((target / copy.files.front().name).string()));
  } catch (const std::exception& error) {
    Q_EMIT failed(text(error.what()));
  }
}

void KernelController::save() {
  if (view_->files()->save()) look();
}

void KernelController::openInOtherEditor() {
  const QString current = view_->files()->currentFile();
  const QString file = current.isEmpty() ? file_ : current;
  if (file.isEmpty()) return;
  if (!QDesktopServices::openUrl(QUrl::fromLocalFile(file)))
    Q_EMIT failed(tr("No program of this desktop opens %1. Open it in your editor: saves are seen here.").arg(file));
}

void KernelController::look() {
  if (!isOwnFile() || !watch_.hasChanged()) return;
  sinceSave_.start();
  const bool isOther = read();
  if (!isOther || !isCurrent_ || !view_->controls()->measuresOnSave()) return;
  if (bridge_->isSweeping()) {
    isWaiting_ = true;
    view_->setState(tr("Saved. It is measured when the run that is in progress has ended."));
  } else if (whyNotMeasure().isEmpty()) {
    startAttempt();
  }
}

bool KernelController::read() {
  QElapsedTimer timer;
  timer.start();
  bool isOther = false;
  try {
    Variant fresh = readWholeKernel(file_.toStdString());
    isOther = !kernel_ || !isCurrent_ || !isSame(fresh, *kernel_);
    if (isOther) advice_->clear();
    kernel_ = std::move(fresh);
    isCurrent_ = true;
    watch_.follow(*kernel_);
    if (kernel_->expected) watch_.follow(*kernel_->expected);
    view_->setMessages({});
    showFiles();
    view_->setKernel(text(kernel_->id), text(kernel_->title));
    view_->controls()->setWorkload(workload());
  } catch (const Error& error) {
    showUnreadable(text(error.what()));
  }
  readSeconds_ = static_cast<double>(timer.elapsed()) / 1e3;
  revisions_->follow(kernel_, file_);
  showReadiness();
  Q_EMIT workloadChanged();
  return isOther;
}

void KernelController::showFiles() {
  if (kernel_) return view_->files()->setFiles(kernel_->files);
  std::vector<SourceFile> files;
  const fs::path described = file_.toStdString();
  for (const fs::path& each : {described, fs::path(described).replace_extension(".cl")}) {
    std::error_code failure;
    const bool isKnown = std::ranges::any_of(files, [&](const SourceFile& file) { return file.path == each.string(); });
    if (!isKnown && fs::is_regular_file(each, failure)) files.push_back({each.string(), readFile(each)});
  }
  view_->files()->setFiles(files);
}

/// The description reader's messages begin with FILE:LINE.
void KernelController::showUnreadable(const QString& problem) {
  isCurrent_ = false;
  if (kernel_) kernel_->files = revisionNow(*kernel_).files;
  try {
    showFiles();
  } catch (const Error&) {
    // The file is gone, and the problem says so.
  }
  const QString name = QFileInfo(file_).completeBaseName();
  view_->setKernel(kernel_ ? text(kernel_->id) : name, {});
  KernelMessage message{LineNote::Kind::Error, {}, 0, 0, problem};
  const QStringList parts = problem.split(QLatin1Char(':'));
  for (qsizetype i = 1; i + 1 < parts.size(); ++i) {
    bool isNumber = false;
    const int line = parts[i].toInt(&isNumber);
    const QString file = QStringList(parts.mid(0, i)).join(QLatin1Char(':'));
    if (!isNumber || !QFileInfo(file).isFile()) continue;
    message.file = QFileInfo(file).absoluteFilePath();
    message.line = line;
    message.text = QStringList(parts.mid(i + 1)).join(QLatin1Char(':')).trimmed();
    break;
  }
  view_->setMessages({message});
  view_->setState(tr("It cannot be read, so nothing is measured. Correct it and save."), {}, true);
}

QString KernelController::whyNotMeasure() const {
  if (isMeasuring()) return tr("The kernel is being measured. Wait for it to finish, or stop it.");
  if (bridge_->isSweeping()) return tr("A run is in progress. Stop it first.");
  if (!device_) return tr("There is no device to run on.");
  if (!kernel_) return tr("Open a kernel first.");
  if (!isCurrent_) return tr("The kernel cannot be read. Correct it and save.");
  return view_->controls()->problem();
}

void KernelController::measure() {
  if (!whyNotMeasure().isEmpty()) return;
  sinceSave_.start();
  readSeconds_ = 0;
  if (view_->files()->isModified() && !view_->files()->save()) return;
  if (isOwnFile() && watch_.hasChanged()) read();
  if (!whyNotMeasure().isEmpty()) return;
  askAboutCommands(window_, {*kernel_}, [this] { startAttempt(); });
}

std::string KernelController::pointKey() const {
  return device_->id + ' ' + kernel_->workload + ' ' + toText(view_->controls()->size()) + ' ' +
         toText(valuesFor(*workload(), parameters_));
}

void KernelController::startAttempt() {
  if (!whyNotMeasure().isEmpty()) return;
  AttemptPlan plan;
  plan.device = device_->id;
  plan.variant = *kernel_;
  plan.sampling = sampling_;
  try {
    plan.size = view_->controls()->size();
    plan.parameters = valuesFor(*workload(), parameters_);
    // Taken now, because size and device may change during the measurement.
    measured_ = pointKey();
    const auto known = ceilings_.find(measured_);
    plan.measuresCeilings = known == ceilings_.end();
    if (known != ceilings_.end()) plan.ceilings = known->second;
    view_->setState(plan.measuresCeilings ? tr("Building, checking and measuring it, and the device's ceilings...")
                                          : tr("Building, checking and measuring it..."));
    sweep_.attempt(std::move(plan));
  } catch (const Error& error) {
    view_->setState(text(error.what()), {}, true);
  }
}

void KernelController::take(const AttemptDone& done) {
  if (!kernel_ || done.row.variant != kernel_->id) return;
  if (!done.ceilings.empty()) ceilings_[measured_] = done.ceilings;
  times_ = done.times;
  if (device_) advice_->setResult(*kernel_, *device_, done.row);
  view_->setMessages(messagesOf(done.row));
  if (!isTimed(done.row) || !isOwnFile()) {
    view_->setState(shown(done.row), {}, !isValid(done.row));
    return;
  }
  const QString seconds = timesText(times_, readSeconds_, static_cast<double>(sinceSave_.elapsed()) / 1e3);
  view_->setState(shown(done.row), seconds, !isValid(done.row));
  revisions_->keep(*kernel_, done.row);
}

void KernelController::showKept(const KeptRevision& kept, const ResultRow& row) {
  if (kept.number == 0 || isMeasuring()) return;
  QString sentence = tr("Revision %1: %2").arg(kept.number).arg(shown(row));
  if (!kept.compared.empty()) sentence += QStringLiteral("; ") + text(kept.compared);
  view_->setState(sentence, timesText(times_, readSeconds_, static_cast<double>(sinceSave_.elapsed()) / 1e3),
                  !isValid(row));
}

QString KernelController::pathOf(const std::string& name) const {
  for (const SourceFile& file : kernel_->files) {
    const bool isIt = file.path == name || file.path.ends_with("/" + name);
    if (isIt) return text(file.path);
  }
  return {};
}

std::vector<KernelMessage> KernelController::messagesOf(const ResultRow& row) const {
  std::vector<KernelMessage> messages;
  for (const CompilerMessage& each : compilerMessages(row.log)) {
    const QString path = pathOf(each.file);
    const QString said = path.isEmpty() ? text(each.file + ": " + each.text) : text(each.text);
    messages.push_back({kindOf(each.kind), path, each.line, each.column, said});
  }
  const QStringList lines = text(row.log).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  const bool isCut = !lines.isEmpty() && lines.last().startsWith(QLatin1String("... "));
  if (!messages.empty() && isCut) messages.push_back({LineNote::Kind::Note, {}, 0, 0, lines.last()});
  if (!messages.empty()) return messages;
  if (!isValid(row)) messages.push_back({LineNote::Kind::Error, {}, 0, 0, text(row.reason)});
  if (row.status == Status::BuildFailed) {
    for (const QString& line : lines) messages.push_back({LineNote::Kind::Note, {}, 0, 0, line});
  }
  return messages;
}

void KernelController::end(const RunFinished& outcome) {
  if (outcome.outcome == Outcome::Cancelled) view_->setState(tr("Stopped. Nothing was kept of it."));
  if (outcome.outcome == Outcome::Failed) view_->setState(text(outcome.reason), {}, true);
  showReadiness();
  Q_EMIT finished(outcome, tr("Kernel measured."));
}

void KernelController::rememberFile() {
  settings_->setChoice(kFileKey, file_);
  QStringList recent = settings_->choice(kRecentKey).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  recent.removeAll(file_);
  recent.prepend(file_);
  settings_->setChoice(kRecentKey, recent.mid(0, kMostRecent).join(QLatin1Char('\n')));
  showRecent();
}

void KernelController::showRecent() {
  QMenu* menu = view_->controls()->recent();
  menu->clear();
  for (const QString& file : settings_->choice(kRecentKey).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
    QString shown = QDir::toNativeSeparators(file);
    QAction* action = menu->addAction(shown.replace(QLatin1Char('&'), QLatin1String("&&")));
    connect(action, &QAction::triggered, this, [this, file] { openFile(file); });
  }
  menu->setEnabled(!menu->isEmpty());
}

void KernelController::restore() {
  view_->controls()->setMeasuresOnSave(settings_->choice(kOnSaveKey) != QLatin1String("no"));
  const QString last = settings_->choice(kFileKey);
  if (!last.isEmpty() && QFileInfo(last).isFile()) show(last);
}

void KernelController::showReadiness() {
  KernelControls* controls = view_->controls();
  controls->setWhyNot(whyNotMeasure());
  controls->setOpen(kernel_.has_value() || isOwnFile(), isOwnFile(), view_->files()->isModified());
  Q_EMIT readinessChanged();
}

}  // namespace headroom
