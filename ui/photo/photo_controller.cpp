#include "photo/photo_controller.hpp"

#include <QFileInfo>
#include <QUrl>
#include <algorithm>
#include <chrono>
#include <utility>

#include "headroom/workloads.hpp"
#include "style/engine_sentences.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

/// Avoids exponents for large numbers: a huge photo takes thousands of milliseconds.
QString number(double value) {
  return onScreen(value < 1000 ? QString::number(value, 'g', 3) : QString::number(value, 'f', 0));
}

QString numberOf(const ErrorFigures& error) {
  return onScreen(QString::number(error.maxAbs, 'g', 2));
}

QString errorText(const ResultRow& row) {
  const QString error = numberOf(*row.error);
  return row.pixel.element == Element::UChar ? PhotoController::tr("%1 with rounding").arg(error) : error;
}

/// Time without changes after which the photo is at rest: longer than a pause while the user drags a slider.
constexpr std::chrono::milliseconds kRest{300};
/// Most blurs end sooner, and a message would only flicker.
constexpr std::chrono::milliseconds kPatience{250};

/// "error up to 2e-4": relative to the true Gaussian. Apart from rounding, an exact blur's error comes only from the
/// truncation of the kernel.
QString errorClause(const ResultRow& row, bool isOfExact) {
  return (isOfExact ? PhotoController::tr("exact; the cut at 3 sigma costs %1") : PhotoController::tr("error up to %1"))
      .arg(errorText(row));
}

QString captionOf(const ResultRow& row, bool isOfExact) {
  const std::optional<double> rate = gigapixelsPerSecond(row);
  QString caption = text(row.variant) + text(afterComma(row.parameters));
  if (rate) caption = PhotoController::tr("%1: %2 ms, %3 GP/s").arg(caption, number(row.medianMs), number(*rate));
  if (row.error) caption = PhotoController::tr("%1, %2").arg(caption, errorClause(row, isOfExact));
  return caption;
}

/// "This photo is blurred with blur.local at sigma 5 in 2.34 ms, which is 5.1 GP/s."
QString timeSentence(const ResultRow& row) {
  const QString blur =
      PhotoController::tr("This photo is blurred with %1 at %2").arg(text(row.variant), text(toText(row.parameters)));
  const std::optional<double> rate = gigapixelsPerSecond(row);
  return rate ? PhotoController::tr("%1 in %2 ms, which is %3 GP/s.").arg(blur, number(row.medianMs), number(*rate))
              : PhotoController::tr("%1.").arg(blur);
}

/// Returns the variant and its speed, in a few words.
QString shortResult(const ResultRow& row, bool isOfExact) {
  const QString variant = QString::fromStdString(row.variant);
  return row.error ? PhotoController::tr("%1, %2").arg(variant, errorClause(row, isOfExact)) : variant;
}

/// Returns all details of the result's error.
QString errorSentence(const ResultRow& row, ImageSize size, bool isOfExact) {
  if (!row.error) return PhotoController::tr("Its error is measured when sigma rests.");
  const QString where = size.pixels() <= kSamplePixels ? PhotoController::tr("on this photo")
                                                       : PhotoController::tr("in samples from all over this photo");
  const QString error =
      PhotoController::tr("Its largest error %1 is %2 of the true Gaussian, white being 1.").arg(where, errorText(row));
  return isOfExact ? PhotoController::tr(
                         "%1 It is what the cut at 3 sigma costs, as in all exact blurs; the rest is exact. "
                         "Approximations that reach further can be nearer to the true Gaussian.")
                         .arg(error)
                   : error;
}

}  // namespace

