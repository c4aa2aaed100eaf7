// What --help lists, and the text of a page for man: for comparing the two.
#pragma once

#include <cstddef>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace headroom {

/// A line of --help: names of an option, or a command, and what is said about it.
struct HelpEntry {
  std::vector<std::string> names;
  std::string description;
};

/// Returns the entries of --help in order, those of --help itself left out.
inline std::vector<HelpEntry> entriesOfHelp(const std::string& help) {
  constexpr std::size_t kColumn = 30;  // of descriptions
  const std::string blanks(kColumn, ' ');
  std::vector<HelpEntry> entries;
  std::istringstream lines(help);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with(blanks)) {
      if (!entries.empty()) entries.back().description = line.substr(kColumn);
      continue;
    }
    if (!line.starts_with("  ")) continue;
    HelpEntry entry;
    const std::string term = line.substr(2, line.find(' ', 2) - 2);
    std::istringstream names(term);
    for (std::string name; std::getline(names, name, ',');) entry.names.push_back(name.substr(0, name.find('{')));
    // A term can end at the column. A longer one has its description in the next line.
    if (line.size() > kColumn && line[kColumn - 1] == ' ') entry.description = line.substr(kColumn);
    entries.push_back(std::move(entry));
  }
  std::erase_if(entries, [](const HelpEntry& entry) { return entry.names.back() == "--help"; });
  return entries;
}

/// Returns roff as people read it: without fonts, and characters in place of their names.
inline std::string withoutRoff(std::string page) {
  constexpr std::pair<const char*, const char*> kMeanings[]{
      {"\\fB", ""},   {"\\fI", ""},   {"\\fR", ""},   {"\\&", ""},    {"\\-", "-"},
      {"\\(aq", "'"}, {"\\(ga", "`"}, {"\\(ha", "^"}, {"\\(ti", "~"}, {"\\e", "\\"}};
  for (const auto& [roff, meaning] : kMeanings) {
    for (std::size_t at = page.find(roff); at != std::string::npos; at = page.find(roff, at))
      page.replace(at, std::string(roff).size(), meaning);
  }
  return page;
}

/// Returns what a page lacks of the entries, each with a newline; empty if it has all of them with the same words.
inline std::string lackingIn(const std::string& page, const std::vector<HelpEntry>& entries) {
  std::string lacking;
  for (const HelpEntry& entry : entries) {
    for (const std::string& name : entry.names) {
      if (page.find(name) == std::string::npos) lacking += name + '\n';
    }
    if (page.find('\n' + entry.description + '\n') == std::string::npos)
      lacking += entry.names.back() + ": " + entry.description + '\n';
  }
  return lacking;
}

}  // namespace headroom
