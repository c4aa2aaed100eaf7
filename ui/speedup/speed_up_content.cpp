#include "speedup/speed_up_content.hpp"

#include <QCoreApplication>
#include <QSet>
#include <algorithm>
#include <cmath>

#include "models/row_text.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"
#include "style/variant_name.hpp"

namespace headroom {
namespace {

struct SpeedUpText {
  Q_DECLARE_TR_FUNCTIONS(headroom::SpeedUpView)
};

/// Returns a key of everything in a row that does not depend on its size.
QString keyOf(const ResultRow& row) {
  return QStringList{text(row.variant), text(row.deviceId), text(row.configuration), QString::number(row.repeat),
                     text(settingsText(row.parameters))}
      .join(QLatin1Char('/'));
}

bool isAsGood(const ResultRow& row) {
  return canBeCompared(row, TimeKind::Kernel);
}

/// Returns the variant's id, and what else distinguishes it from others shown.
QString nameOf(const ResultRow& row, const std::vector<ResultRow>& rows) {
  QString name = text(row.variant);
  const auto hasTwin = [&](auto member) {
    return std::any_of(rows.begin(), rows.end(), [&](const ResultRow& other) {
      return isAsGood(other) && other.variant == row.variant && other.size == row.size && other.*member != row.*member;
    });
  };
  if (hasTwin(&ResultRow::deviceId)) name += QStringLiteral(", ") + text(deviceLabelOf(row));
  if (hasTwin(&ResultRow::configuration)) name += QStringLiteral(", ") + text(row.configuration);
  if (hasTwin(&ResultRow::parameters)) name += text(afterComma(row.parameters));
  if (hasTwin(&ResultRow::repeat)) name += SpeedUpText::tr(", repeat %1").arg(row.repeat);
  return name;
}

/// Returns the name with the variant's title.
QString titleOf(const ResultRow& row, const std::vector<ResultRow>& rows, const QHash<QString, QString>& titles) {
  return variantName(nameOf(row, rows), titles.value(text(row.variant)));
}

QString factorText(double factor) {
  return SpeedUpText::tr("%1x").arg(shownNumber(factor, 3));
}

/// Returns the meaning of a warning sign, as lines of a tooltip.
QStringList warningsOf(const ResultRow& row) {
  QStringList lines;
  if (!row.marks.empty()) lines << SpeedUpText::tr("Warning: %1").arg(engineSentences(row.reason));
  const std::string doubt = doubtOfWhole(row);
  if (!doubt.empty()) lines << SpeedUpText::tr("Warning: %1").arg(engineSentences(doubt));
  return lines;
}

QString timesText(const TimeParts& parts) {
  return SpeedUpText::tr("upload %1, kernels %2, download %3, rest %4")
      .arg(durationText(parts.uploadMs), durationText(parts.kernelMs), durationText(parts.downloadMs),
           durationText(parts.restMs));
}

QString detailsOf(const ResultRow& row, const SpeedUp& bar, const QString& title) {
  QStringList lines{title, text(row.variant),
                    SpeedUpText::tr("%1 (%2)").arg(factorText(bar.factor), durationText(bar.ms))};
  if (std::isfinite(bar.highFactor) && bar.lowFactor > 0 && bar.lowFactor < bar.highFactor) {
    lines << SpeedUpText::tr("95% interval: %1 to %2").arg(factorText(bar.lowFactor), factorText(bar.highFactor));
  }
  return (lines + warningsOf(row)).join(QLatin1Char('\n'));
}

}  // namespace

QString durationText(double milliseconds) {
  if (milliseconds < 1) return SpeedUpText::tr("%1 \u00b5s").arg(shownNumber(milliseconds * 1e3, 3));
  if (milliseconds < 1e3) return SpeedUpText::tr("%1 ms").arg(shownNumber(milliseconds, 3));
  return SpeedUpText::tr("%1 s").arg(shownNumber(milliseconds * 1e-3, 3));
}

std::vector<Size> comparableSizes(const std::vector<ResultRow>& rows) {
  std::vector<const ResultRow*> ofSizes;  // one per size
  for (const ResultRow& row : rows) {
    const bool isKnown = std::ranges::any_of(ofSizes, [&](const ResultRow* known) { return known->size == row.size; });
    if (!isKnown && isAsGood(row)) ofSizes.push_back(&row);
  }
  std::ranges::stable_sort(ofSizes, {}, [](const ResultRow* row) { return workOf(*row); });
  std::vector<Size> sizes;
  for (const ResultRow* row : ofSizes) sizes.push_back(row->size);
  return sizes;
}

std::vector<BaselineChoice> baselineChoices(const std::vector<ResultRow>& rows, Size size, TimeKind kind,
                                            const QHash<QString, QString>& titles) {
  std::vector<BaselineChoice> choices;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].size != size || !canBeCompared(rows[i], kind)) continue;
    choices.push_back({keyOf(rows[i]), titleOf(rows[i], rows, titles), static_cast<int>(i)});
  }
  return choices;
}

