// The product of two matrices of ints, column-major, by tiles of TS x TS in local memory: each element of a tile is
// read from global memory once and used TS times. The sides have to be multiples of TS.

kernel void hello_kernel(global const int* A, global const int* B, global int* C, int M, int N, int K) {
  local int tileA[TS][TS];
  local int tileB[TS][TS];
  const int x = get_local_id(0);
  const int y = get_local_id(1);
  const int row = get_global_id(0);
  const int column = get_global_id(1);
  int sum = 0;
  for (int k = 0; k < K; k += TS) {
    tileA[y][x] = A[row + (k + y) * M];
    tileB[y][x] = B[k + x + column * K];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < TS; ++i) sum += tileA[i][x] * tileB[y][i];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  C[row + column * M] = sum;
}
