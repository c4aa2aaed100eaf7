"""Non-local means (Buades, Coll and Morel, 2005) as it is defined, in double precision.

Every pixel is compared with every other one of its window, patch by patch. The window is 7 x 7, a patch 5 x 5. The weight
is 2^-x, with x from the patches' distance; darktable interpolates it linearly between whole x. Only pixels whose window
and patches are inside the image are computed.
"""
import sys

import numpy

folder = sys.argv[1]
shares = numpy.array([float(sys.argv[2]), float(sys.argv[3]), float(sys.argv[3]), 0])
image = numpy.load(folder + "/from.npy").astype("float64")  # shape (H, W, 4)
height, width = image.shape[:2]
patch, window = 2, 3
margin = patch + window
sharpness = 3000 / (1 + 50)
scale = numpy.array([1 / 120**2, 1 / 512**2, 1 / 512**2, 0])
inner = (slice(margin, height - margin), slice(margin, width - margin))


def moved(down, right):
    return image[margin + down : height - margin + down, margin + right : width - margin + right]


total = numpy.zeros_like(image[inner])
weights = numpy.zeros(total.shape[:2])
for qy in range(-window, window + 1):
    for qx in range(-window, window + 1):
        distance = numpy.zeros_like(weights)
        for py in range(-patch, patch + 1):
            for px in range(-patch, patch + 1):
                distance += (moved(py, px) - moved(qy + py, qx + px)) ** 2 @ scale
        exponent = distance * sharpness
        whole = numpy.floor(exponent)
        weight = 2.0**-whole * (1 - (exponent - whole) / 2)
        total += weight[:, :, None] * moved(qy, qx)
        weights += weight
result = image.copy()
result[inner] = image[inner] * (1 - shares) + total / weights[:, :, None] * shares
result[:, :, 3] = image[:, :, 3]
numpy.save(folder + "/to.expected.npy", result)