PhotoController::PhotoController(Bridge* bridge, PhotoView* view, QObject* parent)
    : QObject(parent), bridge_(bridge), view_(view) {
  connect(&files_, &PhotoFiles::opened, this, &PhotoController::showPhoto);
  connect(&files_, &PhotoFiles::openFailed, this, &PhotoController::openFailed);
  connect(&files_, &PhotoFiles::saved, this, &PhotoController::saved);
  connect(&files_, &PhotoFiles::saveFailed, this, &PhotoController::saveFailed);
  connect(bridge_, &Bridge::previewReady, this, &PhotoController::showPreview);
  connect(bridge_, &Bridge::previewFailed, this, [this](const QString& reason) {
    rest_.stop();
    patience_.stop();
    blurred_.reset();
    view_->clearRight();
    showCaption(tr("Not blurred: %1").arg(engineSentences(reason.toStdString())));
    Q_EMIT blurFailed(reason);
  });
  connect(bridge_, &Bridge::previewPostponed, this, &PhotoController::tellWhatIsShown);
  connect(bridge_, &Bridge::sweepStarted, this, &PhotoController::pause);
  connect(bridge_, &Bridge::sweepFinished, this, &PhotoController::goOn);
  connect(bridge_, &Bridge::previewProgressed, this, [this](const QString& activity) {
    // The search that the choice of a variant ended may still report progress.
    if (best_) Q_EMIT told(tr("Finding the fastest..."), activity);
  });
  rest_.setSingleShot(true);
  rest_.setInterval(kRest);
  connect(&rest_, &QTimer::timeout, this, &PhotoController::blurAtRest);
  patience_.setSingleShot(true);
  patience_.setInterval(kPatience);
  connect(&patience_, &QTimer::timeout, this, &PhotoController::tellWhatIsAwaited);
  connect(view_, &PhotoView::fileDropped, this, [this](const QUrl& url) {
    QMimeData content;
    content.setUrls({url});
    open(content);
  });
  connect(view_, &PhotoView::imageDropped, this, qOverload<const QImage&>(&PhotoController::open));
}

void PhotoController::open(const QString& file) {
  files_.open(file);
}

bool PhotoController::open(const QMimeData& content) {
  const QList<QUrl> urls = content.urls();
  const auto local = std::find_if(urls.begin(), urls.end(), [](const QUrl& url) { return url.isLocalFile(); });
  if (local != urls.end()) {
    open(local->toLocalFile());
    return true;
  }
  // A browser provides a URL and, beside it, the image itself.
  const QImage image = content.hasImage() ? qvariant_cast<QImage>(content.imageData()) : QImage();
  if (!image.isNull()) {
    open(image);
    return true;
  }
  if (urls.isEmpty()) return false;
  const QString address = urls.constFirst().toString();
  Q_EMIT openFailed(address, tr("%1 is not a file on this computer. Save it first, then open the file.").arg(address));
  return true;
}

void PhotoController::open(const QImage& image) {
  files_.open(image, tr("Pasted image"));
}

bool PhotoController::canOpen(const QMimeData& content) {
  return content.hasUrls() || content.hasImage();
}

void PhotoController::setDevice(const std::optional<DeviceDescription>& device) {
  device_ = device ? QString::fromStdString(device->id) : QString();
  blur();
}

void PhotoController::setVariant(const QString& id) {
  if (!best_ && variant_ == id) return;
  best_.reset();
  variant_ = id;
  blur();
}

void PhotoController::setParameters(const ParameterValues& values) {
  const ParameterValues own = valuesFor(findWorkload(kPhotoWorkload), values);
  if (parameters_ == own) return;
  parameters_ = own;
  blur();
}

void PhotoController::setBest(Allowance best) {
  if (best_ == best) return;
  best_ = best;
  blur();
}

void PhotoController::setRegion(const QRect& pixels) {
  std::optional<ImageArea> region;
  if (!pixels.isEmpty()) region = ImageArea{pixels.left(), pixels.top(), {pixels.width(), pixels.height()}};
  if (region == region_) return;
  region_ = region;
  if (!region_ || !canBlur()) return;
  // During a run it waits with the photo.
  if (isPaused()) return blur();
  rest_.start();
  Q_EMIT asked();
}

void PhotoController::showPhoto(const Photo& photo) {
  photo_ = photo;
  blurred_.reset();
  view_->setLeft(photo_.shown);
  view_->clearRight();
  showCaption({});
  Q_EMIT opened(photo_);
  blur();
}

void PhotoController::showPreview(const Preview& preview) {
  if (preview.sourceIdentity != photo_.image.identity() || !canBlur()) return;
  const bool isOfEarlierChoice =
      preview.row.parameters != parameters_ || (!best_ && QString::fromStdString(preview.row.variant) != variant_);
  if (isOfEarlierChoice) {
    patience_.start();
  } else {
    patience_.stop();
  }
  blurred_ = preview;
  view_->setRight(preview.shown);
  tellWhatIsShown();
  Q_EMIT blurred(preview.row);
}

void PhotoController::tellWhatIsShown() {
  if (isPaused()) return tellOfPause();
  if (!blurred_) return;
  const ResultRow& row = blurred_->row;
  const bool isOfExact = isExact(bridge_->catalogue().find(row.variant));
  const QString error = errorSentence(row, blurred_->image.size(), isOfExact);
  const QString choice = engineSentences(blurred_->choice.toStdString());
  const QString why = choice.isEmpty() ? tr("It is what you chose.") : choice;
  showCaption(captionOf(row, isOfExact), tr("%1 %2").arg(timeSentence(row), why));
  Q_EMIT told(shortResult(row, isOfExact), (choice + QLatin1Char(' ') + error).trimmed());
}

