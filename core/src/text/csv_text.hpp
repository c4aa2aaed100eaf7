// CSV by RFC 4180.
#pragma once

#include <string>
#include <string_view>

namespace headroom {

inline constexpr std::string_view kCsvLineEnd = "\r\n";

/// Appends one field, quoted if its text requires it.
void appendCsvField(std::string& csv, std::string_view field);

}  // namespace headroom
