// To a runner of this machine: pixels are in memory that both share, and copied by nobody.
#pragma once

#include <filesystem>
#include <optional>

#include "image/pixel_channel.hpp"
#include "workbench/hosts/transport.hpp"

namespace headroom {

class MemoryTransport : public ProcessTransport {
 public:
  /// `program` has the `worker` command. It is the same one again and again, also when another version has taken its
  /// place on disk meanwhile.
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
  int program_ = -1;                   // a descriptor, once it could be opened
  std::optional<PixelChannel> here_;   // this side's end
  std::optional<PixelChannel> there_;  // the runner's, until that has it
  std::uint64_t sharedImage_ = 0;      // identity of the last photo that this runner was given
  std::shared_ptr<PixelMemory> room_;  // for the pixels of the job's result
};

}  // namespace headroom
