// The codec process, which decodes untrusted files.
#pragma once

namespace headroom {

/// The `codecs` command: decodes and encodes images as lines on `requests` demand, until end of file; answers on
/// `replies`. Memory with files and pixels passes through the socket `memory`. All three are descriptors. Returns the
/// exit code.
int serveCodecs(int requests, int replies, int memory);

}  // namespace headroom
