#include "workbench/authoring/tokens.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <set>

#include "text/option_words.hpp"
#include "workbench/authoring/ranges.hpp"

namespace headroom {
namespace {

constexpr int kDeepestExpansion = 64;

bool isWordCharacter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// Splits a text into tokens, line by line as the preprocessor does.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  /// Returns the next line with its continuations; nothing at the end.
  std::optional<std::vector<Token>> line() {
    if (at_ >= text_.size()) return std::nullopt;
    std::vector<Token> tokens;
    while (at_ < text_.size() && text_[at_] != '\n') {
      if (!skipBlank()) tokens.push_back(next());
    }
    ++at_;
    return tokens;
  }

 private:
  [[nodiscard]] bool follows(std::string_view what) const { return text_.substr(at_, what.size()) == what; }

  /// Skips a blank, a comment or a line continuation.
  bool skipBlank() {
    if (follows("\\\n")) {
      at_ += 2;
    } else if (follows("\\\r\n")) {
      at_ += 3;
    } else if (follows("//")) {
      while (at_ < text_.size() && text_[at_] != '\n') at_ += text_[at_] == '\\' && at_ + 1 < text_.size() ? 2U : 1U;
    } else if (follows("/*")) {
      const std::size_t end = text_.find("*/", at_ + 2);
      at_ = end == std::string_view::npos ? text_.size() : end + 2;
    } else if (std::isspace(static_cast<unsigned char>(text_[at_])) != 0) {
      ++at_;
    } else {
      return false;
    }
    return true;
  }

