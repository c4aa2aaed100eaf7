#include "guide/algorithm_model.hpp"

#include <QCoreApplication>
#include <array>
#include <optional>

#include "style/engine_sentences.hpp"
#include "style/plain_text.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

struct AlgorithmColumn {
  const char* title;
  const char* explanation;
  std::optional<double> AlgorithmLine::*number;  ///< nullptr for the algorithm's name
};

constexpr int kValueDigits = 4;

constexpr std::array kColumns{
    AlgorithmColumn{QT_TRANSLATE_NOOP("headroom::AlgorithmModel", "algorithm"),
                    QT_TRANSLATE_NOOP("headroom::AlgorithmModel", "The way to do it."), nullptr},
    AlgorithmColumn{
        QT_TRANSLATE_NOOP("headroom::AlgorithmModel", "floats R+W"),
        QT_TRANSLATE_NOOP("headroom::AlgorithmModel", "Floats read and written per pixel, every load counted."),
        &AlgorithmLine::floats},
    AlgorithmColumn{QT_TRANSLATE_NOOP("headroom::AlgorithmModel", "flops"),
                    QT_TRANSLATE_NOOP("headroom::AlgorithmModel", "Floating point operations per pixel."),
                    &AlgorithmLine::flops},
    AlgorithmColumn{QT_TRANSLATE_NOOP("headroom::AlgorithmModel", "flops/float"),
                    QT_TRANSLATE_NOOP("headroom::AlgorithmModel", "Arithmetic done for each float moved."),
                    &AlgorithmLine::flopsPerFloat},
    AlgorithmColumn{QT_TRANSLATE_NOOP("headroom::AlgorithmModel", "estimate GP/s"),
                    QT_TRANSLATE_NOOP("headroom::AlgorithmModel", "This device's copy rate x 2 / floats R+W."),
                    &AlgorithmLine::estimate},
    AlgorithmColumn{
        QT_TRANSLATE_NOOP("headroom::AlgorithmModel", "the guide's estimate GP/s"),
        QT_TRANSLATE_NOOP("headroom::AlgorithmModel", "What the guide estimates for its own GPU, at 16 MP."),
        &AlgorithmLine::guideEstimate},
    AlgorithmColumn{QT_TRANSLATE_NOOP("headroom::AlgorithmModel", "measured GP/s"),
                    QT_TRANSLATE_NOOP("headroom::AlgorithmModel", "10^9 pixels per second, measured here."),
                    &AlgorithmLine::measured},
    AlgorithmColumn{QT_TRANSLATE_NOOP("headroom::AlgorithmModel", "measured / estimate"),
                    QT_TRANSLATE_NOOP("headroom::AlgorithmModel",
                                      "Above 1, caches serve repeated loads; below 1, not even "
                                      "memory traffic explains the time."),
                    &AlgorithmLine::measuredOverEstimate},
};

}  // namespace

void AlgorithmModel::setLines(std::vector<AlgorithmLine> lines) {
  beginResetModel();
  lines_ = std::move(lines);
  endResetModel();
}

int AlgorithmModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

int AlgorithmModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(kColumns.size());
}

QVariant AlgorithmModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const AlgorithmLine& line = lines_[static_cast<std::size_t>(index.row())];
  const auto number = kColumns[static_cast<std::size_t>(index.column())].number;
  if (role == Qt::TextAlignmentRole) {
    return QVariant((number != nullptr ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  }
  if (role == Qt::ToolTipRole && !line.problem.empty()) return plainToolTip(engineSentences(line.problem));
  if (role != Qt::DisplayRole) return {};
  if (number == nullptr) return QString::fromStdString(line.algorithm);
  const std::optional<double>& value = line.*number;
  if (value) return shownNumber(*value, kValueDigits);
  if (number == &AlgorithmLine::measured && !line.problem.empty()) {
    return engineSentences(line.problem).section(QLatin1Char(':'), 0, 0);
  }
  return QStringLiteral("-");
}

QVariant AlgorithmModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
  const AlgorithmColumn& column = kColumns[static_cast<std::size_t>(section)];
  if (role == Qt::DisplayRole) return tr(column.title);
  if (role == Qt::ToolTipRole) return tr(column.explanation);
  if (role == Qt::TextAlignmentRole) {
    return QVariant((column.number != nullptr ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  }
  return {};
}

}  // namespace headroom
