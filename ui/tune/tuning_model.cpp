#include "tune/tuning_model.hpp"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>
#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "models/result_model.hpp"
#include "style/display_units.hpp"
#include "style/engine_sentences.hpp"
#include "style/status_colour.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

constexpr int kSpeedDigits = 4;
constexpr int kTimeDigits = 3;

struct Heading {
  const char* title;
  const char* explanation;
  bool isNumber;
};

constexpr std::array<Heading, TuningModel::Columns> kHeadings{{
    {QT_TRANSLATE_NOOP("headroom::TuningModel", "#"),
     QT_TRANSLATE_NOOP("headroom::TuningModel", "Which one in the order tried."), true},
    {QT_TRANSLATE_NOOP("headroom::TuningModel", "configuration"),
     QT_TRANSLATE_NOOP("headroom::TuningModel", "The values of the kernel's tunables."), false},
    {"", QT_TRANSLATE_NOOP("headroom::TuningModel", "Speed, by the median."), true},
    {QT_TRANSLATE_NOOP("headroom::TuningModel", "median ms"),
     QT_TRANSLATE_NOOP("headroom::TuningModel",
                       "Median of the search's brief measurement. The fastest are measured again in the comparison."),
     true},
    {QT_TRANSLATE_NOOP("headroom::TuningModel", "state"),
     QT_TRANSLATE_NOOP("headroom::TuningModel", "Valid, or why it is not."), false},
    {QT_TRANSLATE_NOOP("headroom::TuningModel", "build ms"),
     QT_TRANSLATE_NOOP("headroom::TuningModel", "Compiling, or loading the binary."), true},
    {QT_TRANSLATE_NOOP("headroom::TuningModel", "timing ms"),
     QT_TRANSLATE_NOOP("headroom::TuningModel", "Warm-up and samples."), true},
    {QT_TRANSLATE_NOOP("headroom::TuningModel", "why"),
     QT_TRANSLATE_NOOP("headroom::TuningModel", "What happened, or what to know about the measurement."), false},
}};

std::vector<Tunable> withEachValueOnce(std::vector<Tunable> axes) {
  for (Tunable& axis : axes) {
    std::vector<int> once;
    for (const int value : axis.values) {
      if (std::find(once.begin(), once.end(), value) == once.end()) once.push_back(value);
    }
    axis.values = std::move(once);
  }
  return axes;
}

QVariant number(std::optional<double> number) {
  return number ? QVariant(*number) : QVariant();
}

QString whyText(const ResultRow& row) {
  return engineSentences(row.reason);
}

}  // namespace

bool counts(const TuningResult& result) {
  return invalidityOf(result.row) == Invalidity::None;
}

QString trialText(const TuningResult& result) {
  const QString configuration = text(toText(result.configuration));
  if (counts(result)) {
    const QString rate = QStringLiteral("%1 %2").arg(shownNumber(measuredSpeed(result.row).value_or(0), kSpeedDigits),
                                                     text(speedUnit(result.row)));
    const QString time = TuningModel::tr("%1 ms").arg(shownNumber(result.row.medianMs, kSpeedDigits));
    return QStringLiteral("%1: %2").arg(configuration, figuresOnScreen(rate, time));
  }
  const QString why = whyText(result.row);
  const QString state = engineText(toText(invalidityOf(result.row)));
  return why.isEmpty() ? QStringLiteral("%1: %2").arg(configuration, state)
                       : QStringLiteral("%1: %2. %3").arg(configuration, state, why);
}

void TuningModel::begin(TuningReport report, const std::vector<Tunable>& axes) {
  beginResetModel();
  report_ = std::move(report);
  axes_ = withEachValueOnce(axes);
  best_ = kNoTrial;
  standard_ = kNoTrial;
  endResetModel();
  Q_EMIT changed();
}

