#include "libraries/shared_library.hpp"

#include <dlfcn.h>

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

}  // namespace headroom
