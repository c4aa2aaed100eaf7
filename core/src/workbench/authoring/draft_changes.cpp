// Applies a field's text to a draft.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "headroom/authoring/draft_fields.hpp"
#include "workbench/authoring/draft_toml.hpp"
#include "workbench/authoring/whole_groups.hpp"
#include "workbench/authoring/written_value.hpp"

namespace headroom {
namespace {

template <typename Number>
std::optional<Number> readNumber(std::string_view text) {
  Number number{};
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool isWhole = read.ec == std::errc() && read.ptr == text.data() + text.size();
  return isWhole ? std::optional(number) : std::nullopt;
}

/// "buffer.x.shape" -> "buffer", "x", "shape".
std::array<std::string_view, 3> wordsOf(std::string_view id) {
  std::array<std::string_view, 3> words{};
  for (std::string_view& word : words) {
    const std::size_t dot = &word == &words.back() ? std::string_view::npos : id.find('.');
    word = id.substr(0, dot);
    if (dot == std::string_view::npos) break;
    id.remove_prefix(dot + 1);
  }
  return words;
}

std::string setSize(DraftSize& size, std::string_view text) {
  std::vector<std::int64_t> values;
  for (const std::string& part : partsBetweenCommas(text)) {
    const auto value = readNumber<std::int64_t>(part);
    if (!value || *value < 1)
      return part.empty() ? fmt::format("{} has no value. Write whole numbers with commas between them.", size.name)
                          : fmt::format(
                                "\"{}\" is not a whole number from 1. Write such numbers with commas between "
                                "them.",
                                part);
    values.push_back(*value);
  }
  size.values = std::move(values);
  return {};
}

std::string setTunable(DraftTunable& tunable, std::string_view what, std::string_view text) {
  std::vector<int> values;
  for (const std::string& part : partsBetweenCommas(text)) {
    const auto value = readNumber<int>(part);
    if (!value)
      return part.empty()
                 ? fmt::format("{} has no value. Write whole numbers with commas between them.", tunable.name)
                 : fmt::format("\"{}\" is not a whole number. Write such numbers with commas between them.", part);
    if (std::ranges::find(values, *value) == values.end()) values.push_back(*value);
  }
  if (what == "values") {
    tunable.values = std::move(values);
  } else if (what == "default") {
    if (values.size() > 1) return fmt::format("{} has one default. Write one number.", tunable.name);
    tunable.standard = values.front();
  }
  return {};
}

BufferUse useOf(std::string_view word) {
  for (const BufferUse use : {BufferUse::Out, BufferUse::InOut, BufferUse::Scratch}) {
    if (wordOf(use) == word) return use;
  }
  return BufferUse::In;
}

/// Replaces the drafter's comment.
std::string commentOn(BufferUse use) {
  switch (use) {
    case BufferUse::Out:
      return "written";
    case BufferUse::InOut:
      return "read and written: filled again before each launch";
    case BufferUse::Scratch:
      return "neither filled nor compared";
    case BufferUse::In:
      break;
  }
  return "read";
}

std::string setBuffer(DraftBuffer& buffer, std::string_view what, const std::string& text) {
  if (what == "use") {
    buffer.use = useOf(text);
    buffer.comment = commentOn(buffer.use);
  } else if (what == "fill") {
    buffer.init = fillToml(text);
  } else if (what == "type") {
    if (text.empty()) return fmt::format("{} has no type. Write one, such as float.", buffer.name);
    (buffer.imageKind.empty() ? buffer.type : buffer.format) = text;
  } else if (what == "shape") {
    std::vector<std::string> shape = partsBetweenCommas(text);
    if (std::ranges::find(shape, "") != shape.end())
      return fmt::format("An extent of {} is empty. Write a number or an expression of the sizes.", buffer.name);
    buffer.shape = std::move(shape);
  }
  return {};
}

std::string setArgument(DraftArgument& argument, const std::string& text) {
  WrittenArgument written = argumentFrom(argument.written);
  const std::vector<std::string> parts = partsBetweenCommas(text);
  const bool hasGap = std::ranges::find(parts, "") != parts.end();
  if (hasGap && written.kind != WrittenArgument::Kind::Sampler)
    return fmt::format("{} lacks a number. Write a number or an expression of the sizes.", argument.name);
  written.text = text;
  argument.written = toToml(written);
  return {};
}

/// Returns the work-items of a group, if all sides are numbers.
std::optional<double> groupOf(const KernelDraft& draft) {
  double product = 1;
  for (const std::string& side : draft.local) {
    const auto number = readNumber<double>(side);
    if (!number) return std::nullopt;
    product *= *number;
  }
  return draft.local.empty() ? std::nullopt : std::optional(product);
}

/// Local memory with an element for each work-item of the group, the drafter's default, follows the new group.
void followGroup(KernelDraft& draft, const std::optional<double>& before) {
  const auto now = groupOf(draft);
  if (!before || !now) return;
  const std::string ending = fmt::format(" * {}", *before);
  for (DraftArgument& argument : draft.arguments) {
    WrittenArgument written = argumentFrom(argument.written);
    if (written.kind != WrittenArgument::Kind::Local || !written.text.ends_with(ending)) continue;
    const std::string_view bytes = std::string_view(written.text).substr(0, written.text.size() - ending.size());
    if (!readNumber<std::int64_t>(bytes)) continue;
    written.text = fmt::format("{} * {}", bytes, *now);
    argument.written = toToml(written);
  }
}

std::string setRange(KernelDraft& draft, bool isGlobal, std::size_t dimension, const std::string& text) {
  if (dimension >= draft.global.size()) return {};
  if (isGlobal) {
    if (text.empty()) return "The number of work-items is empty. Write a number or an expression of the sizes.";
    draft.global[dimension] = text;
  } else {
    const auto before = groupOf(draft);
    draft.local.resize(draft.global.size());
    draft.local[dimension] = text;
    if (std::ranges::all_of(draft.local, [](const std::string& each) { return each.empty(); })) draft.local.clear();
    followGroup(draft, before);
  }
  draft.require = wholeGroups(draft);
  return {};
}

void setReference(DraftReference& reference, std::string_view text) {
  using From = DraftReference::From;
  reference.from = text == "each"     ? From::Expressions
                   : text == "kernel" ? From::Kernel
                   : text == "files"  ? From::Files
                                      : From::Nothing;
}

std::string setTolerance(KernelDraft& draft, std::string_view output, const std::string& text) {
  if (text.empty()) {
    draft.tolerance.erase(std::string(output));
    return {};
  }
  const std::optional<std::string> toml = toleranceToml(text);
  if (!toml) return fmt::format("\"{}\" is not a tolerance. Write such as abs 0.001, rel 1e-5, ulp 4, or exact.", text);
  draft.tolerance[std::string(output)] = *toml;
  return {};
}

template <typename Named>
Named* entryNamed(std::vector<Named>& all, std::string_view name) {
  const auto found = std::ranges::find(all, name, &Named::name);
  return found == all.end() ? nullptr : &*found;
}

std::string change(KernelDraft& draft, std::string_view id, const std::string& text) {
  const auto [kind, name, what] = wordsOf(id);
  if (kind == "size") {
    DraftSize* const size = entryNamed(draft.sizes, name);
    return size == nullptr ? std::string() : setSize(*size, text);
  }
  if (kind == "tune") {
    DraftTunable* const tunable = entryNamed(draft.tunables, name);
    return tunable == nullptr ? std::string() : setTunable(*tunable, what, text);
  }
  if (kind == "condition") {
    const auto at = readNumber<std::size_t>(name).value_or(draft.conditions.size());
    if (at < draft.conditions.size()) draft.conditions[at] = text;
    return {};
  }
  if (kind == "buffer") {
    DraftBuffer* const buffer = entryNamed(draft.buffers, name);
    return buffer == nullptr ? std::string() : setBuffer(*buffer, what, text);
  }
  if (kind == "argument") {
    DraftArgument* const argument = entryNamed(draft.arguments, name);
    return argument == nullptr ? std::string() : setArgument(*argument, text);
  }
  if (kind == "global" || kind == "local")
    return setRange(draft, kind == "global", readNumber<std::size_t>(name).value_or(draft.global.size()), text);
  if (kind == "tolerance") return setTolerance(draft, name, text);
  if (kind == "round") {
    draft.isRounded = text == "up";
    draft.require = wholeGroups(draft);
  } else if (id == "reference") {
    setReference(draft.reference, text);
  } else if (id == "reference.kernel") {
    draft.reference.kernel = text;
  } else if (kind == "reference" && (name == "each" || name == "files")) {
    (name == "each" ? draft.reference.each : draft.reference.files)[std::string(what)] = text;
  }
  return {};
}

}  // namespace

std::string setField(KernelDraft& draft, std::string_view id, std::string_view text) {
  const std::string whole = trimmed(text);
  std::string why = change(draft, id, whole);
  if (why.empty())
    std::erase_if(draft.questions, [&](const DraftQuestion& question) {
      return std::ranges::find(question.fields, id) != question.fields.end();
    });
  return why;
}

}  // namespace headroom
