#include "table_options.hpp"

#include <fmt/format.h>

#include "headroom/report/columns.hpp"
#include "terminal.hpp"

namespace headroom::cli {

void addTable(CLI::App& command, TableWords& words) {
  command
      .add_option("--columns", words.columns, "Columns of the table, comma-separated; all; or help, which lists them")
      ->type_name("LIST");
  command.add_option("--sort", words.sort, "Sort the table by this column, best first (default: as measured)")
      ->type_name("COLUMN");
  command
      .add_option("--filter", words.filter,
                  "Show results that have all of these words: in id, title, status, size, device or warnings")
      ->type_name("WORDS");
  command.add_flag("--show-ceilings", words.showCeilings, "List ceilings in the table too");
}

TableOptions tableOptions(const TableWords& words) {
  TableOptions options;
  if (!words.columns.empty()) options.columns = parseColumns(words.columns);
  if (!words.sort.empty()) options.sort = findColumn(words.sort).name;
  options.filter = words.filter;
  options.showCeilings = words.showCeilings;
  options.width = widthOfOutput();
  return options;
}

bool printsColumns(const TableWords& words) {
  if (words.columns != kColumnsHelp) return false;
  printOut("{}", columnsHelp());
  return true;
}

}  // namespace headroom::cli
