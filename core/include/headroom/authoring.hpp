// Authoring: turns a bare OpenCL C file into a draft of a description, with a question for each fact that neither the
// driver nor the text provides.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/values/buffer.hpp"
#include "headroom/values/kernel_facts.hpp"

namespace headroom {

/// A size parameter of the workload.
struct DraftSize {
  std::string name;
  std::vector<std::int64_t> values;
  std::string unit = "elements";
  std::string comment;  ///< meaning of the size
};

struct DraftMember {
  std::string name;
  std::string type;
};

struct DraftStruct {
  std::string name;
  std::vector<DraftMember> members;
};

struct DraftBuffer {
  std::string name;
  std::string type;       ///< element type; empty for an image
  std::string imageKind;  ///< "2d"; empty for a buffer
  std::string format;     ///< "rgba float"
  std::vector<std::string> shape;
  BufferUse use = BufferUse::In;
  std::string init;  ///< TOML: "0", "{ random = [-1, 1] }"; empty for the default of its use and type
  std::string comment;
};

/// The value of a kernel argument.
struct DraftArgument {
  std::string name;     ///< name in the kernel's text
  std::string written;  ///< TOML: "\"source\"", "{ type = \"float\", value = 1.0 }"
  std::string comment;
};

/// A fact that could not be determined, and the assumed value.
struct DraftQuestion {
  /// Subject: a size's, buffer's or argument's name, or "global", "local", "reference".
  std::string about;
  std::string asked;       ///< a question: "How many elements has hist?"
  std::string taken;       ///< the assumed value in the draft: "256"
  bool isOfValue = false;  ///< the question is only for an argument's number
  /// Ids of the fields that answer it, see authoring/draft_fields.hpp; empty if none does.
  std::vector<std::string> fields = {};
};

/// The reference that results are compared with.
struct DraftReference {
  enum class From {
    Nothing,      ///< results are not compared
    Expressions,  ///< one expression for each output, computed for each number
    Kernel,       ///< another kernel's results
    Files         ///< one file for each output
  };
  From from = From::Nothing;
  std::map<std::string, std::string> each;  ///< by output; an output with an empty text is not compared
  std::string kernel;                       ///< file beside the description
  /// By output: .npy files or raw files. Paths are relative to the description's folder.
  std::map<std::string, std::string> files;
};

/// A -D constant with several values.
struct DraftTunable {
  std::string name;
  std::vector<int> values;  ///< distinct
  int standard = 0;         ///< default, one of the values
};

struct KernelDraft {
  std::string kernel;
  std::string title;
  std::vector<std::string> sources;  ///< files, as named in the description
  std::vector<std::string> includes;
  std::vector<std::string> options;
  std::vector<DraftSize> sizes;
  std::vector<DraftStruct> structs;
  std::vector<DraftBuffer> buffers;
  std::vector<DraftArgument> arguments;
  std::vector<std::string> global;
  std::vector<std::string> local;  ///< empty: chosen by the driver
  bool isRounded = false;
  std::vector<std::string> require;  ///< whole groups; derived from the launch
  std::vector<DraftTunable> tunables;
  /// Conditions on tunables and sizes, beside `require`; an empty one is skipped.
  std::vector<std::string> conditions = {};
  DraftReference reference;
  std::map<std::string, std::string> tolerance;  ///< TOML by output: "{ abs = 1e-4 }"
  std::vector<DraftQuestion> questions;
};

/// Returns a draft for running one of the kernels. `text`: the source of the build, with its includes in place;
/// `options`: the options of that build. An uncertain fact becomes a question with a default. Throws UsageError if no
/// description can run the kernel: it has no argument that it could write to, or one of a kind that Headroom does not
/// support.
KernelDraft draftFor(const KernelFacts& kernel, std::string_view text, const std::vector<std::string>& options);

/// Returns the kernel of that name or, without a name, the only one. Throws UsageError with the names if there are
/// several and none was named, if none has that name, and if there is none.
const KernelFacts& chosenKernel(const ProgramFacts& program, std::string_view name, std::string_view origin);

/// Returns the description as a file: TOML with comments, each question as a line "# ? ..." above the assumed value.
std::string toToml(const KernelDraft& draft);

/// The question and the assumed value: "How many elements has hist? Taken: 256."
std::string toText(const DraftQuestion& question);

/// A file of a copied kernel.
struct CopiedFile {
  std::string name;  ///< relative to the folder; may contain folders
  std::string text;
};

/// A built-in variant as files of the user's own, with all included pieces, under another id so that both can be
/// compared. Throws UsageError if there is none of that id, or it is not a kernel file.
struct KernelCopy {
  std::string id;  ///< id of the copy
  std::vector<CopiedFile> files;
};
KernelCopy copyOfBuiltIn(std::string_view id);

}  // namespace headroom
