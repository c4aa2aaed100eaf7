// Files of reports.
#pragma once

#include <QString>
#include <functional>
#include <string>
#include <vector>

#include "headroom/pages/page.hpp"

namespace headroom {

/// Makes a part of a page from what it has taken, on any thread: pictures take long to encode. Throws Error.
using PagePart = std::function<std::vector<PageBlock>()>;

/// The filter of a save dialog for them.
[[nodiscard]] QString pageFilter();

/// Returns the page as the file's content: Markdown if its name ends with .md, else HTML.
[[nodiscard]] std::string pageContent(const Page& page, const QString& file);

/// Writes that. Throws Error if the file cannot be written.
void writePage(const Page& page, const QString& file);

}  // namespace headroom
