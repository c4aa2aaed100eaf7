#include "controls/story_controller.hpp"

#include <set>

#include "headroom/catalogue/unsupported.hpp"
#include "headroom/story.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "style/duration_text.hpp"
#include "style/engine_sentences.hpp"

namespace headroom {

namespace {

std::set<QString> asSet(const QStringList& ids) {
  return {ids.begin(), ids.end()};
}

}  // namespace

StoryController::StoryController(const Catalogue& catalogue, VariantModel* variants, SizesBox* sizes,
                                 Settings* settings, QObject* parent)
    : QObject(parent), catalogue_(catalogue), variants_(variants), sizes_(sizes), settings_(settings) {
  connect(variants_, &VariantModel::tickedChanged, this, &StoryController::followTicks);
}

template <typename Change>
void StoryController::quietly(Change change) {
  isQuiet_ = true;
  change();
  isQuiet_ = false;
}

void StoryController::setWorkload(const QString& id) {
  if (!chosen_.contains(id)) chosen_[id] = settings_->tickedVariants(id);
  quietly([&] { variants_->setWorkload(id); });
  sizes_->setWorkload(findWorkload(id.toStdString()));
  showSupport();
  showTicks();
  proposeSizes();
}

void StoryController::reload() {
  if (variants_->workload().isEmpty()) return;
  quietly([&] { variants_->reload(); });
  sizes_->setWorkload(findWorkload(variants_->workload().toStdString()));
  showSupport();
  showTicks();
}

void StoryController::setDevice(const std::optional<DeviceDescription>& device) {
  device_ = device;
  showSupport();
  showTicks();
  proposeSizes();
}

void StoryController::setParameters(const ParameterValues& values) {
  parameters_ = values;
  if (variants_->workload().isEmpty() || findWorkload(variants_->workload().toStdString()).parameters.empty()) return;
  showSupport();
  showTicks();
}

void StoryController::showSupport() {
  std::map<QString, QString> reasons;
  for (const Variant& variant : catalogue_.variants()) {
    if (!device_ || variant.workload != variants_->workload().toStdString()) continue;
    const std::string reason = whyUnsupported(variant, *device_, parameters_);
    if (!reason.empty()) reasons[QString::fromStdString(variant.id)] = engineSentences(reason);
  }
  quietly([&] { variants_->setUnsupported(std::move(reasons)); });
}

void StoryController::showTicks() {
  const QStringList ids = story();
  const std::optional<QStringList>& chosen = chosen_[variants_->workload()];
  const QStringList wanted = chosen ? *chosen : ids;
  if (asSet(wanted) != asSet(variants_->wanted())) quietly([&] { variants_->setTicked(wanted); });
  Q_EMIT storyChanged(ids);
}

void StoryController::proposeSizes() {
  if (!device_) return;
  sizes_->propose(typed(storySizes(variants_->workload().toStdString(), *device_)));
}

QStringList StoryController::story() const {
  QStringList ids;
  if (!device_ || variants_->workload().isEmpty()) return ids;
  for (const std::string& id : storyOf(catalogue_, variants_->workload().toStdString(), *device_, parameters_)) {
    ids << QString::fromStdString(id);
  }
  return ids;
}

void StoryController::followTicks() {
  if (isQuiet_) return;
  const QStringList wanted = variants_->wanted();
  chosen_[variants_->workload()] = asSet(wanted) == asSet(story()) ? std::nullopt : std::optional<QStringList>(wanted);
}

void StoryController::tickStory() {
  chosen_[variants_->workload()] = std::nullopt;
  showTicks();
}

QString StoryController::whyNot(const QString& id) const {
  if (!device_) return {};
  const std::string reason = whyUnsupported(catalogue_.find(id.toStdString()), *device_, parameters_);
  return reason.empty() ? QString() : tr("%1 cannot run: it %2.").arg(id, engineSentences(reason));
}

QString StoryController::durationOf(const RunPlan& plan, std::span<const DeviceDescription> devices) const {
  return aboutText(estimatedSeconds(std::span(&plan, 1), catalogue_, devices));
}

void StoryController::remember() {
  for (const auto& [workload, ids] : chosen_) settings_->setTickedVariants(workload, ids);
  if (!sizes_->error().isEmpty()) return;
  for (const auto& [form, text] : sizes_->chosen()) settings_->setSizes(form, text);
}

}  // namespace headroom
