// What is in a text of OpenCL C: its functions, types and where they are among its tokens.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/values/element_type.hpp"
#include "workbench/authoring/tokens.hpp"

namespace headroom {

struct SourceFunction {
  struct Parameter {
    std::string name;
    bool isPointer = false;
    bool isConst = false;  ///< what it points to
    std::string type;      ///< of it or of what it points to, without qualifiers; see plainType
  };
  std::string name;
  bool isKernel = false;
  std::vector<Parameter> parameters;
  std::size_t begin = 0;  ///< of its body's first token, behind the brace
  std::size_t end = 0;    ///< the brace that closes it
};

struct SourceStruct {
  struct Member {
    std::string name;
    std::string type;
  };
  std::vector<Member> members;
};

/// A text, read. Its functions refer to its tokens.
struct KernelSource {
  std::vector<Token> tokens;
  std::vector<std::size_t> closings;  ///< of each bracket that opens: its partner's place, or the end
  std::map<std::string, SourceFunction, std::less<>> functions;
  std::map<std::string, std::string, std::less<>> typedefs;
  std::map<std::string, SourceStruct, std::less<>> structs;

  [[nodiscard]] Tokens body(const SourceFunction& function) const {
    return Tokens(tokens).subspan(function.begin, function.end - function.begin);
  }
};

/// Never throws for what the text says. `options`: of the build.
KernelSource readKernelSource(std::string_view text, const std::vector<std::string>& options);

/// "unsigned int" is "uint", and the names of a typedef are what they stand for: a number, a vector, a struct's name,
/// or what is not known as it is. Without `struct` before it.
std::string plainType(const KernelSource& source, std::string type);

}  // namespace headroom
