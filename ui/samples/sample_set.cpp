#include "samples/sample_set.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "plot/time_axis.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {
namespace {

struct SampleWords {
  Q_DECLARE_TR_FUNCTIONS(headroom::SampleSet)
};

/// Relative to the bins' span: a much wider interval would press the samples together.
constexpr double kMostForInterval = 1;
constexpr double kMargin = 0.03;
constexpr double kMarginOfOneBin = 4;

QString emptyTextFor(const ResultRow* row) {
  if (row == nullptr) return SampleWords::tr("Select a result to see the samples that its median is made of.");
  if (isTimed(*row)) return SampleWords::tr("The samples of this result were not kept.");
  const QString status = engineText(toText(row->status));
  const QString reason = engineSentences(row->reason);
  return SampleWords::tr("%1 has no samples: %2.").arg(QString::fromStdString(row->variant), status) +
         (reason.isEmpty() ? QString() : QLatin1Char(' ') + reason);
}

void addRounds(SampleSet& set, const ResultRow& row) {
  std::size_t first = 0;
  for (const std::span<const double> samples : samplesByRound(row)) {
    const std::size_t index = set.rounds.size();
    const std::size_t end = std::min(set.samples.size(), first + samples.size());
    set.rounds.push_back({static_cast<int>(first), row.rounds[index].startSeconds});
    for (std::size_t i = first; i < end; ++i) set.samples[i].round = static_cast<int>(index);
    first = end;
  }
}

QString outliersText(const ResultRow& row) {
  if (row.mildOutliers == 0 && row.severeOutliers == 0) return SampleWords::tr("no outliers");
  if (row.severeOutliers == 0) {
    return row.mildOutliers == 1 ? SampleWords::tr("1 mild outlier")
                                 : SampleWords::tr("%n mild outliers", nullptr, static_cast<int>(row.mildOutliers));
  }
  if (row.mildOutliers == 0) {
    return row.severeOutliers == 1
               ? SampleWords::tr("1 severe outlier")
               : SampleWords::tr("%n severe outliers", nullptr, static_cast<int>(row.severeOutliers));
  }
  return SampleWords::tr("%1 mild and %2 severe outliers").arg(row.mildOutliers).arg(row.severeOutliers);
}

QString countText(const ResultRow& row) {
  const std::size_t count = countingSamples(row).size();
  QString text =
      count == 1 ? SampleWords::tr("1 sample") : SampleWords::tr("%n samples", nullptr, static_cast<int>(count));
  if (row.rounds.size() > 1) text += SampleWords::tr(" in %n rounds", nullptr, static_cast<int>(row.rounds.size()));
  return text;
}

QString intervalText(const ResultRow& row) {
  if (!std::isfinite(row.highMs) || !(row.highMs > 0)) return SampleWords::tr("95% interval unknown");
  // If rounds differ widely, the interval has no lower bound.
  if (!(row.lowMs > 0)) return SampleWords::tr("95% interval up to %1").arg(timeText(row.highMs));
  return SampleWords::tr("95% interval %1").arg(timeRangeText(row.lowMs, row.highMs));
}

QString clocksText(const ResultRow& row) {
  QStringList clocks;
  if (row.eventMs > 0) clocks << SampleWords::tr("event %1").arg(timeText(row.eventMs));
  if (row.wallMs > 0) clocks << SampleWords::tr("wall %1").arg(timeText(row.wallMs));
  return clocks.isEmpty() ? QString() : QStringLiteral("; ") + clocks.join(QStringLiteral(", "));
}

}  // namespace

std::pair<double, double> SampleSet::range() const {
  double low = bins.low;
  double high = bins.high();
  if (!(high > low)) return {0, 1};
  if (interval) {
    const double reach = kMostForInterval * (high - low);
    if (interval->first >= low - reach) low = std::min(low, interval->first);
    if (interval->second <= high + reach) high = std::max(high, interval->second);
  }
  // A single bin would fill the plot.
  const double margin = (bins.counts.size() == 1 ? kMarginOfOneBin : kMargin) * (high - low);
  return {low - margin, high + margin};
}

SampleSet sampleSetOf(const ResultRow* row) {
  SampleSet set;
  if (row != nullptr && isTimed(*row)) {
    const std::vector<double>& samples = countingSamples(*row);
    for (std::size_t i = 0; i < samples.size(); ++i) {
      set.samples.push_back({samples[i], static_cast<int>(i) + 1, -1, outlierOf(samples[i], row->q1Ms, row->q3Ms)});
    }
    addRounds(set, *row);
    set.bins = histogram(samples);
    set.medianMs = row->medianMs;
    set.q1Ms = row->q1Ms;
    set.q3Ms = row->q3Ms;
    if (std::isfinite(row->highMs) && row->highMs > row->lowMs) set.interval = {row->lowMs, row->highMs};
  }
  // NaN and infinities have no positions, so nothing of such a row is drawn.
  const bool isDrawable = !set.bins.counts.empty() && std::all_of(set.samples.begin(), set.samples.end(),
                                                                  [](const Sample& s) { return std::isfinite(s.ms); });
  if (isDrawable) return set;
  SampleSet empty;
  empty.emptyText = emptyTextFor(row);
  return empty;
}

QString samplesSentence(const ResultRow& row) {
  if (!isTimed(row)) return {};
  const QString size = row.item == "pixel" ? SampleWords::tr("%1 MP").arg(shownNumber(itemsOf(row) * 1e-6, 4))
                                           : QString::fromStdString(toText(row.size));
  QString subject = SampleWords::tr("%1 at %2").arg(QString::fromStdString(row.variant), size);
  if (row.caches == Caches::Cold) subject += SampleWords::tr(", cold caches");
  QStringList parts{SampleWords::tr("median %1").arg(timeText(row.medianMs)), intervalText(row),
                    SampleWords::tr("min %1").arg(timeText(row.minMs)),
                    SampleWords::tr("quartiles %1").arg(timeRangeText(row.q1Ms, row.q3Ms)), countText(row)};
  if (!countingSamples(row).empty()) parts << outliersText(row);
  if (!row.stoppedBy.empty()) parts << SampleWords::tr("stopped by %1").arg(engineText(row.stoppedBy));
  return SampleWords::tr("%1: %2%3.").arg(subject, parts.join(QStringLiteral(", ")), clocksText(row));
}

QString sampleText(const SampleSet& set, std::size_t sample) {
  const Sample& chosen = set.samples[sample];
  QString text =
      SampleWords::tr("%1, sample %2 of %3").arg(timeText(chosen.ms)).arg(chosen.number).arg(set.samples.size());
  if (chosen.round >= 0 && set.rounds.size() > 1) {
    text += SampleWords::tr(", round %1 of %2 (after %3 s)")
                .arg(chosen.round + 1)
                .arg(set.rounds.size())
                .arg(shownNumber(set.rounds[static_cast<std::size_t>(chosen.round)].seconds, 3));
  }
  if (chosen.outlier == Outlier::Mild) text += SampleWords::tr(", mild outlier");
  if (chosen.outlier == Outlier::Severe) text += SampleWords::tr(", severe outlier");
  return text;
}

}  // namespace headroom
