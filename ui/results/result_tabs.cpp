#include "results/result_tabs.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QResizeEvent>
#include <QTabBar>
#include <QVBoxLayout>
#include <algorithm>

#include "style/plain_text.hpp"

namespace headroom {
namespace {

constexpr double kLeastHeightInEms = 5;
constexpr double kLeastTableInEms = 1;

}  // namespace

ResultTabs::ResultTabs(ResultTable* table, const VariantColours* colours, QWidget* parent)
    : FittingTabs(parent),
      colours_(colours),
      samples_(new SamplesView(this)),
      timeline_(new TimelineView(this)),
      source_(new SourceEditor(SourceEditor::Language::OpenCl, this)),
      caption_(new ElidedLabel(this)),
      ceilings_(new ElidedLabel(this)),
      selected_(new ElidedLabel(this)),
      tools_(new ResultTools(table, this)) {
  setObjectName(QStringLiteral("resultTabs"));
  tabBar()->setAccessibleName(tr("Results and the selected one's details"));
  addTab(pageOf(table), tr("Results"));
  addTab(samples_, tr("Samples"));
  addTab(timeline_, tr("Timeline"));
  source_->setObjectName(QStringLiteral("resultSource"));
  source_->setAccessibleName(tr("Source of the selected result"));
  source_->setReadOnly(true);
  addTab(source_, tr("Source"));
  setCornerWidget(corner(), Qt::TopRightCorner);
  connect(this, &QTabWidget::currentChanged, this, [this] {
    arrangeCorner(width());
    showSource();
  });
  arrangeCorner(width());
}

QWidget* ResultTabs::pageOf(ResultTable* table) {
  ceilings_->setObjectName(QStringLiteral("ceilings"));
  ceilings_->setAccessibleName(tr("Ceilings"));
  ceilings_->hide();
  auto* page = new QWidget(this);
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(fontMetrics().height() / 4);
  lineOfPage_ = new QHBoxLayout;
  lineOfPage_->setContentsMargins(fontMetrics().averageCharWidth(), fontMetrics().height() / 4, 0, 0);
  lineOfPage_->addWidget(ceilings_);
  layout->addLayout(lineOfPage_);
  layout->addWidget(table, 1);
  table->setMinimumHeight(static_cast<int>(kLeastTableInEms * fontMetrics().height()));  // it scrolls; tools do not
  return page;
}

QWidget* ResultTabs::corner() {
  caption_->setObjectName(QStringLiteral("resultCaption"));
  caption_->setElideMode(Qt::ElideMiddle);  // it ends with the time of the run
  caption_->setAccessibleName(tr("What the results are of"));
  auto* corner = new QWidget(this);
  // The corner is as high as the tabs, whatever it contains.
  for (ElidedLabel* label : {selected_, caption_}) label->setMinimumHeight(tabBar()->sizeHint().height());
  lineOfCorner_ = new QHBoxLayout(corner);
  lineOfCorner_->setContentsMargins(0, 0, 0, 0);
  lineOfCorner_->setSpacing(fontMetrics().averageCharWidth());
  selected_->setObjectName(QStringLiteral("selectedResult"));
  selected_->setAccessibleName(tr("The selected result"));
  selected_->setForegroundRole(QPalette::WindowText);
  lineOfCorner_->addWidget(selected_);
  lineOfCorner_->addWidget(caption_);
  lineOfCorner_->addWidget(tools_);
  return corner;
}

void ResultTabs::setCaption(const QString& caption) {
  caption_->setText(caption);
}

void ResultTabs::setCeilings(const QString& line, const QString& all) {
  ceilings_->setText(line);
  ceilings_->setToolTip(plainToolTip(all));
  ceilings_->setVisible(!line.isEmpty());
}

void ResultTabs::setRow(const ResultRow* row) {
  row_ = row != nullptr ? std::optional(*row) : std::nullopt;
  showRow();
}

void ResultTabs::showRow() {
  const ResultRow* row = row_ ? &*row_ : nullptr;
  const QColor colour =
      row != nullptr ? colours_->colour(QString::fromStdString(row->variant), palette()) : neutralColour(palette());
  selected_->setText(row == nullptr ? QString()
                                    : tr("%1, at %2")
                                          .arg(variantName(QString::fromStdString(row->variant), titles_),
                                               QString::fromStdString(toText(row->size))));
  samples_->setRow(row, colour);
  timeline_->setRow(row, colour);
  showSource();
}

// Highlighting a text of thousands of lines takes a moment, so it is done only when the page is visible.
void ResultTabs::showSource() {
  if (page() != Page::Source) return;
  const QString variant = row_ ? QString::fromStdString(row_->variant) : QString();
  const QString text = sourceOf_ && !variant.isEmpty() ? sourceOf_(variant) : QString();
  const QString none = variant.isEmpty() ? tr("Select a result to read the kernel that it is of.")
                                         : tr("%1 is not a kernel: it has no text to show.").arg(variant);
  source_->setContent(text.isEmpty() ? QStringLiteral("// ") + none : text);
}

void ResultTabs::changeEvent(QEvent* event) {
  FittingTabs::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showRow();
}

void ResultTabs::resizeEvent(QResizeEvent* event) {
  arrangeCorner(event->size().width());
  FittingTabs::resizeEvent(event);
}

// The tabs come first, then the table's tools or the label of the other pages.
void ResultTabs::arrangeCorner(int width) {
  const bool isTable = page() == Page::Results;
  const int room = width - tabBar()->sizeHint().width() - 2 * fontMetrics().height();
  const int tools = tools_->sizeHint().width();
  placeTools(tools > width - tabBar()->sizeHint().width());
  tools_->setVisible(isTable || areToolsBelow_);
  selected_->setVisible(!isTable);
  caption_->setVisible(isTable);
  caption_->setRoom(areToolsBelow_ ? room : room - tools);
  selected_->setRoom(room);
}

/// Beside the tabs, or in the line above the table where the tabs' names need that room.
void ResultTabs::placeTools(bool areBelow) {
  if (areBelow == areToolsBelow_) return;
  areToolsBelow_ = areBelow;
  QWidget* const focused = tools_->isAncestorOf(focusWidget()) ? focusWidget() : nullptr;
  if (areBelow) {
    lineOfPage_->addWidget(tools_, 0, Qt::AlignRight);
  } else {
    lineOfCorner_->addWidget(tools_);
  }
  if (focused != nullptr) focused->setFocus();
}

// In a small window, the chart above needs the space more than pages that can scroll or be drawn smaller.
QSize ResultTabs::minimumSizeHint() const {
  const int least = static_cast<int>(kLeastHeightInEms * fontMetrics().height());
  return {FittingTabs::minimumSizeHint().width(), std::min(FittingTabs::minimumSizeHint().height(), least)};
}

}  // namespace headroom
