#include "binary_store.hpp"

#include <unistd.h>

#include <atomic>
#include <charconv>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "figures_file.hpp"
#include "headers.hpp"
#include "settings.hpp"
#include "text.hpp"

namespace headroom::capture {
namespace {

constexpr std::string_view kFirstLine = "headroom-binary-source 1\n";
constexpr std::size_t kMostStored = std::size_t{64} << 20;

void appendText(std::string& to, std::string_view text) {
  to += std::to_string(text.size());
  to += '\n';
  to += text;
}

/// The next text of those that appendText wrote.
std::optional<std::string> nextText(std::string_view& from) {
  std::size_t size = 0;
  const auto [end, error] = std::from_chars(from.data(), from.data() + from.size(), size);
  if (error != std::errc()) return std::nullopt;
  from.remove_prefix(static_cast<std::size_t>(end - from.data()));
  if (from.empty() || from.front() != '\n' || from.size() - 1 < size) return std::nullopt;
  std::string text(from.substr(1, size));
  from.remove_prefix(size + 1);
  return text;
}

std::string fileOf(const std::string& hash) {
  return settings().store + '/' + hash;
}

}  // namespace

void rememberSource(const std::string& hash, const Program& program) {
  // Many programs link the one that they compiled.
  if (program.linked.size() == 1) return rememberSource(hash, *program.linked.front());
  if (settings().store.empty() || !program.linked.empty() || program.kind != SourceKind::Text || program.source.empty())
    return;
  const std::string file = fileOf(hash);
  if (::access(file.c_str(), F_OK) == 0) return;
  std::string content(kFirstLine);
  const std::shared_ptr<const Build> build = program.build();
  appendText(content, build->options);
  appendText(content, program.source);
  for (const Header& header : build->headers) {
    appendText(content, header.name);
    appendText(content, header.text);
  }
  if (content.size() > kMostStored) return;
  static std::atomic<unsigned> count{0};
  const std::string temporary = file + '.' + std::to_string(::getpid()) + '.' + std::to_string(++count);
  std::ofstream stream(temporary, std::ios::binary);
  stream << content;
  stream.close();
  if (stream && std::rename(temporary.c_str(), file.c_str()) == 0) return;
  ::unlink(temporary.c_str());
  addNote(file +
          " could not be written, so the source of a program is not known where the program loads its binary. Make "
          "room there.");
}

bool recallSource(const std::string& hash, Program& program) {
  if (settings().store.empty()) return false;
  std::ifstream file(fileOf(hash), std::ios::binary);
  if (!file) return false;
  const std::string content{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (content.compare(0, kFirstLine.size(), kFirstLine) != 0) return false;
  std::string_view rest = std::string_view(content).substr(kFirstLine.size());
  std::optional<std::string> options = nextText(rest);
  std::optional<std::string> source = nextText(rest);
  if (!options || !source) return false;
  std::vector<Header> headers;
  while (!rest.empty()) {
    std::optional<std::string> name = nextText(rest);
    std::optional<std::string> text = nextText(rest);
    if (!name || !text || !isNameBelow(*name)) break;
    headers.push_back({std::move(*name), std::move(*text)});
  }
  program.source = std::move(*source);
  program.hash = fnvText(program.source);
  program.kind = SourceKind::Text;
  program.setBuild(buildOf(program.source, std::move(*options), std::move(headers)));
  program.isRemembered = true;
  program.notes.emplace_back("The program loaded a binary. Its source was seen when the binary was built.");
  return true;
}

}  // namespace headroom::capture
