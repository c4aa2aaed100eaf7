#include "workbench/authoring/pointer_uses.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace headroom {
namespace {

constexpr int kDeepestCall = 8;
constexpr int kMostCalls = 200;
/// Number of tokens before a name that are searched for the enclosing call, and of that call's tokens.
constexpr std::size_t kFurthestCall = 2000;
constexpr std::size_t kMostPlaces = 100;
constexpr std::size_t kMostPointers = 32;

/// The argument, or a pointer derived from it.
struct Pointer {
  std::string name;
  std::vector<Tokens> bases;
  bool isRecast = false;  ///< to elements of another type: its positions differ from the argument's
  std::size_t made = 0;   ///< index of its assignment; 0 for the argument
};

/// A call with a token as an operand.
struct Call {
  std::string function;
  std::size_t open = 0;
  std::size_t operand = 0;  ///< index of the operand
};

bool isOneOf(const Token& token, std::span<const std::string_view> signs) {
  return token.kind == Token::Kind::Sign && std::ranges::find(signs, token.text) != signs.end();
}

bool changes(const Token& token) {
  static constexpr std::array<std::string_view, 10> kSigns{
      "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="};
  return isOneOf(token, kSigns);
}

bool steps(const Token& token) {
  return token.is("++") || token.is("--");
}

/// Returns the count in the name: 4 for vload4 with "vload"; nothing for another function.
std::optional<double> vectorWidth(std::string_view function, std::string_view prefix) {
  if (!function.starts_with(prefix)) return std::nullopt;
  function.remove_prefix(prefix.size());
  if (function.empty() || function.starts_with("_half")) {
    const bool isPlain = function.empty() || function == "_half" || function.starts_with("_half_");
    if (isPlain) return 1;
    function.remove_prefix(std::string_view("_half").size());
  }
  double width = 0;
  const auto [stop, code] = std::from_chars(function.data(), function.data() + function.size(), width);
  const bool isWhole = stop == function.data() + function.size() || *stop == '_';
  return code == std::errc{} && isWhole ? std::optional(width) : std::nullopt;
}

class PointerUses {
 public:
  /// `calls`: number of functions that may still be followed, in total.
  PointerUses(const KernelSource& source, const SourceFunction& function, int depth, int& calls)
      : source_(source), function_(function), tokens_(source.tokens), depth_(depth), calls_(calls) {}

  BufferUsage of(const std::string& argument) {
    pointers_ = {{argument, {}, false, 0}};
    for (std::size_t next = 0; next < pointers_.size(); ++next) {
      const Pointer pointer = pointers_[next];
      for (std::size_t at = function_.begin; at < function_.end; ++at) {
        const bool isMember = at > 0 && (tokens_[at - 1].is(".") || tokens_[at - 1].is("->"));
        const bool isMade = pointer.made != 0 && at == pointer.made;
        if (tokens_[at].isWord() && !isMember && !isMade && tokens_[at].text == pointer.name) use(pointer, at);
      }
    }
    return std::move(found_);
  }

 private:
  void use(const Pointer& pointer, std::size_t at) {
    if (follows(at, "[")) {
      element(pointer, at, at + 1, tokens_.subspan(at + 2, source_.closings[at + 1] - at - 2), at);
    } else if (follows(at, "->")) {
      touch(pointer, {}, at);
      access(behindMembers(at + 1), at);
    } else if (at > 0 && tokens_[at - 1].is("*") && isUnary(at - 1)) {
      touch(pointer, {}, at);
      if (at + 1 < function_.end && steps(tokens_[at + 1])) found_.hasUnknownPlaces = true;
      access(at + 1, at - 1);
    } else if (isSumOfPointer(pointer, at) || becomesPointer(pointer, at) || isOperand(pointer, at)) {
      return;
    } else if (!isHarmless(at)) {
      unknown("is used in a way that was not understood");
    }
  }

