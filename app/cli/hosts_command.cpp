#include "hosts_command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>

#include "headroom/hosts/host_check.hpp"
#include "headroom/hosts/host_install.hpp"
#include "headroom/hosts/hosts_file.hpp"
#include "headroom/system/error.hpp"
#include "terminal.hpp"

namespace headroom::cli {
namespace {

constexpr const char* kHowToAdd =
    "Choose how to reach the host: --ssh MACHINE, --srun, --docker CONTAINER, --podman CONTAINER, --kubectl POD, or "
    "the command itself after --, e.g. headroom-cli hosts add gpu7 -- ssh gpu7 '{line}'.";

std::string reachedBy(const NamedHost& host) {
  return commandLineOf({host.name, host.command});
}

int listHosts() {
  const std::vector<NamedHost> hosts = readHosts(hostsFile());
  if (hosts.empty()) {
    printOut("No hosts. `headroom-cli hosts add NAME --ssh MACHINE` adds one to {}.\n", hostsFile().string());
    return kOk;
  }
  std::size_t width = 0;
  for (const NamedHost& host : hosts) width = std::max(width, host.name.size());
  for (const NamedHost& host : hosts) {
    const bool isUsual = host.program == kProgramThere || !runsCommands(host);
    printOut("{:<{}}  {}{}\n", host.name, width, reachedBy(host), isUsual ? "" : "  " + host.program);
  }
  return kOk;
}

int printCheck(const NamedHost& host, std::chrono::milliseconds deadline) {
  const HostCheck check = checkHost(host, deadline);
  for (const HostFinding& finding : check.findings) {
    printOut("{:<8} {}\n", finding.isProblem ? "problem:" : "ok:", finding.text);
  }
  for (const DeviceDescription& device : check.devices) {
    printOut("device:  {}/{}  {} ({}, {})\n", host.name, device.id, device.name, toText(device.type), device.platform);
  }
  return check.isUsable() ? kOk : kRuntimeFailure;
}

int checkOne(const CommonOptions& common, const HostsOptions& options) {
  const std::vector<NamedHost> hosts = readHosts(hostsFile());
  return printCheck(knownHost(hosts, options.name), toWorkbenchOptions(common).deadline);
}

/// Returns the commands of all options that say how the host is reached.
std::vector<std::vector<std::string>> commandsOf(const HostsOptions& options) {
  std::vector<std::vector<std::string>> commands;
  const auto add = [&](Reach reach, const std::string& target) {
    if (!target.empty()) commands.push_back(commandOf(reach, target, options.extra));
  };
  add(Reach::Ssh, options.ssh);
  add(Reach::Docker, options.docker);
  add(Reach::Podman, options.podman);
  add(Reach::Kubectl, options.kubectl);
  if (options.isSrun) commands.push_back(commandOf(Reach::Srun, "", options.extra));
  if (!options.words.empty()) commands.push_back(options.words);
  return commands;
}

/// Copies this program to the host, which uses the copy from then on.
void copyProgramTo(NamedHost& host, std::chrono::milliseconds deadline) {
  const HostInstallation done = installOn(host, {}, deadline);
  host.program = done.program;
  if (done.wasThere) {
    printOut("This version was copied before: {}\n", done.program);
  } else {
    constexpr std::uint64_t kMegabyte = 1'000'000;
    printOut("Copied {} files of {} MB: {}\n", done.files, done.bytes / kMegabyte, done.program);
  }
}

int addHost(const CommonOptions& common, const HostsOptions& options) {
  const std::chrono::milliseconds deadline = toWorkbenchOptions(common).deadline;
  requireHostName(options.name);
  const std::vector<std::vector<std::string>> commands = commandsOf(options);
  if (commands.size() != 1) throw UsageError(kHowToAdd);
  if (!options.words.empty() && !options.extra.empty())
    throw UsageError("--option belongs to --ssh, --srun, --docker, --podman and --kubectl. Write it among the words.");
  NamedHost host{options.name, commands.front(), std::string(kProgramThere)};
  if (!options.program.empty()) host.program = options.program;
  requireStorable(host);
  if (options.installs) copyProgramTo(host, deadline);
  keepHost(hostsFile(), host, options.replaces);
  printOut("{} was added to {}: {}\n", host.name, hostsFile().string(), reachedBy(host));
  return options.isUnchecked ? kOk : printCheck(host, deadline);
}

int removeHost(const HostsOptions& options) {
  dropHost(hostsFile(), options.name);
  printOut("{} was removed from {}.\n", options.name, hostsFile().string());
  return kOk;
}

CLI::App* addAdding(CLI::App& hosts, HostsOptions& options) {
  CLI::App* command = hosts.add_subcommand("add", "Add a host, and check it; its command may follow after --");
  command->add_option("name", options.name, "Name for --device NAME/FILTER")->required()->type_name("NAME");
  command->add_option("--ssh", options.ssh, "Machine, as ssh knows it: gpu7, me@gpu7")->type_name("MACHINE");
  command->add_option("--docker", options.docker, "Running container")->type_name("CONTAINER");
  command->add_option("--podman", options.podman, "Running container")->type_name("CONTAINER");
  command->add_option("--kubectl", options.kubectl, "Running pod")->type_name("POD");
  command->add_flag("--srun", options.isSrun, "One task of a Slurm job");
  command->add_option("--option", options.extra, "Pass a word to that program: --option=-p --option=2222 (repeatable)")
      ->type_name("WORD")
      ->allow_extra_args(false);
  CLI::Option* program =
      command->add_option("--program", options.program, "headroom-cli there, if it is not in PATH")->type_name("PATH");
  command->add_flag("--install", options.installs, "Copy this program and its libraries there first")
      ->excludes(program);
  command->add_flag("--replace", options.replaces, "Replace a host of that name");
  command->add_flag("--no-check", options.isUnchecked, "Do not reach the host now");
  return command;
}

}  // namespace

void addHosts(CLI::App& app, const CommonOptions& common, HostsOptions& options, int& exitCode) {
  CLI::App* hosts = app.add_subcommand("hosts", "List, add, check or remove hosts: other places with OpenCL devices");
  hosts->require_subcommand(0, 1);
  hosts->add_subcommand("list", "List the hosts and their commands")->callback([&exitCode] { exitCode = listHosts(); });
  addAdding(*hosts, options)->callback([&] { exitCode = addHost(common, options); });
  const auto addNamed = [&](const char* name, const char* help) {
    CLI::App* command = hosts->add_subcommand(name, help);
    command->add_option("name", options.name, "Name of the host")->required()->type_name("HOST");
    return command;
  };
  addNamed("check", "Check that a host can measure, and list its devices")->callback([&] {
    exitCode = checkOne(common, options);
  });
  addNamed("remove", "Remove a host")->callback([&] { exitCode = removeHost(options); });
  hosts->callback([hosts, &exitCode] {
    if (hosts->get_subcommands().empty()) exitCode = listHosts();
  });
}

}  // namespace headroom::cli
