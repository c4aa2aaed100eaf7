#include "manual/manual_window.hpp"

#include <QHBoxLayout>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include "manual/manual_pages.hpp"
#include "style/screen_room.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

constexpr int kPathRole = Qt::UserRole;
constexpr int kTextRole = Qt::UserRole + 1;
constexpr QSize kManualSize(980, 720);
constexpr int kContentsWidth = 260;

QToolButton* makeButton(const QString& text, const char* name, Qt::ArrowType arrow, QKeySequence::StandardKey key,
                        QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setObjectName(QString::fromLatin1(name));
  button->setText(text);
  button->setAccessibleName(text);
  button->setArrowType(arrow);
  const QKeySequence keys(key);
  button->setShortcut(keys);
  button->setToolTip(QStringLiteral("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText)));
  button->setEnabled(false);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

}  // namespace

ManualWindow::ManualWindow(QWidget* parent)
    : QWidget(parent, Qt::Window),
      search_(new QLineEdit(this)),
      contents_(new QTreeWidget(this)),
      page_(new ManualBrowser(this)),
      note_(new QLabel(this)) {
  setObjectName(QStringLiteral("manual"));
  setWindowTitle(tr("User guide"));
  search_->setObjectName(QStringLiteral("manualSearch"));
  search_->setPlaceholderText(tr("Search all pages"));
  search_->setAccessibleName(tr("Words to search all pages for"));
  search_->setClearButtonEnabled(true);
  contents_->setObjectName(QStringLiteral("manualContents"));
  contents_->setAccessibleName(tr("Pages of the user guide"));
  contents_->setHeaderHidden(true);
  note_->setObjectName(QStringLiteral("manualNote"));
  note_->setWordWrap(true);
  note_->hide();

  auto* back = makeButton(tr("Back"), "manualBack", Qt::LeftArrow, QKeySequence::Back, this);
  auto* forward = makeButton(tr("Forward"), "manualForward", Qt::RightArrow, QKeySequence::Forward, this);
  auto* left = new QWidget(this);
  auto* leftLayout = new QVBoxLayout(left);
  leftLayout->setContentsMargins({});
  leftLayout->addWidget(search_);
  leftLayout->addWidget(contents_, 1);
  auto* right = new QWidget(this);
  auto* rightLayout = new QVBoxLayout(right);
  rightLayout->setContentsMargins({});
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(back);
  buttons->addWidget(forward);
  buttons->addWidget(note_, 1);
  buttons->addStretch();
  rightLayout->addLayout(buttons);
  rightLayout->addWidget(page_, 1);
  auto* parts = new QSplitter(this);
  parts->addWidget(left);
  parts->addWidget(right);
  parts->setStretchFactor(1, 1);
  parts->setSizes({kContentsWidth, kManualSize.width() - kContentsWidth});
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(parts);
  resize(fittingScreen(*this, kManualSize));

  fillContents();
  connect(back, &QToolButton::clicked, page_, &QTextBrowser::backward);
  connect(forward, &QToolButton::clicked, page_, &QTextBrowser::forward);
  connect(page_, &QTextBrowser::backwardAvailable, back, &QWidget::setEnabled);
  connect(page_, &QTextBrowser::forwardAvailable, forward, &QWidget::setEnabled);
  connect(page_, &QTextBrowser::sourceChanged, this, &ManualWindow::followPage);
  connect(page_, &ManualBrowser::missed, this, [this](const QUrl& url) {
    note_->setText(tr("%1 is not part of the built-in guide. Look for it in Headroom's sources.").arg(url.fileName()));
    note_->show();
  });
  connect(search_, &QLineEdit::textChanged, this, &ManualWindow::filter);
  connect(contents_, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) { openItem(item); });
}

void ManualWindow::showPage(const QString& page) {
  show();  // first: where a heading is depends on the page's width
  page_->setSource(manualUrl(page));
  raise();
  activateWindow();
}

void ManualWindow::fillContents() {
  auto* first = new QTreeWidgetItem(contents_, {tr("All pages")});
  first->setData(0, kPathRole, QString(kManualContents));
  first->setData(0, kTextRole, manualText(manualUrl(kManualContents)));
  for (const ManualGroup& group : manualGroups()) {
    auto* heading = new QTreeWidgetItem(contents_, {group.title});
    heading->setFlags(Qt::ItemIsEnabled);
    for (const ManualPage& page : group.pages) {
      auto* item = new QTreeWidgetItem(heading, {page.title});
      item->setToolTip(0, page.purpose);
      item->setData(0, kPathRole, page.path);
      item->setData(0, kTextRole, manualText(manualUrl(page.path)));
    }
  }
  contents_->expandAll();
}

void ManualWindow::filter(const QString& words) {
  for (int i = 0; i < contents_->topLevelItemCount(); ++i) {
    QTreeWidgetItem* heading = contents_->topLevelItem(i);
    bool isAnyShown = heading->childCount() == 0 && hasAllWords(heading->data(0, kTextRole).toString(), words);
    for (int j = 0; j < heading->childCount(); ++j) {
      QTreeWidgetItem* item = heading->child(j);
      const bool isShown = hasAllWords(item->text(0) + item->data(0, kTextRole).toString(), words);
      item->setHidden(!isShown);
      isAnyShown = isAnyShown || isShown;
    }
    heading->setHidden(!isAnyShown);
  }
}

/// The contents show where the reader is; they lead nowhere by that.
void ManualWindow::followPage(const QUrl& url) {
  note_->hide();
  const QString path = url.path().section(QLatin1Char('/'), 2);
  for (QTreeWidgetItemIterator item(contents_); *item != nullptr; ++item) {
    if ((*item)->data(0, kPathRole).toString() != path) continue;
    const QSignalBlocker quiet(contents_);
    contents_->setCurrentItem(*item);
    setWindowTitle(tr("%1 - User guide").arg((*item)->text(0)));
  }
}

void ManualWindow::openItem(const QTreeWidgetItem* item) {
  if (item == nullptr || item->data(0, kPathRole).isNull()) return;
  page_->setSource(manualUrl(item->data(0, kPathRole).toString()));
  if (const QString words = search_->text().trimmed(); !words.isEmpty())
    page_->find(words.section(QLatin1Char(' '), 0, 0));
}

}  // namespace headroom
