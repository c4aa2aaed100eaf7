// The three streams that a program counts on having.
#pragma once

#include <string>

namespace headroom::cli {

/// A stream that the caller has closed would become the first file or pipe that is opened. In its place comes
/// /dev/null, for the standard output one that refuses to be written: tables that reach nobody are a failure.
void openClosedStreams();

/// What is written to stderr while it lives, such as libraries' own words, is kept back.
class CapturedErrors {
 public:
  CapturedErrors();
  ~CapturedErrors();
  CapturedErrors(const CapturedErrors&) = delete;
  CapturedErrors& operator=(const CapturedErrors&) = delete;

  /// Gives stderr back; what was written meanwhile.
  std::string end();

 private:
  int before_ = -1;    ///< stderr as it was; -1 when nothing is kept back
  int captured_ = -1;  ///< memory in its place
};

}  // namespace headroom::cli