SpeedUpContent speedUpContent(const std::vector<ResultRow>& rows, int baseline, TimeKind kind,
                              const QHash<QString, QString>& titles) {
  SpeedUpContent content;
  if (baseline < 0) return content;
  content.bars = speedUps(rows, static_cast<std::size_t>(baseline), kind);
  for (const SpeedUp& bar : content.bars) {
    const ResultRow& row = rows[bar.row];
    const QString title = titleOf(row, rows, titles);
    content.lines.push_back({static_cast<int>(bar.row), text(row.variant), title,
                             QStringLiteral("%1, %2").arg(factorText(bar.factor), durationText(bar.ms)),
                             detailsOf(row, bar, title), !warningsOf(row).isEmpty(), nameOf(row, rows),
                             rateAndShare(row)});
  }
  return content;
}

TimePartsContent timePartsContent(const std::vector<ResultRow>& rows, int baseline,
                                  const QHash<QString, QString>& titles) {
  TimePartsContent content;
  const SpeedUpContent compared = speedUpContent(rows, baseline, TimeKind::Kernel, titles);
  // Times of a host implementation alone contain no transfers.
  if (std::none_of(compared.bars.begin(), compared.bars.end(),
                   [&](const SpeedUp& bar) { return rows[bar.row].whole.has_value(); })) {
    return content;
  }
  std::vector<std::pair<TimeParts, BarLine>> found;
  for (const BarLine& line : compared.lines) {
    const ResultRow& row = rows[static_cast<std::size_t>(line.row)];
    const std::optional<TimeParts> parts = timePartsOf(row);
    if (!parts) continue;
    QStringList details{line.label};
    const QString times = row.whole ? timesText(*parts) : QString();
    if (row.whole) details << times;
    details << warningsOf(row);
    found.push_back({*parts,
                     {line.row, line.variant, line.label, durationText(parts->totalMs), details.join(QLatin1Char('\n')),
                      line.marked, line.name, times}});
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.first.totalMs < b.first.totalMs; });
  for (auto& [parts, line] : found) {
    content.parts.push_back(parts);
    content.lines.push_back(std::move(line));
  }
  return content;
}

QString noteOnBars(const std::vector<BarLine>& lines, const std::vector<ResultRow>& rows) {
  std::vector<const ResultRow*> shown;
  qsizetype doubtful = 0;
  for (const BarLine& line : lines) {
    const ResultRow& row = rows[static_cast<std::size_t>(line.row)];
    shown.push_back(&row);
    if (!doubtOfWhole(row).empty()) ++doubtful;
  }
  QStringList sentences;
  if (doubtful > 0) {
    sentences << (doubtful == 1
                      ? SpeedUpText::tr("1 whole operation took less time than its kernels alone: measure again.")
                      : SpeedUpText::tr("%n whole operations took less time than their kernels alone: measure again.",
                                        nullptr, static_cast<int>(doubtful)));
  }
  sentences << noteOnMarked(shown, ChartMedium::Screen);
  sentences.removeAll(QString());
  return sentences.join(QLatin1Char(' '));
}

}  // namespace headroom