  [[nodiscard]] bool follows(std::size_t at, std::string_view what) const {
    return at + 1 < function_.end && tokens_[at + 1].is(what);
  }

  /// NAME[index], or *(NAME + index) from `bracket` on.
  void element(const Pointer& pointer, std::size_t before, std::size_t bracket, Tokens index, std::size_t name) {
    std::size_t after = behindMembers(std::min(source_.closings[bracket], function_.end) + 1);
    after = std::min(after, function_.end);
    const bool isAddress = before > 0 && tokens_[before - 1].is("&") && isUnary(before - 1);
    touch(pointer, {index}, name);
    if (!isAddress) {
      access(after, before);
      return;
    }
    if (makesPointer(pointer, before - 1, index)) return;
    const std::optional<Call> call = callAround(before - 1);
    if (call) {
      given(*call, pointer);
    } else {
      unknown("has its address taken");
    }
  }

  /// Skips .x, ->m and [i].
  [[nodiscard]] std::size_t behindMembers(std::size_t at) const {
    while (at < function_.end) {
      if (tokens_[at].is("[")) {
        at = source_.closings[at] + 1;
      } else if ((tokens_[at].is(".") || tokens_[at].is("->")) && at + 1 < function_.end) {
        at += 2;
      } else {
        break;
      }
    }
    return std::min(at, function_.end);
  }

  /// Classifies an access to an element by the tokens after and before it.
  void access(std::size_t after, std::size_t before) {
    const bool isChanged = (after < function_.end && (changes(tokens_[after]) || steps(tokens_[after]))) ||
                           (before > 0 && steps(tokens_[before - 1]));
    const bool isSet = after < function_.end && tokens_[after].is("=");
    found_.isLoaded |= !isSet;
    found_.isStored |= isSet || isChanged;
    found_.isAtomic |= isChanged;
  }

  void touch(const Pointer& pointer, std::vector<Tokens> terms, std::size_t at, double scale = 1, double width = 1) {
    if (pointer.isRecast || depth_ > 0 || found_.places.size() >= kMostPlaces) {
      found_.hasUnknownPlaces = true;
      return;
    }
    found_.places.push_back({std::move(terms), scale, width, pointer.bases, at});
  }

  void unknown(std::string fragment) {
    if (found_.unknownBecause.empty()) found_.unknownBecause = std::move(fragment);
    found_.hasUnknownPlaces = true;
  }

  /// A unary sign: * and & at the start of an operand.
  [[nodiscard]] bool isUnary(std::size_t at) const {
    if (at <= function_.begin) return true;
    const Token& before = tokens_[at - 1];
    if (before.is("return")) return true;
    return before.kind == Token::Kind::Sign && !before.is(")") && !before.is("]");
  }

  /// *(NAME + index).
  bool isSumOfPointer(const Pointer& pointer, std::size_t at) {
    if (at < function_.begin + 2 || !tokens_[at - 1].is("(") || !tokens_[at - 2].is("*") || !isUnary(at - 2))
      return false;
    const std::size_t close = source_.closings[at - 1];
    if (close >= function_.end || !follows(at, "+")) return false;
    touch(pointer, {tokens_.subspan(at + 2, close - at - 2)}, at);
    access(behindMembers(close + 1), at - 2);
    return true;
  }

  /// "T* p = NAME + 4;", "p = NAME;": p is derived from this pointer.
  bool becomesPointer(const Pointer& pointer, std::size_t at) {
    if (follows(at, "=") || follows(at, "+=") || (at + 1 < function_.end && steps(tokens_[at + 1]))) {
      // The argument itself is moved: its positions are unknown from here on, its loads and stores are still known.
      found_.hasUnknownPlaces = true;
      return true;
    }
    std::size_t end = at + 1;
    const std::size_t last = std::min(function_.end, at + kFurthestCall);
    while (end < last && !tokens_[end].is(";") && !tokens_[end].is(",") && !tokens_[end].is(")")) {
      const bool opens = tokens_[end].is("(") || tokens_[end].is("[");
      end = opens ? source_.closings[end] + 1 : end + 1;
    }
    end = std::min(end, function_.end);
    const bool isMoved = follows(at, "+");
    if (!isMoved && end != at + 1) return false;
    return makesPointer(pointer, at, isMoved ? tokens_.subspan(at + 2, end - at - 2) : Tokens());
  }