void PhotoController::tellOfPause() {
  const QString pause = tr("Paused until the run ends");
  if (blurred_) {
    const bool isOfExact = isExact(bridge_->catalogue().find(blurred_->row.variant));
    showCaption(tr("%1. Shown: %2").arg(pause, captionOf(blurred_->row, isOfExact)),
                tr("%1. %2").arg(pause, timeSentence(blurred_->row)));
  } else {
    showCaption(tr("%1. The photo is blurred then.").arg(pause));
  }
  Q_EMIT told(pause, tr("Blurring would disturb what is timed. The photo is blurred again when the run ends."));
}

void PhotoController::pause() {
  rest_.stop();
  patience_.stop();
  if (hasPhoto() && canBlur()) tellOfPause();
}

void PhotoController::goOn() {
  if (!hasPhoto() || !canBlur()) return;
  if (bridge_->isPreviewPending()) {
    blur();  // the newest request, and the preview that the run cancelled
  } else {
    tellWhatIsShown();
  }
}

void PhotoController::showCaption(const QString& caption, const QString& answer) {
  view_->setCaption(caption);
  Q_EMIT answered(answer.isEmpty() ? caption : answer);
}

void PhotoController::blur() {
  if (!hasPhoto()) return;
  if (!canBlur()) {
    rest_.stop();
    patience_.stop();
    bridge_->dropPreview();
    blurred_.reset();
    view_->clearRight();
    showCaption(whyNotBlurred());
    Q_EMIT told({}, {});
    Q_EMIT blurDropped();
    Q_EMIT asked();
    return;
  }
  if (!blurred_) showCaption(tr("Blurring..."));
  ImagePlan quick = plan();
  quick.isMoving = true;
  bridge_->requestPreview(std::move(quick));
  if (!isPaused()) {
    rest_.start();
    if (bridge_->isPreviewPending() && !patience_.isActive()) patience_.start();
  }
  Q_EMIT asked();
}

void PhotoController::tellWhatIsAwaited() {
  if (!bridge_->isPreviewPending() || isPaused()) return;
  const QString what = best_ ? tr("the best variant") : variant_;
  const QString sentence = tr("Blurring with %1%2...").arg(what, text(afterComma(parameters_)));
  showCaption(sentence);
  Q_EMIT told(tr("Blurring..."), sentence);
}

QString PhotoController::whyNotBlurred() const {
  if (!device_) return tr("Looking for devices to blur on...");
  return hasDevice() ? tr("Choose a blur for the photo.") : tr("Not blurred: there is no device.");
}

void PhotoController::blurAtRest() {
  if (!canBlur()) return;
  // Shows pending results first.
  if (bridge_->isPreviewPending()) return rest_.start();
  ImagePlan thorough = plan();
  thorough.checkSample = true;
  thorough.region = region_;
  bridge_->requestPreview(std::move(thorough));
  Q_EMIT asked();
}

ImagePlan PhotoController::plan() const {
  ImagePlan plan;
  plan.device = device_->toStdString();
  if (best_) {
    plan.allowance = *best_;
  } else {
    plan.variant = variant_.toStdString();
  }
  plan.parameters = parameters_;
  plan.image = photo_.image;
  return plan;
}

std::optional<BlurredPhoto> PhotoController::forReport() const {
  if (!blurred_) return std::nullopt;
  const bool isErrorOfParts = blurred_->image.size().pixels() > kSamplePixels;
  return BlurredPhoto{photo_.name.toStdString(),      photo_.image,  blurred_->image, blurred_->row,
                      blurred_->choice.toStdString(), isErrorOfParts};
}

std::optional<ImagePlan> PhotoController::planWith(const QString& variant) const {
  if (!hasPhoto() || !hasDevice()) return std::nullopt;
  ImagePlan other = plan();
  other.variant = variant.toStdString();
  other.region = region_;
  return other;
}

QDir PhotoController::folder() const {
  return photo_.file.isEmpty() ? QDir::home() : QFileInfo(photo_.file).absoluteDir();
}

QString PhotoController::suggestedFile() const {
  const QString stem = photo_.file.isEmpty() ? tr("photo") : QFileInfo(photo_.file).completeBaseName();
  return folder().filePath(stem + QStringLiteral("-blurred.png"));
}

void PhotoController::saveBlurred(const QString& file) {
  if (blurred_) files_.save(blurred_->image, file, photo_.metadata);
}

}  // namespace headroom
