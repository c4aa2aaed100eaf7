// A Gaussian blur by recursion, after R. Deriche: each work-item runs down a column and up again, and the sum of both
// is the blurred column. Transposing in between, through tiles in local memory, makes columns of the rows.

kernel void gaussian_column_4c(global const float4* in, global float4* out, uint width, uint height, float a0, float a1,
                               float a2, float a3, float b1, float b2, float coefp, float coefn, float4 hi, float4 lo) {
  const uint x = get_global_id(0);
  if (x >= width) return;

  // Down: rows above the first one equal it, and the recursion has settled on them.
  float4 before = clamp(in[x], lo, hi);
  float4 last = before * coefp;
  float4 lastButOne = last;
  for (uint y = 0; y < height; ++y) {
    const float4 here = clamp(in[(size_t)y * width + x], lo, hi);
    const float4 sum = a0 * here + a1 * before - b1 * last - b2 * lastButOne;
    out[(size_t)y * width + x] = sum;
    before = here;
    lastButOne = last;
    last = sum;
  }

  // Up: from the two rows below. Those below the last one equal it.
  float4 below = clamp(in[(size_t)(height - 1) * width + x], lo, hi);
  float4 belowThat = below;
  last = below * coefn;
  lastButOne = last;
  for (uint y = height; y-- > 0;) {
    const float4 sum = a2 * below + a3 * belowThat - b1 * last - b2 * lastButOne;
    out[(size_t)y * width + x] += sum;
    belowThat = below;
    below = clamp(in[(size_t)y * width + x], lo, hi);
    lastButOne = last;
    last = sum;
  }
}

/// `tile` holds blocksize rows of blocksize + 1, so that a column's elements lie in different banks.
kernel void gaussian_transpose_4c(global const float4* in, global float4* out, uint width, uint height, uint blocksize,
                                  local float4* tile) {
  const uint x = get_local_id(0);
  const uint y = get_local_id(1);
  const uint left = get_group_id(0) * blocksize;
  const uint top = get_group_id(1) * blocksize;
  if (left + x < width && top + y < height) tile[y * (blocksize + 1) + x] = in[(size_t)(top + y) * width + left + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  if (top + x < height && left + y < width) out[(size_t)(left + y) * height + top + x] = tile[x * (blocksize + 1) + y];
}
