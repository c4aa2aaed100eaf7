#include "workloads/named_files.hpp"

#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "workloads/buffer_data.hpp"

namespace headroom {
namespace {

/// The names as they are written.
std::set<std::string> writtenNames(const Workload& workload, const Variant& variant) {
  std::set<std::string> names;
  const auto addFill = [&names](const Buffer& buffer) {
    if (buffer.fill && buffer.fill->kind == Fill::Kind::File) names.insert(buffer.fill->text);
  };
  for (const Buffer& buffer : workload.buffers) addFill(buffer);
  for (const auto& [name, buffer] : variant.scratch) addFill(buffer);
  if (workload.expected.kind == ExpectedFrom::Kind::Files) {
    for (const auto& [output, file] : workload.expected.byOutput) names.insert(file);
  }
  for (const auto& [output, file] : workload.expected.masks) names.insert(file);
  for (const Pass& pass : variant.passes) {
    for (const Argument& argument : pass.arguments) {
      if (!argument.file.empty()) names.insert(argument.file);
    }
  }
  return names;
}

}  // namespace

std::set<std::string> namedFiles(const Workload& workload, const Variant& variant, Size size,
                                 const ParameterValues& parameters) {
  std::set<std::string> names;
  if (workload.folder.empty()) return names;
  try {
    const Symbols symbols = symbolsFor(workload, variant, size, parameters);
    for (const std::string& written : writtenNames(workload, variant))
      names.insert(fileNameOf(workload, written, symbols));
    if (variant.expected != nullptr) names.merge(namedFiles(workload, *variant.expected, size, parameters));
  } catch (const Error&) {
    return {};
  }
  return names;
}

}  // namespace headroom
