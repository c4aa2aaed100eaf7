#include "near_words.hpp"

#include <algorithm>
#include <vector>

#include "headroom/text/nearest.hpp"

namespace headroom {
namespace {

/// One letter is near every other one.
constexpr std::size_t kFewestLetters = 2;

std::vector<std::string> commandsIn(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::App* inner : command.get_subcommands(nullptr)) {
    if (!inner->get_group().empty()) names.push_back(inner->get_name());
  }
  return names;
}

/// Long names, without dashes.
std::vector<std::string> optionsOf(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::App* app = &command; app != nullptr; app = app->get_parent()) {
    for (const CLI::Option* option : app->get_options()) {
      if (option->get_group().empty()) continue;
      for (const std::string& name : option->get_lnames()) names.push_back(name);
    }
  }
  return names;
}

}  // namespace

std::string nearWordsText(const CLI::App& command, std::string_view word) {
  const bool isOption = word.starts_with('-');
  word.remove_prefix(isOption ? std::min(word.find_first_not_of('-'), word.size()) : 0);
  word = word.substr(0, word.find('='));
  if (word.size() < kFewestLetters) return {};
  std::string text;
  for (const std::string& name : nearestNames(word, isOption ? optionsOf(command) : commandsIn(command))) {
    text += (text.empty() ? "Did you mean " : " or ") + std::string(isOption ? "--" : "") + name;
  }
  return text.empty() ? text : text + '?';
}

}  // namespace headroom