void TuningModel::add(std::vector<TuningResult> results) {
  if (results.empty()) return;
  const int first = count();
  beginInsertRows({}, first, first + static_cast<int>(results.size()) - 1);
  for (TuningResult& result : results) {
    const int trial = count();
    const double fastestMs = best_ == kNoTrial ? 0 : this->result(best_).row.medianMs;
    if (counts(result) && (best_ == kNoTrial || result.row.medianMs < fastestMs)) best_ = trial;
    if (result.configuration == report_.standard) standard_ = trial;
    report_.tried.push_back(std::move(result));
  }
  endInsertRows();
  if (first == 0) Q_EMIT headerDataChanged(Qt::Horizontal, Rate, Rate);
  tellChanged();
}

void TuningModel::complete(TuningReport report) {
  Q_ASSERT(report.tried.size() == report_.tried.size());
  report_ = std::move(report);
  if (report_.best) best_ = indexOf(*report_.best);
  tellChanged();
}

// The best row looks different, and may have changed.
void TuningModel::tellChanged() {
  if (count() > 0) Q_EMIT dataChanged(index(0, 0), index(count() - 1, Columns - 1), {Qt::FontRole});
  Q_EMIT changed();
}

int TuningModel::indexOf(const Configuration& configuration) const {
  const auto found = std::find_if(report_.tried.begin(), report_.tried.end(),
                                  [&](const TuningResult& result) { return result.configuration == configuration; });
  return found == report_.tried.end() ? kNoTrial : static_cast<int>(std::distance(report_.tried.begin(), found));
}

int TuningModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

int TuningModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : Columns;
}

QVariant TuningModel::value(int row, Column column) const {
  const TuningResult& result = this->result(row);
  switch (column) {
    case Number:
      return row + 1;
    case ConfigurationText:
      return text(toText(result.configuration));
    case Rate:
      return number(measuredSpeed(result.row));
    case Median:
      return number(isTimed(result.row) ? std::optional(result.row.medianMs) : std::nullopt);
    case State:
      return engineText(toText(invalidityOf(result.row)));
    case Build:
      return result.times.buildMs;
    case Timing:
      return result.times.timingMs;
    case Why:
    case Columns:
      break;
  }
  return whyText(result.row);
}

QString TuningModel::cell(int row, Column column) const {
  const QVariant held = value(row, column);
  if (!held.isValid()) return QStringLiteral("-");
  if (held.typeId() != QMetaType::Double) return held.toString();
  return shownNumber(held.toDouble(), column == Rate || column == Median ? kSpeedDigits : kTimeDigits);
}

QVariant TuningModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const auto column = static_cast<Column>(index.column());
  const TuningResult& result = this->result(index.row());
  switch (role) {
    case Qt::DisplayRole:
      return cell(index.row(), column);
    case ResultModel::SortRole:
      return value(index.row(), column);
    case Qt::TextAlignmentRole:
      return headerData(index.column(), Qt::Horizontal, role);
    case Qt::ToolTipRole:
      return QStringLiteral("<p>%1</p>").arg(trialText(result).toHtmlEscaped());
    case Qt::ForegroundRole:
      if (counts(result)) return {};
      return column == State ? statusColour(result.row.status, QGuiApplication::palette())
                             : QGuiApplication::palette().color(QPalette::PlaceholderText);
    case Qt::FontRole:
      if (index.row() == best_) {
        QFont bold;
        bold.setBold(true);
        return bold;
      }
      return {};
    default:
      return {};
  }
}

QVariant TuningModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= Columns) return {};
  const Heading& heading = kHeadings[static_cast<std::size_t>(section)];
  switch (role) {
    case Qt::DisplayRole:
      return section == Rate ? text(speedUnit(report_)) : tr(heading.title);
    case Qt::ToolTipRole:
      return QStringLiteral("<p>%1</p>").arg(tr(heading.explanation).toHtmlEscaped());
    case Qt::TextAlignmentRole:
      return QVariant((heading.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
      return {};
  }
}

}  // namespace headroom
