// The photo's part of the window: its view, its boxes and its actions.
#pragma once

#include <QAction>
#include <QDir>
#include <QObject>
#include <QString>
#include <vector>

#include "photo/blur_box.hpp"
#include "photo/image_well.hpp"
#include "photo/photo_controller.hpp"
#include "photo/photo_pane.hpp"
#include "widgets/page_file.hpp"
#include "widgets/recent_files.hpp"
#include "widgets/view.hpp"

namespace headroom {

/// Actions for menus, buttons and shortcuts.
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
  /// Boxes for the photo and its blur.
  struct Boxes {
    ImageWell* well;
    BlurBox* blur;
  };

  /// None is owned; all outlive this object.
  PhotoTools(const ViewContext& context, const PhotoActions& actions, const Boxes& boxes, QObject* parent = nullptr);

  /// The result lacks the function of Run, which the caller fills in.
  [[nodiscard]] View view() const;
  [[nodiscard]] PhotoController* controller() const { return controller_; }
  [[nodiscard]] RecentFiles* recent() const { return recent_; }
  [[nodiscard]] const PhotoActions& actions() const { return actions_; }
  /// The chosen blur as text: an accuracy level, or a variant's id.
  [[nodiscard]] QString blurWith() const;
  /// Takes the photo and its blur for a report; the part is empty if nothing is blurred.
  [[nodiscard]] PagePart reportPart() const;
  /// Ignores a level or a variant that does not exist.
  void setBlurWith(const QString& choice);
  void restore();
  void remember() const;

 Q_SIGNALS:
  /// The clipboard held nothing to open.
  void pasteFailed(const QString& sentence);

 private:
  void connectActions();
  void showOpened(const Photo& photo);
  void followBlurChoice();
  void updateActions();
  [[nodiscard]] ViewExport reportExport() const;

  Bridge* bridge_;
  Settings* settings_;
  QWidget* window_;
  ViewSignals* signals_;
  PhotoActions actions_;
  Boxes boxes_;
  PhotoPane* pane_;
  PhotoController* controller_;
  RecentFiles* recent_;
  bool hadBlurred_ = false;  ///< at the last update of the actions
};

}  // namespace headroom
