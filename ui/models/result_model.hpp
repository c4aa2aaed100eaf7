// The results as a table model: the columns of every results table, one row per point.
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

/// The user's choice of columns, by name: those added to the ones shown by default, and those of them that are hidden.
struct ColumnChoice {
  std::set<std::string, std::less<>> shown;
  std::set<std::string, std::less<>> hidden;

  bool operator==(const ColumnChoice&) const = default;
};

/// A column that can be chosen.
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
    SortRole = Qt::UserRole,  ///< the cell's number, or its text
    VariantRole,              ///< the row's variant id
    TitleRole                 ///< the variant's title, of its column alone
  };

  explicit ResultModel(QObject* parent = nullptr);

  void setColours(const VariantColours* colours);
  /// Shown beside the ids.
  void setTitles(VariantTitles titles);
  /// Ceilings have their variants' colours too, where they are drawn as variants; else a place of the same width.
  void setCeilingsColoured(bool coloured);
  /// Of each size the ceilings come after what they are the ceilings of, in the order of rows() too.
  void setCeilingsLast(bool last) { areCeilingsLast_ = last; }
  /// Shows the column of headroom::columns() that bears a configuration's values, which tables have no room for
  /// otherwise.
  void setConfigurationShown(bool shown);
  /// Shows the columns about these, too.
  void setTopics(std::set<ColumnTopic> topics);
  /// Changes what is shown by default.
  void setChoice(ColumnChoice choice);
  [[nodiscard]] const ColumnChoice& choice() const { return choice_; }
  /// As choice(), with that column shown or not. The variant's cannot be hidden.
  [[nodiscard]] ColumnChoice choiceWith(std::string_view column, bool shown) const;
  [[nodiscard]] std::vector<ColumnOffer> offeredColumns() const;
  /// Every word of the text is in the row's names, its status or in a cell that is shown, in any case.
  [[nodiscard]] bool hasWords(int row, const QString& words) const;
  void setRows(std::vector<ResultRow> rows);
  /// In the place of the row of the same point, or as a new one.
  void put(const ResultRow& row);
  [[nodiscard]] const std::vector<ResultRow>& rows() const { return rows_; }
  /// Shows comparisonColumns() after the column that they are about; nothing takes them away again. Rows
  /// that come later are not compared.
  void setComparison(std::optional<Comparison> comparison);
  [[nodiscard]] const std::optional<Comparison>& comparison() const { return comparison_; }
  /// How a row of rows() compares; null when it is not compared.
  [[nodiscard]] const PointComparison* pointOf(int row) const;
  /// Index of the column of that name in headroom::columns() or comparisonColumns(); -1 when it is not shown.
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
  std::vector<const PointComparison*> points_;  ///< of comparison_, by row; may end before rows_ does
  const VariantColours* colours_ = nullptr;
  VariantTitles titles_;
  ColumnChoice choice_;
  bool areCeilingsColoured_ = false;
  bool areCeilingsLast_ = false;
  bool isConfigurationShown_ = false;
  std::set<ColumnTopic> topics_;
};

/// The row worth reading first: at the largest size, the valid variant that is fastest; -1 when there is none.
int mostTellingRow(const std::vector<ResultRow>& rows);

}  // namespace headroom
