// The description reader's errors for a draft, field by field.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <optional>
#include <system_error>

#include "headroom/authoring/draft_fields.hpp"
#include "headroom/authoring/new_description.hpp"
#include "headroom/catalogue/description_check.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "workbench/authoring/draft_toml.hpp"
#include "workbench/authoring/written_value.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// Origin in the reader's sentences, which no file name equals.
constexpr std::string_view kOrigin = "<draft>";
/// Limit; further problems appear after these are solved.
constexpr int kMostProblems = 32;

/// Converts "FILE:LINE: what; remedy." to a sentence without the place.
std::string sentenceWithoutPlace(std::string_view text) {
  std::string sentence(text);
  if (sentence.empty()) return sentence;
  // Most begin with a word of the description; "n * 2" in quotes stays.
  if (sentence.front() >= 'a' && sentence.front() <= 'z')
    sentence.front() = static_cast<char>(sentence.front() - 'a' + 'A');
  return sentence;
}

/// Returns the reader's first error; nothing if it accepts the draft.
std::optional<FieldProblem> readersProblem(const KernelDraft& draft, const DraftSurroundings& around) {
  const OwnedToml toml = tomlByFields(draft);
  try {
    checkDescription({.name = around.name,
                      .text = around.text,
                      .origin = std::string(kOrigin),
                      .description = toml.text,
                      .folder = around.folder});
    return std::nullopt;
  } catch (const Error& error) {
    const std::string_view what = error.what();
    const std::string_view behind = what.starts_with(kOrigin) ? what.substr(kOrigin.size() + 1) : std::string_view();
    std::size_t line = 0;
    const auto read = std::from_chars(behind.data(), behind.data() + behind.size(), line);
    const std::size_t digits = static_cast<std::size_t>(read.ptr - behind.data());
    if (behind.empty() || read.ec != std::errc() || line == 0) return FieldProblem{{}, std::string(what)};
    const std::string owner = line <= toml.owners.size() ? toml.owners[line - 1] : std::string();
    return FieldProblem{owner, sentenceWithoutPlace(behind.substr(std::min(digits + 2, behind.size())))};
  }
}

/// Replaces a field's text by a valid one, so that further errors are found.
void makeHarmless(KernelDraft& draft, const std::string& field) {
  const auto endsWith = [&](std::string_view ending) { return field.ends_with(ending); };
  if (field.starts_with("buffer.")) {
    const auto buffer = std::ranges::find_if(
        draft.buffers, [&](const DraftBuffer& each) { return field.starts_with("buffer." + each.name + "."); });
    if (buffer == draft.buffers.end()) return;
    if (endsWith(".shape")) buffer->shape.assign(buffer->shape.size(), "1");
    if (endsWith(".fill")) buffer->init.clear();
    if (endsWith(".type"))
      (buffer->imageKind.empty() ? buffer->type : buffer->format) = buffer->imageKind.empty() ? "float" : "rgba float";
  } else if (field.starts_with("argument.")) {
    for (DraftArgument& argument : draft.arguments) {
      if (field == "argument." + argument.name) argument.written = "0";
    }
  } else if (field.starts_with("tune.") && endsWith(".default")) {
    for (DraftTunable& tunable : draft.tunables) {
      if (field == "tune." + tunable.name + ".default") tunable.standard = tunable.values.front();
    }
  } else if (field.starts_with("condition.") || field.starts_with("tolerance.")) {
    setField(draft, field, {});
  } else if (field.starts_with("reference.files.")) {
    draft.reference.from = DraftReference::From::Nothing;
  } else if (field.starts_with("reference.each.")) {
    draft.reference.each[field.substr(std::string_view("reference.each.").size())] = "0";
  } else {
    setField(draft, field, "1");
  }
}

class FilesOf {
 public:
  explicit FilesOf(const std::string& folder) : folder_(folder) {}

  [[nodiscard]] std::string whyNoFill(const std::string& name) const {
    if (name.find('{') != std::string::npos) return {};  // a file for each size, which the launch opens
    return isThere(name) ? std::string() : missing(name);
  }

  /// For the file of the reference kernel, which the reader opens only after the whole folder is read.
  [[nodiscard]] std::string whyNoKernel(const std::string& name) const {
    if (name.empty()) return "No kernel is named. Write the name of its file.";
    if (!isThere(name)) return missing(name);
    if (fs::path(name).extension() == ".toml") return {};
    if (fs::path(name).extension() != ".cl") return fmt::format("{} is not a kernel. Name a .cl or .toml file.", name);
    const std::string beside = fs::path(name).replace_extension(".toml").string();
    if (isDescribed(name)) return {};
    return isThere(beside) ? fmt::format("{} has no description in itself. Name {}.", name, beside)
                           : fmt::format("{} has no description. Describe it first.", name);
  }

