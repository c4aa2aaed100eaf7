// Lines of a runner, which may be another machine's, lines to a runner, and replies of the decoding process.
#include <stdexcept>

#include "codecs/codec_request.hpp"
#include "frame.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "jobs/protocol.hpp"
#include "text/json.hpp"
#include "unit/whole_values.hpp"

namespace headroom::fuzz {
namespace {

void readReply(std::string_view bytes) {
  static_cast<void>(decodeReply(bytes));
}

std::vector<std::string> replySeeds() {
  const Greeting greeting{kProtocolVersion, "0.2.0", someContext(), {Note{"A note.", NoteLevel::Routine}}};
  return {encode(greeting),
          encode(2, JobEvent(RowReady{fullRow()})),
          encode(2, JobEvent(Activity{"Building", 1.5, Phase::Building})),
          encode(2, JobEvent(Note{"A note."})),
          encode(2, JobEvent(DevicesFound{{someDevice()}})),
          encode(2, JobEvent(Printed{"printed\n", 1, 2})),
          encode(2, JobEvent(ResultChecked{7})),
          encode(FinishedLine{3, {JobOutcome::Kind::Failed, "A sentence."}}),
          encode(PixelsLine{7, 4096}),
          encode(WantedLine{{"00ff"}})};
}

void readRequest(std::string_view bytes) {
  static_cast<void>(relayedLine(bytes));
  static_cast<void>(decodeRequest(bytes));
}

std::vector<std::string> requestSeeds() {
  const Catalogue catalogue;
  MeasureJob measure;
  measure.deviceId = "0:0";
  measure.variant = catalogue.find("copy.scalar");
  measure.size = {64, 48};
  return {encode(1, Job(measure)),
          encode(1, Job(PairJob{measure, measure, 0.3})),
          encode(2, Job(ListDevicesJob{})),
          encode(3, Job(CompileJob{"0:0", measure.variant, {64, 48}, {}})),
          encode(CancelLine{4}),
          encode(OfferLine{{{"/home/me/saxpy", "x.bin", "00ff", 4096}}}),
          encode(FileLine{"00ff", 4096}),
          encode(RenewLine{})};
}

/// Reads a line with one of the decoding process's two readers, and turns its refusal into an Error.
template <typename Read>
void readCodecLine(Read read) {
  try {
    static_cast<void>(read());
  } catch (const std::invalid_argument& why) {
    throw Error(Stage::ImageFile, std::string("refused: ") + why.what());
  } catch (const nlohmann::json::exception& why) {
    throw Error(Stage::ImageFile, why.what());
  }
}

void readCodecReply(std::string_view bytes) {
  readCodecLine([bytes] { return codecReplyFrom(bytes); });
}

std::vector<std::string> codecReplySeeds() {
  CodecReply reply;
  reply.outcome = CodecOutcome::Done;
  reply.bytes = 3072;
  reply.picture = {64, 48, 1, 1};
  reply.notes = {"holds 2 pages."};
  return {encode(reply)};
}

const Target kReplies("protocol-replies", readReply, replySeeds);
const Target kRequests("protocol-requests", readRequest, requestSeeds);
const Target kCodecReplies("codec-replies", readCodecReply, codecReplySeeds);

}  // namespace
}  // namespace headroom::fuzz
