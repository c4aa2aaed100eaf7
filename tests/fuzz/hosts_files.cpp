// hosts.toml, which may be another person's, and is edited without changing its other lines.
#include <algorithm>

#include "frame.hpp"
#include "headroom/hosts/hosts_file.hpp"
#include "headroom/system/error.hpp"

namespace headroom::fuzz {
namespace {

void readHostsFile(std::string_view bytes) {
  const std::filesystem::path file = placed("hosts.toml", bytes);
  std::vector<NamedHost> hosts = readHosts(file);
  for (const NamedHost& host : hosts) {
    if (!isHostName(host.name)) reportFinding("a host has a name that is not allowed: " + host.name);
    static_cast<void>(hostOf(host));
  }
  const NamedHost added{"added", {"ssh", "gpu7", std::string(kLineThere)}, std::string(kProgramThere)};
  if (findHost(hosts, added.name) != nullptr) return;
  try {
    keepHost(file, added, false);
    hosts.push_back(added);
  } catch (const Error&) {
    // The file stays as it was.
  }
  if (readHosts(file) != hosts) reportFinding("adding a host changes the others");
}

std::vector<std::string> hostsSeeds() {
  return {
      "# mine\n[hosts.first]\ncommand = [\n  \"sh\",\n  \"-c\", \"{line}\"]\n\n# of the lab\n[hosts.\"a.b\"]\n"
      "command = ['ssh', 'lab', '{words}']  # by key\nprogram = \"/opt/headroom-cli\"\n",
      "[hosts]\nlab = { command = [\"ssh\", \"lab\", \"headroom-cli\", \"worker\"] }\n", ""};
}

const Target kHostsFiles("hosts-files", readHostsFile, hostsSeeds);

}  // namespace
}  // namespace headroom::fuzz
