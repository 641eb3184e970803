"""One seat of a game as a gymnasium environment; bots play the others."""

import gymnasium
import numpy as np
from gymnasium import spaces

from .program import Episode, Program, setup

LIMIT = np.float32(2**31)


def spaces_of(space, waiting=0, recall=False):
    """What a seat observes and may choose; the mask says which choices are legal now."""
    actions = space.actions + waiting
    seen = {
        "observation": spaces.Box(-LIMIT, LIMIT, (space.observation,), np.float32),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
    }
    if recall:
        seen["information_state"] = spaces.Box(-LIMIT, LIMIT, (space.information,), np.float32)
    return spaces.Dict(seen), spaces.Discrete(actions)


def seated(game, seat, seats, bots, program):
    """Who plays each seat: nobody at one's own, the bots at the others."""
    count = program.space(setup(game, seats)).seats
    if count == 1:
        return None
    if isinstance(bots, str):
        bots = [bots] * (count - 1)
    if len(bots) != count - 1:
        raise ValueError(f"{game} has {count - 1} other seats, not {len(bots)}")
    bots = list(bots)
    bots.insert(seat, "")
    return bots


class GameEnv(gymnasium.Env):
    """A game from one seat. An illegal choice is replaced by a legal one, and the info says so."""

    metadata = {"render_modes": []}

    def __init__(self, game, seat=0, seats=None, bots="random", program=None, render_mode=None, **more):
        self.program = program or Program.shared()
        self.seat = seat
        self.render_mode = render_mode
        table = seated(game, seat, seats, bots, self.program)
        self._episode = Episode(setup(game, seats, table, **more), self.program)
        self.observation_space, self.action_space = spaces_of(
            self._episode.space, recall=more.get("recall", False)
        )

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        chosen = seed if seed is not None else int(self.np_random.integers(2**31))
        data = self._episode.reset(chosen)
        return self._seen(data), {"seed": chosen}

    def step(self, action):
        data = self._episode.step(action)
        done = data["done"]
        cut = done and data["outcome"]["code"] in ("limit", "stalled")
        info = {"illegal": not data["legal"]}
        if done:
            info["outcome"] = data["outcome"]
        return self._seen(data), float(data["rewards"][self.seat]), done and not cut, cut, info

    def _seen(self, data):
        return self._episode.seen(data)

    def copy(self, luck=None):
        """An independent environment at this moment; with luck, which other dice it goes on with."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._episode = self._episode.fork(luck)
        return other

    def fork(self, luck):
        """How it could have gone with other dice."""
        return self.copy(luck)

    def restore(self, other):
        """Goes on from where another environment of the same game is."""
        self._episode.restore(other._episode)

    def state(self):
        """The seed, how many steps and inputs there were, and the hash of the run."""
        return self._episode.state()

    def journal(self):
        """The episode so far as the text of a journal."""
        return self._episode.journal()

    def close(self):
        self._episode.close()
