// A draft as fields that a person can edit, and what is wrong with them: for forms.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "headroom/authoring.hpp"

namespace headroom {

enum class DraftGroup { Sizes, Tunables, Buffers, Arguments, WorkItems, Result };

/// What a field's text can be.
struct DraftChoice {
  std::string text;
  std::string label;  ///< as it is shown
};

/// One thing that the draft says, as text.
///
/// | id | text |
/// |---|---|
/// | size.NAME | whole numbers from 1, with commas between them |
/// | tune.NAME.values, tune.NAME.default | whole numbers with commas between them; one of them |
/// | condition.0, condition.1, ... | an expression of tunables and sizes that a configuration has to fulfil; empty for
/// | | none |
/// | buffer.NAME.type | "float4", of an image "rgba float" |
/// | buffer.NAME.use | "in", "out", "inout" or "scratch" |
/// | buffer.NAME.shape | the count as a number or an expression of the sizes; several extents with commas between them
/// | | buffer.NAME.fill | what it holds before a launch, see fillHint() | | argument.NAME | a number or an expression;
/// of several numbers with commas between them; bytes of local memory; words of a sampler | | global.0, global.1,
/// global.2 | work-items along x, y and z: a number or an expression | | local.0, local.1, local.2 | those of a group;
/// all empty where the driver chooses | | round | "exact" or "up" | | reference | "none", "each", "kernel" or "files" |
/// | reference.each.NAME | an expression for each number of the output; empty where it is not compared | |
/// reference.kernel | a kernel's file beside the description |
/// | reference.files.NAME | a file of the output's numbers, beside the description; empty where it is not compared |
/// | tolerance.NAME | "abs 0.001", "rel 1e-5", "ulp 4" with commas between them, or "exact"; empty for the usual one |
struct DraftField {
  std::string id;
  DraftGroup group = DraftGroup::Sizes;
  std::string about;  ///< the size, buffer or argument, or the output, that it is of; else empty
  std::string label;  ///< a noun: "Values of n"
  /// A question, where it is one: "How many elements has hist?"; else empty. Several fields may have the same.
  std::string asked;
  bool isOfValue = false;  ///< a question for a number and nothing else
  std::string text;
  std::vector<DraftChoice> choices;  ///< empty: any text
  bool takesOthers = false;          ///< the choices are proposals
  std::string hint;                  ///< how to write it, a sentence
  std::string whenEmpty;             ///< what an empty text stands for: "random"; empty where it stands for nothing
  bool isUsed = true;                ///< false where it changes nothing, as the other fields are
};

/// In the order of the description.
[[nodiscard]] std::vector<DraftField> fieldsOf(const KernelDraft& draft);

/// Changes the draft; the questions that the field answers are gone. Numbers that follow from others, local memory of a
/// group's size, change with them. Returns why that is not possible, a sentence, and then the draft is as it was;
/// empty when it was changed. An id that is not known is passed over.
std::string setField(KernelDraft& draft, std::string_view id, std::string_view text);

/// How a buffer's content is written.
[[nodiscard]] std::string fillHint();

/// A field that has to be changed, and why.
struct FieldProblem {
  std::string field;  ///< its id; empty: of the description as a whole
  std::string sentence;

  bool operator==(const FieldProblem&) const = default;
};

/// Where a draft is going to be.
struct DraftSurroundings {
  std::string name;    ///< of the description, without what is behind its dot
  std::string text;    ///< of the kernel, with its includes in place
  std::string folder;  ///< of the description: where the files that it names are
};

/// What the catalogue's reader does not take of the draft, one problem for a field at most; files that are not there as
/// well. Nothing becomes known of it to others.
[[nodiscard]] std::vector<FieldProblem> problemsWith(const KernelDraft& draft, const DraftSurroundings& surroundings);

/// A field's new text.
using DraftEdit = std::pair<std::string, std::string>;  // id, text

struct EditedDraft {
  KernelDraft draft;
  std::vector<FieldProblem> problems;  ///< of the edits that were not possible, and of the others
};

/// The draft with these edits, and what is wrong with it. Those of groups come first: local memory that nobody gave a
/// size follows them, and one that somebody gave stays.
[[nodiscard]] EditedDraft edited(KernelDraft draft, std::vector<DraftEdit> edits,
                                 const DraftSurroundings& surroundings);

}  // namespace headroom
