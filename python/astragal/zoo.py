"""All seats of a game as pettingzoo environments."""

import numpy as np
from pettingzoo import AECEnv, ParallelEnv

from .gym import spaces_of
from .program import Episode, setup


class _Seats:
    """What both kinds share."""

    def _sit(self, game, seats, waiting, program, more):
        self._episode = Episode(setup(game, seats, None, **more), program)
        self._seeds = np.random.default_rng()
        self.possible_agents = [f"seat_{i}" for i in range(self._episode.space.seats)]
        self.agents = []
        observation, action = spaces_of(
            self._episode.space, waiting, more.get("recall", False)
        )
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {agent: type(action)(action.n) for agent in self.possible_agents}

    def _begin(self, seed):
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        data = self._episode.reset(seed if seed is not None else int(self._seeds.integers(2**31)))
        self.agents = self.possible_agents[:]
        return data

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def render(self):
        return None

    def state(self):
        return self._episode.state()

    def journal(self):
        return self._episode.journal()

    def close(self):
        self._episode.close()


class GameAEC(_Seats, AECEnv):
    """The seats in turn, each when it is asked."""

    def __init__(self, game, seats=None, program=None, render_mode=None, **more):
        AECEnv.__init__(self)
        self.metadata = {"render_modes": [], "name": game, "is_parallelizable": False}
        self.render_mode = render_mode
        self._sit(game, seats, 0, program, more)

    def reset(self, seed=None, options=None):
        data = self._begin(seed)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(0, data["observation"]["asked"])]
        self._seen = {}

    def observe(self, agent):
        if agent not in self._seen:
            data = self._episode.observe(self.possible_agents.index(agent))
            self._seen[agent] = self._episode.seen(data)
        return self._seen[agent]

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        data = self._episode.step(action)
        self._seen = {}
        self._cumulative_rewards[agent] = 0.0
        for i, other in enumerate(self.possible_agents):
            self.rewards[other] = float(data["rewards"][i])
        self.infos[agent] = {"illegal": not data["legal"]}
        if data["done"]:
            cut = data["outcome"]["code"] in ("limit", "stalled")
            for other in self.agents:
                self.terminations[other] = not cut
                self.truncations[other] = cut
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[data["observation"]["asked"]]
        self._accumulate_rewards()
        self._deads_step_first()


class GameParallel(_Seats, ParallelEnv):
    """All seats at once: the last choice is to wait, and the only one of a seat that is not asked."""

    def __init__(self, game, seats=None, program=None, render_mode=None, **more):
        self.metadata = {"render_modes": [], "name": game}
        self.render_mode = render_mode
        self._sit(game, seats, 1, program, more)

    def reset(self, seed=None, options=None):
        data = self._begin(seed)
        self._asked = data["observation"]["asked"]
        return self._all(), {agent: {} for agent in self.agents}

    def _all(self):
        seen = {}
        for i, agent in enumerate(self.possible_agents):
            data = self._episode.observe(i)
            waits = np.array([i != self._asked], dtype=np.int8)
            seen[agent] = self._episode.seen(data)
            seen[agent]["action_mask"] = np.concatenate([seen[agent]["action_mask"], waits])
        return seen

    def step(self, actions):
        data = self._episode.step(actions[self.possible_agents[self._asked]])
        self._asked = data["observation"]["asked"]
        cut = data["done"] and data["outcome"]["code"] in ("limit", "stalled")
        seen = self._all()
        rewards = {agent: float(data["rewards"][i]) for i, agent in enumerate(self.possible_agents)}
        terminations = {agent: data["done"] and not cut for agent in self.possible_agents}
        truncations = {agent: cut for agent in self.possible_agents}
        if data["done"]:
            self.agents = []
        return seen, rewards, terminations, truncations, {agent: {} for agent in self.possible_agents}
