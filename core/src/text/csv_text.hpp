// CSV as RFC 4180 has it.
#pragma once

#include <string>
#include <string_view>

namespace headroom {

inline constexpr std::string_view kCsvLineEnd = "\r\n";

/// Appends one field, in quotes where its text needs them.
void appendCsvField(std::string& csv, std::string_view field);

}  // namespace headroom
