// What can be done with the variant that is selected in the window.
#include <algorithm>

#include "shell/main_window.hpp"
#include "style/plain_text.hpp"
#include "style/variant_name.hpp"

namespace headroom {

const ResultRow* MainWindow::selectedResult() const {
  const int selected = table_->selectedRow();
  return selected < 0 ? nullptr : &results_->rows()[static_cast<std::size_t>(selected)];
}

QString MainWindow::selectedKernel() const {
  // Ceilings are in the table alone.
  if (const ResultRow* result = selectedResult()) return QString::fromStdString(result->variant);
  return side_->selectedVariant();
}

void MainWindow::updateKernelActions() {
  const QString id = selectedKernel();
  const auto& all = bridge_->catalogue().variants();
  const auto known =
      std::find_if(all.begin(), all.end(), [&](const Variant& each) { return each.id == id.toStdString(); });
  // A kernel of the history may be gone.
  QString name = known != all.end() ? variantName(*known) : id;
  if (name.isEmpty()) name = tr("the selected variant");
  name.replace(QLatin1Char('&'), QLatin1String("&&"));
  const auto update = [&](QAction* action, const QString& text, bool isRunning, bool isOffered, const QString& whyNot) {
    action->setText(text);
    action->setEnabled(isOffered && !isRunning);
    action->setToolTip(id.isEmpty() || isOffered ? QString() : plainToolTip(whyNot));
  };
  update(actions_.blurWithSelected, tr("&Blur the photo with %1").arg(name), false, side_->blurBox()->offers(id),
         tr("%1 cannot blur photos.").arg(id));
  update(actions_.tuneSelected, tr("T&une %1").arg(name), tuneController_->isRunning(), tuner_->controls()->offers(id),
         tr("%1 has no tunables.").arg(id));
  update(actions_.splitSelected, tr("&Split the work of %1").arg(name), splitController_->isRunning(),
         split_->controls()->offers(id), tr("The work of %1 cannot be split into rows.").arg(id));
}

}  // namespace headroom
