// Results of this session that were compared with the reference and are right, by their digests: a result with the same
// bytes needs no second comparison, which takes a host longer than a fast device takes to compute the result.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>

#include "headroom/values/result.hpp"

namespace headroom {

/// Errors of a right result.
struct CheckedErrors {
  std::optional<ErrorFigures> error;
  std::optional<ErrorFigures> ownError;
};

class CheckedResults {
 public:
  /// `key`: everything that decides which result is right.
  [[nodiscard]] const CheckedErrors* find(const std::string& key, std::uint64_t digest) const;
  /// Forgets the oldest one when there are many.
  void keep(const std::string& key, std::uint64_t digest, const CheckedErrors& errors);

 private:
  struct Checked {
    std::string key;
    std::uint64_t digest = 0;
    CheckedErrors errors;
  };
  std::deque<Checked> checked_;
};

}  // namespace headroom
