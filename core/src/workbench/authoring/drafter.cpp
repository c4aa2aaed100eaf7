#include "workbench/authoring/drafter.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "headroom/system/error.hpp"
#include "headroom/values/size.hpp"
#include "text/identifier.hpp"
#include "workbench/authoring/argument_names.hpp"
#include "workbench/authoring/group_sides.hpp"
#include "workbench/authoring/whole_groups.hpp"

namespace headroom {
namespace {

/// Longer kernels, without their functions, are not analysed.
constexpr std::size_t kLongestBody = 50'000;
constexpr double kTrialStep = 1024;

// Default count if nothing else is known: enough for a GPU, and at most a second on a CPU.
constexpr std::int64_t kUsualCount = 1 << 20;
constexpr std::int64_t kUsualCountInLoop = 1 << 10;
constexpr std::int64_t kUsualSide = 1 << 10;
constexpr std::int64_t kUsualSideInLoop = 1 << 8;
constexpr std::int64_t kUsualEdge = 1 << 7;
constexpr std::int64_t kUsualEdgeInLoop = 1 << 6;
constexpr std::int64_t kUsualFilter = 16;
constexpr std::int64_t kUsualGroup = 256;

bool isIntegerType(std::string_view type) {
  static constexpr std::array<std::string_view, 8> kTypes{"char", "uchar", "short", "ushort",
                                                          "int",  "uint",  "long",  "ulong"};
  return std::ranges::find(kTypes, type) != kTypes.end();
}

/// Adds parentheses unless it is a single name.
std::string inParentheses(const std::string& text) {
  return isIdentifier(text) ? text : "(" + text + ")";
}

double product(const std::array<double, 3>& shape) {
  return shape[0] * shape[1] * shape[2];
}

}  // namespace

Drafter::Drafter(const KernelFacts& facts, std::string_view text, const std::vector<std::string>& options)
    : facts_(facts), source_(readKernelSource(text, options)) {
  const auto found = source_.functions.find(facts.name);
  const bool isIt = found != source_.functions.end() && found->second.parameters.size() == facts.arguments.size();
  if (!isIt || found->second.end - found->second.begin > kLongestBody) return;
  function_ = &found->second;
  usage_.emplace(source_, *function_);
}

KernelDraft Drafter::draft() {
  if (facts_.argumentCount == 0)
    throw UsageError(
        fmt::format("{} takes no argument, so it has nowhere to write its results. Headroom runs kernels "
                    "that write to a buffer or an image.",
                    facts_.name));
  if (facts_.arguments.empty())
    throw UsageError(
        fmt::format("The driver reports neither names nor types of the arguments of {}. Try another device, "
                    "or write the description by hand: see \"Describe any kernel\" in the user guide.",
                    facts_.name));
  draft_.kernel = facts_.name;
  draft_.title = facts_.name;
  findRoles();
  chooseLocal();
  takeGroupSides();
  chooseGlobal();
  for (const KernelArgument& argument : facts_.arguments) writeArgument(argument);
  requireOutput();
  chooseRounding();
  chooseValues();
  ask("reference", "What should the results be?", "nothing is compared", {"reference"});
  if (function_ == nullptr)
    ask("kernel",
        fmt::format("What does {} do with its arguments? Its text was not found, so that this draft comes from "
                    "their types alone.",
                    facts_.name),
        "see below", {});
  return std::move(draft_);
}

void Drafter::ask(const std::string& about, std::string asked, std::string taken, std::vector<std::string> fields) {
  draft_.questions.push_back({about, std::move(asked), std::move(taken), false, std::move(fields)});
}

void Drafter::askForValue(const std::string& argument, const std::string& taken) {
  draft_.questions.push_back(
      {argument, fmt::format("Which value has {}?", argument), taken, true, {"argument." + argument}});
}

void Drafter::findRoles() {
  if (function_ != nullptr) groupSides_ = groupSides(source_, *function_);
  for (const KernelArgument& argument : facts_.arguments) {
    const Role role = roleOf(argument);
    roles_[argument.name] = role;
    const bool isSize = role == Role::Size && sizes_.size() < Size::kMostParameters - 1;
    if (role == Role::Size && !isSize) roles_[argument.name] = Role::Integer;
    if (isSize) sizes_.push_back(argument.name);
    if (role == Role::GroupSide) groupSides_.emplace(argument.name, 0);
    if (roles_[argument.name] == Role::Integer) integers_[argument.name] = usualInteger(argument.name);
    const std::string type = plainType(source_, argument.type.substr(0, argument.type.find('*')));
    const bool isIndexed = role == Role::Buffer && argument.isConst && isIntegerType(type);
    if (isIndexed) elements_[argument.name] = type == "char" ? 127 : 255;
  }
}

Drafter::Role Drafter::roleOf(const KernelArgument& argument) const {
  if (argument.space == AddressSpace::Local) return Role::Local;
  if (argument.isPointer()) return Role::Buffer;
  if (argument.type.starts_with("image")) return Role::Image;
  if (argument.type.starts_with("sampler")) return Role::Sampler;
  return isIntegerType(plainType(source_, argument.type)) ? roleOfInteger(argument) : Role::Value;
}

Drafter::Role Drafter::roleOfInteger(const KernelArgument& argument) const {
  if (groupSides_.contains(argument.name)) return Role::GroupSide;
  const NameOf name = kindOfName(argument.name);
  if (name == NameOf::Group) return Role::GroupSide;
  if (name == NameOf::Number || isReservedName(argument.name) || !isIdentifier(argument.name)) return Role::Integer;
  if (name == NameOf::Pitch) return Role::Pitch;
  if (name == NameOf::Size) return Role::Size;
  if (!usage_) return Role::Integer;
  const bool bounds = usage_->loopBounds().contains(argument.name);
  const bool limits = std::ranges::any_of(usage_->comparisons(), [&](const Condition& each) {
    return std::ranges::any_of(each.bound, [&](const Token& token) { return token.is(argument.name); });
  });
  return bounds || limits || usage_->isFactor(argument.name) ? Role::Size : Role::Integer;
}

bool Drafter::mayBeLocal(const std::array<double, 3>& shape) const {
  if (product(shape) > static_cast<double>(facts_.maxGroup.value_or(kUsualGroup))) return false;
  if (!usage_) return true;
  TrialSizes sizes;
  sizes.local = shape;
  for (std::size_t d = 0; d < shape.size(); ++d) sizes.global[d] = shape[d] * kTrialStep;
  for (const std::string& name : sizes_) sizes.values[name] = kTrialStep * kTrialStep;
  for (const auto& [name, side] : groupSides_) sizes.values[name] = shape[static_cast<std::size_t>(side)];
  return usage_->fitsLocalArrays(sizes);
}

void Drafter::takeLocal(const GroupShape& group) {
  for (std::size_t d = 0; d < group.size(); ++d) {
    local_[d] = static_cast<double>(group[d]);
    if (group[d] > 1) dimensions_ = std::max(dimensions_, static_cast<int>(d) + 1);
  }
  hasLocal_ = true;
}

void Drafter::takeGroupSides() {
  for (const auto& [name, side] : groupSides_) integers_[name] = local_[static_cast<std::size_t>(side)];
}

void Drafter::chooseLocal() {
  dimensions_ = usage_ && usage_->dimensions() > 0 ? usage_->dimensions() : 1;
  if (facts_.requiredGroup[0] > 0) {
    takeLocal(facts_.requiredGroup);
    return;
  }
  const bool hasLocalArgument = std::ranges::any_of(
      roles_, [](const auto& each) { return each.second == Role::Local || each.second == Role::GroupSide; });
  if (facts_.groupHint[0] > 0) {
    takeLocal(facts_.groupHint);
  } else if (hasLocalArgument || (usage_ && (usage_->asksForLocal() || usage_->hasLocalArrays()))) {
    tryLocals();
  }
  if (!hasLocal_) return;
  std::vector<std::string> shape;
  std::vector<std::string> fields;
  for (int d = 0; d < dimensions_; ++d) {
    shape.push_back(fmt::format("{}", local_[static_cast<std::size_t>(d)]));
    fields.push_back(fmt::format("local.{}", d));
  }
  ask("local", "How many work-items has a group? The kernel works in groups and requires no size of them.",
      fmt::format("{}", fmt::join(shape, " x ")), std::move(fields));
}

/// Returns the largest group for which the kernel's own arrays have space; without such arrays a usual one.
void Drafter::tryLocals() {
  static constexpr std::array kLines{1024.0, 512.0, 256.0, 128.0, 64.0, 32.0, 16.0, 8.0, 4.0, 2.0, 1.0};
  static constexpr std::array kSquares{32.0, 16.0, 8.0, 4.0, 2.0, 1.0};
  const double most = usage_ && usage_->hasLocalArrays() ? 1e9 : static_cast<double>(kUsualGroup);
  for (const double side : dimensions_ == 1 ? std::span<const double>(kLines) : std::span<const double>(kSquares)) {
    const std::array<double, 3> shape{side, dimensions_ > 1 ? side : 1, dimensions_ > 2 ? std::min(side, 4.0) : 1};
    if (hasLocal_ || product(shape) > most || !mayBeLocal(shape)) continue;
    local_ = shape;
    hasLocal_ = true;
  }
}

std::optional<std::string> Drafter::boundByComparisons(int dimension) const {
  if (!usage_) return std::nullopt;
  const std::set<std::string> places = usage_->placesAlong(dimension, local_);
  std::optional<std::string> best;
  for (const Condition& each : usage_->comparisons()) {
    if (!places.contains(each.subject) || each.sign.front() != '<') continue;
    AtTrials numbers{};
    bool isKnown = true;
    for (std::size_t t = 0; t < kTrials && isKnown; ++t) {
      const auto range = usage_->rangeAt(each.bound, each.from, trial(t));
      isKnown = range.has_value();
      // "x <= width - 2" and "x < width - 1" indicate width work-items, not one less.
      if (range) numbers[t] = range->high;
    }
    const auto extent = isKnown ? extentFor(numbers, trials_) : std::nullopt;
    if (!extent || extent->names.empty()) continue;
    const std::size_t sum = extent->text.find(" + ");
    const std::string text = extent->text.substr(0, extent->text.front() == '(' ? std::string::npos : sum);
    // A condition that ends the work-item has priority, and is taken whole.
    if (!best || each.endsWorkItem) best = text;
    if (each.endsWorkItem) break;
  }
  return best;
}

std::optional<std::string> Drafter::boundByRows(int dimension) const {
  if (!usage_ || dimensions_ < 2) return std::nullopt;
  std::set<std::string> names;
  for (const auto& [name, role] : roles_) {
    if (role == Role::Size || role == Role::Pitch) names.insert(name);
  }
  std::optional<std::string> length = usage_->rowLengthFor(usage_->placesAlong(dimension, local_), names);
  const bool isPitch = length && roles_.at(*length) == Role::Pitch;
  return isPitch ? std::nullopt : length;
}

std::optional<std::string> Drafter::boundByNames(int dimension) const {
  std::vector<std::string> free;
  for (const std::string& name : sizes_) {
    if (dimensionOfName(name) == dimension && !usedAsBound_.contains(name)) return name;
    const bool isLoopBound = usage_ && usage_->loopBounds().contains(name);
    const bool isOther = dimensionOfName(name) >= 0 && dimensionOfName(name) < dimensions_;
    if (!usedAsBound_.contains(name) && !isLoopBound && !isOther) free.push_back(name);
  }
  if (!free.empty()) return free.front();
  // One number for all sides, or for all with a loop over them; not a filter's, over which two loops run.
  const int loops = sizes_.size() == 1 && usage_ ? usage_->loopsOver(sizes_.front()) : 0;
  const bool isOne = sizes_.size() == 1 && loops < 2 &&
                     (!usage_ || usage_->isFactor(sizes_.front()) || (dimensions_ == 1 && loops > 0));
  if (isOne) return sizes_.front();
  return std::nullopt;
}

std::optional<std::string> Drafter::unusedSize() const {
  if (!usage_) return std::nullopt;
  std::optional<std::string> only;
  for (const std::string& name : sizes_) {
    if (usage_->isNamed(name) || usedAsBound_.contains(name)) continue;
    if (only) return std::nullopt;
    only = name;
  }
  return only;
}

std::string Drafter::boundMadeUp(int dimension) {
  static constexpr std::array<const char*, 3> kSides{"WIDTH", "HEIGHT", "DEPTH"};
  const std::string name = freshName(dimensions_ == 1 ? "N" : kSides.at(static_cast<std::size_t>(dimension)));
  sizes_.push_back(name);
  trials_ = trialValues(sizes_, kTrialStep);
  return name;
}

void Drafter::chooseGlobal() {
  double step = kTrialStep;
  for (const double side : local_) {
    if (side > 1) step = static_cast<double>(std::lcm(static_cast<long long>(step), static_cast<long long>(side)));
  }
  trials_ = trialValues(sizes_, step);
  std::array<std::optional<std::string>, 3> bounds;
  const auto lookBy = [&](auto find) {
    for (int d = 0; d < dimensions_; ++d) {
      std::optional<std::string>& bound = bounds[static_cast<std::size_t>(d)];
      if (bound) continue;
      bound = find(d);
      for (const std::string& name : sizes_) {
        if (bound && bound->find(name) != std::string::npos) usedAsBound_.insert(name);
      }
    }
  };
  const bool hasPlaces = !usage_ || usage_->dimensions() > 0;
  if (!hasPlaces) bounds[0] = "1";
  lookBy([this](int d) { return boundByComparisons(d); });
  lookBy([this](int d) { return boundByRows(d); });
  const auto known = std::ranges::count_if(bounds, [](const auto& bound) { return bound.has_value(); });
  if (known == dimensions_ - 1) lookBy([this](int) { return unusedSize(); });
  const auto sure = bounds;
  lookBy([this](int d) { return boundByNames(d); });
  for (int d = 0; d < dimensions_; ++d) {
    static constexpr std::array<const char*, 3> kAxes{"x", "y", "z"};
    auto& bound = bounds[static_cast<std::size_t>(d)];
    const bool isMadeUp = !bound;
    if (isMadeUp) bound = boundMadeUp(d);
    draft_.global.push_back(*bound);
    const bool isClear = sure[static_cast<std::size_t>(d)] || (isMadeUp && sizes_.size() <= 3);
    if (!isClear && !(sizes_.size() == 1 && dimensions_ == 1))
      ask("global", fmt::format("How many work-items are there along {}?", kAxes.at(static_cast<std::size_t>(d))),
          *bound, {fmt::format("global.{}", d)});
  }
  // A row's length, including possible padding.
  for (const auto& [name, role] : roles_) {
    if (role == Role::Pitch) like_[name] = draft_.global.front();
  }
  for (const std::string& name : sizes_) {
    const bool isArgument = roles_.contains(name);
    draft_.sizes.push_back(
        {name, {}, "elements", isArgument ? fmt::format("the kernel's argument {}", name) : "work-items"});
  }
}

std::string Drafter::freshName(const std::string& wanted) const {
  std::string name = wanted;
  while (roles_.contains(name) || isReservedName(name)) name += '_';
  return name;
}

TrialSizes Drafter::trial(std::size_t number) const {
  TrialSizes sizes;
  sizes.local = local_;
  for (const SizeValues& size : trials_) sizes.values[size.name] = size.values.at(number);
  for (const auto& [name, value] : integers_) sizes.values[name] = value;
  for (const auto& [name, text] : like_) {
    if (const auto value = valueAt(text, trials_, number)) sizes.values[name] = *value;
  }
  for (std::size_t d = 0; d < draft_.global.size(); ++d)
    sizes.global[d] = valueAt(draft_.global[d], trials_, number).value_or(1);
  return sizes;
}

std::string Drafter::workItems() const {
  std::vector<std::string> sides;
  for (const std::string& side : draft_.global) {
    if (side != "1") sides.push_back(draft_.global.size() > 1 ? inParentheses(side) : side);
  }
  return sides.empty() ? "1" : fmt::format("{}", fmt::join(sides, " * "));
}

void Drafter::chooseRounding() {
  if (!hasLocal_) return;
  for (int d = 0; d < dimensions_; ++d) draft_.local.push_back(fmt::format("{}", local_[static_cast<std::size_t>(d)]));
  const auto isGuarded = [this](int dimension) {
    if (!usage_) return false;
    const std::set<std::string> places = usage_->placesAlong(dimension, local_);
    return std::ranges::any_of(usage_->comparisons(), [&](const Condition& each) {
      return places.contains(each.subject) && each.sign.front() == '<';
    });
  };
  draft_.isRounded = true;
  for (int d = 0; d < dimensions_; ++d) draft_.isRounded = draft_.isRounded && isGuarded(d);
  if (draft_.isRounded) return;
  for (int d = 0; d < dimensions_; ++d) {
    const auto side = static_cast<std::size_t>(d);
    if (draft_.global[side] == "1") draft_.global[side] = draft_.local[side];  // one group
  }
  draft_.require = wholeGroups(draft_);
}

void Drafter::chooseValues() {
  bool hasLoop = false;
  for (const std::string& name : sizes_) hasLoop = hasLoop || (usage_ && usage_->loopBounds().contains(name));
  std::int64_t value = dimensions_ == 1 ? kUsualCount : dimensions_ == 2 ? kUsualSide : kUsualEdge;
  if (hasLoop) value = dimensions_ == 1 ? kUsualCountInLoop : dimensions_ == 2 ? kUsualSideInLoop : kUsualEdgeInLoop;
  if (dimensions_ == 1 && sizes_.size() > 1) value = std::min(value, kUsualSide);
  for (const double side : local_) {
    if (side > 1) value = std::lcm(value, static_cast<std::int64_t>(side));
  }
  // Sides of a filter rather than of the data, if there are loops over two of them or two over one.
  const auto loopsOver = [this](const std::string& name) {
    return usage_ && !usedAsBound_.contains(name) ? usage_->loopsOver(name) : 0;
  };
  int loops = 0;
  for (const std::string& name : sizes_) loops += loopsOver(name);
  for (DraftSize& size : draft_.sizes) {
    const bool isOfFilter = loops > 1 && loopsOver(size.name) > 0;
    size.values = {isOfFilter ? kUsualFilter : value};
  }
}

}  // namespace headroom
