// Jobs on several hosts: each goes to the machine of its device. The hosts only write down what they get.
#include "workbench/hosts/placed_hosts.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <latch>
#include <thread>

#include "headroom/system/error.hpp"
#include "test_folder.hpp"
#include "workbench/hosts/threaded_host.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

using Log = std::vector<std::string>;

class WritingHost : public JobHost {
 public:
  WritingHost(std::string name, Log& log) : name_(std::move(name)), log_(log) {}
  ~WritingHost() override { log_.push_back(name_ + " ended"); }

  JobOutcome execute(const Job& job, const JobSink& sink, const std::stop_token& /*stop*/) override {
    if (std::holds_alternative<ListDevicesJob>(job)) {
      DeviceDescription device;
      device.id = "0:0";
      device.name = "GPU of " + name_;
      sink(DevicesFound{{device}, {}});
    }
    if (const auto* measure = std::get_if<MeasureJob>(&job)) {
      log_.push_back(name_ + " measured " + measure->deviceId);
      RowReady ready;
      ready.row.deviceId = measure->deviceId;
      sink(std::move(ready));
    }
    if (std::holds_alternative<FreshStartJob>(job)) log_.push_back(name_ + " renewed");
    return {};
  }
  std::optional<RunContext> context(const std::stop_token& /*stop*/) override {
    if (name_ == "lost" || name_ == "gone") throw Error(Stage::Runner, name_ + " does not answer.");
    RunContext context;
    context.host = "machine of " + name_;
    context.namedHost = name_;
    return context;
  }

 private:
  std::string name_;
  Log& log_;
};

class PlacedHostsTest : public ::testing::Test {
 protected:
  PlacedHostsTest() { hosts_.setHosts({{"gpu7", {"ssh", "gpu7", "{line}"}}, {"gpu8", {"ssh", "gpu8", "{line}"}}}); }
  JobOutcome execute(const Job& job, JobEvent* last = nullptr) {
    return hosts_.execute(job,
                          [last](JobEvent event) {
                            if (last != nullptr) *last = std::move(event);
                          },
                          {});
  }
  static Job measure(const std::string& deviceId) {
    MeasureJob job;
    job.deviceId = deviceId;
    return job;
  }

  Log log_;
  PlacedHosts hosts_{[this](const Host& host) { return std::make_unique<WritingHost>(host.name, log_); }};
};

TEST_F(PlacedHostsTest, AJobReachesTheMachineOfItsDeviceUnderItsIdThere) {
  JobEvent event;
  EXPECT_EQ(execute(measure("gpu8/1:0"), &event).kind, JobOutcome::Kind::Done);
  EXPECT_EQ(std::get<RowReady>(event).row.deviceId, "gpu8/1:0");
  execute(measure("0:1"), &event);
  EXPECT_EQ(std::get<RowReady>(event).row.deviceId, "0:1");
  execute(FreshStartJob{"gpu8/1:0"});
  EXPECT_THAT(log_, ElementsAre("gpu8 measured 1:0", " measured 0:1", "gpu8 renewed"));
}

TEST_F(PlacedHostsTest, DevicesAreListedUnderTheirHostsName) {
  JobEvent event;
  execute(ListDevicesJob{"gpu7/GPU"}, &event);
  EXPECT_EQ(std::get<DevicesFound>(event).devices.at(0).id, "gpu7/0:0");
  execute(ListDevicesJob{"Intel(R) UHD/Xe"}, &event);
  EXPECT_EQ(std::get<DevicesFound>(event).devices.at(0).id, "0:0") << "no host has such a name";
}

TEST_F(PlacedHostsTest, AJobOfTwoMachinesOrOfAnUnknownHostFailsInASentence) {
  SplitJob split;
  split.parts.resize(2);
  split.parts[0].deviceId = "gpu7/0:0";
  split.parts[1].deviceId = "0:0";
  const JobOutcome mixed = execute(split);
  EXPECT_EQ(mixed.kind, JobOutcome::Kind::Failed);
  EXPECT_THAT(mixed.reason, AllOf(HasSubstr("host gpu7"), HasSubstr("this machine")));
  split.parts[1].deviceId = "gpu7/0:1";
  EXPECT_EQ(execute(split).kind, JobOutcome::Kind::Done);
  EXPECT_THAT(execute(measure("gpu9/0:0")).reason, HasSubstr("no host \"gpu9\""));
}

TEST_F(PlacedHostsTest, TheContextOfSeveralMachinesIsTheFirstOnesWithTheOthers) {
  const std::optional<RunContext> context =
      hosts_.contextOf(std::vector<std::string>{"gpu8/GPU", "CPU", "gpu8/1:0", "gpu7/"}, {});
  ASSERT_TRUE(context);
  EXPECT_EQ(context->host, "machine of gpu8");
  ASSERT_EQ(context->otherMachines.size(), 2U);
  EXPECT_EQ(context->otherMachines[0].namedHost, "");
  EXPECT_EQ(context->otherMachines[1].host, "machine of gpu7");
  EXPECT_EQ(hosts_.contextOf({}, {})->namedHost, "");
}

