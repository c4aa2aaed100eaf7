// A check as text: findings in compilers' format, then counts.
#include <fmt/format.h>

#include <vector>

#include "headroom/checking.hpp"
#include "headroom/workloads.hpp"
#include "text/number_text.hpp"
#include "text/text_table.hpp"
#include "workbench/checking/count_lines.hpp"
#include "workbench/checking/users_files.hpp"

namespace headroom {
namespace {

class CheckText {
 public:
  CheckText(const CheckDone& done, const std::string& folder) : done_(done), folder_(folder) {}

  [[nodiscard]] std::string findings() const {
    std::string text;
    for (const CheckFinding& finding : done_.findings) text += lineOf(finding);
    if (done_.isCutShort) text += "Only the first part is shown above.\n";
    return text;
  }

 private:
  [[nodiscard]] std::string lineOf(const CheckFinding& finding) const {
    const std::string where = finding.place.line > 0 ? placeText(finding.place) : "kernel " + finding.kernel;
    std::string line = fmt::format("{}: {}: {}", where, toText(finding.kind), finding.text);
    if (finding.other && *finding.other != finding.place)
      line += fmt::format("; the other {} {}", finding.kind == FindingKind::DataRace ? "access is at" : "place is",
                          placeText(*finding.other));
    std::string often = finding.times > 1 ? fmt::format("{} times", finding.times) : "";
    if (!finding.workItem.empty())
      often += fmt::format("{}work-item {}", often.empty() ? "" : ", first by ", finding.workItem);
    if (!often.empty()) line += fmt::format(" ({})", often);
    line += '\n';
    if (!finding.source.empty()) line += fmt::format("    {}\n", finding.source);
    return line;
  }

  [[nodiscard]] std::string placeText(const SourcePlace& place) const {
    const std::string column = place.column > 0 ? fmt::format(":{}", place.column) : "";
    return fmt::format("{}:{}{}", relativeTo(folder_, place.file), place.line, column);
  }

  const CheckDone& done_;
  const std::string& folder_;
};

std::string verdictOf(const CheckDone& done) {
  const std::string where = fmt::format("{} at {}{}{}", done.variant, toText(done.size), afterComma(done.parameters),
                                        done.simulator.empty() ? "" : " in " + done.simulator);
  const std::size_t count = done.findings.size();
  const std::string found =
      count == 0 ? "nothing found"
                 : fmt::format("{}{} finding{}", done.isCutShort ? "more than " : "", count, count == 1 ? "" : "s");
  if (done.status == Status::Ok) return fmt::format("{}: {}.\n", where, found);
  return fmt::format("{}: {}, {}. {}\n{}", where, toText(done.status), found, done.reason,
                     done.log.empty() ? "" : done.log + '\n');
}

constexpr int kDigits = 4;

std::string countsTable(const CheckDone& done, const Variant& variant) {
  const std::optional<ScaledCounts>& scaled = done.scaled;
  const AccessCounts& counts = *done.counts;
  std::vector<TextColumn> columns{{"", false, {}, 0, 0},
                                  {"counted", true, {}, 0, 0},
                                  {"declared", true, {}, 0, 0},
                                  {"per work-item", true, {}, 0, 0}};
  if (scaled) {
    columns.push_back({fmt::format("counted for {}", toText(scaled->size)), true, {}, 0, 0});
    columns.push_back({"declared", true, {}, 0, 0});
  }
  const DeclaredWork declared = declaredWork(variant, done.size, done.parameters);
  const DeclaredWork declaredThere = scaled ? declaredWork(variant, scaled->size, done.parameters) : DeclaredWork();
  const auto number = [](const std::optional<double>& value, const char* atLeast = "") {
    return value ? atLeast + plainText(*value, kDigits) : std::string("-");
  };
  for (const CountLine& line : countLines(counts)) {
    const char* const atLeast = line.isAtLeast ? ">= " : "";
    const auto declaredIn = [&line](const DeclaredWork& work) {
      return line.declared == nullptr ? std::nullopt : line.declared(work);
    };
    columns[0].cells.push_back(line.title);
    columns[1].cells.push_back(number(line.value(counts), atLeast));
    columns[2].cells.push_back(number(declaredIn(declared)));
    columns[3].cells.push_back(counts.workItems > 0 ? number(line.value(counts) / counts.workItems, atLeast) : "-");
    if (!scaled) continue;
    columns[4].cells.push_back(number(line.value(scaled->counts), atLeast));
    columns[5].cells.push_back(number(declaredIn(declaredThere)));
  }
  return alignedTable(columns);
}

std::string countsText(const CheckDone& done, const Variant& variant) {
  constexpr double kExact = 1e-9;
  const std::optional<ScaledCounts>& scaled = done.scaled;
  const AccessCounts& counts = *done.counts;
  const DeclaredWork declared = declaredWork(variant, done.size, done.parameters);
  const bool isOne = counts.launches == 1;
  std::string text = fmt::format("\nOne launch, of {} kernel{} with {} work-items:\n{}", counts.launches,
                                 isOne ? "" : "s", plainText(counts.workItems, kDigits), countsTable(done, variant));
  if (scaled)
    text += fmt::format("Counts for {} are scaled from those at {} and {}; the assumed growth {}.\n",
                        toText(scaled->size), toText(scaled->smaller), toText(scaled->larger),
                        scaled->mismatch < kExact
                            ? "fits both exactly"
                            : fmt::format("is off by {} at most between these two", shareText(scaled->mismatch)));
  text += fmt::format("Work of this size moves {} bytes of global memory at least.\n",
                      plainText(declared.compulsoryBytes, kDigits));
  const Workload& workload = findWorkload(variant.workload);
  const auto items = static_cast<double>(itemsOf(workload, done.size));
  if (!declared.operations && counts.operations > 0 && items > 0)
    text += fmt::format("No operations are declared: {}{} are counted for each {}.\n",
                        counts.isOperationsAtLeast ? ">= " : "", plainText(counts.operations / items, kDigits),
                        workload.item);
  if (counts.isOperationsAtLeast)
    text += "Operations are at least as many: Oclgrind counts an instruction on a whole vector once.\n";
  return text;
}

}  // namespace

std::string_view toText(FindingKind kind) {
  switch (kind) {
    case FindingKind::OutOfBounds:
      return "out of bounds";
    case FindingKind::DataRace:
      return "data race";
    case FindingKind::Uninitialised:
      return "uninitialised value";
    case FindingKind::BarrierDivergence:
      return "divergent barrier";
    case FindingKind::Other:
      break;
  }
  return "other";
}

std::string toText(const CheckDone& done, const Variant& variant, const std::string& folder) {
  std::string text = CheckText(done, folder).findings() + verdictOf(done);
  for (const std::string& note : done.notes) text += "Note: " + note + '\n';
  if (done.counts) text += countsText(done, variant);
  return text;
}

}  // namespace headroom
