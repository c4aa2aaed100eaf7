// A draft as editable fields with their problems, for forms.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "headroom/authoring.hpp"

namespace headroom {

enum class DraftGroup { Sizes, Tunables, Buffers, Arguments, WorkItems, Result };

/// A possible text of a field.
struct DraftChoice {
  std::string text;
  std::string label;  ///< displayed text
};

/// A value of the draft, as text. Ids and their texts:
///
/// - size.NAME: whole numbers from 1, separated by commas
/// - tune.NAME.values: whole numbers, separated by commas; tune.NAME.default: one of them
/// - condition.0, condition.1, ...: an expression of tunables and sizes that a configuration must meet; empty for none
/// - buffer.NAME.type: "float4"; for an image "rgba float"
/// - buffer.NAME.use: "in", "out", "inout" or "scratch"
/// - buffer.NAME.shape: the count as a number or an expression of the sizes; several extents separated by commas
/// - buffer.NAME.fill: contents before a launch, see fillHint()
/// - argument.NAME: a number or an expression; several numbers separated by commas; bytes of local memory; words of a
///   sampler
/// - global.0, global.1, global.2: work-items along x, y and z: a number or an expression
/// - local.0, local.1, local.2: work-items of a group likewise; all empty if the driver chooses
/// - round: "exact" or "up"
/// - reference: "none", "each", "kernel" or "files"
/// - reference.each.NAME: an expression for each number of the output; empty if it is not compared
/// - reference.kernel: a kernel's file beside the description
/// - reference.files.NAME: a file of the output's numbers, beside the description; empty if it is not compared
/// - tolerance.NAME: "abs 0.001", "rel 1e-5", "ulp 4" separated by commas, or "exact"; empty for the default
struct DraftField {
  std::string id;
  DraftGroup group = DraftGroup::Sizes;
  std::string about;  ///< the size, buffer, argument or output that the field belongs to; else empty
  std::string label;  ///< a noun: "Values of n"
  /// The question that the field answers: "How many elements has hist?"; else empty. Several fields may share one.
  std::string asked;
  bool isOfValue = false;  ///< the question is only for a number
  std::string text;
  std::vector<DraftChoice> choices;  ///< empty: any text
  bool takesOthers = false;          ///< other texts are allowed too
  std::string hint;                  ///< how to write it, one sentence
  std::string whenEmpty;             ///< meaning of an empty text: "random"; empty if an empty text has none
  bool isUsed = true;                ///< false if the field has no effect with the other fields as they are
};

/// In the order of the description.
[[nodiscard]] std::vector<DraftField> fieldsOf(const KernelDraft& draft);

/// Changes the draft and removes the questions that the field answers. Values derived from others, such as local memory
/// of a group's size, change with them. Returns an empty string or, if the change is not possible, a sentence with the
/// reason; the draft is then unchanged. Unknown ids are ignored.
std::string setField(KernelDraft& draft, std::string_view id, std::string_view text);

/// How to write a buffer's content.
[[nodiscard]] std::string fillHint();

/// A field that must be changed, and the reason.
struct FieldProblem {
  std::string field;  ///< id; empty: the description as a whole
  std::string sentence;

  bool operator==(const FieldProblem&) const = default;
};

/// Future location of a draft.
struct DraftSurroundings {
  std::string name;    ///< name of the description's file, without its extension
  std::string text;    ///< the kernel's text, with its includes in place
  std::string folder;  ///< the description's folder, which holds the files that it names
};

/// Returns what the catalogue's reader rejects in the draft, at most one problem for each field, including missing
/// files. Registers nothing.
[[nodiscard]] std::vector<FieldProblem> problemsWith(const KernelDraft& draft, const DraftSurroundings& surroundings);

/// A field's new text.
using DraftEdit = std::pair<std::string, std::string>;  // id, text

struct EditedDraft {
  KernelDraft draft;
  std::vector<FieldProblem> problems;  ///< rejected edits and remaining problems
};

/// Returns the draft with these edits, and its problems. Group sizes are applied first: local memory without a size of
/// its own follows them, and an explicit size stays.
[[nodiscard]] EditedDraft edited(KernelDraft draft, std::vector<DraftEdit> edits,
                                 const DraftSurroundings& surroundings);

}  // namespace headroom
