"""An unsharp mask of the first channel in double precision; the Gaussian of radius 6 in one step of 13 x 13 weights."""
import sys

import numpy

folder = sys.argv[1]
sigma, amount, threshold = (float(word) for word in sys.argv[2:5])
image = numpy.load(folder + "/from.npy").astype("float64")  # shape (H, W, 4)
lightness = image[:, :, 0]
height, width = lightness.shape
radius = 6
y, x = numpy.mgrid[-radius : radius + 1, -radius : radius + 1]
weights = numpy.exp(-(x * x + y * y) / (2 * sigma * sigma))
weights /= weights.sum()
padded = numpy.pad(lightness, radius, mode="edge")
blurred = numpy.zeros_like(lightness)
for down in range(2 * radius + 1):
    for right in range(2 * radius + 1):
        blurred += weights[down, right] * padded[down : down + height, right : right + width]
detail = lightness - blurred
kept = numpy.where(numpy.abs(detail) > threshold, detail - numpy.sign(detail) * threshold, 0)
image[:, :, 0] = lightness + amount * kept
numpy.save(folder + "/to.expected.npy", image)
