#include "models/row_text.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <cmath>
#include <optional>

#include "headroom/analysis/marks.hpp"
#include "headroom/workloads.hpp"
#include "style/display_units.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {
namespace {

struct RowText {
  Q_DECLARE_TR_FUNCTIONS(headroom::RowText)
};

bool isPositive(double value) {
  return std::isfinite(value) && value > 0;
}

/// Breaks text into lines that are short enough for the readout, which does not wrap.
QString wrapped(const QString& sentences) {
  constexpr qsizetype kLongestLine = 60;
  QStringList lines{QString()};
  for (const QString& word : sentences.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    QString& line = lines.last();
    if (!line.isEmpty() && line.size() + 1 + word.size() > kLongestLine) {
      lines << word;
    } else {
      line += (line.isEmpty() ? QString() : QStringLiteral(" ")) + word;
    }
  }
  return lines.join(QLatin1Char('\n'));
}

QString rateWithUnit(const ResultRow& row, double gigapixels) {
  return RowText::tr("%1 %2").arg(shownNumber(gigapixels * countsPerItem(row), 4), text(rateUnit(row)));
}

QString shareOfCeiling(double percent) {
  return RowText::tr("%1% of the ceiling").arg(shownNumber(percent, 3));
}

}  // namespace

QString titleOf(const ResultRow& row, const QHash<QString, QString>& titles) {
  if (row.role == Role::Ceiling) return ceilingTitle(row, titles);
  const QString id = text(row.variant);
  return titles.value(id, id);
}

bool isCopyCeiling(const ResultRow& row) {
  const Workload* const workload = knownWorkload(row.workload);
  return row.role == Role::Ceiling && workload != nullptr && workload->ceiling == Bound::Memory;
}

QString ceilingTitle(const ResultRow& row, const QHash<QString, QString>& titles) {
  const bool isCopy = isCopyCeiling(row);
  if (isCopy && row.pixel == PixelFormat{}) return RowText::tr("copy ceiling");
  if (isCopy) return RowText::tr("copy ceiling of %1").arg(text(toText(row.pixel)));
  if (row.localFloats) return RowText::tr("local memory");
  if (row.flops && row.precision != Precision::Float)
    return RowText::tr("MAD of %1, %2 flops").arg(text(toText(row.precision)), shownNumber(*row.flops, 3));
  if (row.flops) return RowText::tr("MAD, %1 flops").arg(shownNumber(*row.flops, 3));
  const QString id = text(row.variant);
  return titles.value(id, id);
}

QString noteOnMarked(const std::vector<const ResultRow*>& shown, ChartMedium medium) {
  const MarkCounts counts = countMarks(shown);
  if (counts.rows == 0) return {};
  if (medium == ChartMedium::Paper) return text(marksText(shown)) + QLatin1Char('.');
  QStringList causes;
  for (const auto& [mark, count] : counts.causes)
    causes << QStringLiteral("%1 %2").arg(QString::number(count), engineText(warningName(mark)));
  const QString all = causes.join(QStringLiteral(", "));
  if (shown.size() == 1) return RowText::tr("The result has warnings: %1. Point at it to read them.").arg(all);
  const QString total = QString::number(shown.size());
  return counts.rows == 1
             ? RowText::tr("1 of %1 results has a warning: %2. Point at a result to read its warnings.").arg(total, all)
             : RowText::tr("%n of %1 results have warnings: %2. Point at a result to read its warnings.", nullptr,
                           static_cast<int>(counts.rows))
                   .arg(total, all);
}

QString rateAndShare(const ResultRow& row) {
  const std::optional<double> rate = gigapixelsPerSecond(row);
  if (!rate) return {};
  QStringList parts{rateWithUnit(row, *rate)};
  if (const std::optional<double> percent = percentOfCeiling(row)) parts << shareOfCeiling(*percent);
  return parts.join(QStringLiteral(", "));
}

QString readoutText(const ResultRow& row, const QHash<QString, QString>& titles) {
  const QString id = text(row.variant);
  QString title = titleOf(row, titles);
  // The name in files and on the command line is beside the title, as in other views.
  if (row.role == Role::Ceiling) {
    title += RowText::tr(" (%1)").arg(titles.value(id, id));
  } else if (title != id) {
    title = RowText::tr("%1: %2").arg(id, title);
  }
  QStringList lines{title};

  QString point = text(toText(row.size));
  if (row.item == "pixel") point += RowText::tr(" (%1 MP)").arg(shownNumber(itemsOf(row) * 1e-6, 4));
  if (row.role != Role::Ceiling) point += text(afterComma(row.parameters));
  lines << point;

  if (const std::optional<double> rate = gigapixelsPerSecond(row)) {
    lines << figuresOnScreen(rateWithUnit(row, *rate), RowText::tr("median %1 ms").arg(shownNumber(row.medianMs, 4)));
  }
  if (const std::optional<double> percent = percentOfCeiling(row)) {
    QString line = shareOfCeiling(*percent);
    if (row.boundBy != Bound::Unknown) line += RowText::tr(", bound by %1").arg(engineText(toText(row.boundBy)));
    lines << line;
  }
  if (const std::optional<double> percent = percentOfLocalRoof(row)) {
    lines << RowText::tr("%1% of what local memory allows").arg(shownNumber(*percent, 3));
  }
  if (row.estimateGigapixelsPerSecond) {
    lines << RowText::tr("estimate %1").arg(rateWithUnit(row, *row.estimateGigapixelsPerSecond));
  }
  if (row.role != Role::Ceiling && isPositive(row.lowMs) && isPositive(row.highMs)) {
    lines << RowText::tr("95% interval %1 to %2 ms").arg(shownNumber(row.lowMs, 4), shownNumber(row.highMs, 4));
  }
  if (row.caches == Caches::Cold) lines << RowText::tr("cold caches");
  if (!row.marks.empty()) lines << wrapped(RowText::tr("Warning: %1").arg(engineSentences(row.reason)));
  if (isTimed(row) && !isValid(row)) lines << RowText::tr("Failed validation: not on the line, not ranked");
  return lines.join(QLatin1Char('\n'));
}

}  // namespace headroom
