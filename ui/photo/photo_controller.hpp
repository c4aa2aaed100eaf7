// Controller of the photo: opens it from any source, blurs it again whenever a choice changes, shows it and saves it.
#pragma once

#include <QDir>
#include <QMimeData>
#include <QObject>
#include <QRect>
#include <QString>
#include <QTimer>
#include <optional>

#include "bridge/bridge.hpp"
#include "headroom/pages/photo_page.hpp"
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
  /// Opens dropped or pasted content: the first local file, or otherwise pixels. Returns false if there is neither an
  /// image nor a URL. A remote URL ends with openFailed().
  bool open(const QMimeData& content);
  void open(const QImage& image);
  /// Opens a temporary copy of the photo of this name.
  void openCopy(const QString& file, const QString& name) { files_.openCopy(file, name); }
  [[nodiscard]] static bool canOpen(const QMimeData& content);

  /// These setters blur again when all choices are known. Without a device or a variant, nothing is blurred.
  void setDevice(const std::optional<DeviceDescription>& device);
  /// Parameters of all workloads; those of the photo's workload are used.
  void setParameters(const ParameterValues& values);
  /// Blurs with the best variant under this allowance, or with a given variant; the last call applies.
  void setBest(Allowance best);
  void setVariant(const QString& id);

  /// Measures the error of the blurred photo in this part as well, when the photo rests; empty for none.
  void setRegion(const QRect& pixels);
  [[nodiscard]] const Photo& photo() const { return photo_; }
  /// The blurred photo that is shown.
  [[nodiscard]] const std::optional<Preview>& shown() const { return blurred_; }
  /// Returns the photo and its blur for a report; nothing if nothing is blurred.
  [[nodiscard]] std::optional<BlurredPhoto> forReport() const;
  /// Returns the plan for the photo as it is shown, with another variant; nothing without a photo or a device.
  [[nodiscard]] std::optional<ImagePlan> planWith(const QString& variant) const;

  [[nodiscard]] bool hasPhoto() const { return !photo_.image.empty(); }
  [[nodiscard]] bool hasBlurred() const { return blurred_.has_value(); }
  /// A photo is being opened, or a preview is in progress or due.
  [[nodiscard]] bool isBusy() const { return files_.isOpening() || bridge_->isPreviewPending() || rest_.isActive(); }
  /// Returns the photo's folder, or the user's if the photo has none.
  [[nodiscard]] QDir folder() const;
  /// Returns a proposed file name for the blurred photo, beside the photo.
  [[nodiscard]] QString suggestedFile() const;
  void saveBlurred(const QString& file);

 Q_SIGNALS:
  void opened(const headroom::Photo& photo);
  void openFailed(const QString& file, const QString& reason);
  /// A choice of the blur changed: until blurred(), the view shows the result of an earlier choice.
  void asked();
  void blurred(const headroom::ResultRow& row);
  void blurFailed(const QString& reason);
  /// Nothing can be blurred any more; an earlier report of a failed blur is obsolete.
  void blurDropped();
  /// The blur of the photo, in a few words, and all its details.
  void told(const QString& text, const QString& details);
  /// Which variant blurs the photo, how fast and why, in sentences; or why none does.
  void answered(const QString& sentences);
  /// See PhotoFiles::saved.
  void saved(const QString& file, const QString& losses);
  void saveFailed(const QString& reason);

 private:
  void showPhoto(const Photo& photo);
  /// Shows the caption under the photo, and emits it as the answer as well if `answer` is empty.
  void showCaption(const QString& caption, const QString& answer = {});
  void showPreview(const Preview& preview);
  void blur();
  /// Blurs once more when nothing has changed for a while, with time to find the best variant and to check the result.
  void blurAtRest();
  /// Called when a blur takes so long that the view could be mistaken for its result.
  void tellWhatIsAwaited();
  /// Describes the shown image; during a run, also says that it is updated only when the run ends.
  void tellWhatIsShown();
  void tellOfPause();
  /// Nothing is blurred while something is being timed.
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
  std::optional<QString> device_;  ///< no value: not known yet; empty: there is none
  QString variant_;
  std::optional<Allowance> best_;
  ParameterValues parameters_;
  std::optional<ImageArea> region_;
  QTimer rest_;
  QTimer patience_;
};

}  // namespace headroom
