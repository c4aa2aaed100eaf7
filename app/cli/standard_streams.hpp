// The three streams that a program counts on having.
#pragma once

namespace headroom::cli {

/// A stream that the caller has closed would become the first file or pipe that is opened. In its place comes
/// /dev/null, for the standard output one that refuses to be written: tables that reach nobody are a failure.
void openClosedStreams();

}  // namespace headroom::cli
