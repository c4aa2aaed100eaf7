#include "headroom/image/pixel_memory.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "headroom/system/error.hpp"
#include "image/pixel_channel.hpp"

namespace headroom {
namespace {

bool isOpen(int descriptor) {
  return fcntl(descriptor, F_GETFD) != -1 || errno != EBADF;
}

TEST(PixelMemory, BeginsWithZerosAndKeepsWhatIsWritten) {
  PixelMemory memory(100'003);
  ASSERT_EQ(memory.bytes().size(), 100'003U);
  EXPECT_EQ(std::count(memory.bytes().begin(), memory.bytes().end(), std::byte{0}), 100'003);
  memory.bytes().back() = std::byte{7};
  memory.touch();
  EXPECT_EQ(memory.bytes().back(), std::byte{7});
}

TEST(PixelMemory, OfTheSameFileIsTheSameMemory) {
  PixelMemory memory(5000);
  PixelMemory other(dup(memory.descriptor()), 5000, PixelMemory::Access::ReadAndWrite);
  const PixelMemory third(dup(memory.descriptor()), 4000, PixelMemory::Access::Read);
  other.bytes()[3999] = std::byte{9};
  EXPECT_EQ(memory.bytes()[3999], std::byte{9});
  third.touch();
  EXPECT_EQ(third.bytes()[3999], std::byte{9});
}

TEST(PixelMemory, ClosesItsFile) {
  int descriptor = -1;
  {
    const PixelMemory memory(10);
    descriptor = memory.descriptor();
    EXPECT_TRUE(isOpen(descriptor));
  }
  EXPECT_FALSE(isOpen(descriptor));
}

TEST(PixelMemory, OfAFileThatIsTooShortIsRefusedAndTheFileClosed) {
  const PixelMemory memory(10);
  const int copy = dup(memory.descriptor());
  EXPECT_THROW(PixelMemory(copy, 11, PixelMemory::Access::Read), Error);
  EXPECT_FALSE(isOpen(copy));
}

TEST(PixelMemory, IsNeverCutWhoeverElseHasIt) {
  const PixelMemory memory(5000);
  EXPECT_NE(ftruncate(memory.descriptor(), 10), 0);
  const int unsealed = memfd_create("unsealed", MFD_CLOEXEC);
  ASSERT_EQ(ftruncate(unsealed, 5000), 0);
  EXPECT_THROW(PixelMemory(unsealed, 5000, PixelMemory::Access::Read), Error);
  EXPECT_FALSE(isOpen(unsealed));
}

TEST(PixelChannel, BringsMemoryWithoutACopy) {
  auto [here, there] = PixelChannel::make();
  PixelMemory memory(64);
  ASSERT_TRUE(here.send({PixelParcel::Use::Photo, 5, memory.descriptor()}));
  ASSERT_TRUE(here.send({PixelParcel::Use::Result, 6, memory.descriptor()}));
  const PixelParcel photo = there.receive();
  EXPECT_EQ(photo.use, PixelParcel::Use::Photo);
  EXPECT_EQ(photo.number, 5U);
  PixelMemory received(photo.descriptor, 64, PixelMemory::Access::ReadAndWrite);
  received.bytes()[0] = std::byte{3};
  EXPECT_EQ(memory.bytes()[0], std::byte{3});
  const PixelParcel result = there.receive();
  EXPECT_EQ(result.use, PixelParcel::Use::Result);
  EXPECT_EQ(result.number, 6U);
  close(result.descriptor);
}

TEST(PixelChannel, SaysWhenNobodyIsThere) {
  const PixelMemory memory(64);
  auto [here, there] = PixelChannel::make();
  { const PixelChannel gone = std::move(there); }
  EXPECT_FALSE(here.send({PixelParcel::Use::Photo, 5, memory.descriptor()}));
  EXPECT_THROW(here.receive(), Error);
}

}  // namespace
}  // namespace headroom
