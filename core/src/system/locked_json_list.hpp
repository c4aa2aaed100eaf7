// A list stored in a file between runs: {"format_version": 1, "KEY": [...]}. Several processes may change it
// concurrently without losing each other's entries. Only damaged entries are lost, and the damaged file is kept beside
// the new one.
#pragma once

#include <filesystem>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

namespace headroom {

/// The list's names in its file and in sentences.
struct JsonListNames {
  std::string key;      ///< key of the array, e.g. "floors"
  std::string entries;  ///< with a capital, e.g. "Noise floors of devices"
  std::string entry;    ///< with a capital, e.g. "The noise floor"
  std::string remedy;   ///< the command that rewrites a damaged file, e.g. "`headroom-cli noise`"
};

/// The file, with its entries as JSON.
class JsonListFile {
 public:
  JsonListFile(std::filesystem::path file, JsonListNames names) : file_(std::move(file)), names_(std::move(names)) {}

  struct Content {
    std::vector<nlohmann::json> entries;
    std::string note;           ///< why entries are missing; empty if none are
    bool mayBeReplaced = true;  ///< false if it may hold more than this Headroom could read
    bool isDamaged = false;
  };

  /// A missing file, or an empty path, has no entries.
  [[nodiscard]] Content read() const;
  /// The sentence about damage.
  [[nodiscard]] std::string damageNote(const std::exception& failure) const;
  /// Returns false if there is nothing to write. Sets `isDamaged` if some of the entries are invalid.
  using Edit = std::function<bool(std::vector<nlohmann::json>& entries, bool& isDamaged)>;
  /// Reads, changes and writes the file under its lock. Copies a damaged file to FILE.damaged first. Throws
  /// Error(Stage::ReportFile) if it cannot be written, and leaves a file unchanged that cannot be read or that a newer
  /// Headroom wrote.
  void change(const Edit& edit) const;
  [[nodiscard]] const std::filesystem::path& path() const { return file_; }

 private:
  void keepDamaged() const;

  std::filesystem::path file_;
  JsonListNames names_;
};

/// The file, with its entries as values. `fromJson` throws std::invalid_argument or nlohmann::json::exception for an
/// invalid entry.
template <typename Entry>
class LockedJsonList {
 public:
  using Read = Entry (*)(const nlohmann::json& object);
  using Write = nlohmann::json (*)(const Entry& entry);

  LockedJsonList(std::filesystem::path file, JsonListNames names, Read fromJson, Write toJson)
      : file_(std::move(file), std::move(names)), fromJson_(fromJson), toJson_(toJson) {}

  [[nodiscard]] const std::filesystem::path& path() const { return file_.path(); }

  /// Returns all valid entries. `note`, if given, receives a sentence if some are missing.
  [[nodiscard]] std::vector<Entry> read(std::string* note = nullptr) const {
    JsonListFile::Content content = file_.read();
    std::vector<Entry> entries = valuesOf(content.entries, content.note);
    if (note != nullptr && !content.note.empty()) *note = content.note;
    return entries;
  }

  /// See JsonListFile::change.
  template <typename Change>
  void change(const Change& edit) const {
    file_.change([&](std::vector<nlohmann::json>& objects, bool& isDamaged) {
      std::string note;
      std::vector<Entry> entries = valuesOf(objects, note);
      isDamaged = isDamaged || !note.empty();
      if (!edit(entries)) return false;
      objects.clear();
      for (const Entry& entry : entries) objects.push_back(toJson_(entry));
      return true;
    });
  }

 private:
  std::vector<Entry> valuesOf(const std::vector<nlohmann::json>& objects, std::string& note) const {
    std::vector<Entry> entries;
    for (const nlohmann::json& object : objects) {
      try {
        entries.push_back(fromJson_(object));
      } catch (const std::exception& failure) {
        note = file_.damageNote(failure);
      }
    }
    return entries;
  }

  JsonListFile file_;
  Read fromJson_;
  Write toJson_;
};

}  // namespace headroom
