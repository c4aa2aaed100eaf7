#include "workbench/authoring/kernel_usage.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace headroom {
namespace {

constexpr int kDeepestDefinition = 24;
/// No upper bound.
constexpr double kAnything = 1e15;
/// Limit of name lookups for one expression.
constexpr int kMostLookups = 2000;

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

const KernelUsage::Loop* KernelUsage::loopAround(std::size_t at, std::string_view name) const {
  const Loop* inner = nullptr;
  for (const Loop& loop : loops_) {
    const bool isAround = (name.empty() || loop.name == name) && loop.from <= at && at < loop.to;
    if (isAround && (inner == nullptr || loop.from > inner->from)) inner = &loop;
  }
  return inner;
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
