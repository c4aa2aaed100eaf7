#include "shell/window_actions.hpp"

#include <QCoreApplication>
#include <QIcon>
#include <QKeySequence>
#include <QPainter>
#include <QPixmap>
#include <QPolygonF>
#include <algorithm>
#include <iterator>

namespace headroom {

namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("WindowActions", text);
}

QAction* make(QWidget* window, const QString& text, const QList<QKeySequence>& keys = {}) {
  auto* action = new QAction(text, window);
  action->setShortcuts(keys);
  return action;
}

/// The shape, given on a unit square, in the palette's own colours: the styles' icons are black on dark themes too.
QIcon iconOf(const QPolygonF& shape, const QPalette& palette) {
  QIcon icon;
  for (const int side : {16, 24, 32, 48, 64}) {
    for (const auto mode : {QIcon::Normal, QIcon::Disabled}) {
      QPixmap pixmap(side, side);
      pixmap.fill(Qt::transparent);
      QPainter painter(&pixmap);
      painter.setRenderHint(QPainter::Antialiasing);
      painter.scale(side, side);
      painter.setPen(Qt::NoPen);
      painter.setBrush(
          palette.color(mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active, QPalette::ButtonText));
      painter.drawPolygon(shape);
      painter.end();
      icon.addPixmap(pixmap, mode);
    }
  }
  return icon;
}

QString keyRow(const QString& keys, const QString& what) {
  return QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;&nbsp;</td><td>%2</td></tr>")
      .arg(keys.toHtmlEscaped(), what.toHtmlEscaped());
}

QString keyHeading(const QString& title) {
  return QStringLiteral("<tr><td colspan=\"2\"><br>%1</td></tr>").arg(title.toHtmlEscaped());
}

}  // namespace

void WindowActions::drawIcons(const QPalette& palette) const {
  run->setIcon(iconOf({{0.2, 0.1}, {0.9, 0.5}, {0.2, 0.9}}, palette));
  stop->setIcon(iconOf({{0.18, 0.18}, {0.82, 0.18}, {0.82, 0.82}, {0.18, 0.82}}, palette));
}

