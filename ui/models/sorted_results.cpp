#include "models/sorted_results.hpp"

#include "models/result_model.hpp"

namespace headroom {

SortedResults::SortedResults(QObject* parent) : QSortFilterProxyModel(parent) {
  setSortRole(ResultModel::SortRole);
  setDynamicSortFilter(true);
}

void SortedResults::setCeilingsShown(bool shown) {
  areCeilingsShown_ = shown;
  invalidateRowsFilter();
}

void SortedResults::setWords(const QString& words) {
  words_ = words;
  invalidateRowsFilter();
}

bool SortedResults::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const {
  const auto* results = qobject_cast<const ResultModel*>(sourceModel());
  if (results == nullptr) return true;
  if (!areCeilingsShown_ && results->rows()[static_cast<std::size_t>(row)].role == Role::Ceiling) return false;
  return words_.isEmpty() || results->hasWords(row, words_);
}

bool SortedResults::lessThan(const QModelIndex& left, const QModelIndex& right) const {
  const QVariant a = left.data(ResultModel::SortRole);
  const QVariant b = right.data(ResultModel::SortRole);
  if (!a.isValid() || !b.isValid()) {
    if (a.isValid() == b.isValid()) return left.row() < right.row();
    return a.isValid() == (sortOrder() == Qt::AscendingOrder);
  }
  return QSortFilterProxyModel::lessThan(left, right);
}

}  // namespace headroom
