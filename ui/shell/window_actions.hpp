// Everything the window can be told to do, once: menus, buttons and keys all use these.
#pragma once

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QPalette>

namespace headroom {

struct WindowActions {
  explicit WindowActions(QWidget* window);

  /// `recent` is the menu of recent files; `panels` show and hide the docks.
  void fill(QMenuBar* bar, QMenu* recent, const QList<QAction*>& panels) const;
  /// Anew when the palette changes.
  void drawIcons(const QPalette& palette) const;
  /// The keys of every action, for the help; `panels` as for fill().
  [[nodiscard]] QString shortcutsAsHtml(const QList<QAction*>& panels) const;

  QAction* open;
  QAction* paste;
  QAction* saveBlurred;
  QAction* exportCsv;
  QAction* exportChartPng;
  QAction* exportChartSvg;
  QAction* exportTrace;
  QAction* exportTuningCsv;
  QAction* exportTuningT4;
  QAction* exportSplitCsv;
  QAction* exportSplitJson;
  QAction* quit;
  QAction* run;
  QAction* stop;
  QAction* findDevices;
  QAction* measureNoise;
  QAction* blurWithSelected;  ///< the kernel that is selected in the list of variants or the table
  QAction* tuneSelected;      ///< likewise
  QAction* splitSelected;     ///< likewise
  QAction* pinBaseline;
  QAction* openBaseline;
  QAction* clearBaseline;
  QAction* takeTurns;
  QAction* overlayResults;
  QAction* clearOverlays;
  QAction* showPhoto;
  QAction* showThroughput;
  QAction* showSpeedUp;
  QAction* showGuide;
  QAction* showTuner;
  QAction* showSplit;
  QAction* showSamples;   ///< checked while they are shown
  QAction* showTimeline;  ///< likewise
  QAction* filterResults;
  QAction* fit;
  QAction* actualSize;
  QAction* zoomIn;
  QAction* zoomOut;
  QAction* shortcuts;
  QAction* about;
  QMenu* exportMenu;
  QMenu* compareMenu;
};

}  // namespace headroom
