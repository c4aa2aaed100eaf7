#include "controls/choice_memory.hpp"

#include <QMetaObject>
#include <QStringList>
#include <optional>
#include <utility>

#include "style/text.hpp"

namespace headroom {

namespace {

/// Names of the parameters whose values differ.
QStringList changedParameters(const SweepChoices& before, const SweepChoices& after) {
  QStringList names;
  for (const auto& [name, value] : after.parameters) {
    if (valueOf(before.parameters, name) != std::optional(value)) names << text(name);
  }
  return names;
}

/// Returns what was changed, as a noun. The caller's kind of change, too.
QString changeText(const SweepChoices& before, const SweepChoices& after) {
  if (before.workload != after.workload) return ChoiceMemory::tr("choice of the workload");
  QStringList what;
  if (const QStringList names = changedParameters(before, after); !names.isEmpty()) {
    what << ChoiceMemory::tr("change of %1").arg(names.join(QLatin1String(", ")));
  }
  if (before.sizes != after.sizes) what << ChoiceMemory::tr("choice of the sizes");
  if (before.caches != after.caches) what << ChoiceMemory::tr("choice of the caches");
  if (before.transfers != after.transfers) what << ChoiceMemory::tr("choice of transfers");
  if (before.tuned != after.tuned) what << ChoiceMemory::tr("choice of tuned configurations");
  if (before.otherDevices != after.otherDevices) what << ChoiceMemory::tr("choice of other devices");
  // Ticks follow a parameter where the device cannot run a variant with it.
  if (what.isEmpty()) return ChoiceMemory::tr("choice of variants");
  return what.size() == 1 ? what.constFirst() : ChoiceMemory::tr("several choices");
}

/// A slider is dragged, and a text typed letter by letter.
bool isGradual(const SweepChoices& before, const SweepChoices& after) {
  return before.workload == after.workload &&
         (before.sizes != after.sizes || !changedParameters(before, after).isEmpty());
}

template <typename Value>
void takeIfChanged(Value& held, const Value& from, const Value& to) {
  if (from != to) held = to;
}

}  // namespace

ChoiceMemory::ChoiceMemory(SweepChoice* choice, Changes* changes, QObject* parent)
    : QObject(parent), choice_(choice), changes_(changes), known_(choice->choices()) {
  // A choice can have consequences, such as other ticks and sizes for another workload: they are one change.
  connect(choice_, &SweepChoice::changed, this, [this] {
    if (std::exchange(isLookQueued_, true)) return;
    QMetaObject::invokeMethod(this, &ChoiceMemory::look, Qt::QueuedConnection);
  });
  connect(changes_, &Changes::stepping, this, &ChoiceMemory::look);
}

void ChoiceMemory::settle() {
  known_ = choice_->choices();
}

void ChoiceMemory::look() {
  isLookQueued_ = false;
  SweepChoices now = choice_->choices();
  if (now == known_) return;
  const QString what = changeText(known_, now);
  if (isGradual(known_, now) && latest_ != nullptr && changes_->joinsLatest(what)) {
    latest_->after = now;
  } else {
    latest_ = std::make_shared<Span>(Span{known_, now});
    changes_->add({what, [this, span = latest_] { apply(span->after, span->before); },
                   [this, span = latest_] { apply(span->before, span->after); }, what});
  }
  known_ = std::move(now);
}

void ChoiceMemory::apply(const SweepChoices& from, const SweepChoices& to) {
  SweepChoices wanted = to;
  if (from.workload == to.workload) {
    wanted = choice_->choices();
    for (const auto& [name, value] : to.parameters) {
      if (valueOf(from.parameters, name) != std::optional(value)) wanted.parameters[name] = value;
    }
    takeIfChanged(wanted.variants, from.variants, to.variants);
    takeIfChanged(wanted.sizes, from.sizes, to.sizes);
    takeIfChanged(wanted.caches, from.caches, to.caches);
    takeIfChanged(wanted.transfers, from.transfers, to.transfers);
    takeIfChanged(wanted.tuned, from.tuned, to.tuned);
    takeIfChanged(wanted.otherDevices, from.otherDevices, to.otherDevices);
  }
  choice_->choose(wanted);
  settle();
}

}  // namespace headroom
