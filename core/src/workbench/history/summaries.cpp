#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <stdexcept>
#include <string_view>
#include <system_error>

#include "headroom/history.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "system/regular_file.hpp"
#include "system/user_folders.hpp"
#include "text/json.hpp"
#include "text/number_text.hpp"
#include "text/text_limits.hpp"
#include "workbench/history/journal.hpp"
#include "workbench/history/journal_files.hpp"
#include "workbench/history/journal_keys.hpp"
#include "workbench/history/journal_kind.hpp"
#include "workbench/run/run_json.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

/// A file read in pieces. Its constructor throws Error, at() std::system_error.
class Pieces {
 public:
  explicit Pieces(const fs::path& file) : file_(file) {}
  Pieces(const Pieces&) = delete;
  Pieces& operator=(const Pieces&) = delete;

  [[nodiscard]] std::size_t size() const { return file_.size(); }

  /// Returns fewer bytes only at the end of the file.
  [[nodiscard]] std::string at(std::size_t offset, std::size_t length) const {
    std::string piece(std::min(length, size() - std::min(offset, size())), '\0');
    std::size_t done = 0;
    while (done < piece.size()) {
      const ssize_t count =
          ::pread(file_.descriptor(), piece.data() + done, piece.size() - done, static_cast<off_t>(offset + done));
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) throw std::system_error(errno, std::generic_category());
      if (count == 0) break;
      done += static_cast<std::size_t>(count);
    }
    piece.resize(done);
    return piece;
  }

 private:
  RegularFile file_;
};

/// Heads are a few kilobytes, outcomes are shorter.
constexpr std::size_t kHeadBytes = std::size_t{1} << 14;
constexpr std::size_t kLargestHead = std::size_t{1} << 24;
constexpr std::size_t kTailBytes = std::size_t{1} << 12;
constexpr std::size_t kBlockBytes = std::size_t{1} << 20;

/// Without its newline; the whole file if it has none.
std::string firstLine(const Pieces& pieces) {
  for (std::size_t length = kHeadBytes;; length *= 2) {
    std::string piece = pieces.at(0, length);
    const std::size_t newline = piece.find('\n');
    if (newline != std::string::npos) {
      piece.resize(newline);
      return piece;
    }
    if (length >= pieces.size()) return piece;
    if (length >= kLargestHead) throw std::invalid_argument("its first line is too long");
  }
}

/// Returns the last line as JSON if it is complete, short and an outcome; else null.
json outcomeLine(const Pieces& pieces) {
  const std::size_t length = std::min(kTailBytes, pieces.size());
  const std::string tail = pieces.at(pieces.size() - length, length);
  if (tail.empty() || tail.back() != '\n') return nullptr;
  const std::size_t before = tail.rfind('\n', tail.size() - 2);
  if (tail.size() < 2 || before == std::string::npos) return nullptr;
  const std::string_view last = std::string_view(tail).substr(before + 1);
  if (deepestNesting(last) > kDeepestJson) return nullptr;
  json line = json::parse(last, nullptr, false);
  return line.is_object() && line.contains(kOutcomeKey) ? line : json(nullptr);
}

struct RowLines {
  std::size_t rows = 0;
  bool isAnyCutShort = false;
};

/// Counts a journal's whole lines that begin as rows do.
RowLines countRows(const Pieces& pieces) {
  const std::string rowBegins = fmt::format("{{\"{}\":", kRowKey);
  const std::string cutShortBegins = fmt::format("{{\"{}\":", kCutShortKey);
  const std::size_t longest = std::max(rowBegins.size(), cutShortBegins.size());
  RowLines found;
  std::string line;  // the beginning of the line that the previous block ended in
  for (std::size_t offset = 0; offset < pieces.size(); offset += kBlockBytes) {
    const std::string block = pieces.at(offset, kBlockBytes);
    std::string_view rest = block;
    while (!rest.empty()) {
      const std::size_t newline = rest.find('\n');
      const std::string_view part = rest.substr(0, newline);
      line.append(part.substr(0, longest - std::min(longest, line.size())));
      if (newline == std::string_view::npos) break;
      if (line.starts_with(rowBegins)) ++found.rows;
      if (line.starts_with(cutShortBegins)) found.isAnyCutShort = true;
      line.clear();
      rest.remove_prefix(newline + 1);
    }
  }
  return found;
}

