// What cl:: objects own after a failed retain or release, by handles of a kind of its own that count their owners; and
// the same failures in a command that calls OpenCL in its own process.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "command_line_fixture.hpp"
#include "runner/cl/opencl.hpp"

namespace headroom::testing {

/// An object with a number of owners. Its next retain or release may fail: a failed release is done all the same, as
/// the driver's objects after an error are not to be touched again.
struct CountedObject {
  int owners = 1;
  int failingRetains = 0;
  int failingReleases = 0;
};

}  // namespace headroom::testing

namespace cl::detail {

template <>
struct ReferenceHandler<headroom::testing::CountedObject*> {
  static cl_int retain(headroom::testing::CountedObject* object) {
    if (object->failingRetains > 0) {
      --object->failingRetains;
      return CL_OUT_OF_RESOURCES;
    }
    ++object->owners;
    return CL_SUCCESS;
  }
  static cl_int release(headroom::testing::CountedObject* object) {
    --object->owners;
    if (object->failingReleases == 0) return CL_SUCCESS;
    --object->failingReleases;
    return CL_OUT_OF_HOST_MEMORY;
  }
};

}  // namespace cl::detail

namespace headroom {
namespace {

using testing::CountedObject;
using ::testing::HasSubstr;
using Owner = cl::detail::Wrapper<CountedObject*>;

/// Returns the code of the error that the action throws; CL_SUCCESS for none.
template <typename Action>
cl_int codeOf(const Action& action) {
  try {
    action();
  } catch (const cl::Error& error) {
    return error.err();
  }
  return CL_SUCCESS;
}

TEST(OwnedHandle, NamesTheCallsOfItsKind) {
  static_assert(std::is_base_of_v<cl::detail::Wrapper<cl_event>, cl::Event>);
  static_assert(std::is_nothrow_move_constructible_v<cl::Event>, "or vectors copy when they grow");
  EXPECT_STREQ(ownerCallsOf<cl_event>().retain, "clRetainEvent");
  EXPECT_STREQ(ownerCallsOf<cl_mem>().release, "clReleaseMemObject");
}

TEST(OwnedHandle, ThatCannotBeRetainedByAnAssignmentStaysAsItWas) {
  CountedObject old;
  CountedObject other{.failingRetains = 1};
  {
    Owner owner(&old, false);
    const Owner source(&other, false);
    EXPECT_EQ(codeOf([&] { owner = source; }), CL_OUT_OF_RESOURCES);
    EXPECT_EQ(owner(), &old);
    EXPECT_EQ(old.owners, 1);
    owner = source;
    EXPECT_EQ(owner(), &other);
    EXPECT_EQ(other.owners, 2);
  }
  EXPECT_EQ(old.owners, 0);
  EXPECT_EQ(other.owners, 0);
}

TEST(OwnedHandle, ThatCannotBeRetainedByACopyIsReleasedByItsOwnerAlone) {
  CountedObject object{.failingRetains = 2};
  {
    const Owner source(&object, false);
    std::optional<Owner> copy;
    EXPECT_EQ(codeOf([&] { copy.emplace(source); }), CL_OUT_OF_RESOURCES);
    EXPECT_EQ(codeOf([&] { const Owner another(&object, true); }), CL_OUT_OF_RESOURCES);
    EXPECT_EQ(object.owners, 1);
  }
  EXPECT_EQ(object.owners, 0);
}

TEST(OwnedHandle, WhoseReleaseFailsIsReleasedOnceByEachKindOfAssignment) {
  CountedObject copied;
  for (int kind = 0; kind < 3; ++kind) {
    CountedObject old{.failingReleases = 1};
    CountedObject next;
    {
      Owner owner(&old, false);
      const Owner source(&copied, true);
      const cl_int code = codeOf([&] {
        if (kind == 0) owner = source;
        if (kind == 1) owner = Owner(&next, false);
        if (kind == 2) owner = &next;  // as an enqueue returns an event
      });
      EXPECT_EQ(code, CL_OUT_OF_HOST_MEMORY) << kind;
      EXPECT_EQ(owner(), kind == 0 ? &copied : &next) << kind;
      EXPECT_EQ(old.owners, 0) << kind;
    }
    EXPECT_EQ(old.owners, 0) << kind;
    EXPECT_EQ(next.owners, kind == 0 ? 1 : 0) << kind;
  }
  EXPECT_EQ(copied.owners, 1);
}

TEST(OwnedHandle, OfAQueryThatCannotBeRetainedIsNotReleased) {
  CountedObject object{.failingRetains = 1};
  {
    Owner queried;
    queried = &object;
    EXPECT_EQ(queried.retain(), CL_OUT_OF_RESOURCES);
    EXPECT_EQ(queried(), nullptr);
  }
  EXPECT_EQ(object.owners, 1);
}

/// In the command's own process no runner could be replaced.
class FaultInProcess : public CommandLine, public ::testing::WithParamInterface<std::pair<const char*, int>> {};

TEST_P(FaultInProcess, IsReportedWithItsCallAndCrashesNothing) {
  const std::string call = GetParam().first;
  const Ended ended =
      cli("--no-history --in-process run --variants copy.scalar --sizes 64x48 --time-budget 0.01 "
          "--rounds 1 --one-process --no-ceilings --noise-goal -1 --csv '" +
              path("rows.csv") + "'",
          "OPENCL_LAYERS='" HEADROOM_FAULT_LAYER "' HEADROOM_FAULT_ERROR=-5 HEADROOM_FAULT_CALL=" + call +
              " HEADROOM_FAULT_NUMBER=" + std::to_string(GetParam().second));
  EXPECT_GE(ended.code, 0) << "a signal ended it: " << ended.err;
  EXPECT_LT(ended.code, 128) << "a signal ended it: " << ended.err;
  EXPECT_THAT(ended.out + ended.err + contentOf(path("rows.csv")),
              HasSubstr(call + " failed with CL_OUT_OF_RESOURCES"));
}

INSTANTIATE_TEST_SUITE_P(Calls, FaultInProcess,
                         ::testing::Values(std::pair{"clRetainEvent", 5}, std::pair{"clReleaseEvent", 1}),
                         [](const auto& call) { return std::string(call.param.first); });

}  // namespace
}  // namespace headroom
