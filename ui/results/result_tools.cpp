#include "results/result_tools.hpp"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace headroom {

namespace {

constexpr int kFilterCharacters = 15;
constexpr int kFewestFilterCharacters = 7;

}  // namespace

ResultTools::ResultTools(ResultTable* table, QWidget* parent)
    : QWidget(parent), filter_(new QLineEdit(this)), ceilings_(new QCheckBox(tr("Show ceilings"), this)) {
  filter_->setObjectName(QStringLiteral("filterResults"));
  filter_->setAccessibleName(tr("Filter results"));
  filter_->setPlaceholderText(tr("Filter"));
  filter_->setToolTip(
      tr("Show only results that have all of these words: in id, title, device, status or a value "
         "(Ctrl+F)."));
  filter_->setClearButtonEnabled(true);
  filter_->setMinimumWidth(kFewestFilterCharacters * fontMetrics().averageCharWidth());
  filter_->setMaximumWidth(kFilterCharacters * fontMetrics().averageCharWidth());
  ceilings_->setObjectName(QStringLiteral("showCeilings"));
  ceilings_->setToolTip(tr("List the copies and MAD peaks that the ceilings come from."));
  auto* columns = new QToolButton(this);
  columns->setObjectName(QStringLiteral("chooseColumns"));
  columns->setText(tr("Columns"));
  columns->setToolTip(tr("Choose the columns of the table. A right click on its header does it as well."));
  auto* menu = new QMenu(columns);
  columns->setMenu(menu);
  columns->setPopupMode(QToolButton::InstantPopup);
  columns->setFocusPolicy(Qt::StrongFocus);
  columns->setAutoRaise(true);

  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(fontMetrics().averageCharWidth());
  row->addWidget(filter_);
  row->addWidget(ceilings_);
  row->addWidget(columns);

  table->setCeilingsShown(false);
  connect(filter_, &QLineEdit::textChanged, table, &ResultTable::setWords);
  connect(ceilings_, &QCheckBox::toggled, table, &ResultTable::setCeilingsShown);
  connect(ceilings_, &QCheckBox::toggled, this, &ResultTools::ceilingsToggled);
  connect(menu, &QMenu::aboutToShow, table, [menu, table] {
    menu->clear();
    table->fillColumnMenu(*menu);
  });
}

}  // namespace headroom
