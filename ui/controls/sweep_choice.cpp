#include "controls/sweep_choice.hpp"

#include <algorithm>

#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

constexpr QLatin1StringView kGroupingKey("variants/grouping");

}  // namespace

SweepChoice::SweepChoice(Bridge* bridge, const Parts& parts, Settings* settings, QObject* parent)
    : QObject(parent),
      bridge_(bridge),
      parts_(parts),
      settings_(settings),
      story_(new StoryController(bridge->catalogue(), parts.variants, parts.bar->sizes(), settings, this)) {
  const ControlBar* bar = parts_.bar;
  connect(bar->sizes(), &SizesBox::changed, this, &SweepChoice::changed);
  connect(bar, &ControlBar::parametersChanged, this, &SweepChoice::changed);
  connect(bar->caches(), &CachesBox::changed, this, &SweepChoice::changed);
  for (const QCheckBox* box : {bar->tuned(), bar->transfers()}) {
    connect(box, &QCheckBox::toggled, this, &SweepChoice::changed);
  }
  // Clicks only: a change of the workload sets it too.
  connect(bar->transfers(), &QCheckBox::clicked, this,
          [this](bool timed) { settings_->setTransfers(parts_.variants->workload(), timed); });
  connect(parts_.side, &SidePanel::storyAsked, story_, &StoryController::tickStory);
  connect(parts_.side, &SidePanel::workloadChanged, this, &SweepChoice::takeWorkload);
  connect(parts_.variants, &VariantModel::tickedChanged, this, &SweepChoice::changed);
  connect(parts_.otherDevices, &OtherDevices::changed, this, &SweepChoice::changed);
}

void SweepChoice::setDevice(const std::optional<DeviceDescription>& device) {
  device_ = device;
  story_->setDevice(device);
}

void SweepChoice::setSampling(const Sampling& sampling) {
  sampling_ = sampling;
  Q_EMIT changed();
}

void SweepChoice::reload() {
  parts_.side->reload(bridge_->catalogue());
  story_->reload();
  Q_EMIT changed();
}

const Workload& SweepChoice::workload() const {
  return findWorkload(parts_.variants->workload().toStdString());
}

void SweepChoice::takeWorkload(const QString& id) {
  story_->setWorkload(id);
  const Workload& chosen = findWorkload(id.toStdString());
  parts_.bar->transfers()->setChecked(settings_->transfers(id).value_or(chosen.countsTransfers));
  Q_EMIT workloadChanged();
  // One variant is selected from the start.
  parts_.side->selectVariant(parts_.variants->firstVariant());
  Q_EMIT changed();
}

void SweepChoice::offerParameters() {
  if (!parts_.variants->workload().isEmpty()) parts_.bar->offerParametersOf(&workload());
}

void SweepChoice::tick(const QString& names) {
  if (names == QLatin1String("story")) return story_->tickStory();
  QStringList ids;
  for (const std::string& id :
       bridge_->catalogue().select(parts_.variants->workload().toStdString(), names.toStdString())) {
    ids << QString::fromStdString(id);
    const QString whyNot = story_->whyNot(ids.constLast());
    if (names != QLatin1String("all") && !whyNot.isEmpty()) throw UsageError(whyNot.toStdString());
  }
  parts_.variants->setTicked(ids);
}

QString SweepChoice::whyNotRun() const {
  if (bridge_->isSweeping()) return bridge_->whyBusy();
  if (!device_) return tr("There is no device to run on.");
  if (ticked() == 0) return tr("No variant is ticked: tick those that should run.");
  return whyNoPlan();
}

QString SweepChoice::whyNoPlan() const {
  if (bridge_->isSweeping()) return bridge_->whyBusy();
  return device_ ? parts_.bar->sizes()->error() : tr("There is no device to run on.");
}

std::vector<std::string> SweepChoice::tickedVariants() const {
  std::vector<std::string> ids;
  for (const QString& id : parts_.variants->ticked()) ids.push_back(id.toStdString());
  return ids;
}

std::vector<DeviceDescription> SweepChoice::devices() const {
  std::vector<DeviceDescription> all = parts_.otherDevices->devices();
  all.insert(all.begin(), *device_);
  return all;
}

RunPlan SweepChoice::plan() const {
  const ControlBar* bar = parts_.bar;
  RunPlan plan;
  const std::vector<DeviceDescription> all = devices();
  for (const DeviceDescription& device : all) plan.devices.push_back(device.id);
  plan.variants = tickedVariants();
  plan.sizes = bar->sizes()->sizes();
  plan.parameters = valuesFor(workload(), bar->parameters());
  plan.caches = bar->caches()->caches();
  plan.sampling = sampling_;
  plan.transfers = bar->transfers()->isChecked();
  plan.tuned = bar->tuned()->isEnabled() && bar->tuned()->isChecked();
  return plan;
}

