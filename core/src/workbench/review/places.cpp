#include "workbench/review/places.hpp"

#include <algorithm>

#include "headroom/text/compiler_messages.hpp"
#include "workbench/checking/users_files.hpp"

namespace headroom {

SourcePlace firstLineOf(const Variant& variant) {
  if (variant.files.empty()) return {};
  return {variant.files.front().path, 1, 0};
}

SourcePlace placeIn(std::string_view log, const Variant& variant, std::string_view input) {
  const UsersFiles files(variant, input);
  for (const CompilerMessage& message : compilerMessages(log)) {
    if (message.kind != CompilerMessage::Kind::Error) continue;
    const SourcePlace place = files.place({message.file, message.line, message.column});
    const bool isUsers =
        std::ranges::any_of(variant.files, [&place](const SourceFile& file) { return file.path == place.file; });
    if (isUsers) return place;
  }
  return firstLineOf(variant);
}

}  // namespace headroom
