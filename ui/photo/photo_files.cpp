#include "photo/photo_files.hpp"

#include <QFileInfo>
#include <QImageReader>
#include <QMetaObject>
#include <exception>
#include <utility>

#include "bridge/image_conversion.hpp"
#include "headroom/image_files/image_file.hpp"
#include "headroom/system/error.hpp"
#include "style/engine_sentences.hpp"

namespace headroom {

namespace {

bool isResource(const QString& file) {
  return file.startsWith(QLatin1Char(':'));
}

/// Qt resources have no path that the engine can open, and a build without OpenCV has only Qt's codecs.
Image readWithQt(const QString& file) {
  QImageReader reader(file);
  reader.setAutoTransform(true);
  const QImage image = reader.read();
  if (image.isNull()) {
    throw Error(Stage::ImageFile, PhotoFiles::tr("%1 cannot be read as an image: %2. Choose another file.")
                                      .arg(file, reader.errorString())
                                      .toStdString());
  }
  return fromQImage(image);
}

Photo finish(Photo photo) {
  photo.shown = toQImage(photo.image);
  photo.thumbnail =
      photo.shown.width() <= kThumbnailSide && photo.shown.height() <= kThumbnailSide
          ? photo.shown
          : photo.shown.scaled(kThumbnailSide, kThumbnailSide, Qt::KeepAspectRatio, Qt::SmoothTransformation);
  return photo;
}

Photo readFrom(const QString& file) {
  Photo photo;
  photo.name = QFileInfo(file).fileName();
  if (isResource(file)) {
    photo.resource = file;
  } else {
    photo.file = QFileInfo(file).absoluteFilePath();
  }
  if (isResource(file) || !imageFilesSupported()) {
    photo.image = readWithQt(file);
  } else {
    const LoadedImage loaded = loadImage(file.toStdString());
    photo.image = loaded.image;
    photo.metadata = loaded.metadata;
    for (const std::string& warning : loaded.warnings) photo.warnings << engineSentences(warning);
  }
  return finish(std::move(photo));
}

/// A function of its own, because lupdate loses the class in a function template.
QString tooLarge(const QString& file) {
  return PhotoFiles::tr("%1 does not fit into memory. Choose a smaller image.").arg(file);
}

}  // namespace

QString photoFilter() {
  QStringList patterns;
  for (const std::string& ending : imageFileEndings())
    patterns << QStringLiteral("*.") + QString::fromStdString(ending);
  return PhotoFiles::tr("Images (%1);;All files (*)").arg(patterns.join(QLatin1Char(' ')));
}

PhotoFiles::PhotoFiles(QObject* parent) : QObject(parent) {
  pool_.setMaxThreadCount(1);
}

PhotoFiles::~PhotoFiles() {
  pool_.waitForDone();
}

template <class Read>
void PhotoFiles::openWith(const QString& file, Read read) {
  const std::uint64_t request = ++newest_;
  ++opening_;
  pool_.start([this, request, file, read] {
    Photo photo;
    QString reason;
    try {
      photo = read();
    } catch (const std::bad_alloc&) {
      reason = tooLarge(file);
    } catch (const std::exception& error) {
      reason = engineSentences(error.what());
    }
    QMetaObject::invokeMethod(
        this,
        [this, request, file, photo, reason] {
          --opening_;
          if (request != newest_) return;
          if (reason.isEmpty()) {
            Q_EMIT opened(photo);
          } else {
            Q_EMIT openFailed(file, reason);
          }
        },
        Qt::QueuedConnection);
  });
}

void PhotoFiles::open(const QString& file) {
  openWith(file, [file] { return readFrom(file); });
}

void PhotoFiles::open(const QImage& image, const QString& name) {
  openWith(name, [image, name] {
    Photo photo;
    photo.name = name;
    photo.image = fromQImage(image);
    return finish(std::move(photo));
  });
}

void PhotoFiles::openCopy(const QString& file, const QString& name) {
  openWith(name, [file, name] {
    Photo photo = readFrom(file);
    photo.name = name;
    photo.file.clear();
    return photo;
  });
}

void PhotoFiles::save(const Image& image, const QString& file, const ImageMetadata& metadata) {
  pool_.start([this, image, file, metadata] {
    QString reason;
    QString losses;
    try {
      losses = engineSentences(lossesWhenSaved(image, file.toStdString(), metadata));
      saveImage(image, file.toStdString(), metadata);
    } catch (const std::exception& error) {
      reason = engineSentences(error.what());
    }
    QMetaObject::invokeMethod(
        this,
        [this, file, reason, losses] {
          if (reason.isEmpty()) {
            Q_EMIT saved(file, losses);
          } else {
            Q_EMIT saveFailed(reason);
          }
        },
        Qt::QueuedConnection);
  });
}

}  // namespace headroom
