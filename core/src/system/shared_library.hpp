// An optional shared library: loaded at its first use, called through its C functions.
#pragma once

#include <string>
#include <vector>

namespace headroom {

class SharedLibrary {
 public:
  /// Loads the first of these files that exists, e.g. {"libopenblas.so.0", "libopenblas.so"}, and keeps it loaded until
  /// the process ends, because libraries with threads of their own may not survive unloading.
  explicit SharedLibrary(const std::vector<std::string>& files);

  [[nodiscard]] bool isLoaded() const { return handle_ != nullptr; }
  /// The system loader's error for the first file; empty if one is loaded.
  [[nodiscard]] const std::string& problem() const { return problem_; }

  /// Returns the function of that name; nullptr if the library has none.
  template <typename Function>
  [[nodiscard]] Function function(const char* name) const {
    return reinterpret_cast<Function>(symbol(name));
  }

 private:
  [[nodiscard]] void* symbol(const char* name) const;

  void* handle_ = nullptr;
  std::string problem_;
};

/// Returns why a user of the library `name` cannot run: "needs NAME, which is not installed here (REMEDY)", or the
/// loader's error for a damaged file.
std::string lackOfLibrary(const std::string& name, const SharedLibrary& library, const std::string& remedy);

}  // namespace headroom
