#include "catalogue/head_section.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "catalogue/story_kinds.hpp"
#include "headroom/workloads.hpp"
#include "text/identifier.hpp"
#include "workloads/workload_file.hpp"

namespace headroom {
namespace {

/// A device feature that a kernel may need, and its keyword.
struct Need {
  std::string_view word;
  bool Variant::*member;
};

constexpr std::array kNeeds{Need{"matrix unit", &Variant::needsMatrixUnit}, Need{"half precision", &Variant::needsHalf},
                            Need{"double precision", &Variant::needsDouble}};

}  // namespace

void failWith(const FrontMatterReader& reader, const toml::node& node, const Error& error) {
  std::string sentence = error.what();
  if (!sentence.empty() && sentence.back() == '.') sentence.pop_back();
  reader.fail(node, sentence);
}

void HeadSection::parse(const toml::table& root) {
  parseIdentity(root);
  parseReference(root);
  parseOptions(root);
  parseCeiling(root);
  parsePixel(root);
  parseStory(root);
  if (const toml::table* valid = reader_.optionalTable(root, "valid")) parseValid(*valid);
}

void HeadSection::parseIdentity(const toml::table& root) {
  if (!std::all_of(variant_.name.begin(), variant_.name.end(),
                   [](char c) { return c == '-' || c == '_' || isIdentifier(std::string("a") + c); }))
    reader_.failAtLine(1, "the file's name becomes the variant's id; use letters, digits, - and _ only");
  // A kernel that is its own workload is identified by its name.
  const bool isOwn = root.get("workload") == nullptr && root.get("size") != nullptr;
  const bool isLax = isOwn || !file_.description.empty();
  const auto text = [&](std::string_view key, const std::string& usual) {
    return isLax && root.get(key) == nullptr ? usual
                                             : reader_.string(reader_.required(root, "the front matter", key), key);
  };
  variant_.title = text("title", variant_.name);
  variant_.summary = text("summary", "");
  if (!isLax || root.get("rank") != nullptr)
    variant_.rank = reader_.integer(reader_.required(root, "the front matter", "rank"), "rank");
  if (isOwn) {
    own_ = std::make_unique<Workload>(readOwnWorkload(variant_.name, reader_, variant_.title, variant_.summary));
    own_->text = file_.description.empty() ? file_.text : file_.description;
    own_->origin = file_.origin;
    own_->folder = file_.folder;
    workload_ = own_.get();
    variant_.workload = own_->id;
  } else {
    findWorkloadOf(root);
  }
  variant_.id = variant_.workload + "." + variant_.name;
  for (const HostPeer& peer : workload_->peers)
    if (peer.name == variant_.name)
      reader_.failAtLine(1, fmt::format("the name \"{}\" is taken by {}; rename the file", peer.name, peer.title));
  if (const OnDevice* other = findOnDevice(*workload_, variant_.id))
    reader_.failAtLine(1, fmt::format("the name \"{}\" is taken by the {} \"{}\"; rename the file", variant_.name,
                                      other->variant.isProbe() ? "probe" : "library", other->variant.title));
}

/// The workload that the file names, else that of its folder.
void HeadSection::findWorkloadOf(const toml::table& root) {
  const toml::node* named = root.get("workload");
  if (named == nullptr && file_.workload.empty())
    reader_.failAtLine(1,
                       "the front matter lacks the key \"workload\"; add it, or describe a workload of the kernel's "
                       "own with [size] and [buffer]");
  variant_.workload = named == nullptr ? file_.workload : reader_.string(*named, "workload");
  for (const std::string_view key : {"size", "usual", "axis", "parameter", "tolerance", "work"}) {
    if (const toml::node* node = root.get(key))
      reader_.fail(*node, fmt::format("{} is set by the workload {}; remove it here", key, variant_.workload));
  }
  try {
    workload_ = &findWorkload(variant_.workload);
  } catch (const UsageError& error) {
    if (named == nullptr) throw;
    failWith(reader_, *named, error);
  }
}

void HeadSection::parseReference(const toml::table& root) {
  const toml::node* reference = root.get("reference");
  if (!isOfPlanes(*workload_)) {
    if (reference != nullptr && own_ == nullptr)
      reader_.fail(*reference, "the workload defines the reference of its results; remove the key");
    if (!workload_->references.empty()) variant_.reference = workload_->references.front().name;
    return;
  }
  if (reference == nullptr) {
    variant_.reference = workload_->references.front().name;
    return;
  }
  variant_.reference = reader_.string(*reference, "reference");
  try {
    findReference(*workload_, variant_.reference);
  } catch (const Error& error) {
    failWith(reader_, *reference, error);
  }
}

/// An include folder is relative to the description, whatever the working folder.
std::string HeadSection::withWholePath(const std::string& option) const {
  constexpr std::string_view kInclude = "-I";
  const std::size_t begin = option.find_first_not_of(" \"", kInclude.size());
  if (!option.starts_with(kInclude) || begin == std::string::npos || file_.folder.empty()) return option;
  const std::filesystem::path named = option.substr(begin, option.find_last_not_of(" \"") + 1 - begin);
  const std::string path = (std::filesystem::path(file_.folder) / named).lexically_normal().string();
  return path.find(' ') == std::string::npos ? fmt::format("-I{}", path) : fmt::format("-I \"{}\"", path);
}

void HeadSection::parseOptions(const toml::table& root) {
  const toml::node* options = root.get("options");
  if (options == nullptr) return;
  for (const toml::node& option : reader_.array(*options, "options")) {
    const std::string text = reader_.string(option, "options");
    if (text.empty() || text[0] != '-')
      reader_.fail(option, "a build option starts with -; write e.g. \"-cl-mad-enable\"");
    variant_.options.push_back(withWholePath(text));
  }
}

void HeadSection::parseCeiling(const toml::table& root) {
  const toml::node* ceiling = root.get("ceiling");
  if (ceiling == nullptr) return;
  variant_.isCeiling = reader_.boolean(*ceiling, "ceiling");
  if (variant_.isCeiling && workload_->ceiling == Bound::Unknown)
    reader_.fail(*ceiling, "the rates of this workload are not ceilings; remove the key");
}

void HeadSection::parseStory(const toml::table& root) {
  const toml::node* story = root.get("story");
  if (story == nullptr) return;
  for (const toml::node& kind : reader_.array(*story, "story")) {
    const std::string word = reader_.string(kind, "story");
    const auto known = std::ranges::find(kStoryKinds, word, &StoryKind::word);
    if (known == kStoryKinds.end())
      reader_.fail(kind, fmt::format("\"{}\" is not a kind of device; write \"cpu\", \"gpu\" or both", word));
    variant_.story.insert(known->type);
  }
}

void HeadSection::parsePixel(const toml::table& root) {
  for (const std::string_view key : {"element", "channels"}) {
    if (const toml::node* node = root.get(key); node != nullptr && !isOfPlanes(*workload_))
      reader_.fail(*node, fmt::format("the buffers of {} have types of their own; remove {}", workload_->id, key));
  }
  if (const toml::node* element = root.get("element")) {
    try {
      variant_.pixel.element = elementFromText(reader_.string(*element, "element"));
    } catch (const std::invalid_argument& error) {
      reader_.fail(*element, error.what());
    }
    const bool isTaken = variant_.pixel.element == Element::Float ||
                         std::find(workload_->elements.begin(), workload_->elements.end(), variant_.pixel.element) !=
                             workload_->elements.end();
    if (!isTaken) {
      std::string others;
      for (const Element other : workload_->elements) others += fmt::format(" or \"{}\"", toText(other));
      reader_.fail(*element, fmt::format("{} works on \"float\"{}", workload_->id, others));
    }
  }
  const toml::node* channels = root.get("channels");
  if (channels == nullptr) return;
  variant_.pixel.channels = reader_.integer(*channels, "channels");
  if (variant_.pixel.channels != 1 && variant_.pixel.channels != 4) reader_.fail(*channels, "channels can be 1 or 4");
}

void HeadSection::parseValid(const toml::table& valid) {
  for (const auto& [key, node] : valid) {
    if (key == "needs") {
      parseNeeds(node);
    } else {
      parseRange(std::string(key.str()), node);
    }
  }
}

void HeadSection::parseRange(const std::string& name, const toml::node& node) {
  const Parameter* parameter = findParameter(*workload_, name);
  if (parameter == nullptr) {
    std::vector<std::string> known{"needs"};
    for (const Parameter& each : workload_->parameters) known.push_back(each.name);
    reader_.fail(node, fmt::format("unknown key \"{}\" in [valid]; known are {}", name, fmt::join(known, ", ")));
  }
  const toml::array& ends = reader_.array(node, name);
  if (ends.size() != 2) reader_.fail(node, fmt::format("{} is not a range; write [smallest, largest]", name));
  const ParameterRange range{reader_.number(ends[0], name), reader_.number(ends[1], name)};
  variant_.valid[name] = range;
  if (range.isEmpty() || validRange(*parameter, variant_).isEmpty())
    reader_.fail(node, fmt::format("{} is an empty range; write [smallest, largest] within {} to {}", name,
                                   parameter->smallest, parameter->largest));
}

/// One word, or a list of them.
void HeadSection::parseNeeds(const toml::node& needs) {
  if (const toml::array* words = needs.as_array()) {
    for (const toml::node& word : *words) parseNeed(word);
  } else {
    parseNeed(needs);
  }
}

void HeadSection::parseNeed(const toml::node& node) {
  const std::string word = reader_.string(node, "needs");
  const auto need = std::ranges::find(kNeeds, word, &Need::word);
  if (need == kNeeds.end())
    reader_.fail(node, fmt::format("\"{}\" is nothing that devices are checked for; write \"{}\", \"{}\" or \"{}\"",
                                   word, kNeeds[0].word, kNeeds[1].word, kNeeds[2].word));
  variant_.*need->member = true;
}

}  // namespace headroom
