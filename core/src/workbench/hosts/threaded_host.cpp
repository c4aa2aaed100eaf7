#include "workbench/hosts/threaded_host.hpp"

#include <stop_token>
#include <utility>

namespace headroom {

ThreadedHost::ThreadedHost(std::unique_ptr<JobHost> host)
    : host_(std::move(host)), thread_([this](const std::stop_token& ending) { serve(ending); }) {}

ThreadedHost::~ThreadedHost() {
  thread_.request_stop();
  thread_.join();
}

JobOutcome ThreadedHost::execute(const Job& job, const JobSink& sink, const std::stop_token& stop) {
  JobOutcome outcome;
  perform([&] { outcome = host_->execute(job, sink, stop); });
  return outcome;
}

std::optional<RunContext> ThreadedHost::context(const std::stop_token& stop) {
  std::optional<RunContext> context;
  perform([&] { context = host_->context(stop); });
  return context;
}

void ThreadedHost::serve(const std::stop_token& ending) {
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, ending, [this] { return call_ != nullptr; })) {
    const std::function<void()>& call = *call_;
    lock.unlock();
    std::exception_ptr failure;
    try {
      call();
    } catch (...) {
      failure = std::current_exception();
    }
    lock.lock();
    failure_ = failure;
    call_ = nullptr;
    changed_.notify_all();
  }
  host_.reset();
}

void ThreadedHost::perform(const std::function<void()>& call) {
  std::unique_lock lock(mutex_);
  call_ = &call;
  changed_.notify_all();
  changed_.wait(lock, [this] { return call_ == nullptr; });
  if (const std::exception_ptr failure = std::exchange(failure_, nullptr)) std::rethrow_exception(failure);
}

}  // namespace headroom
