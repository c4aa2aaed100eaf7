// A copy of the program on a host: it starts there, from its own folder, or the host is left as it was. Needs no
// device.
#include "headroom/hosts/host_install.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <string>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/system/version.hpp"
#include "headroom/text/shell_word.hpp"
#include "test_folder.hpp"
#include "workbench/hosts/program_files.hpp"
#include "workbench/hosts/tar_stream.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const FarSystem kThere{"Linux", "x86_64", "2.36", "", ""};

TEST(HostInstall, FitsTheSameSystemAndANewerOne) {
  EXPECT_EQ(whyNotCopied(kThere, "x86_64", "2.36"), "");
  EXPECT_EQ(whyNotCopied({"Linux", "x86_64", "2.100", "", ""}, "x86_64", "2.36"), "");
}

TEST(HostInstall, SaysWhyAnotherSystemDoesNotFit) {
  EXPECT_THAT(whyNotCopied({"Darwin", "arm64", "", "", ""}, "x86_64", "2.36"), HasSubstr("runs Darwin"));
  EXPECT_THAT(whyNotCopied({"Linux", "aarch64", "2.36", "", ""}, "x86_64", "2.36"),
              AllOf(HasSubstr("aarch64"), HasSubstr("x86_64")));
  EXPECT_THAT(whyNotCopied({"Linux", "x86_64", "", "", ""}, "x86_64", "2.36"), HasSubstr("not glibc"));
  EXPECT_THAT(whyNotCopied({"Linux", "x86_64", "2.9", "", ""}, "x86_64", "2.36"),
              AllOf(HasSubstr("glibc 2.9"), HasSubstr("glibc 2.36")));
}

TEST(HostInstall, LeavesTheCLibraryToTheSystem) {
  EXPECT_THAT(librariesInLine("\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)"), IsEmpty());
  EXPECT_THAT(librariesInLine("\tlinux-vdso.so.1 (0x00007ffd)"), IsEmpty());
  EXPECT_THAT(librariesInLine("\t/lib64/ld-linux-x86-64.so.2 (0x00007f)"), IsEmpty());
  const auto found = librariesInLine("\tlibfmt.so.9 => /opt/my libraries/libfmt.so.9 (0x00007f)");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].name, "libfmt.so.9");
  EXPECT_EQ(found[0].path, "/opt/my libraries/libfmt.so.9");
  EXPECT_THAT(sentenceOf<Error>([] { static_cast<void>(librariesInLine("\tlibx.so.1 => not found")); }),
              HasSubstr("needs libx.so.1"));
}

/// A host that is this machine with another home.
class InstallingHost : public ::testing::Test {
 protected:
  NamedHost host(const std::string& before = "") {
    return {"gpu7",
            {"sh", "-c",
             fmt::format("XDG_DATA_HOME={}; export XDG_DATA_HOME; {}exec \"$@\"",
                         shellWord((folder_ / "its data").string()), before),
             "sh", "{words}"}};
  }
  /// Puts a script before all programs of that name on the host.
  std::string faking(const std::string& name, const std::string& script) {
    std::filesystem::create_directories(folder_ / "bin");
    const std::filesystem::path file = folder_ / "bin" / name;
    writeFile(file, "#!/bin/sh\n" + script + "\n");
    chmod(file.c_str(), 0700);
    return fmt::format("PATH={}:$PATH; export PATH; ", shellWord((folder_ / "bin").string()));
  }
  [[nodiscard]] bool isAnythingThere() const {
    const std::filesystem::path copies = folder_ / "its data" / "headroom" / "copies";
    return std::filesystem::exists(copies) && !std::filesystem::is_empty(copies);
  }

  TestFolder folder_;
};

TEST_F(InstallingHost, GetsAProgramThatStartsThereByItself) {
  const HostInstallation done = installOn(host(), HEADROOM_RUNNER);
  EXPECT_FALSE(done.wasThere);
  EXPECT_GT(done.files, 1U);
  EXPECT_THAT(done.program, AllOf(HasSubstr("its data/headroom/copies/"), HasSubstr(std::string(version()))));
  const std::filesystem::path printed = folder_ / "printed";
  const std::string command =
      fmt::format("env -i {} --version > {}", shellWord(done.program), shellWord(printed.string()));
  EXPECT_EQ(std::system(command.c_str()), 0);
  EXPECT_EQ(readFile(printed), std::string(version()) + "\n");
}

TEST_F(InstallingHost, IsNotGivenTheSameTwice) {
  const HostInstallation first = installOn(host(), HEADROOM_RUNNER);
  const HostInstallation second = installOn(host(), HEADROOM_RUNNER);
  EXPECT_TRUE(second.wasThere);
  EXPECT_EQ(second.program, first.program);
}

TEST_F(InstallingHost, IsLeftAsItWasIfTheCopyIsDamagedOnTheWay) {
  // sha256sum finds a difference.
  const std::string before = faking("tar", "/bin/tar \"$@\" || exit 1; echo >> copied/$(ls copied | head -n 1)");
  EXPECT_THAT(sentenceOf<Error>([&] { static_cast<void>(installOn(host(before), HEADROOM_RUNNER)); }),
              AllOf(HasSubstr("cannot be copied to host gpu7"), HasSubstr("by hand")));
  EXPECT_FALSE(isAnythingThere());
}

TEST_F(InstallingHost, IsLeftAsItWasIfItEndsInTheMiddle) {
  const std::string before = faking("tar", "head -c 1000000 | /bin/tar \"$@\"");
  EXPECT_THAT(sentenceOf<Error>([&] { static_cast<void>(installOn(host(before), HEADROOM_RUNNER)); }),
              HasSubstr("cannot be copied to host gpu7"));
  EXPECT_FALSE(isAnythingThere());
}

TEST_F(InstallingHost, OfAnotherSystemIsRefusedBeforeAnythingIsSent) {
  const std::string before = faking("uname", "case \"$1\" in -m) echo riscv64;; *) echo Linux;; esac");
  EXPECT_THAT(sentenceOf<Error>([&] { static_cast<void>(installOn(host(before), HEADROOM_RUNNER)); }),
              AllOf(HasSubstr("riscv64"), HasSubstr("--program")));
  EXPECT_FALSE(isAnythingThere());
}

TEST(TarStream, IsWhatTarReads) {
  const TestFolder folder;
  const std::string text(700, 'x');
  writeFile(folder / "a.tar", tarHeader("bin/tool", text.size(), true) + text + tarPadding(text.size()) +
                                  tarHeader("empty", 0, false) + tarPadding(0) + tarEnd());
  const std::string there = shellWord(folder.path().string());
  ASSERT_EQ(std::system(fmt::format("cd {} && tar -xf a.tar", there).c_str()), 0);
  EXPECT_EQ(readFile(folder / "bin/tool"), text);
  EXPECT_EQ(readFile(folder / "empty"), "");
  struct stat state {};
  ASSERT_EQ(stat((folder / "bin/tool").c_str(), &state), 0);
  EXPECT_NE(state.st_mode & S_IXUSR, 0U);
}

}  // namespace
}  // namespace headroom
