// The window's own actions, and the menus with these and the actions of the window's parts.
#pragma once

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QPalette>
#include <vector>

#include "photo/photo_tools.hpp"
#include "results/results.hpp"
#include "session/session_actions.hpp"
#include "widgets/changes.hpp"
#include "widgets/view.hpp"

namespace headroom {

struct WindowActions {
  explicit WindowActions(QWidget* window);

  /// To be called again when the palette changes.
  void drawIcons(const QPalette& palette) const;
  /// Sets what Stop does; empty: it stops a run.
  void setStopHint(const QString& hint) const;

  PhotoActions photo;
  SessionActions session;
  Changes* changes;
  QAction* quit;
  QAction* run;
  QAction* stop;
  QAction* findDevices;
  QAction* addMachine;
  QAction* measureNoise;
  QAction* takeTurns;
  QAction* preferences;
  QAction* manual;      ///< the user guide's first page
  QAction* viewManual;  ///< its page on the view in front
  QAction* shortcuts;
  QAction* about;
};

/// Menu entries of the window's parts.
struct MenuParts {
  QMenu* recent;
  QMenu* recentSessions;
  QMenu* exports;
  QMenu* compare;
  QAction* pinBaseline;
  QList<QAction*> exported;  ///< entries of `exports`
  QList<QAction*> views;     ///< each brings a view to the front
  Results::Actions results;
  QList<QAction*> panels;  ///< show and hide the docks
  QList<QAction*> takes;   ///< for the selected variant
};

void fillMenus(QMenuBar* bar, const WindowActions& actions, const MenuParts& parts);

/// Returns the shortcuts of all actions and views, for the help.
QString shortcutsAsHtml(const WindowActions& actions, const MenuParts& parts, const std::vector<View>& views);

}  // namespace headroom
