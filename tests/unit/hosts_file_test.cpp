// Hosts in hosts.toml: what is stored is read again, whatever its words are, and everything else in the file stays.
#include "headroom/hosts/hosts_file.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/values/device_place.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

using Words = std::vector<std::string>;

class HostsFile : public ::testing::Test {
 protected:
  [[nodiscard]] std::string whyNotRead(const std::string& text) const {
    writeFile(file_, text);
    return sentenceOf<Error>([&] { static_cast<void>(readHosts(file_)); });
  }

  TestFolder folder_;
  std::filesystem::path file_ = folder_ / "config" / "hosts.toml";
  NamedHost gpu7_{"gpu7", commandOf(Reach::Ssh, "me@gpu7", {"-p", "2222"})};
};

TEST_F(HostsFile, ThatIsMissingHasNoHosts) {
  EXPECT_THAT(readHosts(file_), IsEmpty());
}

TEST_F(HostsFile, ReturnsWhatWasStored) {
  const NamedHost strange{
      "a.b-c_d", {"sh", "-c", "say \"it's\" \\ \t\n[hosts.x]\n", "{words}"}, "/opt/my programs/headroom-cli"};
  keepHost(file_, gpu7_, false);
  keepHost(file_, strange, false);
  EXPECT_THAT(readHosts(file_), ElementsAre(gpu7_, strange));
}

TEST_F(HostsFile, KeepsCommentsAndOtherHostsWhenOneIsReplacedOrRemoved) {
  std::filesystem::create_directories(file_.parent_path());
  writeFile(file_,
            "# mine\n[hosts.first]\ncommand = [\n  \"sh\",\n  \"-c\", \"{line}\"]\n\n# of the lab\n[hosts.last]\n"
            "command = ['ssh', 'lab', '{line}']  # by key\n");
  keepHost(file_, gpu7_, false);
  NamedHost changed = gpu7_;
  changed.program = "/opt/headroom-cli";
  keepHost(file_, changed, true);
  dropHost(file_, "first");
  const std::vector<NamedHost> hosts = readHosts(file_);
  EXPECT_THAT(hosts, ElementsAre(NamedHost{"last", {"ssh", "lab", "{line}"}}, changed));
  EXPECT_THAT(readFile(file_), AllOf(HasSubstr("# mine\n"), HasSubstr("# of the lab\n"), HasSubstr("# by key")));
}

TEST_F(HostsFile, RefusesATakenNameAndAnUnknownOne) {
  keepHost(file_, gpu7_, false);
  EXPECT_THAT(sentenceOf<UsageError>([&] { keepHost(file_, gpu7_, false); }),
              AllOf(HasSubstr("gpu7"), HasSubstr("already"), HasSubstr("--replace")));
  EXPECT_THAT(sentenceOf<UsageError>([&] { dropHost(file_, "gpu8"); }),
              AllOf(HasSubstr("no host \"gpu8\""), HasSubstr("gpu7")));
  EXPECT_THAT(readHosts(file_), ElementsAre(gpu7_));
}

TEST_F(HostsFile, RefusesNamesThatADeviceOptionCouldNotSay) {
  for (const char* name : {"", "a/b", "a b", "-a", ".a", "a,b", "caf\xC3\xA9", "0:1"}) {
    EXPECT_THAT(sentenceOf<UsageError>([&] {
                  keepHost(file_, {name, {"sh"}}, false);
                }),
                HasSubstr("cannot name a host"))
        << name;
  }
  EXPECT_FALSE(std::filesystem::exists(file_));
}

TEST_F(HostsFile, RefusesACommandThatCouldNotBeRead) {
  const auto refusal = [this](const NamedHost& host) {
    return sentenceOf<UsageError>([&] { keepHost(file_, host, false); });
  };
  EXPECT_THAT(refusal({"x", {"sh", "{words}", "{line}"}}), AllOf(HasSubstr("Host x"), HasSubstr("more than once")));
  EXPECT_THAT(refusal({"x", {"{words}"}}), HasSubstr("names no program"));
  EXPECT_THAT(refusal({"x", {"ssh", "x", "{command}"}}),
              AllOf(HasSubstr("Host x"), HasSubstr("unknown word {command}"), HasSubstr("{words} or {line}")));
  EXPECT_THAT(refusal({"x", {"ssh", "x", "{Line}"}}), HasSubstr("unknown word {Line}"));
  EXPECT_THAT(refusal({"x", {"sh"}, "-x"}), HasSubstr("program is not the name"));
  EXPECT_FALSE(std::filesystem::exists(file_));
}

