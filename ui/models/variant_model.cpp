#include "models/variant_model.hpp"

#include <QGuiApplication>
#include <QPalette>
#include <cmath>

namespace headroom {

namespace {

QString idOf(const Variant& variant) {
  return QString::fromStdString(variant.id);
}

QString figures(const ResultRow& row) {
  if (row.status != Status::Ok) {
    const std::string_view status = toText(row.status);
    return QString::fromUtf8(status.data(), static_cast<qsizetype>(status.size()));
  }
  if (isProbe(row)) {
    return row.medianMs < 1
               ? VariantModel::tr("%1 us").arg(QString::number(row.medianMs * 1e3, 'g', 3))
               : VariantModel::tr("%1 ms").arg(QString::number(row.medianMs, 'f', row.medianMs < 10 ? 2 : 0));
  }
  const std::optional<double> percent = percentOfCeiling(row);
  if (!percent) return VariantModel::tr("no ceiling");
  return VariantModel::tr("%1 % of ceiling").arg(std::lround(*percent));
}

QString tipParagraph(const QString& text) {
  return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

/// What it is, what it needs, and why its result, if there is one, is not Ok.
QString toolTip(const Variant& variant, const ResultRow* result) {
  QString tip = QStringLiteral("<p><b>%1</b></p>").arg(QString::fromStdString(variant.title).toHtmlEscaped());
  if (result != nullptr && result->status != Status::Ok) {
    tip += tipParagraph(QStringLiteral("%1: %2").arg(figures(*result), QString::fromStdString(result->reason)));
  }
  tip += tipParagraph(QString::fromStdString(variant.summary));
  if (variant.needsMatrixUnit) {
    tip += tipParagraph(VariantModel::tr("Needs a matrix unit: Device details tell whether a device has one."));
  }
  return tip + tipParagraph(QString::fromStdString(variant.id + ", " + variant.origin));
}

}  // namespace

VariantModel::VariantModel(const Catalogue& catalogue, QObject* parent)
    : QAbstractListModel(parent), catalogue_(catalogue) {}

void VariantModel::setColours(const VariantColours* colours) {
  beginResetModel();
  colours_ = colours;
  endResetModel();
}

void VariantModel::setWorkload(const QString& id) {
  beginResetModel();
  workload_ = id;
  variants_.clear();
  ticked_.clear();
  for (const Variant& variant : catalogue_.variants()) {
    if (QString::fromStdString(variant.workload) != id) continue;
    variants_.push_back(&variant);
    ticked_.insert(idOf(variant));
  }
  endResetModel();
  Q_EMIT tickedChanged();
}

QStringList VariantModel::ticked() const {
  QStringList ids;
  for (const Variant* variant : variants_) {
    if (ticked_.count(idOf(*variant)) > 0) ids << idOf(*variant);
  }
  return ids;
}

void VariantModel::setTicked(const QStringList& ids) {
  ticked_ = {ids.begin(), ids.end()};
  if (!variants_.empty()) Q_EMIT dataChanged(index(0), index(rowCount() - 1), {Qt::CheckStateRole});
  Q_EMIT tickedChanged();
}

void VariantModel::tickAll() {
  QStringList all;
  for (const Variant* variant : variants_) all << idOf(*variant);
  setTicked(all);
}

void VariantModel::setResult(const ResultRow& row) {
  const QString id = QString::fromStdString(row.variant);
  const auto held = results_.find(id);
  // What a stop left out takes nothing from what was measured.
  const bool hasNothingNew = row.status == Status::Cancelled && held != results_.end();
  if (hasNothingNew) return;
  results_[id] = row;
  const QModelIndex at = indexOf(id);
  if (at.isValid()) Q_EMIT dataChanged(at, at, {FiguresRole, StatusRole, Qt::ToolTipRole});
}

void VariantModel::clearResults() {
  results_.clear();
  if (variants_.empty()) return;
  Q_EMIT dataChanged(index(0), index(rowCount() - 1), {FiguresRole, StatusRole, Qt::ToolTipRole});
}

QModelIndex VariantModel::indexOf(const QString& id) const {
  for (std::size_t i = 0; i < variants_.size(); ++i) {
    if (idOf(*variants_[i]) == id) return index(static_cast<int>(i));
  }
  return {};
}

int VariantModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(variants_.size());
}

QVariant VariantModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Variant& variant = *variants_[static_cast<std::size_t>(index.row())];
  const QString id = idOf(variant);
  const auto result = results_.find(id);
  switch (role) {
    case Qt::DisplayRole:
      return QString::fromStdString(variant.title);
    case Qt::ToolTipRole:
      return toolTip(variant, result == results_.end() ? nullptr : &result->second);
    case Qt::CheckStateRole:
      return ticked_.count(id) > 0 ? Qt::Checked : Qt::Unchecked;
    case Qt::DecorationRole:
      return colours_ == nullptr ? QVariant() : colours_->colour(id, QGuiApplication::palette());
    case IdRole:
      return id;
    case FiguresRole:
      return result == results_.end() ? QString() : figures(result->second);
    case StatusRole:
      return result == results_.end() ? QVariant() : QVariant(static_cast<int>(result->second.status));
    default:
      return {};
  }
}

bool VariantModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) return false;
  const QString id = idOf(*variants_[static_cast<std::size_t>(index.row())]);
  if (value.toInt() == Qt::Checked) {
    ticked_.insert(id);
  } else {
    ticked_.erase(id);
  }
  Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
  Q_EMIT tickedChanged();
  return true;
}

Qt::ItemFlags VariantModel::flags(const QModelIndex& index) const {
  if (!index.isValid()) return Qt::NoItemFlags;
  return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren;
}

}  // namespace headroom
