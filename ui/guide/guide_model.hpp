// Tree model of the tuning procedure: steps in order, with their experiments as children.
#pragma once

#include <QAbstractItemModel>
#include <QString>

#include "guide/guide_controller.hpp"

namespace headroom {

class GuideModel : public QAbstractItemModel {
  Q_OBJECT

 public:
  enum Roles {
    IdRole = Qt::UserRole,
    StateRole,  ///< int(GuideState)
    NumberRole  ///< number of a step, from 1; invalid for experiments
  };

  /// The controller is not owned and outlives this object.
  explicit GuideModel(const GuideController* controller, QObject* parent = nullptr);

  /// Returns nullptr if the index is not of a step.
  [[nodiscard]] static const GuideStep* stepAt(const QModelIndex& index);
  [[nodiscard]] static const Experiment* experimentAt(const QModelIndex& index);
  /// Returns an invalid index if no step or experiment has that id.
  [[nodiscard]] QModelIndex indexOf(const QString& id) const;

  [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
  using QObject::parent;
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

 private:
  void announceStates();

  const GuideController* controller_;
};

}  // namespace headroom