QStringList SweepChoice::chooseDevicesOf(const RunDocument& run) {
  QStringList selectors;
  for (const DeviceDescription& device : run.context.devices) selectors << parts_.otherDevices->selectorNow(device);
  if (selectors.isEmpty()) return {};
  const QString first = selectors.takeFirst();
  return parts_.otherDevices->chooseNamedInFile(first, selectors);
}

QStringList SweepChoice::chooseAsIn(const RunDocument& run) {
  // Guide runs have several plans, none of which the controls can express.
  const bool isPlain = run.plans.size() == 1;
  // Another device may tick other variants, so it comes first.
  QStringList notes = isPlain ? chooseDevicesOf(run) : QStringList();
  const std::vector<Variant>& all = bridge_->catalogue().variants();
  // Kernels of another version may no longer exist.
  QStringList known;
  QString workload;
  for (const RunPlan& plan : run.plans) {
    for (const std::string& id : plan.variants) {
      const auto variant = std::find_if(all.begin(), all.end(), [&id](const Variant& each) { return each.id == id; });
      if (variant == all.end()) continue;
      if (workload.isEmpty()) workload = text(variant->workload);
      if (text(variant->workload) == workload) known << text(id);
    }
  }
  if (workload.isEmpty()) return notes;
  parts_.side->setWorkload(workload);
  if (!isPlain) return notes;
  const RunPlan& plan = run.plans.front();
  parts_.variants->setTicked(known);
  ControlBar* bar = parts_.bar;
  bar->sizes()->setText(typed(plan.sizes));
  bar->setParameters(plan.parameters);
  bar->caches()->setCaches(plan.caches);
  bar->transfers()->setChecked(plan.transfers);
  if (bar->tuned()->isEnabled()) bar->tuned()->setChecked(plan.tuned);
  return notes;
}

SweepChoices SweepChoice::choices() const {
  const ControlBar* bar = parts_.bar;
  return {parts_.variants->workload(), parts_.variants->wanted(),       bar->sizes()->text(),
          bar->parameters(),           bar->caches()->caches(),         bar->transfers()->isChecked(),
          bar->tuned()->isChecked(),   parts_.otherDevices->selectors()};
}

// Sets only what differs: a parameter that is set blurs the photo again, and a text that is set moves the cursor.
void SweepChoice::choose(const SweepChoices& choices) {
  ControlBar* bar = parts_.bar;
  parts_.side->setWorkload(choices.workload);
  ParameterValues parameters = choices.parameters;
  std::erase_if(parameters, [held = bar->parameters()](const auto& each) {
    return valueOf(held, each.first) == std::optional(each.second);
  });
  bar->setParameters(parameters);
  if (parts_.variants->wanted() != choices.variants) parts_.variants->setTicked(choices.variants);
  if (bar->sizes()->text() != choices.sizes) bar->sizes()->setText(choices.sizes);
  bar->caches()->setCaches(choices.caches);
  if (bar->transfers()->isChecked() != choices.transfers) {
    bar->transfers()->setChecked(choices.transfers);
    settings_->setTransfers(choices.workload, choices.transfers);  // as a click does
  }
  bar->tuned()->setChecked(choices.tuned);
  if (parts_.otherDevices->selectors() != choices.otherDevices) parts_.otherDevices->choose(choices.otherDevices);
}

void SweepChoice::restore(const QString& sizes, const ParameterValues& parameters) {
  ControlBar* bar = parts_.bar;
  for (const QString& form : SizesBox::forms()) {
    const QString held = settings_->sizes(form);
    if (!held.isEmpty()) bar->sizes()->setTextOf(form, held);
  }
  if (!sizes.isEmpty()) {
    for (const QString& form : SizesBox::formsFor(sizes)) bar->sizes()->setTextOf(form, sizes);
  }
  bar->caches()->setCaches(settings_->caches());
  bar->tuned()->setChecked(settings_->isTuned());
  parts_.side->setGrouping(groupingOf(settings_->choice(kGroupingKey)));
  const QString held = settings_->workload();
  parts_.side->setWorkload(held.isEmpty() ? text(kUsualWorkload) : held);
  if (parts_.variants->workload().isEmpty()) takeWorkload(parts_.side->workload());
  ParameterValues wanted = bar->parameters();
  for (auto& [name, value] : wanted)
    value = valueOf(parameters, name).value_or(settings_->parameter(text(name)).value_or(value));
  bar->setParameters(wanted);
}

void SweepChoice::remember() const {
  for (const auto& [name, value] : parts_.bar->parameters()) settings_->setParameter(text(name), value);
  settings_->setCaches(parts_.bar->caches()->caches());
  settings_->setTuned(parts_.bar->tuned()->isChecked());
  settings_->setWorkload(parts_.side->workload());
  settings_->setChoice(kGroupingKey, nameOf(parts_.side->grouping()));
  settings_->setOtherDevices(parts_.otherDevices->selectors());
  story_->remember();
}

}  // namespace headroom
