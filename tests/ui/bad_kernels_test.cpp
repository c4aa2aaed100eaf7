// A series of bad kernels in the Kernel view: each is reported, none blocks the window, and the next good one is
// measured.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QTest>
#include <QTimer>
#include <cstdio>
#include <ctime>
#include <string_view>
#include <utility>

#include "headroom/system/file.hpp"
#include "kernel/kernel_view.hpp"
#include "shell/message_log.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using testing::kPatienceMs;

/// Limit, in addition to layout and painting of the window, which take long on some machines without a graphics card.
constexpr double kMostOwnWorkMs = 50;

/// Returns this thread's CPU time so far in milliseconds, which does not include other programs.
double ownWorkMs() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// A timer of the window's thread, and the longest work between two timer events.
class Heartbeat {
 public:
  Heartbeat() {
    beats_.setTimerType(Qt::PreciseTimer);
    QObject::connect(&beats_, &QTimer::timeout, &beats_, [this] {
      const double now = ownWorkMs();
      longestMs_ = std::max(longestMs_, now - last_);
      last_ = now;
      ++count_;
    });
    beats_.start(1);
  }

  [[nodiscard]] int count() const { return count_; }
  /// Since the last call.
  double takeLongestMs() { return std::exchange(longestMs_, 0); }

 private:
  QTimer beats_;
  double last_ = ownWorkMs();
  double longestMs_ = 0;
  int count_ = 0;
};

struct BadKernel {
  const char* name;
  std::string text;
  const char* status;
  bool saysMuch = false;
};

std::string kernelOf(const std::string& work, const std::string& before = "") {
  return before +
         "kernel void twice(global const float* in, global float* out) {\n  const int i = get_global_id(0);\n  " +
         work + "\n}\n";
}

std::string manyWarnings() {
  std::string text;
  for (int i = 0; i < 3000; ++i) text += "#warning number " + std::to_string(i) + "\n";
  return text;
}

std::vector<BadKernel> badKernels() {
  return {
      {"no such name", kernelOf("out[i] = 2 * sun;"), "BuildFailed"},
      {"no end", "kernel void twice(global const float* in, global float* out) {\n", "BuildFailed"},
      {"much to say", kernelOf("out[i] = 2 * sun;", manyWarnings()), "BuildFailed", true},
      {"nothing in the file", "\n", ""},
      {"wrong", kernelOf("out[i] = 3 * in[i];"), "WrongResult"},
      {"crash", kernelOf("*(volatile global int*)8 = i; out[i] = 0;"), "Crashed"},
      {"flood", kernelOf("printf(\"\\033[2Jitem %d of all items says the same\\n\", i); out[i] = 3 * in[i];"),
       "WrongResult"},
  };
}

class BadKernelTest : public testing::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    write("twice.toml",
          "title = \"Twice\"\nsummary = \"s\"\nsource = [\"twice.cl\"]\n[size]\nN = [5000]\n[buffer]\n"
          "from = { type = \"float\", count = \"N\" }\nto = { type = \"float\", count = \"N\", use = \"out\" }\n"
          "[[pass]]\nkernel = \"twice\"\nargs = [\"from\", \"to\"]\nglobal = [\"N\"]\n"
          "[reference]\neach = { to = \"2 * from[i]\" }\n");
    write("twice.cl", kernelOf("out[i] = 2 * in[i];"));
  }

  void write(const char* name, const std::string& text) const {
    writeFile(folder_.filePath(QString::fromLatin1(name)).toStdString(), text);
  }
  [[nodiscard]] std::string state() const {
    return child<KernelView>("kernel")->state().replace(QChar(QChar::Nbsp), QLatin1Char(' ')).toStdString();
  }
  [[nodiscard]] bool comes(const std::string& words) const {
    return QTest::qWaitFor([&] { return state().find(words) != std::string::npos; }, kPatienceMs);
  }
  /// All good kernels differ, so that each becomes a revision.
  void expectGood(int revision) const {
    write("twice.cl", kernelOf("out[i] = 2 * in[i];") + "// revision " + std::to_string(revision) + "\n");
    ASSERT_TRUE(comes("Revision " + std::to_string(revision) + ": ")) << state();
    EXPECT_THAT(state(), HasSubstr("Gelement/s"));
    EXPECT_THAT(state(), ::testing::Not(HasSubstr("WrongResult")));
  }
  /// The same, for compilations that may take longer than the timeout of a kernel because other programs load the
  /// machine.
  void expectGoodSoon(int revision) const {
    const std::string wanted = "Revision " + std::to_string(revision) + ": ";
    for (int tries = 0; tries < 8; ++tries) {
      const std::string before = state();
      write("twice.cl", kernelOf("out[i] = 2 * in[i];") + "// " + wanted + std::to_string(tries) + "\n");
      ASSERT_TRUE(QTest::qWaitFor([&] { return state() != before; }, kPatienceMs)) << before;
      ASSERT_TRUE(QTest::qWaitFor(
          [&] { return state().find(wanted) != std::string::npos || state().find("TimedOut") != std::string::npos; },
          kPatienceMs))
          << state();
      if (state().find(wanted) != std::string::npos) return;
    }
    FAIL() << state();
  }
  [[nodiscard]] std::string lastMessage() const {
    const auto messages = child<MessageList>("kernelMessages")->messages();
    return messages.empty() ? "none" : messages.back().text.toStdString();
  }
  /// Includes the work to reduce and restore the window's height, because messages appear and disappear.
  [[nodiscard]] double mostWorkMs() const {
    const double before = ownWorkMs();
    const QSize size = window_->size();
    window_->resize(size - QSize(0, 40));
    QCoreApplication::processEvents();
    window_->resize(size);
    QCoreApplication::processEvents();
    return kMostOwnWorkMs + ownWorkMs() - before;
  }
  [[nodiscard]] std::string allMessages() const {
    std::string all;
    const auto* log = child<MessageLog>("messages");
    for (int i = 0; i < log->count(); ++i) all += log->item(i)->text().toStdString() + '\n';
    return all;
  }
};

