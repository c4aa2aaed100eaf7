// A library that is used when this machine has it: loaded at its first use, known by its C functions.
#pragma once

#include <string>
#include <vector>

namespace headroom {

class SharedLibrary {
 public:
  /// Loads the first of these files that there is, e.g. {"libopenblas.so.0", "libopenblas.so"}, and keeps it until the
  /// process ends: libraries with threads of their own do not like to be unloaded.
  explicit SharedLibrary(const std::vector<std::string>& files);

  [[nodiscard]] bool isLoaded() const { return handle_ != nullptr; }
  /// What the system's loader said of the first file; empty when one is loaded.
  [[nodiscard]] const std::string& problem() const { return problem_; }

  /// The function of that name; nullptr when it has none.
  template <typename Function>
  [[nodiscard]] Function function(const char* name) const {
    return reinterpret_cast<Function>(symbol(name));
  }

 private:
  [[nodiscard]] void* symbol(const char* name) const;

  void* handle_ = nullptr;
  std::string problem_;
};

/// Why what needs the library `name` cannot run: "needs NAME, which is not installed here (REMEDY)", or what the loader
/// says of one that is damaged.
std::string lackOfLibrary(const std::string& name, const SharedLibrary& library, const std::string& remedy);

}  // namespace headroom
