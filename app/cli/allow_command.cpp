#include <unistd.h>

#include <iostream>
#include <string>

#include "commands.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/references.hpp"
#include "headroom/system/error.hpp"
#include "terminal.hpp"

namespace headroom::cli {

namespace {

/// Only a plain yes is one.
bool saysYes() {
  printOut("Run it whenever a result of this folder is checked? [y/N] ");
  flushOutput();
  std::string answer;
  std::getline(std::cin, answer);
  return answer == "y" || answer == "Y" || answer == "yes";
}

}  // namespace

int allow(const CommonOptions& common, const AllowOptions& options) {
  CommonOptions withFolder = common;
  withFolder.kernelFolders.emplace_back(options.folder);
  const Catalogue catalogue(toWorkbenchOptions(withFolder).kernelFolders);
  tellRejectedKernels(common, catalogue);
  std::vector<Variant> variants;
  for (const Variant& variant : catalogue.variants()) {
    if (variant.folder == catalogue.folders().back()) variants.push_back(variant);
  }
  const std::vector<ReferenceCommand> commands = referenceCommands(variants);
  if (commands.empty()) {
    printOut("No kernel in {} is checked by a command.\n", options.folder);
    return kOk;
  }
  int exitCode = kOk;
  for (const ReferenceCommand& command : commands) {
    printOut("{} is checked by a command:\n  in   {}\n  run  {}\n", command.workload, command.folder, command.text);
    if (command.isAgreed) {
      printOut("You agreed to it before.\n\n");
      continue;
    }
    if (!options.isAgreed && isatty(STDIN_FILENO) == 0) {
      printOut(
          "No question was asked, because standard input is not a terminal. Read the command, then add --yes.\n\n");
      exitCode = kUsage;
      continue;
    }
    if (options.isAgreed || saysYes()) {
      agree(command);
      printOut("Agreed. It will be asked again if the command changes.\n\n");
    } else {
      printOut("It will not be run, and rows will say that they are not checked.\n\n");
    }
  }
  return exitCode;
}

}  // namespace headroom::cli
