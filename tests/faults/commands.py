"""The commands that use a device, each brief, with what they need; the other ones; and what commands of
several parts of the matrix need."""

import dataclasses
import pathlib

BRIEF = ("--time-budget", "0.01", "--sizes", "64x48")
TESTS = pathlib.Path(__file__).resolve().parent.parent
TUNING_KERNEL = TESTS / "device" / "tuning_kernels" / "copy" / "tunable.cl"
#: Each start of a worker looks like a machine of its own, as long as its shell lives.
FARM = 'far() { LC_ALL=C sed -u "s/$(cat /proc/sys/kernel/random/boot_id)/machine $$/g"; }; "$@" | far'
WORKERS = ("--host", "farm", "--workers", "2")

IMAGES = """/*---
title = "Upside down"
summary = "An image, read through a sampler."
rank = 1
[size]
W = [33]
H = [20]
[buffer]
from = { image = "2d", format = "rgba float", shape = ["W", "H"] }
row = { image = "1d buffer", format = "rgba float", shape = ["W"] }
to = { image = "2d", format = "rgba float", shape = ["W", "H"], use = "out" }
[[pass]]
kernel = "turn"
args = ["from", "row", "to", { sampler = "edge nearest" }, "H"]
global = ["W", "H"]
[reference]
each = { to = "from[4 * (W * (H - 1 - y) + x) + c] + row[4 * x + c]" }
---*/
kernel void turn(read_only image2d_t from, read_only image1d_buffer_t row, write_only image2d_t to, sampler_t pixels,
                 int h) {
  const int x = get_global_id(0), y = get_global_id(1);
  write_imagef(to, (int2)(x, y), read_imagef(from, pixels, (int2)(x, h - 1 - y)) + read_imagef(row, x));
}
"""
COMMANDED = """/*---
title = "Copy"
summary = "Copies numbers."
rank = 1
[size]
N = [64]
[buffer]
from = { type = "float", count = "N" }
to = { type = "float", count = "N", use = "out" }
[[pass]]
kernel = "copy"
args = ["from", "to"]
global = ["N"]
[reference]
command = ["sh", "-c", "cp '{dir}/from.npy' '{dir}/to.npy'", "@NUMBER@"]
---*/
kernel void copy(global const float* from, global float* to) { to[get_global_id(0)] = from[get_global_id(0)]; }
"""
BARE = """kernel void twice(global const float* a, global float* b, int n) {
  int i = get_global_id(0);
  if (i < n) b[i] = 2 * a[i];
}
"""


def copy_kernel(times):
    """A variant of the workload copy that writes its pixels this many times."""
    text = (TESTS / "copy_kernel.inc").read_text().split('R"kernel(')[1].split(')kernel"')[0]
    body = f"""  const int x = get_global_id(0);
  const int y = get_global_id(1);
  if (x >= width || y >= height) return;
  const int i = y * width + x;
  for (int time = 0; time < {times}; ++time) result[i] = source[i];"""
    return text.replace("@TITLE@", "A copy").replace("@HEAD@", "").replace("@BODY@", body)


def make_photo(home):
    pixels = bytes(i * 37 % 256 for i in range(90 * 60 * 3))
    (home.work / "in.ppm").write_bytes(b"P6 90 60 255\n" + pixels)


def make_capture(home):
    home.require("capture", "-q", "--dump", "all", "--to", "made", "--", home.build.capture_program, *CAPTURED)
    sorted((home.work / "made").iterdir())[0].rename(home.work / "captured")


def make_kernel(home):
    (home.work / "bare.cl").write_text(BARE)


def make_folders(home):
    """A change of a kernel that is faster on the busiest machine, and what was before it."""
    for name, times in (("before", 3000), ("after", 1)):
        (home.work / name).mkdir(exist_ok=True)
        (home.work / name / "mine.cl").write_text(copy_kernel(times))


def make_images(home):
    (home.work / "images").mkdir(exist_ok=True)
    (home.work / "images" / "turned.cl").write_text(IMAGES)


def make_command(home, number):
    """A kernel whose reference is a command of other words for each number."""
    (home.work / "agreed").mkdir(exist_ok=True)
    (home.work / "agreed" / "twice.cl").write_text(COMMANDED.replace("@NUMBER@", str(number)))


def make_farm(home):
    home.require("hosts", "add", "farm", "--no-check", "--replace", "--program", home.build.cli, "--", "sh", "-c", FARM,
                 "sh", "{words}")


def make_tuned(home):
    """The kernel for tests of tuning without the configuration that crashes, which would look like a crash of ours."""
    every, harmless = "values  = [0, 1, 2, 3, 4, 5]", "values  = [0, 1, 2, 3, 4]"
    text = TUNING_KERNEL.read_text()
    assert every in text
    (home.work / "tuned").mkdir()
    (home.work / "tuned" / TUNING_KERNEL.name).write_text(text.replace(every, harmless))


def make_tuned_and_farm(home):
    make_tuned(home)
    make_farm(home)


def make_folders_and_farm(home):
    make_folders(home)
    make_farm(home)


def make_lab(home):
    home.require("hosts", "add", "lab", "--no-check", "--replace", "--program", home.build.cli, "--", "sh", "-c", "{line}")


