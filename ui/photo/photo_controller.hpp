// The photo at hand: opened from anywhere, blurred anew whenever a choice changes, shown, and saved.
#pragma once

#include <QDir>
#include <QMimeData>
#include <QObject>
#include <QString>
#include <QTimer>
#include <optional>

#include "bridge/bridge.hpp"
#include "headroom/run/image_plan.hpp"
#include "photo/photo_files.hpp"
#include "photo/photo_view.hpp"

namespace headroom {

class PhotoController : public QObject {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object.
  PhotoController(Bridge* bridge, PhotoView* view, QObject* parent = nullptr);

  void open(const QString& file);
  /// What was dropped or pasted: the first file of this computer, else pixels; false when it holds no image and no
  /// address. An address elsewhere is openFailed().
  bool open(const QMimeData& content);
  void open(const QImage& image);
  [[nodiscard]] static bool canOpen(const QMimeData& content);

  /// Each blurs anew when everything needed is known. No device or variant: there is nothing to blur with.
  void setDevice(const std::optional<DeviceDescription>& device);
  /// Of all workloads: those of the one for photos count.
  void setParameters(const ParameterValues& values);
  /// Blurs with the best variant under this allowance, or with this very one: what was said last counts.
  void setBest(Allowance best);
  void setVariant(const QString& id);

  [[nodiscard]] bool hasPhoto() const { return !photo_.image.empty(); }
  [[nodiscard]] bool hasBlurred() const { return blurred_.has_value(); }
  /// A photo is being opened, or a preview is under way or will soon be.
  [[nodiscard]] bool isBusy() const { return files_.isOpening() || bridge_->isPreviewPending() || rest_.isActive(); }
  /// The photo's own, or the user's for one that has none.
  [[nodiscard]] QDir folder() const;
  /// Where the blurred photo may go, beside the photo.
  [[nodiscard]] QString suggestedFile() const;
  void saveBlurred(const QString& file);

 Q_SIGNALS:
  void opened(const headroom::Photo& photo);
  void openFailed(const QString& file, const QString& reason);
  /// Something about the blurred photo was chosen anew: what is shown is of an earlier choice until blurred().
  void asked();
  void blurred(const headroom::ResultRow& row);
  void blurFailed(const QString& reason);
  /// There is nothing to blur with any more: what was said of a blur that failed is settled.
  void blurDropped();
  /// What the photo is blurred with, in few words, and all that is known of it.
  void told(const QString& text, const QString& details);
  /// What blurs the photo, how fast and why, in sentences; or why nothing does.
  void answered(const QString& sentences);
  /// See PhotoFiles::saved.
  void saved(const QString& file, const QString& losses);
  void saveFailed(const QString& reason);

 private:
  void showPhoto(const Photo& photo);
  /// Under the photo. Where nothing is to be said beyond it, it is the answer as well.
  void showCaption(const QString& caption, const QString& answer = {});
  void showPreview(const Preview& preview);
  void blur();
  /// Once more when nothing has changed for a while: with time to find the best variant and to check the result.
  void blurAtRest();
  /// When a blur takes so long that what is shown could be taken for it.
  void tellWhatIsAwaited();
  /// What is seen, and during a run that nothing newer comes until its end.
  void tellWhatIsShown();
  void tellOfPause();
  /// Nothing is blurred while something is timed.
  [[nodiscard]] bool isPaused() const { return bridge_->isSweeping(); }
  void pause();
  void goOn();
  [[nodiscard]] bool canBlur() const { return hasPhoto() && hasDevice() && (best_ || !variant_.isEmpty()); }
  [[nodiscard]] bool hasDevice() const { return device_ && !device_->isEmpty(); }
  [[nodiscard]] QString whyNotBlurred() const;
  [[nodiscard]] ImagePlan plan() const;

  Bridge* bridge_;
  PhotoView* view_;
  PhotoFiles files_;
  Photo photo_;
  std::optional<Preview> blurred_;
  std::optional<QString> device_;  ///< not known yet, or empty where there is none
  QString variant_;
  std::optional<Allowance> best_;
  ParameterValues parameters_;
  QTimer rest_;
  QTimer patience_;
};

}  // namespace headroom
