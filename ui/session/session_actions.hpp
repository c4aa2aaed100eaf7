// The actions of sessions, for the menu of files.
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QWidget>

namespace headroom {

struct SessionActions {
  /// The actions belong to the window.
  explicit SessionActions(QWidget* window);

  QAction* open;
  QAction* save;
  QAction* saveAs;
  QAction* kernels;  ///< shows the kernels that the opened session brought along
  QMenu* photos;     ///< whether saved sessions hold the photo; the data of an entry is the choice's name
  QActionGroup* photoChoices;
};

}  // namespace headroom
