#include "shell/bench.hpp"

#include <QResizeEvent>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>

namespace headroom {

namespace {

constexpr int kFirstSideWidth = 270;
constexpr int kFirstTableHeight = 210;
/// Height down to which a view keeps its room in a small window: the verdict and the table shrink first, because
/// otherwise a chart would consist of axes and legend only.
constexpr int kUsualViewLines = 15;
/// Height that a view takes from all but the table's first rows: a chart says more than further rows.
constexpr int kGoodViewLines = 17;
/// Height down to which a view leaves the table its first rows.
constexpr int kLowViewLines = 12;
constexpr int kFirstRowsLines = 7;
/// Minimum height of a view, in a window that is too low for that.
constexpr int kFewestViewLines = 7;

/// Uses the available height but requests only its minimum: the text below has priority.
class ModestSplitter : public QSplitter {
 public:
  using QSplitter::QSplitter;

  [[nodiscard]] QSize sizeHint() const override { return {QSplitter::sizeHint().width(), minimumSizeHint().height()}; }
};

/// Splitter of the views and the results: where both have less height than they want, the results shrink first.
class ViewSplitter : public QSplitter {
 public:
  explicit ViewSplitter(QWidget* parent) : QSplitter(Qt::Vertical, parent) {}

 protected:
  bool event(QEvent* event) override {
    const bool isHandled = QSplitter::event(event);
    if (event->type() == QEvent::LayoutRequest) keepView();
    return isHandled;
  }

  void resizeEvent(QResizeEvent* event) override {
    QSplitter::resizeEvent(event);
    keepView();
  }

 private:
  void keepView() {
    if (count() < 2 || widget(1)->isHidden()) return;
    const QList<int> heights = sizes();
    const int line = fontMetrics().lineSpacing();
    const int least = std::max(widget(1)->minimumSizeHint().height(), widget(1)->minimumHeight());
    const int usual = std::max(least, kFirstRowsLines * line);
    const int moved = std::max(std::min(kGoodViewLines * line - heights[0], heights[1] - usual),
                               std::min(kLowViewLines * line - heights[0], heights[1] - least));
    if (moved > 0) setSizes({heights[0] + moved, heights[1] - moved});
  }
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
      viewSplitter_(new ViewSplitter(this)),
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

bool Bench::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) limitAnswer();
  return QWidget::event(event);
}

void Bench::resizeEvent(QResizeEvent* event) {
  limitAnswer();
  QWidget::resizeEvent(event);
}

void Bench::limitAnswer() {
  int others = kUsualViewLines * fontMetrics().lineSpacing() + viewSplitter_->handleWidth();
  if (viewSplitter_->count() > 1 && !viewSplitter_->widget(1)->isHidden()) {
    others +=
        std::max(viewSplitter_->widget(1)->minimumSizeHint().height(), kFirstRowsLines * fontMetrics().lineSpacing());
  }
  if (!advice_->isHidden()) others += advice_->minimumSizeHint().height() + layout()->spacing();
  const int room = height() - others - layout()->spacing();
  answer_->setMaximumHeight(std::max(answer_->minimumSizeHint().height(), room));
}

std::map<std::string, QSplitter*> Bench::namedSplitters() const {
  return {{"views", viewSplitter_}, {"side", sideSplitter_}};
}

std::map<std::string, std::vector<int>> Bench::splitters() const {
  std::map<std::string, std::vector<int>> sizes;
  for (const auto& [name, splitter] : namedSplitters()) {
    const QList<int> parts = splitter->sizes();
    sizes[name] = {parts.begin(), parts.end()};
  }
  return sizes;
}

void Bench::setSplitters(const std::map<std::string, std::vector<int>>& sizes) {
  for (const auto& [name, splitter] : namedSplitters()) {
    const auto wanted = sizes.find(name);
    if (wanted == sizes.end() || wanted->second.size() != static_cast<std::size_t>(splitter->count())) continue;
    splitter->setSizes(QList<int>(wanted->second.begin(), wanted->second.end()));
  }
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
