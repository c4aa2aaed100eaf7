#include "results/table_controller.hpp"

namespace headroom {

namespace {

QStringList listOf(const std::set<std::string, std::less<>>& names) {
  QStringList list;
  for (const std::string& name : names) list << QString::fromStdString(name);
  return list;
}

std::set<std::string, std::less<>> setOf(const QStringList& names) {
  std::set<std::string, std::less<>> all;
  for (const QString& name : names) all.insert(name.toStdString());
  return all;
}

}  // namespace

TableController::TableController(ResultModel* results, ResultTable* table, ResultTabs* tabs, Settings* settings,
                                 QObject* parent)
    : QObject(parent), results_(results), table_(table), tabs_(tabs), settings_(settings) {
  table_->offerColumns();
  results_->setChoice({setOf(settings_->shownColumns()), setOf(settings_->hiddenColumns())});
  tabs_->tools()->setCeilingsShown(settings_->areCeilingsShown());
  connect(table_, &ResultTable::columnsChosen, this, &TableController::choose);
  connect(tabs_->tools(), &ResultTools::ceilingsToggled, this,
          [this](bool shown) { settings_->setCeilingsShown(shown); });
}

void TableController::choose(const ColumnChoice& choice) {
  const int selected = table_->selectedRow();
  results_->setChoice(choice);
  table_->selectRow(selected);
  settings_->setColumns(listOf(choice.shown), listOf(choice.hidden));
}

void TableController::find() {
  tabs_->showPage(ResultTabs::Page::Results);
  tabs_->tools()->filter()->setFocus(Qt::ShortcutFocusReason);
  tabs_->tools()->filter()->selectAll();
}

}  // namespace headroom
