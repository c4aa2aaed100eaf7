#include "workbench/checking/findings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <utility>

#include "workbench/checking/users_files.hpp"

namespace headroom {
namespace {

CheckFinding findingOf(const LoggedMessage& message, const UsersFiles& files) {
  SourcePlace place = message.place;
  std::optional<SourcePlace> other = message.other;
  // The order of a race's two accesses is arbitrary.
  if (message.kind == FindingKind::DataRace && other && *other < place) std::swap(place, *other);
  CheckFinding finding{message.kind, message.kernel, files.place(place),
                       message.text, std::nullopt,   files.textAt(place)};
  if (other) finding.other = files.place(*other);
  if (!message.workItems.empty()) finding.workItem = message.workItems.front();
  return finding;
}

/// True for an array whose size the compiler knows.
bool isOfIndex(const CheckFinding& finding) {
  return finding.kind == FindingKind::OutOfBounds && finding.text.starts_with("index ");
}

bool isAtSamePlace(const CheckFinding& one, const CheckFinding& other) {
  return std::tie(one.kind, one.place, one.other, one.kernel) ==
         std::tie(other.kind, other.place, other.other, other.kernel);
}

/// Whether both are equal except for the index.
bool isSame(const CheckFinding& known, const CheckFinding& finding) {
  return isAtSamePlace(known, finding) && (known.text == finding.text || (isOfIndex(known) && isOfIndex(finding)));
}

/// An access that follows from an invalid index, which is reported separately.
bool followsFromIndex(const CheckFinding& finding, const std::vector<CheckFinding>& findings) {
  return !isOfIndex(finding) && std::ranges::any_of(findings, [&finding](const CheckFinding& other) {
    return isOfIndex(other) && isAtSamePlace(other, finding);
  });
}

auto orderOf(const CheckFinding& finding) {
  return std::tie(finding.place, finding.kind, finding.text, finding.other, finding.kernel);
}

/// Returns work-items with invalid or uninitialised reads: their further uninitialised values are a consequence.
std::set<std::string> misledItems(const OclgrindLog& log) {
  std::set<std::string> items;
  for (const LoggedMessage& message : log.messages) {
    if (message.kind != FindingKind::OutOfBounds && message.kind != FindingKind::DataRace) continue;
    for (const std::string& item : message.workItems) items.insert(message.kernel + item);
  }
  return items;
}

bool followsFromAnother(const LoggedMessage& message, const std::set<std::string>& misled) {
  return message.kind == FindingKind::Uninitialised && !message.workItems.empty() &&
         misled.contains(message.kernel + message.workItems.front());
}

}  // namespace

std::set<std::string> kernelsOf(const Variant& variant) {
  std::set<std::string> kernels;
  for (const Pass& pass : variant.passes) {
    if (!pass.kernel.empty()) kernels.insert(pass.kernel);
  }
  return kernels;
}

Findings findingsIn(const OclgrindLog& log, const Variant& variant) {
  const std::set<std::string> kernels = kernelsOf(variant);
  const UsersFiles files(variant, kOclgrindInput);
  const std::set<std::string> misled = misledItems(log);
  Findings found{{}, log.isCutShort};
  for (const LoggedMessage& message : log.messages) {
    if (!message.kernel.empty() && !kernels.contains(message.kernel)) continue;
    if (followsFromAnother(message, misled)) continue;
    CheckFinding finding = findingOf(message, files);
    const auto known =
        std::ranges::find_if(found.findings, [&finding](const CheckFinding& each) { return isSame(each, finding); });
    if (known != found.findings.end()) {
      ++known->times;
    } else if (found.findings.size() < kMostFindings) {
      found.findings.push_back(std::move(finding));
    } else {
      found.isCutShort = true;
    }
  }
  const std::vector<CheckFinding> all = found.findings;
  std::erase_if(found.findings, [&all](const CheckFinding& finding) { return followsFromIndex(finding, all); });
  std::ranges::sort(found.findings,
                    [](const CheckFinding& one, const CheckFinding& other) { return orderOf(one) < orderOf(other); });
  return found;
}

}  // namespace headroom
