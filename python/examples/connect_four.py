"""Learns Connect Four by playing its bot, from nothing, in a few minutes on two cores (PPO, in numpy).

python connect_four.py [--minutes 6] [--folder .]

Writes connectfour.onnx, which `astragal league connectfour --bot onnx:connectfour.onnx,watchful` plays,
connectfour.csv, and connectfour.svg with the curve.
"""

import argparse
import pathlib
import time

import numpy as np

from astragal.network import Network
from astragal.vector import GameVectorEnv

GAME, BOT = "connectfour", "watchful"
GAMES, STEPS = 512, 32
EPOCHS, SHARE = 3, 2048
CLIP, TRUST, CURIOUS = 0.2, 0.95, 0.01


class Table:
    """Many games from one seat, and where they stand."""

    def __init__(self, seat):
        self.env = GameVectorEnv(GAME, GAMES, seat=seat, bots=BOT)
        self.seen, _ = self.env.reset(seed=seat)
        self.fresh = np.zeros(GAMES, bool)


def ratings(outputs, mask):
    """How likely each choice is; the last output is what is expected."""
    raw = np.where(mask > 0, outputs[:, :-1], -1e9)
    likely = np.exp(raw - raw.max(axis=1, keepdims=True))
    return likely / likely.sum(axis=1, keepdims=True)


def play(network, table, rng, ends):
    """So many steps of every game; what was seen, done, and how much better it went than expected."""
    rows = []
    for _ in range(STEPS):
        seen, mask = table.seen["observation"], table.seen["action_mask"]
        outputs = network(seen)
        likely = ratings(outputs, mask)
        chosen = np.minimum((likely.cumsum(axis=1) < rng.random((GAMES, 1))).sum(axis=1), likely.shape[1] - 1)
        table.seen, rewards, ended, cut, _ = table.env.step(chosen)
        rows.append((seen, mask, chosen, likely[np.arange(GAMES), chosen], outputs[:, -1], rewards, ended | cut, ~table.fresh))
        ends.extend(rewards[(ended | cut)])
        table.fresh = ended | cut
    expected = network(table.seen["observation"])[:, -1]
    gain, gains = np.zeros(GAMES), []
    for *_, was, reward, over, counts in reversed(rows):
        surprise = reward + np.where(over, 0, expected) - was
        gain = surprise + np.where(over, 0, TRUST * gain)
        gains.append(gain)
        expected = np.where(counts, was, 0)
        gain = np.where(counts, gain, 0)
    parts = [np.concatenate(part) for part in zip(*rows)]
    counts = parts.pop()
    gains = np.concatenate(gains[::-1])
    return [part[counts] for part in (*parts[:5], gains)]


def improve(network, rows, rate, rng):
    seen, mask, chosen, likely, expected, gains = rows
    wanted = (expected + gains).astype(np.float32)
    gains = ((gains - gains.mean()) / (gains.std() + 1e-8)).astype(np.float32)
    for _ in range(EPOCHS):
        order = rng.permutation(len(seen))
        for start in range(0, len(order), SHARE):
            some = order[start : start + SHARE]

            def slope(outputs):
                now = ratings(outputs, mask[some])
                at = np.arange(len(some)), chosen[some]
                ratio = now[at] / likely[some]
                held = np.where(gains[some] > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
                pull = np.where(held, 0, -gains[some] * ratio)
                back = np.zeros_like(outputs)
                back[:, :-1] = -pull[:, None] * now
                back[:, :-1][at] += pull
                log = np.log(now + 1e-9)
                back[:, :-1] += CURIOUS * now * (log - (now * log).sum(axis=1, keepdims=True))
                back[:, -1] = outputs[:, -1] - wanted[some]
                return back / len(some)

            network.learn(seen[some], slope, rate)


def curve(points, path):
    """Points of a hundred against the bot, over the choices made so far."""
    most = points[-1][0]
    line = " ".join(f"{60 + 520 * steps / most:.1f},{260 - 2.4 * share:.1f}" for steps, _, share in points)
    marks = "".join(
        f'<path d="M60 {260 - 2.4 * share}H580" stroke="#ccc"/><text x="50" y="{264 - 2.4 * share}" text-anchor="end">{share} %</text>'
        for share in (0, 25, 50, 75, 100)
    )
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 310" font-family="sans-serif" font-size="12">'
        f'<rect width="600" height="310" fill="#fff"/>{marks}<polyline points="{line}" fill="none" stroke="#06c" stroke-width="2"/>'
        f'<text x="320" y="290" text-anchor="middle">choices made while learning (in all {most:,}); points against {BOT}</text></svg>\n'
    )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=6)
    parser.add_argument("--folder", type=pathlib.Path, default=pathlib.Path("."))
    told = parser.parse_args()
    rng = np.random.default_rng(1)
    tables = [Table(0), Table(1)]
    space = tables[0].env.space
    network = Network(space.observation, [96, 64], space.actions + 1, rng)
    began, steps, points = time.monotonic(), 0, []
    while (spent := (time.monotonic() - began) / told.minutes / 60) < 1:
        ends = []
        played = [play(network, table, rng, ends) for table in tables]
        rows = [np.concatenate(part) for part in zip(*played)]
        steps += len(rows[0])
        points.append((steps, time.monotonic() - began, 50 + 50 * float(np.mean(ends))))
        if len(points) % 10 == 1:
            print("{:9,} choices  {:5.0f} s  {:5.1f} % of the points".format(*points[-1]), flush=True)
        improve(network, rows, 1e-3 * (1 - 0.9 * spent), rng)
    told.folder.mkdir(parents=True, exist_ok=True)
    network.save(told.folder / "connectfour.onnx", space)
    curve(points, told.folder / "connectfour.svg")
    lines = ["choices,seconds,points"] + [f"{s},{t:.0f},{p:.1f}" for s, t, p in points]
    (told.folder / "connectfour.csv").write_text("\n".join(lines) + "\n")
    for table in tables:
        table.env.close()


main()
