#include "session/session_photo.hpp"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "style/text.hpp"

namespace headroom {

namespace {

class SessionPhotoWords {
  Q_DECLARE_TR_FUNCTIONS(SessionPhoto)
};

constexpr std::array kEmbeddings{PhotoEmbedding::IfSmall, PhotoEmbedding::Always, PhotoEmbedding::Never};
constexpr QLatin1StringView kBundledPhotos(":/headroom/samples/");

bool isBundledPhoto(const QString& resource) {
  return resource.startsWith(kBundledPhotos);
}

/// No value if it cannot be read.
std::optional<std::string> contentOfPhoto(const QString& file) {
  try {
    return readFile(file.toStdString());
  } catch (const Error&) {
    return std::nullopt;
  }
}

std::string asPng(const QImage& image) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return bytes.toStdString();
}

SessionPhoto namedPhoto(const PhotoSource& source) {
  SessionPhoto photo;
  photo.name = source.name.toStdString();
  photo.blurWith = source.blurWith.toStdString();
  photo.isBundled = isBundledPhoto(source.resource);
  return photo;
}

void embed(SessionPhoto& photo, std::string content) {
  photo.sha256 = digestOf(content);
  photo.content = std::move(content);
}

/// Returns "png" for "photo.png"; empty for what is no ordinary ending.
QString safeEnding(const QString& name) {
  const QString ending = QFileInfo(name).suffix().toLower();
  constexpr qsizetype kLongest = 5;
  const bool isOrdinary = ending.size() <= kLongest && std::all_of(ending.begin(), ending.end(), [](QChar c) {
                            return c.unicode() < 128 && c.isLetterOrNumber();
                          });
  return isOrdinary ? ending : QString();
}

/// Throws Error.
QString writeCopy(const SessionPhoto& photo, const QString& folder) {
  constexpr qsizetype kDigits = 16;
  const QString ending = safeEnding(text(photo.name));
  QString file = folder + QLatin1Char('/') + text(photo.sha256).left(kDigits);
  if (!ending.isEmpty()) file += QLatin1Char('.') + ending;
  writeFile(file.toStdString(), photo.content);
  return file;
}

FoundPhoto findBundled(const QString& name) {
  FoundPhoto found{kBundledPhotos + name, name, false, {}, {}};
  if (!name.contains(QLatin1Char('/')) && QFile::exists(found.file)) return found;
  return {{}, name, false, {SessionPhotoWords::tr("The example photo %1 does not exist here.").arg(name)}, {}};
}

FoundPhoto foundCopy(const SessionPhoto& photo, const QString& folder) {
  return {writeCopy(photo, folder), text(photo.name), true, {}, {}};
}

}  // namespace

QString nameOf(PhotoEmbedding embedding) {
  switch (embedding) {
    case PhotoEmbedding::IfSmall:
      return QStringLiteral("small");
    case PhotoEmbedding::Always:
      return QStringLiteral("always");
    case PhotoEmbedding::Never:
      break;
  }
  return QStringLiteral("never");
}

PhotoEmbedding embeddingOf(const QString& name) {
  const auto found = std::find_if(kEmbeddings.begin(), kEmbeddings.end(),
                                  [&name](PhotoEmbedding each) { return nameOf(each) == name; });
  return found == kEmbeddings.end() ? PhotoEmbedding::IfSmall : *found;
}

StoredPhoto photoForFile(const PhotoSource& source, PhotoEmbedding embedding) {
  StoredPhoto stored{namedPhoto(source), {}};
  SessionPhoto& photo = stored.photo;
  if (photo.isBundled) return stored;
  photo.path = source.file.toStdString();
  std::optional<std::string> content = source.content;
  if (source.content.empty()) content = source.file.isEmpty() ? std::nullopt : contentOfPhoto(source.file);
  if (content) photo.sha256 = digestOf(*content);
  if (embedding == PhotoEmbedding::Never) {
    if (photo.path.empty())
      stored.notes
          << SessionPhotoWords::tr("The photo %1 has no file, so the session does not hold it.").arg(source.name);
    return stored;
  }
  // Pixels without a file would be lost, however many they are.
  if (!content) content = asPng(source.shown);
  const bool isSmall =
      embedding == PhotoEmbedding::Always || photo.path.empty() || content->size() <= kLargestSmallPhoto;
  if (isSmall && content->size() <= kLargestEmbeddedPhoto) {
    embed(photo, std::move(*content));
  } else {
    stored.notes << SessionPhotoWords::tr("The session holds the path of %1, not a copy, because the file is large.")
                        .arg(source.name);
  }
  return stored;
}

SessionPhoto photoForRestart(const PhotoSource& source) {
  SessionPhoto photo = namedPhoto(source);
  if (photo.isBundled) return photo;
  photo.path = source.file.toStdString();
  if (!photo.path.empty()) return photo;
  std::string content = source.content.empty() ? asPng(source.shown) : source.content;
  if (content.size() <= kLargestEmbeddedPhoto) embed(photo, std::move(content));
  return photo;
}

FoundPhoto findPhoto(const SessionPhoto& photo, const QString& folderForCopies, const QStringList& known) {
  const QString name = text(photo.name);
  if (photo.isBundled) return findBundled(name);
  const QString path = text(photo.path);
  if (known.contains(path) && QFileInfo(path).isFile()) {
    const std::optional<std::string> content = contentOfPhoto(path);
    if (content && digestOf(*content) == photo.sha256) return {path, name, false, {}, {}};
  }
  if (!photo.content.empty()) return foundCopy(photo, folderForCopies);
  if (QFileInfo(path).isAbsolute()) return {{}, name, false, {}, path};
  return {{}, name, false, {SessionPhotoWords::tr("The session holds no copy of the photo %1.").arg(name)}, {}};
}

FoundPhoto findOwnPhoto(const SessionPhoto& photo, const QString& folderForCopies) {
  const QString name = text(photo.name);
  if (photo.isBundled) return findBundled(name);
  const QString path = text(photo.path);
  std::optional<std::string> content;
  if (QFileInfo(path).isAbsolute() && QFileInfo(path).isFile()) content = contentOfPhoto(path);
  if (content && (photo.sha256.empty() || digestOf(*content) == photo.sha256)) return {path, name, false, {}, {}};
  if (!photo.content.empty()) return foundCopy(photo, folderForCopies);
  if (content) {
    const QString sentence = SessionPhotoWords::tr("The photo %1 has changed since the session was saved.").arg(path);
    return {path, name, false, {sentence}, {}};
  }
  const QString place = path.isEmpty() ? name : path;
  return {{},
          name,
          false,
          {SessionPhotoWords::tr("The photo %1 is not on this machine, and the session holds no copy.").arg(place)},
          {}};
}

}  // namespace headroom
