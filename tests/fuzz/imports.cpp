// Files of other tools: figures, tuning problems, tuners' results.
#include <utility>

#include "frame.hpp"
#include "headroom/imports.hpp"
#include "headroom/problems.hpp"

namespace headroom::fuzz {
namespace {

void readImport(std::string_view bytes) {
  const ImportedResults results = importResults(bytes, "results");
  static_cast<void>(toCsv(results) + toTextTable(results) + toJson(results));
}

std::vector<std::string> importSeeds() {
  std::vector<std::string> seeds = testFiles("unit/data", ".json");
  for (std::string& text : testFiles("unit/data", ".xml")) seeds.push_back(std::move(text));
  return seeds;
}

void readTunersResults(std::string_view bytes) {
  const ImportedTuning tuning = readTuningResults(placed("results.json", bytes));
  static_cast<void>(reportOf(tuning));
  static_cast<void>(toTextTable(tuning));
}

std::vector<std::string> tunersResultSeeds() {
  return {testFile("unit/data/tuners/kernel-tuner-cache.json")};
}

void readProblem(std::string_view bytes) {
  // The kernel that the seed names.
  static const std::filesystem::path kernel = placed("scale.cl", testFile("unit/data/tuners/scale.cl"));
  static_cast<void>(optionsOf(readTuningProblem(placed("problem.json", bytes))));
}

std::vector<std::string> problemSeeds() {
  return {testFile("unit/data/tuners/scale.json")};
}

const Target kImports("imports", readImport, importSeeds);
const Target kTunersResults("tuners-results", readTunersResults, tunersResultSeeds);
const Target kProblems("tuning-problems", readProblem, problemSeeds);

}  // namespace
}  // namespace headroom::fuzz
