// A weighted sum of each cell and its eight neighbours. Rows are padded to a multiple of `alignment`, and a border of
// one cell surrounds the plane. A work-group computes LROWS rows of as many columns as it has work-items, from a tile
// in local memory that holds these cells and their border.

#ifdef SINGLE_PRECISION
typedef float Real;
#else
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef double Real;
#endif

kernel void StencilKernel(global const Real* data, global Real* next, int alignment, Real center, Real cardinal,
                          Real diagonal, local Real* tile) {
  const int columns = get_local_size(1);
  const int width = columns + 2;
  const int pitch = (get_global_size(1) + 2 + alignment - 1) / alignment * alignment;
  const int item = get_local_id(1);
  const int firstRow = get_group_id(0) * LROWS;
  const int firstColumn = get_group_id(1) * columns;

  for (int y = 0; y < LROWS + 2; ++y) {
    global const Real* line = data + (firstRow + y) * pitch + firstColumn;
    for (int x = item; x < width; x += columns) tile[y * width + x] = line[x];
  }
  barrier(CLK_LOCAL_MEM_FENCE);

  for (int y = 0; y < LROWS; ++y) {
    local const Real* above = tile + y * width + item;
    local const Real* here = above + width;
    local const Real* below = here + width;
    const Real near = above[1] + here[0] + here[2] + below[1];
    const Real far = above[0] + above[2] + below[0] + below[2];
    next[(firstRow + y + 1) * pitch + firstColumn + item + 1] = center * here[1] + cardinal * near + diagonal * far;
  }
}
