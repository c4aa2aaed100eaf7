// Photos read and written off the GUI thread.
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
  QString name;  ///< for people: the file's name, or "Pasted image"
  QString file;  ///< absolute path; empty when it came from the clipboard or is bundled
  Image image;
  ImageMetadata metadata;  ///< of the file; it goes along where a blur of the photo is saved
  QImage shown;            ///< the image converted for the screen
  QImage thumbnail;        ///< at most kThumbnailSide on its longer side
  QStringList warnings;
};

inline constexpr int kThumbnailSide = 192;

/// File dialogs' filter for photos.
QString photoFilter();

/// Requests are served one after the other; a newer open() makes an older one's result unwanted, and it is dropped.
class PhotoFiles : public QObject {
  Q_OBJECT

 public:
  explicit PhotoFiles(QObject* parent = nullptr);
  /// Waits for a save that is under way: nothing is lost by closing the window.
  ~PhotoFiles() override;

  /// `file` is a path, or a Qt resource's.
  void open(const QString& file);
  void open(const QImage& image, const QString& name);
  void save(const Image& image, const QString& file, const ImageMetadata& metadata = {});
  [[nodiscard]] bool isOpening() const { return opening_ > 0; }

 Q_SIGNALS:
  void opened(const headroom::Photo& photo);
  void openFailed(const QString& file, const QString& reason);
  /// `losses`: a sentence on what the file's format cannot keep; empty where it keeps all.
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
