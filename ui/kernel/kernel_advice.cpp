#include "kernel/kernel_advice.hpp"

#include "headroom/advice.hpp"

namespace headroom {

KernelAdvice::KernelAdvice(KernelView* view, QObject* parent) : QObject(parent), view_(view) {}

void KernelAdvice::clear() {
  kernel_.reset();
  compiled_.reset();
  check_.reset();
  show();
}

void KernelAdvice::setResult(const Variant& kernel, const DeviceDescription& device, const ResultRow& row) {
  kernel_ = kernel;
  device_ = device;
  row_ = row;
  show();
}

void KernelAdvice::setCompiled(const CompiledProgram& program, Size size) {
  compiled_ = program;
  compiledAt_ = size;
  show();
}

void KernelAdvice::setCounts(const CheckDone& done) {
  check_ = done;
  show();
}

void KernelAdvice::show() {
  if (!kernel_ || !isTimed(row_)) return view_->setAdvice(std::nullopt);
  const bool isOfRow = compiled_ && compiledAt_ == row_.size && compiled_->device == row_.device;
  const std::optional<AccessCounts> counts = check_ ? countsAt(*check_, row_.size) : std::nullopt;
  view_->setAdvice(
      adviceFor(row_, *kernel_, device_,
                {.others = {}, .compiled = isOfRow ? &*compiled_ : nullptr, .counts = counts ? &*counts : nullptr}));
}

}  // namespace headroom
