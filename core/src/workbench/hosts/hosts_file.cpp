#include "headroom/hosts/hosts_file.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <system_error>
#include <utility>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/text/nearest.hpp"
#include "headroom/text/shell_word.hpp"
#include "headroom/text/terminal_text.hpp"
#include "system/file_lock.hpp"
#include "system/toml_reader.hpp"
#include "system/user_folders.hpp"
#include "text/option_words.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestHostsFile = std::size_t{256} << 10U;
constexpr std::size_t kMostHostWords = 200;

std::vector<std::string> namesOf(std::span<const NamedHost> hosts) {
  std::vector<std::string> names;
  for (const NamedHost& host : hosts) names.push_back(host.name);
  return names;
}

std::string unknownHostText(std::string_view name, std::span<const NamedHost> hosts) {
  const std::vector<std::string> names = namesOf(hosts);
  const std::vector<std::string> near = nearestNames(name, names);
  const std::string known = names.empty() ? std::string("No host is known yet. Add one with `headroom-cli hosts add`.")
                                          : fmt::format("{}: {}.", near.empty() ? "Known hosts" : "The nearest names",
                                                        fmt::join(near.empty() ? names : near, ", "));
  return fmt::format("There is no host \"{}\". {}", name, known);
}

bool isPlace(const std::string& word) {
  return word == kWordsThere || word == kLineThere;
}

/// Returns whether the word is a name in braces that stands for nothing.
bool isUnknownPlace(const std::string& word) {
  constexpr std::string_view kNameCharacters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
  const bool isInBraces = word.size() > 2 && word.front() == '{' && word.back() == '}';
  return isInBraces && word.find_first_not_of(kNameCharacters, 1) == word.size() - 1 && !isPlace(word);
}

/// Returns the text as a basic string of TOML.
std::string quotedForToml(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      quoted += '\\';
      quoted += c;
    } else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) {
      quoted += fmt::format("\\u{:04X}", static_cast<unsigned>(static_cast<unsigned char>(c)));
    } else {
      quoted += c;
    }
  }
  return quoted + '"';
}

std::string tableOf(const NamedHost& host) {
  std::vector<std::string> words;
  for (const std::string& word : host.command) words.push_back(quotedForToml(word));
  // Quoted, because a dot in a bare key would mean a table within a table.
  std::string text = fmt::format("[hosts.{}]\ncommand = [{}]\n", quotedForToml(host.name), fmt::join(words, ", "));
  if (host.program != kProgramThere) text += fmt::format("program = {}\n", quotedForToml(host.program));
  return text;
}

/// Returns a fragment with its remedy, or nothing for words that can be run.
std::string mistakeInCommand(const std::vector<std::string>& command) {
  if (command.empty() || command.front().empty() || isPlace(command.front()))
    return "command names no program; begin it with one, as in [\"ssh\", \"gpu7\", \"{line}\"]";
  if (std::count_if(command.begin(), command.end(), isPlace) > 1)
    return "command has {words} or {line} more than once; leave one";
  const auto unknown = std::find_if(command.begin(), command.end(), isUnknownPlace);
  if (unknown != command.end())
    return fmt::format("command has the unknown word {}; write {} or {}", *unknown, kWordsThere, kLineThere);
  if (command.size() > kMostHostWords) return "command has more than 200 words; shorten it";
  const bool hasZero = std::any_of(command.begin(), command.end(),
                                   [](const std::string& word) { return word.find('\0') != std::string::npos; });
  return hasZero ? "a word of command contains a zero byte; remove it" : "";
}

/// Returns a fragment with its remedy, or nothing for a name or path that can be run.
std::string mistakeInProgram(const std::string& program) {
  const bool isName = !program.empty() && program.front() != '-' && program.find('\0') == std::string::npos;
  return isName ? "" : "program is not the name or path of a program; correct it, or remove it";
}

NamedHost hostIn(const TomlReader& reader, const std::string& name, const toml::table& table) {
  const std::string where = fmt::format("[hosts.{}]", name);
  if (!isHostName(name)) {
    reader.fail(table, fmt::format("\"{}\" cannot name a host; use letters, digits, \".\", \"_\" and \"-\", at most {}",
                                   name, kLongestHostName));
  }
  reader.allowOnly(table, where, {"command", "program"});
  NamedHost host{name, {}, std::string(kProgramThere)};
  const toml::node& command = reader.required(table, where, "command");
  for (const toml::node& word : reader.array(command, "command"))
    host.command.push_back(reader.string(word, "a word of command"));
  if (const std::string mistake = mistakeInCommand(host.command); !mistake.empty()) reader.fail(command, mistake);
  if (table.contains("program")) host.program = reader.string(*table.get("program"), "program");
  if (const std::string mistake = mistakeInProgram(host.program); !mistake.empty()) reader.fail(table, mistake);
  return host;
}

