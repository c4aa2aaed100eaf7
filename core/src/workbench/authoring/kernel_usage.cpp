#include "workbench/authoring/kernel_usage.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

namespace headroom {
namespace {

constexpr int kDeepestDefinition = 24;
constexpr std::size_t kMostComparisons = 200;
constexpr std::size_t kMostLoops = 200;
constexpr std::size_t kMostDefinitions = 8;
/// No upper bound.
constexpr double kAnything = 1e15;
/// Limit of name lookups for one expression.
constexpr int kMostLookups = 2000;

bool isAssignment(const Token& token) {
  return token.is("=");
}

bool isChange(const Token& token) {
  return token.kind == Token::Kind::Sign && token.text.size() >= 2 && token.text.back() == '=' && !token.is("==") &&
         !token.is("!=") && !token.is("<=") && !token.is(">=");
}

/// Removes the outer parentheses.
Tokens bare(Tokens tokens) {
  while (tokens.size() >= 2 && tokens.front().is("(") && closing(tokens, 0) == tokens.size() - 1)
    tokens = tokens.subspan(1, tokens.size() - 2);
  return tokens;
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

/// Terms of an expression's sums: a * b + (c + d) has a * b, c and d.
void addTerms(Tokens tokens, std::vector<Tokens>& terms, int depth) {
  tokens = bare(tokens);
  std::size_t begin = 0;
  const auto add = [&](Tokens term) {
    const Tokens inside = bare(term);
    if (inside.size() != term.size() && depth < kDeepestDefinition) {
      addTerms(inside, terms, depth + 1);
    } else if (!term.empty()) {
      terms.push_back(term);
    }
  };
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].is("(") || tokens[i].is("[")) i = std::min(closing(tokens, i), tokens.size() - 1);
    const bool isSum = (tokens[i].is("+") || tokens[i].is("-")) && i > begin;
    if (!isSum) continue;
    add(tokens.subspan(begin, i - begin));
    begin = i + 1;
  }
  add(tokens.subspan(std::min(begin, tokens.size())));
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

Range narrowed(Range range, std::string_view sign, Range bound) {
  if (sign == "<") range.high = std::min(range.high, bound.high - 1);
  if (sign == "<=") range.high = std::min(range.high, bound.high);
  if (sign == ">") range.low = std::max(range.low, bound.low + 1);
  if (sign == ">=") range.low = std::max(range.low, bound.low);
  return range;
}

/// Value of get_global_id and the like, for one work-item.
std::optional<double> placeOfItem(const std::string& function, double item) {
  if (function == "get_global_id" || function == "get_local_id") return item;
  return function == "get_group_id" ? std::optional(0.0) : std::nullopt;
}

/// Range of get_global_id and the like.
std::optional<Range> placeRange(const std::string& function, int dimension, const TrialSizes& sizes) {
  const auto d = static_cast<std::size_t>(dimension);
  if (dimension < 0 || dimension > 2) return Range{0, 0};
  const double global = sizes.global[d];
  const double local = sizes.local[d];
  const double groups = std::ceil(global / local);
  if (sizes.item) {
    if (const auto place = placeOfItem(function, (*sizes.item)[d])) return Range{*place, *place};
  }
  if (function == "get_global_id") return Range{0, global - 1};
  if (function == "get_local_id") return Range{0, local - 1};
  if (function == "get_group_id") return Range{0, groups - 1};
  if (function == "get_global_size") return Range{global, global};
  if (function == "get_local_size" || function == "get_enqueued_local_size") return Range{local, local};
  if (function == "get_num_groups") return Range{groups, groups};
  if (function == "get_global_offset") return Range{0, 0};
  return std::nullopt;
}

}  // namespace

