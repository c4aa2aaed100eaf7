"""C = alpha A B + beta C by numpy, in double precision, of column-major matrices; B is transposed."""
import sys

import numpy

folder, alpha, beta = sys.argv[1], float(sys.argv[2]), float(sys.argv[3])
a, b, c = (numpy.load(f"{folder}/{name}.npy").astype("float64") for name in "ABC")  # shapes (K, M), (K, N), (N, M)
numpy.save(folder + "/C.expected.npy", alpha * (b.T @ a) + beta * c)
