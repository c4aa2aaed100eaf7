// Keeps tests from reading or changing the user's data in ~/.local/share and ~/.config: noise floors, kernels, runs,
// hosts.
#include <gtest/gtest.h>

#include <optional>

#include "unit/scoped_variable.hpp"
#include "unit/test_folder.hpp"

namespace headroom {
namespace {

class OwnDataHome : public ::testing::Environment {
 public:
  void SetUp() override {
    folder_.emplace();
    variable_.emplace("XDG_DATA_HOME", folder_->path().string());
    config_.emplace("XDG_CONFIG_HOME", (*folder_ / "config").string());
  }
  void TearDown() override {
    config_.reset();
    variable_.reset();
    folder_.reset();
  }

 private:
  std::optional<TestFolder> folder_;
  std::optional<ScopedVariable> variable_;
  std::optional<ScopedVariable> config_;
};

[[maybe_unused]] const ::testing::Environment* const kOwnDataHome =
    ::testing::AddGlobalTestEnvironment(new OwnDataHome);  // GoogleTest deletes it

}  // namespace
}  // namespace headroom
