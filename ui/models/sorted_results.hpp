// Results as somebody wants to read them: sorted, and without what is not wanted.
#pragma once

#include <QSortFilterProxyModel>
#include <QString>

namespace headroom {

/// Sorts by value; cells without one come last, whichever way the others are sorted.
class SortedResults : public QSortFilterProxyModel {
  Q_OBJECT

 public:
  explicit SortedResults(QObject* parent = nullptr);

  /// Of a ResultModel's rows: whether ceilings are among them, and the words that all of them have.
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