BOTH = ("runner", "in-process")
#: Workers, checks of hosts, replays and captured programs have processes of their own in any case.
PROCESSES = ("runner",)


@dataclasses.dataclass
class Command:
    name: str
    arguments: tuple
    prepare: object = None
    uses_cache: bool = False
    modes: tuple = BOTH
    #: Lines of a result; 0: as many as without a fault.
    lines: int = 0

    def words(self, home):
        return self.arguments(home) if callable(self.arguments) else self.arguments

    def environment(self):
        """PoCL's programs are not in Headroom's cache unless it is on."""
        return {"HEADROOM_PROGRAM_CACHE": "on"} if self.uses_cache else {}


#: One launch; the program writes what it knows about it in this folder.
CAPTURED = ("once", ".")
ONE_ROUND = ("--rounds", "1", "--one-process", "--no-ceilings")
PROBES = ",".join(f"overheads.{name}" for name in ("launch-batched", "event-chain", "profiling-queue", "from-binary"))
TUNE = ("--kernels", "tuned", "tune", "--variants", "copy.tunable", "--search", "random", "--budget", "2s",
        "--no-ceilings", *BRIEF)
#: Heading, default, summary. A configuration lost to a fault is counted there as invalid, and the best one, which has a
#: line of its own where it is faster than the default, may be another one by chance.
LINES_OF_TUNE = 3
SPLIT = ("split", "--variants", "blur.separable", "--size", "64x48", "--device", "cpu", "--parts", "2", "--time-budget",
         "0", "--rounds", "1", "--step", "50", "--resolution", "100")
CHECK = ("check", "after", "--baseline-from", "before", "--sizes", "64x48", "--budget", "30s", "--margin",
         "100%")

COMMANDS = [
    Command("devices", ("devices",)),
    Command("run", ("run", "--variants", "blur.separable,copy.scalar", *BRIEF, "--noise-goal", "-1", *ONE_ROUND,
                    "--transfers")),
    Command("run from the cache", ("run", "--variants", "blur.separable", *BRIEF, *ONE_ROUND), uses_cache=True),
    Command("run of images", ("--kernels", "images", "run", "--workload", "turned", "--variants", "all",
                              "--time-budget", "0.01", *ONE_ROUND, "--transfers"), make_images),
    Command("run of probes", ("run", "--variants", PROBES, *BRIEF, *ONE_ROUND)),
    Command("run of workers", ("run", "--variants", "blur.separable,copy.scalar", *BRIEF, *ONE_ROUND, *WORKERS), make_farm,
            modes=PROCESSES),
    Command("ceilings", ("ceilings", *BRIEF, "--rounds", "1", "--one-process")),
    Command("tune", TUNE, make_tuned, lines=LINES_OF_TUNE),
    Command("tune by workers", (*TUNE, *WORKERS), make_tuned_and_farm, modes=PROCESSES, lines=LINES_OF_TUNE),
    Command("split", SPLIT),
    Command("ab", ("ab", "blur.separable", "blur.local", "--sizes", "64x48", "--budget", "1s")),
    Command("noise", ("noise", "--variants", "blur.separable", "--pairs", "8", *BRIEF)),
    Command("best", ("best", "--size", "90x60", "--sigma", "2")),
    Command("blur", ("blur", "in.ppm", "out.png", "--sigma", "2", "--variant", "separable", "--force"), make_photo),
    Command("compiled", ("compiled", "copy.scalar")),
    Command("advice", ("advice", "blur.separable", "--size", "64x48", "--time-budget", "0.01", "--no-ceilings"),
            lines=1),  # the verdict; which advice follows depends on the times of a busy machine
    Command("roofline", ("roofline", "--variants", "blur.separable", "--own-sizes-only", *BRIEF, "--rounds", "1")),
    Command("guide", ("guide", "access-order", "--size", "64x48")),
    Command("replay", ("replay", "captured", "--times", "2"), make_capture, modes=PROCESSES),
    Command("check", CHECK, make_folders),
    Command("check by workers", (*CHECK, *WORKERS), make_folders_and_farm, modes=PROCESSES),
    Command("watch", ("watch", "after/mine.cl", "--times", "0", "--no-ceilings", "--size", "64x48", "--time-budget",
                      "0.01"), make_folders, lines=1),  # others are warnings, as the machine is busy
    Command("new", ("new", "bare.cl", "--force", "--run"), make_kernel),
    Command("hosts", ("hosts", "check", "lab"), make_lab, modes=PROCESSES),
    Command("capture", lambda home: ("capture", "--dump", "all", "--to", "captures", "--", home.build.capture_program,
                                     *CAPTURED), modes=PROCESSES),
]
#: All others, which call OpenCL for nothing, and the one that each of those starts.
WITHOUT_DEVICE = ("variants", "compare", "allow", "runs", "import", "report", "revisions", "problem", "worker")


def commands_of_help(home):
    """The names that --help lists."""
    text = home.require("--help").out.split("Subcommands:")[1]
    return [line.split()[0] for line in text.splitlines() if line.startswith("  ") and line[2:3].strip()]


def unlisted(home):
    """Commands of the program that are neither tried here nor said to use no device."""
    tried = {word for command in COMMANDS for word in command.words(home)}
    return [name for name in commands_of_help(home) if name not in tried and name not in WITHOUT_DEVICE]
