#include "headers.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>
#include <utility>

#include "option_words.hpp"

namespace headroom::capture {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostHeaders = 256;
constexpr std::size_t kMostHeaderBytes = std::size_t{16} << 20;  // of all of a program

bool isBlank(char letter) {
  return letter == ' ' || letter == '\t';
}

std::vector<std::string> includeFolders(std::string_view options) {
  std::vector<std::string> folders;
  const std::vector<std::string> words = optionWords(options);
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "-I" && i + 1 < words.size()) {
      folders.push_back(words[++i]);
    } else if (words[i].size() > 2 && words[i].compare(0, 2, "-I") == 0) {
      folders.push_back(words[i].substr(2));
    }
  }
  return folders;
}

struct Included {
  std::string name;       ///< or the words after #include, made by macros
  bool isQuoted = false;  ///< looked for beside the file that includes it first
  bool isMacro = false;
};

/// What a line of the text includes.
std::optional<Included> includedBy(std::string_view line) {
  const auto skipBlanks = [&line] {
    while (!line.empty() && isBlank(line.front())) line.remove_prefix(1);
  };
  skipBlanks();
  if (line.empty() || line.front() != '#') return std::nullopt;
  line.remove_prefix(1);
  skipBlanks();
  constexpr std::string_view kWord = "include";
  if (line.substr(0, kWord.size()) != kWord) return std::nullopt;
  line.remove_prefix(kWord.size());
  skipBlanks();
  if (line.empty()) return std::nullopt;
  const bool isQuoted = line.front() == '"';
  if (!isQuoted && line.front() != '<') {
    while (!line.empty() && (isBlank(line.back()) || line.back() == '\r')) line.remove_suffix(1);
    return Included{std::string(line), false, true};
  }
  const std::size_t end = line.find(isQuoted ? '"' : '>', 1);
  if (end == std::string_view::npos) return std::nullopt;
  return Included{std::string(line.substr(1, end - 1)), isQuoted, false};
}

std::vector<Included> includedIn(std::string_view text) {
  std::vector<Included> all;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (std::optional<Included> included = includedBy(text.substr(0, end))) all.push_back(std::move(*included));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return all;
}

/// Reads a regular file of at most this number of bytes.
std::optional<std::string> readHeader(const fs::path& file, std::size_t most) {
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0) return std::nullopt;
  struct stat found {};
  std::optional<std::string> text;
  if (::fstat(descriptor, &found) == 0 && S_ISREG(found.st_mode) && static_cast<std::size_t>(found.st_size) <= most) {
    text.emplace(static_cast<std::size_t>(found.st_size), '\0');
    std::size_t size = 0;
    while (size < text->size()) {
      const ssize_t count = ::read(descriptor, text->data() + size, text->size() - size);
      if (count <= 0) break;
      size += static_cast<std::size_t>(count);
    }
    text->resize(size);
  }
  ::close(descriptor);
  return text;
}

class Collector {
 public:
  Collector(std::string options, std::vector<Header> embedded)
      : embedded_(std::move(embedded)), folders_(includeFolders(options)) {
    build_.options = std::move(options);
  }

  Build collect(std::string_view source) {
    follow(source, "");
    for (std::size_t i = 0; i < build_.headers.size(); ++i) {  // grows meanwhile
      const Header header = build_.headers[i];
      follow(header.text, fs::path(header.name).parent_path().string());
    }
    return std::move(build_);
  }

 private:
  /// `folder`: of the file that has the text, below an -I folder.
  void follow(std::string_view text, const std::string& folder) {
    for (const Included& included : includedIn(text)) {
      if (included.isMacro) {
        addMissing(included.name);
        continue;
      }
      const std::string beside = (fs::path(folder) / included.name).lexically_normal().string();
      const bool isFound = (included.isQuoted && !folder.empty() && find(beside)) || find(included.name);
      if (!isFound) addMissing(included.name);
    }
  }

  bool find(const std::string& written) {
    const std::string name = fs::path(written).lexically_normal().string();
    if (!isNameBelow(name)) return false;
    if (names_.count(name) > 0) return true;
    if (build_.headers.size() >= kMostHeaders) return false;
    for (const Header& header : embedded_) {
      if (fs::path(header.name).lexically_normal().string() == name) return add(name, header.text);
    }
    for (const std::string& folder : folders_) {
      const std::optional<std::string> text = readHeader(fs::path(folder) / name, kMostHeaderBytes - bytes_);
      if (text) return add(name, *text);
    }
    return false;
  }

  bool add(const std::string& name, std::string text) {
    names_.insert(name);
    bytes_ += std::min(text.size(), kMostHeaderBytes - bytes_);
    build_.headers.push_back({name, std::move(text)});
    return true;
  }

  void addMissing(const std::string& name) {
    std::vector<std::string>& missing = build_.missingHeaders;
    if (missing.size() < kMostHeaders && std::find(missing.begin(), missing.end(), name) == missing.end())
      missing.push_back(name);
  }

  Build build_;
  std::vector<Header> embedded_;
  std::vector<std::string> folders_;
  std::set<std::string> names_;
  std::size_t bytes_ = 0;
};

}  // namespace

bool isNameBelow(std::string_view name) {
  const fs::path path = fs::path(name).lexically_normal();
  return !name.empty() && !path.is_absolute() && *path.begin() != ".." && path.has_filename();
}

Build buildOf(std::string_view source, std::string options, std::vector<Header> embedded) {
  return Collector(std::move(options), std::move(embedded)).collect(source);
}

}  // namespace headroom::capture
