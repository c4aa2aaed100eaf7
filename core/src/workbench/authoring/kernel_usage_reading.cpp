// KernelUsage, its reading of the kernel's text: definitions, loops, conditions, arrays in local memory.
#include <algorithm>
#include <string_view>
#include <utility>

#include "workbench/authoring/kernel_usage.hpp"

namespace headroom {
namespace {

constexpr std::size_t kMostComparisons = 200;
constexpr std::size_t kMostLoops = 200;

bool isAssignment(const Token& token) {
  return token.is("=");
}

bool isChange(const Token& token) {
  return token.kind == Token::Kind::Sign && token.text.size() >= 2 && token.text.back() == '=' && !token.is("==") &&
         !token.is("!=") && !token.is("<=") && !token.is(">=");
}

/// Splits at a sign outside brackets; returns nothing if `other` occurs too.
std::vector<Tokens> splitAt(Tokens tokens, std::string_view sign, std::string_view other) {
  std::vector<Tokens> parts;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].is("(") || tokens[i].is("[")) i = std::min(closing(tokens, i), tokens.size() - 1);
    if (tokens[i].is(other)) return {};
    if (!tokens[i].is(sign)) continue;
    parts.push_back(tokens.subspan(begin, i - begin));
    begin = i + 1;
  }
  parts.push_back(tokens.subspan(begin));
  return parts;
}

std::string turned(std::string_view sign) {
  if (sign == "<") return ">";
  if (sign == ">") return "<";
  return sign == "<=" ? ">=" : "<=";
}

std::string negated(std::string_view sign) {
  if (sign == "<") return ">=";
  if (sign == ">") return "<=";
  return sign == "<=" ? ">" : "<";
}

}  // namespace

KernelUsage::KernelUsage(const KernelSource& source, const SourceFunction& kernel) : source_(source), kernel_(kernel) {
  readBody();
}

void KernelUsage::readBody() {
  const Tokens tokens = source_.tokens;
  for (std::size_t at = kernel_.begin; at < kernel_.end; ++at) {
    const Token& token = tokens[at];
    const bool isCall = at + 1 < kernel_.end && tokens[at + 1].is("(");
    if (token.is("if") && isCall) readCondition(at);
    if (token.is("while") && isCall) readCondition(at);
    if (token.is("for") && isCall) readLoop(at);
    if (token.isWord()) readWord(at);
  }
}

void KernelUsage::readWord(std::size_t at) {
  const Tokens tokens = source_.tokens;
  const std::string& word = tokens[at].text;
  words_.insert(word);
  const bool isMember = at > kernel_.begin && (tokens[at - 1].is(".") || tokens[at - 1].is("->"));
  if (isMember) return;
  const auto touches = [&](std::size_t place, std::string_view sign) {
    return place > kernel_.begin && place < kernel_.end && tokens[place].is(sign);
  };
  if (touches(at - 1, "*") || touches(at + 1, "*")) factors_.insert(word);
  if (word == "local" || word == "__local") readLocalArray(at);
  const bool isOfPlace =
      word.starts_with("get_g") || word.starts_with("get_local") || word.starts_with("get_num_groups");
  if (isOfPlace && touches(at + 1, "(")) {
    const std::size_t close = source_.closings[at + 1];
    const auto dimension =
        close < kernel_.end ? rangeOf(tokens.subspan(at + 2, close - at - 2), RangeNames()) : std::nullopt;
    if (dimension && dimension->isPoint() && dimension->low >= 0 && dimension->low <= 2)
      dimensions_ = std::max(dimensions_, static_cast<int>(dimension->low) + 1);
    if (word != "get_global_id" && word != "get_global_size" && word != "get_global_offset") asksForLocal_ = true;
  }
  if (word == "barrier" || word == "work_group_barrier") asksForLocal_ = true;
  if (at + 1 >= kernel_.end) return;
  if (isAssignment(tokens[at + 1])) readDefinition(at);
  const bool isStepped =
      tokens[at + 1].is("++") || tokens[at + 1].is("--") || touches(at - 1, "++") || touches(at - 1, "--");
  if (isChange(tokens[at + 1]) || isStepped) changed_.insert(word);
}

void KernelUsage::readDefinition(std::size_t at) {
  const Tokens tokens = source_.tokens;
  std::size_t end = at + 2;
  while (end < kernel_.end && !tokens[end].is(";") && !tokens[end].is(",") && !tokens[end].is(")")) {
    const bool opens = tokens[end].is("(") || tokens[end].is("[") || tokens[end].is("{");
    end = opens ? source_.closings[end] + 1 : end + 1;
  }
  end = std::min(end, kernel_.end);
  std::vector<Definition>& all = definitions_[tokens[at].text];
  if (all.size() <= kMostDefinitions) all.push_back({tokens.subspan(at + 2, end - at - 2), at});
}

/// "local float tile[16][17], row[16];"
void KernelUsage::readLocalArray(std::size_t at) {
  const Tokens tokens = source_.tokens;
  std::size_t end = at;
  while (end < kernel_.end && !tokens[end].is(";") && !tokens[end].is("=") && !tokens[end].is("{")) ++end;
  for (const Tokens declared : splitAtCommas(tokens.subspan(at + 1, end - at - 1))) {
    LocalArray array;
    array.declared = end;
    for (std::size_t i = 0; i < declared.size(); ++i) {
      if (declared[i].is("*")) return;  // a pointer
      if (!declared[i].is("[")) {
        if (declared[i].isWord() && array.extents.empty()) array.name = declared[i].text;
        continue;
      }
      const std::size_t close = closing(declared, i);
      if (close == declared.size()) return;
      const auto extent = rangeOf(declared.subspan(i + 1, close - i - 1), RangeNames());
      if (!extent || !extent->isPoint()) return;
      array.extents.push_back(extent->low);
      i = close;
    }
    if (!array.extents.empty()) localArrays_.push_back(std::move(array));
  }
}