std::vector<NamedHost> hostsIn(const std::string& text, const fs::path& file) {
  const TomlReader reader(text, file.string());
  reader.allowOnly(reader.root(), "the file", {"hosts"});
  std::vector<std::pair<int, NamedHost>> found;
  const toml::table* tables = reader.optionalTable(reader.root(), "hosts");
  if (tables == nullptr) return {};
  for (const auto& [key, node] : *tables) {
    const toml::table& table = reader.table(node, fmt::format("hosts.{}", key.str()));
    found.emplace_back(static_cast<int>(table.source().begin.line), hostIn(reader, std::string(key.str()), table));
  }
  std::sort(found.begin(), found.end(), [](const auto& one, const auto& other) { return one.first < other.first; });
  std::vector<NamedHost> hosts;
  for (auto& [line, host] : found) hosts.push_back(std::move(host));
  return hosts;
}

std::string fileText(const fs::path& file) {
  std::error_code failure;
  return fs::exists(file, failure) ? readFile(file, kLargestHostsFile) : std::string();
}

/// Returns the beginning of the comments and empty lines that precede this beginning of a line, not before `first`.
std::size_t commentsBefore(std::string_view text, std::size_t end, std::size_t first) {
  while (end > first) {
    const std::size_t feed = end >= 2 ? text.rfind('\n', end - 2) : std::string_view::npos;
    const std::size_t line = feed == std::string_view::npos ? 0 : feed + 1;
    const std::size_t begin = text.find_first_not_of(" \t\r\n", line);
    const bool isOther = begin < end && text[begin] != '#';
    if (line < first || isOther) break;
    end = line;
  }
  return end;
}

/// Removes the lines from the host's table on, up to the next table and the comments before that.
std::string withoutTable(const std::string& text, const fs::path& file, std::string_view name) {
  const TomlReader reader(text, file.string());
  const auto line = static_cast<std::size_t>(reader.root()["hosts"][name].as_table()->source().begin.line);
  std::size_t begin = 0;
  for (std::size_t number = 1; number < line; ++number) begin = text.find('\n', begin) + 1;
  std::size_t end = text.size();
  for (std::size_t at = text.find('\n', begin); at != std::string::npos; at = text.find('\n', at + 1)) {
    const std::size_t first = text.find_first_not_of(" \t", at + 1);
    if (first == std::string::npos || text[first] != '[') continue;
    end = at + 1;
    break;
  }
  // Comments below its own lines belong to what follows.
  return text.substr(0, begin) + text.substr(commentsBefore(text, end, text.find('\n', begin) + 1));
}

/// Returns the text without the host, if that leaves all others as they are. Throws Error for a layout that is not
/// understood, as of an inline table.
std::string withoutHost(const std::string& text, const fs::path& file, std::string_view name) {
  std::vector<NamedHost> expected = hostsIn(text, file);
  std::erase_if(expected, [name](const NamedHost& host) { return host.name == name; });
  std::string shorter = withoutTable(text, file, name);
  try {
    if (hostsIn(shorter, file) == expected) return shorter;
  } catch (const Error&) {  // reported below
  }
  throw Error(Stage::ReportFile,
              fmt::format("Host {} is not a table of its own in {}. Remove it there by hand.", name, file.string()));
}

void requireKnownFolder(const fs::path& file) {
  if (!file.empty()) return;
  throw Error(Stage::ReportFile,
              "There is no folder for hosts.toml: neither XDG_CONFIG_HOME nor HOME is set. Set one.");
}

void makeFolderOf(const fs::path& file) {
  std::error_code failure;
  fs::create_directories(file.parent_path(), failure);
  if (failure) {
    throw Error(Stage::ReportFile, fmt::format("{} cannot be created: {}. Create it, or set XDG_CONFIG_HOME.",
                                               file.parent_path().string(), failure.message()));
  }
}

}  // namespace

void requireHostName(std::string_view name) {
  if (isHostName(name)) return;
  throw UsageError(
      fmt::format("\"{}\" cannot name a host. Use letters, digits, \".\", \"_\" and \"-\", at most {}, beginning with "
                  "a letter or a "
                  "digit.",
                  name, kLongestHostName));
}

void requireStorable(const NamedHost& host) {
  requireHostName(host.name);
  for (const std::string& mistake : {mistakeInCommand(host.command), mistakeInProgram(host.program)})
    if (!mistake.empty()) throw UsageError(fmt::format("Host {} cannot be stored: {}.", host.name, mistake));
  std::vector<std::string> words = host.command;
  words.push_back(host.program);
  for (const std::string& word : words) {
    const std::string shown = terminalText(word);
    const bool isUtf8 =
        shown.find("\xEF\xBF\xBD") == std::string::npos || word.find("\xEF\xBF\xBD") != std::string::npos;
    if (!isUtf8) throw UsageError(fmt::format("\"{}\" is not UTF-8, which hosts.toml is. Write it in UTF-8.", shown));
  }
}

