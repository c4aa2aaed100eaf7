// A kernel's text as lines of the user's files, for messages of a compiler or a simulator.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "headroom/run/check_plan.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// The variant's text, as lines of its files. The variant must outlive it.
class UsersFiles {
 public:
  /// `input`: the program's own name for the text before any #line, e.g. "<stdin>".
  UsersFiles(const Variant& variant, std::string_view input);

  /// By the name in a #line, or by the program's own for the text before any: absolute for a user's file.
  [[nodiscard]] SourcePlace place(SourcePlace place) const;

  /// Text of the line, without surrounding blanks; empty if unknown.
  [[nodiscard]] std::string textAt(const SourcePlace& place) const;

 private:
  [[nodiscard]] std::string pathOf(const std::string& name) const;

  const Variant& variant_;
  std::string input_;
  std::string main_;
  std::map<std::pair<std::string, int>, std::string_view> lines_;
};

/// Returns the file relative to the folder if it is below it; else as it is.
[[nodiscard]] std::string relativeTo(const std::string& folder, const std::string& file);

}  // namespace headroom