WindowActions::WindowActions(QWidget* window)
    : open(make(window, tr("&Open..."), {QKeySequence::Open})),
      paste(make(window, tr("&Paste image"), {QKeySequence::Paste})),
      saveBlurred(make(window, tr("&Save blurred photo as..."), {QKeySequence::Save})),
      exportCsv(make(window, tr("Results as &CSV..."), {QKeySequence(Qt::CTRL | Qt::Key_E)})),
      exportChartPng(make(window, tr("Chart as &PNG..."))),
      exportChartSvg(make(window, tr("Chart as S&VG..."))),
      exportTrace(make(window, tr("Commands as a &trace..."))),
      exportTuningCsv(make(window, tr("Tun&ing as CSV..."))),
      exportTuningT4(make(window, tr("Tuning as T&4 JSON..."))),
      exportSplitCsv(make(window, tr("Sh&ares as CSV..."))),
      exportSplitJson(make(window, tr("Shares as &JSON..."))),
      quit(make(window, tr("&Quit"), {QKeySequence::Quit})),
      run(make(window, tr("&Run"), {QKeySequence(Qt::CTRL | Qt::Key_R), QKeySequence(Qt::Key_F5)})),
      stop(make(window, tr("S&top"), {QKeySequence(Qt::Key_Escape)})),
      findDevices(make(window, tr("R&escan devices"))),
      measureNoise(make(window, tr("Measure this machine's &noise (A/A check)..."))),
      blurWithSelected(make(window, {})),
      tuneSelected(make(window, {})),
      splitSelected(make(window, {})),
      pinBaseline(make(window, tr("&Pin as baseline"), {QKeySequence(Qt::CTRL | Qt::Key_B)})),
      openBaseline(make(window, tr("&Open baseline..."))),
      clearBaseline(make(window, tr("&Clear baseline"))),
      takeTurns(make(window, tr("&Take turns with..."))),
      overlayResults(make(window, tr("Overlay &results of another tool..."))),
      clearOverlays(make(window, tr("Clear o&verlays"))),
      showPhoto(make(window, tr("&Photo"), {QKeySequence(Qt::CTRL | Qt::Key_1)})),
      showThroughput(make(window, tr("&Throughput"), {QKeySequence(Qt::CTRL | Qt::Key_2)})),
      showSpeedUp(make(window, tr("Speed-&up"), {QKeySequence(Qt::CTRL | Qt::Key_6)})),
      showGuide(make(window, tr("&Guide"), {QKeySequence(Qt::CTRL | Qt::Key_3)})),
      showTuner(make(window, tr("Tun&e"), {QKeySequence(Qt::CTRL | Qt::Key_T)})),
      showSplit(make(window, tr("Spl&it"), {QKeySequence(Qt::CTRL | Qt::Key_D)})),
      showSamples(make(window, tr("&Samples of the result"), {QKeySequence(Qt::CTRL | Qt::Key_4)})),
      showTimeline(make(window, tr("Time&line of the result"), {QKeySequence(Qt::CTRL | Qt::Key_5)})),
      filterResults(make(window, tr("Filte&r results"), {QKeySequence::Find})),
      fit(make(window, tr("&Fit photo"), {QKeySequence(Qt::CTRL | Qt::Key_0)})),
      actualSize(make(window, tr("Photo at &100 %"), {QKeySequence(Qt::CTRL | Qt::Key_9)})),
      zoomIn(make(window, tr("Zoom i&n"), {QKeySequence::ZoomIn, QKeySequence(Qt::CTRL | Qt::Key_Equal)})),
      zoomOut(make(window, tr("Zoom &out"), {QKeySequence::ZoomOut})),
      shortcuts(make(window, tr("&Keys"), {QKeySequence(Qt::Key_F1)})),
      about(make(window, tr("&About Headroom"))),
      exportMenu(new QMenu(tr("&Export"), window)),
      compareMenu(new QMenu(tr("&Compare"), window)) {
  drawIcons(window->palette());
  findDevices->setObjectName(QStringLiteral("findDevices"));
  measureNoise->setObjectName(QStringLiteral("measureNoise"));
  blurWithSelected->setObjectName(QStringLiteral("blurWithSelected"));
  tuneSelected->setObjectName(QStringLiteral("tuneSelected"));
  splitSelected->setObjectName(QStringLiteral("splitSelected"));
  stop->setToolTip(tr("End the sweep at once; what was measured stays (Esc)."));
  quit->setMenuRole(QAction::QuitRole);
  about->setMenuRole(QAction::AboutRole);
  exportTrace->setToolTip(tr("The commands' times for ui.perfetto.dev or chrome://tracing."));
  for (QAction* action : {showSamples, showTimeline}) action->setCheckable(true);
  exportMenu->addActions({exportCsv, exportChartPng, exportChartSvg, exportTrace});
  exportMenu->addSeparator();
  exportTuningT4->setToolTip(tr("The configurations tried as Kernel Tuner writes them."));
  exportMenu->addActions({exportTuningCsv, exportTuningT4});
  exportMenu->addSeparator();
  exportMenu->addActions({exportSplitCsv, exportSplitJson});
  exportMenu->addSeparator();
  exportMenu->addAction(saveBlurred);
  pinBaseline->setToolTip(tr("Keep these results to compare the next runs with (Ctrl+B)."));
  compareMenu->addActions({pinBaseline, openBaseline, clearBaseline});
  compareMenu->addSeparator();
  takeTurns->setObjectName(QStringLiteral("takeTurns"));
  takeTurns->setToolTip(tr("Measure two versions of a kernel in turns: is the new one faster, slower or the same?"));
  compareMenu->addAction(takeTurns);
  compareMenu->addSeparator();
  compareMenu->addActions({overlayResults, clearOverlays});
}

