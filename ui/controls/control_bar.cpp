#include "controls/control_bar.hpp"

#include <QVBoxLayout>
#include <algorithm>
#include <optional>

#include "headroom/values/result.hpp"
#include "headroom/workloads.hpp"
#include "style/status_colour.hpp"
#include "widgets/flow_layout.hpp"

namespace headroom {

namespace {

/// Shows a dozen sizes; in a wide window, a wider box would be empty.
constexpr int kMostSizesCharacters = 72;

}  // namespace

// Creates the widgets in tab order.
ControlBar::ControlBar(FrameBar* frame, QWidget* parent) : QWidget(parent), frame_(frame) {
  makeParameters();
  sizes_ = new SizesBox(this);
  sizes_->setMaximumWidth(kMostSizesCharacters * fontMetrics().averageCharWidth());
  caches_ = new CachesBox(this);
  tuned_ = new QCheckBox(tr("&Use tuned"), this);
  tuned_->setAccessibleName(tr("Use tuned configurations"));
  tuned_->setObjectName(QStringLiteral("tuned"));
  tuned_->setToolTip(
      tr("Run each variant with the configuration that tuning found best for it on this device at this "
         "size, and with its defaults where it was not tuned."));
  transfers_ = new QCheckBox(tr("Tra&nsfers"), this);
  transfers_->setAccessibleName(tr("Time transfers too"));
  transfers_->setObjectName(QStringLiteral("transfers"));
  transfers_->setToolTip(tr(
      "Beside the kernels, time whole operations: the inputs written from ordinary memory, the kernels launched once, "
      "the result read back. The table and the Speed-up view then show both."));
  widgets_ = {
      {sizes_, Control::Sweep}, {caches_, Control::Sweep}, {tuned_, Control::Sweep}, {transfers_, Control::Sweep}};

  sizesError_ = new QLabel(this);
  sizesError_->setObjectName(QStringLiteral("sizesError"));
  sizesError_->setWordWrap(true);
  sizesError_->setTextFormat(Qt::PlainText);
  sizesError_->hide();

  auto* bar = new FlowBar(this);
  FlowLayout* flow = bar->flow();
  flow->setSpacing(fontMetrics().averageCharWidth() * 2);
  for (ParameterControl* parameter : parameters_) flow->addWidget(parameter);
  for (const auto& [widget, control] : widgets_) flow->addWidget(widget);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(bar);
  layout->addWidget(sizesError_);

  connect(sizes_, &SizesBox::changed, this, [this] {
    QPalette palette = this->palette();
    palette.setColor(QPalette::WindowText, statusColour(Status::Failed, palette));
    sizesError_->setPalette(palette);
    sizesError_->setText(sizes_->error());
    showSizesError();
  });
}

// A parameter that several workloads share has one control.
void ControlBar::makeParameters() {
  for (const Workload& workload : workloads()) {
    for (const Parameter& parameter : workload.parameters) {
      if (std::ranges::find(parameters_, parameter.name, &ParameterControl::name) != parameters_.end()) continue;
      auto* control = new ParameterControl(parameter, this);
      connect(control, &ParameterControl::valueChanged, this, [this] { Q_EMIT parametersChanged(parameters()); });
      parameters_.push_back(control);
    }
  }
}

ParameterValues ControlBar::parameters() const {
  ParameterValues values;
  for (const ParameterControl* control : parameters_) values[control->name()] = control->value();
  return values;
}

void ControlBar::setParameters(const ParameterValues& values) {
  for (ParameterControl* control : parameters_) {
    if (const std::optional<double> value = valueOf(values, control->name())) control->setValue(*value);
  }
}

void ControlBar::offerParametersOf(const Workload* workload) {
  offered_ = workload;
  for (ParameterControl* control : parameters_) {
    const Parameter* own = workload == nullptr ? nullptr : findParameter(*workload, control->name());
    if (own != nullptr) control->setRange({own->smallest, own->largest});
  }
  showControls();
}

void ControlBar::setShown(Controls shown) {
  shown_ = shown;
  frame_->setExportShown(shown_.testFlag(Control::Export));
  frame_->otherDevices()->setUsed(shown_.testFlag(Control::Sweep));
  showControls();
}

void ControlBar::showControls() {
  bool isAnyShown = false;
  const auto show = [&isAnyShown](QWidget* widget, bool shown) {
    widget->setVisible(shown);
    isAnyShown = isAnyShown || shown;
  };
  for (ParameterControl* control : parameters_) {
    show(control, shown_.testFlag(Control::Parameters) && offered_ != nullptr &&
                      findParameter(*offered_, control->name()) != nullptr);
  }
  for (const auto& [widget, control] : widgets_) show(widget, shown_.testFlag(control));
  showSizesError();
  // An empty bar would leave a gap.
  setVisible(isAnyShown);
}

void ControlBar::showSizesError() {
  sizesError_->setVisible(shown_.testFlag(Control::Sweep) && !sizes_->error().isEmpty());
}

}  // namespace headroom
