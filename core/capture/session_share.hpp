// What the processes of a session share: how many bytes were written, which kernels somebody captures already.
#pragma once

#include <cstdint>
#include <string>

namespace headroom::capture {

/// Takes bytes of the session's limit. Returns an empty text, or a sentence: why not.
std::string takeSessionBytes(std::uint64_t bytes);
void giveBackSessionBytes(std::uint64_t bytes);

/// True for the first process that asks for a kernel of this name and source, while the session has fewer than it may.
bool claimKernel(const std::string& name, const std::string& sourceHash);

/// Adds the folder to the session's list of captures that were begun.
void listFolder(const std::string& folder);

}  // namespace headroom::capture
