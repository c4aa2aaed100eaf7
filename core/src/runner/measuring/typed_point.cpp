#include "runner/measuring/typed_point.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <optional>
#include <span>
#include <system_error>
#include <utility>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/workloads.hpp"
#include "runner/sampling/point_failure.hpp"
#include "runner/sampling/validation.hpp"
#include "text/number_text.hpp"
#include "workloads/npy.hpp"
#include "workloads/placed_files.hpp"

namespace headroom {
namespace {

/// For sums of a few hundred products, which kernels add in another order than the reference.
constexpr double kOfLargestHalf = 4e-3;
constexpr double kOfLargestFloat = 1e-5;
constexpr double kOfLargestDouble = 1e-12;

/// Distance between adjacent numbers of this type at a value.
double unitInLastPlace(Element element, double value) {
  const int digits = element == Element::Half ? 11 : element == Element::Float ? 24 : 53;
  if (!isFloating(element)) return 1;
  int exponent = 0;
  std::frexp(value, &exponent);
  return std::ldexp(1.0, exponent - digits);
}

double largestIn(const ElementType& type, std::span<const std::uint8_t> bytes) {
  const NumberSource numbers = sourceOf(type, bytes);
  double largest = 0;
  for (std::int64_t i = 0; i < numbers.count; ++i) {
    const double magnitude = std::abs(numbers.at(i));
    if (std::isfinite(magnitude)) largest = std::max(largest, magnitude);
  }
  return largest;
}

/// Returns the tolerance with the values of its expressions.
Tolerance toleranceAt(const Buffer& output, const Symbols& symbols) {
  Tolerance tolerance = output.tolerance.value_or(toleranceOf(output));
  const auto resolve = [&](const std::string& expression, double& to) {
    if (expression.empty()) return;
    to = evaluate(expression, symbols);
    if (to >= 0) return;
    throw Error(Stage::KernelFile, fmt::format("The tolerance \"{}\" of {} is {} here. Write an expression that is at "
                                               "least 0 for all sizes and parameters.",
                                               expression, output.name, to));
  };
  resolve(tolerance.absoluteOf, tolerance.absolute);
  resolve(tolerance.relativeOf, tolerance.relative);
  resolve(tolerance.unitsOf, tolerance.units);
  return tolerance;
}

NumberReader numbersFrom(NumberSource source) {
  return [source = std::move(source)](std::int64_t first, std::span<double> numbers) {
    for (double& number : numbers) number = source.at(first++);
  };
}

/// Result of comparing an output.
struct Comparison {
  double largestError = 0;  ///< relative to the magnitude
  double sumOfSquares = 0;
  std::int64_t compared = 0;
  std::int64_t wrong = 0;
  std::int64_t worst = 0;  ///< index of the number with the largest excess over its tolerance
  double worstExcess = -1;
  double result = 0;  ///< that number
  double expected = 0;
  double allowed = 0;
};

class Comparer {
 public:
  /// `sources`: the names for the tolerance's `where`. `mask`: see ExpectedFrom::masks; empty: everything is compared.
  Comparer(const Buffer& output, const Symbols& symbols, const NumberSources& sources,
           std::span<const std::uint8_t> result, std::span<const std::uint8_t> expected,
           std::span<const std::uint8_t> mask)
      : type_(output.type.value()),
        mask_(mask),
        extents_(extentsOf(output.shape, symbols)),
        tolerance_(toleranceAt(output, symbols)),
        result_(sourceOf(type_, result)),
        expected_(sourceOf(type_, expected)),
        largest_(largestIn(type_, expected)) {
    if (!tolerance_.where.empty()) where_.emplace(tolerance_.where, symbols, sources);
  }

  Comparison compare() {
    const auto perElement = static_cast<std::int64_t>(numbersOf(type_));
    for (std::int64_t element = 0; element < result_.count / perElement; ++element) {
      NumberPlace place = placeOf(element, extents_);
      for (int c = 0; c < perElement; ++c) {
        place.c = c;
        if (isLeftOut(element, c) || (where_ && where_->at(place) == 0)) continue;
        compareNumber(element * perElement + c, elementAt(type_, static_cast<std::size_t>(c)));
      }
    }
    return comparison_;
  }

 private:
  [[nodiscard]] bool isLeftOut(std::int64_t element, int c) const {
    if (mask_.empty()) return false;
    const NumberBytes bytes = bytesOfNumber(type_, static_cast<std::size_t>(c));
    const auto number = mask_.subspan(static_cast<std::size_t>(element) * type_.bytes + bytes.offset, bytes.count);
    return std::ranges::find(number, 0) != number.end();
  }

