// Commands that the user agreed to: $XDG_DATA_HOME/headroom/reference-commands.json.
#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <tuple>

#include "headroom/references.hpp"
#include "headroom/system/error.hpp"
#include "headroom/text/shell_word.hpp"
#include "headroom/workloads.hpp"
#include "system/locked_json_list.hpp"
#include "system/user_folders.hpp"

namespace headroom {
namespace {

struct Agreement {
  std::string folder;
  std::string command;
};
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Agreement, folder, command)

LockedJsonList<Agreement> agreements() {
  const auto data = dataFolder();
  return {data ? *data / "reference-commands.json" : std::filesystem::path(),
          {"commands", "Commands that were agreed to", "The agreement", "`headroom-cli allow`"},
          [](const nlohmann::json& object) { return object.get<Agreement>(); },
          [](const Agreement& one) { return nlohmann::json(one); }};
}

}  // namespace

std::vector<ReferenceCommand> referenceCommands(const std::vector<Variant>& variants) {
  std::vector<ReferenceCommand> commands;
  for (const Variant& variant : variants) {
    const Workload* const workload = knownWorkload(variant.workload);
    if (workload == nullptr || workload->expected.kind != ExpectedFrom::Kind::Command) continue;
    ReferenceCommand command{workload->id, workload->folder, {}, false};
    for (const std::string& word : workload->expected.command)
      command.text += (command.text.empty() ? "" : " ") + shellWord(word);
    const bool isKnown = std::ranges::any_of(commands, [&](const ReferenceCommand& other) {
      return other.workload == command.workload && other.text == command.text && other.folder == command.folder;
    });
    if (isKnown) continue;
    command.isAgreed = isAgreed(command);
    commands.push_back(std::move(command));
  }
  std::ranges::sort(commands, {}, [](const ReferenceCommand& one) { return std::tie(one.folder, one.text); });
  return commands;
}

bool isAgreed(const ReferenceCommand& command) {
  return std::ranges::any_of(agreements().read(), [&](const Agreement& one) {
    return one.folder == command.folder && one.command == command.text;
  });
}

void agree(const ReferenceCommand& command) {
  const LockedJsonList<Agreement> list = agreements();
  if (list.path().empty())
    throw Error(Stage::ReportFile, "There is no folder to keep the agreement in. Set HOME or XDG_DATA_HOME.");
  list.change([&](std::vector<Agreement>& entries) {
    entries.push_back({command.folder, command.text});
    return true;
  });
}

}  // namespace headroom
