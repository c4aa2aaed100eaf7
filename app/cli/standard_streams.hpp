// The three standard streams.
#pragma once

namespace headroom::cli {

/// A stream that the caller has closed would be replaced by the first file or pipe that is opened. Opens /dev/null in
/// its place, for the standard output in a way that rejects writes, because lost tables are a failure.
void openClosedStreams();

}  // namespace headroom::cli
