#include "models/variant_model.hpp"

#include <QGuiApplication>
#include <QPalette>
#include <algorithm>
#include <cmath>
#include <utility>

#include "style/engine_sentences.hpp"
#include "style/text.hpp"
#include "style/variant_name.hpp"

namespace headroom {

namespace {

QString idOf(const Variant& variant) {
  return QString::fromStdString(variant.id);
}

QString figures(const ResultRow& row) {
  if (row.status != Status::Ok) return engineText(toText(row.status));
  if (isProbe(row)) {
    return row.medianMs < 1
               ? VariantModel::tr("%1 \u00b5s").arg(onScreen(QString::number(row.medianMs * 1e3, 'g', 3)))
               : VariantModel::tr("%1 ms").arg(onScreen(QString::number(row.medianMs, 'f', row.medianMs < 10 ? 2 : 0)));
  }
  const std::optional<double> percent = percentOfCeiling(row);
  if (!percent) return VariantModel::tr("no ceiling");
  return VariantModel::tr("%1% of ceiling").arg(std::lround(*percent));
}

QString briefFigures(const ResultRow& row) {
  const std::optional<double> percent =
      row.status == Status::Ok && !isProbe(row) ? percentOfCeiling(row) : std::nullopt;
  return percent ? QStringLiteral("%1%").arg(std::lround(*percent)) : figures(row);
}

QString tipParagraph(const QString& text) {
  return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

/// Returns the title, why the device cannot run the variant, and why its result, if any, is not Ok.
QString toolTip(const Variant& variant, const QString& whyNot, const ResultRow* result) {
  QString tip = QStringLiteral("<p><b>%1</b></p>").arg(variantName(variant).toHtmlEscaped());
  if (!whyNot.isEmpty()) tip += tipParagraph(VariantModel::tr("Cannot run: it %1.").arg(whyNot));
  if (result != nullptr && result->status != Status::Ok) {
    tip += tipParagraph(QStringLiteral("%1: %2").arg(figures(*result), engineSentences(result->reason)));
  }
  tip += tipParagraph(variantSummary(variant));
  if (variant.needsMatrixUnit && whyNot.isEmpty()) {
    tip += tipParagraph(VariantModel::tr("Needs a matrix unit: Device details show whether a device has one."));
  }
  return tip + tipParagraph(engineSentences(variant.origin));
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
  shown_.clear();
  wanted_.clear();
  unsupported_.clear();
  for (const Variant& variant : catalogue_.variants()) {
    if (QString::fromStdString(variant.workload) != id) continue;
    variants_.push_back(&variant);
    shown_ << idOf(variant);
    wanted_.insert(idOf(variant));
  }
  rows_ = groupedRows(variants_, grouping_);
  endResetModel();
  Q_EMIT tickedChanged();
}

void VariantModel::reload() {
  beginResetModel();
  std::set<QString> known;
  for (const QString& id : shown_) known.insert(id);
  variants_.clear();
  shown_.clear();
  for (const Variant& variant : catalogue_.variants()) {
    if (QString::fromStdString(variant.workload) != workload_) continue;
    variants_.push_back(&variant);
    shown_ << idOf(variant);
    if (!known.contains(idOf(variant))) wanted_.insert(idOf(variant));
  }
  rows_ = groupedRows(variants_, grouping_);
  endResetModel();
  Q_EMIT tickedChanged();
}

QStringList VariantModel::ticked() const {
  QStringList ids;
  for (const Variant* variant : variants_) {
    if (isTicked(idOf(*variant))) ids << idOf(*variant);
  }
  return ids;
}

QStringList VariantModel::wanted() const {
  QStringList ids;
  for (const Variant* variant : variants_) {
    if (wanted_.contains(idOf(*variant))) ids << idOf(*variant);
  }
  return ids;
}

void VariantModel::setTicked(const QStringList& ids) {
  wanted_ = std::set<QString>(ids.begin(), ids.end());
  tellAllChanged({Qt::CheckStateRole});
  Q_EMIT tickedChanged();
}

void VariantModel::setUnsupported(std::map<QString, QString> reasons) {
  if (reasons == unsupported_) return;
  unsupported_ = std::move(reasons);
  arrange();
  tellAllChanged();
  Q_EMIT tickedChanged();
}

void VariantModel::arrange() {
  std::vector<const Variant*> arranged;
  for (const Variant& variant : catalogue_.variants()) {
    if (QString::fromStdString(variant.workload) == workload_) arranged.push_back(&variant);
  }
  std::stable_partition(arranged.begin(), arranged.end(),
                        [this](const Variant* variant) { return !isUnsupported(idOf(*variant)); });
  std::vector<VariantRow> rows = groupedRows(arranged, grouping_);
  variants_ = std::move(arranged);
  if (rows == rows_) return;
  Q_EMIT layoutAboutToBeChanged();
  const QModelIndexList before = persistentIndexList();
  std::vector<const Variant*> held;
  for (const QModelIndex& index : before) held.push_back(variantAt(index.row()));
  rows_ = std::move(rows);
  QModelIndexList after;
  for (const Variant* variant : held) after << (variant == nullptr ? QModelIndex() : indexOf(idOf(*variant)));
  changePersistentIndexList(before, after);
  Q_EMIT layoutChanged();
}

void VariantModel::setGrouping(VariantGrouping grouping) {
  if (grouping == grouping_) return;
  grouping_ = grouping;
  arrange();
}

void VariantModel::tellAllChanged(const QList<int>& roles) {
  if (!rows_.empty()) Q_EMIT dataChanged(index(0), index(rowCount() - 1), roles);
}

void VariantModel::tickAll() {
  QStringList all;
  for (const Variant* variant : variants_) all << idOf(*variant);
  setTicked(all);
}

QString VariantModel::whyNot(const QString& id) const {
  const auto found = unsupported_.find(id);
  return found == unsupported_.end() ? QString() : found->second;
}

void VariantModel::setResult(const ResultRow& row) {
  const QString id = QString::fromStdString(row.variant);
  const auto held = results_.find(id);
  // A cancelled result does not replace a measured one.
  const bool hasNothingNew = row.status == Status::Cancelled && held != results_.end();
  if (hasNothingNew) return;
  results_[id] = row;
  const QModelIndex at = indexOf(id);
  if (at.isValid()) Q_EMIT dataChanged(at, at, {FiguresRole, BriefFiguresRole, StatusRole, Qt::ToolTipRole});
}

void VariantModel::clearResults() {
  results_.clear();
  tellAllChanged({FiguresRole, BriefFiguresRole, StatusRole, Qt::ToolTipRole});
}

QModelIndex VariantModel::indexOf(const QString& id) const {
  for (int row = 0; row < rowCount(); ++row) {
    const Variant* variant = variantAt(row);
    if (variant != nullptr && idOf(*variant) == id) return index(row);
  }
  return {};
}

QString VariantModel::firstVariant() const {
  const auto found = std::ranges::find_if(rows_, [](const VariantRow& row) { return row.variant != nullptr; });
  return found == rows_.end() ? QString() : idOf(*found->variant);
}

bool VariantModel::hasWords(int row, const QString& words) const {
  const Variant* variant = variantAt(row);
  return variant != nullptr && hasAllWords(variantName(*variant), words);
}

int VariantModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant VariantModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const VariantRow& row = rows_[static_cast<std::size_t>(index.row())];
  if (role == HeadingRole) return row.variant == nullptr;
  if (row.variant == nullptr) return role == Qt::DisplayRole ? QVariant(row.heading) : QVariant();
  const Variant& variant = *row.variant;
  const QString id = idOf(variant);
  const auto result = results_.find(id);
  switch (role) {
    case Qt::DisplayRole:
      return id;
    case Qt::AccessibleTextRole:
      return variantName(variant);
    case Qt::ToolTipRole:
      return toolTip(variant, whyNot(id), result == results_.end() ? nullptr : &result->second);
    case Qt::CheckStateRole:
      return isTicked(id) ? Qt::Checked : Qt::Unchecked;
    case Qt::DecorationRole:
      return colours_ == nullptr ? QVariant() : colours_->colour(id, QGuiApplication::palette());
    case IdRole:
      return id;
    case FiguresRole:
      return result == results_.end() ? QString() : figures(result->second);
    case BriefFiguresRole:
      return result == results_.end() ? QString() : briefFigures(result->second);
    case TitleRole:
      return engineText(variant.title);
    case WhyNotRole:
      return whyNot(id);
    case StatusRole:
      return result == results_.end() ? QVariant() : QVariant(static_cast<int>(result->second.status));
    default:
      return {};
  }
}

bool VariantModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) return false;
  const Variant* variant = variantAt(index.row());
  if (variant == nullptr || isUnsupported(idOf(*variant))) return false;
  const QString id = idOf(*variant);
  if (value.toInt() == Qt::Checked) {
    wanted_.insert(id);
  } else {
    wanted_.erase(id);
  }
  Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
  Q_EMIT tickedChanged();
  return true;
}

Qt::ItemFlags VariantModel::flags(const QModelIndex& index) const {
  if (!index.isValid() || variantAt(index.row()) == nullptr) return Qt::NoItemFlags;
  // Variants that cannot be ticked can be selected, to read why or to tune them on another device.
  const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
  return isUnsupported(index.data(IdRole).toString()) ? flags : flags | Qt::ItemIsUserCheckable;
}

}  // namespace headroom
