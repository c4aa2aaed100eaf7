// Secondary text (explanations, empty views, unsupported variants) and links.
#pragma once

namespace headroom {

/// Secondary text is drawn as PlaceholderText, which many styles make half transparent and too faint for reading: 4.0
/// to 1 on white. This function gives it the neutral colour, over 4.5 to 1 on light and dark, and does the same for
/// links, whose own colour is too dark in some dark themes. To be called again when the palette changes.
void makeQuietTextReadable();

}  // namespace headroom
