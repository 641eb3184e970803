"""Plays on a server through the official MCP client over HTTP, beside bots, another agent and a person's WebSocket.

python play_at_tables.py COUNT STORE COMMAND...     the command starts the program, without 'serve'
"""

import asyncio
import base64
import json
import os
import random
import re
import signal
import struct
import subprocess
import sys
import urllib.request

from mcp import ClientSession
from mcp.client.streamable_http import streamable_http_client
from play_over_mcp import ANSWERS_MAX, GAMES, call, play_on

# A program asks and answers more often than people may.
LIMITS = ["requestsPerSecond", "requestsAtOnce", "messagesPerSecond", "messagesAtOnce", "newMatchesAtOnce"]


class Server:
    """`serve` on a free port of this machine."""

    def __init__(self, store, command):
        limits = store.rstrip("/") + "-limits.yaml"
        with open(limits, "w") as file:
            for limit in LIMITS:
                file.write(f"{limit}: 10000\n")
        self.process = subprocess.Popen(
            command + ["serve", "--port", "0", "--dir", store, "--limits", limits],
            stdout=subprocess.PIPE,
            text=True,
        )
        line = self.process.stdout.readline()
        self.port = int(re.search(r"http://127\.0\.0\.1:(\d+)/", line).group(1))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def made(self, wanted):
        """A match that somebody at a browser makes."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/matches",
            json.dumps(wanted).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request) as response:
            return json.load(response)

    def seats(self, match):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/matches/{match}") as response:
            return json.load(response)["seats"]

    def agent(self):
        return streamable_http_client(f"http://127.0.0.1:{self.port}/mcp")


class Person:
    """Somebody at a browser: a WebSocket, as much of it as is needed here."""

    def __init__(self, reader, writer):
        self.reader, self.writer, self.id = reader, writer, 0

    @classmethod
    async def seated(cls, port, match, token):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            (
                f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: astragal.v1\r\n\r\n"
            ).encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head, head
        person = cls(reader, writer)
        await person.say({"type": "hello", "v": 1, "match": match, "token": token})
        return person

    async def say(self, message):
        data, mask = json.dumps(message).encode(), os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.writer.write(b"\x81" + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))
        await self.writer.drain()

    async def heard(self):
        text = b""
        while True:
            first, size = await self.reader.readexactly(2)
            if size == 126:
                (size,) = struct.unpack(">H", await self.reader.readexactly(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", await self.reader.readexactly(8))
            data = await self.reader.readexactly(size)
            if first & 0x0F in (0, 1):
                text += data
                if first & 0x80:
                    return json.loads(text)

    async def play(self, chance):
        """Answers by chance until it is over."""
        answered = -1
        while True:
            message = await self.heard()
            if message["type"] == "ended":
                self.writer.close()
                return
            assert message["type"] != "refused", message
            prompt = message.get("prompt") if message["type"] == "update" else None
            if prompt and prompt["id"] > answered:
                answered, self.id = prompt["id"], self.id + 1
                offer = chance.choice([o for o in prompt["choices"] if o["kind"] == "ANSWER"])
                await self.say(
                    {"type": "answer", "id": self.id, "prompt": answered, "choice": offer["choice"]}
                )


async def beside_bots(server, count, chance):
    ended = 0
    async with server.agent() as (read, write, *_):
        async with ClientSession(read, write) as session:
            await session.initialize()
            for i in range(count):
                seen, refused, text = await call(session, "begin", game=GAMES[i % len(GAMES)], rename=i % 3 == 1)
                assert not refused, text
                ended += (await play_on(session, seen, chance, ANSWERS_MAX))["state"] == "over"
                _, refused, text = await call(session, "leave", match=seen["match"])
                assert not refused, text
    print(f"{count} games played over HTTP beside bots, {ended} to their end")


async def beside_a_person(server, game, chance):
    """A person makes a match with a free seat; the agent finds it, and both play to its end."""
    made = server.made(
        {"game": game, "name": "Ann", "seats": [{"kind": "you"}, {"kind": "open"}]}
    )
    match = made["match"]["id"]
    async with server.agent() as (read, write, *_):
        async with ClientSession(read, write) as session:
            await session.initialize()
            tables, _, _ = await call(session, "tables")
            assert match in [table["match"] for table in tables["tables"]], tables
            person = await Person.seated(server.port, match, made["token"])
            # In a group, as the agent would wait for a person who is gone.
            async with asyncio.TaskGroup() as table:
                table.create_task(person.play(chance))
                seen, refused, text = await call(session, "join", match=match, name="Marvin")
                assert not refused and "Ann (person)" in text, text
                assert server.seats(match)[1]["kind"] == "agent"
                seen = await play_on(session, seen, chance, 10_000)
                assert seen["state"] == "over", seen["state"]
    print(f"{game} played to its end with a person")


async def two_agents(server, chance):
    async with server.agent() as (read, write, *_), server.agent() as (other_read, other_write, *_):
        async with ClientSession(read, write) as one, ClientSession(other_read, other_write) as other:
            await one.initialize()
            await other.initialize()
            seen, refused, text = await call(one, "begin", game="tictactoe", free=1, name="Ada")
            assert not refused, text
            match = seen["match"]
            _, refused, why = await call(other, "look", match=match)
            assert refused and "do not sit" in why, why
            theirs, refused, text = await call(other, "join", match=match, name="Bob")
            assert not refused and "Ada (agent)" in text, text
            await call(other, "say", match=match, text="good luck")
            heard, _, text = await call(one, "look", match=match)
            assert any('Bob says: "good luck"' in line for line in heard["news"]), text
            ends = await asyncio.gather(
                play_on(one, heard, chance, 100), play_on(other, theirs, chance, 100)
            )
            assert [end["state"] for end in ends] == ["over", "over"]
    print("two agents played to the end")


async def killed(store, command):
    """The server dies; another one goes on, and the token brings the agent back."""
    with Server(store, command) as server:
        async with server.agent() as (read, write, *_):
            async with ClientSession(read, write) as session:
                await session.initialize()
                seen, refused, text = await call(session, "begin", game="pig", name="Ada")
                assert not refused, text
                before, refused, text = await call(
                    session, "answer", match=seen["match"], prompt=seen["prompt"], number=1
                )
                assert not refused, text
                server.process.send_signal(signal.SIGKILL)
                server.process.wait()
    with Server(store, command) as server:
        async with server.agent() as (read, write, *_):
            async with ClientSession(read, write) as session:
                await session.initialize()
                after, refused, why = await call(session, "resume", match=seen["match"], token=seen["token"])
                assert not refused, why
                assert (after["prompt"], after["screen"]) == (before["prompt"], before["screen"])
                assert after["name"] == "Ada"
    print("the server was killed, and the agent came back")


async def main():
    count, store, command = int(sys.argv[1]), sys.argv[2], sys.argv[3:]
    chance = random.Random(count)
    with Server(store, command) as server:
        await beside_bots(server, count, chance)
        await beside_a_person(server, "tictactoe", chance)
        await beside_a_person(server, "pig", chance)
        await beside_a_person(server, "regrets", chance)
        await two_agents(server, chance)
    await killed(store, command)


if __name__ == "__main__":
    asyncio.run(main())
