#include "headroom/authoring/new_description.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <system_error>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/catalogue/description_check.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "text/option_words.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

bool isBuiltIn(const std::string& name) {
  const Workload* known = knownWorkload(name);
  return known != nullptr && known->folder.empty();
}

}  // namespace

BuildWords buildWordsOf(const std::string& text, const fs::path& folder) {
  BuildWords words;
  const std::vector<std::string> all = optionWords(text);
  for (std::size_t i = 0; i < all.size(); ++i) {
    std::string word = all[i];
    const bool isFolder = word.starts_with("-I");
    // "-D N=4" and "-I folder" as two words.
    if ((word == "-I" || word == "-D") && i + 1 < all.size()) word += all[++i];
    if (isFolder) {
      words.includes.push_back(fs::absolute(folder / word.substr(2)).lexically_normal().string());
    } else {
      words.options.push_back(quotedOption(word));
    }
  }
  return words;
}

fs::path descriptionFor(const fs::path& kernel) {
  fs::path description = fs::path(kernel).replace_extension(".toml");
  if (isBuiltIn(description.stem().string())) description.replace_filename("my-" + description.filename().string());
  return description;
}

std::string whyNoWorkloadName(const fs::path& description) {
  const std::string name = description.stem().string();
  const bool isPlain = !name.empty() && std::ranges::all_of(name, [](unsigned char c) {
    return c < 128 && (std::isalnum(c) != 0 || c == '_' || c == '-');
  });
  if (!isPlain)
    return fmt::format("\"{}\" cannot name a workload: its name is to be of letters, digits, - and _.", name);
  if (isBuiltIn(name)) return fmt::format("\"{}\" is the name of a built-in workload.", name);
  return {};
}

std::vector<fs::path> existingFiles(const NewDescription& place) {
  std::vector<fs::path> files;
  std::error_code failure;
  if (fs::exists(place.description, failure)) files.push_back(place.description);
  if (place.isPasted && fs::exists(place.kernel, failure)) files.push_back(place.kernel);
  return files;
}

KernelText kernelToDescribe(const fs::path& kernel, const std::string& bare, const BuildWords& words,
                            const std::string& device) {
  const std::string origin = kernel.filename().string();
  const std::string text = withIncludesInPlace(bare, kernel, words.includes);
  return {device, fmt::format("#line 1 \"{}\"\n{}", origin, text), words.options, origin};
}

void nameSources(const NewDescription& place, const BuildWords& words, KernelDraft& draft) {
  const fs::path kernel = fs::absolute(place.kernel).lexically_normal();
  const fs::path folder = fs::absolute(place.description).lexically_normal().parent_path();
  const bool isBeside = kernel.parent_path() == folder;
  draft.sources = {isBeside ? kernel.filename().string() : kernel.string()};
  draft.includes.clear();
  if (!isBeside) draft.includes.push_back(kernel.parent_path().string());
  draft.includes.insert(draft.includes.end(), words.includes.begin(), words.includes.end());
  draft.options = words.options;
}

void writeDescription(const NewDescription& place, const KernelDraft& draft, const std::string& bare) {
  const std::string description = toToml(draft);
  // A description that the reader rejects is not written.
  checkDescription({.name = place.description.stem().string(),
                    .text = withIncludesInPlace(bare, place.kernel, draft.includes),
                    .origin = place.description.string(),
                    .description = description,
                    .folder = fs::absolute(place.description).parent_path().string()});
  std::error_code failure;
  const bool isNew = place.isPasted && !fs::exists(place.kernel, failure);
  if (place.isPasted) writeFile(place.kernel, bare);
  try {
    writeFile(place.description, description);
  } catch (const Error&) {
    if (isNew) fs::remove(place.kernel, failure);
    throw;
  }
}

}  // namespace headroom
