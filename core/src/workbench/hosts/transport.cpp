#include "workbench/hosts/transport.hpp"

#include <span>
#include <utility>

namespace headroom {

void ProcessTransport::start(const std::map<std::string, std::string>& environment) {
  end();
  ChildCommand command = nextCommand();
  command.environment = environment;
  process_ = std::make_unique<ChildProcess>(command);
}

std::string ProcessTransport::end() {
  if (!process_) return {};
  const std::unique_ptr<ChildProcess> ended = std::exchange(process_, nullptr);
  const std::string how = ended->end();
  crashed_ = ended->crashed();
  return how;
}

Wait ProcessTransport::send(const std::string& line, const Patience& patience) {
  return process_->send(std::as_bytes(std::span(line)), patience);
}

Wait ProcessTransport::receiveLine(std::string& line, const Patience& patience, std::size_t mostBytes) {
  return process_->receiveLine(line, patience, mostBytes);
}

}  // namespace headroom
