#include "kernel/code_comparison.hpp"

#include <algorithm>

#include "headroom/system/error.hpp"
#include "headroom/values/configuration.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {
namespace {

/// Each has its code and its binary: some hundred kilobytes.
constexpr std::size_t kMostKnown = 16;

struct Compared {
  std::vector<ComparedFact> facts;
  std::string code;
};

/// Subjects with the same key compile to the same code.
std::string keyOf(const KernelSubject& subject) {
  const Variant& kernel = subject.kernel;
  std::string key = subject.device + '\n' + toText(subject.size) + '\n' + toText(subject.parameters) + '\n' +
                    toText(configurationOf(kernel)) + '\n';
  for (const std::string& option : kernel.options) key += option + ' ';
  return key + '\n' + kernel.description + '\n' + kernel.source;
}

/// Returns why a driver's output cannot be shown, if it cannot.
QString whyNothing(const CompiledProgram& program) {
  const bool hasText = std::ranges::any_of(program.code, [](const CompiledCode& code) { return !code.text.empty(); });
  if (hasText) return {};
  for (const CompiledCode& code : program.code) {
    if (!code.whyNoText.empty()) return engineSentences(code.whyNoText);
  }
  return CodeComparison::tr("The driver of %1 shows no code.").arg(text(program.device));
}

}  // namespace

CodeComparison::CodeComparison(Bridge* bridge, QWidget* window, QObject* parent)
    : QObject(parent),
      bridge_(bridge),
      page_(new CodeWindow(window)),
      sweep_(bridge, tr("Two revisions are being compiled. Wait for the end, or stop it.")) {
  connect(&sweep_, &Sweep::programCompiled, this, [this](const CompiledProgram& program) {
    known_.push_back({compiling_, program});
    if (known_.size() > kMostKnown) known_.pop_front();
  });
  connect(&sweep_, &Sweep::finished, this, &CodeComparison::end);
  connect(page_, &CodeWindow::closed, this, [this] {
    wanted_.clear();
    if (sweep_.isRunning()) bridge_->stopSweep();
  });
}

const CompiledProgram* CodeComparison::known(const KernelSubject& subject) const {
  const std::string key = keyOf(subject);
  const auto found = std::ranges::find(known_, key, &Known::key);
  return found == known_.end() ? nullptr : &found->program;
}

void CodeComparison::compare(const ComparedNames& names, const KernelSubject& before, const KernelSubject& after) {
  if (sweep_.isRunning()) return;
  names_ = names;
  wanted_ = {{names.before, before}, {names.after, after}};
  page_->presentWaiting(names, tr("Comparing the code..."));
  goOn();
}

void CodeComparison::goOn() {
  for (const auto& [name, subject] : wanted_) {
    if (known(subject) != nullptr) continue;
    compiling_ = keyOf(subject);
    page_->setSentence(tr("Compiling %1...").arg(name));
    try {
      sweep_.compile({subject.device, subject.kernel, subject.size, subject.parameters});
    } catch (const Error& error) {
      giveUp(engineSentences(error.what()));
    }
    return;
  }
  if (wanted_.size() == 2) show(*known(wanted_.front().second), *known(wanted_.back().second));
}

void CodeComparison::giveUp(const QString& sentence) {
  wanted_.clear();
  page_->setSentence(sentence, true);
}

void CodeComparison::end(const RunFinished& outcome) {
  const bool isKnown = !known_.empty() && known_.back().key == compiling_;
  if (outcome.outcome == Outcome::Cancelled)
    giveUp(tr("Stopped."));
  else if (outcome.outcome == Outcome::Failed)
    giveUp(engineSentences(outcome.reason));
  else if (!isKnown)
    giveUp(tr("The compiler did not respond. Try again."));
  Q_EMIT finished(outcome, tr("Code compared."));
  // After all other receivers of the end.
  if (!wanted_.empty()) QMetaObject::invokeMethod(this, &CodeComparison::goOn, Qt::QueuedConnection);
}

void CodeComparison::show(const CompiledProgram& before, const CompiledProgram& after) {
  for (const auto& [name, program] : {std::pair(names_.before, &before), std::pair(names_.after, &after)}) {
    if (program->failure.empty()) continue;
    return giveUp(tr("%1 does not compile: %2").arg(name, engineSentences(program->failure)));
  }
  const QString why = whyNothing(after).isEmpty() ? whyNothing(before) : whyNothing(after);
  const std::string first = names_.before.toStdString();
  const std::string second = names_.after.toStdString();
  wanted_.clear();
  background_.run(
      names_.before,
      [before, after, first, second] {
        return Compared{compareFacts(before, after), codeDiffText(before, first, after, second)};
      },
      [this, names = names_, why](const Compared& compared) {
        if (names.before != names_.before || names.after != names_.after || sweep_.isRunning()) return;
        page_->setComparison(names, compared.facts, text(compared.code));
        if (!why.isEmpty()) page_->setSentence(page_->sentence() + QLatin1Char(' ') + why);
      },
      [this](const QString& sentence) { giveUp(sentence); });
}

}  // namespace headroom
