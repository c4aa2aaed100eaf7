#include "shell/view_list.hpp"

#include "capture/capture_entry.hpp"
#include "guide/guide_entry.hpp"
#include "headroom/system/error.hpp"
#include "kernel/kernel_entry.hpp"
#include "models/preferences.hpp"
#include "split/split_entry.hpp"
#include "style/text.hpp"
#include "tune/tune_entry.hpp"

namespace headroom {

namespace {

QString runChosen(const ViewSources& sources, const ViewChoices& choices) {
  SweepChoice* choice = sources.choice;
  if (choices.contains(QStringLiteral("workload"))) choice->setWorkload(choices[QStringLiteral("workload")]);
  try {
    if (choices.contains(QStringLiteral("variants"))) choice->tick(choices[QStringLiteral("variants")]);
  } catch (const UsageError& error) {
    return text(error.what());
  }
  if (choices.contains(QStringLiteral("speed-up"))) choice->timeTransfers();
  QString whyNot = choice->whyNotRun();
  if (whyNot.isEmpty()) sources.runSweep();
  return whyNot;
}

/// Run measures the choices of the controls and the side panel.
View ofSweep(View view, const ViewSources& sources) {
  SweepChoice* choice = sources.choice;
  view.controls = Control::Parameters | Control::Sweep | Control::Export;
  view.runHint = SweepChoice::tr("Measure every ticked variant at every size (Ctrl+R).");
  view.sampling = [choice] {
    return SweepChoice::tr("Each point is sampled for %1.").arg(samplingText(choice->sampling()));
  };
  view.whyNotRun = [choice] { return choice->whyNotRun(); };
  view.run = sources.runSweep;
  view.duration = [choice] { return choice->duration(); };
  view.runUnattended = [sources](const ViewChoices& choices) { return runChosen(sources, choices); };
  return view;
}

}  // namespace

std::vector<View> windowViews(const ViewContext& context, const ViewSources& sources) {
  return {
      ofSweep(sources.photo->view(), sources),
      ofSweep(sources.results->throughput(), sources),
      ofSweep(sources.results->speedUp(), sources),
      ofSweep(sources.results->roofline(), sources),
      guideView(context),
      tuneView(context),
      splitView(context),
      kernelView(context),
      captureView(context),
  };
}

}  // namespace headroom
