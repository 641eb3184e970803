"""Steps a second as Python sees them, beside gymnasium's own vector environments on CartPole.

python -m astragal.bench [--count 4096] [--seconds 5] [GAME[@SEATS][:TICKS] ...]
"""

import argparse
import time

import gymnasium
import numpy as np

from .vector import GameVectorEnv


def measure(step, count, seconds):
    for _ in range(3):
        step()
    began = time.perf_counter()
    warm_until = began + seconds / 2
    while time.perf_counter() < warm_until:
        step()
    began, steps = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        step()
        steps += count
    return steps / (time.perf_counter() - began)


def cartpole(mode, count, seconds):
    env = gymnasium.make_vec("CartPole-v1", num_envs=count, vectorization_mode=mode)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    speed = measure(lambda: env.step(rng.integers(2, size=count)), count, seconds)
    env.close()
    return speed


def game(name, count, seconds):
    name, _, ticks = name.partition(":")
    name, _, seats = name.partition("@")
    more = {"ticks": int(ticks)} if ticks else {}
    env = GameVectorEnv(
        name, count, seat=None, seats=int(seats) if seats else None, copy=False, **more
    )
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    speed = measure(lambda: env.step(env.legal_actions(rng)), count, seconds)
    space = env.space
    env.close()
    return speed, f"{space.observation} numbers, {space.actions} choices"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--count", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=5)
    told = parser.parse_args()
    for mode in ("vector_entry_point", "sync"):
        speed = cartpole(mode, told.count, told.seconds)
        print(f"CartPole ({mode})".ljust(32), f"{speed:12,.0f} steps/s", flush=True)
    for name in told.games or ["pig", "tictactoe", "delve", "delve:1", "regrets", "regrets@2"]:
        speed, size = game(name, told.count, told.seconds)
        print(name.ljust(32), f"{speed:12,.0f} steps/s  {size}", flush=True)


if __name__ == "__main__":
    main()