 private:
  [[nodiscard]] bool isThere(const std::string& name) const {
    std::error_code failure;
    return fs::is_regular_file(fs::path(folder_) / name, failure);
  }
  [[nodiscard]] std::string missing(const std::string& name) const {
    return fmt::format("There is no file {} in {}. Put it there, or correct the name.", name, folder_);
  }
  [[nodiscard]] bool isDescribed(const std::string& name) const {
    try {
      const std::string text = readFile(fs::path(folder_) / name, kLargestKernelText);
      const std::size_t begin = text.find_first_not_of(" \t\r\n");
      return begin != std::string::npos && text.compare(begin, 5, "/*---") == 0;
    } catch (const Error&) {
      return false;
    }
  }

  std::string folder_;
};

/// Problems with files of expected results.
void addFileProblems(const KernelDraft& draft, const FilesOf& files, std::vector<FieldProblem>& problems) {
  bool isAnyNamed = false;
  std::string first;
  for (const DraftBuffer& buffer : draft.buffers) {
    if (!isOutput(buffer)) continue;
    if (first.empty()) first = buffer.name;
    const auto named = draft.reference.files.find(buffer.name);
    if (named == draft.reference.files.end() || named->second.empty()) continue;
    isAnyNamed = true;
    if (std::string why = files.whyNoFill(named->second); !why.empty())
      problems.push_back({"reference.files." + buffer.name, std::move(why)});
  }
  if (!isAnyNamed && !first.empty())
    problems.push_back({"reference.files." + first, "No file is named. Name one for at least one output."});
}

/// Problems that the reader leaves to the launch, or to the catalogue.
std::vector<FieldProblem> ownProblems(const KernelDraft& draft, const DraftSurroundings& around) {
  std::vector<FieldProblem> problems;
  const FilesOf files(around.folder);
  const auto add = [&](const std::string& field, const std::string& sentence) {
    if (!sentence.empty()) problems.push_back({field, sentence});
  };
  for (const DraftBuffer& buffer : draft.buffers) {
    const auto file = fileOfFill(fillFrom(buffer.init));
    if (file && buffer.use != BufferUse::Out) add("buffer." + buffer.name + ".fill", files.whyNoFill(*file));
  }
  for (std::size_t d = 0; d < draft.local.size(); ++d) {
    if (draft.local[d].empty())
      add(fmt::format("local.{}", d), "A side of the group is empty. Write it, or none where the driver is to choose.");
  }
  using From = DraftReference::From;
  const auto isWritten = [](const auto& each) { return !each.second.empty(); };
  if (draft.reference.from == From::Expressions && std::ranges::none_of(draft.reference.each, isWritten)) {
    const auto output = std::ranges::find_if(draft.buffers, isOutput);
    if (output != draft.buffers.end())
      add("reference.each." + output->name, "No expression is given. Write one for at least one output.");
  }
  if (draft.reference.from == From::Files) addFileProblems(draft, files, problems);
  if (draft.reference.from == From::Kernel) add("reference.kernel", files.whyNoKernel(draft.reference.kernel));
  return problems;
}

bool isAbout(const std::vector<FieldProblem>& problems, const std::string& field) {
  return std::ranges::find(problems, field, &FieldProblem::field) != problems.end();
}

}  // namespace

std::vector<FieldProblem> problemsWith(const KernelDraft& draft, const DraftSurroundings& around) {
  std::vector<FieldProblem> problems = ownProblems(draft, around);
  KernelDraft tried = draft;
  for (const FieldProblem& problem : problems) makeHarmless(tried, problem.field);
  for (int i = 0; i < kMostProblems; ++i) {
    const std::optional<FieldProblem> problem = readersProblem(tried, around);
    if (!problem) break;
    const bool isNew = !isAbout(problems, problem->field);
    if (isNew) problems.push_back(*problem);
    if (!isNew || problem->field.empty()) break;
    makeHarmless(tried, problem->field);
  }
  return problems;
}

EditedDraft edited(KernelDraft draft, std::vector<DraftEdit> edits, const DraftSurroundings& around) {
  EditedDraft result{std::move(draft), {}};
  std::stable_partition(edits.begin(), edits.end(),
                        [](const DraftEdit& edit) { return edit.first.starts_with("local."); });
  for (const auto& [field, text] : edits) {
    if (std::string why = setField(result.draft, field, text); !why.empty())
      result.problems.push_back({field, std::move(why)});
  }
  for (FieldProblem& problem : problemsWith(result.draft, around)) {
    if (!isAbout(result.problems, problem.field)) result.problems.push_back(std::move(problem));
  }
  return result;
}

}  // namespace headroom
