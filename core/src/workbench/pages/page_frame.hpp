// The frame of all pages as HTML: head with style and title, and foot.
#pragma once

#include <string>
#include <string_view>

#include "headroom/pages/page.hpp"

namespace headroom {

/// One file for a browser. Title and subtitle are escaped here; `body` is HTML. `style` is added to that of all pages,
/// whose colours it can use: --ground, --text, --faint, --line, --panel, --bar, --estimate, --warning.
[[nodiscard]] std::string framedPage(std::string_view title, std::string_view subtitle, std::string_view body,
                                     std::string_view style = {});

/// As all pages have it.
[[nodiscard]] std::string tableAsHtml(const PageTable& table);

}  // namespace headroom
