"""The program on the other side of a pipe: a line of JSON each way."""

import atexit
import base64
import itertools
import json
import os
import pathlib
import shlex
import shutil
import subprocess
import threading

import numpy as np


class ProgramError(RuntimeError):
    """What the program refused, in its own words."""


class Space:
    """The sizes of a set-up's tensors; their meaning is the same where every number means the same."""

    def __init__(self, seats, observation, actions, information, meaning):
        self.seats = seats
        self.observation = observation
        self.actions = actions
        self.information = information
        self.meaning = meaning


def command():
    """How the program is started: ASTRAGAL, `astragal` on the path, or the tree this package lies in."""
    told = os.environ.get("ASTRAGAL")
    if told:
        return shlex.split(told)
    found = shutil.which("astragal")
    if found:
        return [found]
    tree = pathlib.Path(__file__).resolve().parents[2] / "astragal"
    if tree.is_file():
        return [str(tree)]
    raise ProgramError("astragal is not on the path; set ASTRAGAL to the command that starts it")


class Program:
    """One program; it plays any number of environments, each under a number of its own."""

    _shared = None

    def __init__(self, java_options=None):
        told = dict(os.environ)
        if java_options:
            told.setdefault("ASTRAGAL_JAVA_OPTS", java_options)
        self._process = subprocess.Popen(
            command() + ["env"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=told
        )
        self._numbers = itertools.count()
        self._free = []
        self._lock = threading.Lock()
        atexit.register(self.close)

    @classmethod
    def shared(cls):
        """The one that environments use if they are given none."""
        if cls._shared is None or cls._shared._process.poll() is not None:
            cls._shared = cls()
        return cls._shared

    def ask(self, type, **data):
        """Says something and gives the data of the answer."""
        line = json.dumps({"type": type, "data": {k: v for k, v in data.items() if v is not None}})
        return self.ask_line(line.encode() + b"\n")["data"]

    def ask_line(self, line):
        with self._lock:
            self._process.stdin.write(line)
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
        if not answer:
            raise ProgramError("the program has ended")
        message = json.loads(answer)
        if message["type"] == "error":
            raise ProgramError(message["data"]["message"])
        return message

    def number(self):
        """A number for a new environment."""
        return self._free.pop() if self._free else next(self._numbers)

    def drop(self, number):
        """Forgets an environment."""
        if self._process.poll() is None:
            self.ask("drop", env=number)
            self._free.append(number)

    def space(self, game):
        return Space(**self.ask("space", **game))

    def close(self):
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait()


def setup(
    game,
    seats=None,
    bots=None,
    options=None,
    policies=None,
    set=None,
    reward="outcome",
    shaping=None,
    ticks=None,
    recall=False,
):
    """A set-up as the program reads it."""
    told = {"game": game, "reward": reward}
    if ticks is not None:
        told["ticks"] = int(ticks)
    if recall:
        told["recall"] = True
    if seats is not None:
        told["seats"] = seats
    if bots:
        told["bots"] = list(bots)
    if options:
        told["options"] = {k: str(v) for k, v in options.items()}
    if policies:
        told["policies"] = list(policies)
    if set:
        told["set"] = {k: str(v) for k, v in set.items()}
    if shaping:
        told["shaping"] = {k: repr(float(v)) for k, v in shaping.items()}
    return told


def _numbers(text):
    return np.frombuffer(base64.b64decode(text), dtype="<f4").astype(np.float32)


class Episode:
    """One environment of a program: the part that all kinds of environments share."""

    def __init__(self, game, program=None, number=None):
        self.program = program or Program.shared()
        self.game = game
        self.space = self.program.space(game)
        self.number = self.program.number() if number is None else number
        self.last = None

    def reset(self, seed):
        self.last = self.program.ask("reset", game=self.game, seed=str(seed), env=self.number)
        return self.last

    def step(self, action):
        self.last = self.program.ask("step", action=int(action), env=self.number)
        return self.last

    def observe(self, seat):
        return self.program.ask("observe", seat=seat, env=self.number)

    def state(self):
        return self.program.ask("state", env=self.number)

    def journal(self):
        """The episode so far as the text of a journal; `astragal replay` plays it again."""
        return self.program.ask("journal", env=self.number)["text"]

    def fork(self, luck=None):
        """A copy; with luck, which other dice it goes on with."""
        other = Episode(self.game, self.program)
        self.program.ask("fork", env=self.number, into=other.number, luck=luck)
        other.last = self.last
        return other

    def restore(self, other):
        """Becomes what another episode is now."""
        self.program.ask("fork", env=other.number, into=self.number)
        self.last = other.last

    def close(self):
        if self.number is not None:
            self.program.drop(self.number)
            self.number = None

    def tensor(self, data):
        return _numbers(data["observation"]["tensor"])

    def seen(self, data):
        """What a seat sees and may choose, and where it was asked for, all it has seen and done."""
        seen = {"observation": self.tensor(data), "action_mask": self.mask(data)}
        if self.game.get("recall"):
            seen["information_state"] = _numbers(data["observation"]["information"])
        return seen

    def mask(self, data):
        mask = np.zeros(self.space.actions, dtype=np.int8)
        mask[data["observation"]["choices"]] = 1
        return mask
