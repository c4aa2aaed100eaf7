// List model of one workload's variants with tick boxes, under headings if they are grouped; a run measures the ticked
// ones. Variants that the device cannot run come last, also in each group, and cannot be ticked.
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/values/result.hpp"
#include "models/variant_groups.hpp"
#include "style/variant_colours.hpp"

namespace headroom {

class VariantModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum Roles {
    IdRole = Qt::UserRole,
    FiguresRole,  ///< of its newest result, ignoring results cancelled after it: "71% of ceiling", or the status if it
                  ///< is not Ok; empty without a result
    BriefFiguresRole,  ///< the same, but "71%" for "71% of ceiling"
    StatusRole,        ///< int(Status) of its newest result; invalid without one
    TitleRole,
    WhyNotRole,  ///< why the device cannot run it, as a fragment that follows its name; empty if it can
    HeadingRole  ///< true for the heading of a group, which has its text and no id
  };

  explicit VariantModel(const Catalogue& catalogue, QObject* parent = nullptr);

  void setColours(const VariantColours* colours);
  /// Lists the workload's variants, all ticked, and treats all as supported until setUnsupported().
  void setWorkload(const QString& id);
  [[nodiscard]] QString workload() const { return workload_; }
  /// The catalogue's kernels changed: new variants are ticked, the others keep their state.
  void reload();
  /// Returns the ticked variants that the device can run, in the catalogue's order.
  [[nodiscard]] QStringList ticked() const;
  /// Returns ticked(), and variants that the device cannot run but that would be ticked otherwise.
  [[nodiscard]] QStringList wanted() const;
  void setTicked(const QStringList& ids);
  void tickAll();
  /// Sets why the device cannot run these variants, by id; all others are supported.
  void setUnsupported(std::map<QString, QString> reasons);
  /// Sets the newest result of a variant, of any workload.
  void setResult(const ResultRow& row);
  void clearResults();
  /// Arranges the list; ticks stay, and so does a selection.
  void setGrouping(VariantGrouping grouping);
  [[nodiscard]] VariantGrouping grouping() const { return grouping_; }
  [[nodiscard]] QModelIndex indexOf(const QString& id) const;
  /// Returns the id of the first variant in the list; empty if there is none.
  [[nodiscard]] QString firstVariant() const;
  /// Returns true if the row's variant has all of the words in its id or title; false for headings.
  [[nodiscard]] bool hasWords(int row, const QString& words) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

 Q_SIGNALS:
  void tickedChanged();

 private:
  [[nodiscard]] bool isUnsupported(const QString& id) const { return unsupported_.contains(id); }
  [[nodiscard]] bool isTicked(const QString& id) const { return wanted_.contains(id) && !isUnsupported(id); }
  [[nodiscard]] QString whyNot(const QString& id) const;
  void arrange();
  void tellAllChanged(const QList<int>& roles = {});
  /// Returns the row's variant; nullptr for a heading.
  [[nodiscard]] const Variant* variantAt(int row) const { return rows_[static_cast<std::size_t>(row)].variant; }

  const Catalogue& catalogue_;
  const VariantColours* colours_ = nullptr;
  QString workload_;
  std::vector<const Variant*> variants_;  ///< those that can run first
  VariantGrouping grouping_ = VariantGrouping::None;
  std::vector<VariantRow> rows_;  ///< the list: the variants, and headings between them
  QStringList shown_;             ///< ids as of the last read
  std::set<QString> wanted_;
  std::map<QString, QString> unsupported_;
  std::map<QString, ResultRow> results_;
};

}  // namespace headroom
