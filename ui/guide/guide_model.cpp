#include "guide/guide_model.hpp"

#include "style/text.hpp"

namespace headroom {

namespace {

/// Internal id of a step. An experiment's is the index of its step, from 1.
constexpr quintptr kStep = 0;

}  // namespace

GuideModel::GuideModel(const GuideController* controller, QObject* parent)
    : QAbstractItemModel(parent), controller_(controller) {
  connect(controller_, &GuideController::changed, this, &GuideModel::announceStates);
  connect(controller_, &GuideController::progressed, this, &GuideModel::announceStates);
}

const GuideStep* GuideModel::stepAt(const QModelIndex& index) {
  if (!index.isValid() || index.internalId() != kStep) return nullptr;
  return &guideSteps()[static_cast<std::size_t>(index.row())];
}

const Experiment* GuideModel::experimentAt(const QModelIndex& index) {
  if (!index.isValid() || index.internalId() == kStep) return nullptr;
  return experimentsOf(guideSteps()[index.internalId() - 1]).at(static_cast<std::size_t>(index.row()));
}

QModelIndex GuideModel::indexOf(const QString& id) const {
  for (int row = 0; row < rowCount(); ++row) {
    const QModelIndex step = index(row, 0);
    if (step.data(IdRole).toString() == id) return step;
    for (int child = 0; child < rowCount(step); ++child) {
      const QModelIndex experiment = index(child, 0, step);
      if (experiment.data(IdRole).toString() == id) return experiment;
    }
  }
  return {};
}

QModelIndex GuideModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kStep);
}

QModelIndex GuideModel::parent(const QModelIndex& child) const {
  if (!child.isValid() || child.internalId() == kStep) return {};
  return createIndex(static_cast<int>(child.internalId()) - 1, 0, kStep);
}

int GuideModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) return static_cast<int>(guideSteps().size());
  const GuideStep* step = parent.column() == 0 ? stepAt(parent) : nullptr;
  return step == nullptr ? 0 : static_cast<int>(experimentsOf(*step).size());
}

int GuideModel::columnCount(const QModelIndex& /*parent*/) const {
  return 1;
}

QVariant GuideModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const GuideStep* step = stepAt(index);
  const Experiment* experiment = experimentAt(index);
  const auto state = [&] { return step != nullptr ? controller_->stateOf(*step) : controller_->stateOf(*experiment); };
  const QString title = engineText(step != nullptr ? step->title : experiment->title);
  switch (role) {
    case Qt::DisplayRole:
      return title;
    case Qt::ToolTipRole:
      return QStringLiteral("<p><b>%1</b></p><p>%2</p><p>%3</p>")
          .arg(title.toHtmlEscaped(), engineText(step != nullptr ? step->text : experiment->question).toHtmlEscaped(),
               stateText(state()).toHtmlEscaped());
    case Qt::AccessibleTextRole:
      return QStringLiteral("%1, %2").arg(title, stateText(state()));
    case IdRole:
      return text(step != nullptr ? step->id : experiment->id);
    case StateRole:
      return static_cast<int>(state());
    case NumberRole:
      return step != nullptr ? QVariant(index.row() + 1) : QVariant();
    default:
      return {};
  }
}

void GuideModel::announceStates() {
  const QList<int> roles{StateRole, Qt::ToolTipRole, Qt::AccessibleTextRole};
  for (int row = 0; row < rowCount(); ++row) {
    const QModelIndex step = index(row, 0);
    Q_EMIT dataChanged(step, step, roles);
    if (const int children = rowCount(step); children > 0) {
      Q_EMIT dataChanged(index(0, 0, step), index(children - 1, 0, step), roles);
    }
  }
}

}  // namespace headroom
