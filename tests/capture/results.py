"""Results of real_programs.sh, one JSON file for each program, and their table.

results.py launch FILE CAPTURE REPLAY.json REPLAY.err: adds the result of a replayed launch
results.py program FILE NAME VERSION OUTPUT EXIT_CODES CAPTURED REPORT.json: adds what the program did
results.py skip FILE NAME SENTENCE: adds a program that was not run
results.py note FILE SENTENCE: adds a sentence to a program
results.py times FILE PRINTED.txt TIMES.csv: compares darktable's own kernel times with the captured ones
results.py table FOLDER: writes results.md and results.csv of all programs, and prints the former; exits with 1 if one differs
"""
import csv
import json
import os
import re
import sys

COLUMNS = ["program", "version", "output", "exit code", "launches", "kernels", "captured", "equal", "not repeatable",
           "failed"]
# Both measure the same launches by the device's clock, and print with different numbers of digits.
MOST_DIFFERENT = 0.05


def read(file):
    if not os.path.exists(file):
        return {"launches": [], "notes": []}
    with open(file, encoding="utf-8") as stream:
        return json.load(stream)


def write(file, content):
    with open(file, "w", encoding="utf-8") as stream:
        json.dump(content, stream, indent=1)


def first_line(file):
    with open(file, encoding="utf-8", errors="replace") as stream:
        return stream.readline().strip()[:300]


def verdict(replay, errors):
    """Returns the result of a replay, and a sentence unless it is equal."""
    if not os.path.exists(replay) or os.path.getsize(replay) == 0:
        return "failed", first_line(errors) or "The replay did not end in its time."
    with open(replay, encoding="utf-8") as stream:
        done = json.load(stream)["replay"]
    if done["status"] != "Ok":
        return "failed", f"{done['status']}: {done['reason']}"
    compared = [buffer for buffer in done["buffers"] if buffer["as_captured"] is not None]
    if not compared:
        return "failed", "Nothing was compared: the capture lacks what the launch left."
    if done["repeatable"]:
        return "equal", ""
    names = ", ".join(f"{buffer['unrepeatable']} of {buffer['bytes']} bytes of {buffer['name']}"
                      for buffer in done["buffers"] if buffer["unrepeatable"])
    return "not repeatable", f"{names} differ between its own launches. The other bytes are as captured."


def add_launch(file, capture, replay, errors):
    content = read(file)
    result, reason = verdict(replay, errors)
    content["launches"].append({"capture": capture, "result": result, "reason": reason})
    write(file, content)


def add_program(file, name, version, output, exit_codes, captured, report):
    content = read(file)
    content.update({"program": name, "version": version, "output": output, "exit code": exit_codes,
                    "captured": int(captured), "total launches": 0, "kernels": 0})
    if os.path.exists(report):
        with open(report, encoding="utf-8") as stream:
            figures = json.load(stream)["capture"]
        content["total launches"] = figures["launches"]
        content["kernels"] = len(figures["kernels"])
        content["notes"] += figures["notes"]
    write(file, content)


def skip(file, name, sentence):
    write(file, {"program": name, "skipped": True, "launches": [], "notes": [sentence]})


def add_note(file, sentence):
    content = read(file)
    content["notes"].append(sentence)
    write(file, content)


def add_times(file, printed, times):
    """Of the kernels that darktable -d opencl -d perf prints times of."""
    with open(printed, encoding="utf-8", errors="replace") as stream:
        own = re.findall(r"\[opencl_profiling\] spent +([0-9.]+) seconds in ([a-zA-Z_0-9]+)$", stream.read(), re.M)
    with open(times, encoding="utf-8") as stream:
        captured = {}
        for row in csv.DictReader(stream):
            captured[row["kernel"]] = captured.get(row["kernel"], 0) + float(row["total_ms"] or 0) / 1000
    content = read(file)
    printed_sum = sum(float(seconds) for seconds, kernel in own if kernel in captured)
    captured_sum = sum(captured[kernel] for kernel in {kernel for _, kernel in own} & captured.keys())
    if not own or printed_sum == 0:
        content["notes"].append("darktable printed no kernel times, so nothing was compared with them.")
    else:
        ratio = captured_sum / printed_sum
        agrees = "agree" if abs(ratio - 1) <= MOST_DIFFERENT else "DIFFER"
        content["notes"].append(f"Kernel times {agrees}: darktable -d perf {printed_sum:.4f} s, captured "
                                f"{captured_sum:.4f} s, over {len(own)} kernels.")
        content["times differ"] = agrees == "DIFFER"
    write(file, content)


def row_of(content):
    if content.get("skipped"):
        return [content["program"]] + ["-"] * (len(COLUMNS) - 1)
    counts = [sum(launch["result"] == result for launch in content["launches"]) for result in COLUMNS[-3:]]
    return [content["program"], content["version"], content["output"], content["exit code"], content["total launches"],
            content["kernels"], content["captured"]] + counts


def is_wrong(content):
    if content.get("skipped"):
        return False
    codes = content["exit code"].split(" / ")
    return (content["output"] != "same" or codes[0] != codes[-1] or content["total launches"] == 0
            or content.get("times differ", False) or any(each["result"] == "failed" for each in content["launches"]))


def table(folder):
    programs = []
    for name in sorted(os.listdir(folder)):
        if name.endswith(".json"):
            programs.append(read(os.path.join(folder, name)))
    programs = [content for content in programs if "program" in content]
    rows = [row_of(content) for content in programs]
    launches = [(content["program"], launch) for content in programs for launch in content["launches"]]
    equal = sum(launch["result"] == "equal" for _, launch in launches)
    lines = ["# Programs with and without the capture layer", "", "| " + " | ".join(COLUMNS) + " |",
             "|" + "---|" * len(COLUMNS)]
    lines += ["| " + " | ".join(str(cell).replace("|", "\\|") for cell in row) + " |" for row in rows]
    lines += ["", f"Replayed: {len(launches)} captured launches; {equal} are equal to the capture.", ""]
    lines += [f"- {program}, {launch['capture']}: {launch['result']}. {launch['reason']}" for program, launch in launches
              if launch["result"] != "equal"]
    lines += [f"- {content['program']}: {note}" for content in programs for note in content["notes"]]
    text = "\n".join(lines).rstrip() + "\n"
    with open(os.path.join(folder, "results.md"), "w", encoding="utf-8") as stream:
        stream.write(text)
    with open(os.path.join(folder, "results.csv"), "w", encoding="utf-8", newline="") as stream:
        csv.writer(stream).writerows([COLUMNS] + rows)
    print(text, end="")
    return 1 if any(is_wrong(content) for content in programs) else 0


def main(arguments):
    actions = {"launch": add_launch, "program": add_program, "skip": skip, "note": add_note, "times": add_times,
               "table": table}
    return actions[arguments[0]](*arguments[1:]) or 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
