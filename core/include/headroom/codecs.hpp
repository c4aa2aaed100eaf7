// The codec process: the one in which files of strangers are decoded.
#pragma once

namespace headroom {

/// The `codecs` command: decodes and encodes pictures, as lines on `requests` ask, until those end; answers on
/// `replies`. Memory with files and with pixels comes and goes through the socket `memory`. All are descriptors.
/// Returns the exit code.
int serveCodecs(int requests, int replies, int memory);

}  // namespace headroom
