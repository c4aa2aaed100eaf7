#include "guide/guide_entry.hpp"

#include "guide/guide_view.hpp"
#include "headroom/guide/guide.hpp"
#include "headroom/report/report.hpp"
#include "models/preferences.hpp"

namespace headroom {

namespace {

constexpr QLatin1StringView kGuideView("guide");

void connectGuide(const ViewContext& context, GuideView* view) {
  ViewSignals* window = context.signals;
  QObject::connect(window, &ViewSignals::deviceChanged, view,
                   [view](const std::optional<DeviceDescription>& device) { view->setDevice(device); });
  QObject::connect(window, &ViewSignals::samplingChanged, view, &GuideView::setSampling);
  QObject::connect(view, &GuideView::settingAsked, window, &ViewSignals::settingAsked);
  QObject::connect(view, &GuideView::selectionChanged, window, &ViewSignals::readinessChanged);
  QObject::connect(view, &GuideView::failed, window, &ViewSignals::failed);
  QObject::connect(view, &GuideView::compilerSaid, window, &ViewSignals::compilerSaid);
  QObject::connect(view, &GuideView::finished, window, [window](const RunFinished& finished, qsizetype results) {
    Q_EMIT window->finished(kGuideView, finished,
                            results == 1 ? GuideView::tr("Done: 1 result.")
                                         : GuideView::tr("Done: %n results.", nullptr, static_cast<int>(results)));
  });
  QObject::connect(view, &GuideView::saveReportAsked, window,
                   [window] { Q_EMIT window->exportAsked(QStringLiteral("report")); });
}

ViewExport reportOf(const GuideView* view) {
  return {.what = QStringLiteral("report"),
          .title = GuideView::tr("Save the guide's report"),
          .filter = GuideView::tr("Web pages (*.html)"),
          .kind = GuideView::tr("guide"),
          .ending = QStringLiteral("html"),
          .run =
              [view] {
                RunSummary guide;
                if (const auto& device = view->device()) guide.devices = {device->name};
                return guide;
              },
          .isReady = [view] { return !view->rows().empty(); },
          .write = [view](const QString& file) { writeFile(file.toStdString(), view->reportHtml()); }};
}

QString runUnattended(GuideView* view, const QString& wanted) {
  const bool isWhole = wanted == kWholeGuide;
  if (!isWhole) view->select(wanted);
  QString whyNot = isWhole ? view->whyNotRunAll() : view->whyNotRunSelected();
  if (!whyNot.isEmpty()) return whyNot;
  if (isWhole) {
    view->runAll();
  } else {
    view->runSelected();
  }
  return {};
}

}  // namespace

View guideView(const ViewContext& context) {
  auto* view = new GuideView(context.bridge, context.colours, context.settings, context.historyFolder, context.parent);
  connectGuide(context, view);
  return {
      .id = kGuideView,
      .title = GuideView::tr("Guide"),
      .menuText = GuideView::tr("&Guide"),
      .manual = QStringLiteral("reference/views.md#the-guide-view"),
      .key = QKeySequence(Qt::CTRL | Qt::Key_3),
      .widget = view,
      .keys = {{GuideView::tr("In the guide"),
                {{GuideView::tr("Up, Down"), GuideView::tr("Select the step or experiment before or after")}}}},
      .exports = {reportOf(view)},
      .runHint = GuideView::tr("Run what is selected in the guide (Ctrl+R)."),
      .sampling =
          [view] {
            return GuideView::tr("Each point is sampled for %1.").arg(samplingText(guideSampling(view->sampling())));
          },
      .whyNotRun = [view] { return view->whyNotRunSelected(); },
      .run = [view] { view->runSelected(); },
      .describe = [view](const Progress& progress) { return view->describe(progress); },
      .store = [view](Session& session) { session.guide = view->runs(); },
      .show = [view](const Session& session) { return view->show(session.guide); },
      .runUnattended =
          [view](const ViewChoices& choices) { return runUnattended(view, choices[QStringLiteral("guide")]); }};
}

}  // namespace headroom
