#include "headroom/hosts/host_install.hpp"

#include <fmt/format.h>
#include <gnu/libc-version.h>
#include <sys/utsname.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <fstream>
#include <span>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "headroom/system/version.hpp"
#include "headroom/text/terminal_text.hpp"
#include "system/own_program.hpp"
#include "text/sha256.hpp"
#include "workbench/hosts/far_command.hpp"
#include "workbench/hosts/far_system.hpp"
#include "workbench/hosts/program_files.hpp"
#include "workbench/hosts/tar_stream.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr auto kCopySilence = 60s;
constexpr std::chrono::milliseconds kCopyDeadline = 20min;
constexpr std::size_t kCopiedAtOnce = std::size_t{1} << 20U;
constexpr std::size_t kDigitsOfFolder = 16;
constexpr std::string_view kInstalled = "headroom: installed ";
constexpr std::string_view kLacking = "headroom: lacking ";

/// Of both scripts: $1 is the folder's name.
constexpr const char* kFolderThere = "d=\"${XDG_DATA_HOME:-$HOME/.local/share}/headroom/copies/$1\"; ";

constexpr const char* kLookScript =
    "for tool in tar sha256sum sed mkdir mv rm ln chmod; do command -v $tool >/dev/null 2>&1 || echo \"headroom: "
    "lacking "
    "$tool\"; done; if [ -x \"$d/headroom-cli\" ]; then echo \"headroom: installed $d/headroom-cli\"; fi";

constexpr const char* kUnpackScript =
    "umask 077; t=\"$d.$$\"; mkdir -p \"$t\" && cd \"$t\" && tar -xf - && sh ./settle \"$t\" \"$d\" || { s=$?; cd /; "
    "rm "
    "-rf \"$t\"; exit $s; }";

/// Unpacked with the files. Only libraries that the system lacks are taken from the copy, or all of them if the program
/// does not start so: an older one may be there.
constexpr std::string_view kSettleScript = R"(set -e
sha256sum -c SHA256SUMS >/dev/null
mkdir lib
trace() {
  LD_LIBRARY_PATH="$1/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" LD_TRACE_LOADED_OBJECTS=1 "$1/bin/headroom-cli" 2>/dev/null
}
starts() {
  "$1/headroom-cli" --version >/dev/null 2>problem </dev/null
}
for round in 1 2 3 4 5 6 7 8; do
  taken=
  for name in $(trace "$1" | sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p'); do
    if [ -e "copied/$name" ] && [ ! -e "lib/$name" ]; then
      ln -s "../copied/$name" "lib/$name"
      taken=1
    fi
  done
  [ -n "$taken" ] || break
done
if ! starts "$1"; then
  for file in copied/*; do
    [ -e "lib/${file##*/}" ] || ln -s "../$file" "lib/${file##*/}"
  done
  if ! starts "$1"; then
    sed -n 1,5p problem >&2
    exit 1
  fi
fi
rm -f problem settle SHA256SUMS
cd /
rm -rf "$2"
mv "$1" "$2"
echo "headroom: installed $2/headroom-cli"
)";