TEST_F(HostsFile, TakesBracesOfScriptsAndTemplates) {
  const NamedHost host{"x", {"sh", "-c", "{ exec \"$@\"; }", "{{.Name}}", "{}", "${line}", "{a,b}", "{words}"}};
  keepHost(file_, host, false);
  EXPECT_THAT(readHosts(file_), ElementsAre(host));
}

TEST_F(HostsFile, RefusesWordsThatAreNotText) {
  EXPECT_THAT(sentenceOf<UsageError>([&] { keepHost(file_, {"x", {"sh", "\xFF"}}, false); }), HasSubstr("not UTF-8"));
}

TEST_F(HostsFile, NamesFileLineAndRemedyOfAMistake) {
  std::filesystem::create_directories(file_.parent_path());
  EXPECT_THAT(whyNotRead("[hosts.a]\ncommand = \"ssh a\"\n"),
              AllOf(HasSubstr("hosts.toml:2:"), HasSubstr("not a list")));
  EXPECT_THAT(whyNotRead("[hosts.a]\ncommand = []\n"),
              AllOf(HasSubstr("hosts.toml:2:"), HasSubstr("names no program")));
  EXPECT_THAT(whyNotRead("\n[hosts.a]\n"), AllOf(HasSubstr("hosts.toml:2:"), HasSubstr("lacks the key \"command\"")));
  EXPECT_THAT(whyNotRead("[hosts.a]\ncommand = [\"x\", 5]\n"), AllOf(HasSubstr(":2:"), HasSubstr("not a string")));
  EXPECT_THAT(whyNotRead("[hosts.a]\ncommand = [\"x\"]\npasword = \"y\"\n"),
              AllOf(HasSubstr(":3:"), HasSubstr("unknown key \"pasword\""), HasSubstr("command, program")));
  EXPECT_THAT(whyNotRead("[hosts.a]\ncommand = [\"x\", \"{line}\", \"{words}\"]\n"), HasSubstr("more than once"));
  EXPECT_THAT(whyNotRead("[hosts.a]\ncommand = [\"x\", \"{args}\"]\n"),
              AllOf(HasSubstr(":2:"), HasSubstr("unknown word {args}"), HasSubstr("{words} or {line}")));
  EXPECT_THAT(whyNotRead("[hosts.a]\ncommand = [\"x\"]\nprogram = \"-x\"\n"), HasSubstr("program is not the name"));
  EXPECT_THAT(whyNotRead("[hosts.\"a/b\"]\ncommand = [\"x\"]\n"), HasSubstr("cannot name a host"));
  EXPECT_THAT(whyNotRead("[hosts.a\n"), HasSubstr("not TOML"));
  EXPECT_THAT(whyNotRead("[machines.a]\n"), HasSubstr("unknown key \"machines\""));
}

TEST_F(HostsFile, LeavesAnInlineTableToItsWriter) {
  std::filesystem::create_directories(file_.parent_path());
  const std::string text = "[hosts]\na = {command = [\"x\"]}\nb = {command = [\"y\"]}\n";
  writeFile(file_, text);
  EXPECT_THAT(sentenceOf<Error>([&] { dropHost(file_, "a"); }), HasSubstr("by hand"));
  EXPECT_EQ(readFile(file_), text);
}

TEST(HostCommand, GivesWordsToProgramsThatPassThemOnAndALineToOthers) {
  const NamedHost box{"box", commandOf(Reach::Docker, "cuda", {"-u", "me"}), "/opt/it's here/headroom-cli"};
  EXPECT_THAT(hostOf(box).command,
              ElementsAre("docker", "exec", "-i", "-u", "me", "cuda", "/opt/it's here/headroom-cli", "worker"));
  const NamedHost far{"far", commandOf(Reach::Ssh, "gpu7", {}), "/opt/it's here/headroom-cli"};
  EXPECT_THAT(hostOf(far).command, ElementsAre("ssh", "-T", "-o", "BatchMode=yes", "--", "gpu7",
                                               "'/opt/it'\\''s here/headroom-cli' worker"));
  EXPECT_THAT(commandOf(Reach::Kubectl, "pod", {"-n", "lab"}),
              ElementsAre("kubectl", "exec", "-i", "-n", "lab", "pod", "--", "{words}"));
  EXPECT_THAT(commandOf(Reach::Srun, "", {"--gres=gpu:1"}),
              ElementsAre("srun", "--nodes=1", "--ntasks=1", "--gres=gpu:1", "{words}"));
}

