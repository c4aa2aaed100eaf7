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

#include "headroom/authoring.hpp"
#include "headroom/problems.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/workloads.hpp"
#include "kernel/kernel_messages.hpp"
#include "style/engine_sentences.hpp"
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

bool isSame(const Variant& one, const Variant& other) {
  const bool isExpected = (one.expected == nullptr) == (other.expected == nullptr);
  return one.id == other.id && one.source == other.source && one.description == other.description && isExpected &&
         (one.expected == nullptr || one.expected->source == other.expected->source);
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
    view_->setKernel(text(variant.id), engineText(variant.title));
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
    view_->setKernel(text(kernel_->id), engineText(kernel_->title));
    view_->controls()->setWorkload(workload());
  } catch (const Error& error) {
    showUnreadable(engineSentences(error.what()));
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
  view_->setMessages({messageOfUnreadable(problem)});
  view_->setState(tr("It cannot be read, so nothing is measured. Correct it and save."), {}, true);
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