/// Computes the ranges of one expression's names at one position in the text.
class KernelUsage::Evaluation {
 public:
  Evaluation(const KernelUsage& usage, const TrialSizes& sizes, const LargestElement& elements, std::size_t at)
      : usage_(usage), sizes_(sizes), elements_(elements), at_(at) {
    names_.name = [this](const std::string& name) { return named(name); };
    names_.call = [this](const std::string& function, const std::vector<std::optional<Range>>& operands) {
      return called(function, operands);
    };
    names_.element = [this](const std::string& name, Tokens /*index*/) { return element(name); };
  }

  std::optional<Range> of(Tokens expression) { return rangeOf(expression, names_); }
  [[nodiscard]] bool usesData() const { return usesData_; }

 private:
  std::optional<Range> named(const std::string& name) {
    if (const auto known = known_.find(name); known != known_.end()) return known->second;
    if (++lookups_ > kMostLookups || depth_ >= kDeepestDefinition || open_.contains(name)) return std::nullopt;
    if (const auto value = sizes_.values.find(name); value != sizes_.values.end())
      return Range{value->second, value->second};
    open_.insert(name);
    ++depth_;
    std::optional<Range> range = byLoop(name);
    if (!range) range = byDefinitions(name);
    if (range) range = withConditions(name, *range);
    if (range && range->high >= kAnything) range.reset();
    --depth_;
    open_.erase(name);
    known_[name] = range;
    return range;
  }

  std::optional<Range> byLoop(const std::string& name) {
    const Loop* const inner = usage_.loopAround(at_, name);
    if (inner == nullptr) return std::nullopt;
    const std::optional<Range> start = of(inner->start);
    if (sizes_.item) return inRound(*inner, start);
    const std::optional<Range> bound = of(inner->bound);
    if (inner->isFalling) {
      if (!start) return std::nullopt;
      const double low = bound ? bound->low + (inner->sign == ">" ? 1 : 0) : 0;
      return Range{std::min(low, start->high), start->high};
    }
    if (!bound) return std::nullopt;
    const double low = start ? start->low : 0;
    double high = inner->sign == "<=" ? bound->high : bound->high - 1;
    const std::optional<Range> step = inner->step.empty() ? std::nullopt : of(inner->step);
    const bool isStrided = step && step->isPoint() && step->low > 1 && start && high >= low;
    // From the largest start, so that a loop over everything with a stride of the global size reaches the end.
    if (isStrided && start->isPoint()) high = low + std::floor((high - low) / step->low) * step->low;
    return Range{low, std::max(low, high)};
  }

  /// The loop variable in the requested iteration.
  std::optional<Range> inRound(const Loop& loop, const std::optional<Range>& start) {
    const Loop* const innermost = usage_.loopAround(at_);
    if (!start || sizes_.round == 0 || innermost == nullptr || innermost->from != loop.from) return start;
    const std::optional<Range> step = loop.step.empty() ? Range{1, 1} : of(loop.step);
    if (!step || !step->isPoint()) return std::nullopt;
    const double moved = (loop.isFalling ? -1 : 1) * sizes_.round * step->low;
    return Range{start->low + moved, start->high + moved};
  }

  std::optional<Range> byDefinitions(const std::string& name) {
    const auto found = usage_.definitions_.find(name);
    if (found == usage_.definitions_.end() || found->second.size() > kMostDefinitions) return std::nullopt;
    std::optional<Range> all;
    for (const Definition& definition : found->second) {
      const std::optional<Range> range = of(definition.value);
      if (!range) return std::nullopt;
      all = all ? unionOf(*all, *range) : *range;
    }
    if (sizes_.item && all && !all->isPoint()) return std::nullopt;
    if (!usage_.changed_.contains(name) || sizes_.item) return all;
    // A variable that changes step by step is bounded if a condition bounds it.
    const bool isBounded = std::ranges::any_of(usage_.comparisons_, [&](const Condition& each) {
      return each.subject == name && each.from <= at_ && at_ < each.to && each.sign.front() == '<';
    });
    return isBounded ? std::optional<Range>({all->low, kAnything}) : std::nullopt;
  }

