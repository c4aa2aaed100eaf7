#include "workbench/authoring/group_sides.hpp"

#include <optional>

#include "workbench/authoring/ranges.hpp"

namespace headroom {
namespace {

/// get_group_id(D), or a variable with its value, with the casts before it.
struct GroupNumber {
  std::size_t begin = 0;
  std::size_t end = 0;  ///< index after it
  int dimension = 0;
};

class GroupSides {
 public:
  GroupSides(const KernelSource& source, const SourceFunction& kernel)
      : tokens_(source.tokens), closings_(source.closings), begin_(kernel.begin), end_(kernel.end) {}

  std::map<std::string, int> find() {
    for (std::size_t at = begin_; at < end_; ++at) {
      const std::optional<GroupNumber> number = numberAt(at);
      if (!number) continue;
      readDefinition(*number);
      readProduct(*number);
    }
    return std::move(sides_);
  }

 private:
  [[nodiscard]] bool isAt(std::size_t at, std::string_view text) const {
    return at >= begin_ && at < end_ && tokens_[at].is(text);
  }
  [[nodiscard]] bool isWordAt(std::size_t at) const { return at >= begin_ && at < end_ && tokens_[at].isWord(); }

  [[nodiscard]] std::optional<GroupNumber> numberAt(std::size_t at) const {
    if (!tokens_[at].isWord()) return std::nullopt;
    GroupNumber number{at, at + 1, 0};
    if (tokens_[at].text == "get_group_id" && isAt(at + 1, "(")) {
      const std::size_t close = closings_[at + 1];
      if (close >= end_) return std::nullopt;
      const auto dimension = rangeOf(tokens_.subspan(at + 2, close - at - 2), RangeNames());
      if (!dimension || !dimension->isPoint() || dimension->low < 0 || dimension->low > 2) return std::nullopt;
      number.dimension = static_cast<int>(dimension->low);
      number.end = close + 1;
    } else if (const auto variable = variables_.find(tokens_[at].text); variable != variables_.end()) {
      number.dimension = variable->second;
    } else {
      return std::nullopt;
    }
    // "(int)" before it, and "( ... )" around it.
    if (isAt(number.begin - 1, ")") && isWordAt(number.begin - 2) && isAt(number.begin - 3, "(")) number.begin -= 3;
    if (isAt(number.begin - 1, "(") && isAt(number.end, ")") && !isWordAt(number.begin - 2)) {
      --number.begin;
      ++number.end;
    }
    return number;
  }

  /// "const int group = get_group_id(0);"
  void readDefinition(const GroupNumber& number) {
    const bool isDefined = isAt(number.end, ";") || isAt(number.end, ",");
    if (isDefined && isAt(number.begin - 1, "=") && isWordAt(number.begin - 2))
      variables_.emplace(tokens_[number.begin - 2].text, number.dimension);
  }

  /// number * NAME, NAME * number, mul24(number, NAME), mad24(NAME, number, ...).
  void readProduct(const GroupNumber& number) {
    const std::size_t before = number.begin - 1;
    const auto isProductCall = [&](std::size_t open) {
      return isAt(open, "(") && (isAt(open - 1, "mul24") || isAt(open - 1, "mad24"));
    };
    if (isAt(number.end, "*")) take(number.end + 1, number.dimension);
    if (isAt(before, "*")) take(before - 1, number.dimension);
    if (isProductCall(before) && isAt(number.end, ",") && (isAt(number.end + 2, ",") || isAt(number.end + 2, ")")))
      take(number.end + 1, number.dimension);
    if (isAt(before, ",") && isProductCall(before - 2)) take(before - 1, number.dimension);
  }

  void take(std::size_t at, int dimension) {
    if (isWordAt(at) && !isAt(at + 1, "(") && !isAt(at + 1, "[")) sides_.emplace(tokens_[at].text, dimension);
  }

  Tokens tokens_;
  const std::vector<std::size_t>& closings_;
  std::size_t begin_;
  std::size_t end_;
  std::map<std::string, int, std::less<>> variables_;
  std::map<std::string, int> sides_;
};

}  // namespace

std::map<std::string, int> groupSides(const KernelSource& source, const SourceFunction& kernel) {
  return GroupSides(source, kernel).find();
}

}  // namespace headroom
