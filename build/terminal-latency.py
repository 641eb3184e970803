#!/usr/bin/env python3
"""How long a key press takes to reach the screen, and what the terminal client costs while idle.

usage: build/terminal-latency.py [GAME [PRESSES [COLUMNSxROWS]]]

Plays GAME (pig) in a pseudo-terminal: presses a key, waits for the picture to come back, and again. Three kinds of
keys: the mark moves (a picture), an answer is given (rules, journal on disk, bots, a picture), a panel is looked at (a
picture). A press is timed from the write of the key to the first byte of the picture, which goes out in one write.
"""
import fcntl
import os
import pty
import select
import struct
import sys
import tempfile
import termios
import time

WARM_UP = 300
PATIENCE_SECONDS = 60
IDLE_SECONDS = 10
UP, DOWN, ENTER, TAB = b"\x1b[A", b"\x1b[B", b"\r", b"\t"


def open_client(game, columns, rows):
    """The launcher, with the game, in a pseudo-terminal of its own."""
    home = tempfile.mkdtemp(prefix="astragal-latency-")
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ.update(XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, TERM="xterm-256color", LC_ALL="C.UTF-8")
        os.execv(os.path.join(root, "astragal"), ["astragal", "play", game, "--seed", "latency"])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    return pid, terminal


def drain(terminal, quiet_seconds):
    """Reads until nothing comes for a while."""
    got = b""
    while select.select([terminal], [], [], quiet_seconds)[0]:
        got += os.read(terminal, 1 << 16)
    return got


def press(terminal, key):
    """Milliseconds from the key to the picture; nothing when the key changed nothing."""
    start = time.perf_counter()
    os.write(terminal, key)
    if not select.select([terminal], [], [], 1)[0]:
        return None
    took = (time.perf_counter() - start) * 1000
    drain(terminal, 0.02)
    return took


def measured(terminal, keys, presses):
    times = [press(terminal, keys[i % len(keys)]) for i in range(presses)]
    return sorted(t for t in times if t is not None)


def answered(terminal, answers):
    """An answer must be marked before it is taken; only the taking is timed."""
    times = []
    for _ in range(answers):
        press(terminal, b"1")
        times.append(press(terminal, ENTER))
    return sorted(t for t in times if t is not None)


def told(name, times):
    if not times:
        return f"{name}: nothing on the screen changed"
    at = lambda share: times[min(len(times) - 1, int(len(times) * share))]
    return (
        f"{name}: p50 {at(0.5):.1f} ms, p99 {at(0.99):.1f} ms, longest {times[-1]:.1f} ms"
        f" ({len(times)} presses, {sum(t > 30 for t in times)} over 30 ms)"
    )


def processor_seconds(pid):
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main():
    game = sys.argv[1] if len(sys.argv) > 1 else "pig"
    presses = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    columns, rows = map(int, (sys.argv[3] if len(sys.argv) > 3 else "80x24").split("x"))
    pid, terminal = open_client(game, columns, rows)
    try:
        seen = b""
        end = time.time() + PATIENCE_SECONDS * 10
        while b"your turn" not in seen:
            if time.time() > end:
                raise SystemExit("the game never asked anything")
            seen += drain(terminal, 0.2)
        drain(terminal, 1)
        measured(terminal, [DOWN, UP], WARM_UP)
        print(f"{game} at {columns}x{rows}, load {os.getloadavg()[0]:.1f}")
        before = processor_seconds(pid)
        print(told("moving the mark", measured(terminal, [DOWN, UP], presses)))
        print(told("another panel", measured(terminal, [TAB], presses)))
        used = processor_seconds(pid) - before
        print(f"processor: {used / presses / 2 * 1000:.1f} ms a press, whatever else the machine does")
        press(terminal, b"\x1b")
        drain(terminal, 0.5)
        print(told("an answer", answered(terminal, min(presses, 100))))
        drain(terminal, 1)
        before = processor_seconds(pid)
        time.sleep(IDLE_SECONDS)
        used = processor_seconds(pid) - before
        print(f"idle: {used / IDLE_SECONDS * 100:.2f} % of one core over {IDLE_SECONDS} s")
    finally:
        os.kill(pid, 15)
        os.waitpid(pid, 0)


main()
