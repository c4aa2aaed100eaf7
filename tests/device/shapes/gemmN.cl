// C = alpha A B + beta C, column-major. A work-group of 16 x 4 computes 64 rows by 16 columns of C: each work-item
// reads one row of A and keeps 16 sums, and the group shares a tile of 16 x 16 of B in local memory.

#ifdef SINGLE_PRECISION
typedef float Real;
#else
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef double Real;
#endif

#define TILE 16

kernel void sgemmNN(global const Real* A, int lda, global const Real* B, int ldb, global Real* C, int ldc, int k,
                    Real alpha, Real beta) {
  // A column more than needed, so that work-items which write a row hit different banks.
  local Real tile[TILE][TILE + 1];
  const int x = get_local_id(0);
  const int y = get_local_id(1);
  const int row = get_group_id(0) * 4 * TILE + y * TILE + x;
  const int column = get_group_id(1) * TILE;

  Real sums[TILE];
  for (int j = 0; j < TILE; ++j) sums[j] = 0;
  for (int depth = 0; depth < k; depth += TILE) {
    for (int j = y; j < TILE; j += 4) tile[x][j] = B[depth + x + (column + j) * ldb];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < TILE; ++i) {
      const Real left = A[row + (depth + i) * lda];
      for (int j = 0; j < TILE; ++j) sums[j] += left * tile[i][j];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int j = 0; j < TILE; ++j) {
    global Real* to = C + row + (column + j) * ldc;
    *to = alpha * sums[j] + beta * *to;
  }
}
