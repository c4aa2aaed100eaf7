// What the window itself can be told to do, and the menus that hold that and what its parts can do.
#pragma once

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QPalette>
#include <vector>

#include "photo/photo_tools.hpp"
#include "results/results.hpp"
#include "widgets/view.hpp"

namespace headroom {

struct WindowActions {
  explicit WindowActions(QWidget* window);

  /// Anew when the palette changes.
  void drawIcons(const QPalette& palette) const;

  PhotoActions photo;
  QAction* quit;
  QAction* run;
  QAction* stop;
  QAction* findDevices;
  QAction* measureNoise;
  QAction* takeTurns;
  QAction* preferences;
  QAction* manual;      ///< the user guide's first page
  QAction* viewManual;  ///< its page on the view in front
  QAction* shortcuts;
  QAction* about;
};

/// What the window's parts bring along for its menus.
struct MenuParts {
  QMenu* recent;
  QMenu* exports;
  QMenu* compare;
  QAction* pinBaseline;
  QList<QAction*> exported;  ///< entries of `exports`
  QList<QAction*> views;     ///< each brings one to the front
  Results::Actions results;
  QList<QAction*> panels;  ///< show and hide the docks
  QList<QAction*> takes;   ///< what can be done with the selected variant
};

void fillMenus(QMenuBar* bar, const WindowActions& actions, const MenuParts& parts);

/// The keys of every action, and those of the views, for the help.
QString shortcutsAsHtml(const WindowActions& actions, const MenuParts& parts, const std::vector<View>& views);

}  // namespace headroom
