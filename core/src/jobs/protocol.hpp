// The runner's protocol: JSON lines both ways. Pixels are beside them in shared memory (see PixelChannel), or else
// between them: a line that says how many bytes they are, and then those.
//
//   to the runner    {"serial": 7, "job": {"kind": "measure", ...}}      {"cancel": 7}
//   from the runner  {"protocol": 7, "version": "0.2.0", "context": {"host": "gpu7", ...},
//                     "notes": [{"text": "...", "level": 1}]}            once, at its start
//                    {"serial": 7, "event": "row", ...}  any number      {"serial": 7, "finished": {...}}  once
//   to the runner's supervisor, see superviseWorker
//                    {"renew": true}    another process, which greets, takes the place of the one that serves jobs
//   files that a job reads, before it, to a runner without this machine's folders
//     to the runner    {"offer": [{"folder": "/home/me/saxpy", "name": "x.bin", "sha256": "...", "bytes": 4096}]}
//     from the runner  {"wanted": ["..."]}    those that it has not stored, by checksum
//     to the runner    {"file": 4096, "sha256": "..."}  4096 bytes follow, and then the next line
//   both, before the job or the event whose pixels they are
//                    {"pixels": 6220800, "number": 3}  6220800 bytes follow, and then the next line
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "headroom/values/run_context.hpp"
#include "jobs/job.hpp"

namespace headroom {

/// Increased with every change of these lines that the other end would not understand.
inline constexpr int kProtocolVersion = 7;

/// Description of an image, whose pixels are sent separately.
struct SentImage {
  ImageSize size;
  int channels = 0;
  Depth depth = Depth::U8;
  std::uint64_t identity = 0;  ///< in the sender's process

  [[nodiscard]] std::size_t byteCount() const;
};

SentImage headerOf(const Image& image);

struct JobLine {
  std::uint64_t serial = 0;
  Job job;                         ///< an ImageJob's image is empty
  std::optional<SentImage> image;  ///< for an ImageJob
};

struct CancelLine {
  std::uint64_t serial = 0;
};

struct Greeting {
  int protocol = 0;     ///< kProtocolVersion of the runner's Headroom; 0 from a version without this member
  std::string version;  ///< of the runner's Headroom; empty from a version without this member
  RunContext context;   ///< the runner's own; not read from another protocol
  std::vector<Note> notes;
};

/// Pixels follow this line.
struct PixelsLine {
  std::uint64_t number = 0;  ///< a photo's identity, or for a result the job's serial number
  std::uint64_t bytes = 0;

  bool operator==(const PixelsLine&) const = default;
};

/// A file that a job reads.
struct OfferedFile {
  std::string folder;  ///< where the workbench has it
  std::string name;    ///< relative to it
  std::string sha256;  ///< lower case hexadecimal
  std::uint64_t bytes = 0;
};

struct OfferLine {
  std::vector<OfferedFile> files;
};

/// Reply to an offer.
struct WantedLine {
  std::vector<std::string> sha256;
};

/// Bytes of a file follow this line.
struct FileLine {
  std::string sha256;
  std::uint64_t bytes = 0;
};

/// Asks for another process.
struct RenewLine {};

struct EventLine {
  std::uint64_t serial = 0;
  JobEvent event;                  ///< an ImageReady's image is empty
  std::optional<SentImage> image;  ///< for an ImageReady
};

struct FinishedLine {
  std::uint64_t serial = 0;
  JobOutcome outcome;
};

/// One line each, with its line feed, without the image's pixels.
std::string encode(std::uint64_t serial, const Job& job);
std::string encode(const CancelLine& line);
std::string encode(const PixelsLine& line);
std::string encode(const OfferLine& line);
std::string encode(const WantedLine& line);
std::string encode(const FileLine& line);
std::string encode(const RenewLine& line);
std::string encode(const Greeting& line);
std::string encode(std::uint64_t serial, const JobEvent& event);
std::string encode(const FinishedLine& line);

/// What a supervisor has to know of a line to the runner.
struct RelayedLine {
  bool isRenewal = false;
  std::uint64_t bytes = 0;  ///< that follow the line
};

/// Never throws because of the line.
RelayedLine relayedLine(std::string_view line);

/// Throw Error(Stage::Runner) for a line that is not of the protocol.
std::variant<JobLine, CancelLine, PixelsLine, OfferLine, FileLine> decodeRequest(std::string_view line);
std::variant<Greeting, EventLine, FinishedLine, PixelsLine, WantedLine> decodeReply(std::string_view line);

}  // namespace headroom