  /// Whether the expression at `at` is the value of a pointer, perhaps after a cast.
  bool makesPointer(const Pointer& pointer, std::size_t at, Tokens added) {
    bool isRecast = pointer.isRecast;
    std::size_t before = at;
    if (before > function_.begin && tokens_[before - 1].is(")")) {
      while (before > function_.begin && !tokens_[before - 1].is("(")) --before;
      if (before > function_.begin) --before;
      isRecast = true;
    }
    if (before < function_.begin + 2 || !tokens_[before - 1].is("=") || !tokens_[before - 2].isWord()) return false;
    Pointer made{tokens_[before - 2].text, pointer.bases, isRecast, before - 2};
    if (!added.empty()) made.bases.push_back(added);
    const bool isKnown = std::ranges::any_of(pointers_, [&](const Pointer& each) { return each.name == made.name; });
    if (!isKnown && pointers_.size() < kMostPointers)
      pointers_.push_back(std::move(made));
    else if (isKnown)
      found_.hasUnknownPlaces = true;
    return true;
  }

  [[nodiscard]] std::optional<Call> callAround(std::size_t at) const {
    std::size_t operand = 0;
    const std::size_t first = at > function_.begin + kFurthestCall ? at - kFurthestCall : function_.begin;
    for (std::size_t i = at; i-- > first;) {
      const Token& token = tokens_[i];
      if (token.is(";") || token.is("{") || token.is("}")) return std::nullopt;
      if (token.is(",")) ++operand;
      if (token.is(")") || token.is("]")) {  // skips a bracketed expression
        int depth = 1;
        while (i > first && depth > 0) {
          --i;
          if (tokens_[i].is(")") || tokens_[i].is("]")) ++depth;
          if (tokens_[i].is("(") || tokens_[i].is("[")) --depth;
        }
        continue;
      }
      if (!token.is("(")) continue;
      const bool isControl =
          i > 0 && (tokens_[i - 1].is("if") || tokens_[i - 1].is("while") || tokens_[i - 1].is("for") ||
                    tokens_[i - 1].is("return") || tokens_[i - 1].is("switch"));
      if (isControl) return std::nullopt;
      if (i > 0 && tokens_[i - 1].isWord()) return Call{tokens_[i - 1].text, i, operand};
      operand = 0;  // parentheses around an operand
    }
    return std::nullopt;
  }

  /// f(NAME), f(NAME + 4): follows its use in f.
  bool isOperand(const Pointer& pointer, std::size_t at) {
    const std::optional<Call> call = callAround(at);
    if (!call) return false;
    std::vector<Tokens> operands = operandsOf(*call);
    if (call->operand >= operands.size()) return false;
    const Tokens operand = operands[call->operand];
    Pointer moved = pointer;
    if (follows(at, "+") && at + 2 < function_.end) {
      const auto place = static_cast<std::size_t>(&tokens_[at + 2] - operand.data());
      if (place < operand.size()) moved.bases.push_back(operand.subspan(place));
    } else if (operand.size() > 1) {
      moved.isRecast = true;  // (global float4*)NAME
    }
    if (const auto width = vectorWidth(call->function, "vload"); width && operands.size() == 2) {
      touch(moved, {operands[0]}, at, *width, *width);
      found_.isLoaded = true;
    } else if (const auto stored = vectorWidth(call->function, "vstore"); stored && operands.size() == 3) {
      touch(moved, {operands[1]}, at, *stored, *stored);
      found_.isStored = true;
    } else if (call->function == "async_work_group_copy" && operands.size() >= 3) {
      touch(moved, {operands[2]}, at);
      (call->operand == 0 ? found_.isStored : found_.isLoaded) = true;
    } else {
      if (isAtomic(call->function)) touch(moved, {}, at);
      given(*call, pointer);
    }
    return true;
  }

