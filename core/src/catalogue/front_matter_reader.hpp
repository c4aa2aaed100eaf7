// Typed access to the TOML in front of a kernel, with errors that tell file, line and remedy.
#pragma once

#include <toml++/toml.h>

#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// The comment block that a kernel file, or a shared piece that it includes, starts with.
struct FrontMatter {
  std::string toml;
  int firstLine = 1;    ///< the file's line that TOML line 1 is on
  std::size_t end = 0;  ///< where the OpenCL C after it starts
};

class FrontMatterReader {
 public:
  /// `text` has its pieces in place, as withIncludes() leaves them. What the front matter of a piece says holds where
  /// the file itself does not say otherwise, key by key in tables; of two pieces the first counts. Throws when the file
  /// has no front matter, or any is not TOML.
  FrontMatterReader(const std::string& text, std::string origin);

  [[nodiscard]] const toml::table& root() const { return root_; }
  /// The OpenCL C after the front matter.
  [[nodiscard]] std::string_view code() const { return code_; }

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

 private:
  void readPieces();
  /// Tells the file and line of what stands in the front matter of a piece, or of the file itself.
  [[noreturn]] void failAt(const toml::source_region& at, std::string_view what) const;

  std::string origin_;
  FrontMatter matter_;
  std::map<std::string, int> firstLines_;  ///< of the pieces' front matter, by their names
  std::string_view code_;
  toml::table root_;
};

}  // namespace headroom
