// A list that is kept in a file from one run to the next: {"format_version": 1, "KEY": [...]}. Several processes may
// change it at a time, none loses what another one adds; damage costs what is damaged and nothing else, and a damaged
// file is kept beside the new one.
#pragma once

#include <filesystem>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

namespace headroom {

/// How a list is called in its file and in sentences about it.
struct JsonListNames {
  std::string key;      ///< of the array, e.g. "floors"
  std::string entries;  ///< with a capital, e.g. "Noise floors of devices"
  std::string entry;    ///< with a capital, e.g. "The noise floor"
  std::string remedy;   ///< what writes a damaged file anew, e.g. "`headroom-cli noise`"
};

/// The file, its entries as JSON.
class JsonListFile {
 public:
  JsonListFile(std::filesystem::path file, JsonListNames names) : file_(std::move(file)), names_(std::move(names)) {}

  struct Content {
    std::vector<nlohmann::json> entries;
    std::string note;           ///< why these are not all; empty when they are
    bool mayBeReplaced = true;  ///< false when there may be more in it than this Headroom could read now
    bool isDamaged = false;
  };

  /// A missing file, and no file at all, have no entries.
  [[nodiscard]] Content read() const;
  /// The sentence on damage.
  [[nodiscard]] std::string damageNote(const std::exception& failure) const;
  /// Returns false when there is nothing to write. `isDamaged`: to be set when some of the entries are none.
  using Edit = std::function<bool(std::vector<nlohmann::json>& entries, bool& isDamaged)>;
  /// Reads, changes and writes while no other process does. A damaged file is copied to FILE.damaged before.
  /// Throws Error(Stage::ReportFile) when it can't be written, and leaves a file alone that can't be read or that a
  /// newer Headroom wrote.
  void change(const Edit& edit) const;
  [[nodiscard]] const std::filesystem::path& path() const { return file_; }

 private:
  void keepDamaged() const;

  std::filesystem::path file_;
  JsonListNames names_;
};

/// The same, its entries as values. `fromJson` throws std::invalid_argument or nlohmann::json::exception for what is
/// none.
template <typename Entry>
class LockedJsonList {
 public:
  using Read = Entry (*)(const nlohmann::json& object);
  using Write = nlohmann::json (*)(const Entry& entry);

  LockedJsonList(std::filesystem::path file, JsonListNames names, Read fromJson, Write toJson)
      : file_(std::move(file), std::move(names)), fromJson_(fromJson), toJson_(toJson) {}

  [[nodiscard]] const std::filesystem::path& path() const { return file_.path(); }

  /// All that can be read. `note`, where given, gets a sentence when that is not all.
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
