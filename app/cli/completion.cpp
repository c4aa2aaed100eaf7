#include "completion.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "headroom/system/error.hpp"
#include "terminal.hpp"

namespace headroom::cli {
namespace {

/// Options of a command are also those of the commands above it.
const CLI::Option* optionNamed(const CLI::App* command, const std::string& name) {
  for (; command != nullptr; command = command->get_parent()) {
    if (const CLI::Option* option = command->get_option_no_throw(name)) return option;
  }
  return nullptr;
}

bool takesValue(const CLI::Option& option) {
  return option.get_items_expected_max() != 0;
}

bool mayLackValue(const CLI::Option& option) {
  return option.get_items_expected_min() == 0;
}

const CLI::App* commandNamed(const CLI::App& app, std::string_view name) {
  for (const CLI::App* command : app.get_subcommands(nullptr)) {
    if (command->get_name() == name) return command;
  }
  return nullptr;
}

/// Type of an option's values as its table gives it, without what checks add.
std::string kindOf(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  return type.substr(0, type.find(':'));
}

/// What knownValues() knows the values by. Several devices may be all of them.
std::string kindOfValues(const CLI::Option& option) {
  const std::string kind = kindOf(option);
  const bool hasSeveral = option.get_expected_max() == CLI::detail::expected_max_vector_size;
  return kind == "DEVICE" && hasSeveral ? kind + " ..." : kind;
}

bool isList(const CLI::Option& option) {
  const std::string kind = kindOf(option);
  return option.get_delimiter() != '\0' || kind == "VARIANTS" || kind == "KERNELS" || kind == "LIST";
}

/// Returns the values between the braces of "TEXT:{whole,sample,none}"; none if there are no braces.
std::vector<Candidate> choicesOf(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  const std::size_t begin = type.find('{');
  const std::size_t end = type.find('}');
  std::vector<Candidate> choices;
  if (begin == std::string::npos || end == std::string::npos) return choices;
  for (std::size_t at = begin + 1; at < end;) {
    const std::size_t comma = std::min(type.find(',', at), end);
    choices.push_back({type.substr(at, comma - at), {}});
    at = comma + 1;
  }
  return choices;
}

/// A command line, word by word.
class TypedLine {
 public:
  explicit TypedLine(const CLI::App& app) : command_(&app) {}

  void take(const std::string& word) {
    if (isOfProgram_) return;
    const CLI::Option* const awaiting = std::exchange(awaiting_, nullptr);
    if (awaiting != nullptr && !(mayLackValue(*awaiting) && word.starts_with('-'))) {
      given_.emplace("--" + awaiting->get_single_name(), word);
    } else if (word == "--") {
      isOfProgram_ = true;
    } else if (word.size() > 1 && word.front() == '-') {
      takeOption(word);
    } else if (const CLI::App* next = commandNamed(*command_, word)) {
      command_ = next;
      positionals_ = 0;
    } else {
      ++positionals_;
    }
  }

  [[nodiscard]] Completions complete(const std::string& typed, const ValuesOfKind& valuesOf) const {
    if (isOfProgram_) return {{}, FileNames::Files};
    if (awaiting_ != nullptr && !(mayLackValue(*awaiting_) && typed.starts_with('-')))
      return values(*awaiting_, "", typed, valuesOf);
    if (typed.starts_with('-')) {
      const std::size_t equals = typed.find('=');
      if (equals == std::string::npos) return options(typed);
      const CLI::Option* option = optionNamed(command_, typed.substr(0, equals));
      if (option == nullptr || !takesValue(*option)) return {};
      return values(*option, typed.substr(0, equals + 1), typed.substr(equals + 1), valuesOf);
    }
    Completions found;
    if (positionals_ == 0) addCommands(typed, found.candidates);
    if (const CLI::Option* option = positional()) {
      Completions more = values(*option, "", typed, valuesOf);
      std::move(more.candidates.begin(), more.candidates.end(), std::back_inserter(found.candidates));
      found.names = more.names;
    }
    const bool isNothingKnown = found.candidates.empty() && found.names == FileNames::None;
    return isNothingKnown && typed.empty() ? options(typed) : found;
  }

