// General section of a kernel's file: its names and workload, reference, build options, pixels, accepted parameters and
// required device features.
#pragma once

#include <memory>
#include <string>

#include "catalogue/front_matter_reader.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "headroom/values/workload.hpp"

namespace headroom {

class HeadSection {
 public:
  /// The variant has its name. Nothing is copied: all must outlive this.
  HeadSection(const FrontMatterReader& reader, const KernelFile& file, Variant& variant)
      : reader_(reader), file_(file), variant_(variant) {}

  /// Throws Error(Stage::KernelFile) with file, line and remedy.
  void parse(const toml::table& root);

  /// The variant's workload, after parsing.
  [[nodiscard]] const Workload& workload() const { return *workload_; }
  /// Returns the workload of a kernel that is its own, not yet registered; else null.
  [[nodiscard]] std::unique_ptr<Workload> takeOwn() { return std::move(own_); }

 private:
  void parseIdentity(const toml::table& root);
  void findWorkloadOf(const toml::table& root);
  void parseReference(const toml::table& root);
  void parseOptions(const toml::table& root);
  [[nodiscard]] std::string withWholePath(const std::string& option) const;
  void parseCeiling(const toml::table& root);
  void parseStory(const toml::table& root);
  void parsePixel(const toml::table& root);
  void parseValid(const toml::table& valid);
  void parseRange(const std::string& name, const toml::node& node);
  void parseNeeds(const toml::node& needs);
  void parseNeed(const toml::node& node);

  const FrontMatterReader& reader_;
  const KernelFile& file_;
  Variant& variant_;
  std::unique_ptr<Workload> own_;
  const Workload* workload_ = nullptr;
};

/// Rethrows the failure with file and line.
[[noreturn]] void failWith(const FrontMatterReader& reader, const toml::node& node, const Error& error);

}  // namespace headroom
