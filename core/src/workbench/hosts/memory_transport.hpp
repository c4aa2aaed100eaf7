// Transport to a runner on this machine: pixels are in shared memory, and not copied.
#pragma once

#include <filesystem>
#include <optional>

#include "image/pixel_channel.hpp"
#include "workbench/hosts/transport.hpp"

namespace headroom {

class MemoryTransport : public ProcessTransport {
 public:
  /// `program` has the `worker` command. Every start uses the same file, even if another version has replaced it on
  /// disk.
  explicit MemoryTransport(std::filesystem::path program) : path_(std::move(program)) {}
  ~MemoryTransport() override;

  void start(const std::map<std::string, std::string>& environment) override;
  Wait sendPhoto(const Image& photo, std::uint64_t job, const Patience& patience) override;
  Wait receivePixels(const PixelsLine& line, const Patience& patience) override;
  std::shared_ptr<const PixelMemory> takeResult() override;

 protected:
  ChildCommand nextCommand() override;

 private:
  std::filesystem::path path_;
  int program_ = -1;                   // a descriptor, after it was opened
  std::optional<PixelChannel> here_;   // this side's end
  std::optional<PixelChannel> there_;  // the runner's, until it was passed on
  std::uint64_t sharedImage_ = 0;      // identity of the last photo sent to this runner
  std::shared_ptr<PixelMemory> room_;  // for the pixels of the job's result
};

}  // namespace headroom