TEST(HostCommand, WithoutAPlaceStartsTheRunnerByItself) {
  const NamedHost host{"x", {"my-starter", "gpu7"}};
  EXPECT_FALSE(runsCommands(host));
  EXPECT_THAT(hostOf(host).command, ElementsAre("my-starter", "gpu7"));
  EXPECT_THAT(sentenceOf<UsageError>([&] { static_cast<void>(commandThere(host, {"true"})); }),
              HasSubstr("only starts a runner"));
}

TEST(HostCommand, RefusesATargetThatWouldBeAnOption) {
  for (const Reach reach : {Reach::Ssh, Reach::Docker, Reach::Podman, Reach::Kubectl}) {
    EXPECT_THAT(sentenceOf<UsageError>([&] { static_cast<void>(commandOf(reach, "-oProxyCommand=x", {})); }),
                HasSubstr("--option"));
  }
}

TEST(PlacedDevice, IsOnTheHostBeforeTheSlash) {
  const std::vector<NamedHost> hosts{{"gpu7", {"x"}}};
  EXPECT_EQ(placedSelector("gpu7/0:1", hosts).host, hosts.front());
  EXPECT_EQ(placedSelector("gpu7/0:1", hosts).selector, "0:1");
  EXPECT_EQ(placedSelector("gpu7/", hosts).selector, "");
  EXPECT_EQ(placedSelector("gpu7/UHD/Xe", hosts).selector, "UHD/Xe");
}

TEST(PlacedDevice, IsHereWithoutAHost) {
  EXPECT_FALSE(placedSelector("gpu7", {}).host);
  EXPECT_FALSE(placedSelector("", {}).host);
  EXPECT_EQ(placedSelector("Intel(R) UHD/Xe", {}).selector, "Intel(R) UHD/Xe") << "no host has such a name";
}

TEST(PlacedDevice, OnAnUnknownHostIsAMistake) {
  const std::vector<NamedHost> hosts{{"gpu7", {"x"}}};
  EXPECT_THAT(sentenceOf<UsageError>([&] { static_cast<void>(placedSelector("gpu8/GPU", hosts)); }),
              AllOf(HasSubstr("no host \"gpu8\""), HasSubstr("gpu7"), HasSubstr("contains a slash")));
}

TEST(ProposedHostName, IsTheMachinesWithoutUserPortAndDomain) {
  const auto proposed = [](Reach reach, const char* target) { return proposedHostName(reach, target, {}); };
  EXPECT_EQ(proposed(Reach::Ssh, "gpu7"), "gpu7");
  EXPECT_EQ(proposed(Reach::Ssh, "me@gpu7.lab.example.org"), "gpu7");
  EXPECT_EQ(proposed(Reach::Ssh, "ssh://me@gpu7:2222"), "gpu7");
  EXPECT_EQ(proposed(Reach::Ssh, "me@10.0.0.7"), "10.0.0.7");
  EXPECT_EQ(proposed(Reach::Ssh, "fe80::7"), "fe80--7");
  EXPECT_EQ(proposed(Reach::Docker, "cuda_12.run"), "cuda_12.run");
  EXPECT_EQ(proposed(Reach::Kubectl, "deployment/opencl"), "opencl");
  EXPECT_EQ(proposed(Reach::Srun, ""), "");
}

TEST(ProposedHostName, IsOneThatAHostMayHaveAndNoneHas) {
  const std::vector<std::string> known{"gpu7", "gpu7-2"};
  EXPECT_EQ(proposedHostName(Reach::Ssh, "me@gpu7", known), "gpu7-3");
  EXPECT_EQ(proposedHostName(Reach::Podman, "_my box", known), "my-box");
  EXPECT_EQ(proposedHostName(Reach::Ssh, "@", known), "");
  const std::string longest(1000, 'a');
  const std::string first = proposedHostName(Reach::Ssh, longest, known);
  EXPECT_TRUE(isHostName(first)) << first;
  EXPECT_TRUE(isHostName(proposedHostName(Reach::Ssh, longest, std::vector{first})));
}

}  // namespace
}  // namespace headroom
