// Asks before a command of a kernel's author runs: results of some kernels are checked by one.
#pragma once

#include <QWidget>
#include <functional>
#include <string>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"

namespace headroom {

/// Asks about each command of these variants' workloads that nobody has agreed to, one after the other, and then calls
/// `goOn`, whatever the answers: without a command rows say that they are not checked. What was declined is not asked
/// again by this program. `goOn` is called at once where there is nothing to ask.
void askAboutCommands(QWidget* window, const Catalogue& catalogue, const std::vector<std::string>& variants,
                      const std::function<void()>& goOn);

/// The same for these variants, whether a catalogue has them or not.
void askAboutCommands(QWidget* window, const std::vector<Variant>& variants, const std::function<void()>& goOn);

}  // namespace headroom
