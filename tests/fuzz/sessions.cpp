// Session files of other people, and the kernels in them, which the user may save as files.
#include <iterator>
#include <memory>

#include "frame.hpp"
#include "headroom/session.hpp"
#include "headroom/session/kernels.hpp"
#include "headroom/system/error.hpp"
#include "unit/whole_values.hpp"

namespace headroom::fuzz {
namespace {

namespace fs = std::filesystem;

/// Saved kernels are within the chosen folder, whatever their names are.
void saveKernels(const Session& session) {
  static const fs::path all = folder() / "sessions";
  for (const Revision& kernel : session.kernels) {
    static_cast<void>(readableText(kernel));
    fs::remove_all(all);
    fs::create_directories(all / "chosen");
    std::vector<fs::path> files;
    try {
      files = saveKernelFiles(kernel, all / "chosen");
    } catch (const Error&) {
      continue;
    }
    for (const fs::path& file : files) {
      const std::string relative = file.lexically_normal().lexically_relative(all / "chosen").string();
      if (relative.empty() || relative.starts_with("..")) reportFinding("a kernel is saved as " + file.string());
    }
    if (std::distance(fs::directory_iterator(all), fs::directory_iterator()) != 1)
      reportFinding("a kernel is saved outside the chosen folder");
  }
}

void readSessionText(std::string_view bytes) {
  const Session session = sessionFromJson(bytes, "fuzzed.headroom");
  saveKernels(session);
  const std::string text = toJson(session);
  if (toJson(sessionFromJson(text, "fuzzed.headroom")) != text)
    reportFinding("a session changes when it is saved and opened");
}

std::vector<std::string> sessionSeeds() {
  Session empty;
  empty.headroomVersion = "0.2.0";
  empty.savedAt = "2026-11-27T10:41:00Z";
  Session session = empty;
  session.plan = {"blur", {"blur.local"}, "1, 2.5 MP", {{"sigma", 7.25}}, "Some GPU", Caches::Cold, true, true};
  session.baseline = std::make_shared<const RunDocument>(RunDocument{{}, {}, {timedRow()}, Outcome::Completed});
  session.baselineName = "yesterday";
  session.overlays = {
      {"clpeak 1", {{"copy", "copy", "Some GPU", 1.5, 12.25, "GB/s", 1.53125, PixelBasis::CopyBytes}}, {"A note."}}};
  session.photo = SessionPhoto{"photo.png", "/home/me/photo.png", false, digestOf("bytes"), "bytes", "fast"};
  session.layout = {"throughput", {"historyDock"}, {{"side", {300, 900}}}, 2, true};
  session.kernels = {{0, "blur.mine", {}, {{"/k/mine.cl", "kernel"}, {"/k/a/piece.clh", "piece"}}, "kernel", {}, {}}};
  Session whole = empty;
  whole.run = std::make_shared<const RunDocument>(someDocument());
  return {toJson(empty), toJson(session), toJson(whole)};
}

const Target kSessions("sessions", readSessionText, sessionSeeds);

}  // namespace
}  // namespace headroom::fuzz
