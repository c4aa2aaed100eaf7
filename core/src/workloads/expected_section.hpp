// Expected outputs in a workload's file, [reference] and [tolerance], and the contents of its buffers.
#pragma once

#include <string>
#include <string_view>

#include "headroom/system/error.hpp"
#include "headroom/values/workload.hpp"
#include "system/toml_reader.hpp"
#include "workloads/buffer_section.hpp"

namespace headroom {

class ExpectedSection {
 public:
  /// `symbols`: of the workload's sizes and names. Nothing is copied: all must outlive this.
  ExpectedSection(const TomlReader& reader, const BufferSection& buffers, Workload& workload, const Symbols& symbols)
      : reader_(reader), buffers_(buffers), workload_(workload), symbols_(symbols) {}

  /// Sets expected results and the outputs' tolerances, and checks the expressions and file names that fill the
  /// buffers. Throws Error(Stage::KernelFile) with file, line and remedy.
  void parse(const toml::table& root);

 private:
  void parseReference(const toml::table& reference);
  Buffer& outputNamed(std::string_view name, const toml::node& at);
  /// All names that expressions of results may use, with typical values.
  [[nodiscard]] Symbols names() const;
  /// Checks the names in an expression for each number.
  void requireNames(const toml::node& node, const std::string& text) const;
  /// Checks a file's name, with {EXPRESSION} over sizes and parameters.
  void requireFileName(const toml::node& node, const std::string& name) const;
  [[noreturn]] void failWith(const toml::node& node, const Error& error) const;

  const TomlReader& reader_;
  const BufferSection& buffers_;
  Workload& workload_;
  const Symbols& symbols_;
};

}  // namespace headroom
