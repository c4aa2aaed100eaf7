#include "workbench/review/places.hpp"

#include <algorithm>

#include "headroom/text/compiler_messages.hpp"
#include "workbench/checking/users_files.hpp"

namespace headroom {
namespace {

bool isOfUser(const SourcePlace& place, const Variant& variant) {
  return std::ranges::any_of(variant.files, [&place](const SourceFile& file) { return file.path == place.file; });
}

}  // namespace

SourcePlace firstLineOf(const Variant& variant) {
  if (variant.files.empty()) return {};
  return {variant.files.front().path, 1, 0};
}

SourcePlace placeIn(std::string_view log, const Variant& variant, std::string_view input) {
  for (const CompilerMessage& message : compilerMessages(log)) {
    if (message.kind != CompilerMessage::Kind::Error) continue;
    // Some drivers name the text after a temporary file of theirs.
    for (const std::string_view name : {input, std::string_view(message.file)}) {
      const SourcePlace place = UsersFiles(variant, name).place({message.file, message.line, message.column});
      if (isOfUser(place, variant)) return place;
    }
  }
  return firstLineOf(variant);
}

}  // namespace headroom
