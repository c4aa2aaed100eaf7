// Results of a replay as text and JSON.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "headroom/replay.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

ReplayDone replayOfTwo() {
  ReplayDone done;
  done.variant = "k-1.captured";
  done.folder = "/captures/k-1";
  done.device = "a device";
  done.launches = 3;
  done.otherLaunches = 4;
  ReplayedBuffer out;
  out.name = "out";
  out.arguments = {0, 2};
  out.bytes = 16;
  out.written = 12;
  out.unrepeatable = 2;
  out.captured = EqualBytes{9, 10};
  ReplayedBuffer index;
  index.name = "index";
  index.arguments = {1};
  index.bytes = 8;
  index.isReadOnly = true;
  index.isReadFirst = true;
  index.failure = "The runner crashed.";
  done.buffers = {out, index};
  done.notes = {"A note."};
  done.isDescribed = true;
  return done;
}

TEST(ReplayText, HasALineForEachBufferAndASentenceForWhatIsOdd) {
  EXPECT_THAT(toText(replayOfTwo()),
              AllOf(HasSubstr("k-1.captured on a device: 3 launches on the captured contents, 4 on others."),
                    HasSubstr("out          0, 2     16       12          4  no                     2      9 of 10"),
                    HasSubstr("index           1      8    const          -  yes                    -            -"),
                    HasSubstr("Not repeatable: 2 of 16 bytes of out differ"),
                    HasSubstr("On other contents of index the launch failed: The runner crashed."),
                    HasSubstr("A note."), HasSubstr("Described in /captures/k-1/workload.toml.")));
}

TEST(ReplayText, SaysThatChangedDescriptionsStay) {
  ReplayDone done = replayOfTwo();
  done.isDescribed = false;
  done.buffers.clear();
  done.status = Status::BuildFailed;
  done.reason = "It was not built.";
  EXPECT_THAT(toText(done), AllOf(HasSubstr("so both stay"), HasSubstr("It was not built."), Not(HasSubstr("buffer"))));
  EXPECT_TRUE(done.isRepeatable()) << "nothing shows that it is not";
}

TEST(ReplayText, IsAllInTheJson) {
  const auto document = nlohmann::json::parse(toJson(replayOfTwo()));
  EXPECT_EQ(document.at("format_version"), 1);
  const auto& replay = document.at("replay");
  EXPECT_EQ(replay.at("repeatable"), false);
  EXPECT_EQ(replay.at("buffers")[0].at("as_captured").at("compared"), 10);
  EXPECT_EQ(replay.at("buffers")[0].at("arguments"), nlohmann::json({0, 2}));
  EXPECT_EQ(replay.at("buffers")[1].at("const"), true);
  EXPECT_TRUE(replay.at("buffers")[1].at("as_captured").is_null());
  EXPECT_EQ(replay.at("buffers")[1].at("failure"), "The runner crashed.");
}

}  // namespace
}  // namespace headroom
