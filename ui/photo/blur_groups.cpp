#include "photo/blur_groups.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "headroom/catalogue/allowance.hpp"
#include "headroom/catalogue/unsupported.hpp"
#include "headroom/workloads.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"
#include "style/variant_name.hpp"

namespace headroom {
namespace {

/// In the order of the list.
enum class BlurClass { Exact, VisuallyExact, Fast, Other, Host, Unsupported };
constexpr std::size_t kBlurClasses = 6;

struct BlurGroupWords {
  Q_DECLARE_TR_FUNCTIONS(BlurGroups)
};

QString titleOfClass(BlurClass kind) {
  switch (kind) {
    case BlurClass::Exact:
      return BlurGroupWords::tr("Exact");
    case BlurClass::VisuallyExact:
      return BlurGroupWords::tr("Visually exact: error up to %1").arg(shownNumber(kVisuallyExactError, 2));
    case BlurClass::Fast:
      return BlurGroupWords::tr("Fast: error up to %1").arg(shownNumber(kFastError, 2));
    case BlurClass::Other:
      return BlurGroupWords::tr("Larger or unknown error");
    case BlurClass::Host:
      return BlurGroupWords::tr("On the host");
    case BlurClass::Unsupported:
      break;
  }
  return BlurGroupWords::tr("Cannot run on this device");
}

QString whyNotForPhotos(const Variant& variant, const BlurFacts& facts) {
  if (variant.isDeviceLibrary()) return BlurGroupWords::tr("is measured on random pixels only");
  if (!variant.unreadable.empty()) return engineSentences(variant.unreadable);
  return facts.device ? engineSentences(whyUnsupported(variant, *facts.device, facts.parameters)) : QString();
}

BlurClass classOfBlur(const Variant& variant, const ParameterValues& parameters) {
  if (variant.isHostPeer()) return BlurClass::Host;
  if (isExact(variant)) return BlurClass::Exact;
  if (isWithin(variant, parameters, Allowance::VisuallyExact)) return BlurClass::VisuallyExact;
  return isWithin(variant, parameters, Allowance::Fast) ? BlurClass::Fast : BlurClass::Other;
}

const Candidate* candidateOf(const Variant& variant, const BlurFacts& facts) {
  if (!facts.ranking) return nullptr;
  const std::vector<Candidate>& all = facts.ranking->candidates;
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Candidate& each) { return each.variant == variant.id; });
  return found == all.end() ? nullptr : &*found;
}

QString speedText(const Candidate& candidate) {
  if (!candidate.failure.empty()) return BlurGroupWords::tr("failed");
  if (!candidate.ms || candidate.knowledge == Knowledge::None) return {};
  const QString time = BlurGroupWords::tr("%1 ms").arg(shownNumber(*candidate.ms, 3));
  return candidate.knowledge == Knowledge::There ? time : BlurGroupWords::tr("about %1").arg(time);
}

/// An entry with the time that it is sorted by.
struct TimedEntry {
  BlurEntry entry;
  double ms = std::numeric_limits<double>::infinity();
};

TimedEntry entryOf(const Variant& variant, const BlurFacts& facts) {
  TimedEntry timed;
  timed.entry = {text(variant.id), variantName(variant), variantSummary(variant), {}, whyNotForPhotos(variant, facts)};
  const Candidate* candidate = candidateOf(variant, facts);
  if (candidate != nullptr) {
    timed.entry.speed = speedText(*candidate);
    if (candidate->failure.empty() && candidate->ms) timed.ms = *candidate->ms;
    if (!candidate->failure.empty()) timed.entry.toolTip += QLatin1Char('\n') + engineSentences(candidate->failure);
  }
  if (!timed.entry.whyNot.isEmpty()) {
    timed.entry.toolTip += QLatin1Char('\n') + BlurGroupWords::tr("Cannot run: it %1.").arg(timed.entry.whyNot);
  }
  return timed;
}

}  // namespace

std::vector<BlurGroup> blurGroups(const std::vector<Variant>& catalogue, const BlurFacts& facts) {
  BlurFacts known = facts;
  known.parameters = valuesFor(findWorkload(kPhotoWorkload), facts.parameters);
  std::array<std::vector<TimedEntry>, kBlurClasses> sorted;
  for (const Variant& variant : catalogue) {
    if (variant.workload != kPhotoWorkload) continue;
    TimedEntry timed = entryOf(variant, known);
    const BlurClass kind =
        timed.entry.whyNot.isEmpty() ? classOfBlur(variant, known.parameters) : BlurClass::Unsupported;
    sorted[static_cast<std::size_t>(kind)].push_back(std::move(timed));
  }
  std::vector<BlurGroup> groups;
  for (std::size_t kind = 0; kind < kBlurClasses; ++kind) {
    std::vector<TimedEntry>& entries = sorted[kind];
    if (entries.empty()) continue;
    std::stable_sort(entries.begin(), entries.end(),
                     [](const TimedEntry& one, const TimedEntry& other) { return one.ms < other.ms; });
    BlurGroup group{titleOfClass(static_cast<BlurClass>(kind)), {}};
    for (TimedEntry& timed : entries) group.entries.push_back(std::move(timed.entry));
    groups.push_back(std::move(group));
  }
  return groups;
}

}  // namespace headroom
