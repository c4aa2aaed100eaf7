#include "capture/capture_timeline.hpp"

#include <QCoreApplication>
#include <vector>

#include "style/text.hpp"

namespace headroom {

namespace {

struct LaunchWords {
  Q_DECLARE_TR_FUNCTIONS(headroom::CaptureTimeline)
};

}  // namespace

TimelineContent timelineContentOf(const CaptureFigures& figures) {
  std::vector<CommandStamp> commands;
  commands.reserve(figures.timeline.size());
  for (const TimedLaunch& launch : figures.timeline) {
    const CapturedProcess& process = figures.processes[launch.process];
    const QString queue =
        LaunchWords::tr("%1 (%2), queue %3").arg(text(process.program)).arg(process.pid).arg(launch.queue + 1);
    commands.push_back({.name = figures.kernels[launch.kernel].name,
                        .queue = queue.toStdString(),
                        .queuedNs = launch.startNs,
                        .submittedNs = launch.startNs,
                        .startNs = launch.startNs,
                        .endNs = launch.endNs});
  }
  return timelineContentOf(commands, LaunchWords::tr("Launches with times are drawn here."));
}

}  // namespace headroom
