#include "controls/control_bar.hpp"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>

#include "headroom/values/result.hpp"
#include "headroom/workloads.hpp"
#include "style/duration_text.hpp"
#include "style/status_colour.hpp"
#include "widgets/flow_layout.hpp"

namespace headroom {

namespace {

/// Longest run that the Run button reserves space for.
constexpr double kLongestRunSeconds = 88 * 60;

QToolButton* buttonFor(QAction* action, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setDefaultAction(action);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setFocusPolicy(Qt::StrongFocus);
  // Rows of the flow layout are as high as their highest widget; buttons keep their preferred height and are centred.
  button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
  return button;
}

}  // namespace

// Creates the widgets in tab order.
ControlBar::ControlBar(const Actions& actions, QWidget* parent) : QWidget(parent) {
  QToolButton* run = buttonFor(actions.run, this);
  run->setObjectName(QStringLiteral("run"));
  // The button's text changes with every tick; its fixed width keeps the controls beside it in place.
  const QString longest = tr("Run (%1)").arg(aboutText(kLongestRunSeconds));
  run->setMinimumWidth(run->sizeHint().width() + fontMetrics().horizontalAdvance(longest) -
                       fontMetrics().horizontalAdvance(run->text()));
  QToolButton* stop = buttonFor(actions.stop, this);
  stop->setObjectName(QStringLiteral("stop"));
  makeParameters();
  sizes_ = new SizesBox(this);
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
  auto* exportButton = new QToolButton(this);
  exportButton->setText(tr("E&xport"));
  exportButton->setMenu(actions.exportMenu);
  exportButton->setPopupMode(QToolButton::InstantPopup);
  exportButton->setFocusPolicy(Qt::StrongFocus);
  exportButton->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
  device_ = new DeviceBox(this);
  QToolButton* details = buttonFor(actions.deviceDetails, this);
  details->setToolButtonStyle(Qt::ToolButtonTextOnly);
  auto* device = new QWidget(this);
  auto* deviceRow = new QHBoxLayout(device);
  deviceRow->setContentsMargins(0, 0, 0, 0);
  deviceRow->addWidget(device_, 1);
  deviceRow->addWidget(details);
  device->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);

  widgets_ = {{run, Control::Run}, {stop, Control::Stop}};
  for (ParameterControl* parameter : parameters_) widgets_.emplace_back(parameter, Control::Parameters);
  widgets_.insert(widgets_.end(), {{sizes_, Control::Sweep},
                                   {caches_, Control::Sweep},
                                   {tuned_, Control::Sweep},
                                   {transfers_, Control::Sweep},
                                   {exportButton, Control::Export}});

  sizesError_ = new QLabel(this);
  sizesError_->setObjectName(QStringLiteral("sizesError"));
  sizesError_->setWordWrap(true);
  sizesError_->setTextFormat(Qt::PlainText);
  sizesError_->hide();

  auto* bar = new FlowBar(this);
  FlowLayout* flow = bar->flow();
  flow->setSpacing(fontMetrics().averageCharWidth() * 2);
  for (const auto& [widget, control] : widgets_) flow->addWidget(widget);
  flow->addWidget(device);
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
  offered_ = &findWorkload(kUsualWorkload);
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

void ControlBar::offerParametersOf(const Workload& workload) {
  offered_ = workload.parameters.empty() ? &findWorkload(kUsualWorkload) : &workload;
  for (ParameterControl* control : parameters_) {
    const Parameter* own = findParameter(workload, control->name());
    control->setEnabled(own != nullptr);
    if (own != nullptr) control->setRange({own->smallest, own->largest});
  }
  showParameters();
}

void ControlBar::setShown(Controls shown) {
  shown_ = shown;
  for (const auto& [widget, control] : widgets_) widget->setVisible(shown_.testFlag(control));
  showParameters();
  showSizesError();
}

void ControlBar::showParameters() {
  for (ParameterControl* control : parameters_) {
    control->setVisible(shown_.testFlag(Control::Parameters) && findParameter(*offered_, control->name()) != nullptr);
  }
}

void ControlBar::showSizesError() {
  sizesError_->setVisible(shown_.testFlag(Control::Sweep) && !sizes_->error().isEmpty());
}

}  // namespace headroom
