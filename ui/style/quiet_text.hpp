// Text of second rank (what explains, what is empty, what is not to be run), and links.
#pragma once

namespace headroom {

/// Such text is drawn as PlaceholderText, which styles make too faint for it, half transparent: 4.0 to 1 on white. From
/// here on it has the neutral colour, over 4.5 to 1 on light and dark, and so have links, whose own colour is too dark
/// in some dark themes. To be called again when the palette changes.
void makeQuietTextReadable();

}  // namespace headroom
