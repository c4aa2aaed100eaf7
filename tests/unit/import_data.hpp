// Shared by tests of imports: files in other tools' formats, and errors.
#pragma once

#include <string>

#include "headroom/imports.hpp"
#include "headroom/system/error.hpp"
#include "test_folder.hpp"

namespace headroom {

inline std::string dataFile(const std::string& name) {
  return std::string(HEADROOM_TEST_DATA "/") + name;
}

inline ImportedResults imported(const std::string& name) {
  return importFile(dataFile(name));
}

inline std::string refusalOf(const std::string& text) {
  return sentenceOf<Error>([&text] { importResults(text, "results.txt"); });
}

/// Imports a Google Benchmark document with one run that has these members.
inline ImportedResults benchmarkRun(const std::string& members) {
  return importResults(R"({"context": {"host_name": "h"}, "benchmarks": [{"run_type": "iteration", )" + members + "}]}",
                       "run.json");
}

}  // namespace headroom
