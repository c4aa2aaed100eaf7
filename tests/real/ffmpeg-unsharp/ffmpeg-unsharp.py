"""An unsharp mask of 7 x 5 binomial weights by numpy, in double precision, limited to 0 to 255 and rounded at the end."""
import sys

import numpy

folder, amount = sys.argv[1], float(sys.argv[2])
image = numpy.load(folder + "/from.npy").astype("float64")  # shape (H, W, 4)
height, width = image.shape[:2]
weights = numpy.outer([1, 4, 6, 4, 1], [1, 6, 15, 20, 15, 6, 1]) / (16 * 64)
padded = numpy.pad(image, [(2, 2), (3, 3), (0, 0)], mode="edge")
blurred = sum(weights[y, x] * padded[y : y + height, x : x + width] for y in range(5) for x in range(7))
sharpened = numpy.clip(image + amount * (image - blurred), 0, 255)
numpy.save(folder + "/to.expected.npy", numpy.rint(sharpened).astype("uint8"))
