#include "runner/measuring/buffer_watch.hpp"

#include <fmt/format.h>

#include <cstring>
#include <utility>

namespace headroom {

BufferWatch::BufferWatch(DeviceSession& session, std::vector<BufferNeed> needs)
    : session_(session), needs_(std::move(needs)) {
  for (const BufferNeed& need : needs_) {
    if (session_.isFilled(need.name)) filled_.push_back(need.name);
  }
  paintBands(session_, needs_);
}

BufferWatch::~BufferWatch() {
  if (isVerified_) return;
  for (const std::string& name : filled_) session_.forgetFilled(name);
}

std::vector<std::string> BufferWatch::faults(const std::string& variant, const PreparedVariant* prepared) {
  std::vector<std::string> sentences;
  for (const std::string& name : filled_) {
    if (!session_.isStillAsFilled(name)) sentences.push_back(changedInputText(variant, name));
  }
  isVerified_ = true;
  for (std::string& sentence : strayWrites(session_, variant, needs_, prepared)) {
    sentences.push_back(std::move(sentence));
  }
  return sentences;
}

std::vector<std::string> strayWrites(DeviceSession& session, const std::string& variant,
                                     const std::vector<BufferNeed>& needs, const PreparedVariant* prepared) {
  std::vector<std::string> sentences;
  const auto report = [&](const std::string& buffer, const std::string& where) {
    if (!where.empty()) sentences.push_back(fmt::format("{} wrote {} of its buffer \"{}\".", variant, where, buffer));
  };
  for (const BufferNeed& need : needs) report(need.name, session.guarded(need.name).broken(session.queue()));
  if (prepared == nullptr) return sentences;
  for (const ConstantArray& array : prepared->constants) {
    report(array.name, array.memory.broken(session.queue()));
    std::vector<float> now(array.values.size());
    session.queue().enqueueReadBuffer(array.memory.buffer(), CL_TRUE, 0, now.size() * sizeof(float), now.data());
    const bool isSame = std::memcmp(now.data(), array.values.data(), now.size() * sizeof(float)) == 0;
    if (!isSame) sentences.push_back(changedInputText(variant, array.name));
  }
  return sentences;
}

void paintBands(DeviceSession& session, const std::vector<BufferNeed>& needs) {
  for (const BufferNeed& need : needs) session.guarded(need.name).paint(session.queue());
}

std::string changedInputText(const std::string& variant, const std::string& input) {
  return fmt::format("{} changed its input \"{}\", which it may only read.", variant, input);
}

void recordFaults(ResultRow& row, const std::vector<std::string>& faults) {
  if (!faults.empty()) row.status = Status::WrongResult;
  for (const std::string& fault : faults) addSentence(row, fault);
}

}  // namespace headroom
