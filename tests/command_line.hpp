// Runs headroom-cli as a person or a script does.
#pragma once

#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace headroom {

struct Ended {
  int code = -1;  ///< exit code; -1 if a signal ended it
  std::string out;
  std::string err;
};

inline std::string contentOf(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

/// Runs `environment headroom-cli arguments` in a shell, with its output redirected to files in `folder`.
inline Ended runCommandLine(const std::filesystem::path& folder, const std::string& arguments,
                            const std::string& environment = "") {
  const std::string out = (folder / "stdout").string();
  const std::string err = (folder / "stderr").string();
  const std::string command =
      environment + " '" HEADROOM_RUNNER "' " + arguments + " >'" + out + "' 2>'" + err + "' </dev/null";
  const int status = std::system(command.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contentOf(out), contentOf(err)};
}

}  // namespace headroom