  Range withConditions(const std::string& subject, Range range) {
    if (sizes_.item) return range;
    for (const Condition& each : usage_.comparisons_) {
      if (each.subject != subject || at_ < each.from || at_ >= each.to) continue;
      if (const auto bound = of(each.bound)) range = narrowed(range, each.sign, *bound);
    }
    return range;
  }

  std::optional<Range> called(const std::string& function, const std::vector<std::optional<Range>>& operands) {
    if (operands.size() != 1 || !operands[0] || !operands[0]->isPoint()) return std::nullopt;
    const double dimension = operands[0]->low;
    if (!(dimension >= 0 && dimension <= 2)) return std::nullopt;
    const std::optional<Range> range = placeRange(function, static_cast<int>(dimension), sizes_);
    if (!range) return std::nullopt;
    return withConditions(function + "(" + std::to_string(static_cast<int>(dimension)) + ")", *range);
  }

  std::optional<Range> element(const std::string& name) {
    const auto largest = elements_.find(name);
    if (largest == elements_.end()) return std::nullopt;
    usesData_ = true;
    return Range{0, largest->second};
  }

  const KernelUsage& usage_;
  const TrialSizes& sizes_;
  const LargestElement& elements_;
  std::size_t at_;
  RangeNames names_;
  std::map<std::string, std::optional<Range>, std::less<>> known_;
  std::set<std::string, std::less<>> open_;  ///< names whose lookup is in progress
  int depth_ = 0;
  int lookups_ = 0;
  bool usesData_ = false;
};

KernelUsage::KernelUsage(const KernelSource& source, const SourceFunction& kernel) : source_(source), kernel_(kernel) {
  readBody();
}

