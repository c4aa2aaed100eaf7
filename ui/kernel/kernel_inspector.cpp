#include "kernel/kernel_inspector.hpp"

#include <QDir>

#include "headroom/checking.hpp"
#include "headroom/compiled.hpp"
#include "headroom/system/error.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {
namespace {

KernelMessage messageOf(const CheckFinding& finding) {
  KernelMessage message;
  message.kind = LineNote::Kind::Warning;
  message.file = text(finding.place.file);
  message.line = finding.place.line;
  message.column = finding.place.column;
  message.text = QStringLiteral("%1: %2").arg(engineText(toText(finding.kind)), engineSentences(finding.text));
  if (finding.other && finding.other->line > 0)
    message.text += KernelInspector::tr(" (the other access is in line %1)").arg(finding.other->line);
  if (finding.times > 1) message.text += KernelInspector::tr(" (%1 times)").arg(finding.times);
  // Built-in texts have a name, but no file to open.
  if (!QDir::isAbsolutePath(message.file)) message.file.clear();
  return message;
}

/// Returns the work of one launch at that size: "12 Mflop, 24.0 MB read, 12.0 MB written".
QString countsOf(const AccessCounts& counts) {
  return KernelInspector::tr(
             "Counted: %1%2 operations on floating point numbers, %3 bytes read from global memory and %4 "
             "written, by %5 work-items.")
      .arg(counts.isOperationsAtLeast ? KernelInspector::tr("at least ") : QString())
      .arg(onScreen(QString::number(counts.operations, 'g', 6)))
      .arg(onScreen(QString::number(counts.globalLoadBytes, 'g', 6)))
      .arg(onScreen(QString::number(counts.globalStoreBytes, 'g', 6)))
      .arg(onScreen(QString::number(counts.workItems, 'g', 6)));
}

}  // namespace

KernelInspector::KernelInspector(Bridge* bridge, KernelView* view, FindSubject subject, QObject* parent)
    : QObject(parent),
      view_(view),
      subject_(std::move(subject)),
      sweep_(bridge, tr("A kernel is being looked at. Wait for it to finish, or stop it.")) {
  connect(view_->controls(), &KernelControls::checkAsked, this, &KernelInspector::check);
  connect(view_->controls(), &KernelControls::compilationAsked, this, &KernelInspector::compile);
  connect(&sweep_, &Sweep::checkDone, this, &KernelInspector::take);
  connect(&sweep_, &Sweep::programCompiled, this, [this](const CompiledProgram& program) {
    const std::string code = codeText(program);
    view_->setCompiled(text(toText(program) + (code.empty() ? "" : "\n" + code)));
    done_ = tr("What the compiler made of the kernel is beside its revisions.");
    if (program.failure.empty()) Q_EMIT compiled(program, size_);
  });
  connect(&sweep_, &Sweep::finished, this, &KernelInspector::end);
}

void KernelInspector::run(const std::function<void(const KernelSubject& subject)>& start, const QString& state) {
  const std::optional<KernelSubject> subject = subject_();
  if (!subject) return;
  done_.clear();
  try {
    start(*subject);
    view_->setState(state);
  } catch (const Error& error) {
    view_->setState(engineSentences(error.what()), {}, true);
  }
}

void KernelInspector::check() {
  run(
      [this](const KernelSubject& subject) {
        sweep_.check({.variant = subject.kernel, .size = {}, .parameters = subject.parameters});
      },
      tr("Running it once in Oclgrind..."));
}

void KernelInspector::compile() {
  run(
      [this](const KernelSubject& subject) {
        size_ = subject.size;
        sweep_.compile({subject.device, subject.kernel, subject.size, subject.parameters});
      },
      tr("Compiling it for the device..."));
}

void KernelInspector::take(const CheckDone& done) {
  std::vector<KernelMessage> messages;
  for (const CheckFinding& finding : done.findings) messages.push_back(messageOf(finding));
  for (const std::string& note : done.notes)
    messages.push_back({LineNote::Kind::Note, {}, 0, 0, engineSentences(note)});
  if (done.counts) messages.push_back({LineNote::Kind::Note, {}, 0, 0, countsOf(*done.counts)});
  view_->setMessages(messages);
  Q_EMIT checked(done);
  const QString where = tr("%1 at %2").arg(text(done.simulator), text(toText(done.size)));
  const bool isOne = done.findings.size() == 1;
  if (!done.findings.empty()) {
    done_ = isOne ? tr("%1 found a fault in 1 place.").arg(where)
                  : tr("%1 found faults in %n places.", nullptr, static_cast<int>(done.findings.size())).arg(where);
  } else if (done.status == Status::Ok) {
    done_ = tr("%1 found nothing.").arg(where);
  }
  if (!done.reason.empty())
    done_ =
        QStringLiteral("%1 %2: %3").arg(done_, engineText(toText(done.status)), engineSentences(done.reason)).trimmed();
  view_->setState(done_, {}, !done.findings.empty() || done.status != Status::Ok);
}

void KernelInspector::end(const RunFinished& outcome) {
  if (outcome.outcome == Outcome::Cancelled) view_->setState(tr("Stopped."));
  if (outcome.outcome == Outcome::Failed) view_->setState(engineSentences(outcome.reason), {}, true);
  if (outcome.outcome == Outcome::Completed && view_->state().endsWith(QLatin1String("..."))) view_->setState(done_);
  Q_EMIT finished(outcome, done_);
}

}  // namespace headroom
