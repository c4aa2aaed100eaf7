// The photo in the window: its view, the boxes that choose for it, and what can be done with it.
#pragma once

#include <QAction>
#include <QDir>
#include <QObject>
#include <QString>

#include "photo/blur_box.hpp"
#include "photo/image_well.hpp"
#include "photo/photo_controller.hpp"
#include "photo/photo_view.hpp"
#include "photo/recent_files.hpp"
#include "widgets/view.hpp"

namespace headroom {

/// In menus, on buttons and by keys.
struct PhotoActions {
  explicit PhotoActions(QWidget* window);

  void setPhotoShown(bool shown) const;

  QAction* open;
  QAction* paste;
  QAction* save;
  QAction* fit;
  QAction* actualSize;
  QAction* zoomIn;
  QAction* zoomOut;
};

class PhotoTools : public QObject {
  Q_OBJECT

 public:
  /// Where the photo is chosen, and what it is blurred with.
  struct Boxes {
    ImageWell* well;
    BlurBox* blur;
  };

  /// None is owned; all outlive this object.
  PhotoTools(const ViewContext& context, const PhotoActions& actions, const Boxes& boxes, QObject* parent = nullptr);

  /// What Run does there is not the photo's: it is left to be filled in.
  [[nodiscard]] View view() const;
  [[nodiscard]] PhotoController* controller() const { return controller_; }
  [[nodiscard]] RecentFiles* recent() const { return recent_; }
  [[nodiscard]] const PhotoActions& actions() const { return actions_; }
  void restore();
  void remember() const;

 Q_SIGNALS:
  /// Nothing could be pasted.
  void pasteFailed(const QString& sentence);

 private:
  void connectActions();
  void showOpened(const Photo& photo);
  void followBlurChoice();
  void updateActions();

  Bridge* bridge_;
  Settings* settings_;
  QWidget* window_;
  ViewSignals* signals_;
  PhotoActions actions_;
  Boxes boxes_;
  PhotoView* view_;
  PhotoController* controller_;
  RecentFiles* recent_;
};

}  // namespace headroom
