// Kernels as reported by a driver, from a short notation.
#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "headroom/values/kernel_facts.hpp"

namespace headroom {

/// Parses "global const float* a" to an argument as a driver reports it.
inline KernelArgument argumentOf(const std::string& text) {
  std::istringstream words(text);
  std::vector<std::string> rest;
  KernelArgument argument;
  for (std::string word; words >> word;) {
    if (word == "global")
      argument.space = AddressSpace::Global;
    else if (word == "constant")
      argument.space = AddressSpace::Constant;
    else if (word == "local")
      argument.space = AddressSpace::Local;
    else if (word == "read_only")
      argument.access = ImageAccess::ReadOnly;
    else if (word == "write_only")
      argument.access = ImageAccess::WriteOnly;
    else if (word == "const")
      argument.isConst = true;
    else
      rest.push_back(word);
  }
  if (argument.space == AddressSpace::Constant) argument.isConst = true;
  argument.type = rest.at(0);
  argument.name = rest.at(1);
  return argument;
}

inline KernelFacts factsOf(const std::string& name, const std::vector<std::string>& arguments) {
  KernelFacts facts;
  facts.name = name;
  for (const std::string& each : arguments) facts.arguments.push_back(argumentOf(each));
  facts.argumentCount = facts.arguments.size();
  facts.maxGroup = 1024;
  return facts;
}

}  // namespace headroom
