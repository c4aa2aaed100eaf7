// A far end that is held in the middle of a job, so that its connection or its task can be taken away there: after
// results have been acknowledged, and before the end of the job, however busy the machine is.
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "command_line.hpp"
#include "headroom/history.hpp"
#include "headroom/text/shell_word.hpp"
#include "process_tree.hpp"

namespace headroom {

/// Starts of the far program are numbered from 1, one for each connection or task.
struct HeldStart {
  int start = 2;  ///< this one is held
  int rows = 1;   ///< when it has sent so many rows, and not the end of the last one's job
};

class HeldWorker {
 public:
  /// `home`: a folder. Each test has its own in it: a start of the one before may be late.
  explicit HeldWorker(const std::filesystem::path& home)
      : folder_(home / ::testing::UnitTest::GetInstance()->current_test_info()->name()) {}

  [[nodiscard]] std::string program() const { return folder_ / "worker"; }

  /// Each start looks like a machine of its own, as nodes of a cluster are. One that is held ends with its input.
  /// Others wait after their first row until it is held: they could be done with all before it has begun.
  void write(HeldStart held) const {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
    std::ofstream(program()) << fmt::format(
        R"sh(#!/bin/sh
cd {0} || exit
n=1; while ! mkdir "$n" 2>/dev/null; do n=$((n+1)); done
far() {{ LC_ALL=C sed -u "s/$(cat /proc/sys/kernel/random/boot_id)/machine $n/g"; }}
# Ends with code 5 after row number $1.
rows() {{ LC_ALL=C sed -u '/"event": *"row"/{{x;s/^/x/;/^x\{{'"$1"'\}}$/{{x;q5;}};x;}}'; }}
{1} "$@" | far | if [ "$n" != {2} ]; then
  rows 1; [ $? = 5 ] && while [ -e worker ] && [ ! -e held ]; do sleep 0.05; done
  cat
else
  rows {3}; [ $? = 5 ] || exit
  echo "$$ $SLURM_JOB_ID" >held.new; mv held.new held
  cat >/dev/null
fi
)sh",
        shellWord(folder_.string()), shellWord(HEADROOM_RUNNER), held.start, held.rows);
    std::filesystem::permissions(program(), std::filesystem::perms::owner_all);
  }

  [[nodiscard]] std::size_t starts() const {
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder_)) count += entry.is_directory() ? 1 : 0;
    return count;
  }

  /// Waits until it is held and `isFarEnough`.
  void wait(const std::function<bool()>& isFarEnough) {
    constexpr int kMostLooks = 6000;
    bool isThere = false;
    for (int look = 0; look < kMostLooks && !isThere; ++look) {
      isThere = std::filesystem::exists(folder_ / "held") && isFarEnough();
      if (!isThere) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    ASSERT_TRUE(isThere) << "no worker was held";
    std::ifstream(folder_ / "held") >> process_ >> job_;
    processes_ = testing::descendantsOf(process_);
    processes_.insert(process_);
    EXPECT_GE(processes_.size(), 2U) << "the runner is one of them";
  }

  [[nodiscard]] pid_t process() const { return process_; }
  /// Its id in the queue of Slurm.
  [[nodiscard]] const std::string& job() const { return job_; }

  /// Twice the time that a runner has to end after its input; a busy machine may be late.
  void expectGone() const {
    const auto isAnyAlive = [this] {
      return std::any_of(processes_.begin(), processes_.end(), [](pid_t each) { return testing::isAlive(each); });
    };
    for (int look = 0; look < 400 && isAnyAlive(); ++look) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    EXPECT_FALSE(isAnyAlive()) << "orphans of the far end";
  }

 private:
  std::filesystem::path folder_;
  pid_t process_ = 0;
  std::string job_;
  std::set<pid_t> processes_;
};

/// The newest journal of the test's history, which grows and never changes.
class GrowingJournal {
 public:
  explicit GrowingJournal(std::filesystem::path runs) : runs_(std::move(runs)) {}

  [[nodiscard]] bool hasRows(std::size_t rows) const {
    const std::vector<RunSummary> list = listRuns(runs_);
    return !list.empty() && list.front().problem.empty() && list.front().finishedRows >= rows;
  }
  /// What has been acknowledged by now.
  void keep() { kept_ = contentOf(file()); }
  /// Returns its rows; none of those that were kept is lost or measured again.
  [[nodiscard]] std::vector<ResultRow> rowsNow() const {
    EXPECT_FALSE(kept_.empty());
    const std::filesystem::path journal = file();
    EXPECT_TRUE(contentOf(journal).starts_with(kept_));
    return journal.empty() ? std::vector<ResultRow>() : readRun(journal).document.rows;
  }
  void expectEachPointOnce(std::size_t points) const {
    const std::vector<ResultRow> rows = rowsNow();
    EXPECT_EQ(rows.size(), points);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      EXPECT_EQ(rows[i].status, Status::Ok) << rows[i].variant << ": " << rows[i].reason;
      for (std::size_t k = 0; k < i; ++k) EXPECT_FALSE(isSamePoint(rows[i], rows[k])) << rows[i].variant;
    }
  }

 private:
  [[nodiscard]] std::filesystem::path file() const {
    const std::vector<RunSummary> list = listRuns(runs_);
    return list.empty() ? std::filesystem::path() : list.front().file;
  }

  std::filesystem::path runs_;
  std::string kept_;
};

inline std::size_t timesIn(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

}  // namespace headroom
