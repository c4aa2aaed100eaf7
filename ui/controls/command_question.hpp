// Asks for consent before running a kernel author's command that computes reference results.
#pragma once

#include <QWidget>
#include <functional>
#include <string>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"

namespace headroom {

/// Asks about each command of these variants' workloads that has no consent yet, one after the other, then calls
/// `goOn`, whatever the answers: without a command, rows are marked as not checked. A declined command is not asked
/// about again until the program restarts. Calls `goOn` at once if there is nothing to ask.
void askAboutCommands(QWidget* window, const Catalogue& catalogue, const std::vector<std::string>& variants,
                      const std::function<void()>& goOn);

/// The same for these variants, even if no catalogue has them.
void askAboutCommands(QWidget* window, const std::vector<Variant>& variants, const std::function<void()>& goOn);

}  // namespace headroom
