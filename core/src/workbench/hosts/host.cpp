#include "headroom/hosts/host.hpp"

#include <utility>

#include "headroom/text/shell_word.hpp"

namespace headroom {

Host hostOfShellCommand(std::string name, std::string line) {
  return {std::move(name), {"sh", "-c", std::move(line)}};
}

std::string commandLineOf(const Host& host) {
  std::string line;
  for (const std::string& word : host.command) line += (line.empty() ? "" : " ") + shellWord(word);
  return line;
}

}  // namespace headroom
