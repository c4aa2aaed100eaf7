// A session of the window as a file (.headroom): the choices for a run, its results, the photo, the user's own kernels
// as texts, and the layout of the window.
#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/history/stored_report.hpp"
#include "headroom/imports.hpp"
#include "headroom/revisions.hpp"
#include "headroom/run/run_document.hpp"
#include "headroom/values/parameters.hpp"
#include "headroom/values/result.hpp"

namespace headroom {

/// File name extension of sessions.
inline constexpr std::string_view kSessionExtension = ".headroom";
/// Largest session that is written and read, in bytes.
inline constexpr std::size_t kLargestSession = std::size_t{512} << 20;

/// The choices for a run, as the window shows them.
struct SessionPlan {
  std::string workload;
  std::vector<std::string> variants;  ///< ids of the ticked ones, even if they are unknown here
  std::string sizes;                  ///< as typed
  ParameterValues parameters;
  std::string device;  ///< name; empty if there was none
  Caches caches = Caches::Warm;
  bool transfers = false;
  bool tuned = false;
  std::vector<std::string> otherDevices;  ///< names or ids: runs measure on these, too

  bool operator==(const SessionPlan&) const = default;
};

struct SessionPhoto {
  std::string name;  ///< as shown to the user
  std::string path;  ///< absolute; empty for a photo without a file
  /// A photo that Headroom brings along; `name` names it.
  bool isBundled = false;
  std::string sha256;    ///< of the file's content; empty if unknown
  std::string content;   ///< bytes of the image file; empty if they are not in the session
  std::string blurWith;  ///< accuracy level for the best blur, or a variant's id

  bool operator==(const SessionPhoto&) const = default;
};

struct SessionLayout {
  std::string view;                                   ///< id of the view in front
  std::vector<std::string> docks;                     ///< names of the shown ones
  std::map<std::string, std::vector<int>> splitters;  ///< name -> sizes of its parts, in pixels
  int resultPage = 0;                                 ///< page beside the table, from 0
  bool isAdviceOpen = false;

  bool operator==(const SessionLayout&) const = default;
};

/// The kernel that is open in the Kernel view.
struct SessionKernel {
  std::string variant;  ///< id
  std::string path;     ///< of its description, absolute; empty for a built-in kernel

  bool operator==(const SessionKernel&) const = default;
};

/// Copies share the runs.
struct Session {
  std::string headroomVersion;
  std::string savedAt;  ///< ISO 8601, UTC
  SessionPlan plan;
  std::shared_ptr<const RunDocument> run;       ///< the results; nullptr without any
  std::shared_ptr<const RunDocument> baseline;  ///< nullptr: none
  std::string baselineName;
  std::vector<ImportedResults> overlays;
  std::optional<StoredReport> tuning;  ///< of the Tune view; its label is not stored
  std::optional<StoredReport> split;   ///< of the Split view; likewise
  /// Results of the Guide view on one device: a run for each time at which some of them were measured.
  std::vector<std::shared_ptr<const RunDocument>> guide;
  std::optional<SessionKernel> openKernel;
  std::optional<SessionPhoto> photo;
  SessionLayout layout;
  /// The user's own kernels as texts, which nothing builds or runs. Number 0 is a kernel as it was when the session was
  /// saved, without a result; the others are its measured revisions.
  std::vector<Revision> kernels;
};

/// See docs/reference/session-files.md. Throws Error(Stage::ReportFile) if it would be larger than kLargestSession.
std::string toJson(const Session& session);
/// Reads what toJson wrote, and checks all of it. `origin` names the file in sentences. Throws Error(Stage::ReportFile)
/// for anything else, and for a session of a newer Headroom.
Session sessionFromJson(std::string_view text, const std::string& origin);
/// sessionFromJson for a file. Throws Error(Stage::ReportFile).
Session readSession(const std::filesystem::path& file);
/// Writes the file completely or not at all. Throws Error(Stage::ReportFile).
void writeSession(const std::filesystem::path& file, const Session& session);

/// Returns the digest in SessionPhoto::sha256: 64 lower-case hexadecimal digits.
std::string digestOf(std::string_view content);

}  // namespace headroom
