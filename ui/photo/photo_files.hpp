// Reads and writes photos off the GUI thread.
#pragma once

#include <QImage>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <cstdint>

#include "headroom/image/image.hpp"
#include "headroom/image_files/image_metadata.hpp"

namespace headroom {

/// A photo ready to be shown and processed.
struct Photo {
  QString name;  ///< as shown to the user: the file's name, or "Pasted image"
  QString file;  ///< absolute path; empty if pasted, bundled or opened as a copy
  /// Name of the Qt resource of a bundled photo; else empty.
  QString resource;
  Image image;
  ImageMetadata metadata;  ///< of the file; stored again with a blurred copy
  QImage shown;            ///< the image converted for the screen
  QImage thumbnail;        ///< at most kThumbnailSide on its longer side
  QStringList warnings;
};

inline constexpr int kThumbnailSide = 192;

/// File dialogs' filter for photos.
QString photoFilter();

/// Serves requests one after the other; a newer open() discards the result of an older one.
class PhotoFiles : public QObject {
  Q_OBJECT

 public:
  explicit PhotoFiles(QObject* parent = nullptr);
  /// Waits for a save in progress, so that closing the window loses nothing.
  ~PhotoFiles() override;

  /// `file` is a path or the name of a Qt resource.
  void open(const QString& file);
  void open(const QImage& image, const QString& name);
  /// Opens a temporary copy of a photo with this name, whose path is not the photo's.
  void openCopy(const QString& file, const QString& name);
  void save(const Image& image, const QString& file, const ImageMetadata& metadata = {});
  [[nodiscard]] bool isOpening() const { return opening_ > 0; }

 Q_SIGNALS:
  void opened(const headroom::Photo& photo);
  void openFailed(const QString& file, const QString& reason);
  /// `losses`: a sentence about the data that the file's format cannot store; empty if it stores everything.
  void saved(const QString& file, const QString& losses);
  void saveFailed(const QString& reason);

 private:
  template <class Read>
  void openWith(const QString& file, Read read);

  QThreadPool pool_;
  std::uint64_t newest_ = 0;
  int opening_ = 0;
};

}  // namespace headroom
