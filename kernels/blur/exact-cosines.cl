/*---
workload  = "blur"
reference = "slid-gaussian"
title     = "Four cosines of fitted frequencies that slide: exact at any sigma, for CPUs"
rank      = 58
summary   = """
The Gaussian cut off at 3 sigma, the filter of the separable kernels, is within 2.5e-6 of the sum of four cosines at
every sigma, if not only their amplitudes are fitted to it but their frequencies too. They slide as those of
cosines-4, but the slow ones by differences, so that their rounding hardly grows: an exact blur whose cost does not
depend on sigma. Rows are filtered and columns after them as in strips, and turned in registers while sums slide.
Source: as cosines-4; the frequencies and the differences are our own, and docs/cosines.md derives them."""

[guide]
experiments = { speed-up = "sliding, exact" }

[cost]
memory = "2"
flops  = "2 * (7.5 * COSINES + 2)"

[constants]
COSINES = 4

# Floats of a vector. 0: as many as the processor's vectors hold, where the compiler tells, and else 8.
[tune.LANES]
default = 0
values  = [0, 8, 16]

# The wider, the fewer pixels are read twice for the windows at the sides; 2 radius + 64 rows of it have to stay in the
# second level cache.
[tune.STRIP]
default = 512
values  = [256, 512, 1024, 2048]

# The more, the fewer pixels are filtered twice; but each processor needs a strip. 4096 at most: sums in float drift.
[tune.ROWS]
default = 1024
values  = [256, 512, 1024, 2048]

[scratch]
memory = "ceil(width / STRIP) * ceil(height / ROWS) * (16 * (2 * radius + 2 * COSINES + 96) + (2 * radius + 2 * COSINES + 50) * STRIP)"

[[pass]]
kernel = "blurExactly"
args   = ["source", "result", "memory", "fittedCosines", "radius", "width", "height"]
global = ["ceil(width / STRIP)", "ceil(height / ROWS)"]
local  = ["1", "1"]
---*/

// The Gaussian cut off at 3 sigma as COSINES cosines that slide: docs/cosines.md.
//
// A work-item has a strip of the picture and walks down it LANES rows at a time. They are transposed in registers, so
// that a step along x is a step of LANES rows at once; the sums slide along; the results are transposed back, and with
// LANES floats of a row at once the columns' sums slide down. So every pixel is read once and written once. What has to
// be remembered stays in the caches: the columns in the window, in a ring; the rows in the window, filtered, in a ring
// for every LANES columns; and the sums of every column.
//
// Before a window's first pixel all is thought to be 0: the sums are 0 then, and the pixels that come before the first
// result are let in one by one.
#define NO_PREFETCH  // loadColumns() would ask for too many lines at once: here there is time between two steps
#include "../copy/stream.clh"
#include "../transpose/registers.clh"

#define LINE 16                   // floats of a cache line
#define STATES (2 * COSINES + 2)  // vectors that sums keep from one LANES steps to the next
#define EACH_COSINE(m) m(1) m(2) m(3) m(4)

// Cosine k's sum y and what it has grown by, d; or, of the upper half, which does not need that accuracy, what the sum
// was before. inner: the window's outermost pixels on both sides; change: the pixels one further out less those. fma(),
// since PoCL makes two instructions of mad() and of a * b + c.
#define GROW(k)                                                          \
  d##k = fma(f##k, y##k, fma(b##k, change, fma(c##k, inner, d##k)));     \
  y##k += d##k;