const KernelUsage::Loop* KernelUsage::loopAround(std::size_t at, std::string_view name) const {
  const Loop* inner = nullptr;
  for (const Loop& loop : loops_) {
    const bool isAround = (name.empty() || loop.name == name) && loop.from <= at && at < loop.to;
    if (isAround && (inner == nullptr || loop.from > inner->from)) inner = &loop;
  }
  return inner;
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

std::set<std::string> KernelUsage::placesAlong(int dimension, const std::array<double, 3>& local) const {
  TrialSizes sizes;
  sizes.local = local;
  for (std::size_t d = 0; d < local.size(); ++d) sizes.global[d] = local[d] * (1000 + 10 * static_cast<double>(d));
  const Range wanted{0, sizes.global.at(static_cast<std::size_t>(dimension)) - 1};
  const LargestElement none;
  std::set<std::string> names{"get_global_id(" + std::to_string(dimension) + ")"};
  for (const auto& [name, definitions] : definitions_) {
    if (definitions.size() != 1 || changed_.contains(name)) continue;
    // Before any condition: at the beginning of the kernel.
    if (Evaluation(*this, sizes, none, kernel_.begin).of(definitions[0].value) == wanted) names.insert(name);
  }
  // for (i = get_global_id(0); i < n; i += get_global_size(0))
  for (const Loop& loop : loops_) {
    if (names.contains(toText(loop.start))) names.insert(loop.name);
  }
  return names;
}

/// Names in the loop's bound, and in their definitions; none for a loop over all work-items' positions.
std::set<std::string> KernelUsage::boundNames(const Loop& loop) const {
  std::set<std::string> names;
  const bool isOverAll = toText(loop.start).find("get_global_id") != std::string::npos ||
                         (!loop.step.empty() && toText(loop.step).find("get_global_size") != std::string::npos);
  if (isOverAll) return names;
  for (const Token& token : loop.isFalling ? loop.start : loop.bound) {
    if (!token.isWord()) continue;
    names.insert(token.text);
    const auto defined = definitions_.find(token.text);
    if (defined == definitions_.end() || defined->second.size() != 1) continue;
    for (const Token& inside : defined->second[0].value) {
      if (inside.isWord()) names.insert(inside.text);
    }
  }
  return names;
}

std::set<std::string> KernelUsage::loopBounds() const {
  std::set<std::string> names;
  for (const Loop& loop : loops_) names.merge(boundNames(loop));
  return names;
}

int KernelUsage::loopsOver(const std::string& name) const {
  return static_cast<int>(
      std::ranges::count_if(loops_, [&](const Loop& loop) { return boundNames(loop).contains(name); }));
}

std::optional<std::string> KernelUsage::rowLengthFor(const std::set<std::string>& along,
                                                     const std::set<std::string>& names) const {
  const auto lengthIn = [&](Tokens expression) -> std::optional<std::string> {
    std::vector<Tokens> terms;
    addTerms(expression, terms, 0);
    const bool hasPlace =
        terms.size() > 1 && std::ranges::any_of(terms, [&](Tokens term) { return along.contains(toText(bare(term))); });
    if (!hasPlace) return std::nullopt;
    for (const Tokens term : terms) {
      for (std::size_t i = 1; i + 1 < term.size(); ++i) {
        if (!term[i].is("*")) continue;
        const bool isOfPlaces = along.contains(term[i - 1].text) || along.contains(term[i + 1].text);
        if (isOfPlaces) continue;
        if (names.contains(term[i + 1].text) && i + 2 == term.size()) return term[i + 1].text;
        if (names.contains(term[i - 1].text) && i == 1) return term[i - 1].text;
      }
    }
    return std::nullopt;
  };
  const Tokens tokens = source_.tokens;
  for (const auto& [name, definitions] : definitions_) {
    for (const Definition& definition : definitions) {
      if (auto length = lengthIn(definition.value)) return length;
    }
  }
  for (std::size_t at = kernel_.begin; at < kernel_.end; ++at) {
    if (!tokens[at].is("[") || source_.closings[at] >= kernel_.end) continue;
    if (auto length = lengthIn(tokens.subspan(at + 1, source_.closings[at] - at - 1))) return length;
  }
  return std::nullopt;
}

std::optional<Range> KernelUsage::touched(const TouchedPlace& place, const TrialSizes& sizes,
                                          const LargestElement& elements, bool& usesData) const {
  Evaluation evaluation(*this, sizes, elements, place.at);
  Range all{0, place.width - 1};
  const auto add = [&](Tokens term, double scale) {
    const auto range = evaluation.of(term);
    if (!range) return false;
    all.low += scale * range->low;
    all.high += scale * range->high;
    return true;
  };
  const bool isKnown = std::ranges::all_of(place.terms, [&](Tokens term) { return add(term, place.scale); }) &&
                       std::ranges::all_of(place.bases, [&](Tokens base) { return add(base, 1); });
  usesData |= evaluation.usesData();
  return isKnown ? std::optional(all) : std::nullopt;
}

bool KernelUsage::fitsLocalArrays(const TrialSizes& sizes) const {
  const Tokens tokens = source_.tokens;
  const LargestElement none;
  for (std::size_t at = kernel_.begin; at + 1 < kernel_.end; ++at) {
    const auto array = std::ranges::find_if(localArrays_, [&](const LocalArray& each) {
      return tokens[at].isWord() && each.declared <= at && each.name == tokens[at].text;
    });
    if (array == localArrays_.end()) continue;
    std::size_t open = at + 1;
    for (const double extent : array->extents) {
      if (open >= kernel_.end || !tokens[open].is("[") || source_.closings[open] >= kernel_.end) break;
      const Tokens index = tokens.subspan(open + 1, source_.closings[open] - open - 1);
      const auto range = Evaluation(*this, sizes, none, at).of(index);
      if (range && range->high >= extent) return false;
      open = source_.closings[open] + 1;
    }
  }
  return true;
}

std::optional<Range> KernelUsage::rangeAt(Tokens expression, std::size_t at, const TrialSizes& sizes) const {
  const LargestElement none;
  return Evaluation(*this, sizes, none, at).of(expression);
}

}  // namespace headroom
