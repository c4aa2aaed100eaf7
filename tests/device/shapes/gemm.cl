// C = alpha A B + beta C, row-major. Each work-item computes one element: a dot product of a row of A and a column of
// B, both read from global memory. Work-items beyond the edges do nothing.

kernel void gemm(global const float* A, global const float* B, global float* C, float alpha, float beta, int ni, int nj,
                 int nk) {
  const int column = get_global_id(0);
  const int row = get_global_id(1);
  if (row >= ni || column >= nj) return;
  float sum = 0.0f;
  for (int k = 0; k < nk; ++k) sum += A[row * nk + k] * B[k * nj + column];
  C[row * nj + column] = alpha * sum + beta * C[row * nj + column];
}
