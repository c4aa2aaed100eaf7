#include "shared_options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include "headroom/catalogue/allowance.hpp"
#include "headroom/hosts/hosts_file.hpp"
#include "headroom/system/error.hpp"
#include "option_range.hpp"
#include "option_texts.hpp"

namespace headroom::cli {
namespace {

/// What CLI11 takes for an unsigned number may be negative, and wraps around.
std::string mistakeInSeed(const std::string& text) {
  std::uint64_t seed = 0;
  const auto [stop, code] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (code == std::errc{} && stop == text.data() + text.size()) return "";
  return fmt::format("\"{}\" is not a whole number from 0 to {}", text, std::numeric_limits<std::uint64_t>::max());
}

std::string mistakeInFile(const std::string& file) {
  return file.empty() ? "the name of the file is empty" : "";
}

std::string mistakeInValue(const std::string& text) {
  const bool isBlank = text.find_first_not_of(" \t\r\n") == std::string::npos;
  return isBlank ? "the value is empty; give one, or leave the option out" : "";
}

bool isDevice(const CLI::Option& option) {
  return option.check_lname("device");
}

/// Returns the text, which names a device of this machine or of a known host.
std::string placed(const std::string& text, CommonOptions& common) {
  if (const std::string mistake = mistakeInValue(text); !mistake.empty())
    throw UsageError("--device: " + mistake + '.');
  // Most texts are devices of this machine: no file is read for them.
  if (hostInId(text).empty()) return text;
  std::vector<NamedHost> known = readHosts(hostsFile());
  if (placedSelector(text, known).host) common.hosts = std::move(known);
  return text;
}

}  // namespace

void addCommon(CLI::App& app, CommonOptions& options) {
  app.add_option("--kernels", options.kernelFolders, kKernelsText)->type_name("PATH")->allow_extra_args(false);
  app.add_flag("--in-process", options.inProcess, kInProcessText);
  CLI::Option* timeout =
      app.add_option("--timeout", options.timeoutSeconds, "Seconds of silence after which a stuck kernel is ended")
          ->capture_default_str()
          ->type_name("SECONDS");
  limitTo(timeout, 0.1, 86400.0);
  app.add_flag("--no-history", options.noHistory, "Keep no journal of the run");
  app.add_flag("-q,--quiet", options.quiet, "Print only errors to stderr: no progress, notes or warnings");
}

CLI::Option* addAllowance(CLI::App& command, std::string& allowance) {
  return command
      .add_option("--allow", allowance,
                  fmt::format("How exact the best variant has to be: exact, visually-exact (an error of at most {:g}) "
                              "or fast (at most {:g})",
                              kVisuallyExactError, kFastError))
      ->type_name("LEVEL")
      ->capture_default_str();
}

CLI::Option* addFile(CLI::App& command, const std::string& name, std::string& file, const std::string& what) {
  return command.add_option(name, file, what)->type_name("FILE")->check(mistakeInFile);
}

std::vector<CLI::Option*> addWorkers(CLI::App& command, std::string& host, int& workers) {
  return {command.add_option("--host", host, "Host of the device, as HOST/ before it")->type_name("HOST"),
          command
              .add_option("--workers", workers,
                          "Measure with this many workers at once, each with an equal device of its own")
              ->type_name("N")
              ->capture_default_str()};
}

CLI::Option* addSeed(CLI::App& command, std::uint64_t& seed, const std::string& what) {
  return command.add_option("--seed", seed, what)->type_name("N")->capture_default_str()->check(mistakeInSeed);
}

std::vector<std::string> takeProgram(const std::string& command, std::vector<std::string>& arguments) {
  const auto word = std::find(arguments.begin(), arguments.end(), command);
  const auto mark = std::find(arguments.begin(), arguments.end(), "--");
  if (word >= mark) return {};
  std::vector<std::string> program;
  if (mark != arguments.end()) program.assign(mark + 1, arguments.end());
  arguments.erase(mark, arguments.end());
  return program;
}

void placeDevices(CLI::App& app, CommonOptions& common) {
  for (CLI::Option* option : app.get_options()) {
    if (!isDevice(*option)) continue;
    option->transform([&common](const std::string& text) { return placed(text, common); }, "");
  }
  for (CLI::App* command : app.get_subcommands(nullptr)) placeDevices(*command, common);
}

void refuseEmptyValues(CLI::App& app) {
  for (CLI::Option* option : app.get_options()) {
    const std::string& name = option->get_name();
    const bool isFlag = option->get_items_expected_max() == 0;
    if (isFlag || isDevice(*option) || name == "search" || name == "--filter" || name == "program") continue;
    option->check(mistakeInValue);
  }
  for (CLI::App* command : app.get_subcommands(nullptr)) refuseEmptyValues(*command);
}

void requireValueIfGiven(const std::string& option, const std::vector<std::string>& arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const bool isNextEmpty = arguments[i] == option && i + 1 < arguments.size() && arguments[i + 1].empty();
    if (!isNextEmpty && arguments[i] != option + "=") continue;
    throw UsageError(fmt::format("{}: the value is empty. Give one, or the option alone.", option));
  }
}

}  // namespace headroom::cli
