#include "source/opencl_lexer.hpp"

#include <QFont>
#include <array>
#include <string>
#include <string_view>

#include "style/variant_colours.hpp"

namespace headroom {
namespace {

constexpr std::string_view kWords =
    "break case const continue default do else enum extern for goto if inline restrict return sizeof static struct "
    "switch typedef union volatile while kernel __kernel global __global local __local constant __constant private "
    "__private read_only write_only read_write __read_only __write_only __read_write __attribute__ true false void "
    "bool size_t ptrdiff_t intptr_t uintptr_t event_t sampler_t image1d_t image1d_array_t image1d_buffer_t image2d_t "
    "image2d_array_t image3d_t signed unsigned";
constexpr std::array<std::string_view, 11> kNumbers{"char", "uchar", "short", "ushort", "int",   "uint",
                                                    "long", "ulong", "half",  "float",  "double"};
constexpr std::array<std::string_view, 6> kWidths{"", "2", "3", "4", "8", "16"};

constexpr std::string_view kFunctions =
    "get_work_dim get_global_size get_global_id get_local_size get_local_id get_num_groups get_group_id "
    "get_global_offset barrier work_group_barrier mem_fence read_mem_fence write_mem_fence "
    "async_work_group_copy async_work_group_strided_copy wait_group_events prefetch printf "
    "vload2 vload3 vload4 vload8 vload16 vstore2 vstore3 vstore4 vstore8 vstore16 vload_half vstore_half "
    "read_imagef read_imagei read_imageui write_imagef write_imagei write_imageui get_image_width get_image_height "
    "get_image_depth atomic_add atomic_sub atomic_inc atomic_dec atomic_xchg atomic_cmpxchg atomic_min atomic_max "
    "atomic_and atomic_or atomic_xor atom_add atom_inc atom_cmpxchg fma mad mad24 mul24 mad_hi mul_hi min max clamp "
    "mix step smoothstep sign abs abs_diff fabs floor ceil round rint trunc fmod fmin fmax fract sqrt rsqrt cbrt exp "
    "exp2 exp10 log log2 log10 pow pown powr sin cos tan asin acos atan atan2 sinh cosh tanh hypot ldexp dot cross "
    "length distance normalize any all select bitselect isnan isinf isfinite signbit popcount clz rotate upsample "
    "hadd rhadd add_sat sub_sat native_cos native_divide native_exp native_exp2 native_log native_log2 native_powr "
    "native_recip native_rsqrt native_sin native_sqrt native_tan half_cos half_divide half_exp half_log half_recip "
    "half_rsqrt half_sin half_sqrt half_tan shuffle shuffle2";

/// Includes the vector types of all widths.
const std::string& wordsAndTypes() {
  static const std::string words = [] {
    std::string all(kWords);
    for (const std::string_view number : kNumbers) {
      for (const std::string_view width : kWidths) all.append(" ").append(number).append(width);
    }
    return all;
  }();
  return words;
}

}  // namespace

OpenClLexer::OpenClLexer(QObject* parent) : QsciLexerCPP(parent) {
  setFoldComments(true);
  setFoldCompact(false);
  setStylePreprocessor(true);
}

const char* OpenClLexer::keywords(int set) const {
  if (set == 1) return wordsAndTypes().c_str();
  if (set == 2) return kFunctions.data();
  return nullptr;
}

void OpenClLexer::setPalette(const QPalette& palette, const QFont& font) {
  const bool dark = isDark(palette);
  const QColor ground = palette.color(QPalette::Base);
  const auto shade = [dark](const char* onLight, const char* onDark) {
    return QColor(QLatin1String(dark ? onDark : onLight));
  };
  setDefaultFont(font);
  setDefaultPaper(ground);
  setDefaultColor(palette.color(QPalette::Text));
  // All styles, including those for code that is not compiled.
  for (int style = 0; style < 128; ++style) {
    setPaper(ground, style);
    setColor(palette.color(QPalette::Text), style);
    setFont(font, style);
  }
  const QColor comment = shade("#5f6b5f", "#93a393");
  for (const int style : {Comment, CommentLine, CommentDoc, CommentLineDoc, CommentDocKeyword})
    setColor(comment, style);
  setColor(shade("#00509e", "#7cb7f2"), Keyword);
  setColor(shade("#7a3e9d", "#c9a1e6"), KeywordSet2);
  for (const int style : {Number, DoubleQuotedString, SingleQuotedString, UnclosedString}) {
    setColor(shade("#9a4a00", "#eab073"), style);
  }
  for (const int style : {PreProcessor, PreProcessorComment}) setColor(shade("#00695c", "#75cfc0"), style);
}

}  // namespace headroom
