// The user's hosts: names and commands in hosts.toml.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/hosts/host.hpp"
#include "headroom/values/device_place.hpp"

namespace headroom {

/// Stands in a host's command for the words of a command there, each as a word of its own: for programs that pass words
/// on unchanged, as docker, podman, kubectl and srun do.
inline constexpr std::string_view kWordsThere = "{words}";
/// Stands for the same words as one word, each quoted for a POSIX shell: for programs that give one line to a shell
/// there, as ssh does.
inline constexpr std::string_view kLineThere = "{line}";
/// The program there by default, which is searched in PATH there.
inline constexpr std::string_view kProgramThere = "headroom-cli";

/// An entry of hosts.toml.
struct NamedHost {
  std::string name;
  /// Words of the command that runs another one there; one of them is kWordsThere or kLineThere. Without either, the
  /// words start the runner by themselves. No shell here interprets them.
  std::vector<std::string> command;
  std::string program{kProgramThere};  ///< headroom-cli there, a name or a path

  bool operator==(const NamedHost&) const = default;
};

/// Programs with a known command line that run a command elsewhere.
enum class Reach { Ssh, Srun, Docker, Podman, Kubectl };

/// A machine, a container, a pod or nothing (srun), and words for that program's options: {"-p", "2222"}. Throws
/// UsageError for a target that the program would read as an option.
[[nodiscard]] std::vector<std::string> commandOf(Reach reach, const std::string& target,
                                                 const std::vector<std::string>& options);

/// Returns a name for a machine, container or pod that isHostName allows and `known` does not have: "gpu7" for
/// "me@gpu7.lab.org:22", "gpu7-2" if that is known. Empty if the target has no letter and no digit, or for srun.
[[nodiscard]] std::string proposedHostName(Reach reach, std::string_view target, std::span<const std::string> known);

/// Returns the words of a command as typed: quotes hold words together, and a backslash escapes the next character.
[[nodiscard]] std::vector<std::string> wordsTyped(std::string_view command);

/// Returns the command here that runs these words there. Throws UsageError if the host's command only starts a runner.
[[nodiscard]] std::vector<std::string> commandThere(const NamedHost& host, const std::vector<std::string>& words);
/// Returns whether commandThere works.
[[nodiscard]] bool runsCommands(const NamedHost& host);
/// Returns the host with the command that starts a runner there.
[[nodiscard]] Host hostOf(const NamedHost& host);

/// $XDG_CONFIG_HOME/headroom/hosts.toml, or ~/.config/headroom/hosts.toml; empty if there is no such folder.
[[nodiscard]] std::filesystem::path hostsFile();
/// Returns the hosts in the file's order; none if there is no file. Throws Error that names file, line and remedy.
[[nodiscard]] std::vector<NamedHost> readHosts(const std::filesystem::path& file);
/// Returns null if there is no such host.
[[nodiscard]] const NamedHost* findHost(std::span<const NamedHost> hosts, std::string_view name);
/// Throws UsageError with the nearest names if there is no such host.
[[nodiscard]] const NamedHost& knownHost(std::span<const NamedHost> hosts, std::string_view name);

/// Throws UsageError for a name that is not usable: see isHostName.
void requireHostName(std::string_view name);
/// Throws UsageError for a host that hosts.toml cannot hold: its name, its command (no program, an unknown word in
/// braces), its program, or a word that is not UTF-8.
void requireStorable(const NamedHost& host);

/// Adds it at the end of the file, or replaces the host of that name if `replaces`. Other hosts and comments stay.
/// Throws UsageError for a name in use, as requireStorable does, and Error if the file cannot be written.
void keepHost(const std::filesystem::path& file, const NamedHost& host, bool replaces);
/// Throws UsageError if there is no such host.
void dropHost(const std::filesystem::path& file, std::string_view name);

/// A device as selected on a host: "gpu7/0:1", "gpu7/" for its default device, or "gpu" on this machine.
struct PlacedSelector {
  std::optional<NamedHost> host;  ///< nothing: this machine
  std::string selector;           ///< see selectDevice
};

/// Throws UsageError if the part before the slash is like a host's name but names none.
[[nodiscard]] PlacedSelector placedSelector(std::string_view text, std::span<const NamedHost> hosts);

}  // namespace headroom
