#include "split/split_view.hpp"

#include <QEvent>
#include <QHeaderView>
#include <QSplitter>
#include <QVBoxLayout>

#include "style/engine_sentences.hpp"
#include "style/plain_text.hpp"
#include "style/text.hpp"
#include "widgets/empty_text.hpp"
#include "widgets/lesson.hpp"
#include "widgets/table_look.hpp"

namespace headroom {

namespace {

constexpr double kJobScale = 1.1;
constexpr int kFirstChartHeight = 320;
constexpr int kFirstTableHeight = 180;
constexpr int kShareDigits = 3;
constexpr int kTimeDigits = 4;

QString cellOf(std::optional<double> number, int digits) {
  return number ? shownNumber(*number, digits) : QStringLiteral("-");
}

class ShareTable : public QTableWidget {
 public:
  using QTableWidget::QTableWidget;

 protected:
  void paintEvent(QPaintEvent* event) override {
    QTableWidget::paintEvent(event);
    paintEmptyText(*this, SplitView::tr("Every share that is measured gets a row here."));
  }
};

QString noteOf(const SplitReport& report, const SplitPoint& point) {
  return engineSentences(point.status == Status::Ok ? rankText(report, point) : point.reason);
}

}  // namespace

SplitView::SplitView(const Catalogue& catalogue, const VariantColours* colours, Settings* settings, QWidget* parent)
    : QWidget(parent),
      colours_(colours),
      controls_(new SplitControls(catalogue, settings, this)),
      job_(lessonHeading(this, kJobScale)),
      sentence_(new QLabel(this)),
      chart_(new SplitChart(this)),
      legend_(new MarkLegend(chart_->legend(), this)),
      table_(new ShareTable(this)) {
  setObjectName(QStringLiteral("split"));
  job_->setObjectName(QStringLiteral("splitJob"));
  job_->setAccessibleName(tr("What was split"));
  sentence_->setObjectName(QStringLiteral("splitSentence"));
  sentence_->setAccessibleName(tr("What came of sharing the work"));
  sentence_->setWordWrap(true);
  sentence_->setTextFormat(Qt::PlainText);
  sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  table_->setObjectName(QStringLiteral("splitTable"));
  table_->setAccessibleName(tr("Shares of the work"));
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  giveTableLook(*table_);
  table_->horizontalHeader()->setStretchLastSection(true);

  auto* upper = new QWidget(this);
  auto* chartColumn = new QVBoxLayout(upper);
  chartColumn->setContentsMargins(0, 0, 0, 0);
  chartColumn->addWidget(chart_, 1);
  chartColumn->addWidget(legend_);
  auto* splitter = new QSplitter(Qt::Vertical, this);
  splitter->addWidget(upper);
  splitter->addWidget(table_);
  splitter->setStretchFactor(0, 2);
  splitter->setStretchFactor(1, 1);
  splitter->setSizes({kFirstChartHeight, kFirstTableHeight});
  splitter->setChildrenCollapsible(false);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(controls_);
  layout->addWidget(job_);
  layout->addWidget(sentence_);
  layout->addWidget(splitter, 1);
  setFocusProxy(controls_);

  connect(chart_, &SplitChart::pointChosen, this, &SplitView::select);
  connect(table_, &QTableWidget::itemSelectionChanged, this, [this] {
    const QList<QTableWidgetItem*> chosen = table_->selectedItems();
    chart_->select(chosen.isEmpty() ? -1 : chosen.constFirst()->row());
  });
  connect(controls_, &SplitControls::variantChanged, this, &SplitView::showColour);
  legend_->hide();
  showColour();
  showSentence();
}

void SplitView::setReport(const SplitReport& report) {
  report_ = report;
  chart_->setReport(report);
  legend_->setEntries(chart_->legend());
  legend_->setVisible(chart_->isDrawn());
  fillTable();
  showColour();
  showSentence();
}

void SplitView::setState(const QString& sentence) {
  state_ = sentence;
  showSentence();
}

void SplitView::showSentence() {
  job_->setText(engineSentences(jobText(report_)));
  job_->setVisible(!job_->text().isEmpty());
  QStringList sentences;
  // The best of a few shares has no meaning until the reference is measured.
  if (chart_->isDrawn()) sentences << engineSentences(toSentence(report_));
  if (!state_.isEmpty()) sentences << state_;
  sentence_->setText(sentences.join(QLatin1Char(' ')));
  setChartCaption(*chart_, job_->text() + QLatin1Char('\n') + sentence_->text());
}

void SplitView::select(int point) {
  table_->selectRow(point);
}

void SplitView::showColour() {
  const QString id =
      report_.parts.empty() ? controls_->variant() : QString::fromStdString(report_.parts.front().variant);
  const QColor colour = colours_->colour(id, palette());
  chart_->setColour(colour);
  legend_->setColour(colour);
}

void SplitView::fillTable() {
  QStringList titles;
  for (std::size_t part = 0; part < report_.parts.size(); ++part) {
    titles << tr("% on %1").arg(engineSentences(shortPartLabel(report_, part)));
  }
  titles << tr("end-to-end ms") << tr("speed-up") << tr("kernel ms") << tr("speed-up") << tr("Note");
  const int selected = chart_->selected();
  table_->setColumnCount(static_cast<int>(titles.size()));
  table_->setHorizontalHeaderLabels(titles);
  for (int part = 0; part < static_cast<int>(report_.parts.size()); ++part) {
    const std::string whole = partLabel(report_, static_cast<std::size_t>(part));
    table_->horizontalHeaderItem(part)->setToolTip(plainToolTip(engineSentences(whole)));
  }
  // Headings are aligned with their cells; the number of columns depends on the number of parts.
  for (int column = 0; column < table_->columnCount(); ++column) {
    const bool isNote = column == table_->columnCount() - 1;
    table_->horizontalHeaderItem(column)->setTextAlignment((isNote ? Qt::AlignLeft : Qt::AlignRight) |
                                                           Qt::AlignVCenter);
  }
  table_->setRowCount(static_cast<int>(report_.points.size()));
  for (int row = 0; row < table_->rowCount(); ++row) {
    const SplitPoint& point = report_.points[static_cast<std::size_t>(row)];
    QStringList cells;
    for (std::size_t part = 0; part < report_.parts.size(); ++part) {
      cells << shownNumber(shareOf(point, part) * 100, kShareDigits);
    }
    for (const SplitTimes times : kSplitTimes) {
      cells << cellOf(isTimed(point, times) ? std::optional(point.figures(times).medianMs) : std::nullopt, kTimeDigits)
            << cellOf(speedUp(report_, point, 0, times), kShareDigits);
    }
    for (int column = 0; column < static_cast<int>(cells.size()); ++column) {
      auto* item = new QTableWidgetItem(cells[column]);
      item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      table_->setItem(row, column, item);
    }
    table_->setItem(row, static_cast<int>(cells.size()), new QTableWidgetItem(noteOf(report_, point)));
  }
  table_->resizeColumnsToContents();
  if (selected >= 0 && selected < table_->rowCount()) table_->selectRow(selected);
}

void SplitView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showColour();
}

}  // namespace headroom
