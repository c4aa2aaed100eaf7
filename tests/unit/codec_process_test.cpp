// Images decoded in a separate process: when a harmful file crashes a decoder, the user gets a sentence, and the next
// image is decoded.
#include "workbench/image_files/codec_process.hpp"

#ifdef HEADROOM_HAVE_OPENCV

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <sys/wait.h>

#include <csignal>
#include <cstring>
#include <fstream>
#include <iterator>
#include <optional>

#include "command_line.hpp"
#include "headroom/image_files/image_file.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "picture_bytes.hpp"
#include "scoped_variable.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using namespace std::string_literals;
using testing::AllOf;
using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;

constexpr std::uint64_t kMegabyte = std::uint64_t{1} << 20;
/// Longer than anything here takes, even on a busy machine.
constexpr auto kLong = 120s;

/// A PNG of 64 x 64 pixels with a word that controls the faulty module.
std::string pngThatSays(const std::string& word) {
  return picture::pngFile(64, 64, 8, 0, picture::pngChunk("teXt", word),
                          std::vector<std::string>(64, std::string(64, 'g')));
}

std::shared_ptr<PixelMemory> inMemory(const std::string& content) {
  auto memory = std::make_shared<PixelMemory>(content.size());
  std::memcpy(memory->bytes().data(), content.data(), content.size());
  return memory;
}

void place(const fs::path& from, const fs::path& to) {
  std::error_code otherFileSystem;
  fs::create_hard_link(from, to, otherFileSystem);
  if (otherFileSystem) fs::copy_file(from, to);
}

class CodecProcessTest : public testing::Test {
 protected:
  void SetUp() override {
    place(HEADROOM_RUNNER, folder_ / "headroom-cli");
    place(HEADROOM_FAULTY_CODECS, module_);
    process_.emplace(folder_ / "headroom-cli");
  }
  CodecAnswer ask(const std::string& word, const CodecLimits& limits = {512 * kMegabyte, 100},
                  std::chrono::milliseconds patience = kLong) {
    const std::string content = pngThatSays(word);
    CodecRequest request;
    request.bytes = content.size();
    request.limits = limits;
    return process_->ask(request, *inMemory(content), patience);
  }
  CodecFailure failureOf(const std::string& word, const CodecLimits& limits = {512 * kMegabyte, 100},
                         std::chrono::milliseconds patience = kLong) {
    try {
      ask(word, limits, patience);
    } catch (const CodecFailure& failure) {
      return failure;
    }
    return {CodecFailure::Cause::NotStarted, "there was no failure"};
  }
  void expectThatTheNextIsDecoded() { EXPECT_EQ(ask("nothing").reply.outcome, CodecOutcome::Done); }

  TestFolder folder_;
  fs::path module_ = folder_ / "headroom-codecs.so";
  std::optional<CodecProcess> process_;
};

TEST_F(CodecProcessTest, OneProcessDecodesOnePictureAfterTheOther) {
  const CodecAnswer first = ask("nothing");
  const CodecAnswer second = ask("nothing");
  EXPECT_EQ(first.reply.outcome, CodecOutcome::Done);
  EXPECT_EQ(first.reply.picture.width, second.reply.picture.width) << "the process's number";
  EXPECT_NE(first.reply.picture.width, ::getpid());
  ASSERT_EQ(first.picture.bytes().size(), static_cast<std::size_t>(first.reply.picture.width));
  EXPECT_EQ(first.picture.bytes().back(), std::byte{'p'});
}

TEST_F(CodecProcessTest, HasNoThreadThatTakesMemoryBesideTheDecoder) {
  const fs::path tasks = fmt::format("/proc/{}/task", ask("nothing").reply.picture.width);
  EXPECT_EQ(std::distance(fs::directory_iterator(tasks), fs::directory_iterator()), 1);
}

TEST_F(CodecProcessTest, ADecoderThatCrashesIsNamedAndReplaced) {
  for (const auto& [word, how] : {std::pair{"CRASH", "was killed by SIGSEGV"}, {"ABORT", "was killed by SIGABRT"}}) {
    const CodecFailure failure = failureOf(word);
    EXPECT_EQ(failure.cause, CodecFailure::Cause::Crashed);
    EXPECT_THAT(failure.what(), HasSubstr("its decoder "s + how));
    expectThatTheNextIsDecoded();
  }
  const CodecFailure ended = failureOf("EXIT");
  EXPECT_EQ(ended.cause, CodecFailure::Cause::Ended);
  EXPECT_THAT(ended.what(), HasSubstr("ended with exit code 3"));
  expectThatTheNextIsDecoded();
}

