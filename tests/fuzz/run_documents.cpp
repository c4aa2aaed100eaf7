// Results files of other people.
#include "frame.hpp"
#include "headroom/run/run_document.hpp"
#include "unit/whole_values.hpp"

namespace headroom::fuzz {
namespace {

void readRunDocument(std::string_view bytes) {
  const std::string text = toJson(runDocumentFromJson(bytes));
  if (toJson(runDocumentFromJson(text)) != text) reportFinding("a run changes when it is saved and opened");
}

std::vector<std::string> runDocumentSeeds() {
  RunDocument small;
  small.rows = {timedRow()};
  small.outcome = Outcome::Completed;
  return {toJson(someDocument()), toJson(small), R"({"format_version": 1, "rows": []})"};
}

const Target kRunDocuments("run-documents", readRunDocument, runDocumentSeeds);

}  // namespace
}  // namespace headroom::fuzz
