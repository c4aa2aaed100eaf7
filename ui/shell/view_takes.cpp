#include "shell/view_takes.hpp"

#include <algorithm>

#include "style/plain_text.hpp"
#include "style/variant_name.hpp"

namespace headroom {

ViewTakes::ViewTakes(const Catalogue& catalogue, Selected selected, QObject* parent)
    : QObject(parent), catalogue_(catalogue), selected_(std::move(selected)) {}

void ViewTakes::add(const View& view) {
  if (!view.take) return;
  auto* action = new QAction(this);
  action->setObjectName(view.take->objectName);
  connect(action, &QAction::triggered, this, [this, id = view.id, take = *view.take] { this->take(id, take); });
  all_.emplace_back(*view.take, action);
}

QList<QAction*> ViewTakes::actions() const {
  QList<QAction*> actions;
  for (const auto& [take, action] : all_) actions << action;
  return actions;
}

void ViewTakes::take(const QString& view, const ViewTake& by) {
  const auto [variant, size] = selected_();
  if (by.take(variant, size)) Q_EMIT taken(view);
}

void ViewTakes::update() {
  const QString id = selected_().first;
  const auto& all = catalogue_.variants();
  const auto known =
      std::find_if(all.begin(), all.end(), [&](const Variant& each) { return each.id == id.toStdString(); });
  // A kernel of the history may no longer exist.
  QString name = known != all.end() ? variantName(*known) : id;
  if (name.isEmpty()) name = tr("the selected variant");
  name.replace(QLatin1Char('&'), QLatin1String("&&"));
  for (const auto& [take, action] : all_) {
    const bool isOffered = take.offers(id);
    action->setText(take.text.arg(name));
    action->setEnabled(isOffered && !take.isBusy());
    action->setToolTip(id.isEmpty() || isOffered ? QString() : plainToolTip(take.whyNot.arg(id)));
  }
}

}  // namespace headroom
