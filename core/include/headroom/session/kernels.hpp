// The user's own kernels in a session: texts to be read, compared and saved as files; they are never built from a
// session.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/revisions.hpp"
#include "headroom/session.hpp"

namespace headroom {

/// Returns the ids of the variants that the session names: ticked ones, those of its results and its baseline, of
/// tuning, split and guide, and the one that is open.
std::vector<std::string> variantsIn(const Session& session);

/// Returns the kernels of these ids that are not built in: each as read, with number 0, then its stored revisions if
/// `withRevisions`, which reads files.
std::vector<Revision> sessionKernels(const Catalogue& catalogue, std::span<const std::string> ids, bool withRevisions);

/// Returns `own`, then those of `others` that differ from each of them.
std::vector<Revision> joinedKernels(std::vector<Revision> own, const std::vector<Revision>& others);

/// Returns the ids of kernels whose saved text is not that of the catalogue's kernel of this id; sorted.
std::vector<std::string> unknownKernels(std::span<const Revision> kernels, const Catalogue& catalogue);

/// Returns the revision's files one after the other, each under its name.
std::string readableText(const Revision& revision);

/// Writes the revision's files into the folder, under their names relative to the folder above all of them, and returns
/// their paths. Throws Error(Stage::ReportFile) before anything is written if a file of such a name exists, or a name
/// leads out of the folder.
std::vector<std::filesystem::path> saveKernelFiles(const Revision& revision, const std::filesystem::path& folder);

}  // namespace headroom
