// Kernels for matrix units on devices without one: their emulation is slow and has to be correct. It distributes and
// exchanges the same parts of matrices as the instruction.
#include <gmock/gmock.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <variant>
#include <vector>

#include "headroom/catalogue/allowance.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "runner/engine.hpp"
#include "workbench/sweep/sweep.hpp"
#include "workbench_run.hpp"

namespace headroom {
namespace {

/// Returns the kernel as devices without a matrix unit can run it.
Variant emulated(Variant variant, const Configuration& configuration) {
  variant = withConfiguration(variant, configuration);
  variant.needsMatrixUnit = false;
  variant.options.push_back("-cl-opt-disable");  // halves the time: compilation takes longer than the work for such
                                                 // small images
  return variant;
}

/// Returns the blur with the smallest groups, so that small images have many groups.
Variant inSmallGroups(const std::string& id) {
  const Variant variant = Catalogue().find(id);
  Configuration configuration = configurationOf(variant);
  for (const Tunable& tunable : variant.tunables) {
    if (tunable.name == "WARPS") configuration["WARPS"] = tunable.values.front();
    if (tunable.name == "TILES" || tunable.name == "ACROSS") configuration[tunable.name] = 1;
  }
  return emulated(variant, configuration);
}

struct Case {
  std::string id;
  std::vector<double> sigmas;  ///< those with the fewest and the most blocks of matrices
};

void PrintTo(const Case& shown, std::ostream* stream) {
  *stream << shown.id;
}

class OnMatrixUnits : public testing::DeviceTest {
 protected:
  ResultRow measured(Variant variant, Size size, double sigma) {
    MeasureJob job;
    job.variant = std::move(variant);
    job.size = size;
    job.parameters = {{"sigma", sigma}};
    job.sampling = testing::briefSampling();
    ResultRow row;
    const JobSink sink = [&](const JobEvent& event) {
      if (const auto* found = std::get_if<DevicesFound>(&event)) device_ = found->devices.at(0);
      if (const auto* ready = std::get_if<RowReady>(&event)) row = ready->row;
    };
    if (device_.id.empty()) engine_.execute(ListDevicesJob{}, sink, {});
    job.deviceId = device_.id;
    engine_.execute(job, sink, {});
    return row;
  }

  DeviceDescription device_;

