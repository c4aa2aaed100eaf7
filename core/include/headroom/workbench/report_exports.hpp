// Exports of the tunings and splits in the history, as the views and commands that measured them write them.
#pragma once

#include <string>

#include "headroom/history/stored_report.hpp"

namespace headroom {

std::string toTextTable(const StoredReport& stored);
std::string toCsv(const StoredReport& stored);
/// T4 results of a tuning, the document of a split.
std::string toJson(const StoredReport& stored);

}  // namespace headroom
