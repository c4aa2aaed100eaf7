#include "kernel_text.hpp"

#include <algorithm>
#include <string>

namespace headroom::capture {
namespace {

bool isNameLetter(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9') ||
         letter == '_';
}

/// The text's place after the next "NAME (", from `from` on; npos: there is none.
std::size_t afterParenthesis(std::string_view source, std::string_view name, std::size_t from) {
  for (std::size_t at = source.find(name, from); at != std::string_view::npos; at = source.find(name, at + 1)) {
    if (at > 0 && isNameLetter(source[at - 1])) continue;
    const std::size_t after = source.find_first_not_of(" \t\r\n", at + name.size());
    if (after != std::string_view::npos && source[after] == '(') return after + 1;
  }
  return std::string_view::npos;
}

/// The text up to the parenthesis that closes it, comments left out; empty where none does.
std::string parameterList(std::string_view text) {
  std::string list;
  int depth = 1;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::string_view rest = text.substr(i);
    if (rest.substr(0, 2) == "//") {
      i = std::min(text.find('\n', i), text.size());
      list += ' ';
      continue;
    }
    if (rest.substr(0, 2) == "/*") {
      i = std::min(text.find("*/", i), text.size()) + 1;
      list += ' ';
      continue;
    }
    depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
    if (depth == 0) return list;
    list += text[i];
  }
  return {};
}

/// The parameter of that number; empty where there are fewer.
std::string_view parameterIn(std::string_view list, std::size_t index) {
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= list.size(); ++i) {
    const char letter = i < list.size() ? list[i] : ',';
    depth += letter == '(' ? 1 : letter == ')' ? -1 : 0;
    if (letter != ',' || depth != 0) continue;
    if (index == 0) return list.substr(begin, i - begin);
    --index;
    begin = i + 1;
  }
  return {};
}

bool hasWord(std::string_view text, std::string_view word) {
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !isNameLetter(text[at - 1])) && (end == text.size() || !isNameLetter(text[end]))) return true;
  }
  return false;
}

bool hasSpace(std::string_view text, const std::string& space) {
  return hasWord(text, space) || hasWord(text, "__" + space);
}

/// image2d_t, image2d_array_t... are global memory.
bool isImageType(std::string_view parameter) {
  for (const std::string_view type : {"image1d_", "image2d_", "image3d_"}) {
    const std::size_t at = parameter.find(type);
    if (at != std::string_view::npos && (at == 0 || !isNameLetter(parameter[at - 1]))) return true;
  }
  return false;
}

}  // namespace

bool hasFunction(std::string_view source, std::string_view name) {
  return afterParenthesis(source, name, 0) != std::string_view::npos;
}

std::optional<cl_kernel_arg_address_qualifier> addressInText(std::string_view source, std::string_view kernel,
                                                             std::size_t index) {
  for (std::size_t at = afterParenthesis(source, kernel, 0); at != std::string_view::npos;
       at = afterParenthesis(source, kernel, at)) {
    const std::string list = parameterList(source.substr(at));
    const std::string_view parameter = parameterIn(list, index);
    if (hasSpace(parameter, "global") || isImageType(parameter)) return CL_KERNEL_ARG_ADDRESS_GLOBAL;
    if (hasSpace(parameter, "constant")) return CL_KERNEL_ARG_ADDRESS_CONSTANT;
    if (hasSpace(parameter, "local")) return CL_KERNEL_ARG_ADDRESS_LOCAL;
  }
  return std::nullopt;
}

}  // namespace headroom::capture
