#include "photo/blur_speeds.hpp"

#include <utility>

#include "headroom/workloads.hpp"

namespace headroom {

BlurSpeeds::BlurSpeeds(const Parts& parts, QObject* parent) : QObject(parent), parts_(parts) {
  connect(parts_.signals, &ViewSignals::deviceChanged, this, [this](const std::optional<DeviceDescription>& device) {
    facts_.device = device;
    facts_.ranking.reset();
    ranked_.reset();
  });
  connect(parts_.signals, &ViewSignals::parametersChanged, this, [this](const ParameterValues& values) {
    facts_.parameters = valuesFor(findWorkload(kPhotoWorkload), values);
  });
  connect(parts_.bridge, &Bridge::sweepFinished, this, [this] {
    ranked_.reset();
    rankAtRest();
  });
  connect(parts_.bridge, &Bridge::kernelsRead, this, [this] {
    ranked_.reset();
    parts_.bar->setFacts(currentFacts(), parts_.bridge->catalogue().variants());
  });
  connect(parts_.bridge, &Bridge::previewsEnded, this, &BlurSpeeds::rankAtRest);
  connect(parts_.bridge, &Bridge::ranked, this, [this](const Ranking& ranking) { facts_.ranking = ranking; });
  connect(parts_.box, &BlurBox::aboutToShow, this,
          [this] { parts_.box->setFacts(currentFacts(), parts_.bridge->catalogue().variants()); });
  connect(parts_.bar, &PhotoBar::aboutToShowLeft, this,
          [this] { parts_.bar->setFacts(currentFacts(), parts_.bridge->catalogue().variants()); });
}

BlurFacts BlurSpeeds::currentFacts() const {
  BlurFacts facts = facts_;
  if (facts.ranking && facts.ranking->plan.parameters != facts.parameters) facts.ranking.reset();
  return facts;
}

std::optional<ChoicePlan> BlurSpeeds::planForPhoto() const {
  if (!facts_.device || !parts_.photo->hasPhoto()) return std::nullopt;
  const Image& image = parts_.photo->photo().image;
  ChoicePlan plan;
  plan.device = facts_.device->id;
  plan.size = image.size();
  plan.parameters = facts_.parameters;
  plan.channels = image.channels();
  plan.allowance = Allowance::Fast;
  plan.trialSeconds = 0;  // only what is measured already
  plan.isOfBytes = image.depth() == Depth::U8 && !image.hasAlpha();
  return plan;
}

void BlurSpeeds::rankAtRest() {
  if (parts_.photo->isBusy() || parts_.bridge->isSweeping()) return;
  const std::optional<ChoicePlan> plan = planForPhoto();
  if (!plan || ranked_ == plan) return;
  ranked_ = plan;
  parts_.bridge->rank(*plan);
}

}  // namespace headroom
