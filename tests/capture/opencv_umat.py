"""Prints a digest of what OpenCV makes of a photo on an OpenCL device."""
import hashlib
import sys

import cv2

cv2.ocl.setUseOpenCL(True)
assert cv2.ocl.useOpenCL(), "OpenCV has no OpenCL device"
photo = cv2.UMat(cv2.imread(sys.argv[1]))
grey = cv2.cvtColor(cv2.GaussianBlur(photo, (7, 7), 1.5), cv2.COLOR_BGR2GRAY)
edges = cv2.Canny(cv2.resize(grey, (320, 240)), 50, 150)
print(hashlib.sha256(edges.get().tobytes()).hexdigest())
