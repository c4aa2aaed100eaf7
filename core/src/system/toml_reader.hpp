// Typed access to TOML, with errors that tell file, line and remedy.
#pragma once

#include <toml++/toml.h>

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace headroom {

class TomlReader {
 public:
  /// A whole file; `origin` is what errors call it. Throws Error(Stage::KernelFile) for what is no TOML, or too large
  /// or too deep, see toml_limits.hpp.
  TomlReader(std::string_view toml, std::string origin);

  [[nodiscard]] const toml::table& root() const { return root_; }

  /// Throws Error(Stage::KernelFile) "ORIGIN:LINE: what; remedy."
  [[noreturn]] void fail(const toml::node& at, std::string_view what) const;
  [[noreturn]] void failAtLine(int line, std::string_view what) const;

  /// Throws when the table has a key that is not known; `where` names the table, e.g. "[cost]".
  void allowOnly(const toml::table& table, std::string_view where, std::initializer_list<std::string_view> known) const;

  [[nodiscard]] std::string string(const toml::node& node, std::string_view key) const;
  [[nodiscard]] int integer(const toml::node& node, std::string_view key) const;
  [[nodiscard]] bool boolean(const toml::node& node, std::string_view key) const;
  [[nodiscard]] double number(const toml::node& node, std::string_view key) const;
  [[nodiscard]] const toml::table& table(const toml::node& node, std::string_view key) const;
  [[nodiscard]] const toml::array& array(const toml::node& node, std::string_view key) const;

  /// The node of a key that must be there.
  [[nodiscard]] const toml::node& required(const toml::table& table, std::string_view where,
                                           std::string_view key) const;
  /// Empty when the key is missing.
  [[nodiscard]] std::string optionalString(const toml::table& table, std::string_view key) const;
  /// nullptr when the key is missing.
  [[nodiscard]] const toml::table* optionalTable(const toml::table& table, std::string_view key) const;

 protected:
  explicit TomlReader(std::string origin) : origin_(std::move(origin)) {}
  /// TOML that stands in a file from its line `firstLine` on. What stands in it remembers `path`, the name of a piece,
  /// or nothing for the file itself.
  [[nodiscard]] static toml::table parsed(std::string_view toml, int firstLine, std::string_view file,
                                          const std::string& path);

  std::string origin_;
  int firstLine_ = 1;                      ///< of the file, that line 1 of its TOML is on
  std::map<std::string, int> firstLines_;  ///< of pieces, by their names
  toml::table root_;

 private:
  [[noreturn]] void failAt(const toml::source_region& at, std::string_view what) const;
};

}  // namespace headroom
