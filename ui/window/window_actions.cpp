#include "window/window_actions.hpp"

#include <QCoreApplication>
#include <QKeySequence>
#include <QStyle>

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

}  // namespace

WindowActions::WindowActions(QWidget* window)
    : open(make(window, tr("&Open..."), {QKeySequence::Open})),
      paste(make(window, tr("&Paste image"), {QKeySequence::Paste})),
      saveBlurred(make(window, tr("&Save blurred photo as..."), {QKeySequence::Save})),
      exportCsv(make(window, tr("Results as &CSV..."), {QKeySequence(Qt::CTRL | Qt::Key_E)})),
      exportChartPng(make(window, tr("Chart as &PNG..."))),
      exportChartSvg(make(window, tr("Chart as S&VG..."))),
      quit(make(window, tr("&Quit"), {QKeySequence::Quit})),
      run(make(window, tr("&Run"), {QKeySequence(Qt::CTRL | Qt::Key_R), QKeySequence(Qt::Key_F5)})),
      stop(make(window, tr("S&top"), {QKeySequence(Qt::Key_Escape)})),
      findDevices(make(window, tr("&Look for devices again"))),
      showPhoto(make(window, tr("&Photo"), {QKeySequence(Qt::CTRL | Qt::Key_1)})),
      showThroughput(make(window, tr("&Throughput"), {QKeySequence(Qt::CTRL | Qt::Key_2)})),
      fit(make(window, tr("&Fit photo"), {QKeySequence(Qt::CTRL | Qt::Key_0)})),
      actualSize(make(window, tr("Photo at &100 %"), {QKeySequence(Qt::CTRL | Qt::Key_9)})),
      zoomIn(make(window, tr("Zoom &in"), {QKeySequence::ZoomIn, QKeySequence(Qt::CTRL | Qt::Key_Equal)})),
      zoomOut(make(window, tr("Zoom &out"), {QKeySequence::ZoomOut})),
      shortcuts(make(window, tr("&Keys"), {QKeySequence(Qt::Key_F1)})),
      about(make(window, tr("&About Headroom"))),
      exportMenu(new QMenu(tr("&Export"), window)) {
  run->setIcon(window->style()->standardIcon(QStyle::SP_MediaPlay));
  stop->setIcon(window->style()->standardIcon(QStyle::SP_MediaStop));
  stop->setToolTip(tr("End the sweep at once; what was measured stays (Esc)."));
  quit->setMenuRole(QAction::QuitRole);
  about->setMenuRole(QAction::AboutRole);
  exportMenu->addActions({exportCsv, exportChartPng, exportChartSvg});
  exportMenu->addSeparator();
  exportMenu->addAction(saveBlurred);
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

  QMenu* view = bar->addMenu(tr("&View"));
  view->addActions({showPhoto, showThroughput});
  view->addSeparator();
  view->addActions({fit, actualSize, zoomIn, zoomOut});
  view->addSeparator();
  view->addActions(panels);

  QMenu* help = bar->addMenu(tr("&Help"));
  help->addActions({shortcuts, about});
}

QString WindowActions::shortcutsAsHtml() const {
  QString rows;
  for (const QAction* action : {run, stop, open, paste, saveBlurred, exportCsv, showPhoto, showThroughput, fit,
                                actualSize, zoomIn, zoomOut, shortcuts, quit}) {
    QStringList keys;
    for (const QKeySequence& key : action->shortcuts()) keys << key.toString(QKeySequence::NativeText);
    keys.removeDuplicates();
    rows += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;&nbsp;</td><td>%2</td></tr>")
                .arg(keys.mid(0, 2).join(QStringLiteral(", ")).toHtmlEscaped(),
                     action->text().remove(QLatin1Char('&')).toHtmlEscaped());
  }
  return QStringLiteral("<table>%1</table>").arg(rows);
}

}  // namespace headroom
