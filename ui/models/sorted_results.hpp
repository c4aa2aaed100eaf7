// Sorted and filtered results.
#pragma once

#include <QSortFilterProxyModel>
#include <QString>

namespace headroom {

/// Sorts by value; cells without a value come last in both directions.
class SortedResults : public QSortFilterProxyModel {
  Q_OBJECT

 public:
  explicit SortedResults(QObject* parent = nullptr);

  /// Filters a ResultModel's rows: by whether they are ceilings, and by words that all of them contain.
  void setCeilingsShown(bool shown);
  void setWords(const QString& words);
  [[nodiscard]] const QString& words() const { return words_; }

 protected:
  [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
  [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

 private:
  bool areCeilingsShown_ = true;
  QString words_;
};

}  // namespace headroom
