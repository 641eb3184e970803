"""The checks that gymnasium and pettingzoo bring, for all games, and what only this package promises.

python conform.py [CYCLES] [GAME...]     with ASTRAGAL as the command that starts the program
"""

import sys
import warnings

import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from astragal.gym import GameEnv
from astragal.vector import GameVectorEnv
from astragal.zoo import GameAEC, GameParallel

GAMES = ["pig", "tictactoe", "mir", "baator", "trail", "delve", "regrets"]


def steps(env, rng, count, seen):
    for _ in range(count):
        seen, _, ended, cut, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        assert not info["illegal"]
        if ended or cut:
            break
    return seen


def promises(game):
    """Copies go the same way, other luck is another one, a journal tells the episode."""
    env = GameEnv(game)
    seen, _ = env.reset(seed=7)
    seen = steps(env, np.random.default_rng(1), 5, seen)
    twin, other = env.copy(), env.fork(luck=1)
    assert twin.state()["hash"] == env.state()["hash"]
    if seen["action_mask"].any():
        steps(env, np.random.default_rng(2), 5, seen)
        steps(twin, np.random.default_rng(2), 5, seen)
        steps(other, np.random.default_rng(2), 5, seen)
    assert twin.state()["hash"] == env.state()["hash"]
    assert other.state()["hash"] != env.state()["hash"]
    other.restore(twin)
    assert other.state()["hash"] == env.state()["hash"]
    assert env.state()["hash"] in env.journal() or len(env.journal().splitlines()) > 1
    for one in (env, twin, other):
        one.close()


def recalls(game):
    """The whole past has the size that was told, is the same in a copy, and another one after another choice."""
    env = GameEnv(game, recall=True)
    seen, _ = env.reset(seed=3)
    assert seen["information_state"].shape == env.observation_space["information_state"].shape
    if not seen["action_mask"].any():
        return
    twin = env.copy()
    choices = np.flatnonzero(seen["action_mask"])
    one, other = env.step(choices[0])[0], twin.step(choices[0])[0]
    assert np.array_equal(one["information_state"], other["information_state"])
    assert not np.array_equal(one["information_state"], seen["information_state"])
    env.close()
    twin.close()


def together(game):
    """A batch is the same for the same seed, offers something legal, and begins anew by itself."""
    env = GameVectorEnv(game, 8, seat=None, threads=2, ticks=1, recall=True)
    for_seed = []
    for _ in range(2):
        rng = np.random.default_rng(3)
        seen, _ = env.reset(seed=5)
        for _ in range(30):
            seen, rewards, ended, cut, info = env.step(env.legal_actions(rng))
            assert ((seen["action_mask"].sum(axis=1) > 0) | ended | cut).all()
        for_seed.append(seen["observation"])
    assert np.array_equal(*for_seed)
    env.close()


def main():
    warnings.simplefilter("ignore")
    cycles = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for game in sys.argv[2:] or GAMES:
        check_env(GameEnv(game), skip_render_check=True)
        api_test(GameAEC(game), num_cycles=cycles)
        parallel_api_test(GameParallel(game), num_cycles=cycles)
        seed_test(lambda: GameAEC(game), num_cycles=cycles)
        parallel_seed_test(lambda: GameParallel(game), num_cycles=cycles)
        promises(game)
        recalls(game)
        together(game)
        print(game, "conforms", flush=True)


main()
