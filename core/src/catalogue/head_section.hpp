// What a kernel's file says of its variant as a whole: its names and workload, reference, build options, pixels, the
// parameters that it takes and what it needs of a device.
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
  /// The variant has its name. Nothing of these is copied.
  HeadSection(const FrontMatterReader& reader, const KernelFile& file, Variant& variant)
      : reader_(reader), file_(file), variant_(variant) {}

  /// Throws Error(Stage::KernelFile) with file, line and remedy.
  void parse(const toml::table& root);

  /// Whose variant it is, when it is parsed.
  [[nodiscard]] const Workload& workload() const { return *workload_; }
  /// The workload of a kernel that is one of its own, which nobody else knows yet; else nothing.
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

/// The same failure, with file and line.
[[noreturn]] void failWith(const FrontMatterReader& reader, const toml::node& node, const Error& error);

}  // namespace headroom