std::size_t countCutShort(const std::vector<ResultRow>& rows) {
  return static_cast<std::size_t>(
      std::count_if(rows.begin(), rows.end(), [](const ResultRow& row) { return !isFinished(row); }));
}

template <typename Value>
void addOnce(std::vector<Value>& values, const Value& value) {
  if (std::find(values.begin(), values.end(), value) == values.end()) values.push_back(value);
}

constexpr int kDigitsOfParameters = 4;

std::string workloadOf(const std::string& variant) {
  return variant.substr(0, variant.find('.'));
}

void describe(RunSummary& run, const RunDocument& head) {
  run.startedAt = head.context.startedAt;
  run.host = head.context.host;
  for (const DeviceDescription& device : head.context.devices) addOnce(run.devices, device.name);
  for (const RunPlan& plan : head.plans) {
    for (const std::string& variant : plan.variants) addOnce(run.variants, variant);
    for (const Size size : plan.sizes) addOnce(run.sizes, size);
  }
  // A run of ceilings only.
  if (run.variants.empty()) {
    for (const KernelIdentity& kernel : head.context.kernels) addOnce(run.variants, kernel.variant);
  }
  for (const std::string& variant : run.variants) addOnce(run.workloads, workloadOf(variant));
  for (const RunPlan& plan : head.plans) {
    for (const auto& [name, value] : parametersOf(plan)) addOnce(run.parameters[name], value);
  }
}

void summarise(RunSummary& run) {
  const Pieces pieces(run.file);
  const json head = parsedDocument(firstLine(pieces));
  run.kind = kindIn(head);
  describe(run, documentFromHead(head));
  run.points = integerAt<std::size_t>(head, kPointsKey);
  const json end = outcomeLine(pieces);
  if (!end.is_null()) {
    run.finishedRows = integerAt<std::size_t>(end, kRowsKey);
    run.outcome = outcomeFromText(textAt(end, kOutcomeKey));
    if (run.outcome == Outcome::Completed) return;
  }
  const RowLines lines = countRows(pieces);
  if (end.is_null()) {
    run.finishedRows = lines.rows;
    run.isRunning = isBeingWritten(run.file);
  }
  // A row may occur several times, in successive states; only reading the whole journal shows that.
  if (lines.isAnyCutShort) run.cutShortRows = countCutShort(readRun(run.file).document.rows);
}

void takeLabel(RunSummary& run) {
  try {
    run.label = readLabel(run.file);
  } catch (const Error& failure) {
    run.labelProblem = failure.what();
  }
}

std::string lowerCase(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return lower;
}

/// All searched texts, a line each, so that no search word matches across two of them.
std::string searchedText(const RunSummary& run) {
  std::string text = fmt::format("{}\n{}\n{}\n{}\n{}\n{}", toText(run.kind), run.startedAt, run.host, run.label.name,
                                 run.label.note, tagsText(run.label));
  for (const auto* names : {&run.devices, &run.workloads, &run.variants}) {
    for (const std::string& name : *names) text.append("\n").append(name);
  }
  return lowerCase(text);
}

}  // namespace

fs::path historyFolder() {
  const std::optional<fs::path> data = dataFolder();
  return data ? *data / "runs" : fs::path();
}

std::string_view toText(RunKind kind) {
  switch (kind) {
    case RunKind::Run:
      return "run";
    case RunKind::Tuning:
      return "tuning";
    case RunKind::Split:
      break;
  }
  return "split";
}

RunKind kindIn(const json& head) {
  constexpr std::array kKinds{RunKind::Run, RunKind::Tuning, RunKind::Split};
  return head.contains(kKindKey) ? fromText(kKinds, textAt(head, kKindKey), "kind of journal") : RunKind::Run;
}

bool isUnfinished(const RunSummary& run) {
  return run.kind == RunKind::Run && run.problem.empty() && !run.isRunning &&
         (!run.outcome || *run.outcome == Outcome::Cancelled);
}