std::vector<std::string> commandOf(Reach reach, const std::string& target, const std::vector<std::string>& options) {
  if (reach != Reach::Srun && (target.empty() || target.front() == '-')) {
    throw UsageError(
        fmt::format("\"{}\" is not the name of a machine, a container or a pod. Name one; options go to "
                    "--option.",
                    target));
  }
  const std::string place(reach == Reach::Ssh ? kLineThere : kWordsThere);
  std::vector<std::string> words;
  std::vector<std::string> end{target, place};
  switch (reach) {
    case Reach::Ssh:
      // Without BatchMode ssh would wait at the terminal for a password, which a run cannot give.
      words = {"ssh", "-T", "-o", "BatchMode=yes"};
      end = {"--", target, place};
      break;
    case Reach::Srun:
      words = {"srun", "--nodes=1", "--ntasks=1"};
      end = {place};
      break;
    case Reach::Docker:
      words = {"docker", "exec", "-i"};
      break;
    case Reach::Podman:
      words = {"podman", "exec", "-i"};
      break;
    case Reach::Kubectl:
      words = {"kubectl", "exec", "-i"};
      end = {target, "--", place};
      break;
  }
  words.insert(words.end(), options.begin(), options.end());
  words.insert(words.end(), end.begin(), end.end());
  return words;
}

std::vector<std::string> wordsTyped(std::string_view command) {
  return optionWords(command);
}

bool runsCommands(const NamedHost& host) {
  return std::any_of(host.command.begin(), host.command.end(), isPlace);
}

std::vector<std::string> commandThere(const NamedHost& host, const std::vector<std::string>& words) {
  std::vector<std::string> command;
  for (const std::string& word : host.command) {
    if (word == kWordsThere) {
      command.insert(command.end(), words.begin(), words.end());
    } else if (word == kLineThere) {
      command.push_back(commandLineOf({host.name, words}));
    } else {
      command.push_back(word);
    }
  }
  if (runsCommands(host)) return command;
  throw UsageError(
      fmt::format("The command of host {} only starts a runner. Put {} or {} where the command there belongs.",
                  host.name, kWordsThere, kLineThere));
}

Host hostOf(const NamedHost& host) {
  return {host.name, runsCommands(host) ? commandThere(host, {host.program, "worker"}) : host.command};
}

fs::path hostsFile() {
  const auto folder = configFolder();
  return folder ? *folder / "hosts.toml" : fs::path();
}

std::vector<NamedHost> readHosts(const fs::path& file) {
  return file.empty() ? std::vector<NamedHost>() : hostsIn(fileText(file), file);
}

const NamedHost* findHost(std::span<const NamedHost> hosts, std::string_view name) {
  const auto found =
      std::find_if(hosts.begin(), hosts.end(), [name](const NamedHost& host) { return host.name == name; });
  return found == hosts.end() ? nullptr : &*found;
}

const NamedHost& knownHost(std::span<const NamedHost> hosts, std::string_view name) {
  if (const NamedHost* host = findHost(hosts, name)) return *host;
  throw UsageError(unknownHostText(name, hosts));
}

void keepHost(const fs::path& file, const NamedHost& host, bool replaces) {
  requireStorable(host);
  requireKnownFolder(file);
  makeFolderOf(file);
  const FileLock lock(fs::path(file) += ".lock");
  std::string text = fileText(file);
  if (findHost(hostsIn(text, file), host.name) != nullptr) {
    if (!replaces) {
      throw UsageError(fmt::format("There is a host {} in {} already. Choose another name, or give --replace.",
                                   host.name, file.string()));
    }
    text = withoutHost(text, file, host.name);
  }
  if (!text.empty() && !text.ends_with('\n')) text += '\n';
  if (!text.empty() && !text.ends_with("\n\n")) text += '\n';
  text += tableOf(host);
  const std::vector<NamedHost> hosts = hostsIn(text, file);  // what cannot be read must not be written
  const NamedHost* stored = findHost(hosts, host.name);
  if (stored == nullptr || *stored != host)
    throw Error(Stage::ReportFile, fmt::format("Host {} cannot be stored in {}.", host.name, file.string()));
  writeFile(file, text);
}

void dropHost(const fs::path& file, std::string_view name) {
  const std::vector<NamedHost> known = readHosts(file);
  static_cast<void>(knownHost(known, name));
  const FileLock lock(fs::path(file) += ".lock");
  writeFile(file, withoutHost(fileText(file), file, name));
}

PlacedSelector placedSelector(std::string_view text, std::span<const NamedHost> hosts) {
  const std::string_view name = hostInId(text);
  if (name.empty()) return {std::nullopt, std::string(text)};
  const NamedHost* host = findHost(hosts, name);
  if (host != nullptr) return {*host, std::string(idOnHost(text))};
  throw UsageError(fmt::format("{} For a device whose name contains a slash, choose another part of its name.",
                               unknownHostText(name, hosts)));
}

}  // namespace headroom
