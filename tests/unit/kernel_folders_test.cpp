// Kernel folders of a run: recorded at its start, required to resume it.
#include "workbench/history/kernel_folders.hpp"

#include <gmock/gmock.h>

#include <filesystem>

#include "catalogue/kernel_identity.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "headroom/text/shell_word.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class KernelFolders : public ::testing::Test {
 protected:
  /// Writes the kernel to a folder of that name, and returns the folder.
  [[nodiscard]] std::string write(const std::string& folder, const std::string& kernel) const {
    const fs::path path = folder_ / folder;
    fs::create_directories(path);
    writeFile(path / (kernel + ".cl"),
              "/*---\nworkload = \"copy\"\ntitle = \"t\"\nrank = 15\nsummary = \"s\"\n[[pass]]\nkernel = \"k\"\n"
              "args = [\"source\"]\nglobal = [\"width\"]\nlocal = [\"1\"]\n---*/\nkernel void k(global float* a) {}\n");
    return path.string();
  }

  /// A run of both kernels that the tests write, from these folders.
  [[nodiscard]] static RunDocument runFrom(std::vector<std::string> folders) {
    RunDocument run;
    run.plans.emplace_back();
    run.plans.front().variants = {"copy.scalar", "copy.first", "copy.second"};
    run.context.kernelFolders = std::move(folders);
    return run;
  }

  [[nodiscard]] static std::string refusal(const RunDocument& run, const Catalogue& catalogue) {
    return sentenceOf<UsageError>([&] { requireKnownVariants(run, catalogue); });
  }

  const TestFolder folder_;
};

TEST_F(KernelFolders, AreToldOfTheKernelsThatAreMeasuredInTheOrderOfTheFolders) {
  const std::string last = write("a", "second");
  const std::string first = write("z", "first");
  const std::string unused = write("m", "third");
  const Catalogue catalogue({first, unused, last, first});
  RunContext context;
  tellKernels(context, std::vector<std::string>{"copy.scalar", "copy.second", "copy.first"}, catalogue);
  EXPECT_EQ(context.kernels.size(), 3U);
  EXPECT_THAT(context.kernelFolders, ElementsAre(first, last));
  tellKernels(context, std::vector<std::string>{"copy.scalar"}, catalogue);
  EXPECT_THAT(context.kernelFolders, IsEmpty());
}

TEST_F(KernelFolders, OfARunThatIsGoneOnWithAreNamedWithWhatToType) {
  const std::string first = write("one", "first");
  const std::string second = write("one more", "second");
  EXPECT_THAT(refusal(runFrom({first, second}), Catalogue({first, second})), HasSubstr("nothing was thrown"));
  EXPECT_THAT(refusal(runFrom({first, second}), Catalogue({first})),
              AllOf(HasSubstr("not known here: copy.second. "), HasSubstr("--kernels '" + second + "'"),
                    Not(HasSubstr("--kernels " + first)), HasSubstr(userKernelFolder().string())));
  EXPECT_THAT(refusal(runFrom({first, second}), Catalogue()),
              AllOf(HasSubstr("copy.first, copy.second"), HasSubstr(kernelOptions(std::vector{first, second}))));
}

TEST_F(KernelFolders, ThatAreNotThereAreNotRecommended) {
  const std::string gone = (folder_ / "gone").string();
  EXPECT_THAT(refusal(runFrom({gone}), Catalogue()),
              AllOf(HasSubstr("from " + gone + ", which is not there now"), HasSubstr("--kernels DIR"),
                    Not(HasSubstr("--kernels " + gone))));
  EXPECT_THAT(refusal(runFrom({write("one", "first"), gone}), Catalogue()),
              HasSubstr(", of which " + gone + " is not there now"));
}

TEST_F(KernelFolders, ThatAreGivenAndLackAKernelAreToldToLackIt) {
  const std::string first = write("one", "first");
  EXPECT_THAT(refusal(runFrom({first}), Catalogue({first})),
              AllOf(HasSubstr("not known here: copy.second. "), HasSubstr(first), Not(HasSubstr("--kernels"))));
}

TEST_F(KernelFolders, OfAJournalThatDoesNotTellAreToBeGivenAsWhenItBegan) {
  EXPECT_THAT(refusal(runFrom({}), Catalogue()), AllOf(HasSubstr("copy.first"), HasSubstr("--kernels DIR")));
}

TEST(ShellWord, IsReadByAShellAsTheText) {
  EXPECT_EQ(shellWord("/home/me/kernels-2_b"), "/home/me/kernels-2_b");
  EXPECT_EQ(shellWord("/\xC3\xBC"), "/\xC3\xBC");
  EXPECT_EQ(shellWord("/a b"), "'/a b'");
  EXPECT_EQ(shellWord("it's $HOME"), "'it'\\''s $HOME'");
  EXPECT_EQ(shellWord(""), "''");
}

}  // namespace
}  // namespace headroom
