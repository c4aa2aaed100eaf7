// Table model of the results: the columns of every results table, one row per point.
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <optional>
#include <set>
#include <variant>
#include <vector>

#include "headroom/report/columns.hpp"
#include "headroom/report/comparison_columns.hpp"
#include "headroom/values/result.hpp"
#include "style/variant_colours.hpp"
#include "style/variant_name.hpp"

namespace headroom {

/// The user's choice of columns, by name: columns added to the default ones, and default ones that are hidden.
struct ColumnChoice {
  std::set<std::string, std::less<>> shown;
  std::set<std::string, std::less<>> hidden;

  bool operator==(const ColumnChoice&) const = default;
};

/// A column on offer.
struct ColumnOffer {
  std::string_view name;
  QString title;
  QString explanation;
  bool isShown = false;
};

class ResultModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Roles {
    SortRole = Qt::UserRole,  ///< the cell's number or text
    VariantRole,              ///< the row's variant id
    TitleRole                 ///< the variant's title, for its column only
  };

  explicit ResultModel(QObject* parent = nullptr);

  void setColours(const VariantColours* colours);
  /// Titles are shown beside the ids.
  void setTitles(VariantTitles titles);
  /// Gives ceilings their variants' colours, for views that draw them as variants; otherwise they get a blank of the
  /// same width.
  void setCeilingsColoured(bool coloured);
  /// Sorts the ceilings of each size after their variants, in rows() too.
  void setCeilingsLast(bool last) { areCeilingsLast_ = last; }
  /// Shows the configuration's column of headroom::columns(), which tables otherwise leave out to save space.
  void setConfigurationShown(bool shown);
  /// Also shows the columns of these topics.
  void setTopics(std::set<ColumnTopic> topics);
  /// Applies the user's choice to the default columns.
  void setChoice(ColumnChoice choice);
  [[nodiscard]] const ColumnChoice& choice() const { return choice_; }
  /// Returns choice() with that column shown or hidden. The variant's column cannot be hidden.
  [[nodiscard]] ColumnChoice choiceWith(std::string_view column, bool shown) const;
  [[nodiscard]] std::vector<ColumnOffer> offeredColumns() const;
  /// Returns whether every word of the text occurs, ignoring case, in the row's names, its status or one of its visible
  /// cells.
  [[nodiscard]] bool hasWords(int row, const QString& words) const;
  void setRows(std::vector<ResultRow> rows);
  /// Replaces the row of the same point, or appends a new one.
  void put(const ResultRow& row);
  [[nodiscard]] const std::vector<ResultRow>& rows() const { return rows_; }
  /// Shows each of comparisonColumns() after its subject's column; the columns then stay. Rows added later are not
  /// compared.
  void setComparison(std::optional<Comparison> comparison);
  [[nodiscard]] const std::optional<Comparison>& comparison() const { return comparison_; }
  /// Returns the comparison of a row of rows(); nullptr if the row is not compared.
  [[nodiscard]] const PointComparison* pointOf(int row) const;
  /// Returns the index of the named column among headroom::columns() and comparisonColumns(); -1 if it is not shown.
  [[nodiscard]] int columnNamed(std::string_view name) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  using AnyColumn = std::variant<const Column*, const ComparisonColumn*>;

  void chooseColumns();
  [[nodiscard]] bool isShownByDefault(const Column& column) const;
  [[nodiscard]] bool isShown(const Column& column) const;
  [[nodiscard]] QVariant decoration(const Column& column, const ResultRow& row) const;
  [[nodiscard]] QVariant rowData(const Column& column, const ResultRow& row, int role) const;

  std::vector<AnyColumn> columns_;
  std::vector<ResultRow> rows_;
  std::optional<Comparison> comparison_;
  std::vector<const PointComparison*> points_;  ///< points of comparison_, by row; may be shorter than rows_
  const VariantColours* colours_ = nullptr;
  VariantTitles titles_;
  ColumnChoice choice_;
  bool areCeilingsColoured_ = false;
  bool areCeilingsLast_ = false;
  bool isConfigurationShown_ = false;
  std::set<ColumnTopic> topics_;
};

/// Returns the row to select first: the fastest valid variant at the largest size; -1 if there is none.
int mostTellingRow(const std::vector<ResultRow>& rows);

}  // namespace headroom
