#include "results/result_exports.hpp"

#include "headroom/report/comparison_columns.hpp"
#include "headroom/report/report.hpp"
#include "headroom/report/trace.hpp"

namespace headroom {

void writeCsv(const std::vector<ResultRow>& rows, const std::optional<Comparison>& comparison, const QString& file) {
  writeFile(file.toStdString(), comparison ? toCsv(rows, *comparison) : toCsv(rows));
}

void writeTrace(const std::vector<ResultRow>& rows, const QString& file) {
  writeFile(file.toStdString(), toChromeTrace(rows));
}

}  // namespace headroom
