"""Computes expected outputs of the kernels in this folder: ref.py KIND DIR [NUMBER ...].

Reads the inputs from DIR/NAME.npy, as they are before a launch, and writes DIR/OUTPUT.expected.npy. Needs nothing but
Python: arrays are flat lists in C order, so that the innermost extent of a shape is the last one.
"""

import array
import ast
import math
import operator
import os
import struct
import sys

# NumPy's type names, and those of Python's arrays.
CODES = {"f4": "f", "f8": "d", "i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}
MAGIC = b"\x93NUMPY"


def load(folder, name):
    """The numbers of an array."""
    with open(os.path.join(folder, name + ".npy"), "rb") as file:
        data = file.read()
    if data[:6] != MAGIC or data[6] != 1:
        sys.exit(f"{name}.npy is not an .npy file of version 1.0")
    (length,) = struct.unpack("<H", data[8:10])
    header = ast.literal_eval(data[10 : 10 + length].decode("latin1"))
    if header["fortran_order"]:
        sys.exit(f"{name}.npy is in Fortran order; write it in C order")
    numbers = array.array(CODES[header["descr"][1:]])
    numbers.frombytes(data[10 + length :])
    if (header["descr"][0] == ">") == (sys.byteorder == "little"):
        numbers.byteswap()
    return numbers.tolist()


def save(folder, name, kind, shape, numbers):
    """Writes an expected output, little-endian."""
    descr = ("|" if kind.endswith("1") else "<") + kind
    header = repr({"descr": descr, "fortran_order": False, "shape": tuple(shape)})
    header += " " * (-(len(header) + 11) % 64) + "\n"
    values = array.array(CODES[kind], numbers)
    if sys.byteorder == "big":
        values.byteswap()
    with open(os.path.join(folder, name + ".expected.npy"), "wb") as file:
        file.write(MAGIC + b"\x01\x00" + struct.pack("<H", len(header)) + header.encode("latin1") + values.tobytes())


def kind_of(folder, name):
    """The type of an array, as NumPy names it without the order of bytes."""
    with open(os.path.join(folder, name + ".npy"), "rb") as file:
        start = file.read(10)
        (length,) = struct.unpack("<H", start[8:])
        return ast.literal_eval(file.read(length).decode("latin1"))["descr"][1:]


def numbers_from(words):
    return [float(word) for word in words]


def product(folder, rows, columns, depth, alpha, beta, a_at, b_at, c_at):
    """C = alpha A B + beta C. The functions give the index of an element from its row and column."""
    a = load(folder, "A")
    b = load(folder, "B")
    c = load(folder, "C") if beta != 0 else [0] * (rows * columns)
    lines = [[a[a_at(i, k)] for k in range(depth)] for i in range(rows)]
    out = list(c)
    for j in range(columns):
        column = [b[b_at(k, j)] for k in range(depth)]
        for i in range(rows):
            at = c_at(i, j)
            out[at] = alpha * sum(map(operator.mul, lines[i], column)) + beta * c[at]
    return out


def gemm(folder, words, is_by_rows):
    rows, columns, depth = (int(float(word)) for word in words[:3])
    alpha, beta = numbers_from(words[3:5])
    kind = kind_of(folder, "A")
    if is_by_rows:
        places = (lambda i, k: i * depth + k, lambda k, j: k * columns + j, lambda i, j: i * columns + j)
    else:
        places = (lambda i, k: i + k * rows, lambda k, j: k + j * depth, lambda i, j: i + j * rows)
    out = product(folder, rows, columns, depth, alpha, beta, *places)
    if not kind.startswith("f"):
        out = [int(value) for value in out]
    # As in the descriptions: C has two dimensions only in pb-gemm.
    shape = (rows, columns) if is_by_rows and beta != 0 else (rows * columns,)
    save(folder, "C", kind, shape, out)


def total(folder, words):
    save(folder, "out", "f4", (1,), [math.fsum(load(folder, "data"))])


def scan(folder, words):
    out = []
    upto = 0.0
    for value in load(folder, "data"):
        upto += value
        out.append(upto)
    save(folder, "out", "f4", (len(out),), out)


def stencil(folder, words):
    rows, columns, pitch, iterations = (int(float(word)) for word in words[:4])
    center, cardinal, diagonal = numbers_from(words[4:7])
    data = load(folder, "data")
    for _ in range(iterations):
        out = list(data)
        for y in range(1, rows + 1):
            for at in range(y * pitch + 1, y * pitch + 1 + columns):
                above = at - pitch
                below = at + pitch
                near = data[above] + data[at - 1] + data[at + 1] + data[below]
                far = data[above - 1] + data[above + 1] + data[below - 1] + data[below + 1]
                out[at] = center * data[at] + cardinal * near + diagonal * far
        data = out
    save(folder, "data", "f4", (rows + 2, pitch), data)


def hotspot(folder, words):
    side, iterations = (int(float(word)) for word in words[:2])
    cap, rx, ry, rz, dt = numbers_from(words[2:7])
    air = 80.0
    power = load(folder, "power")
    temp = load(folder, "temp")
    for _ in range(iterations):
        out = []
        for y in range(side):
            north = max(y - 1, 0) * side
            south = min(y + 1, side - 1) * side
            for x in range(side):
                at = y * side + x
                own = temp[at]
                west = temp[y * side + max(x - 1, 0)]
                east = temp[y * side + min(x + 1, side - 1)]
                flow = (temp[south + x] + temp[north + x] - 2 * own) / ry + (east + west - 2 * own) / rx
                out.append(own + dt / cap * (power[at] + flow + (air - own) / rz))
        temp = out
    save(folder, "temp", "f4", (side, side), temp)


def kmeans(folder, words):
    points, features, count = (int(float(word)) for word in words[:3])
    feature = load(folder, "feature")
    clusters = load(folder, "clusters")
    centres = [clusters[c * features : (c + 1) * features] for c in range(count)]
    membership = []
    for point in range(points):
        own = feature[point * features : (point + 1) * features]
        distances = [sum((a - b) ** 2 for a, b in zip(own, centre)) for centre in centres]
        membership.append(distances.index(min(distances)))
    save(folder, "membership", "i4", (points,), membership)


def srad(folder, words):
    rows, columns, iterations = (int(float(word)) for word in words[:3])
    rate = float(words[3])
    count = rows * columns
    image = [math.exp(value / 255) for value in load(folder, "I")]
    # Indexes of a cell's neighbours; columns are contiguous.
    north = [i - 1 if i % rows > 0 else i for i in range(count)]
    south = [i + 1 if i % rows < rows - 1 else i for i in range(count)]
    west = [i - rows if i >= rows else i for i in range(count)]
    east = [i + rows if i + rows < count else i for i in range(count)]
    for _ in range(iterations):
        mean = math.fsum(image) / count
        variance = math.fsum(value * value for value in image) / count - mean * mean
        speckle = variance / (mean * mean)
        flows = []
        diffusion = []
        for i in range(count):
            own = image[i]
            flow = (image[north[i]] - own, image[south[i]] - own, image[west[i]] - own, image[east[i]] - own)
            gradient = sum(value * value for value in flow) / (own * own)
            laplacian = sum(flow) / own
            variation = (gradient / 2 - laplacian * laplacian / 16) / (1 + laplacian / 4) ** 2
            coefficient = 1 / (1 + (variation - speckle) / (speckle * (1 + speckle)))
            flows.append(flow)
            diffusion.append(min(max(coefficient, 0.0), 1.0))
        for i in range(count):
            to_north, to_south, to_west, to_east = flows[i]
            own = diffusion[i]
            divergence = own * (to_north + to_west) + diffusion[south[i]] * to_south + diffusion[east[i]] * to_east
            image[i] += rate / 4 * divergence
    save(folder, "I", "f4", (count,), [math.log(value) * 255 for value in image])


def recursion(line, a0, a1, a2, a3, b1, b2, coefp, coefn):
    """A row of numbers blurred by a recursion from both of its ends."""
    out = []
    before = line[0]
    last = last_but_one = before * coefp
    for here in line:
        value = a0 * here + a1 * before - b1 * last - b2 * last_but_one
        out.append(value)
        before = here
        last_but_one = last
        last = value
    below = below_that = line[-1]
    last = last_but_one = below * coefn
    for y in range(len(line) - 1, -1, -1):
        value = a2 * below + a3 * below_that - b1 * last - b2 * last_but_one
        out[y] += value
        below_that = below
        below = line[y]
        last_but_one = last
        last = value
    return out


def dtgauss(folder, words):
    width, height = (int(float(word)) for word in words[:2])
    coefficients = numbers_from(words[2:10])
    plane = load(folder, "src")
    stride = 4 * width
    # Each channel of each column, then of each row.
    for start in range(stride):
        plane[start::stride] = recursion(plane[start::stride], *coefficients)
    for start in range(0, stride * height, stride):
        for channel in range(4):
            line = slice(start + channel, start + stride, 4)
            plane[line] = recursion(plane[line], *coefficients)
    save(folder, "dst", "f4", (height, width, 4), plane)


KINDS = {
    "gemm": lambda folder, words: gemm(folder, words, True),
    "gemm_cm": lambda folder, words: gemm(folder, words, False),
    "sum": total,
    "scan": scan,
    "stencil": stencil,
    "hotspot": hotspot,
    "kmeans": kmeans,
    "srad": srad,
    "dtgauss": dtgauss,
}

if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in KINDS:
        sys.exit(f"usage: ref.py {'|'.join(KINDS)} DIR [NUMBER ...]")
    KINDS[sys.argv[1]](sys.argv[2], sys.argv[3:])