void WindowActions::fill(QMenuBar* bar, QMenu* recent, const QList<QAction*>& panels) const {
  QMenu* file = bar->addMenu(tr("&File"));
  file->addAction(open);
  file->addMenu(recent);
  file->addAction(paste);
  file->addSeparator();
  file->addAction(saveBlurred);
  file->addMenu(exportMenu);
  file->addSeparator();
  file->addAction(quit);

  QMenu* runMenu = bar->addMenu(tr("&Run"));
  runMenu->addActions({run, stop});
  runMenu->addSeparator();
  runMenu->addAction(findDevices);

  bar->addMenu(compareMenu);

  QMenu* view = bar->addMenu(tr("&View"));
  view->addActions({showPhoto, showThroughput, showSpeedUp, showGuide, showTuner, showSplit});
  view->addSeparator();
  view->addActions({showSamples, showTimeline, filterResults});
  view->addSeparator();
  view->addActions({fit, actualSize, zoomIn, zoomOut});
  view->addSeparator();
  view->addActions(panels);

  QMenu* tools = bar->addMenu(tr("&Tools"));
  tools->addActions({blurWithSelected, tuneSelected, splitSelected});
  tools->addSeparator();
  tools->addAction(measureNoise);

  QMenu* help = bar->addMenu(tr("&Help"));
  help->addActions({shortcuts, about});
}

QString WindowActions::shortcutsAsHtml(const QList<QAction*>& panels) const {
  QString rows;
  QList<QAction*> actions{run,         stop,        open,           paste,         saveBlurred, exportCsv,
                          pinBaseline, showPhoto,   showThroughput, showSpeedUp,   showGuide,   showTuner,
                          showSplit,   showSamples, showTimeline,   filterResults, fit,         actualSize,
                          zoomIn,      zoomOut,     shortcuts,      quit};
  std::copy_if(panels.begin(), panels.end(), std::back_inserter(actions),
               [](const QAction* panel) { return !panel->shortcut().isEmpty(); });
  for (const QAction* action : actions) {
    QStringList keys;
    for (const QKeySequence& key : action->shortcuts()) keys << key.toString(QKeySequence::NativeText);
    keys.removeDuplicates();
    rows += keyRow(keys.mid(0, 2).join(QStringLiteral(", ")), action->text().remove(QLatin1Char('&')));
  }
  rows += keyHeading(tr("In the photo")) + keyRow(tr("+, -"), tr("Zoom in, zoom out")) +
          keyRow(tr("0, 1"), tr("Fit photo, photo at 100 %")) + keyRow(tr("Arrows"), tr("Move the photo")) +
          keyRow(tr("Shift+Left, Shift+Right"), tr("Move the line between before and after"));
  rows += keyHeading(tr("In the chart")) + keyRow(tr("Left, Right"), tr("Select the line's point before or after")) +
          keyRow(tr("Up, Down"), tr("Select the nearest point of another line"));
  rows += keyHeading(tr("In the speed-up's bars")) + keyRow(tr("Up, Down"), tr("Select the bar above or below"));
  rows += keyHeading(tr("In the samples")) +
          keyRow(tr("Left, Right, Home, End"), tr("Point at the sample before or after, the first, the last"));
  rows += keyHeading(tr("In the timeline")) + keyRow(tr("Left, Right"), tr("Point at the command before or after")) +
          keyRow(tr("+, -, 0"), tr("Zoom in, zoom out, show all commands")) +
          keyRow(tr("Shift+Left, Shift+Right"), tr("Move along the time"));
  rows += keyHeading(tr("In the guide")) + keyRow(tr("Up, Down"), tr("Select the step or experiment before or after"));
  rows +=
      keyHeading(tr("In the tuner's heat map")) + keyRow(tr("Arrows, Home, End"), tr("Select the next cell")) +
      keyHeading(tr("In the tuner's chart")) +
      keyRow(tr("Left, Right, Home, End"), tr("Select the configuration tried before or after, the first, the last"));
  rows += keyHeading(tr("In the chart of shares")) +
          keyRow(tr("Left, Right, Home, End"), tr("Select the share before or after, the first, the last"));
  return QStringLiteral("<table>%1</table>").arg(rows);
}

}  // namespace headroom
