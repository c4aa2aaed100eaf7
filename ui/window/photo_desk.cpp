#include "window/photo_desk.hpp"

#include <QFileInfo>
#include <QUrl>
#include <algorithm>
#include <utility>

namespace headroom {

namespace {

QString number(double value) {
  return QString::number(value, 'g', 3);
}

QString captionOf(const ResultRow& row) {
  const std::optional<double> rate = gigapixelsPerSecond(row);
  const QString title =
      PhotoDesk::tr("%1, sigma %2").arg(QString::fromStdString(row.variant), QString::number(row.sigma, 'g', 4));
  if (!rate) return title;
  return PhotoDesk::tr("%1: %2 ms, %3 GP/s").arg(title, number(row.medianMs), number(*rate));
}

}  // namespace

PhotoDesk::PhotoDesk(Bridge* bridge, PhotoView* view, QObject* parent) : QObject(parent), bridge_(bridge), view_(view) {
  connect(&files_, &PhotoFiles::opened, this, &PhotoDesk::showPhoto);
  connect(&files_, &PhotoFiles::openFailed, this, &PhotoDesk::openFailed);
  connect(&files_, &PhotoFiles::saved, this, &PhotoDesk::saved);
  connect(&files_, &PhotoFiles::saveFailed, this, &PhotoDesk::saveFailed);
  connect(bridge_, &Bridge::previewReady, this, &PhotoDesk::showPreview);
  connect(bridge_, &Bridge::previewFailed, this, [this](const QString& reason) {
    blurred_.reset();
    view_->clearAfter();
    view_->setCaption(tr("Not blurred: %1").arg(reason));
    Q_EMIT blurFailed(reason);
  });
  connect(bridge_, &Bridge::previewPostponed, this,
          [this] { view_->setCaption(tr("The photo is blurred again when measuring has ended.")); });
  connect(view_, &PhotoView::fileDropped, this, [this](const QUrl& url) {
    QMimeData content;
    content.setUrls({url});
    open(content);
  });
  connect(view_, &PhotoView::imageDropped, this, qOverload<const QImage&>(&PhotoDesk::open));
}

void PhotoDesk::open(const QString& file) {
  files_.open(file);
}

bool PhotoDesk::open(const QMimeData& content) {
  const QList<QUrl> urls = content.urls();
  const auto local = std::find_if(urls.begin(), urls.end(), [](const QUrl& url) { return url.isLocalFile(); });
  if (local != urls.end()) {
    open(local->toLocalFile());
    return true;
  }
  // A browser offers an address and, beside it, the image itself.
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

void PhotoDesk::open(const QImage& image) {
  files_.open(image, tr("Pasted image"));
}

bool PhotoDesk::canOpen(const QMimeData& content) {
  return content.hasUrls() || content.hasImage();
}

void PhotoDesk::setDevice(const std::optional<DeviceDescription>& device) {
  device_ = device ? QString::fromStdString(device->id) : QString();
  blur();
}

void PhotoDesk::setVariant(const QString& id) {
  if (variant_ == id) return;
  variant_ = id;
  blur();
}

void PhotoDesk::setSigma(double sigma) {
  if (sigma_ == sigma) return;
  sigma_ = sigma;
  blur();
}

void PhotoDesk::showPhoto(const Photo& photo) {
  photo_ = photo;
  blurred_.reset();
  view_->setBefore(photo_.shown);
  view_->clearAfter();
  view_->setCaption({});
  Q_EMIT opened(photo_);
  blur();
}

void PhotoDesk::showPreview(const Preview& preview) {
  if (preview.sourceIdentity != photo_.image.identity() || variant_.isEmpty()) return;
  blurred_ = preview;
  view_->setAfter(preview.shown);
  view_->setCaption(captionOf(preview.row));
  Q_EMIT blurred(preview.row);
}

void PhotoDesk::blur() {
  if (!hasPhoto()) return;
  if (device_.isEmpty() || variant_.isEmpty()) {
    bridge_->dropPreview();
    blurred_.reset();
    view_->clearAfter();
    view_->setCaption(variant_.isEmpty() ? tr("Select a blur variant to see what it makes of the photo.")
                                         : tr("Not blurred: there is no device."));
    Q_EMIT asked();
    return;
  }
  ImagePlan plan;
  plan.device = device_.toStdString();
  plan.variant = variant_.toStdString();
  plan.sigma = sigma_;
  plan.image = photo_.image;
  bridge_->requestPreview(std::move(plan));
  Q_EMIT asked();
}

QDir PhotoDesk::folder() const {
  return photo_.file.isEmpty() ? QDir::home() : QFileInfo(photo_.file).absoluteDir();
}

QString PhotoDesk::suggestedFile() const {
  const QString stem = photo_.file.isEmpty() ? tr("photo") : QFileInfo(photo_.file).completeBaseName();
  return folder().filePath(stem + QStringLiteral("-blurred.png"));
}

void PhotoDesk::saveBlurred(const QString& file) {
  if (blurred_) files_.save(blurred_->image, file);
}

}  // namespace headroom
