// The photo of a session: read, encoded and checked for a file, and found again when the session is opened. The
// functions on files may take long and belong off the GUI thread.
#pragma once

#include <QImage>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <string>

#include "headroom/session.hpp"
#include "photo/photo_files.hpp"

namespace headroom {

/// Whether a session holds a copy of the photo's file.
enum class PhotoEmbedding {
  IfSmall,  ///< up to kLargestSmallPhoto
  Always,   ///< up to kLargestEmbeddedPhoto
  Never
};

/// Size of most photos for screens: with it a session still fits into an e-mail.
inline constexpr std::size_t kLargestSmallPhoto = std::size_t{4} << 20;
/// Leaves room for results below the limit of sessions.
inline constexpr std::size_t kLargestEmbeddedPhoto = std::size_t{128} << 20;

[[nodiscard]] QString nameOf(PhotoEmbedding embedding);
/// IfSmall for an unknown name.
[[nodiscard]] PhotoEmbedding embeddingOf(const QString& name);

/// What is known of a photo without reading files.
struct PhotoSource {
  QString name;
  QString file;         ///< as in Photo
  QString resource;     ///< likewise
  QImage shown;         ///< its pixels
  std::string content;  ///< bytes of its image file, if it came from a session; else empty
  QString blurWith;
};

/// Photo of a session, and sentences on what it lacks.
struct StoredPhoto {
  SessionPhoto photo;
  QStringList notes;
};

/// Returns the photo for a file that others may open.
[[nodiscard]] StoredPhoto photoForFile(const PhotoSource& source, PhotoEmbedding embedding);
/// Returns the photo for a restart on this machine: pixels only if no file has them.
[[nodiscard]] SessionPhoto photoForRestart(const PhotoSource& source);

/// Where an opened session's photo is.
struct FoundPhoto {
  QString file;  ///< path, or a Qt resource; empty if there is none
  QString name;
  bool isCopy = false;  ///< a temporary file with the session's copy
  QStringList notes;    ///< sentences on what is missing or differs
  QString unread;       ///< absolute path that the session names, not read: only the user may open it; else empty
};

/// Finds the photo of a session file, which may be a stranger's. Of the files of this machine only those that the user
/// opened before (`known`, absolute paths) are read, and one is used only if its content is the session's. Else the
/// session's copy, which is written into the folder. Without a copy the path is `unread`.
[[nodiscard]] FoundPhoto findPhoto(const SessionPhoto& photo, const QString& folderForCopies, const QStringList& known);
/// Finds the photo of a session that this user's own window stored: the file if its content is the session's, else the
/// copy, else the file as it is now.
[[nodiscard]] FoundPhoto findOwnPhoto(const SessionPhoto& photo, const QString& folderForCopies);

}  // namespace headroom
