#include "system/together.hpp"

namespace headroom {

Together::Together(std::size_t parts)
    : start_(static_cast<std::ptrdiff_t>(parts)), end_(static_cast<std::ptrdiff_t>(parts)), failures_(parts) {
  for (std::size_t part = 1; part < parts; ++part) threads_.emplace_back([this, part] { serve(part); });
}

Together::~Together() {
  closing_ = true;
  start_.arrive_and_wait();
}

void Together::run(const std::function<void(std::size_t part)>& work) {
  work_ = &work;
  start_.arrive_and_wait();
  perform(0);
  end_.arrive_and_wait();
  std::exception_ptr first;
  for (std::exception_ptr& failure : failures_) {
    if (!first) first = failure;
    failure = nullptr;
  }
  if (first) std::rethrow_exception(first);
}

void Together::serve(std::size_t part) {
  for (;;) {
    start_.arrive_and_wait();
    if (closing_) return;
    perform(part);
    end_.arrive_and_wait();
  }
}

void Together::perform(std::size_t part) {
  try {
    (*work_)(part);
  } catch (...) {
    failures_[part] = std::current_exception();
  }
}

}  // namespace headroom
