// Transport to a runner that any command starts: pixels pass through the command's input and output, between the lines.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "jobs/job_files.hpp"
#include "workbench/hosts/file_sums.hpp"
#include "workbench/hosts/transport.hpp"

namespace headroom {

class PipeTransport : public ProcessTransport {
 public:
  explicit PipeTransport(std::vector<std::string> command) : command_(std::move(command)) {}

  void start(const std::map<std::string, std::string>& environment) override;
  [[nodiscard]] bool isStarted() const override { return !isRenewing_ && ProcessTransport::isStarted(); }
  void renew() override { isRenewing_ = ProcessTransport::isStarted(); }
  std::string end() override;
  Wait sendFiles(const Job& job, const Patience& patience) override;
  Wait sendPhoto(const Image& photo, std::uint64_t job, const Patience& patience) override;
  Wait receivePixels(const PixelsLine& line, const Patience& patience) override;
  std::shared_ptr<const PixelMemory> takeResult() override;

 protected:
  ChildCommand nextCommand() override;

 private:
  Wait sendFile(const OfferedFile& file, const Patience& patience);

  std::vector<std::string> command_;
  FileSums sums_;
  std::set<std::pair<JobFile, std::string>> offered_;  // to this runner, with their checksums
  bool isRenewing_ = false;                            // the connection stays, and its process is to be replaced
  std::uint64_t sentImage_ = 0;                        // identity of the last photo sent to this runner
  PixelsLine expected_;                                // of the job's result
  std::shared_ptr<PixelMemory> result_;                // after it was received
};

}  // namespace headroom
