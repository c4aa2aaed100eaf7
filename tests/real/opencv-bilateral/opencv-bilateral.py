"""The bilateral filter (Tomasi and Manduchi, 1998), radius 2, colour sigma 25, in double precision, rounded at the end."""
import sys

import numpy

folder, spatial = sys.argv[1], float(sys.argv[2])
padded = numpy.load(folder + "/from.npy").astype("float64")  # shape (H + 4, W + 4)
height, width = padded.shape[0] - 4, padded.shape[1] - 4
centre = padded[2:-2, 2:-2]
total = numpy.zeros_like(centre)
weights = numpy.zeros_like(centre)
for y in range(-2, 3):
    for x in range(-2, 3):
        if x * x + y * y > 4:
            continue
        pixels = padded[2 + y : 2 + y + height, 2 + x : 2 + x + width]
        weight = numpy.exp(-(x * x + y * y) / (2 * spatial**2) - (pixels - centre) ** 2 / (2 * 25**2))
        total += weight * pixels
        weights += weight
numpy.save(folder + "/to.expected.npy", numpy.rint(total / weights).astype("uint8"))