TEST_F(BadKernelTest, IsReportedAndTheNextGoodOneIsMeasuredWhileTheWindowLives) {
  open();
  ASSERT_TRUE(window_->openInView(folder_.filePath(QStringLiteral("twice.cl"))));
  press("run");
  ASSERT_TRUE(comes("Revision 1: ")) << state();
  Heartbeat heart;
  int revision = 1;
  for (const BadKernel& bad : badKernels()) {
    SCOPED_TRACE(bad.name);
    const int beats = heart.count();
    const std::string before = state();
    write("twice.cl", bad.text);
    if (*bad.status != '\0') {
      ASSERT_TRUE(comes(bad.status)) << state();
    } else {
      ASSERT_TRUE(QTest::qWaitFor([&] { return state() != before; }, kPatienceMs)) << state();
    }
    EXPECT_THAT(state().size(), ::testing::Lt(2000u));
    if (bad.saysMuch) {
      EXPECT_THAT(lastMessage(), HasSubstr(" more. The whole log is in "));
    }
    const double badMs = heart.takeLongestMs();
    if (std::string_view(bad.status) == "WrongResult") ++revision;  // which is stored, too
    expectGood(++revision);
    const double goodMs = heart.takeLongestMs();
    EXPECT_GT(heart.count() - beats, 10) << "the window was alive";
    const double mostMs = mostWorkMs();
    EXPECT_LT(badMs, mostMs);
    EXPECT_LT(goodMs, mostMs) << "after it";
    std::printf("%s: %.1f ms of own work at a time, %.1f with the good one after it, of %.1f\n", bad.name, badMs,
                goodMs, mostMs);
    static_cast<void>(heart.takeLongestMs());
  }
  EXPECT_THAT(allMessages(), HasSubstr("at 5000 printed:\n  \\u001b[2Jitem "));
}

TEST_F(BadKernelTest, ThatHangsIsEndedAndTheNextGoodOneIsMeasured) {
  deadline_ = std::chrono::seconds(4);
  open();
  ASSERT_TRUE(window_->openInView(folder_.filePath(QStringLiteral("twice.cl"))));
  Heartbeat heart;
  expectGoodSoon(1);
  write("twice.cl", kernelOf("volatile int go = 1; while (go) { } out[i] = 2 * in[i];"));
  ASSERT_TRUE(comes("TimedOut")) << state();
  EXPECT_THAT(state(), HasSubstr("did not respond for 4 s"));
  EXPECT_THAT(state(), HasSubstr("which runs kernel twice of "));
  expectGoodSoon(2);
  EXPECT_GT(heart.count(), 10) << "the window was alive";
  const double longestMs = heart.takeLongestMs();
  EXPECT_LT(longestMs, mostWorkMs());
}

}  // namespace
}  // namespace headroom