std::size_t KernelUsage::statementEnd(std::size_t at) const {
  const Tokens tokens = source_.tokens;
  // "for (...) if (...) {": to the end of the innermost one.
  while (at < kernel_.end && (tokens[at].is("if") || tokens[at].is("for") || tokens[at].is("while")) &&
         at + 1 < kernel_.end && tokens[at + 1].is("("))
    at = source_.closings[at + 1] + 1;
  if (at < kernel_.end && tokens[at].is("{")) return std::min(source_.closings[at] + 1, kernel_.end);
  while (at < kernel_.end && !tokens[at].is(";"))
    at = tokens[at].is("(") || tokens[at].is("{") || tokens[at].is("[") ? source_.closings[at] + 1 : at + 1;
  return std::min(at + 1, kernel_.end);
}

void KernelUsage::readCondition(std::size_t at) {
  const Tokens tokens = source_.tokens;
  const std::size_t close = source_.closings[at + 1];
  if (close >= kernel_.end) return;
  const Tokens condition = tokens.subspan(at + 2, close - at - 2);
  const std::size_t end = statementEnd(close + 1);
  std::size_t first = close + 1;
  if (first < kernel_.end && tokens[first].is("{")) ++first;
  const auto begins = [&](std::string_view word) { return first < kernel_.end && tokens[first].is(word); };
  const bool leaves = tokens[at].is("if") && (begins("return") || begins("continue") || begins("break"));
  if (leaves) {
    const std::size_t before = comparisons_.size();
    addComparisons(condition, "||", true, end, kernel_.end);
    for (std::size_t i = before; i < comparisons_.size(); ++i)
      comparisons_[i].endsWorkItem = tokens[first].is("return");
  } else {
    addComparisons(condition, "&&", false, close + 1, end);
  }
}

void KernelUsage::addComparisons(Tokens condition, std::string_view between, bool isNegated, std::size_t from,
                                 std::size_t to) {
  condition = bare(condition);
  for (const Tokens piece : splitAt(condition, between, between == "&&" ? "||" : "&&")) {
    std::optional<Condition> one = comparisonIn(bare(piece));
    if (!one || comparisons_.size() >= kMostComparisons) continue;
    if (isNegated) one->sign = negated(one->sign);
    one->from = from;
    one->to = to;
    comparisons_.push_back(std::move(*one));
  }
}

std::optional<Condition> KernelUsage::comparisonIn(Tokens piece) const {
  for (std::size_t i = 0; i < piece.size(); ++i) {
    if (piece[i].is("(") || piece[i].is("[")) i = std::min(closing(piece, i), piece.size() - 1);
    const bool compares = piece[i].is("<") || piece[i].is(">") || piece[i].is("<=") || piece[i].is(">=");
    if (!compares) continue;
    const Tokens left = bare(piece.subspan(0, i));
    const Tokens right = bare(piece.subspan(i + 1));
    const auto isSubject = [](Tokens tokens) {
      const bool isCall = tokens.size() == 4 && tokens[0].text.starts_with("get_") && tokens[1].is("(");
      return (tokens.size() == 1 && tokens[0].isWord()) || isCall;
    };
    // Picks the name that is defined here, if both are names.
    const bool isTurned =
        !isSubject(left) || (isSubject(right) && left.size() == 1 && !definitions_.contains(left[0].text));
    if (!isTurned) return Condition{toText(left), piece[i].text, right, 0, 0, false};
    if (isSubject(right)) return Condition{toText(right), turned(piece[i].text), left, 0, 0, false};
    return std::nullopt;
  }
  return std::nullopt;
}

void KernelUsage::readLoop(std::size_t at) {
  const Tokens tokens = source_.tokens;
  const std::size_t close = source_.closings[at + 1];
  if (close >= kernel_.end || loops_.size() >= kMostLoops) return;
  const Tokens header = tokens.subspan(at + 2, close - at - 2);
  const std::vector<Tokens> parts = splitAt(header, ";", "{");
  if (parts.size() != 3) return;
  const std::size_t end = statementEnd(close + 1);
  for (const Tokens start : splitAtCommas(parts[0])) {
    const auto equals = std::ranges::find_if(start, isAssignment);
    if (equals == start.begin() || equals == start.end() || !(equals - 1)->isWord()) continue;
    Loop loop;
    loop.name = (equals - 1)->text;
    loop.start = Tokens(equals + 1, start.end());
    loop.from = at;
    loop.to = end;
    definitions_[loop.name];  // makes it the subject of its condition
    for (const Tokens piece : splitAt(parts[1], "&&", "||")) {
      const std::optional<Condition> one = comparisonIn(bare(piece));
      if (!one || one->subject != loop.name) continue;
      loop.sign = one->sign;
      loop.bound = one->bound;
      loop.isFalling = one->sign.front() == '>';
    }
    const Tokens step = bare(parts[2]);
    const bool isAdded = step.size() > 2 && step[0].is(loop.name) && step[1].is("+=");
    if (isAdded) loop.step = step.subspan(2);
    if (!loop.sign.empty()) loops_.push_back(std::move(loop));
  }
  addComparisons(parts[1], "&&", false, close + 1, end);
}

}  // namespace headroom
