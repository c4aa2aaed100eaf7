// List model of the history's runs that match a search.
#pragma once

#include <QAbstractListModel>
#include <QSortFilterProxyModel>
#include <QString>
#include <string>
#include <utility>
#include <vector>

#include "headroom/history.hpp"
#include "style/variant_name.hpp"

namespace headroom {

class HistoryModel : public QAbstractListModel {
  Q_OBJECT

 public:
  using QAbstractListModel::QAbstractListModel;

  /// Titles are shown with the ids in tooltips.
  void setTitles(VariantTitles titles) { titles_ = std::move(titles); }
  /// Newest first.
  void setRuns(std::vector<RunSummary> runs);
  /// `index` is one of this model's.
  [[nodiscard]] const RunSummary& run(const QModelIndex& index) const;
  /// Returns an invalid index if the run is not listed.
  [[nodiscard]] QModelIndex indexOf(const std::filesystem::path& file) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

 private:
  std::vector<RunSummary> runs_;
  VariantTitles titles_;
};

class FoundRuns : public QSortFilterProxyModel {
  Q_OBJECT

 public:
  explicit FoundRuns(HistoryModel* runs, QObject* parent = nullptr);

  /// See headroom::matches.
  void setSearch(const QString& search);

 protected:
  [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

 private:
  HistoryModel* runs_;
  std::string search_;
};

}  // namespace headroom
