#include "system/shared_library.hpp"

#include <dlfcn.h>
#include <fmt/format.h>

namespace headroom {

SharedLibrary::SharedLibrary(const std::vector<std::string>& files) {
  for (const std::string& file : files) {
    handle_ = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (handle_ != nullptr) break;
    const char* const said = dlerror();
    if (problem_.empty() && said != nullptr) problem_ = said;
  }
  if (isLoaded()) problem_.clear();
}

void* SharedLibrary::symbol(const char* name) const {
  return handle_ == nullptr ? nullptr : dlsym(handle_, name);
}

std::string lackOfLibrary(const std::string& name, const SharedLibrary& library, const std::string& remedy) {
  // The loader has one message for a missing file, in English whatever the locale.
  const bool isMissing = library.problem().find("No such file") != std::string::npos;
  if (isMissing) return fmt::format("needs {}, which is not installed here ({})", name, remedy);
  return fmt::format("needs {}, which could not be loaded ({}; {})", name, library.problem(), remedy);
}

}  // namespace headroom
