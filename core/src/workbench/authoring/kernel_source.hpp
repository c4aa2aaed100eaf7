// Contents of an OpenCL C text: its functions, types and their positions among its tokens.
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
    bool isConst = false;  ///< the pointee is const
    std::string type;      ///< its type or its pointee's, without qualifiers; see plainType; empty: none in the text,
                           ///< which has a macro of a missing header here
  };
  std::string name;
  bool isKernel = false;
  std::vector<Parameter> parameters;
  std::size_t begin = 0;  ///< index of its body's first token, after the brace
  std::size_t end = 0;    ///< the closing brace
};

struct SourceStruct {
  struct Member {
    std::string name;
    std::string type;
  };
  std::vector<Member> members;
};

/// A parsed text. Its functions refer to its tokens.
struct KernelSource {
  std::vector<Token> tokens;
  std::vector<std::size_t> closings;  ///< for each opening bracket: its partner's index, or the end
  std::map<std::string, SourceFunction, std::less<>> functions;
  std::map<std::string, std::string, std::less<>> typedefs;
  std::map<std::string, SourceStruct, std::less<>> structs;

  [[nodiscard]] Tokens body(const SourceFunction& function) const {
    return Tokens(tokens).subspan(function.begin, function.end - function.begin);
  }
};

/// Never throws because of the text. `options`: of the build.
KernelSource readKernelSource(std::string_view text, const std::vector<std::string>& options);

/// Returns "uint" for "unsigned int", and the resolved type for a typedef's name: a number, a vector, or a struct's
/// name; an unknown name stays. Without `struct` before it.
std::string plainType(const KernelSource& source, std::string type);

}  // namespace headroom
