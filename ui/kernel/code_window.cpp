#include "kernel/code_window.hpp"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

#include "style/screen_room.hpp"
#include "style/status_colour.hpp"
#include "style/text.hpp"
#include "widgets/table_look.hpp"

namespace headroom {
namespace {

constexpr int kCodeWidthInCharacters = 110;
constexpr int kCodeHeightInLines = 38;
constexpr int kFactsShare = 2;
constexpr int kCodeShare = 3;
constexpr int kFirstHeight = 100;

bool differs(const ComparedFact& fact) {
  return fact.before != fact.after;
}

QString known(const std::string& value) {
  return value.empty() ? CodeWindow::tr("not known") : text(value);
}

}  // namespace

CodeWindow::CodeWindow(QWidget* parent)
    : QDialog(parent),
      sentence_(new QLabel(this)),
      facts_(new QTableWidget(this)),
      code_(new SourceEditor(SourceEditor::Language::Diff, this)) {
  setObjectName(QStringLiteral("codeChanges"));
  setSizeGripEnabled(true);
  sentence_->setObjectName(QStringLiteral("codeChangesSentence"));
  sentence_->setAccessibleName(tr("Result of the comparison"));
  sentence_->setTextFormat(Qt::PlainText);
  sentence_->setWordWrap(true);
  sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  facts_->setObjectName(QStringLiteral("codeFacts"));
  facts_->setAccessibleName(tr("Facts of both compilations"));
  facts_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  facts_->setTabKeyNavigation(false);
  giveTableLook(*facts_);
  // Shows both sides in full: long ones wrap.
  facts_->setWordWrap(true);
  facts_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  code_->setObjectName(QStringLiteral("codeDifference"));
  code_->setAccessibleName(tr("Code that differs, line by line"));
  code_->setReadOnly(true);
  auto* splitter = new QSplitter(Qt::Vertical, this);
  splitter->addWidget(facts_);
  splitter->addWidget(code_);
  splitter->setChildrenCollapsible(false);
  splitter->setSizes({kFactsShare * kFirstHeight, kCodeShare * kFirstHeight});
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(this, &QDialog::finished, this, &CodeWindow::closed);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(sentence_);
  layout->addWidget(splitter, 1);
  layout->addWidget(buttons);
  resize(fittingScreen(
      *this, {fontMetrics().averageCharWidth() * kCodeWidthInCharacters, fontMetrics().height() * kCodeHeightInLines}));
}

void CodeWindow::presentWaiting(const ComparedNames& names, const QString& sentence) {
  setWindowTitle(tr("Code of %1 and %2").arg(names.before, names.after));
  facts_->setRowCount(0);
  facts_->setColumnCount(0);
  code_->setContent({});
  setSentence(sentence);
  show();
  raise();
  facts_->setFocus();
}

void CodeWindow::setSentence(const QString& sentence, bool isProblem) {
  isProblem_ = isProblem;
  sentence_->setText(sentence);
  colour();
}

// Facts that differ come first, in bold, and are labelled as such for screen readers.
void CodeWindow::setComparison(const ComparedNames& names, std::vector<ComparedFact> facts, const QString& code) {
  std::stable_partition(facts.begin(), facts.end(), differs);
  facts_->setColumnCount(4);
  facts_->setHorizontalHeaderLabels({tr("Kernel"), tr("Fact"), names.before, names.after});
  facts_->setRowCount(static_cast<int>(facts.size()));
  QFont bold = facts_->font();
  bold.setBold(true);
  for (int row = 0; row < static_cast<int>(facts.size()); ++row) {
    const ComparedFact& fact = facts[static_cast<std::size_t>(row)];
    const QStringList cells{text(fact.kernel), text(fact.name), known(fact.before), known(fact.after)};
    for (int column = 0; column < static_cast<int>(cells.size()); ++column) {
      auto* item = new QTableWidgetItem(cells[column]);
      item->setToolTip(QStringLiteral("<p>%1</p>").arg(cells[column].toHtmlEscaped()));
      if (differs(fact)) item->setFont(bold);
      if (differs(fact)) item->setData(Qt::AccessibleDescriptionRole, tr("differs"));
      facts_->setItem(row, column, item);
    }
  }
  QHeaderView* header = facts_->horizontalHeader();
  header->setStretchLastSection(false);
  for (const int column : {0, 1}) header->setSectionResizeMode(column, QHeaderView::ResizeToContents);
  for (const int column : {2, 3}) header->setSectionResizeMode(column, QHeaderView::Stretch);
  if (!facts.empty()) facts_->setCurrentCell(0, 0);
  code_->setContent(code.isEmpty() ? tr("The code is the same.") : code);
  code_->goTo(1);
  const auto count = std::ranges::count_if(facts, differs);
  if (count == 0 && code.isEmpty()) return setSentence(tr("Both compile to the same code."));
  setSentence(count == 0   ? tr("The code differs, and all facts are the same.")
              : count == 1 ? tr("1 fact differs.")
                           : tr("%n facts differ.", nullptr, static_cast<int>(count)));
}

void CodeWindow::colour() {
  QPalette own = palette();
  if (isProblem_) own.setColor(QPalette::WindowText, statusColour(Status::BuildFailed, own));
  sentence_->setPalette(own);
}

void CodeWindow::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) colour();
}

}  // namespace headroom
