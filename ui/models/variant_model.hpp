// The variants of one workload as a list to tick: what is ticked is what runs. Those that the device cannot run come
// last and cannot be ticked.
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
#include "style/variant_colours.hpp"

namespace headroom {

class VariantModel : public QAbstractListModel {
  Q_OBJECT

 public:
  enum Roles {
    IdRole = Qt::UserRole,
    FiguresRole,  ///< of its newest result that was not cancelled after another: "71 % of ceiling", or the status when
                  ///< it is not Ok; empty without one
    StatusRole,   ///< int(Status) of its newest result; invalid without one
    TitleRole,
    WhyNotRole  ///< why the device cannot run it, a fragment to follow its name; empty where it can
  };

  explicit VariantModel(const Catalogue& catalogue, QObject* parent = nullptr);

  void setColours(const VariantColours* colours);
  /// Shows the workload's variants, all ticked, until setUnsupported() as if the device could run them.
  void setWorkload(const QString& id);
  [[nodiscard]] QString workload() const { return workload_; }
  /// The catalogue has other kernels: a new one is ticked, the others stay as they are.
  void reload();
  /// Of those that the device can run, in the order of the catalogue.
  [[nodiscard]] QStringList ticked() const;
  /// Those, and what would be ticked if the device could run it.
  [[nodiscard]] QStringList wanted() const;
  void setTicked(const QStringList& ids);
  void tickAll();
  /// Why the device cannot run these variants, by id; it can run all others.
  void setUnsupported(std::map<QString, QString> reasons);
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
  [[nodiscard]] bool isUnsupported(const QString& id) const { return unsupported_.contains(id); }
  [[nodiscard]] bool isTicked(const QString& id) const { return wanted_.contains(id) && !isUnsupported(id); }
  [[nodiscard]] QString whyNot(const QString& id) const;
  void arrange();

  const Catalogue& catalogue_;
  const VariantColours* colours_ = nullptr;
  QString workload_;
  std::vector<const Variant*> variants_;  ///< as shown
  QStringList shown_;                     ///< ids, as they were read last
  std::set<QString> wanted_;
  std::map<QString, QString> unsupported_;
  std::map<QString, ResultRow> results_;
};

}  // namespace headroom
