// Completion of an unfinished command line, from the tables of options that --help prints.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace headroom::cli {

struct Candidate {
  std::string text;         ///< the whole word
  std::string description;  ///< may be empty
};

enum class FileNames { None, Files, Folders };

struct Completions {
  std::vector<Candidate> candidates;
  FileNames names = FileNames::None;  ///< names of files that the shell completes beside the candidates
};

/// Values of options before the unfinished word, by the options' names: "--kernels".
using GivenValues = std::multimap<std::string, std::string>;

/// Returns the values of a kind: the type that --help shows, without its limits, e.g. "DEVICE", or "DEVICE ..." of an
/// option that takes several.
using ValuesOfKind = std::function<Completions(const std::string& kind, const GivenValues& given)>;

/// Returns what the last one of the words may become. The words are those after the program's own.
[[nodiscard]] Completions completionsOf(const CLI::App& app, const std::vector<std::string>& words,
                                        const ValuesOfKind& valuesOf);

/// Values of this machine: devices, variants, workloads, runs, hosts, columns. See completion_values.cpp.
[[nodiscard]] Completions knownValues(const std::string& kind, const GivenValues& given);

/// Adds the command that shells call. `words`: see completionsOf().
void addComplete(CLI::App& app, std::vector<std::string>& words);

}  // namespace headroom::cli
