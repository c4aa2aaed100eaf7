// The variants of one workload as a list to tick: what is ticked is what runs.
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "headroom/catalogue.hpp"
#include "headroom/result.hpp"
#include "style/variant_colours.hpp"

namespace headroom {

class VariantModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum Roles {
    IdRole = Qt::UserRole,
    FiguresRole,  ///< of its newest result that was not cancelled after another: "71 % of ceiling", or the status when
                  ///< it is not Ok; empty without one
    StatusRole    ///< int(Status) of its newest result; invalid without one
  };

  explicit VariantModel(const Catalogue& catalogue, QObject* parent = nullptr);

  void setColours(const VariantColours* colours);
  /// Shows the workload's variants, all ticked.
  void setWorkload(const QString& id);
  [[nodiscard]] QString workload() const { return workload_; }
  [[nodiscard]] QStringList ticked() const;
  void setTicked(const QStringList& ids);
  void tickAll();
  /// The newest result of a variant, whichever its workload.
  void setResult(const ResultRow& row);
  void clearResults();
  [[nodiscard]] QModelIndex indexOf(const QString& id) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

 Q_SIGNALS:
  void tickedChanged();

 private:
  const Catalogue& catalogue_;
  const VariantColours* colours_ = nullptr;
  QString workload_;
  std::vector<const Variant*> variants_;
  std::set<QString> ticked_;
  std::map<QString, ResultRow> results_;
};

}  // namespace headroom
