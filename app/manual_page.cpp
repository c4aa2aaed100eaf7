#include "manual_page.hpp"

#include <algorithm>
#include <cctype>
#include <vector>

namespace headroom {
namespace {

/// The text as roff prints it unchanged. Hyphens stay those that can be copied to a shell.
std::string plain(std::string_view text) {
  std::string escaped;
  if (text.starts_with('.') || text.starts_with('\'')) escaped = "\\&";
  for (const char each : text) {
    switch (each) {
      case '\\':
        escaped += "\\e";
        break;
      case '-':
        escaped += "\\-";
        break;
      case '\'':
        escaped += "\\(aq";
        break;
      case '`':
        escaped += "\\(ga";
        break;
      case '^':
        escaped += "\\(ha";
        break;
      case '~':
        escaped += "\\(ti";
        break;
      default:
        escaped += each;
    }
  }
  return escaped;
}

std::string bold(std::string_view text) {
  return "\\fB" + plain(text) + "\\fR";
}

std::string italic(std::string_view text) {
  return "\\fI" + plain(text) + "\\fR";
}

bool isRepeatable(const CLI::Option& option) {
  return option.get_expected_max() == CLI::detail::expected_max_vector_size;
}

std::string withDashes(const CLI::Option& option) {
  std::vector<std::string> names;
  for (const std::string& name : option.get_snames()) names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + bold(name);
  return text;
}

void addEntry(std::string& page, const CLI::Option& option, std::string term) {
  if (option.get_type_size() != 0 && !option.get_type_name().empty()) term += ' ' + italic(option.get_type_name());
  if (option.get_type_size() != 0 && isRepeatable(option)) term += " ...";
  page += ".TP\n" + term + '\n' + plain(option.get_description()) + '\n';
  if (option.get_type_size() != 0 && !option.get_default_str().empty())
    page += "(default: " + plain(option.get_default_str()) + ")\n";
}

/// In the order of --help: positional arguments, then options by group. A heading precedes each group after the first.
void addEntries(std::string& page, const CLI::App& command, bool isWhole) {
  const auto isShown = [](const CLI::Option* option) { return !option->get_group().empty(); };
  const std::vector<const CLI::Option*> options = command.get_options(isShown);
  std::vector<std::string> groups;
  for (const CLI::Option* option : options) {
    if (option->get_positional()) addEntry(page, *option, italic(option->get_name(true, false)));
    if (std::find(groups.begin(), groups.end(), option->get_group()) == groups.end())
      groups.push_back(option->get_group());
  }
  for (const std::string& group : groups) {
    if (group != groups.front()) page += ".PP\n" + bold(group + ":") + '\n';
    for (const CLI::Option* option : options) {
      // Every command has --help: one entry is enough.
      const bool isHelp = option == command.get_help_ptr() || option == command.get_help_all_ptr();
      if (option->nonpositional() && option->get_group() == group && (isWhole || !isHelp))
        addEntry(page, *option, withDashes(*option));
    }
  }
}

std::vector<const CLI::App*> shownCommands(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App* command) { return !command->get_group().empty(); });
}

/// "[OPTIONS] KERNEL [NAMES...]"
std::string usageOf(const CLI::App& command) {
  std::string usage = " [" + italic("OPTIONS") + ']';
  for (const CLI::Option* option : command.get_options()) {
    if (!option->get_positional()) continue;
    const std::string name = italic(option->get_name(true, false)) + (isRepeatable(*option) ? "..." : "");
    usage += option->get_required() ? ' ' + name : " [" + name + ']';
  }
  return usage;
}

void addCommands(std::string& page, const CLI::App& app, const std::string& before) {
  for (const CLI::App* command : shownCommands(app)) {
    const std::string name = before + command->get_name();
    page += ".SS " + bold(name) + usageOf(*command) + '\n' + plain(command->get_description()) + '\n';
    addEntries(page, *command, false);
    addCommands(page, *command, name + ' ');
  }
}

std::string inCapitals(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char each) { return static_cast<char>(std::toupper(each)); });
  return text;
}

}  // namespace

std::string manualPage(const CLI::App& app, std::string_view version, std::string_view other) {
  const std::string& name = app.get_name();
  const bool hasCommands = !shownCommands(app).empty();
  std::string page = ".\\\" Generated from the tables of options that --help prints.\n";
  page +=
      ".TH " + plain(inCapitals(name)) + " 1 \"\" \"Headroom " + plain(version) + "\" \"User Commands\"\n.nh\n.ad l\n";
  page += ".SH NAME\n" + plain(name) + " \\- " + plain(app.get_description()) + '\n';
  page += ".SH SYNOPSIS\n" + bold(name) + usageOf(app);
  if (hasCommands) page += ' ' + italic("COMMAND") + " ...";
  page += "\n.SH OPTIONS\n";
  addEntries(page, app, true);
  if (hasCommands) {
    page += ".SH COMMANDS\n";
    addCommands(page, app, "");
  }
  if (!app.get_footer().empty()) page += ".SH EXIT STATUS\n" + plain(app.get_footer()) + '\n';
  page += ".SH SEE ALSO\n" + bold(other) + "(1)\n";
  return page;
}

}  // namespace headroom
