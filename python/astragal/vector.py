"""Thousands of games at once, in one piece of memory that both sides have."""

import os
import tempfile

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from .gym import seated, spaces_of
from .program import Program, ProgramError, setup

GO = b'{"type":"go"}\n'

# Thousands of games live long and their moments do not: room for the young, and every core clears up.
JAVA_OPTIONS = "-XX:-UseSerialGC -XX:+UseParallelGC -XX:+UseCondCardMark -XX:InitialRAMPercentage=12 -XX:NewRatio=1"


class GameVectorEnv(VectorEnv):
    """Many environments of one set-up.

    With a seat, bots play the others; with seat=None all seats learn, and the info says whose turn it
    is and what came to every seat. A game that is over begins anew in the step after, whatever its choice.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(self, game, num_envs, seat=0, seats=None, bots="random", copy=True, threads=None, **more):
        self.num_envs = num_envs
        self.render_mode = None
        self.seat = seat
        self.copy = copy
        self.threads = threads
        self.program = Program(JAVA_OPTIONS)
        table = None if seat is None else seated(game, seat, seats, bots, self.program)
        self._setup = setup(game, seats, table, **more)
        self._file = None
        self.space = self.program.space(self._setup)
        self.single_observation_space, self.single_action_space = spaces_of(
            self.space, recall=more.get("recall", False)
        )
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._every = np.arange(num_envs)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(2**31))
        if isinstance(seed, (list, tuple)):
            seed = "-".join(str(one) for one in seed)[:200]
        folder = "/dev/shm" if os.path.isdir("/dev/shm") else None
        descriptor, name = tempfile.mkstemp(prefix="astragal-", dir=folder)
        os.close(descriptor)
        try:
            layout = self.program.ask(
                "batch",
                game=self._setup,
                file=name,
                count=self.num_envs,
                seed=str(seed),
                threads=self.threads,
            )
            memory = np.memmap(name, dtype=np.uint8, mode="r+", shape=(layout["size"],))
        finally:
            os.unlink(name)
        self._memory = memory

        def part(name, type, *shape):
            length = int(np.prod(shape)) * np.dtype(type).itemsize
            start = layout[name]
            return np.asarray(memory[start : start + length]).view(type).reshape(shape)

        count, seats = self.num_envs, layout["seatCount"]
        self.actions = part("actions", "<i4", count)
        self.seats = part("seats", "<i4", count)
        self.rewards = part("rewards", "<f4", count, seats)
        self.over = part("over", "u1", count)
        self.masks = part("masks", "i1", count, layout["actionCount"])
        self.observations = part("observations", "<f4", count, layout["observation"])
        if layout["recalled"]:
            self.information = part("information", "<f4", count, layout["recalled"])
        return self._seen(), self._info()

    def step(self, actions):
        acting = self.seats.copy() if self.seat is None else self.seat
        self.actions[:] = actions
        self.program.ask_line(GO)
        rewards = self.rewards[self._every, acting].astype(np.float64)
        return self._seen(), rewards, self.over == 1, self.over == 2, self._info()

    def _seen(self):
        seen = {"observation": self.observations, "action_mask": self.masks}
        if self._setup.get("recall"):
            seen["information_state"] = self.information
        return {name: part.copy() for name, part in seen.items()} if self.copy else seen

    def _info(self):
        if self.seat is not None:
            return {}
        return {"seat": self.seats.copy(), "rewards": self.rewards.copy()}

    def legal_actions(self, rng):
        """Some legal choice for each; where a game is over, any."""
        first = int(rng.integers(self.space.actions))
        legal = self.masks.view(bool)
        rest = legal[:, first:].argmax(axis=1) + first
        missed = ~legal[self._every, rest]
        if missed.any():
            rest[missed] = legal[missed].argmax(axis=1)
        return rest

    def close_extras(self, **kwargs):
        self.program.close()