TEST_F(CodecProcessTest, ADecoderThatNeverEndsIsEnded) {
  const CodecFailure busy = failureOf("SPIN", {1024 * kMegabyte, 1});
  EXPECT_EQ(busy.cause, CodecFailure::Cause::TimeOver);
  EXPECT_THAT(busy.what(), HasSubstr("its decoder was not done within 1 s of a processor's time"));
  expectThatTheNextIsDecoded();
  const CodecFailure idle = failureOf("SLEEP", {1024 * kMegabyte, 100}, 500ms);
  EXPECT_EQ(idle.cause, CodecFailure::Cause::TimeOver);
  EXPECT_THAT(idle.what(), HasSubstr("its decoder was not done within 0.5 s"));
  expectThatTheNextIsDecoded();
}

TEST_F(CodecProcessTest, ADecoderGetsAsMuchMemoryAsItMay) {
  EXPECT_EQ(ask("320 MB", {1024 * kMegabyte, 100}).reply.outcome, CodecOutcome::Done);
  EXPECT_EQ(ask("320 MB", {128 * kMegabyte, 100}).reply.outcome, CodecOutcome::NoMemory);
  EXPECT_EQ(ask("GREED").reply.outcome, CodecOutcome::NoMemory);
  EXPECT_EQ(ask("320 MB", {1024 * kMegabyte, 100}).reply.outcome, CodecOutcome::Done) << "a limit is of one picture";
}

TEST_F(CodecProcessTest, WhatADecoderWritesIsToldAndBounded) {
  EXPECT_EQ(ask("nothing").reply.words, "");
  const std::string words = ask("TALK").reply.words;
  EXPECT_THAT(words, testing::StartsWith("damaged here and there\n"));
  EXPECT_LE(words.size(), std::size_t{1} << 18);
  EXPECT_EQ(ask("nothing").reply.words, "");
}

TEST_F(CodecProcessTest, PixelsThatAreNotThereHarmNobodyElse) {
  EXPECT_NE(failureOf("LIE").cause, CodecFailure::Cause::NotStarted);
  expectThatTheNextIsDecoded();
}

TEST_F(CodecProcessTest, OneThatWasEndedInBetweenIsReplaced) {
  const auto number = static_cast<pid_t>(ask("nothing").reply.picture.width);
  ASSERT_EQ(::kill(number, SIGKILL), 0);
  siginfo_t how{};
  ASSERT_EQ(::waitid(P_PID, static_cast<id_t>(number), &how, WEXITED | WNOWAIT), 0);
  EXPECT_NE(ask("nothing").reply.picture.width, number);
}

TEST_F(CodecProcessTest, WhatIsMissingIsNamedWithARemedy) {
  fs::remove(module_);
  CodecReply reply = ask("nothing").reply;
  EXPECT_EQ(reply.outcome, CodecOutcome::Failed);
  EXPECT_THAT(reply.what, AllOf(HasSubstr("module for image files is missing"), HasSubstr("headroom-codecs.so"),
                                HasSubstr("Install Headroom again.")));
  writeFile(module_, "no library");
  process_.emplace(folder_ / "headroom-cli");
  reply = ask("nothing").reply;
  EXPECT_EQ(reply.outcome, CodecOutcome::Failed);
  EXPECT_THAT(reply.what, AllOf(HasSubstr("cannot be loaded"), HasSubstr("Install OpenCV's library for image files")));
  process_.emplace(folder_ / "none");
  const CodecFailure failure = failureOf("nothing");
  EXPECT_EQ(failure.cause, CodecFailure::Cause::NotStarted);
  EXPECT_THAT(failure.what(), AllOf(HasSubstr("cannot be started"), HasSubstr("No such file")));
}

/// The program with the faulty module beside it, run from the command line.
TEST_F(CodecProcessTest, TheCommandLineSurvivesAndSaysWhatToDo) {
  const fs::path photo = folder_ / "photo.png";
  picture::write(photo, pngThatSays("CRASH"));
  const std::string command = "'" + (folder_ / "headroom-cli").string() + "' blur '" + photo.string() + "' '" +
                              (folder_ / "out.png").string() + "' >'" + (folder_ / "out").string() + "' 2>'" +
                              (folder_ / "err").string() + "' </dev/null";
  const int status = std::system(command.c_str());
  ASSERT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 1);
  EXPECT_THAT(
      contentOf(folder_ / "err"),
      HasSubstr(photo.string() + " cannot be decoded: its decoder was killed by SIGSEGV. Copy or export it again."));
  EXPECT_FALSE(fs::exists(folder_ / "out.png"));
}