#define TURN(k)                                                          \
  {                                                                      \
    const Floats known = fma(b##k, change, fma(c##k, inner, -d##k));     \
    d##k = y##k;                                                         \
    y##k = fma(f##k, y##k, known);                                       \
  }

// The window moves on by a pixel. entered, left: what did so the last time. RESULT(value) takes the sum.
#define STEP(enters, leaves, RESULT)                                                          \
  {                                                                                           \
    const Floats inner = entered + leaves, change = enters + left - inner;                    \
    GROW(1) GROW(2) TURN(3) TURN(4)                                                           \
    entered = enters;                                                                         \
    left = leaves;                                                                            \
    RESULT((y1 + y2) + (y3 + y4))                                                             \
  }

// Between RESUME and REMEMBER the sums are variables: in arrays compilers would not keep them in registers.
#define NUMBERS_OF(k) \
  const Floats b##k = cosines[3 * k - 3], c##k = cosines[3 * k - 2], f##k = cosines[3 * k - 1];
#define SUM_OF(k) Floats y##k = state[2 * k - 2], d##k = state[2 * k - 1];
#define KEEP_SUM(k) state[2 * k - 2] = y##k, state[2 * k - 1] = d##k;
#define RESUME            \
  EACH_COSINE(NUMBERS_OF) \
  EACH_COSINE(SUM_OF)     \
  Floats entered = state[2 * COSINES], left = state[2 * COSINES + 1];
#define REMEMBER        \
  EACH_COSINE(KEEP_SUM) \
  state[2 * COSINES] = entered, state[2 * COSINES + 1] = left;

// A block of LANES x LANES is transposed in two halves, between which it rests in memory: four vectors at a time while
// sums slide, and the rest at once before it is needed. Processors do the shuffles beside the arithmetic that way.
#define KEEP_QUAD(to, a, b, c, d) \
  {                               \
    QUAD(p, a, b, c, d)           \
    (to)[0] = p0;                 \
    (to)[1] = p1;                 \
    (to)[2] = p2;                 \
    (to)[3] = p3;                 \
  }
#define JOIN_QUADS(to, quads)                                                                              \
  _Pragma("unroll") for (int n = 0; n < 4; ++n)                                                            \
      JOIN((to), n, quads[n], quads[4 + n], quads[8 + n], quads[12 + n])
INLINE void loadQuad(Floats* quad, global const PIXEL* at, size_t pitch) {
  KEEP_QUAD(quad, LOAD(at), LOAD(at + pitch), LOAD(at + 2 * pitch), LOAD(at + 3 * pitch))
}

// LANES steps along the rows. loaded: the quads of the columns that come next into the ring, at `columns`. results: the
// quads of what the rows become.
INLINE void slideAlong(Floats* results, const Floats* loaded, global Floats* columns, global const Floats* entering,
                       global const Floats* leaving, global Floats* state, constant const float* cosines) {
  JOIN_QUADS(columns, loaded)
  RESUME
#pragma unroll 2
  for (int i = 0; i < LANES; i += 4) {
    Floats four[4];
#pragma unroll
    for (int j = 0; j < 4; ++j) {
      const Floats enters = entering[i + j], leaves = leaving[i + j];
#define KEEP_RESULT(value) four[j] = value;
      STEP(enters, leaves, KEEP_RESULT)
    }
    KEEP_QUAD(results + i, four[0], four[1], four[2], four[3])
  }
  REMEMBER
}

// LANES steps down the columns. filtered: the quads of the rows that come next into the ring, at `rows`. Meanwhile the
// next pixels along the rows are loaded, and those below the present ones are asked for. Two functions, since LLVM
// forgets that a store should pass the caches by where it could also be another.
#define SLIDE_DOWN(NAME, TO, PUT_RESULT)                                                                              \
  INLINE void NAME(TO, global Floats* rows, const Floats* filtered, global const Floats* entering,                   \
                   global const Floats* leaving, global Floats* state, constant const float* cosines,                \
                   Floats* loaded, global const PIXEL* next, size_t nextPitch, global const PIXEL* below,            \
                   size_t pitch) {                                                                                    \
    JOIN_QUADS(rows, filtered)                                                                                        \
    RESUME                                                                                                            \
    _Pragma("unroll 2") for (int i = 0; i < LANES; i += 4) {                                                          \
      _Pragma("unroll") for (int j = 0; j < 4; ++j) {                                                                 \
        const Floats enters = entering[i + j], leaves = leaving[i + j];                                               \
        PREFETCH_FAR(below + (i + j) * pitch);                                                                        \
        STEP(enters, leaves, PUT_RESULT)                                                                              \
      }                                                                                                               \
      loadQuad(loaded + i, next + i * nextPitch, nextPitch);                                                          \
    }                                                                                                                 \
    REMEMBER                                                                                                          \
  }
#if LANES == LINE
#define PUT_RESULT(value) PUT((value), to + (i + j) * pitch);
SLIDE_DOWN(slideDownToPicture, global PIXEL* to, PUT_RESULT)
#endif
#define KEEP_IN_BLOCK(value) block[i + j] = value;
SLIDE_DOWN(slideDownToBlock, Floats* block, KEEP_IN_BLOCK)

// A ring of vectors in whole blocks. The newest block is at LANES, 2 LANES .. `count`, and the one at `count` is at 0
// too: so LANES vectors in a row can be read from anywhere in it.
#define NEXT_BLOCK(at, count) ((at) == (count) ? LANES : (at) + LANES)
#define WRAPPED(i, count) ((i) < 0 ? (i) + (count) : (i))
INLINE void closeRing(global Floats* ring, int at, int count) {
  if (at == count)
    for (int i = 0; i < LANES; ++i) ring[i] = ring[count + i];
}

// The first result of a row follows from the pixels to the left of it, and from nothing before them.
INLINE void letIn(global Floats* columns, int radius, global Floats* state, constant const float* cosines) {
  for (int i = 0; i < STATES; ++i) state[i] = 0.0f;
  RESUME
  const Floats nothing = 0.0f;
  for (int x = -radius; x < radius; ++x) {
    const Floats enters = columns[x];
#define IGNORE(value)
    STEP(enters, nothing, IGNORE)
  }
  REMEMBER
  columns[-radius - 1] = nothing;
}

// Where LANES x LANES pixels can be loaded from: the picture, or `edge`, to which they are copied if some are beyond.
typedef struct {
  global const PIXEL* at;
  size_t pitch;
} Pixels;
INLINE Pixels pixelsAt(global const PIXEL* source, int x, int y, int width, int height, global PIXEL* edge) {
  if (x >= 0 && x + LANES <= width && y >= 0 && y + LANES <= height) {
    const Pixels inside = {source + (size_t)y * (size_t)width + (size_t)x, (size_t)width};
    return inside;
  }
#pragma nounroll
  for (int i = 0; i < LANES; ++i)
    PUT_ANYWHERE(loadAtEdge(source + (size_t)clamp(y + i, 0, height - 1) * (size_t)width, x, width), edge + i * LANES);
  const Pixels copied = {edge, LANES};
  return copied;
}

// The work-item's own memory: the ring of columns, the rows' sums, pixels at the edge, the columns' sums, and the rings
// of rows.
kernel void blurExactly(global const PIXEL* restrict source, global PIXEL* restrict result,
                        global float* restrict memory, constant const float* restrict cosines, int radius, int width,
                        int height) {
  // All strips are about as wide as each other, and whole lines of the cache.
  const int strips = (int)get_num_groups(0);
  const int share = ((width + strips - 1) / strips + LINE - 1) / LINE * LINE;
  const int first = (int)get_group_id(0) * share;
  const int wide = min(share, width - first);
  const int top = (int)get_group_id(1) * ROWS;
  const int bottom = min(top + ROWS, height);
  if (first >= width || top >= height) return;

  // A block's columns are loaded so far before they are in its first window; rows so far before the first result.
  const int ahead = (radius + LANES - 1) / LANES * LANES;
  const int before = (2 * radius + LANES - 1) / LANES * LANES;
  const int ringColumns = ahead + (radius + 1 + LANES - 1) / LANES * LANES + LANES;
  const int ringRows = (2 * radius + 1 + LANES - 1) / LANES * LANES + LANES;

  const size_t own = (size_t)(16 * (2 * radius + 2 * COSINES + 96)) + (size_t)(2 * radius + 2 * COSINES + 50) * STRIP;
  memory += own * (get_group_id(1) * get_num_groups(0) + get_group_id(0));
  global Floats* columns = (global Floats*)memory;
  global Floats* along = columns + ringColumns + LANES;
  global PIXEL* edge = (global PIXEL*)(along + STATES);
  global Floats* down = along + STATES + LANES;
  global Floats* rows = down + STATES * (share / LANES);
  for (int i = 0; i < STATES * (share / LANES); ++i) down[i] = 0.0f;
  for (int i = 0; i < (ringRows + LANES) * (share / LANES); ++i) rows[i] = 0.0f;

  const size_t pitch = (size_t)width;
  int newestRow = LANES;
  for (int line = top - before; line < bottom; line += LANES) {
    const int y = line + radius;
    const int below = max(0, min(y + LANES, height - LANES));
    const bool isWhole = width % LINE == 0 && line >= top && line + LANES <= bottom;
    const int oldestRow = WRAPPED(newestRow - 2 * radius - 1, ringRows);

    global Floats* origin = columns + ringColumns - ahead;  // column `first` of the picture
    for (int x = ahead - (ringColumns - LANES); x < ahead; x += LANES) {
      Floats v[LANES];
      loadColumns(v, source, first + x, y, width, height);
#define KEEP(i) origin[x + i] = v[i];
      EACH_LANE(KEEP)
    }
    letIn(origin, radius, along, cosines);

    Floats loaded[LANES], filtered[LANES], blocks[LINE / LANES][LANES];
    Pixels next = pixelsAt(source, first + ahead, y, width, height, edge);
    for (int i = 0; i < LANES; i += 4) loadQuad(loaded + i, next.at + i * next.pitch, next.pitch);
    int newest = ringColumns;
    for (int x = 0; x < (wide + LINE - 1) / LINE * LINE; x += LANES) {
      const int entering = newest - ahead + radius;
      const int leaving = WRAPPED(entering - 2 * radius - 1, ringColumns);
      slideAlong(filtered, loaded, columns + newest, columns + entering, columns + leaving, along, cosines);
      closeRing(columns, newest, ringColumns);
      newest = NEXT_BLOCK(newest, ringColumns);

      const int column = first + x;
      if (x + LANES < wide) next = pixelsAt(source, column + LANES + ahead, y, width, height, edge);
      global const PIXEL* asked = source + (size_t)below * pitch + (size_t)(column + ahead);
      global Floats* ring = rows + x / LANES * (ringRows + LANES);
      global Floats* state = down + x / LANES * STATES;
      global PIXEL* to = result + (size_t)line * pitch + (size_t)column;
#if LANES == LINE
      if (isWhole) {
        slideDownToPicture(to, ring + newestRow, filtered, ring + newestRow, ring + oldestRow, state, cosines, loaded,
                           next.at, next.pitch, asked, pitch);
        closeRing(ring, newestRow, ringRows);
        continue;
      }
#endif
      const int part = x % LINE / LANES;
      slideDownToBlock(blocks[part], ring + newestRow, filtered, ring + newestRow, ring + oldestRow, state, cosines,
                       loaded, next.at, next.pitch, asked, pitch);
      closeRing(ring, newestRow, ringRows);
      if (line < top || part + 1 < LINE / LANES) continue;
      const int lineStart = x - part * LANES;
      to = result + (size_t)line * pitch + (size_t)(first + lineStart);
      for (int i = 0; i < min(LANES, bottom - line); ++i) {
#pragma unroll
        for (int p = 0; p < LINE / LANES; ++p) {
          if (isWhole)
            PUT_PART(blocks[p][i], to + i * pitch + p * LANES);
          else
            storeFirst(blocks[p][i], to + i * pitch + p * LANES, wide - lineStart - p * LANES);
        }
      }
    }
    newestRow = NEXT_BLOCK(newestRow, ringRows);
  }
}
