#include "history/history_view.hpp"

#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "widgets/empty_text.hpp"
#include "widgets/flow_layout.hpp"

namespace headroom {

namespace {

constexpr int kShortestListLines = 6;
/// In a narrow window the panel shrinks as long as its runs can be distinguished.
constexpr int kFewestCharacters = 28;
constexpr std::array<std::size_t, 4> kKeptChoices{100, kMostRunsKept, 2000, 0};

QString keptText(std::size_t runs) {
  if (runs == 0) return HistoryView::tr("All runs are stored");
  return HistoryView::tr("The newest %1 completed runs are stored").arg(runs);
}

/// The same for the button: its width is the least of the panel's, which must fit beside the views of a small window.
QString keptTextInShort(std::size_t runs) {
  return runs == 0 ? keptText(runs) : HistoryView::tr("Newest %1 runs stored").arg(runs);
}

class RunList : public QListView {
 public:
  using QListView::QListView;

  void setEmptyText(const QString& text) {
    emptyText_ = text;
    viewport()->update();
  }

 protected:
  void paintEvent(QPaintEvent* event) override {
    QListView::paintEvent(event);
    paintEmptyText(*this, emptyText_);
  }

 private:
  QString emptyText_;
};

}  // namespace

HistoryView::HistoryView(QWidget* parent)
    : QWidget(parent),
      runs_(new HistoryModel(this)),
      found_(new FoundRuns(runs_, this)),
      search_(new QLineEdit(this)),
      list_(new RunList(this)),
      open_(add(tr("Open"), "openRun", &HistoryView::openAsked)),
      resume_(add(tr("Resume"), "resumeRun", &HistoryView::resumeAsked)),
      pin_(add(tr("Pin as baseline"), "pinRun", &HistoryView::pinAsked)),
      label_(add(tr("Label..."), "labelRun", &HistoryView::labelAsked)),
      exportCsv_(add(tr("Export CSV..."), "exportRunCsv", &HistoryView::exportCsvAsked)),
      exportJson_(add(tr("Export JSON..."), "exportRunJson", &HistoryView::exportJsonAsked)),
      delete_(add(tr("Delete"), "deleteRun", &HistoryView::deleteAsked)),
      keptChoices_(new QActionGroup(this)) {
  search_->setObjectName(QStringLiteral("historySearch"));
  search_->setPlaceholderText(tr("Search: device, workload, variant, date, label"));
  search_->setAccessibleName(tr("Search in the history"));
  search_->setClearButtonEnabled(true);
  search_->installEventFilter(this);
  setFocusProxy(search_);
  list_->setObjectName(QStringLiteral("history"));
  list_->setAccessibleName(tr("Runs, newest first"));
  list_->setModel(found_);
  list_->setSpacing(fontMetrics().height() / 5);
  list_->setAlternatingRowColors(true);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setMinimumHeight(fontMetrics().lineSpacing() * kShortestListLines);
  list_->setMinimumWidth(fontMetrics().averageCharWidth() * kFewestCharacters);
  list_->setContextMenuPolicy(Qt::ActionsContextMenu);
  list_->addActions({open_, resume_, pin_, label_, exportCsv_, exportJson_, delete_});
  pin_->setIconText(tr("Pin"));  // short text for the button, so that all buttons fit in a row
  label_->setIconText(tr("Label"));
  label_->setShortcut(QKeySequence(Qt::Key_F2));
  label_->setShortcutContext(Qt::WidgetShortcut);
  delete_->setShortcut(QKeySequence::Delete);
  delete_->setShortcutContext(Qt::WidgetShortcut);

  auto* layout = new QVBoxLayout(this);
  layout->addWidget(search_);
  layout->addWidget(list_, 1);
  layout->addWidget(buildButtons());
  layout->addWidget(buildKept(), 0, Qt::AlignLeft);

  connect(search_, &QLineEdit::textChanged, this, &HistoryView::search);
  // Double click and Enter.
  connect(list_, &QListView::activated, open_, &QAction::trigger);
  connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &HistoryView::updateActions);
  connect(found_, &QAbstractItemModel::modelReset, this, &HistoryView::updateActions);
  search({});
}

QAction* HistoryView::add(const QString& text, const char* name, void (HistoryView::*asked)(const RunSummary& run)) {
  auto* action = new QAction(text, this);
  action->setObjectName(QString::fromLatin1(name));
  connect(action, &QAction::triggered, this, [this, asked] {
    if (const std::optional<RunSummary> run = chosen()) Q_EMIT(this->*asked)(*run);
  });
  return action;
}

QWidget* HistoryView::buildButtons() {
  auto* buttons = new FlowBar(this);
  FlowLayout* flow = buttons->flow();
  const auto addButton = [&](QAction* action) {
    auto* button = new QToolButton(buttons);
    button->setDefaultAction(action);
    button->setObjectName(action->objectName());
    button->setFocusPolicy(Qt::StrongFocus);
    flow->addWidget(button);
  };
  for (QAction* action : {open_, resume_, pin_, label_}) addButton(action);
  export_ = new QToolButton(buttons);
  export_->setObjectName(QStringLiteral("exportRun"));
  auto* menu = new QMenu(export_);
  menu->addActions({exportCsv_, exportJson_});
  export_->setText(tr("Export"));
  export_->setMenu(menu);
  export_->setPopupMode(QToolButton::InstantPopup);
  export_->setFocusPolicy(Qt::StrongFocus);
  flow->addWidget(export_);
  addButton(delete_);
  return buttons;
}

