#include "shell/window_actions.hpp"

#include <QCoreApplication>
#include <QIcon>
#include <QKeySequence>
#include <QPainter>
#include <QPixmap>
#include <QPolygonF>

namespace headroom {

namespace {

struct ActionWords {
  Q_DECLARE_TR_FUNCTIONS(WindowActions)
};

QAction* make(QWidget* window, const QString& text, const QList<QKeySequence>& keys = {}) {
  auto* action = new QAction(text, window);
  action->setShortcuts(keys);
  return action;
}

/// Draws the shape, given on a unit square, in the palette's colours: the styles' icons are black in dark themes, too.
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

void WindowActions::setStopHint(const QString& hint) const {
  stop->setToolTip(hint.isEmpty() ? ActionWords::tr("Stop the run now and keep the results so far (Esc).") : hint);
}

WindowActions::WindowActions(QWidget* window)
    : photo(window),
      session(window),
      changes(new Changes(window)),
      quit(make(window, ActionWords::tr("&Quit"), {QKeySequence::Quit})),
      run(make(window, ActionWords::tr("&Run"), {QKeySequence(Qt::CTRL | Qt::Key_R), QKeySequence(Qt::Key_F5)})),
      stop(make(window, ActionWords::tr("S&top"), {QKeySequence(Qt::Key_Escape)})),
      findDevices(make(window, ActionWords::tr("R&escan devices"))),
      addMachine(make(window, ActionWords::tr("Add &machine..."))),
      measureNoise(make(window, ActionWords::tr("Measure &noise floor (A/A test)..."))),
      takeTurns(make(window, ActionWords::tr("&Take turns with..."))),
      preferences(make(window, ActionWords::tr("&Preferences..."), {QKeySequence(Qt::CTRL | Qt::Key_Comma)})),
      manual(make(window, ActionWords::tr("User &guide"))),
      viewManual(make(window, ActionWords::tr("Help on this &view"), {QKeySequence(Qt::SHIFT | Qt::Key_F1)})),
      shortcuts(make(window, ActionWords::tr("&Keys"), {QKeySequence(Qt::Key_F1)})),
      about(make(window, ActionWords::tr("&About Headroom"))) {
  drawIcons(window->palette());
  findDevices->setObjectName(QStringLiteral("findDevices"));
  addMachine->setObjectName(QStringLiteral("addMachine"));
  addMachine->setToolTip(ActionWords::tr("Measure on a device of another machine, container or pod."));
  measureNoise->setObjectName(QStringLiteral("measureNoise"));
  setStopHint({});
  takeTurns->setObjectName(QStringLiteral("takeTurns"));
  takeTurns->setToolTip(
      ActionWords::tr("Measure two versions of a kernel, interleaved: is the new one faster, slower or the same?"));
  preferences->setObjectName(QStringLiteral("showPreferences"));
  preferences->setToolTip(
      ActionWords::tr("Choose how points are measured, the theme, the language, and folders of kernels."));
  preferences->setMenuRole(QAction::PreferencesRole);
  manual->setObjectName(QStringLiteral("showManual"));
  viewManual->setObjectName(QStringLiteral("showViewManual"));
  shortcuts->setObjectName(QStringLiteral("showKeys"));
  quit->setMenuRole(QAction::QuitRole);
  about->setObjectName(QStringLiteral("showAbout"));
  about->setMenuRole(QAction::AboutRole);
}

void fillMenus(QMenuBar* bar, const WindowActions& actions, const MenuParts& parts) {
  const PhotoActions& photo = actions.photo;
  QMenu* file = bar->addMenu(ActionWords::tr("&File"));
  file->addAction(photo.open);
  file->addMenu(parts.recent);
  file->addAction(photo.paste);
  file->addSeparator();
  file->addActions({actions.session.open, actions.session.save, actions.session.saveAs});
  file->addMenu(parts.recentSessions);
  file->addMenu(actions.session.photos);
  file->addAction(actions.session.kernels);
  file->addSeparator();
  file->addAction(photo.save);
  file->addMenu(parts.exports);
  file->addSeparator();
  file->addAction(actions.quit);

  QMenu* edit = bar->addMenu(ActionWords::tr("Ed&it"));
  edit->addActions({actions.changes->undo(), actions.changes->redo()});
  edit->addSeparator();
  edit->addAction(parts.results.clear);

  QMenu* run = bar->addMenu(ActionWords::tr("&Run", "menu"));
  run->addActions({actions.run, actions.stop});
  run->addSeparator();
  run->addActions({actions.findDevices, actions.addMachine});

  bar->addMenu(parts.compare);

  QMenu* view = bar->addMenu(ActionWords::tr("&View"));
  view->addActions(parts.views);
  view->addSeparator();
  view->addActions({parts.results.samples, parts.results.timeline, parts.results.source, parts.results.filter});
  view->addSeparator();
  view->addActions({photo.fit, photo.actualSize, photo.zoomIn, photo.zoomOut});
  view->addSeparator();
  view->addActions(parts.panels);

  QMenu* tools = bar->addMenu(ActionWords::tr("&Tools"));
  tools->addActions(parts.takes);
  tools->addSeparator();
  tools->addAction(actions.measureNoise);
  tools->addSeparator();
  tools->addAction(actions.preferences);

  QMenu* help = bar->addMenu(ActionWords::tr("&Help"));
  help->addActions({actions.manual, actions.viewManual});
  help->addSeparator();
  help->addActions({actions.shortcuts, actions.about});
}

QString shortcutsAsHtml(const WindowActions& actions, const MenuParts& parts, const std::vector<View>& views) {
  const PhotoActions& photo = actions.photo;
  QList<QAction*> all{actions.run, actions.stop,         photo.open,          photo.paste,
                      photo.save,  actions.session.open, actions.session.save};
  all << parts.exported << parts.pinBaseline << parts.views << parts.results.samples << parts.results.timeline
      << parts.results.source << parts.results.filter << photo.fit << photo.actualSize << photo.zoomIn << photo.zoomOut
      << actions.changes->undo() << actions.changes->redo() << actions.preferences << actions.viewManual
      << actions.shortcuts << actions.quit << parts.panels;
  QString rows;
  for (const QAction* action : all) {
    if (action->shortcut().isEmpty()) continue;
    QStringList keys;
    for (const QKeySequence& key : action->shortcuts()) keys << key.toString(QKeySequence::NativeText);
    keys.removeDuplicates();
    rows += keyRow(keys.mid(0, 2).join(QStringLiteral(", ")), action->text().remove(QLatin1Char('&')));
  }
  for (const View& view : views) {
    for (const ViewKeys& part : view.keys) {
      rows += keyHeading(part.heading);
      for (const auto& [keys, what] : part.rows) rows += keyRow(keys, what);
    }
  }
  return QStringLiteral("<table>%1</table>").arg(rows);
}

}  // namespace headroom
