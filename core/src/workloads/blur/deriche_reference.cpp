// The recursive Gaussian in double: rows into a plane, then strips of columns of that plane in place.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "system/row_bands.hpp"
#include "workloads/blur/deriche.hpp"
#include "workloads/blur/references.hpp"

namespace headroom {
namespace {

/// Columns filtered together: a cache line of doubles, and enough for any vector unit.
constexpr std::size_t kLanes = 8;

/// The recursion on `lanes` independent lines at once. Line l's pixel n is at line[n * stride + l].
template <std::size_t lanes>
class Recursion {
 public:
  explicit Recursion(const DericheCoefficients& coefficients) {
    std::copy(coefficients.a.begin(), coefficients.a.end(), a_.begin());
    std::copy(coefficients.b.begin(), coefficients.b.end(), b_.begin());
    std::copy(coefficients.c.begin(), coefficients.c.end(), c_.begin());
    forwardGain_ = coefficients.forwardGain;
    backwardGain_ = coefficients.backwardGain;
  }

  /// Filters in place; `forward` has space for count * lanes doubles.
  void filter(double* line, std::size_t stride, std::size_t count, double* forward) const {
    runForward(line, stride, count, forward);
    runBackward(line, stride, count, forward);
  }

 private:
  using Values = std::array<double, lanes>;

  /// The last four values of each line, newest first.
  struct History {
    Values at[4];

    History(const double* edge, double gain) {
      for (Values& values : at)
        for (std::size_t l = 0; l < lanes; ++l) values[l] = edge[l] * gain;
    }
    void push(const Values& newest) {
      at[3] = at[2];
      at[2] = at[1];
      at[1] = at[0];
      at[0] = newest;
    }
  };

  void runForward(const double* line, std::size_t stride, std::size_t count, double* forward) const {
    History in(line, 1);
    History out(line, forwardGain_);
    for (std::size_t n = 0; n < count; ++n) {
      const double* pixel = line + n * stride;
      Values value;
      for (std::size_t l = 0; l < lanes; ++l) {
        value[l] = a_[0] * pixel[l] + a_[1] * in.at[0][l] + a_[2] * in.at[1][l] + a_[3] * in.at[2][l] -
                   c_[3] * out.at[3][l] - c_[2] * out.at[2][l] - c_[1] * out.at[1][l] - c_[0] * out.at[0][l];
      }
      Values newest;
      std::copy_n(pixel, lanes, newest.begin());
      in.push(newest);
      out.push(value);
      std::copy_n(value.begin(), lanes, forward + n * lanes);
    }
  }

  void runBackward(double* line, std::size_t stride, std::size_t count, const double* forward) const {
    const double* edge = line + (count - 1) * stride;
    History in(edge, 1);
    History out(edge, backwardGain_);
    for (std::size_t n = count; n-- > 0;) {
      double* pixel = line + n * stride;
      Values value;
      for (std::size_t l = 0; l < lanes; ++l) {
        value[l] = b_[0] * in.at[0][l] + b_[1] * in.at[1][l] + b_[2] * in.at[2][l] + b_[3] * in.at[3][l] -
                   c_[3] * out.at[3][l] - c_[2] * out.at[2][l] - c_[1] * out.at[1][l] - c_[0] * out.at[0][l];
      }
      Values newest;
      std::copy_n(pixel, lanes, newest.begin());
      in.push(newest);
      out.push(value);
      for (std::size_t l = 0; l < lanes; ++l) pixel[l] = forward[n * lanes + l] + value[l];
    }
  }

  std::array<double, 4> a_{};
  std::array<double, 4> b_{};
  std::array<double, 4> c_{};
  double forwardGain_ = 0;
  double backwardGain_ = 0;
};

void filterRows(const ReferenceInput& input, const DericheCoefficients& coefficients, std::vector<double>& plane) {
  const std::size_t width = static_cast<std::size_t>(input.image().width);
  forEachBand(input.image().height, 16, [&](int first, int last) {
    const Recursion<1> recursion(coefficients);
    std::vector<float> source(width);
    std::vector<double> forward(width);
    for (int y = first; y < last && !input.stop.stop_requested(); ++y) {
      input.source(y, source);
      double* row = plane.data() + static_cast<std::size_t>(y) * width;
      std::copy(source.begin(), source.end(), row);
      recursion.filter(row, 1, width, forward.data());
    }
  });
}

void filterColumns(const ReferenceInput& input, const DericheCoefficients& coefficients, std::vector<double>& plane) {
  const std::size_t width = static_cast<std::size_t>(input.image().width);
  const std::size_t height = static_cast<std::size_t>(input.image().height);
  const int strips = static_cast<int>((width + kLanes - 1) / kLanes);
  forEachBand(strips, 4, [&](int first, int last) {
    const Recursion<kLanes> wide(coefficients);
    const Recursion<1> single(coefficients);
    std::vector<double> forward(height * kLanes);
    for (int strip = first; strip < last && !input.stop.stop_requested(); ++strip) {
      const std::size_t x = static_cast<std::size_t>(strip) * kLanes;
      if (x + kLanes <= width) {
        wide.filter(plane.data() + x, width, height, forward.data());
      } else {
        for (std::size_t column = x; column < width; ++column)
          single.filter(plane.data() + column, width, height, forward.data());
      }
    }
  });
}

void computeDeriche(const ReferenceInput& input, const RowSink& sink) {
  const DericheCoefficients coefficients = dericheCoefficients(input.symbols.at("sigma"));
  const std::size_t width = static_cast<std::size_t>(input.image().width);
  std::vector<double> plane(width * static_cast<std::size_t>(input.image().height));
  filterRows(input, coefficients, plane);
  filterColumns(input, coefficients, plane);
  forEachBand(input.image().height, 16, [&](int first, int last) {
    for (int y = first; y < last && !input.stop.stop_requested(); ++y)
      sink(y, {plane.data() + static_cast<std::size_t>(y) * width, width});
  });
}

}  // namespace

ReferenceMethod dericheReference() {
  return {"deriche",
          "Deriche's recursion, in double",
          computeDeriche,
          [](const Symbols& symbols) { return dericheFloatError(symbols.at("sigma")); },
          Fidelity::Approximation,
          [](const Symbols& symbols) {
            // The recursion is infinite, but decays as exp(-1.72 n / sigma): after 9 sigma to a few ten-millionths.
            return RowReach{static_cast<int>(std::ceil(9 * symbols.at("sigma")))};
          }};
}

}  // namespace headroom