 private:
  void takeOption(const std::string& word) {
    const std::size_t equals = word.find('=');
    const CLI::Option* option = optionNamed(command_, word.substr(0, equals));
    if (option == nullptr || !takesValue(*option)) return;
    if (equals == std::string::npos) {
      awaiting_ = option;
    } else {
      given_.emplace("--" + option->get_single_name(), word.substr(equals + 1));
    }
  }

  void addCommands(const std::string& typed, std::vector<Candidate>& candidates) const {
    for (const CLI::App* command : command_->get_subcommands(nullptr)) {
      const bool isHidden = command->get_group().empty();
      if (!isHidden && command->get_name().starts_with(typed))
        candidates.push_back({command->get_name(), command->get_description()});
    }
  }

  /// The argument without a name that the next word is; the last one may have several words.
  [[nodiscard]] const CLI::Option* positional() const {
    const CLI::Option* last = nullptr;
    std::size_t left = positionals_;
    for (const CLI::Option* option : command_->get_options()) {
      if (!option->get_positional()) continue;
      last = option;
      if (left-- == 0) return option;
    }
    const bool hasSeveral = last != nullptr && last->get_expected_max() == CLI::detail::expected_max_vector_size;
    return hasSeveral ? last : nullptr;
  }

  [[nodiscard]] Completions options(const std::string& typed) const {
    Completions found;
    std::set<std::string> names;
    for (const CLI::App* command = command_; command != nullptr; command = command->get_parent()) {
      for (const CLI::Option* option : command->get_options()) {
        if (option->get_group().empty()) continue;
        for (const std::string& longName : option->get_lnames()) {
          const std::string name = "--" + longName;
          if (name.starts_with(typed) && names.insert(name).second)
            found.candidates.push_back({name, option->get_description()});
        }
      }
    }
    return found;
  }

  [[nodiscard]] Completions values(const CLI::Option& option, const std::string& before, const std::string& typed,
                                   const ValuesOfKind& valuesOf) const {
    const std::vector<Candidate> choices = choicesOf(option);
    const Completions known = choices.empty() ? valuesOf(kindOfValues(option), given_) : Completions{choices};
    const std::size_t comma = isList(option) ? typed.rfind(',') : std::string::npos;
    const std::string listed = comma == std::string::npos ? "" : typed.substr(0, comma + 1);
    const std::string begun = typed.substr(listed.size());
    Completions found;
    // A shell takes "--csv=a" as the beginning of a file's name, and a list as the name of one.
    if (before.empty() && listed.empty()) found.names = known.names;
    for (const Candidate& each : known.candidates) {
      const bool isListed = (',' + listed).find(',' + each.text + ',') != std::string::npos;
      if (!isListed && each.text.starts_with(begun))
        found.candidates.push_back({before + listed + each.text, each.description});
    }
    return found;
  }

  const CLI::App* command_;
  const CLI::Option* awaiting_ = nullptr;  ///< its value is the next word
  std::size_t positionals_ = 0;
  bool isOfProgram_ = false;  ///< words after "--" are another program's
  GivenValues given_;
};

std::string oneLine(std::string text) {
  std::replace_if(
      text.begin(), text.end(), [](char each) { return each == '\n' || each == '\t'; }, ' ');
  return text;
}

std::string_view firstLine(FileNames names) {
  switch (names) {
    case FileNames::None:
      break;
    case FileNames::Files:
      return "files";
    case FileNames::Folders:
      return "folders";
  }
  return "words";
}

void print(const Completions& found) {
  printOut("{}\n", firstLine(found.names));
  for (const Candidate& each : found.candidates) {
    // What has a tab or a newline in it cannot be completed by lines.
    if (oneLine(each.text) == each.text) printOut("{}\t{}\n", each.text, oneLine(each.description));
  }
}

}  // namespace

Completions completionsOf(const CLI::App& app, const std::vector<std::string>& words, const ValuesOfKind& valuesOf) {
  if (words.empty()) return {};
  TypedLine line(app);
  for (std::size_t i = 0; i + 1 < words.size(); ++i) line.take(words[i]);
  return line.complete(words.back(), valuesOf);
}

void addComplete(CLI::App& app, std::vector<std::string>& words) {
  CLI::App* command = app.add_subcommand("complete", "Print completions of the last word after -- (used by shells)");
  command->group("");
  command->callback([&app, &words] { print(completionsOf(app, words, knownValues)); });
}

}  // namespace headroom::cli
