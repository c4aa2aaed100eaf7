// The product of two matrices of ints, row-major. Each work-item computes one
// element of C. Work-items beyond the edges do nothing.

kernel void hello_kernel(global const int* A, global const int* B, global int* C, int M, int N, int K) {
  const int column = get_global_id(0);
  const int row = get_global_id(1);
  if (row >= M || column >= N) return;
  int sum = 0;
  for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + column];
  C[row * N + column] = sum;
}
