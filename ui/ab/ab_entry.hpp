// Versions that take turns, as the window knows them: no view among its tabs, but a window of their own.
#pragma once

#include <QString>
#include <filesystem>
#include <functional>
#include <vector>

#include "widgets/view.hpp"

namespace headroom {

/// The action opens the window, which proposes `selected()` as one of the versions. The folders lie over the built-in
/// kernels.
void addTurns(const ViewContext& context, const std::vector<std::filesystem::path>& kernelFolders, QAction* action,
              const std::function<QString()>& selected);

}  // namespace headroom