constexpr std::string_view kStarter = R"(#!/bin/sh
d=${0%/*}
LD_LIBRARY_PATH="$d/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export LD_LIBRARY_PATH
exec "$d/bin/headroom-cli" "$@"
)";

/// A member of the archive: a file, or a text.
struct Member {
  std::string name;
  fs::path file;  ///< empty: `text`
  std::string text;
  std::uint64_t bytes = 0;
  bool isProgram = false;
};

Member textMember(std::string name, std::string text, bool isProgram) {
  const std::uint64_t bytes = text.size();
  return {std::move(name), {}, std::move(text), bytes, isProgram};
}

/// The archive, and the name of its folder there.
struct Parcel {
  std::vector<Member> members;
  std::string folder;
  std::size_t files = 0;
  std::uint64_t bytes = 0;
};

Parcel parcelOf(const fs::path& program) {
  std::vector<std::pair<std::string, fs::path>> files{{"bin/headroom-cli", program}};
  for (const ProgramFile& library : librariesOf(program)) files.emplace_back("copied/" + library.name, library.path);
  Parcel parcel;
  std::string sums;
  for (const auto& [name, path] : files) {
    const std::string content = readFile(path);
    sums += fmt::format("{}  {}\n", toHex(sha256({content})), name);
    parcel.members.push_back({name, path, {}, content.size(), name.starts_with("bin/")});
    parcel.bytes += content.size();
  }
  parcel.files = files.size();
  parcel.folder =
      fmt::format("{}-{}", version(), toHex(sha256({sums, kStarter, kSettleScript})).substr(0, kDigitsOfFolder));
  parcel.members.push_back(textMember("SHA256SUMS", sums, false));
  parcel.members.push_back(textMember("settle", std::string(kSettleScript), false));
  parcel.members.push_back(textMember("headroom-cli", std::string(kStarter), true));
  return parcel;
}

Wait sendText(ChildProcess& process, std::string_view text) {
  return process.send(std::as_bytes(std::span(text)), {kCopySilence});
}

/// Throws Error if the file has another size than when its checksum was taken.
Wait sendMember(ChildProcess& process, const Member& member) {
  Wait sent = sendText(process, tarHeader(member.name, member.bytes, member.isProgram));
  if (sent != Wait::Done) return sent;
  if (member.file.empty()) {
    sent = sendText(process, member.text);
  } else {
    std::ifstream stream(member.file, std::ios::binary);
    std::string some(kCopiedAtOnce, '\0');
    for (std::uint64_t left = member.bytes; left > 0 && sent == Wait::Done;) {
      const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(left, some.size()));
      if (!stream.read(some.data(), static_cast<std::streamsize>(wanted)))
        throw Error(Stage::Runner, member.file.string() + " changed while it was copied");
      sent = sendText(process, std::string_view(some).substr(0, wanted));
      left -= wanted;
    }
  }
  return sent == Wait::Done ? sendText(process, tarPadding(member.bytes)) : sent;
}

Wait sendParcel(ChildProcess& process, const Parcel& parcel) {
  for (const Member& member : parcel.members) {
    const Wait sent = sendMember(process, member);
    if (sent != Wait::Done) return sent;
  }
  return sendText(process, tarEnd());
}

std::vector<std::string> valuesIn(const FarOutput& output, std::string_view prefix) {
  std::vector<std::string> values;
  for (const std::string& line : output.lines) {
    if (line.starts_with(prefix)) values.push_back(terminalText(line.substr(prefix.size())));
  }
  return values;
}

[[noreturn]] void failToCopy(const NamedHost& host, const std::string& why) {
  throw Error(
      Stage::Runner,
      fmt::format("This program cannot be copied to host {}: {} Install Headroom {} there by hand, and give its "
                  "path with --program.",
                  host.name, why, version()));
}

std::string endText(const FarOutput& output) {
  return output.how == Wait::TimedOut ? "the host did not respond" : "the command there " + output.end;
}

std::string machineHere() {
  utsname names{};
  return uname(&names) == 0 ? names.machine : "";
}

/// "2.36" as numbers, which are compared one by one.
std::pair<int, int> numbersOf(const std::string& libc) {
  std::pair<int, int> numbers{0, 0};
  const char* const end = libc.data() + libc.size();
  const char* const dot = std::from_chars(libc.data(), end, numbers.first).ptr;
  if (dot != end) std::from_chars(dot + 1, end, numbers.second);
  return numbers;
}

}  // namespace

std::string whyNotCopied(const FarSystem& there, const std::string& machine, const std::string& libc) {
  if (there.kernel != "Linux") return fmt::format("it runs {}, and this program is for Linux.", there.kernel);
  if (there.machine != machine) return fmt::format("it is of {}, and this program is for {}.", there.machine, machine);
  if (there.libc.empty()) return "its C library is not glibc, which this program needs.";
  if (numbersOf(there.libc) < numbersOf(libc))
    return fmt::format("it has glibc {}, and this program was built with glibc {}.", there.libc, libc);
  return {};
}

HostInstallation installOn(const NamedHost& host, const fs::path& program, std::chrono::milliseconds deadline) {
  const FarSystem there = farSystemOf(host, deadline);
  const std::string why = whyNotCopied(there, machineHere(), gnu_get_libc_version());
  if (!why.empty()) failToCopy(host, why);
  const Parcel parcel = parcelOf(program.empty() ? commandLineBesideThisProgram() : program);
  HostInstallation done;
  const FarOutput look = runThere(host, shellThere(std::string(kFolderThere) + kLookScript, {parcel.folder}), deadline);
  if (!look.succeeded()) failToCopy(host, endText(look) + ".");
  if (const std::vector<std::string> before = valuesIn(look, kInstalled); !before.empty()) {
    done.program = before.front();
    done.wasThere = true;
    return done;
  }
  if (const std::vector<std::string> lacking = valuesIn(look, kLacking); !lacking.empty())
    failToCopy(host, fmt::format("it lacks {}.", lacking.front()));
  const FarOutput copied = runThere(host, shellThere(std::string(kFolderThere) + kUnpackScript, {parcel.folder}),
                                    kCopyDeadline, [&](ChildProcess& process) { return sendParcel(process, parcel); });
  const std::vector<std::string> installed = valuesIn(copied, kInstalled);
  if (!copied.succeeded() || installed.empty()) failToCopy(host, endText(copied) + ".");
  done.program = installed.front();
  done.files = parcel.files;
  done.bytes = parcel.bytes;
  return done;
}

}  // namespace headroom
