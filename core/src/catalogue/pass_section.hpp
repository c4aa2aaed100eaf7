// Launch section of a kernel's file: passes, their arguments, and their loops.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "catalogue/front_matter_reader.hpp"
#include "headroom/values/workload.hpp"
#include "workloads/buffer_section.hpp"

namespace headroom {

/// Trial data for expressions: symbols at points of the workload, and whether the variant runs there.
struct Trial {
  Symbols symbols;
  bool isRequiredMet = true;
};

class PassSection {
 public:
  /// The variant has its tunables, scratch buffers and own names. Nothing is copied: all must outlive this. With
  /// `isTried`, expressions are tried with all values.
  PassSection(const FrontMatterReader& reader, const BufferSection& buffers, const Workload& workload, Variant& variant,
              const std::map<std::string, TypedValue>& scalars, const std::vector<Trial>& trials, bool isTried)
      : reader_(reader),
        buffers_(buffers),
        workload_(workload),
        variant_(variant),
        scalars_(scalars),
        trials_(trials),
        isTried_(isTried) {}

  /// Sets the variant's passes and loops. Throws Error(Stage::KernelFile) with file, line and remedy.
  void parse(const toml::table& root);

  /// Reads an expression whose value, for every value of the tunables, has to be at least `least` where the variant
  /// runs.
  [[nodiscard]] std::string expression(const toml::node& node, std::string_view key, double least) const;

 private:
  void parseLoops(const toml::table& root);
  void parseLoop(const std::string& name, const toml::table& table);
  void parseSwaps(const toml::node& node, Loop& loop) const;
  void parsePass(const toml::table& table);
  void parseLaunch(const toml::table& table, Pass& pass) const;
  void parseReads(const toml::table& reads, Pass& pass);
  [[nodiscard]] std::string buffer(const toml::node& node, std::string_view key) const;
  [[nodiscard]] Argument parseArgument(const toml::node& node) const;
  [[nodiscard]] Argument parseTable(const toml::table& table) const;
  [[nodiscard]] Argument parsePart(const toml::table& table, const toml::node& whole) const;
  [[nodiscard]] Argument parseFile(const toml::table& table, const toml::node& file) const;
  [[nodiscard]] Argument parseImage(const toml::node& node) const;
  [[nodiscard]] std::vector<std::string> parseRange(const toml::node& node, std::string_view key, double least) const;
  [[nodiscard]] std::vector<std::string> parseRangeLike(const Pass& pass, const toml::node& node, std::string_view key,
                                                        double least) const;
  [[nodiscard]] bool isBuffer(std::string_view name) const;
  [[nodiscard]] std::string known() const;
  [[nodiscard]] std::string tried(const toml::node& node, std::string_view key, const std::string& text,
                                  double least) const;
  void requireValue(const toml::node& node, const std::string& text, std::string_view key, const Symbols& symbols,
                    double least, bool mustBeMet) const;

  const FrontMatterReader& reader_;
  const BufferSection& buffers_;
  const Workload& workload_;
  Variant& variant_;
  const std::map<std::string, TypedValue>& scalars_;
  const std::vector<Trial>& trials_;
  bool isTried_;
  Symbols inLoops_;  ///< names of loops and values read back; their values are known only at the launch
};

/// "scratch0" to "scratch9"
[[nodiscard]] bool isScratchPlane(std::string_view binding);

}  // namespace headroom
