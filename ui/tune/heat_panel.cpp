#include "tune/heat_panel.hpp"

#include <QHBoxLayout>
#include <QLinearGradient>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "style/text.hpp"
#include "tune/heat_paint.hpp"
#include "widgets/flow_layout.hpp"

namespace headroom {

namespace {

constexpr int kScaleDigits = 3;
constexpr int kGradientSteps = 16;
constexpr double kBarInEms = 6;

}  // namespace

HeatScale::HeatScale(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("heatScale"));
  setAccessibleName(tr("Scale of the colours"));
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void HeatScale::setContent(const HeatContent& content) {
  rates_ = content.rates;
  rateUnit_ = content.rateUnit;
  isLogarithmic_ = content.isLogarithmic();
  setAccessibleDescription(rates_ ? tr("From %1 to %2").arg(low(), high()) : QString());
  updateGeometry();
  update();
}

QString HeatScale::low() const {
  return rates_ ? shownNumber(rates_->first, kScaleDigits) : tr("slow");
}

QString HeatScale::high() const {
  if (!rates_) return tr("fast");
  const QString number = shownNumber(rates_->second, kScaleDigits);
  return isLogarithmic_ ? tr("%1 %2, logarithmic").arg(number, rateUnit_) : tr("%1 %2").arg(number, rateUnit_);
}

QSize HeatScale::sizeHint() const {
  const double em = fontMetrics().height();
  const double words = fontMetrics().horizontalAdvance(low()) + fontMetrics().horizontalAdvance(high());
  return QSizeF(words + (kBarInEms + 1.2) * em, 1.2 * em).toSize();
}

void HeatScale::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const double em = fontMetrics().height();
  const double left = fontMetrics().horizontalAdvance(low()) + 0.3 * em;
  const QRectF bar(left, 0.2 * em, kBarInEms * em, 0.8 * em);
  QLinearGradient gradient(bar.topLeft(), bar.topRight());
  for (int i = 0; i <= kGradientSteps; ++i) {
    const double part = static_cast<double>(i) / kGradientSteps;
    gradient.setColorAt(part, heatColour(part));
  }
  painter.fillRect(bar, gradient);
  painter.setPen(palette().color(QPalette::WindowText));
  painter.drawText(QRectF(0, 0, left, 1.2 * em), Qt::AlignLeft | Qt::AlignVCenter, low());
  painter.drawText(QRectF(bar.right() + 0.3 * em, 0, width(), 1.2 * em), Qt::AlignLeft | Qt::AlignVCenter, high());
}

HeatPanel::HeatPanel(const TuningModel* model, QWidget* parent)
    : QWidget(parent), model_(model), held_(new QLabel(this)), map_(new HeatMap(this)), scale_(new HeatScale(this)) {
  held_->setObjectName(QStringLiteral("heatHeld"));
  held_->setTextFormat(Qt::PlainText);
  held_->setForegroundRole(QPalette::PlaceholderText);
  held_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  auto* legend = new QHBoxLayout;
  legend->addWidget(scale_, 0, Qt::AlignTop);
  legend->addSpacing(fontMetrics().height());
  legend->addWidget(new MarkLegend(heatLegend(), this), 1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(buildChoices());
  layout->addWidget(held_);
  layout->addWidget(map_, 1);
  layout->addLayout(legend);
  connect(map_, &HeatMap::trialChosen, this, &HeatPanel::trialChosen);
  resetAxes();
}

QWidget* HeatPanel::buildChoices() {
  choices_ = new QWidget(this);
  auto* flow = new FlowLayout(choices_);
  flow->setContentsMargins(0, 0, 0, 0);
  flow->setSpacing(fontMetrics().averageCharWidth() * 2);
  const auto add = [&](const char* name, const QString& title, const QString& accessible, QLabel** label) {
    auto* pair = new QWidget(choices_);
    auto* box = new QComboBox(pair);
    box->setObjectName(QString::fromLatin1(name));
    box->setAccessibleName(accessible);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    *label = new QLabel(title, pair);
    (*label)->setBuddy(box);
    auto* row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(*label);
    row->addWidget(box);
    pair->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    flow->addWidget(pair);
    return box;
  };
  QLabel* xLabel = nullptr;
  x_ = add("heatX", tr("Acr&oss"), tr("Tunable across the heat map"), &xLabel);
  y_ = add("heatY", tr("Dow&n"), tr("Tunable down the heat map"), &yLabel_);
  others_ = add("heatOthers", tr("C&ells show"), tr("What a cell shows of the other tunables"), &othersLabel_);
  others_->addItem(tr("the best of the others"), static_cast<int>(OtherAxes::Best));
  others_->addItem(tr("the selected one's others"), static_cast<int>(OtherAxes::Held));
  others_->setToolTip(
      tr("A cell holds many configurations where there are more than two tunables: show the fastest of "
         "them, or the one whose other values are those of the selected configuration."));
  connect(x_, &QComboBox::currentIndexChanged, this, [this] { separate(x_, y_); });
  connect(y_, &QComboBox::currentIndexChanged, this, [this] { separate(y_, x_); });
  connect(others_, &QComboBox::currentIndexChanged, this, &HeatPanel::refresh);
  return choices_;
}

void HeatPanel::separate(const QComboBox* chosen, QComboBox* other) {
  if (model_->axes().size() > 1 && chosen->currentIndex() == other->currentIndex()) {
    other->setCurrentIndex(chosen->currentIndex() == 0 ? 1 : 0);
    return;  // that refreshes the map
  }
  refresh();
}

void HeatPanel::resetAxes() {
  const auto count = static_cast<int>(model_->axes().size());
  {
    const QSignalBlocker noX(x_);
    const QSignalBlocker noY(y_);
    for (QComboBox* box : {x_, y_}) {
      box->clear();
      for (const Tunable& axis : model_->axes()) box->addItem(QString::fromStdString(axis.name));
    }
    if (count > 1) y_->setCurrentIndex(1);
  }
  // A single axis leaves no choice, and two axes leave no others.
  x_->setEnabled(count > 1);
  for (QWidget* widget : {static_cast<QWidget*>(y_), static_cast<QWidget*>(yLabel_)}) widget->setVisible(count > 1);
  for (QWidget* widget : {static_cast<QWidget*>(others_), static_cast<QWidget*>(othersLabel_)}) {
    widget->setVisible(count > 2);
  }
  selected_ = kNoTrial;
  refresh();
}

HeatAxes HeatPanel::axes() const {
  const bool hasRows = model_->axes().size() > 1;
  const bool hasOthers = model_->axes().size() > 2;
  return {x_->currentIndex(), hasRows ? y_->currentIndex() : -1,
          hasOthers ? static_cast<OtherAxes>(others_->currentData().toInt()) : OtherAxes::Best};
}

void HeatPanel::refresh() {
  HeatContent content = heatContent(*model_, axes(), selected_);
  QStringList remarks;
  if (!content.held.isEmpty()) remarks << tr("at %1").arg(content.held);
  if (content.isCut)
    remarks << tr("The first %1 values across and %2 down are drawn.").arg(content.columns()).arg(content.rows());
  held_->setText(remarks.join(QStringLiteral("; ")));
  held_->setVisible(!remarks.isEmpty());
  scale_->setContent(content);
  const int cell = selected_ == kNoTrial ? -1 : content.cellOf(model_->result(selected_).configuration);
  map_->setContent(std::move(content), cell);
}

void HeatPanel::select(int trial) {
  selected_ = trial;
  refresh();
}

}  // namespace headroom