 private:
  testing::OwnOpenClEnvironment environment_;
  Engine engine_;
};

class WithoutMatrixUnit : public OnMatrixUnits, public ::testing::WithParamInterface<Case> {};
class ProductWithoutMatrixUnit : public OnMatrixUnits, public ::testing::WithParamInterface<const char*> {};
class PeakWithoutMatrixUnit : public OnMatrixUnits, public ::testing::WithParamInterface<const char*> {};

TEST_P(WithoutMatrixUnit, BlursAsItsReferenceDoes) {
  const Variant variant = inSmallGroups(GetParam().id);
  for (const double sigma : GetParam().sigmas) {
    // Covers whole chunks and quads of a line, parts of them, borders within one group, and several groups in each
    // direction; rows that start at multiples of 16 and of 8 pixels, with work-items that load nothing beyond a border.
    for (const Size size : {Size{1, 1}, Size{1, 67}, Size{64, 48}, Size{101, 67}, Size{240, 40}, Size{232, 40}}) {
      const ResultRow row = measured(variant, size, sigma);
      ASSERT_EQ(row.status, Status::Ok) << toText(size) << ", sigma " << sigma << ": " << row.reason << row.log;
      const double stated = statedError(variant, {{"sigma", sigma}}).value_or(1e-5);
      const bool isFilter =
          findReference(findWorkload(variant.workload), variant.reference).fidelity != Fidelity::Approximation;
      const ErrorFigures& error = isFilter ? *row.ownError : *row.error;
      EXPECT_LE(error.maxAbs, stated + (variant.pixel.element == Element::UChar ? 0.5 / 255 : 0));
    }
  }
}

TEST_P(WithoutMatrixUnit, IsNotMeasured) {
  Variant variant = Catalogue().find(GetParam().id);
  ASSERT_TRUE(variant.needsMatrixUnit);
  const ResultRow row = measured(std::move(variant), {16, 16}, 5);
  if (device_.hasMatrixUnit) {
    EXPECT_EQ(row.status, Status::Ok) << row.reason;
    return;
  }
  EXPECT_EQ(row.status, Status::Unsupported);
  EXPECT_THAT(row.reason, ::testing::HasSubstr("needs a matrix unit, and "));
  EXPECT_THAT(row.reason, ::testing::HasSubstr("Choose another variant."));
  EXPECT_EQ(row.device, device_.name);
}

INSTANTIATE_TEST_SUITE_P(Catalogue, WithoutMatrixUnit,
                         ::testing::Values(Case{"blur.toeplitz", {0.5, 6}}, Case{"blur.toeplitz-half", {1, 6}},
                                           Case{"blur.toeplitz-8bit", {0.5, 6}}, Case{"blur.toeplitz-rgba", {5}},
                                           Case{"blur.toeplitz-decimated-8bit", {3, 5, 12}},
                                           Case{"blur.toeplitz-decimated-rgba", {5}}),
                         [](const auto& parameter) {
                           std::string name = parameter.param.id;
                           for (char& c : name) c = std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
                           return name;
                         });

TEST_P(ProductWithoutMatrixUnit, AgreesWithItsReference) {
  const Variant variant = Catalogue().find(GetParam());
  ASSERT_TRUE(variant.needsMatrixUnit);
  Configuration smallest;
  for (const Tunable& tunable : variant.tunables) smallest[tunable.name] = tunable.values.front();
  // Covers whole tiles and parts of them in both directions, odd rows, several blocks along K and parts of one.
  for (const Size size : {Size{1, 1, 1}, Size{1, 67, 5}, Size{64, 64, 32}, Size{70, 131, 33}, Size{129, 66, 50}}) {
    const ResultRow row = measured(emulated(variant, smallest), size, 5);
    ASSERT_EQ(row.status, Status::Ok) << toText(size) << ": " << row.reason << row.log;
  }
}

TEST_P(PeakWithoutMatrixUnit, IsNoCeilingAndItsSumsAgreeWithTheReference) {
  const Variant variant = Catalogue().find(GetParam());
  // Covers a warp alone, parts of one, and several groups.
  for (const Size size : {Size{1, 1}, Size{32, 1}, Size{101, 7}}) {
    const ResultRow row = measured(emulated(variant, configurationOf(variant)), size, 5);
    ASSERT_EQ(row.status, Status::Ok) << toText(size) << ": " << row.reason << row.log;
  }
  const ResultRow row = measured(variant, {64, 16}, 5);
  EXPECT_EQ(row.status, device_.hasMatrixUnit ? Status::Ok : Status::Unsupported) << row.reason;
  const std::vector<const Variant*> ceilings = ceilingVariants({}, Catalogue(), device_);
  EXPECT_EQ(std::ranges::any_of(ceilings, [&](const Variant* ceiling) { return ceiling->id == variant.id; }),
            device_.hasMatrixUnit);
}

INSTANTIATE_TEST_SUITE_P(Catalogue, PeakWithoutMatrixUnit,
                         ::testing::Values("mad.peak-mma-tf32", "mad.peak-mma-half", "mad.peak-mma-int8"),
                         [](const auto& parameter) {
                           const std::string id = parameter.param;
                           return id.substr(id.rfind('-') + 1);
                         });

INSTANTIATE_TEST_SUITE_P(Catalogue, ProductWithoutMatrixUnit, ::testing::Values("matmul.units", "matmul.units-half"),
                         [](const auto& parameter) {
                           return std::string(parameter.param) == "matmul.units" ? "floats" : "halves";
                         });

}  // namespace
}  // namespace headroom