/// Shows how many runs are stored, with a menu of other numbers.
QWidget* HistoryView::buildKept() {
  kept_ = new QToolButton(this);
  kept_->setObjectName(QStringLiteral("keptRuns"));
  kept_->setAutoRaise(true);
  kept_->setFocusPolicy(Qt::StrongFocus);
  kept_->setPopupMode(QToolButton::InstantPopup);
  kept_->setMenu(new QMenu(kept_));
  kept_->setToolTip(
      tr("A new run deletes the oldest completed ones beyond this number. Labelled runs are never deleted."));
  for (const std::size_t runs : kKeptChoices) addKept(runs);
  kept_->hide();  // until the number is known
  return kept_;
}

void HistoryView::addKept(std::size_t runs) {
  auto* action = new QAction(keptText(runs), keptChoices_);
  action->setCheckable(true);
  action->setData(QVariant::fromValue<qulonglong>(runs));
  connect(action, &QAction::triggered, this, [this, runs] { Q_EMIT keepAsked(runs); });
  kept_->menu()->addAction(action);
}

void HistoryView::setMostKept(std::size_t runs) {
  const auto find = [this, runs] {
    const QList<QAction*> actions = keptChoices_->actions();
    const auto found = std::find_if(actions.begin(), actions.end(),
                                    [runs](const QAction* action) { return action->data().toULongLong() == runs; });
    return found == actions.end() ? nullptr : *found;
  };
  if (find() == nullptr) addKept(runs);  // a number set on the command line
  find()->setChecked(true);
  kept_->setText(keptTextInShort(runs));
  kept_->setAccessibleName(keptText(runs));
  kept_->show();
}

QSize HistoryView::sizeHint() const {
  // Widest progress text, beside a scroll bar.
  const int line = fontMetrics().horizontalAdvance(QStringLiteral("100 of 1000 results, 100 partial, interrupted"));
  return {line + list_->verticalScrollBar()->sizeHint().width() + 2 * fontMetrics().averageCharWidth(),
          QWidget::sizeHint().height()};
}

void HistoryView::setRuns(const std::vector<RunSummary>& runs) {
  const std::optional<RunSummary> held = chosen();
  runs_->setRuns(runs);
  const QModelIndex again = held ? found_->mapFromSource(runs_->indexOf(held->file)) : QModelIndex();
  list_->setCurrentIndex(again.isValid() ? again : found_->index(0, 0));
  search(search_->text());
}

void HistoryView::setMeasuring(bool measuring) {
  isMeasuring_ = measuring;
  updateActions();
}

std::optional<RunSummary> HistoryView::chosen() const {
  const QModelIndex current = list_->currentIndex();
  if (!current.isValid()) return std::nullopt;
  return runs_->run(found_->mapToSource(current));
}

// Down moves into the list, Enter opens the entry that is selected there.
bool HistoryView::eventFilter(QObject* watched, QEvent* event) {
  if (watched == search_ && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Down) {
      list_->setFocus();
      return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
      open_->trigger();
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void HistoryView::search(const QString& words) {
  found_->setSearch(words);
  if (!list_->currentIndex().isValid()) list_->setCurrentIndex(found_->index(0, 0));
  static_cast<RunList*>(list_)->setEmptyText(
      runs_->rowCount() == 0 ? tr("No runs yet. Every run is stored here, the guide's too.") : tr("No runs match."));
  updateActions();
}

void HistoryView::updateActions() {
  const std::optional<RunSummary> run = chosen();
  const bool isReadable = run && run->problem.empty();
  open_->setEnabled(isReadable && !isMeasuring_ && !run->isRunning);
  resume_->setEnabled(isReadable && !isMeasuring_ && isUnfinished(*run));
  pin_->setEnabled(isReadable && !isMeasuring_ && run->kind == RunKind::Run && run->finishedRows > 0);
  label_->setEnabled(isReadable && !isMeasuring_);
  for (QAction* action : {exportCsv_, exportJson_}) action->setEnabled(isReadable);
  export_->setEnabled(isReadable);
  delete_->setEnabled(run && !run->isRunning);
  const QString whyNot = isMeasuring_ ? tr("A run is in progress. Stop it first.") : QString();
  open_->setToolTip(whyNot.isEmpty() ? tr("Show this run, tuning or split (Enter).") : whyNot);
  resume_->setToolTip(whyNot.isEmpty() ? tr("Resume an interrupted or stopped run.") : whyNot);
  pin_->setToolTip(whyNot.isEmpty() ? tr("Compare the current results with this run.") : whyNot);
  label_->setToolTip(whyNot.isEmpty() ? tr("Set the name, the tags and the note of this run (F2).") : whyNot);
  delete_->setToolTip(tr("Delete this run (Delete). Edit > Undo restores it until the next start."));
}

}  // namespace headroom
