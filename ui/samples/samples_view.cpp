#include "samples/samples_view.hpp"

#include <algorithm>

namespace headroom {
namespace {

/// Wide enough for the text beside the charts.
constexpr double kBesideInEms = 48;
constexpr double kWordsInEms = 17;
/// Share of the width that the text takes beside the charts: in a wide window it has fewer lines, so that the charts
/// are seen whole.
constexpr double kWordsPart = 0.4;
constexpr double kMostWordsInEms = 40;
/// Height below which the charts have the legend's room.
constexpr double kLegendFromEms = 11;

}  // namespace

SamplesView::SamplesView(QWidget* parent)
    : QScrollArea(parent),
      words_(new QWidget),
      sentence_(new QLabel(words_)),
      marks_(new MarksLabel(words_)),
      distribution_(new DistributionChart),
      order_(new OrderChart),
      legend_(new MarkLegend(sampleLegend())) {
  setObjectName(QStringLiteral("samplesPage"));
  setFrameShape(NoFrame);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::NoFocus);
  sentence_->setObjectName(QStringLiteral("samplesSentence"));
  sentence_->setAccessibleName(tr("The selected result's samples"));
  sentence_->setWordWrap(true);
  sentence_->setTextFormat(Qt::PlainText);
  sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* words = new QVBoxLayout(words_);
  words->setContentsMargins(0, 0, 0, 0);
  words->addWidget(sentence_);
  words->addWidget(marks_);
  words->addStretch();

  auto* views = new QHBoxLayout;
  views->addWidget(distribution_, 1);
  views->addWidget(order_, 1);
  drawn_ = new QWidget;
  auto* drawn = new QVBoxLayout(drawn_);
  drawn->setContentsMargins(0, 0, 0, 0);
  drawn->setSpacing(4);
  drawn->addLayout(views, 1);
  drawn->addWidget(legend_);
  auto* content = new QWidget;
  layout_ = new QBoxLayout(QBoxLayout::TopToBottom, content);
  layout_->setContentsMargins(4, 4, 4, 2);
  layout_->addWidget(words_);
  auto* column = new QVBoxLayout;
  column->addWidget(drawn_, 1);
  column->addStretch();
  layout_->addLayout(column, 1);
  setWidget(content);
  // A sample hovered in one chart is marked in the other.
  connect(distribution_, &SampleChart::pointed, order_, &OrderChart::pointAt);
  connect(order_, &OrderChart::pointed, distribution_, &SampleChart::pointAt);
  setRow(nullptr, {});
}

void SamplesView::setRow(const ResultRow* row, const QColor& colour) {
  const SampleSet set = sampleSetOf(row);
  sentence_->setText(row != nullptr ? samplesSentence(*row) : QString());
  setChartCaption(*distribution_, sentence_->text());
  setChartCaption(*order_, sentence_->text());
  sentence_->setVisible(!sentence_->text().isEmpty());
  words_->setVisible(!sentence_->text().isEmpty());
  marks_->setRow(row);
  const bool hasSamples = !set.samples.empty();
  order_->setVisible(hasSamples);
  legend_->setColour(colour);
  distribution_->setSamples(set, colour);
  order_->setSamples(set, colour);
  arrange();
}

void SamplesView::arrange() {
  const double em = fontMetrics().height();
  const bool isBeside = width() >= kBesideInEms * em;
  layout_->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  const double wordsWidth = std::clamp(kWordsPart * width(), kWordsInEms * em, kMostWordsInEms * em);
  words_->setFixedWidth(isBeside ? static_cast<int>(wordsWidth) : QWIDGETSIZE_MAX);
  if (!isBeside) words_->setMinimumWidth(0);
  // A text that is longer than the view scrolls; the charts beside it do not grow with it, and are seen whole.
  const QMargins margins = layout_->contentsMargins();
  const int room = viewport()->height() - margins.top() - margins.bottom();
  legend_->setVisible(order_->isVisibleTo(drawn_) && (!isBeside || room >= kLegendFromEms * em));
  drawn_->setMaximumHeight(isBeside ? std::max(drawn_->minimumSizeHint().height(), room) : QWIDGETSIZE_MAX);
}

void SamplesView::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  arrange();
}

}  // namespace headroom
