// Audits of buffers between launches: digests, corrupted numbers, bands.
#include "runner/cl/buffer_audit.hpp"

#include <gmock/gmock.h>

#include <optional>
#include <set>

#include "runner/cl/device_list.hpp"
#include "workbench_run.hpp"

namespace headroom {
namespace {

class BufferAuditTest : public testing::DeviceTest {
 protected:
  void SetUp() override {
    testing::DeviceTest::SetUp();
    if (IsSkipped()) return;
    std::vector<std::string> notes;
    listed_ = listOpenClDevices(notes).front();
    session_.emplace(listed_);
  }
  void make(std::int64_t elements, Element element) {
    session_->requireBuffers(std::vector<BufferNeed>{{"plane", elements, element}});
    session_->requireRandom("plane", {7});
  }
  [[nodiscard]] std::uint64_t digest(AuditWay way) { return digestOf(*session_, "plane", way); }

  testing::OwnOpenClEnvironment environment_;
  ListedDevice listed_;
  std::optional<DeviceSession> session_;
};

TEST_F(BufferAuditTest, HostAndDeviceHaveTheSameDigestAndSpoilAlike) {
  for (const std::int64_t elements : {1, 2, 3, 61, 40'003}) {
    for (const Element element : {Element::UChar, Element::Int, Element::Float}) {
      make(elements, element);
      const std::uint64_t before = digest(AuditWay::Host);
      EXPECT_EQ(digest(AuditWay::Device), before);
      EXPECT_TRUE(session_->isStillAsFilled("plane"));
      spoilNumbers(*session_, "plane", AuditWay::Device);
      const std::uint64_t spoilt = digest(AuditWay::Host);
      EXPECT_NE(spoilt, before);
      EXPECT_FALSE(session_->isStillAsFilled("plane"));
      make(elements, element);
      spoilNumbers(*session_, "plane", AuditWay::Host);
      EXPECT_EQ(digest(AuditWay::Device), spoilt);
    }
  }
}

TEST_F(BufferAuditTest, ADigestKnowsEveryByteAndItsPlace) {
  std::vector<std::uint8_t> bytes(103, 0);
  std::set<std::uint64_t> digests{digestOf(bytes)};
  for (std::uint8_t& byte : bytes) {
    byte = 1;
    EXPECT_TRUE(digests.insert(digestOf(bytes)).second);
    byte = 0;
  }
}

TEST_F(BufferAuditTest, ABufferHasBandsUnlessTheyExceedWhatTheDeviceAllocates) {
  make(1000, Element::Float);
  const GuardedBuffer& guarded = session_->guarded("plane");
  EXPECT_EQ(guarded.bandBytes(), GuardedBuffer::kBandBytes);
  guarded.paint(session_->queue());
  EXPECT_EQ(guarded.broken(session_->queue()), "");
  EXPECT_EQ(guarded.buffer().getInfo<CL_MEM_SIZE>(), 4000U);
  listed_.description.maxAllocationBytes = 1 << 20;
  DeviceSession small(listed_);
  for (const std::int64_t bytes : {(1 << 20) - 1, 1 << 20}) {
    small.requireBuffers(std::vector<BufferNeed>{{"whole", bytes, Element::UChar}});
    EXPECT_EQ(small.guarded("whole").bandBytes(), 0U) << "just what is allowed";
    EXPECT_EQ(small.guarded("whole").broken(small.queue()), "");
  }
  EXPECT_ANY_THROW(small.requireBuffers(std::vector<BufferNeed>{{"more", (1 << 20) + 1, Element::UChar}}));
  listed_.description.globalMemoryBytes = 300'000;
  DeviceSession tight(listed_);
  tight.requireBuffers(std::vector<BufferNeed>{{"one", 150'000, Element::UChar}, {"two", 150'000, Element::UChar}});
  EXPECT_EQ(tight.guarded("one").bandBytes(), 0U) << "there is room for the buffers, and none for bands";
}

}  // namespace
}  // namespace headroom
