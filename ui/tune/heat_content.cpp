#include "tune/heat_content.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <iterator>

#include "plot/axis_range.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

struct HeatWords {
  Q_DECLARE_TR_FUNCTIONS(HeatContent)
};

/// Data of one cell while trials are assigned to cells.
struct Gathered {
  std::vector<TuningResult> invalid;
  std::size_t tried = 0;
};

QString nameOf(const Tunable& axis) {
  return QString::fromStdString(axis.name);
}

Configuration heldValues(const TuningModel& model, int selected) {
  if (selected != kNoTrial) return model.result(selected).configuration;
  if (model.best() != kNoTrial) return model.result(model.best()).configuration;
  return model.report().standard;
}

/// Returns the number of configurations per cell.
std::size_t perCell(const std::vector<Tunable>& axes, const HeatAxes& choice) {
  std::size_t count = 1;
  if (choice.others == OtherAxes::Held) return count;
  for (int axis = 0; axis < static_cast<int>(axes.size()); ++axis) {
    if (axis != choice.x && axis != choice.y) count *= axes[static_cast<std::size_t>(axis)].values.size();
  }
  return count;
}

bool isHeld(const Configuration& configuration, const Configuration& held, const HeatContent& content) {
  return std::all_of(configuration.begin(), configuration.end(), [&](const auto& setting) {
    const QString name = QString::fromStdString(setting.first);
    if (name == content.xName || name == content.yName) return true;
    const auto found = held.find(setting.first);
    return found != held.end() && found->second == setting.second;
  });
}

QString heldText(const Configuration& held, const HeatContent& content) {
  Configuration others = held;
  others.erase(content.xName.toStdString());
  others.erase(content.yName.toStdString());
  return text(toText(others));
}

QString placeText(const HeatContent& content, int column, int row) {
  const QString x = QStringLiteral("%1=%2").arg(content.xName).arg(content.xValues[static_cast<std::size_t>(column)]);
  if (content.yName.isEmpty()) return x;
  return QStringLiteral("%1 %2=%3").arg(x, content.yName).arg(content.yValues[static_cast<std::size_t>(row)]);
}

/// Returns the text of a cell with several configurations.
QString textOfMany(const TuningModel& model, const HeatCell& cell, const QString& place, const Gathered& gathered,
                   std::size_t whole) {
  const QString counted = HeatWords::tr("%1 of its %2 configurations tried").arg(gathered.tried).arg(whole);
  const QString invalid = engineSentences(invalidText(gathered.invalid));
  const QString tail = invalid.isEmpty() ? counted : QStringLiteral("%1, %2").arg(counted, invalid);
  if (cell.state == HeatState::Valid) {
    return HeatWords::tr("%1, the fastest of this cell. %2.").arg(trialText(model.result(cell.trial)), tail);
  }
  const QString reason = engineSentences(model.result(cell.trial).row.reason);
  return HeatWords::tr("%1: none of those tried is valid. %2. %3").arg(place, tail, reason).trimmed();
}

QString textOf(const TuningModel& model, const HeatCell& cell, const QString& place, const Gathered& gathered,
               std::size_t whole) {
  if (cell.state == HeatState::Untried) return HeatWords::tr("%1: not tried.").arg(place);
  QString said = whole > 1 ? textOfMany(model, cell, place, gathered, whole) : trialText(model.result(cell.trial));
  if (!said.endsWith(QLatin1Char('.'))) said += QLatin1Char('.');
  if (cell.isBest)
    said += QLatin1Char(' ') + (model.report().best                   ? HeatWords::tr("The best of the comparison.")
                                : model.report().importedFrom.empty() ? HeatWords::tr("The best so far.")
                                                                      : HeatWords::tr("The best."));
  if (cell.isStandard) said += QLatin1Char(' ') + HeatWords::tr("The default is in this cell.");
  return said;
}

