#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <stdexcept>
#include <utility>
#include <variant>

#include "headroom/session.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "text/base64.hpp"
#include "text/json.hpp"
#include "text/sha256.hpp"
#include "text/text_limits.hpp"
#include "workbench/imports/import_json.hpp"
#include "workbench/revisions/revision_json.hpp"
#include "workbench/run/report_json.hpp"
#include "workbench/run/run_json.hpp"
#include "workbench/run/session_members.hpp"

namespace headroom {
namespace {

using nlohmann::json;

constexpr const char* kBaselineKey = "baseline";
constexpr const char* kPhotoKey = "photo";
constexpr const char* kPathKey = "path";
constexpr const char* kTuningKeyOfSession = "tuning";
constexpr const char* kSplitKeyOfSession = "split";
constexpr const char* kGuideKey = "guide";
constexpr const char* kImportedKey = "imported_from";
constexpr const char* kOpenKernelKey = "open_kernel";
constexpr const char* kContentKey = "content";
constexpr const char* kDigestKey = "sha256";
constexpr const char* kOtherDevicesKey = "other_devices";
/// Largest size of a part of the window, in pixels: no screen is larger.
constexpr int kLargestPart = 100'000;

std::vector<std::string> textsAt(const json& object, const char* key) {
  return object.at(key).get<std::vector<std::string>>();
}

json jsonFromChoices(const SessionPlan& plan) {
  json parameters = json::object();
  for (const auto& [name, value] : plan.parameters) parameters[name] = jsonFromNumber(value);
  json object = {{"workload", plan.workload},   {"variants", plan.variants}, {"sizes", plan.sizes},
                 {"parameters", parameters},    {"device", plan.device},     {"caches", toText(plan.caches)},
                 {"transfers", plan.transfers}, {"tuned", plan.tuned}};
  if (!plan.otherDevices.empty()) object[kOtherDevicesKey] = plan.otherDevices;
  return object;
}

SessionPlan choicesFrom(const json& object) {
  SessionPlan plan;
  plan.workload = textAt(object, "workload");
  plan.variants = textsAt(object, "variants");
  plan.sizes = textAt(object, "sizes");
  const json& parameters = object.at("parameters");
  if (!parameters.is_object()) throw std::invalid_argument("\"parameters\" is not an object");
  for (const auto& [name, value] : parameters.items()) {
    const double number = numberFromJson(value);
    if (!std::isfinite(number)) throw std::invalid_argument("the value of " + name + " is not finite");
    plan.parameters[name] = number;
  }
  plan.device = textAt(object, "device");
  plan.caches = fromText(kAllCaches, textAt(object, "caches"), "state of the caches");
  plan.transfers = object.at("transfers").get<bool>();
  plan.tuned = object.at("tuned").get<bool>();
  if (object.contains(kOtherDevicesKey)) plan.otherDevices = textsAt(object, kOtherDevicesKey);
  return plan;
}

/// A context with its devices, without the rest of a run.
RunContext contextOf(const json& object) {
  return contextFromJson(object.at("context"));
}

json jsonFromStored(const StoredReport& stored) {
  json object = {{"context", jsonFromContext(stored.context)},
                 {"report", std::visit([](const auto& report) { return jsonFromReport(report); }, stored.report)}};
  const auto* tuning = std::get_if<TuningReport>(&stored.report);
  if (tuning != nullptr && !tuning->importedFrom.empty()) object[kImportedKey] = tuning->importedFrom;
  return object;
}

StoredReport storedTuningFrom(const json& object) {
  TuningReport report = tuningReportFromJson(object.at("report"));
  if (object.contains(kImportedKey)) report.importedFrom = textAt(object, kImportedKey);
  RunContext context = contextOf(object);
  completeRows(report, context);
  return {std::move(context), std::move(report), {}};
}

StoredReport storedSplitFrom(const json& object) {
  return {contextOf(object), splitReportFromJson(object.at("report")), {}};
}

json jsonFromResults(const Session& session) {
  json results = json::object();
  if (session.tuning) results[kTuningKeyOfSession] = jsonFromStored(*session.tuning);
  if (session.split) results[kSplitKeyOfSession] = jsonFromStored(*session.split);
  for (const auto& run : session.guide) results[kGuideKey].push_back(jsonFromDocument(*run));
  if (session.run) results[kSessionRunKey] = jsonFromDocument(*session.run);
  if (session.baseline)
    results[kBaselineKey] = {{"name", session.baselineName}, {"run", jsonFromDocument(*session.baseline)}};
  results["overlays"] = json::array();
  for (const ImportedResults& overlay : session.overlays) results["overlays"].push_back(jsonFromImport(overlay));
  return results;
}

void takeResults(Session& session, const json& results) {
  if (results.contains(kSessionRunKey))
    session.run = std::make_shared<const RunDocument>(documentFromJson(results.at(kSessionRunKey)));
  if (results.contains(kBaselineKey)) {
    const json& baseline = results.at(kBaselineKey);
    session.baselineName = textAt(baseline, "name");
    session.baseline = std::make_shared<const RunDocument>(documentFromJson(baseline.at("run")));
  }
  if (results.contains(kTuningKeyOfSession)) session.tuning = storedTuningFrom(results.at(kTuningKeyOfSession));
  if (results.contains(kSplitKeyOfSession)) session.split = storedSplitFrom(results.at(kSplitKeyOfSession));
  if (results.contains(kGuideKey)) {
    for (const json& run : results.at(kGuideKey))
      session.guide.push_back(std::make_shared<const RunDocument>(documentFromJson(run)));
  }
  for (const json& overlay : results.at("overlays")) session.overlays.push_back(importFromJson(overlay));
}

json jsonFromPhoto(const SessionPhoto& photo) {
  json object = {{"name", photo.name}, {"bundled", photo.isBundled}, {"blur_with", photo.blurWith}};
  if (!photo.path.empty()) object[kPathKey] = photo.path;
  if (!photo.sha256.empty()) object[kDigestKey] = photo.sha256;
  if (!photo.content.empty()) object[kContentKey] = toBase64(photo.content);
  return object;
}

SessionPhoto photoFrom(const json& object) {
  SessionPhoto photo;
  photo.name = textAt(object, "name");
  photo.isBundled = object.at("bundled").get<bool>();
  photo.blurWith = textAt(object, "blur_with");
  if (object.contains(kPathKey)) photo.path = textAt(object, kPathKey);
  if (object.contains(kDigestKey)) photo.sha256 = textAt(object, kDigestKey);
  if (object.contains(kContentKey)) photo.content = fromBase64(textAt(object, kContentKey));
  if (!photo.content.empty() && digestOf(photo.content) != photo.sha256)
    throw std::invalid_argument("the photo's content does not match its digest");
  return photo;
}

SessionKernel openKernelFrom(const json& object) {
  SessionKernel kernel{textAt(object, "variant"), {}};
  if (object.contains(kPathKey)) kernel.path = textAt(object, kPathKey);
  return kernel;
}

json jsonFromOpenKernel(const SessionKernel& kernel) {
  json object = {{"variant", kernel.variant}};
  if (!kernel.path.empty()) object[kPathKey] = kernel.path;
  return object;
}

json jsonFromLayout(const SessionLayout& layout) {
  json splitters = json::object();
  for (const auto& [name, sizes] : layout.splitters) splitters[name] = sizes;
  return {{"view", layout.view},
          {"docks", layout.docks},
          {"splitters", splitters},
          {"result_page", layout.resultPage},
          {"advice", layout.isAdviceOpen}};
}

int partSizeFrom(const json& size) {
  // A number above the signed range reads as negative.
  const std::int64_t pixels = size.is_number_integer() ? size.get<std::int64_t>() : -1;
  if (pixels < 0 || pixels > kLargestPart) throw std::invalid_argument("a size of the window's parts is out of range");
  return static_cast<int>(pixels);
}

SessionLayout layoutFrom(const json& object) {
  SessionLayout layout;
  layout.view = textAt(object, "view");
  layout.docks = textsAt(object, "docks");
  const json& splitters = object.at("splitters");
  if (!splitters.is_object()) throw std::invalid_argument("\"splitters\" is not an object");
  for (const auto& [name, sizes] : splitters.items()) {
    std::vector<int>& parts = layout.splitters[name];
    for (const json& size : sizes) parts.push_back(partSizeFrom(size));
  }
  layout.resultPage = integerAt<int>(object, "result_page");
  layout.isAdviceOpen = object.at("advice").get<bool>();
  return layout;
}

/// Throws Error, std::invalid_argument or json::exception.
Session sessionFrom(const json& object) {
  if (!isSession(object)) throw std::invalid_argument(fmt::format("\"{}\" is missing", kSessionVersionKey));
  requireReadableSession(object);
  Session session;
  session.headroomVersion = textAt(object, "headroom_version");
  session.savedAt = textAt(object, "saved_at");
  session.plan = choicesFrom(object.at("plan"));
  takeResults(session, object.at(kSessionResultsKey));
  if (object.contains(kPhotoKey)) session.photo = photoFrom(object.at(kPhotoKey));
  session.layout = layoutFrom(object.at("window"));
  if (object.contains(kOpenKernelKey)) session.openKernel = openKernelFrom(object.at(kOpenKernelKey));
  for (const json& kernel : object.at("kernels")) session.kernels.push_back(revisionFromJson(kernel));
  return session;
}

}  // namespace

std::string digestOf(std::string_view content) {
  return toHex(sha256({content}));
}

std::string toJson(const Session& session) {
  json kernels = json::array();
  for (const Revision& kernel : session.kernels) kernels.push_back(jsonFromRevision(kernel));
  json object = {{kSessionVersionKey, kSessionFormatVersion},
                 {"headroom_version", session.headroomVersion},
                 {"saved_at", session.savedAt},
                 {"plan", jsonFromChoices(session.plan)},
                 {kSessionResultsKey, jsonFromResults(session)},
                 {"window", jsonFromLayout(session.layout)},
                 {"kernels", std::move(kernels)}};
  if (session.openKernel) object[kOpenKernelKey] = jsonFromOpenKernel(*session.openKernel);
  if (session.photo) object[kPhotoKey] = jsonFromPhoto(*session.photo);
  std::string text = jsonText(object, kFileIndent) + '\n';
  if (text.size() <= kLargestSession) return text;
  throw Error(
      Stage::ReportFile,
      fmt::format("The session would take {} MiB, and Headroom reads at most {} MiB. Save it without its photo, "
                  "or export the run alone.",
                  text.size() >> 20U, kLargestSession >> 20U));
}

Session sessionFromJson(std::string_view text, const std::string& origin) {
  const auto damaged = [&origin](const std::string& why) {
    return Error(Stage::ReportFile,
                 fmt::format("{} cannot be opened as a session: {}. Nothing was changed.", origin, why));
  };
  try {
    return sessionFrom(parsedDocument(text));
  } catch (const Error& failure) {
    throw Error(Stage::ReportFile, fmt::format("{} cannot be opened as a session. {}", origin, failure.what()));
  } catch (const json::exception& failure) {
    throw damaged(damageText(failure));
  } catch (const std::invalid_argument& failure) {
    throw damaged(failure.what());
  }
}

Session readSession(const std::filesystem::path& file) {
  return sessionFromJson(readFile(file, kLargestSession), file.string());
}

void writeSession(const std::filesystem::path& file, const Session& session) {
  writeFile(file, toJson(session));
}

}  // namespace headroom
