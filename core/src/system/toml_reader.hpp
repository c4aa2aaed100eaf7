// Typed access to TOML, with errors that name file, line and remedy.
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
  /// Reads a whole file; `origin` is its name in errors. Throws Error(Stage::KernelFile) for invalid TOML, or if it is
  /// too large or too deep, see toml_limits.hpp.
  TomlReader(std::string_view toml, std::string origin);

  [[nodiscard]] const toml::table& root() const { return root_; }

  /// Throws Error(Stage::KernelFile) "ORIGIN:LINE: what; remedy."
  [[noreturn]] void fail(const toml::node& at, std::string_view what) const;
  [[noreturn]] void failAtLine(int line, std::string_view what) const;

  /// Throws if the table has an unknown key; `where` names the table, e.g. "[cost]".
  void allowOnly(const toml::table& table, std::string_view where, std::initializer_list<std::string_view> known) const;

  [[nodiscard]] std::string string(const toml::node& node, std::string_view key) const;
  [[nodiscard]] int integer(const toml::node& node, std::string_view key) const;
  [[nodiscard]] bool boolean(const toml::node& node, std::string_view key) const;
  [[nodiscard]] double number(const toml::node& node, std::string_view key) const;
  [[nodiscard]] const toml::table& table(const toml::node& node, std::string_view key) const;
  [[nodiscard]] const toml::array& array(const toml::node& node, std::string_view key) const;

  /// Returns the node of a required key.
  [[nodiscard]] const toml::node& required(const toml::table& table, std::string_view where,
                                           std::string_view key) const;
  /// Returns an empty string if the key is missing.
  [[nodiscard]] std::string optionalString(const toml::table& table, std::string_view key) const;
  /// Returns nullptr if the key is missing.
  [[nodiscard]] const toml::table* optionalTable(const toml::table& table, std::string_view key) const;

 protected:
  explicit TomlReader(std::string origin) : origin_(std::move(origin)) {}
  /// Parses TOML that begins at line `firstLine` of a file. Its nodes store `path`, the name of a piece, or nothing for
  /// the file itself.
  [[nodiscard]] static toml::table parsed(std::string_view toml, int firstLine, std::string_view file,
                                          const std::string& path);

  std::string origin_;
  int firstLine_ = 1;                      ///< line of the file that holds line 1 of its TOML
  std::map<std::string, int> firstLines_;  ///< of pieces, by name
  toml::table root_;

 private:
  [[noreturn]] void failAt(const toml::source_region& at, std::string_view what) const;
};

}  // namespace headroom