TEST_F(PlacedHostsTest, MachinesThatAreNotReachedAreLeftOutUnlessThereIsNoOther) {
  hosts_.setHosts({{"gpu7", {"{words}"}}, {"lost", {"{words}"}}, {"gone", {"{words}"}}});
  const std::vector<std::string> selectors{"lost/all", "gpu7/all", "gone/GPU"};
  EXPECT_THAT(sentenceOf<Error>([&] { hosts_.contextOf(selectors, {}); }), HasSubstr("lost does not answer."))
      << "as a split or a resumed run needs all";
  std::vector<LeftOut> leftOut;
  const std::optional<RunContext> context = hosts_.contextOf(selectors, {}, &leftOut);
  ASSERT_TRUE(context);
  EXPECT_EQ(context->namedHost, "gpu7");
  EXPECT_TRUE(context->otherMachines.empty());
  ASSERT_EQ(leftOut.size(), 2U);
  EXPECT_EQ(leftOut[0].host, "lost");
  EXPECT_EQ(leftOut[1].reason, "gone does not answer.");
  leftOut.clear();
  EXPECT_THAT(sentenceOf<Error>([&] {
                hosts_.contextOf(std::vector<std::string>{"lost/", "gone/"}, {}, &leftOut);
              }),
              HasSubstr("lost does not answer."));
}

/// Is reached when another one is being reached, too.
class MeetingHost : public JobHost {
 public:
  explicit MeetingHost(std::latch& all) : all_(all) {}
  JobOutcome execute(const Job& /*job*/, const JobSink& /*sink*/, const std::stop_token& /*stop*/) override {
    return {};
  }
  std::optional<RunContext> context(const std::stop_token& /*stop*/) override {
    all_.arrive_and_wait();
    return RunContext();
  }

 private:
  std::latch& all_;
};

TEST(PlacedHostsReach, MachinesAtTheSameTimeAndThisOneOnTheCallersThread) {
  std::latch all(3);
  std::thread::id ofThisMachine;
  PlacedHosts hosts([&](const Host& host) {
    if (host.name.empty()) ofThisMachine = std::this_thread::get_id();
    return std::make_unique<MeetingHost>(all);
  });
  hosts.setHosts({{"gpu7", {"{words}"}}, {"gpu8", {"{words}"}}});
  const std::optional<RunContext> context =  // would never return one after the other
      hosts.contextOf(std::vector<std::string>{"gpu7/", "0:0", "gpu8/"}, {});
  ASSERT_TRUE(context);
  EXPECT_EQ(context->otherMachines.size(), 2U);
  EXPECT_EQ(ofThisMachine, std::this_thread::get_id());
}

TEST_F(PlacedHostsTest, AHostThatIsNoLongerThereEndsAndOthersStay) {
  execute(measure("gpu7/0:0"));
  execute(measure("gpu8/0:0"));
  log_.clear();
  hosts_.setHosts({{"gpu7", {"ssh", "gpu7", "{line}"}}, {"gpu8", {"ssh", "another", "{line}"}}});
  EXPECT_THAT(log_, ElementsAre("gpu8 ended"));
  execute(measure("gpu8/0:0"));
  EXPECT_THAT(log_, ElementsAre("gpu8 ended", "gpu8 measured 0:0"));
}

TEST_F(PlacedHostsTest, ARenewedHostHasAnotherRunnerAndOthersStay) {
  execute(measure("gpu7/0:0"));
  execute(measure("0:0"));
  log_.clear();
  hosts_.renew("gpu7");
  hosts_.renew("gpu8");
  EXPECT_THAT(log_, ElementsAre("gpu7 ended"));
  execute(measure("gpu7/0:0"));
  EXPECT_THAT(log_, ElementsAre("gpu7 ended", "gpu7 measured 0:0"));
}

/// Writes down the threads that call it.
class ThreadsOfCalls : public JobHost {
 public:
  explicit ThreadsOfCalls(std::vector<std::thread::id>& threads) : threads_(threads) {}
  JobOutcome execute(const Job& /*job*/, const JobSink& sink, const std::stop_token& /*stop*/) override {
    threads_.push_back(std::this_thread::get_id());
    sink(Activity{"timing", 0, Phase::Timing});
    return {};
  }
  std::optional<RunContext> context(const std::stop_token& /*stop*/) override {
    throw Error(Stage::Runner, "The host is not there.");
  }

 private:
  std::vector<std::thread::id>& threads_;
};

TEST(ThreadedHostTest, IsCalledOnOneThreadThatOutlivesItsCallers) {
  std::vector<std::thread::id> threads;
  ThreadedHost host(std::make_unique<ThreadsOfCalls>(threads));
  int events = 0;
  for (int call = 0; call < 3; ++call) {
    std::thread([&] { host.execute(FreshStartJob{}, [&events](const JobEvent&) { ++events; }, {}); }).join();
  }
  ASSERT_EQ(threads.size(), 3U);
  EXPECT_EQ(threads[0], threads[1]);
  EXPECT_EQ(threads[1], threads[2]);
  EXPECT_NE(threads[0], std::this_thread::get_id());
  EXPECT_EQ(events, 3);
  EXPECT_THROW(static_cast<void>(host.context({})), Error);
}

}  // namespace
}  // namespace headroom