  [[nodiscard]] std::vector<Tokens> operandsOf(const Call& call) const {
    const std::size_t close = source_.closings[call.open];
    if (close >= function_.end || close > call.open + kFurthestCall) return {};
    return splitAtCommas(tokens_.subspan(call.open + 1, close - call.open - 1));
  }

  static bool isAtomic(std::string_view function) {
    return function.starts_with("atomic_") || function.starts_with("atom_");
  }

  void given(const Call& call, const Pointer& /*pointer*/) {
    if (isAtomic(call.function)) {
      found_.isAtomic = found_.isLoaded = found_.isStored = true;
      return;
    }
    if (call.function == "prefetch" || call.function == "printf" || call.function == "sizeof") return;
    if (call.function.starts_with("vload") || call.function.starts_with("async_work_group")) {
      found_.isLoaded = true;
      found_.hasUnknownPlaces = true;
      return;
    }
    const auto helper = source_.functions.find(call.function);
    const bool isKnown = helper != source_.functions.end() && call.operand < helper->second.parameters.size();
    if (!isKnown || depth_ >= kDeepestCall || calls_-- <= 0) {
      unknown(fmt::format("is given to {}()", call.function));
      return;
    }
    const SourceFunction::Parameter& parameter = helper->second.parameters[call.operand];
    const BufferUsage there = PointerUses(source_, helper->second, depth_ + 1, calls_).of(parameter.name);
    found_.isLoaded |= there.isLoaded || parameter.isConst;
    found_.isStored |= there.isStored && !parameter.isConst;
    found_.isAtomic |= there.isAtomic;
    found_.hasUnknownPlaces = true;
    if (!there.unknownBecause.empty() && !parameter.isConst) unknown(fmt::format("is given to {}()", call.function));
  }

  /// A comparison with null, or the name of something else.
  [[nodiscard]] bool isHarmless(std::size_t at) const {
    const bool isCompared = follows(at, "==") || follows(at, "!=") || (at > 0 && tokens_[at - 1].is("!"));
    const bool isCondition = at > 0 && tokens_[at - 1].is("(") && follows(at, ")");
    return isCompared || isCondition || follows(at, "&&") || follows(at, "?");
  }

  const KernelSource& source_;
  const SourceFunction& function_;
  Tokens tokens_;
  int depth_;
  int& calls_;
  std::vector<Pointer> pointers_;
  BufferUsage found_;
};

}  // namespace

BufferUsage usageOf(const KernelSource& source, const SourceFunction& kernel, const std::string& argument) {
  int calls = kMostCalls;
  return PointerUses(source, kernel, 0, calls).of(argument);
}

std::string pixelDataOf(const KernelSource& source, const SourceFunction& kernel, const std::string& image) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kKinds{
      std::pair{"ui", "uint32"}, std::pair{"f", "float"}, std::pair{"i", "int32"}, std::pair{"h", "half"}};
  const Tokens body = source.body(kernel);
  for (std::size_t i = 0; i + 2 < body.size(); ++i) {
    const bool isOfImage = body[i + 1].is("(") && body[i + 2].isWord() && body[i + 2].text == image;
    if (!isOfImage) continue;
    for (const std::string_view prefix : {"read_image", "write_image"}) {
      if (!body[i].text.starts_with(prefix)) continue;
      for (const auto& [suffix, data] : kKinds) {
        if (std::string_view(body[i].text).substr(prefix.size()) == suffix) return std::string(data);
      }
    }
  }
  return {};
}

}  // namespace headroom
