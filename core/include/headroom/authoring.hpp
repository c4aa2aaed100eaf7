// From a bare OpenCL C file to a description that runs: a draft of it, with a question for each thing that neither the
// driver nor the text could tell.
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
  std::string comment;  ///< what it stands for
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
  std::string type;       ///< of its elements; empty for an image
  std::string imageKind;  ///< "2d"; empty for a buffer
  std::string format;     ///< "rgba float"
  std::vector<std::string> shape;
  BufferUse use = BufferUse::In;
  std::string init;  ///< TOML: "0", "{ random = [-1, 1] }"; empty for what its use and type have by default
  std::string comment;
};

/// What the kernel gets, argument by argument.
struct DraftArgument {
  std::string name;     ///< in the kernel's text
  std::string written;  ///< TOML: "\"source\"", "{ type = \"float\", value = 1.0 }"
  std::string comment;
};

/// What could not be known, and what was taken in its place.
struct DraftQuestion {
  /// Of what: a size's, buffer's or argument's name, or "global", "local", "reference".
  std::string about;
  std::string asked;       ///< a question: "How many elements has hist?"
  std::string taken;       ///< what stands in the draft: "256"
  bool isOfValue = false;  ///< which number an argument is, and nothing else
  /// Ids of the fields that answer it, see authoring/draft_fields.hpp; empty where none does.
  std::vector<std::string> fields = {};
};

/// What results are compared with.
struct DraftReference {
  enum class From {
    Nothing,      ///< they are not compared
    Expressions,  ///< one for each number, by output
    Kernel,       ///< another kernel's results
    Files         ///< one for each output
  };
  From from = From::Nothing;
  std::map<std::string, std::string> each;  ///< by output; an output without text is not compared
  std::string kernel;                       ///< a file beside the description
  /// By output: .npy files or files of bytes. Their paths begin in the description's folder.
  std::map<std::string, std::string> files;
};

/// A -D constant of several values.
struct DraftTunable {
  std::string name;
  std::vector<int> values;  ///< each once
  int standard = 0;         ///< one of them
};

struct KernelDraft {
  std::string kernel;
  std::string title;
  std::vector<std::string> sources;  ///< files, as the description is to name them
  std::vector<std::string> includes;
  std::vector<std::string> options;
  std::vector<DraftSize> sizes;
  std::vector<DraftStruct> structs;
  std::vector<DraftBuffer> buffers;
  std::vector<DraftArgument> arguments;
  std::vector<std::string> global;
  std::vector<std::string> local;  ///< empty: the driver chooses
  bool isRounded = false;
  std::vector<std::string> require;  ///< whole groups: follows from the launch
  std::vector<DraftTunable> tunables;
  /// On tunables and sizes, beside `require`; an empty one is left out.
  std::vector<std::string> conditions = {};
  DraftReference reference;
  std::map<std::string, std::string> tolerance;  ///< TOML by output: "{ abs = 1e-4 }"
  std::vector<DraftQuestion> questions;
};

/// A draft of how to run one of the kernels. `text`: what it was built from, with its includes in place, and `options`
/// of that build. What is not sure is a question with a default. Throws UsageError where no description can run the
/// kernel: it has no argument that it could write to, or one that Headroom has no kind for.
KernelDraft draftFor(const KernelFacts& kernel, std::string_view text, const std::vector<std::string>& options);

/// The kernel that is meant: of that name, or the only one. Throws UsageError with the names where there are several
/// and none was named, where none has that name, and where there is none at all.
const KernelFacts& chosenKernel(const ProgramFacts& program, std::string_view name, std::string_view origin);

/// The description as a file: TOML with comments, each question as a line "# ? ..." above what was taken.
std::string toToml(const KernelDraft& draft);

/// The question and what was taken: "How many elements has hist? Taken: 256."
std::string toText(const DraftQuestion& question);

/// A file of a copied kernel.
struct CopiedFile {
  std::string name;  ///< relative to the folder, maybe with folders of its own
  std::string text;
};

/// A built-in variant as files of a user's own, with all pieces that it includes: of another id, so that both can be
/// compared. Throws UsageError where there is none of that id, or it is no kernel file.
struct KernelCopy {
  std::string id;  ///< the copy's
  std::vector<CopiedFile> files;
};
KernelCopy copyOfBuiltIn(std::string_view id);

}  // namespace headroom
