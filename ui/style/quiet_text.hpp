// Text of second rank: what explains, what is empty, what is not to be run.
#pragma once

namespace headroom {

/// Such text is drawn as PlaceholderText, which styles make too faint for it, half transparent: 4.0 to 1 on white. From
/// here on it has the neutral colour, over 4.5 to 1 on light and dark. To be called again when the palette changes.
void makeQuietTextReadable();

}  // namespace headroom
