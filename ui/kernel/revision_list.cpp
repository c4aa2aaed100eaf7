#include "kernel/revision_list.hpp"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>
#include <algorithm>

#include "headroom/analysis/verdict.hpp"
#include "headroom/report/report.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"
#include "widgets/empty_text.hpp"
#include "widgets/table_look.hpp"

namespace headroom {
namespace {

constexpr int kTimeDigits = 4;
constexpr int kSpeedDigits = 3;

class RevisionTable : public QTableWidget {
 public:
  using QTableWidget::QTableWidget;

 protected:
  void paintEvent(QPaintEvent* event) override {
    QTableWidget::paintEvent(event);
    paintEmptyText(*this, RevisionList::tr("Each measured text of the kernel is stored here, with its result."));
  }
};

QString speedText(const ResultRow& row) {
  const auto rate = gigapixelsPerSecond(row);
  return rate ? QStringLiteral("%1 %2").arg(shownNumber(*rate * countsPerItem(row), kSpeedDigits), text(rateUnit(row)))
              : QString();
}

QStringList cellsOf(const Revision& revision, const Revision* before) {
  const ResultRow& row = revision.row;
  const auto percent = percentOfCeiling(row);
  return {QString::number(revision.number),
          isTimed(row) ? shownNumber(row.medianMs, kTimeDigits) : QString(),
          speedText(row),
          percent ? shownNumber(*percent, 2) : QString(),
          isValid(row) ? (before == nullptr ? QString() : engineSentences(comparedText(row, *before)))
                       : engineText(toText(row.status)),
          text(toText(row.size)),
          text(revision.measuredAt)};
}

}  // namespace

RevisionList::RevisionList(QWidget* parent)
    : QWidget(parent),
      table_(new RevisionTable(this)),
      changes_(new QPushButton(tr("Show chan&ges"), this)),
      code_(new QPushButton(tr("Compare co&de"), this)),
      restore_(new QPushButton(tr("Re&store"), this)),
      turns_(new QPushButton(tr("Com&pare in turns..."), this)) {
  table_->setObjectName(QStringLiteral("revisionTable"));
  table_->setAccessibleName(tr("Revisions"));
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  giveTableLook(*table_);
  table_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  const QStringList titles{
      tr("Rev."),          tr("ms"), tr("Speed"), tr("% of ceiling"), tr("Against the one before"), tr("Size"),
      tr("Measured (UTC)")};
  table_->setColumnCount(static_cast<int>(titles.size()));
  table_->setHorizontalHeaderLabels(titles);
  table_->horizontalHeader()->setStretchLastSection(true);
  changes_->setObjectName(QStringLiteral("showChanges"));
  code_->setObjectName(QStringLiteral("compareCode"));
  code_->setToolTip(
      tr("Show what the compiler makes of two selected revisions, or of one and the saved files: registers, spills, "
         "memory, vector width, and the code line by line."));
  restore_->setObjectName(QStringLiteral("restoreRevision"));
  turns_->setObjectName(QStringLiteral("compareRevisions"));
  changes_->setToolTip(tr("Show line by line what changed: between two selected revisions, or since one."));
  restore_->setToolTip(tr("Write the selected revision over the kernel's files."));
  turns_->setToolTip(tr(
      "Measure two selected revisions, or one and the current files, interleaved until it is clear which is faster."));
  auto* buttons = new QHBoxLayout;
  for (QPushButton* button : {changes_, code_, restore_, turns_}) {
    button->setAutoDefault(false);
    buttons->addWidget(button);
  }
  buttons->addStretch(1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(table_, 1);
  layout->addLayout(buttons);
  setFocusProxy(table_);
  connect(table_, &QTableWidget::itemSelectionChanged, this, [this] {
    showButtons();
    const std::vector<int> numbers = selectedNumbers();
    Q_EMIT selected(numbers.size() == 1 ? numbers.front() : 0);
  });
  connect(changes_, &QPushButton::clicked, this, [this] { Q_EMIT changesAsked(pair().first, pair().second); });
  connect(code_, &QPushButton::clicked, this, [this] { Q_EMIT codeChangesAsked(pair().first, pair().second); });
  connect(restore_, &QPushButton::clicked, this, [this] { Q_EMIT restoreAsked(pair().first); });
  connect(turns_, &QPushButton::clicked, this, [this] { Q_EMIT turnsAsked(pair().first, pair().second); });
  showButtons();
}

void RevisionList::setRevisions(const std::vector<Revision>& revisions) {
  const std::vector<int> before = selectedNumbers();
  const QSignalBlocker quiet(table_);
  revisions_ = revisions;
  table_->setRowCount(static_cast<int>(revisions_.size()));
  for (std::size_t i = 0; i < revisions_.size(); ++i) {
    const int row = static_cast<int>(revisions_.size() - 1 - i);
    const QStringList cells = cellsOf(revisions_[i], i == 0 ? nullptr : &revisions_[i - 1]);
    for (int column = 0; column < static_cast<int>(cells.size()); ++column) {
      auto* item = new QTableWidgetItem(cells[column]);
      const bool isNumber = column < 4;
      item->setTextAlignment((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
      item->setToolTip(column == 4 ? cells[column] : QString());
      table_->setItem(row, column, item);
      table_->horizontalHeaderItem(column)->setTextAlignment((isNumber ? Qt::AlignRight : Qt::AlignLeft) |
                                                             Qt::AlignVCenter);
    }
  }
  table_->resizeColumnsToContents();
  if (before.size() == 1) select(before.front());
  showButtons();
}

void RevisionList::select(int number) {
  for (int row = 0; row < table_->rowCount(); ++row) {
    if (table_->item(row, 0)->text() == QString::number(number)) table_->selectRow(row);
  }
  if (number <= 0) table_->clearSelection();
}

std::vector<int> RevisionList::selectedNumbers() const {
  std::vector<int> numbers;
  if (table_->selectionModel() == nullptr) return numbers;
  for (const QModelIndex& index : table_->selectionModel()->selectedRows()) {
    numbers.push_back(table_->item(index.row(), 0)->text().toInt());
  }
  std::ranges::sort(numbers);
  return numbers;
}

std::pair<int, int> RevisionList::pair() const {
  const std::vector<int> numbers = selectedNumbers();
  return {numbers.empty() ? 0 : numbers.front(), numbers.size() == 2 ? numbers.back() : 0};
}

void RevisionList::showButtons() {
  const std::size_t count = selectedNumbers().size();
  changes_->setEnabled(count == 1 || count == 2);
  code_->setEnabled(count == 1 || count == 2);
  restore_->setEnabled(count == 1);
  turns_->setEnabled(count == 1 || count == 2);
}

}  // namespace headroom
