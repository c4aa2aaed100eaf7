#include "history/history_model.hpp"

#include <QGuiApplication>
#include <QPalette>
#include <QStringList>
#include <algorithm>
#include <iterator>
#include <utility>

#include "models/run_names.hpp"
#include "style/engine_sentences.hpp"
#include "style/plain_text.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

constexpr qsizetype kMostVariantLines = 12;

QStringList namesOf(const std::vector<std::string>& names) {
  QStringList list;
  std::transform(names.begin(), names.end(), std::back_inserter(list),
                 [](const std::string& name) { return text(name); });
  return list;
}

/// Returns the label, if there is one, and four lines: time and device, workload, variants, progress.
QString lines(const RunSummary& run) {
  if (!run.problem.empty()) return QStringLiteral("%1\n%2").arg(whenText(run), engineSentences(run.problem));
  const QString label = run.labelProblem.empty() ? text(labelLine(run.label)) : engineSentences(run.labelProblem);
  const QString first = label.isEmpty() ? QString() : label + QLatin1Char('\n');
  return first + QStringLiteral("%1, %2\n%3 (%4)\n%5\n%6")
                     .arg(whenText(run), text(inShort(run.devices)), engineSentences(jobText(run)),
                          text(inShort(run.sizes)), text(inShort(run.variants)), engineSentences(progressText(run)));
}

/// Returns a line per variant as far as a tooltip has space, then the number of others.
QString variantLines(const RunSummary& run, const VariantTitles& titles) {
  QStringList lines;
  for (const std::string& id : run.variants) {
    if (lines.size() == kMostVariantLines) {
      lines << HistoryModel::tr("and %1 more").arg(run.variants.size() - kMostVariantLines);
      break;
    }
    lines << variantName(text(id), titles).toHtmlEscaped();
  }
  return lines.join(QStringLiteral("<br>"));
}

/// Returns the whole label as paragraphs.
QString labelParagraphs(const RunLabel& label) {
  QString paragraphs;
  for (const std::string& part : {label.name, tagsText(label), label.note}) {
    if (part.empty()) continue;
    QString lines = text(part).toHtmlEscaped();
    paragraphs += QStringLiteral("<p>%1</p>").arg(lines.replace(QLatin1Char('\n'), QLatin1String("<br>")));
  }
  return paragraphs;
}

/// Returns all of the run's details, for a short list.
QString whole(const RunSummary& run, const VariantTitles& titles) {
  if (!run.problem.empty()) return plainToolTip(engineSentences(run.problem));
  QStringList sizes;
  for (const Size size : run.sizes) sizes << text(toText(size));
  return labelParagraphs(run.label) + QStringLiteral("<p>%1</p><p>%2</p><p>%3</p><p>%4</p><p>%5</p><p>%6</p>")
                                          .arg(whenText(run).toHtmlEscaped(),
                                               engineSentences(jobText(run)).toHtmlEscaped(),
                                               namesOf(run.devices).join(QStringLiteral(", ")).toHtmlEscaped(),
                                               variantLines(run, titles), sizes.join(QStringLiteral(", ")),
                                               HistoryModel::tr("Measured on %1, stored in %2")
                                                   .arg(text(run.host), text(run.file.string()))
                                                   .toHtmlEscaped());
}

}  // namespace

void HistoryModel::setRuns(std::vector<RunSummary> runs) {
  beginResetModel();
  runs_ = std::move(runs);
  endResetModel();
}

const RunSummary& HistoryModel::run(const QModelIndex& index) const {
  return runs_.at(static_cast<std::size_t>(index.row()));
}

QModelIndex HistoryModel::indexOf(const std::filesystem::path& file) const {
  const auto found =
      std::find_if(runs_.begin(), runs_.end(), [&file](const RunSummary& run) { return run.file == file; });
  return found == runs_.end() ? QModelIndex() : index(static_cast<int>(found - runs_.begin()));
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(runs_.size());
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  switch (role) {
    case Qt::DisplayRole:
      return lines(run(index));
    case Qt::ToolTipRole:
      return whole(run(index), titles_);
    case Qt::ForegroundRole:
      if (run(index).problem.empty()) return {};
      return QGuiApplication::palette().color(QPalette::PlaceholderText);
    default:
      return {};
  }
}

FoundRuns::FoundRuns(HistoryModel* runs, QObject* parent) : QSortFilterProxyModel(parent), runs_(runs) {
  setSourceModel(runs);
}

void FoundRuns::setSearch(const QString& search) {
  search_ = search.toStdString();
  invalidateFilter();
}

bool FoundRuns::filterAcceptsRow(int row, const QModelIndex& parent) const {
  return matches(runs_->run(runs_->index(row, 0, parent)), search_);
}

}  // namespace headroom
