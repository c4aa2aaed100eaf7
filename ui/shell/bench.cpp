#include "shell/bench.hpp"

#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

namespace headroom {

namespace {

constexpr int kFirstSideWidth = 270;
constexpr int kFirstTableHeight = 210;
/// Minimum height of a view: in a small window the table shrinks first, because otherwise a chart would consist of axes
/// and legend only.
constexpr int kFewestViewLines = 15;

/// Uses the available height but requests only its minimum: the text below has priority.
class ModestSplitter : public QSplitter {
 public:
  using QSplitter::QSplitter;

  [[nodiscard]] QSize sizeHint() const override { return {QSplitter::sizeHint().width(), minimumSizeHint().height()}; }
};

/// Side panel: scrolls in a low window instead of being cut off.
class SideArea : public QScrollArea {
 public:
  explicit SideArea(QWidget* panel) {
    setObjectName(QStringLiteral("sideArea"));
    setWidget(panel);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
  }

  [[nodiscard]] QSize minimumSizeHint() const override {
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    return {widget()->minimumSizeHint().width() + bar, QScrollArea::minimumSizeHint().height()};
  }
};

}  // namespace

// Creates the widgets in tab order.
Bench::Bench(VariantModel* variants, const Catalogue& catalogue, QAction* openAction, QWidget* parent)
    : QWidget(parent),
      side_(new SidePanel(variants, catalogue, openAction, this)),
      answer_(new AnswerLine(this)),
      advice_(new AdviceDrawer(this)),
      sideSplitter_(new ModestSplitter(Qt::Horizontal, this)),
      viewSplitter_(new QSplitter(Qt::Vertical, this)),
      views_(new QStackedWidget(this)) {
  views_->setMinimumHeight(kFewestViewLines * fontMetrics().lineSpacing());
  viewSplitter_->addWidget(views_);
  sideSplitter_->addWidget(new SideArea(side_));
  sideSplitter_->addWidget(viewSplitter_);
  sideSplitter_->setStretchFactor(1, 1);
  sideSplitter_->setSizes({kFirstSideWidth, kFirstWindowSize.width() - kFirstSideWidth});
  sideSplitter_->setChildrenCollapsible(false);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(sideSplitter_, 1);
  layout->addWidget(answer_);
  layout->addWidget(advice_);
}

void Bench::addResults(QWidget* results) {
  viewSplitter_->addWidget(results);
  viewSplitter_->setStretchFactor(0, 1);
  viewSplitter_->setSizes({kFirstWindowSize.height() - kFirstTableHeight, kFirstTableHeight});
  viewSplitter_->setChildrenCollapsible(false);
}

void Bench::restore(const Settings& settings) {
  viewSplitter_->restoreState(settings.layout(QStringLiteral("views")));
  sideSplitter_->restoreState(settings.layout(QStringLiteral("side")));
}

void Bench::remember(Settings& settings) const {
  settings.setLayout(QStringLiteral("views"), viewSplitter_->saveState());
  settings.setLayout(QStringLiteral("side"), sideSplitter_->saveState());
}

}  // namespace headroom