std::string stateText(const RunSummary& run) {
  if (run.isRunning) return "running";
  return run.outcome ? outcomeText(run.outcome) : "interrupted";
}

std::string progressText(const RunSummary& run) {
  if (run.kind != RunKind::Run) {
    const bool isOne = run.finishedRows == 1;
    const std::string_view what =
        run.kind == RunKind::Tuning ? (isOne ? "configuration" : "configurations") : (isOne ? "share" : "shares");
    return fmt::format("{} {}, {}", run.finishedRows, what, stateText(run));
  }
  const std::string partial = run.cutShortRows > 0 ? fmt::format(", {} partial", run.cutShortRows) : "";
  return fmt::format("{} of {} results{}, {}", run.finishedRows, run.points, partial, stateText(run));
}

std::string jobText(const RunSummary& run) {
  std::vector<std::string> titles;
  for (const std::string& id : run.workloads) {
    const Workload* workload = knownWorkload(id);
    titles.push_back(workload != nullptr ? workload->title : id);
  }
  std::string text = inShort(titles);
  if (run.kind == RunKind::Tuning) text = fmt::format("Tuning of {}", text);
  if (run.kind == RunKind::Split) text = fmt::format("Split of {}", text);
  for (const auto& [name, values] : run.parameters) {
    std::vector<std::string> texts;
    for (const double value : values) texts.push_back(plainText(value, kDigitsOfParameters));
    text += fmt::format(", {} {}", name, inShort(texts));
  }
  return text;
}

RunSummary summaryOf(const RunDocument& document) {
  RunSummary run;
  describe(run, document);
  run.cutShortRows = countCutShort(document.rows);
  run.finishedRows = document.rows.size() - run.cutShortRows;
  run.outcome = document.outcome;
  run.label = document.label;
  return run;
}

RunSummary summaryOf(const fs::path& journal) {
  RunSummary run;
  run.file = journal;
  const auto unreadable = [&journal](std::string_view why) {
    RunSummary broken;
    broken.file = journal;
    broken.problem = fmt::format("The journal {} cannot be read: {}.", journal.string(), why);
    return broken;
  };
  try {
    summarise(run);
    takeLabel(run);
  } catch (const json::exception& failure) {
    return unreadable(damageText(failure));
  } catch (const std::invalid_argument& failure) {
    return unreadable(failure.what());
  } catch (const std::system_error& failure) {
    return unreadable(failure.code().message());
  } catch (const Error& failure) {
    return unreadable(failure.what());
  }
  return run;
}

std::vector<fs::path> journalsIn(const fs::path& folder) {
  std::vector<fs::path> journals;
  std::error_code failure;
  fs::directory_iterator entry(folder, failure);
  for (; !failure && entry != fs::directory_iterator(); entry.increment(failure)) {
    if (entry->path().extension() == kJournalExtension) journals.push_back(entry->path());
  }
  std::sort(journals.begin(), journals.end(), std::greater<>());
  return journals;
}

std::optional<RunDocument> headOf(const fs::path& journal) {
  try {
    const json head = parsedDocument(firstLine(Pieces(journal)));
    if (kindIn(head) != RunKind::Run) return std::nullopt;
    return documentFromHead(head);
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

std::vector<RunSummary> listRuns(const fs::path& folder) {
  std::vector<RunSummary> runs;
  for (const fs::path& journal : journalsIn(folder)) runs.push_back(summaryOf(journal));
  return runs;
}

bool matches(const RunSummary& run, std::string_view search) {
  const std::string text = searchedText(run);
  const std::string words = lowerCase(search);
  constexpr std::string_view kBlanks = " \t\n";
  for (std::size_t begin = words.find_first_not_of(kBlanks); begin != std::string::npos;) {
    const std::size_t end = std::min(words.find_first_of(kBlanks, begin), words.size());
    if (text.find(words.substr(begin, end - begin)) == std::string::npos) return false;
    begin = words.find_first_not_of(kBlanks, end);
  }
  return true;
}

}  // namespace headroom
