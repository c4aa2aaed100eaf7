// What a workload's file says that its outputs should be: [reference] and [tolerance], and what fills its buffers.
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
  /// `symbols`: of the workload's sizes and names. Nothing of these is copied.
  ExpectedSection(const TomlReader& reader, const BufferSection& buffers, Workload& workload, const Symbols& symbols)
      : reader_(reader), buffers_(buffers), workload_(workload), symbols_(symbols) {}

  /// Sets what is expected and the outputs' tolerances, and checks expressions and names of files that the buffers are
  /// filled with. Throws Error(Stage::KernelFile) with file, line and remedy.
  void parse(const toml::table& root);

 private:
  void parseReference(const toml::table& reference);
  Buffer& outputNamed(std::string_view name, const toml::node& at);
  /// Of an expression for each number.
  void requireNames(const toml::node& node, const std::string& text) const;
  /// Of a file, with {EXPRESSION} of sizes and parameters.
  void requireFileName(const toml::node& node, const std::string& name) const;
  [[noreturn]] void failWith(const toml::node& node, const Error& error) const;

  const TomlReader& reader_;
  const BufferSection& buffers_;
  Workload& workload_;
  const Symbols& symbols_;
};

}  // namespace headroom
