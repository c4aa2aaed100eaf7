// Files of reports.
#pragma once

#include <QString>

#include "headroom/pages/page.hpp"

namespace headroom {

/// The filter of a save dialog for them.
[[nodiscard]] QString pageFilter();

/// Writes Markdown if the file's name ends with .md, else HTML. Throws Error if the file cannot be written.
void writePage(const Page& page, const QString& file);

}  // namespace headroom
