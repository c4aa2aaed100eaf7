#include "workbench/hosts/printed_note.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "headroom/text/terminal_text.hpp"
#include "jobs/job_kernels.hpp"
#include "text/first_lines.hpp"

namespace headroom {
namespace {

/// A runner passes on less.
constexpr std::size_t kMostBytes = 16000;

bool isFirstRound(const Job& job) {
  if (const auto* measure = std::get_if<MeasureJob>(&job)) return measure->round == 0;
  if (const auto* split = std::get_if<SplitJob>(&job)) return split->isFirst;
  return !std::holds_alternative<PairJob>(job);
}

/// "bad.prints at 4096", or only the id if a job has no size.
std::string subjectOf(const Job& job) {
  std::vector<std::string> ids;
  for (const Variant* variant : variantsOf(job)) ids.push_back(variant->id);
  if (ids.empty() || !isFirstRound(job)) return {};
  const std::string subject = fmt::format("{}", fmt::join(ids, " and "));
  if (const auto* measure = std::get_if<MeasureJob>(&job)) {
    return fmt::format("{} at {}", subject, toText(measure->size));
  }
  if (const auto* split = std::get_if<SplitJob>(&job)) return fmt::format("{} at {}", subject, toText(split->size));
  return subject;
}

/// Work-items and launches often print the same text.
std::string timesText(std::size_t repeats) {
  if (repeats == 0) return {};
  return repeats == 1 ? "\n  (once more)" : fmt::format("\n  ({} times more)", repeats);
}

std::string indented(std::string_view text) {
  std::string lines;
  std::optional<std::string_view> before;
  std::size_t repeats = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line == before) {
      ++repeats;
      continue;
    }
    lines += timesText(std::exchange(repeats, 0)) + "\n  " + std::string(line);
    before = line;
  }
  return lines + timesText(repeats);
}

}  // namespace

PrintedNote::PrintedNote(const Job& job) : subject_(subjectOf(job)) {}

void PrintedNote::add(const Printed& printed) {
  if (subject_.empty()) return;
  moreLines_ = printed.moreLines;
  moreBytes_ = printed.moreBytes;
  if (text_.size() < kMostBytes) text_ += printed.text;
}

std::optional<Note> PrintedNote::take(bool isWhole) {
  if (subject_.empty() || text_.empty()) return std::nullopt;
  std::string note = fmt::format("{} printed:{}", subject_, indented(terminalText(text_)));
  if (moreBytes_ > 0) {
    note += fmt::format("\n  ... {}{} more {} left out.", lineCountText(moreLines_, moreBytes_), isWhole ? "" : " or",
                        moreLines_ == 1 && isWhole ? "was" : "were");
  }
  return Note{std::move(note)};
}

}  // namespace headroom
