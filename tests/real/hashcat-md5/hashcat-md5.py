"""Which of the digests belong to a password, by hashlib. With --inputs FOLDER: writes digests and bitmaps as .npy files.

The digests are those of 256 passwords, and 256 of words that are no passwords, sorted as hashcat's search expects. A bitmap
has a bit for each value that a word of a digest has, by its lowest five bits and 13 others.
"""
import hashlib
import struct
import sys

import numpy


def digest(password):
    return struct.unpack("<4I", hashlib.md5(password).digest())


def write_inputs(folder):
    letters = "abcdefghijklmnopqrstuvwxyz"
    chosen = []
    for number in range(256):
        i, y = number, number * 4 % 1021
        first = letters[i % 26] + letters[i // 26 % 26] + "m" + letters[25 - i % 26]
        second = letters[y % 26] + letters[y // 26 % 26] + letters[y // 676 % 26] + "z"
        chosen += [digest((first + second).encode()), digest(b"no password %d" % number)]
    chosen.sort(key=lambda words: (words[1], words[2], words[3], words[0]))
    digests = numpy.array(chosen, dtype="uint32")
    numpy.save(folder + "/digests.npy", digests)
    for part, shift in ((1, 5), (2, 13)):
        for name, word in zip("abcd", digests.T[[0, 3, 2, 1]]):
            bitmap = numpy.zeros(8192, dtype="uint32")
            numpy.bitwise_or.at(bitmap, word >> numpy.uint32(shift) & 8191, numpy.uint32(1) << (word & 31))
            numpy.save(f"{folder}/bitmap_{part}{name}.npy", bitmap)


def check(folder):
    passwords = numpy.load(folder + "/pws.npy")  # shape (SECOND, 65)
    seconds = [row[1:64].tobytes()[: row[64] - 4] for row in passwords]
    firsts = [word.tobytes() for word in numpy.load(folder + "/words.npy")]
    hashed = {digest(first + second) for first in firsts for second in seconds}
    shown = [tuple(words) in hashed for words in numpy.load(folder + "/digests.npy").reshape(-1, 4).tolist()]
    if sum(shown) < 8:
        sys.exit(f"Only {sum(shown)} digests belong to a password: the search would prove nothing. Choose larger sizes.")
    numpy.save(folder + "/hashes_shown.expected.npy", numpy.array(shown, dtype="uint32"))
    numpy.save(folder + "/found.expected.npy", numpy.array([sum(shown)], dtype="uint32"))


if sys.argv[1] == "--inputs":
    write_inputs(sys.argv[2])
else:
    check(sys.argv[1])
