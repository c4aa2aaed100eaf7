#include "runner/code/x86.hpp"

#include <algorithm>
#include <array>

namespace headroom {
namespace {

constexpr std::string_view kBlankOrTab = " \t";

struct Words {
  std::string_view mnemonic;  ///< without the v of AVX
  std::string_view operands;
};

Words wordsIn(std::string_view text) {
  text = text.substr(0, text.find('#'));
  const std::size_t end = std::min(text.size(), text.find_first_of(kBlankOrTab));
  Words words{text.substr(0, end), {}};
  const std::size_t operands = text.find_first_not_of(kBlankOrTab, end);
  if (operands != std::string_view::npos) words.operands = text.substr(operands);
  while (!words.operands.empty() && kBlankOrTab.find(words.operands.back()) != std::string_view::npos)
    words.operands.remove_suffix(1);
  if (words.mnemonic.starts_with('v')) words.mnemonic.remove_prefix(1);
  return words;
}

/// Bits of the widest vector register among the operands; 0 for none.
std::uint64_t registerBits(std::string_view operands) {
  if (operands.find("%zmm") != std::string_view::npos) return 512;
  if (operands.find("%ymm") != std::string_view::npos) return 256;
  return operands.find("%xmm") != std::string_view::npos ? 128 : 0;
}

template <std::size_t Count>
bool isOneOf(std::string_view word, const std::array<std::string_view, Count>& words) {
  return std::ranges::find(words, word) != words.end();
}

/// "fmadd231ps" -> fmadd, ps.
struct FloatForm {
  std::string_view stem;
  std::string_view type;
};

FloatForm floatForm(std::string_view mnemonic) {
  if (mnemonic.size() < 4) return {};
  FloatForm form{mnemonic.substr(0, mnemonic.size() - 2), mnemonic.substr(mnemonic.size() - 2)};
  while (!form.stem.empty() && form.stem.back() >= '0' && form.stem.back() <= '9') form.stem.remove_suffix(1);
  return form;
}

void addFloatArithmetic(std::string_view mnemonic, Instruction& made) {
  constexpr std::array<std::string_view, 3> kPacked{"ps", "pd", "ph"};
  constexpr std::array<std::string_view, 3> kSingle{"ss", "sd", "sh"};
  constexpr std::array<std::string_view, 6> kFused{"fmadd", "fmsub", "fnmadd", "fnmsub", "fmaddsub", "fmsubadd"};
  constexpr std::array<std::string_view, 16> kOther{"add",    "sub",   "mul",      "div",   "sqrt", "min",
                                                    "max",    "rcp",   "dp",       "rsqrt", "hadd", "hsub",
                                                    "addsub", "round", "rndscale", "scalef"};
  const FloatForm form = floatForm(mnemonic);
  made.isFused = isOneOf(form.stem, kFused);
  if (!made.isFused && !isOneOf(form.stem, kOther)) return;
  if (isOneOf(form.type, kPacked)) made.arithmetic = Arithmetic::Vector;
  if (isOneOf(form.type, kSingle)) made.arithmetic = Arithmetic::Scalar;
  if (made.arithmetic == Arithmetic::None) made.isFused = false;
}

void addIntegerArithmetic(std::string_view mnemonic, Instruction& made) {
  constexpr std::array<std::string_view, 11> kStarts{"padd", "psub", "pmul", "pmadd",   "pmin",   "pmax",
                                                     "pabs", "psad", "pavg", "pdpbusd", "pdpwssd"};
  if (std::ranges::any_of(kStarts, [&](std::string_view start) { return mnemonic.starts_with(start); }))
    made.arithmetic = Arithmetic::Vector;
}

/// Bytes that a vector instruction moves to or from memory.
std::uint64_t bytesMoved(std::string_view mnemonic, std::uint64_t bits) {
  constexpr std::array<std::string_view, 5> kFour{"movss", "movd", "broadcastss", "pbroadcastd", "insertps"};
  constexpr std::array<std::string_view, 10> kEight{"movsd",  "movq",    "movhps",      "movlps",      "movhpd",
                                                    "movlpd", "movddup", "broadcastsd", "pbroadcastq", "movntq"};
  constexpr std::array<std::string_view, 4> kSixteen{"extractf128", "extracti128", "broadcastf128", "insertf128"};
  if (mnemonic.starts_with("pextr") || mnemonic.starts_with("pinsr")) return 0;
  if (isOneOf(mnemonic, kFour) || mnemonic.ends_with("ss")) return 4;
  if (isOneOf(mnemonic, kEight) || mnemonic.ends_with("sd")) return 8;
  return isOneOf(mnemonic, kSixteen) ? 16 : bits / 8;
}

void addAccess(const Words& words, std::uint64_t bits, Instruction& made) {
  const std::size_t open = words.operands.find('(');
  if (open == std::string_view::npos || bits == 0) return;
  if (words.mnemonic.starts_with("prefetch")) return;
  const bool isStore = words.operands.ends_with(')') || words.operands.ends_with('}');
  made.accessBytes = bytesMoved(words.mnemonic, bits);
  if (made.accessBytes == 0) return;
  const bool isGather = words.mnemonic.starts_with("gather") || words.mnemonic.starts_with("pgather");
  const bool isScatter = words.mnemonic.starts_with("scatter") || words.mnemonic.starts_with("pscatter");
  const std::string_view base = words.operands.substr(open, 5);
  if (isGather || isScatter) {
    made.access = isGather ? "gather" : "scatter";
  } else if (base == "(%rip") {
    made.access = "load of a constant";
  } else if (base == "(%rsp") {
    made.access = isStore ? "store to the stack" : "load from the stack";
  } else {
    made.access = isStore ? "store" : "load";
  }
}

}  // namespace

Instruction x86Instruction(std::string_view text) {
  Instruction made;
  const Words words = wordsIn(text);
  const std::uint64_t bits = registerBits(words.operands);
  if (bits == 0) return made;
  addFloatArithmetic(words.mnemonic, made);
  if (made.arithmetic == Arithmetic::None) addIntegerArithmetic(words.mnemonic, made);
  addAccess(words, bits, made);
  if (made.arithmetic == Arithmetic::Vector) made.vectorBits = bits;
  return made;
}

}  // namespace headroom