  void compareNumber(std::int64_t index, Element element) {
    const double result = result_.at(index);
    const double expected = expected_.at(index);
    ++comparison_.compared;
    const bool isSame = result == expected || (std::isnan(result) && std::isnan(expected));
    const double difference = isSame ? 0 : std::abs(result - expected);
    // Only an equal value is near infinity or NaN.
    const double allowed = !std::isfinite(expected) ? 0
                                                    : tolerance_.absolute + tolerance_.relative * std::abs(expected) +
                                                          tolerance_.units * unitInLastPlace(element, expected) +
                                                          tolerance_.ofLargest * largest_;
    const double error = std::isnan(difference) ? std::numeric_limits<double>::infinity() : difference;
    const double relative = error / std::max(1.0, largest_);
    comparison_.largestError = std::max(comparison_.largestError, relative);
    comparison_.sumOfSquares += relative * relative;
    if (error <= allowed) return;
    ++comparison_.wrong;
    const double excess = error - allowed;
    if (!(excess > comparison_.worstExcess)) return;
    comparison_.worstExcess = excess;
    comparison_.worst = index;
    comparison_.result = result;
    comparison_.expected = expected;
    comparison_.allowed = allowed;
  }

  const ElementType& type_;
  std::span<const std::uint8_t> mask_;
  std::vector<std::int64_t> extents_;
  Tolerance tolerance_;
  NumberSource result_;
  NumberSource expected_;
  double largest_;
  std::optional<ElementExpression> where_;
  Comparison comparison_;
};

std::string faultText(const Buffer& output, const Comparison& found) {
  const std::string wrong =
      fmt::format("{} of {} numbers of the output {} are wrong", found.wrong, found.compared, output.name);
  const std::string allowed = found.allowed == 0 ? "exactly" : fmt::format("within {:.3g}", found.allowed);
  constexpr int kDigits = 9;
  return fmt::format("{}, the worst at {}[{}]: {}, where {} is expected {}.", wrong, output.name, found.worst,
                     generalText(found.result, kDigits), generalText(found.expected, kDigits), allowed);
}

}  // namespace

Tolerance toleranceOf(const Buffer& output) {
  Tolerance usual;
  for (const ElementType::Member& member : output.type.value().members) {
    double ofLargest = 0;
    if (member.element == Element::Half) ofLargest = kOfLargestHalf;
    if (member.element == Element::Float) ofLargest = kOfLargestFloat;
    if (member.element == Element::Double) ofLargest = kOfLargestDouble;
    usual.ofLargest = std::max(usual.ofLargest, ofLargest);
  }
  return usual;
}

TypedPoint::TypedPoint(DeviceSession& session, const Workload& workload, const MeasureJob& job)
    : session_(session),
      workload_(workload),
      job_(job),
      data_(workload, job.variant, symbolsFor(workload, job.variant, job.size, job.parameters, &session.description()),
            job.seed) {}

std::string TypedPoint::keyOf(const Buffer& buffer) const {
  return fmt::format("{} of {} at {}, {}, seed {}\n{}", buffer.name, workload_.id, toText(job_.size),
                     settingsText(job_.parameters), job_.seed, workload_.text);
}

void TypedPoint::fillInputs() {
  for (const Buffer* buffer : filledBuffers(workload_, job_.variant)) {
    session_.requireBytes(buffer->name, keyOf(*buffer),
                          [&]() -> std::span<const std::uint8_t> { return data_.initial(*buffer); });
  }
}

void TypedPoint::fill() {
  for (const Buffer* buffer : filledBuffers(workload_, job_.variant)) {
    const bool isIn = buffer->use == BufferUse::In;
    session_.requireBytes(isIn ? buffer->name : nameAsFilled(buffer->name), keyOf(*buffer),
                          [&]() -> std::span<const std::uint8_t> { return data_.initial(*buffer); });
    if (!isIn) {
      const std::size_t bytes = session_.needOf(buffer->name).bytes();
      session_.queue().enqueueCopyBuffer(session_.buffer(nameAsFilled(buffer->name)), session_.buffer(buffer->name), 0,
                                         0, bytes);
      session_.forgetFilled(buffer->name);
    }
  }
  const auto fillOther = [this](const Buffer& buffer) {
    if (!buffer.fill) session_.fillWithNaN(buffer.name);
  };
  for (const Buffer& buffer : workload_.buffers) fillOther(buffer);
  for (const auto& [name, buffer] : job_.variant.scratch) fillOther(buffer);
  session_.queue().finish();
}

std::vector<std::uint8_t> TypedPoint::read(const std::string& buffer) {
  std::vector<std::uint8_t> bytes(session_.needOf(buffer).bytes());
  session_.queue().enqueueReadBuffer(session_.buffer(buffer), CL_TRUE, 0, bytes.size(), bytes.data());
  return bytes;
}

void TypedPoint::runExpectedKernel() {
  if (!byKernel_.empty()) return;
  const Variant& expected = *job_.variant.expected;
  const PreparedVariant prepared = prepare(session_, workload_, expected, job_.size, job_.parameters);
  for (const Buffer* output : outputsOf(workload_)) session_.fillWithNaN(output->name);
  enqueueAll(session_.queue(), prepared.toImages);
  restore(session_.queue(), prepared);
  launchOnce(session_.queue(), prepared, nullptr, nullptr);
  enqueueAll(session_.queue(), prepared.fromImages);
  session_.queue().finish();
  for (const Buffer* output : outputsOf(workload_)) byKernel_[output->name] = read(placeOf(prepared, output->name));
}

bool TypedPoint::expected(const Buffer& output, std::vector<std::uint8_t>& bytes) {
  const ExpectedFrom& from = workload_.expected;
  const auto said = from.byOutput.find(output.name);
  switch (from.kind) {
    case ExpectedFrom::Kind::None:
      return false;
    case ExpectedFrom::Kind::Each:
      if (said != from.byOutput.end()) bytes = data_.each(output, said->second);
      return said != from.byOutput.end();
    case ExpectedFrom::Kind::Files:
      if (said != from.byOutput.end()) bytes = data_.file(output, said->second);
      return said != from.byOutput.end();
    case ExpectedFrom::Kind::Kernel:
      if (job_.variant.expected == nullptr) return false;
      runExpectedKernel();
      bytes = byKernel_.at(output.name);
      return true;
    case ExpectedFrom::Kind::Command:
      break;
  }
  if (job_.expectedFolder.empty()) return false;
  const std::string file = placeOfFile(job_.expectedFolder, output.name + ".npy").string();
  std::error_code failure;
  if (!std::filesystem::exists(file, failure)) return false;  // an output that the command does not compute
  const std::string text = readFile(file);
  const std::size_t elements = data_.bytesOf(output) / output.type->bytes;
  bytes = elementsOf(readNpy({text.begin(), text.end()}, file), *output.type, elements, file);
  return true;
}

NumberSources TypedPoint::sourcesOfWhere(const Buffer& output) {
  return output.tolerance ? data_.sourcesFor(output.tolerance->where, nullptr) : NumberSources();
}

void TypedPoint::compareByMethod(ResultRow& row, std::span<const std::uint8_t> result, const std::stop_token& stop) {
  ReferenceInput input{job_.size, {}, data_.symbols(), stop, {}};
  for (const Buffer* each : inputsOf(workload_)) {
    const NumberSource numbers = sourceOf(each->type.value(), data_.initial(*each));
    input.elements.push_back(numbers.count);
    input.inputs.push_back(numbersFrom(numbers));
  }
  const NumberSource numbers = sourceOf(outputsOf(workload_).front()->type.value(), result);
  validateMatrix(row, workload_, job_.variant, input, numbersFrom(numbers));
}

void TypedPoint::compare(ResultRow& row, const PreparedVariant* prepared, const std::stop_token& stop) {
  // Read first, because the reference kernel may use the same buffers.
  std::map<std::string, std::vector<std::uint8_t>> results;
  for (const Buffer* output : comparedOutputs(workload_))
    results[output->name] = read(prepared == nullptr ? output->name : placeOf(*prepared, output->name));
  if (isComparedWhole(workload_, job_.variant)) return compareByMethod(row, results.begin()->second, stop);
  ErrorFigures figures;
  std::int64_t compared = 0;
  double sumOfSquares = 0;
  for (const Buffer* output : comparedOutputs(workload_)) {
    std::vector<std::uint8_t> right;
    if (!expected(*output, right)) continue;
    std::vector<std::uint8_t> mask;
    if (const auto named = workload_.expected.masks.find(output->name); named != workload_.expected.masks.end())
      mask = data_.file(*output, named->second);
    const Comparison found =
        Comparer(*output, data_.symbols(), sourcesOfWhere(*output), results.at(output->name), right, mask).compare();
    figures.maxAbs = std::max(figures.maxAbs, found.largestError);
    sumOfSquares += found.sumOfSquares;
    compared += found.compared;
    if (found.compared == 0)
      addSentence(row, fmt::format("Of the output {} nothing is compared: its \"where\" or its mask leaves out all.",
                                   output->name));
    if (found.wrong == 0) continue;
    row.status = Status::WrongResult;
    addSentence(row, faultText(*output, found));
  }
  if (compared == 0) return;
  figures.rms = std::sqrt(sumOfSquares / static_cast<double>(compared));
  figures.psnrDb = figures.rms > 0 ? -20 * std::log10(figures.rms) : std::numeric_limits<double>::infinity();
  row.error = figures;
  row.ownError = figures;
}

}  // namespace headroom