void sortIn(const TuningModel& model, int trial, HeatCell& cell, Gathered& gathered) {
  const TuningResult& result = model.result(trial);
  ++gathered.tried;
  cell.isBest = cell.isBest || trial == model.best();
  cell.isStandard = cell.isStandard || trial == model.standard();
  if (!counts(result)) {
    gathered.invalid.push_back(result);
    if (cell.state == HeatState::Untried) {
      cell.state = HeatState::Invalid;
      cell.trial = trial;
    }
    return;
  }
  // The best of the comparison represents its cell, even if another trial was faster in the search.
  const double rate = measuredSpeed(result.row).value_or(0);
  const bool isSlower = cell.state == HeatState::Valid && (cell.trial == model.best() || rate <= cell.rate);
  if (isSlower && trial != model.best()) return;
  cell.state = HeatState::Valid;
  cell.trial = trial;
  cell.rate = rate;
}

}  // namespace

bool HeatContent::isLogarithmic() const {
  return rates && rateRange(rates->first, rates->second).isLogarithmic();
}

double HeatContent::part(double rate) const {
  if (!rates || rates->second <= rates->first) return 1;
  const auto [slowest, fastest] = *rates;
  const double part =
      isLogarithmic() ? std::log(rate / slowest) / std::log(fastest / slowest) : (rate - slowest) / (fastest - slowest);
  return std::clamp(part, 0.0, 1.0);
}

int HeatContent::cellOf(const Configuration& configuration) const {
  const auto place = [&configuration](const QString& name, const std::vector<int>& values) {
    if (name.isEmpty()) return 0;
    const auto setting = configuration.find(name.toStdString());
    if (setting == configuration.end()) return -1;
    const auto found = std::find(values.begin(), values.end(), setting->second);
    return found == values.end() ? -1 : static_cast<int>(std::distance(values.begin(), found));
  };
  const int column = place(xName, xValues);
  const int row = place(yName, yValues);
  return column < 0 || row < 0 ? -1 : row * columns() + column;
}

HeatContent heatContent(const TuningModel& model, const HeatAxes& axes, int selected) {
  HeatContent content;
  content.rateUnit = text(speedUnit(model.report()));
  const auto count = static_cast<int>(model.axes().size());
  if (axes.x < 0 || axes.x >= count || axes.y >= count || axes.y == axes.x) return content;
  const Tunable& x = model.axes()[static_cast<std::size_t>(axes.x)];
  content.xName = nameOf(x);
  content.xValues = x.values;
  content.yValues = {0};
  if (axes.y >= 0) {
    const Tunable& y = model.axes()[static_cast<std::size_t>(axes.y)];
    content.yName = nameOf(y);
    content.yValues = y.values;
  }
  if (constexpr std::size_t kMostCells = kMostValuesDrawn * kMostValuesDrawn;
      content.xValues.size() * content.yValues.size() > kMostCells) {
    content.isCut = true;
    const bool isWide = content.xValues.size() > content.yValues.size();
    std::vector<int>& few = isWide ? content.yValues : content.xValues;
    std::vector<int>& many = isWide ? content.xValues : content.yValues;
    few.resize(std::min(few.size(), kMostValuesDrawn));
    many.resize(std::min(many.size(), kMostCells / few.size()));
  }
  const Configuration held = heldValues(model, selected);
  if (axes.others == OtherAxes::Held) content.held = heldText(held, content);

  content.cells.resize(content.xValues.size() * content.yValues.size());
  std::vector<Gathered> gathered(content.cells.size());
  for (int trial = 0; trial < model.count(); ++trial) {
    const Configuration& configuration = model.result(trial).configuration;
    const int cell = content.cellOf(configuration);
    if (cell < 0 || (axes.others == OtherAxes::Held && !isHeld(configuration, held, content))) continue;
    const auto at = static_cast<std::size_t>(cell);
    sortIn(model, trial, content.cells[at], gathered[at]);
  }
  const std::size_t whole = perCell(model.axes(), axes);
  for (std::size_t i = 0; i < content.cells.size(); ++i) {
    HeatCell& cell = content.cells[i];
    const int column = static_cast<int>(i) % content.columns();
    const int row = static_cast<int>(i) / content.columns();
    cell.text = textOf(model, cell, placeText(content, column, row), gathered[i], whole);
    if (cell.state != HeatState::Valid) continue;
    if (!content.rates) content.rates = {cell.rate, cell.rate};
    content.rates->first = std::min(content.rates->first, cell.rate);
    content.rates->second = std::max(content.rates->second, cell.rate);
  }
  return content;
}

}  // namespace headroom