/// Headroom's own decoders, with faulty files of every kind.
TEST(HostilePictures, AreDecodedOrRefusedByName) {
  const TestFolder folder;
  std::vector<std::byte> samples(std::size_t{40} * 30 * 3);
  for (std::size_t i = 0; i < samples.size(); ++i) samples[i] = static_cast<std::byte>(i * 2654435761U >> 13);
  const Image image({40, 30}, 3, Depth::U8, samples);
  std::uint32_t state = 1;
  const auto random = [&state](std::size_t most) {
    state = state * 1664525 + 1013904223;
    return (state >> 8) % most;
  };
  int decoded = 0;
  int refused = 0;
  for (const char* ending : {"png", "jpg", "tif", "webp", "bmp", "ppm"}) {
    const fs::path file = folder / ("photo."s + ending);
    saveImage(image, file);
    const std::string whole = readFile(file);
    for (int turn = 0; turn < 40; ++turn) {
      std::string content = whole;
      for (std::size_t flips = 1 + random(4); flips > 0; --flips) {
        content[random(content.size())] = static_cast<char>(random(256));
      }
      picture::write(file, content);
      try {
        loadImage(file);
        ++decoded;
      } catch (const Error& failure) {
        EXPECT_THAT(failure.what(), HasSubstr(file.string()));
        ++refused;
      }
    }
  }
  EXPECT_GT(decoded, 20);
  EXPECT_GT(refused, 20);
}

TEST(HostilePictures, ATileThatHoldsMoreThanThePictureIsNotAllocated) {
  const TestFolder folder;
  const picture::Tiff tiff{.width = 2,
                           .height = 2,
                           .samples = 4,
                           .photometric = 2,
                           .more = {{322, 4, {8192}}, {323, 4, {8192}}, {324, 4, {8}}, {325, 4, {256}}},
                           .pixels = std::string(256, '\0')};
  picture::write(folder / "photo.tif", picture::tiffFile(tiff));
  EXPECT_THAT(sentenceOf<Error>([&] { loadImage(folder / "photo.tif"); }),
              AllOf(HasSubstr("photo.tif"), HasSubstr("2 x 2 pixels take more than the 64 MB of memory")));
}

/// Returns the names of libraries in the logs of glibc's loader, from all processes.
std::string librariesLoaded(const TestFolder& logs) {
  std::string names;
  for (const auto& log : fs::directory_iterator(logs.path())) {
    std::ifstream lines(log.path());
    for (std::string line; std::getline(lines, line);) {
      if (line.find("calling init: ") != line.npos) names += line.substr(line.rfind('/')) + "\n";
    }
  }
  return names;
}

/// Times differ between machines, so this checks their known causes: libraries, above all imgcodecs with its
/// dependencies.
TEST(HeadroomCli, StartsWithoutTheCodecs) {
  const TestFolder folder;
  {
    const TestFolder logs;
    const std::string debug = "LD_DEBUG=files LD_DEBUG_OUTPUT='" + (logs / "log").string() + "'";
    EXPECT_EQ(runCommandLine(folder.path(), "--version", debug).code, 0);
    const std::string libraries = librariesLoaded(logs);
    EXPECT_THAT(libraries, HasSubstr("/libopencv_core"));
    EXPECT_THAT(libraries, AllOf(Not(HasSubstr("imgcodecs")), Not(HasSubstr("headroom-codecs")),
                                 Not(HasSubstr("libtiff")), Not(HasSubstr("libgdal")), Not(HasSubstr("libQt"))));
    EXPECT_LT(std::count(libraries.begin(), libraries.end(), '\n'), 60);
  }
  const TestFolder logs;
  picture::write(folder / "photo.png", pngThatSays("nothing"));
  const std::string debug = "LD_DEBUG=files LD_DEBUG_OUTPUT='" + (logs / "log").string() + "'";
  runCommandLine(folder.path(),
                 "blur '" + (folder / "photo.png").string() + "' '" + (folder / "out.png").string() + "'", debug);
  EXPECT_THAT(librariesLoaded(logs), HasSubstr("imgcodecs")) << "where it is loaded, this is how it is found";
}

}  // namespace
}  // namespace headroom

#endif
