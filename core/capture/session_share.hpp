// Data shared by the processes of a session: the number of written bytes, and the kernels already captured.
#pragma once

#include <cstdint>
#include <string>

namespace headroom::capture {

/// Reserves bytes of the session's limit. Returns an empty text, or a sentence with the reason for a refusal.
std::string takeSessionBytes(std::uint64_t bytes);
void giveBackSessionBytes(std::uint64_t bytes);

/// Returns true for the first process that requests a kernel of this name and source, while the session is below its
/// limit.
bool claimKernel(const std::string& name, const std::string& sourceHash);

/// Adds the folder to the session's list of started captures.
void listFolder(const std::string& folder);

}  // namespace headroom::capture