  Token next() {
    const char c = text_[at_];
    const bool startsNumber =
        std::isdigit(static_cast<unsigned char>(c)) != 0 ||
        (c == '.' && at_ + 1 < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_ + 1])) != 0);
    if (startsNumber) return number();
    if (isWordCharacter(c)) return word();
    if (c == '"' || c == '\'') return quoted(c);
    return sign();
  }

  Token word() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && isWordCharacter(text_[at_])) ++at_;
    return {Token::Kind::Word, std::string(text_.substr(begin, at_ - begin))};
  }

  Token number() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && (isWordCharacter(text_[at_]) || text_[at_] == '.' || isExponentSign(begin))) ++at_;
    return {Token::Kind::Number, std::string(text_.substr(begin, at_ - begin))};
  }

  [[nodiscard]] bool isExponentSign(std::size_t begin) const {
    if (at_ == begin || (text_[at_] != '+' && text_[at_] != '-')) return false;
    const char before = text_[at_ - 1];
    const bool isHex = text_.substr(begin, 2) == "0x" || text_.substr(begin, 2) == "0X";
    return isHex ? before == 'p' || before == 'P' : before == 'e' || before == 'E';
  }

  Token quoted(char quote) {
    for (++at_; at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n'; ++at_) {
      if (text_[at_] == '\\') ++at_;
    }
    if (at_ < text_.size() && text_[at_] == quote) ++at_;
    at_ = std::min(at_, text_.size());
    return {Token::Kind::Text, ""};
  }

  Token sign() {
    static constexpr std::array<std::string_view, 22> kLong{"<<=", ">>=", "...", "->", "++", "--", "<<", ">>",
                                                            "<=",  ">=",  "==",  "!=", "&&", "||", "+=", "-=",
                                                            "*=",  "/=",  "%=",  "&=", "|=", "^="};
    if (follows("##")) {
      at_ += 2;
      return {Token::Kind::Sign, "##"};
    }
    for (const std::string_view each : kLong) {
      if (!follows(each)) continue;
      at_ += each.size();
      return {Token::Kind::Sign, std::string(each)};
    }
    return {Token::Kind::Sign, std::string(1, text_[at_++])};
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

struct Macro {
  bool hasParameters = false;
  std::vector<std::string> parameters;
  std::vector<Token> body;
};

std::size_t placeOf(const std::vector<std::string>& names, const Token& token) {
  if (!token.isWord()) return names.size();
  return static_cast<std::size_t>(std::ranges::find(names, token.text) - names.begin());
}

bool opens(const Token& token) {
  return token.is("(") || token.is("[") || token.is("{");
}

bool closes(const Token& token) {
  return token.is(")") || token.is("]") || token.is("}");
}

class Preprocessor {
 public:
  explicit Preprocessor(const std::vector<std::string>& options) {
    // Defined in every build, see buildOptions().
    for (const char* version : {"__OPENCL_VERSION__", "__OPENCL_C_VERSION__", "CL_VERSION_1_2"}) define(version, "120");
    define("CL_VERSION_1_0", "100");
    define("CL_VERSION_1_1", "110");
    std::string all;
    for (const std::string& option : options) all += option + ' ';
    const std::vector<std::string> words = optionWords(all);
    for (std::size_t i = 0; i < words.size(); ++i) {
      std::string text = words[i];
      if (!text.starts_with("-D")) continue;
      text = text.size() > 2 ? text.substr(2) : i + 1 < words.size() ? words[i + 1] : std::string();
      const std::size_t equals = text.find('=');
      define(text.substr(0, equals), equals == std::string::npos ? "1" : text.substr(equals + 1));
    }
  }

  std::vector<Token> run(std::string_view source) {
    Scanner scanner(source);
    while (const auto line = scanner.line()) {
      if (!line->empty() && line->front().is("#")) {
        flush();
        directive(Tokens(*line).subspan(1));
      } else if (isActive()) {
        pending_.insert(pending_.end(), line->begin(), line->end());
      }
    }
    flush();
    return std::move(result_);
  }

 private:
  void define(const std::string& name, std::string_view text) {
    Macro macro;
    Scanner scanner(text);
    if (auto line = scanner.line()) macro.body = std::move(*line);
    macros_[name] = std::move(macro);
  }

  [[nodiscard]] bool isActive() const {
    return std::ranges::all_of(branches_, [](const Branch& branch) { return branch.isTaken; });
  }

  /// Expands the tokens before the directive with the macros defined so far.
  void flush() {
    expand(pending_, result_, 0);
    pending_.clear();
  }

  void directive(Tokens line) {
    if (line.empty()) return;
    const std::string& word = line[0].text;
    const Tokens rest = line.subspan(1);
    if (word == "if" || word == "ifdef" || word == "ifndef") {
      const bool isWanted = isActive() && (word == "if" ? isTrue(rest) : isDefined(rest) == (word == "ifdef"));
      branches_.push_back({isWanted, isWanted});
    } else if (word == "elif" && !branches_.empty()) {
      branches_.back().isTaken = false;
      const bool isWanted = !branches_.back().wasTaken && isActiveBut() && isTrue(rest);
      branches_.back() = {isWanted, branches_.back().wasTaken || isWanted};
    } else if (word == "else" && !branches_.empty()) {
      branches_.back() = {!branches_.back().wasTaken, true};
    } else if (word == "endif" && !branches_.empty()) {
      branches_.pop_back();
    } else if (isActive() && word == "define") {
      readDefinition(rest);
    } else if (isActive() && word == "undef" && !rest.empty()) {
      macros_.erase(rest[0].text);
    }
  }

  /// Whether the branches around the innermost one are active.
  [[nodiscard]] bool isActiveBut() const {
    return std::all_of(branches_.begin(), branches_.end() - 1, [](const Branch& branch) { return branch.isTaken; });
  }

  [[nodiscard]] bool isDefined(Tokens name) const { return !name.empty() && macros_.contains(name[0].text); }

  void readDefinition(Tokens line) {
    if (line.empty() || !line[0].isWord()) return;
    Macro macro;
    std::size_t at = 1;
    // With a blank before it the parenthesis would be part of the body; blanks are lost here, and a number or a cast
    // begins that way.
    if (at < line.size() && line[at].is("(")) {
      const std::size_t end = closing(line, at);
      const Tokens inside = end < line.size() ? line.subspan(at + 1, end - at - 1) : Tokens();
      const bool areNames = std::ranges::all_of(
          inside, [](const Token& token) { return token.isWord() || token.is(",") || token.is("..."); });
      if (end + 1 < line.size() && areNames) {
        macro.hasParameters = true;
        for (const Token& token : inside) {
          if (!token.is(",")) macro.parameters.push_back(token.is("...") ? "__VA_ARGS__" : token.text);
        }
        at = end + 1;
      }
    }
    macro.body.assign(line.begin() + static_cast<std::ptrdiff_t>(at), line.end());
    macros_[line[0].text] = std::move(macro);
  }

  bool isTrue(Tokens condition) {
    std::vector<Token> known;
    for (std::size_t i = 0; i < condition.size(); ++i) {
      if (!condition[i].is("defined")) {
        known.push_back(condition[i]);
        continue;
      }
      const bool hasParenthesis = i + 1 < condition.size() && condition[i + 1].is("(");
      const std::size_t name = i + (hasParenthesis ? 2 : 1);
      const bool is = name < condition.size() && macros_.contains(condition[name].text);
      known.push_back({Token::Kind::Number, is ? "1" : "0"});
      i = name + (hasParenthesis ? 1 : 0);
    }
    std::vector<Token> expanded;
    expand(known, expanded, 0);
    for (Token& token : expanded) {
      if (token.isWord()) token = {Token::Kind::Number, "0"};
    }
    const auto value = rangeOf(expanded, RangeNames());
    return value && (value->low != 0 || value->high != 0);
  }

  void expand(Tokens in, std::vector<Token>& out, int depth) {
    std::vector<std::size_t> ends;  // computed when the first call occurs
    for (std::size_t i = 0; i < in.size() && made_ < kMostTokens; ++i, ++made_) {
      const auto found = in[i].isWord() ? macros_.find(in[i].text) : macros_.end();
      const bool isMacro = found != macros_.end() && !inside_.contains(in[i].text) && depth < kDeepestExpansion;
      const bool isCalled = i + 1 < in.size() && in[i + 1].is("(");
      if (!isMacro || (found->second.hasParameters && !isCalled)) {
        out.push_back(in[i]);
        continue;
      }
      const Macro macro = found->second;
      const std::string name = in[i].text;
      std::vector<Token> body = macro.body;
      if (macro.hasParameters) {
        if (ends.empty()) ends = closings(in);
        const std::size_t end = ends[i + 1];
        if (end == in.size()) {
          out.push_back(in[i]);
          continue;
        }
        body = substituted(macro, in.subspan(i + 2, end - i - 2), depth);
        i = end;
      }
      inside_.insert(name);
      expand(body, out, depth + 1);
      inside_.erase(name);
    }
  }

  std::vector<Token> substituted(const Macro& macro, Tokens operands, int depth) {
    std::vector<Tokens> given = splitAtCommas(operands);
    // The remaining arguments belong to the ellipsis.
    if (!macro.parameters.empty() && macro.parameters.back() == "__VA_ARGS__" &&
        given.size() > macro.parameters.size()) {
      const Tokens first = given[macro.parameters.size() - 1];
      given.resize(macro.parameters.size());
      given.back() = operands.subspan(static_cast<std::size_t>(first.data() - operands.data()));
    }
    std::vector<Token> body;
    const std::vector<Token>& text = macro.body;
    for (std::size_t i = 0; i < text.size() && made_ < kMostTokens; ++i, ++made_) {
      if (text[i].is("#") && i + 1 < text.size()) {
        body.push_back({Token::Kind::Text, ""});
        ++i;
        continue;
      }
      const std::size_t place = placeOf(macro.parameters, text[i]);
      const bool isPasted = (i > 0 && text[i - 1].is("##")) || (i + 1 < text.size() && text[i + 1].is("##"));
      if (place >= macro.parameters.size()) {
        body.push_back(text[i]);
      } else if (place < given.size() && isPasted) {
        body.insert(body.end(), given[place].begin(), given[place].end());
        made_ += given[place].size();
      } else if (place < given.size()) {
        expand(given[place], body, depth + 1);
      }
    }
    return pasted(std::move(body));
  }

  static std::vector<Token> pasted(std::vector<Token> tokens) {
    std::vector<Token> result;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      const bool pastes = tokens[i].is("##") && !result.empty() && i + 1 < tokens.size();
      if (pastes) {
        result.back().text += tokens[++i].text;
      } else if (!tokens[i].is("##")) {
        result.push_back(std::move(tokens[i]));
      }
    }
    return result;
  }

  struct Branch {
    bool isTaken = false;
    bool wasTaken = false;  ///< this branch or an earlier one
  };

  std::map<std::string, Macro> macros_;
  std::set<std::string> inside_;  ///< macros in expansion
  std::vector<Branch> branches_;
  std::vector<Token> pending_;
  std::vector<Token> result_;
  std::size_t made_ = 0;  ///< tokens so far, including intermediate ones
};

}  // namespace

