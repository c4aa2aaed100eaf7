#include "guide/bar_content.hpp"

#include <QCoreApplication>
#include <algorithm>

#include "guide/guide_state.hpp"
#include "models/row_text.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

struct BarWords {
  Q_DECLARE_TR_FUNCTIONS(BarContent)
};

const ResultRow* find(const std::vector<LabelledRow>& rows, const std::string& variant, Size size) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const LabelledRow& labelled) {
    return labelled.row.variant == variant && labelled.row.size == size;
  });
  return found == rows.end() ? nullptr : &found->row;
}

void setPublished(Bar& bar, const Experiment& experiment, const GuideNotes& notes) {
  if (experiment.quantity != Quantity::GigapixelsPerSecond) return;
  bar.published = notes.measuredGigapixelsPerSecond;
  if (bar.published) return;
  bar.published = notes.estimateGigapixelsPerSecond;
  bar.isEstimate = bar.published.has_value();
}

Bar barOf(const Experiment& experiment, const Participant& participant, const ResultRow* row,
          const QHash<QString, QString>& titles) {
  Bar bar;
  bar.variant = QString::fromStdString(participant.variant->id);
  bar.label = engineText(participant.label);
  setPublished(bar, experiment, participant.variant->guide);
  if (row == nullptr) {
    bar.note = BarWords::tr("not measured yet");
    return bar;
  }
  bar.value = quantityOf(experiment, *row);
  bar.isValid = isValid(*row);
  bar.marked = bar.value && !row->marks.empty();
  bar.details = readoutText(*row, titles);
  if (!bar.isValid) bar.note = engineText(toText(row->status));
  bar.failed = isFailure(row->status);
  return bar;
}

}  // namespace

bool BarContent::hasValues() const {
  return std::any_of(groups.begin(), groups.end(), [](const BarGroup& group) {
    return std::any_of(group.bars.begin(), group.bars.end(), [](const Bar& bar) { return bar.value.has_value(); });
  });
}

std::optional<double> copyCeiling(const std::vector<ResultRow>& rows, Size size) {
  std::optional<double> best;
  for (const ResultRow& row : rows) {
    if (row.role != Role::Ceiling || row.workload != "copy" || row.size != size || !isValid(row)) continue;
    if (row.pixel != PixelFormat{}) continue;  // the guide's kernels use floats
    const std::optional<double> rate = gigapixelsPerSecond(row);
    if (rate && *rate > best.value_or(0)) best = rate;
  }
  return best;
}

QHash<QString, QString> labelsIn(const Experiment& experiment, const Catalogue& catalogue) {
  QHash<QString, QString> labels;
  for (const Participant& participant : participants(experiment, catalogue)) {
    labels.insert(QString::fromStdString(participant.variant->id), engineText(participant.label));
  }
  return labels;
}

BarContent barContent(const Experiment& experiment, const Catalogue& catalogue, Size asked,
                      const std::vector<ResultRow>& rows) {
  BarContent content;
  content.unit = text(unitOf(experiment.quantity));
  const std::vector<LabelledRow> own = rowsOf(experiment, catalogue, asked, rows);
  if (own.empty()) return content;
  const QHash<QString, QString> titles = labelsIn(experiment, catalogue);
  const bool comparesWithCopy = experiment.quantity == Quantity::GigapixelsPerSecond;
  for (const Size size : sizesOf(experiment, asked)) {
    BarGroup group{size, {}, std::nullopt};
    for (const Participant& participant : participants(experiment, catalogue)) {
      const ResultRow* row = find(own, participant.variant->id, size);
      group.bars.push_back(barOf(experiment, participant, row, titles));
      content.hasPublished = content.hasPublished || group.bars.back().published;
      const bool isBaseline = !experiment.baseline.empty() && participant.label == experiment.baseline;
      if (!comparesWithCopy && isBaseline && group.bars.back().isValid) group.reference = group.bars.back().value;
    }
    if (comparesWithCopy) group.reference = copyCeiling(rows, size);
    if (group.reference)
      content.referenceTitle = comparesWithCopy ? BarWords::tr("copy ceiling") : engineText(experiment.baseline);
    content.groups.push_back(std::move(group));
  }
  return content;
}

}  // namespace headroom
