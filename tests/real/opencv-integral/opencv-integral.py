"""The sum of all pixels above and to the left of each place, by numpy, in integers."""
import sys

import numpy

folder = sys.argv[1]
image = numpy.load(folder + "/from.npy").astype("int64")  # shape (H, W)
sums = numpy.zeros((image.shape[0] + 1, image.shape[1] + 1), dtype="int64")
sums[1:, 1:] = image.cumsum(axis=0).cumsum(axis=1)
numpy.save(folder + "/to.expected.npy", sums.astype("int32"))