std::vector<Token> preprocessed(std::string_view source, const std::vector<std::string>& options) {
  return Preprocessor(options).run(source);
}

std::size_t closing(Tokens tokens, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < tokens.size(); ++i) {
    if (opens(tokens[i])) ++depth;
    if (closes(tokens[i]) && --depth <= 0) return i;
  }
  return tokens.size();
}

std::vector<std::size_t> closings(Tokens tokens) {
  std::vector<std::size_t> result(tokens.size(), tokens.size());
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (opens(tokens[i])) open.push_back(i);
    if (!closes(tokens[i]) || open.empty()) continue;
    result[open.back()] = i;
    open.pop_back();
  }
  return result;
}

std::vector<Tokens> splitAtCommas(Tokens tokens) {
  std::vector<Tokens> parts;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (opens(tokens[i])) {
      i = std::min(closing(tokens, i), tokens.size() - 1);
    } else if (tokens[i].is(",")) {
      parts.push_back(tokens.subspan(begin, i - begin));
      begin = i + 1;
    }
  }
  if (!tokens.empty()) parts.push_back(tokens.subspan(begin));
  return parts;
}

Tokens bare(Tokens tokens) {
  while (tokens.size() >= 2 && tokens.front().is("(") && closing(tokens, 0) == tokens.size() - 1)
    tokens = tokens.subspan(1, tokens.size() - 2);
  return tokens;
}

std::string toText(Tokens tokens) {
  std::string text;
  for (const Token& token : tokens) {
    const bool runsTogether = !text.empty() && isWordCharacter(text.back()) && token.kind != Token::Kind::Sign;
    if (runsTogether) text += ' ';
    text += token.kind == Token::Kind::Text ? "\"...\"" : token.text;
  }
  return text;
}

}  // namespace headroom
