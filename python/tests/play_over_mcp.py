"""Plays games through the official MCP client and checks what comes back.

python play_over_mcp.py COUNT STORE COMMAND...     the command starts the server, without 'mcp'
"""

import asyncio
import json
import os
import random
import signal
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

GAMES = ["pig", "tictactoe", "mir", "baator", "trail", "delve", "regrets"]
ANSWERS_MAX = 60
TEXT_MAX = 16_000
CONTENT_MAX = 80_000


def server(store, command, *more):
    return StdioServerParameters(command=command[0], args=command[1:] + ["mcp", "--store", store, *more])


async def call(session, tool, **arguments):
    result = await session.call_tool(tool, arguments)
    result = result.model_dump()
    text = result["content"][0]["text"]
    assert len(text) <= TEXT_MAX, (tool, len(text))
    seen = result.get("structured_content") or result.get("structuredContent")
    refused = result.get("is_error") or result.get("isError")
    assert isinstance(seen, dict), (tool, seen)
    assert len(json.dumps(seen, ensure_ascii=False)) <= CONTENT_MAX, (tool, len(json.dumps(seen)))
    return seen, bool(refused), text


async def play(session, game, chance, answers=ANSWERS_MAX, **more):
    """A game by chance; whether it ended."""
    seen, refused, text = await call(session, "begin", game=game, seed=str(chance.random()), **more)
    assert not refused, text
    match = seen["match"]
    over = (await play_on(session, seen, chance, answers))["state"] == "over"
    _, refused, why = await call(session, "fork", match=match, at=0)
    assert refused != over, (over, why)
    await call(session, "leave", match=match)
    return over


async def play_on(session, seen, chance, answers):
    """Answers by chance, every now and then with a question or a wrong answer before; what is seen in the end."""
    match = seen["match"]
    for _ in range(answers):
        if seen["state"] == "over":
            break
        while seen["state"] == "waiting":
            seen, refused, text = await call(session, "wait", match=match)
            assert not refused, text
        if seen["state"] == "over":
            break
        assert seen["state"] == "asked", seen["state"]
        wrong, refused, why = await call(session, "answer", match=match, prompt=seen["prompt"] + 7, number=1)
        assert refused and why, "a stale answer is refused with a reason"
        seen["prompt"] = wrong["prompt"]
        number = chance.choice(seen["choices"])["number"]
        if chance.random() < 0.2:
            told, refused, why = await call(session, "consider", match=match, number=number)
            assert not refused, why
        if chance.random() < 0.1 and seen.get("things"):
            _, refused, why = await call(session, "explain", match=match, thing=chance.choice(seen["things"]))
            assert not refused, why
        numbers = [c["number"] for c in seen["choices"] if not c.get("command")]
        numbers = numbers or [c["number"] for c in seen["choices"]]
        seen, refused, text = await call(
            session, "answer", match=match, prompt=seen["prompt"], number=chance.choice(numbers)
        )
        assert not refused, text
    return seen


async def many(count, store, command):
    chance = random.Random(count)
    ended = 0
    async with stdio_client(server(store, command)) as (read, write):
        async with ClientSession(read, write) as session:
            await session.initialize()
            assert len((await session.list_tools()).tools) >= 12
            for i in range(count):
                game = GAMES[i % len(GAMES)]
                more = {"rename": True} if i % 3 == 1 else {}
                ended += await play(session, game, chance, **more)
                if (i + 1) % 20 == 0:
                    print(i + 1, "games", flush=True)
    print(f"{count} games played over stdio, {ended} to their end")


def child(command):
    """The server's process: the youngest child of this one."""
    own = os.getpid()
    children = []
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat") as stat:
                    if int(stat.read().rsplit(")", 1)[1].split()[1]) == own:
                        children.append(int(name))
            except OSError:
                pass
    return max(children)


async def killed(store, command):
    """Takes a seat, notes something, dies; another program goes on with the same match."""
    before = None
    try:
        async with stdio_client(server(store, command)) as (read, write):
            async with ClientSession(read, write) as session:
                await session.initialize()
                seen, _, _ = await call(session, "begin", game="pig", name="Ada")
                seen, _, _ = await call(session, "answer", match=seen["match"], prompt=seen["prompt"], number=1)
                await call(session, "notes", match=seen["match"], text="rolled once")
                before, _, _ = await call(session, "look", match=seen["match"])
                os.kill(child(command), signal.SIGKILL)
    except BaseException:
        if before is None:
            raise
    async with stdio_client(server(store, command)) as (read, write):
        async with ClientSession(read, write) as session:
            await session.initialize()
            listed, _, _ = await call(session, "matches")
            assert before["match"] in [one["match"] for one in listed["matches"]]
            after, refused, why = await call(session, "resume", match=before["match"])
            assert not refused, why
            assert (after["prompt"], after["screen"]) == (before["prompt"], before["screen"])
            assert after["name"] == "Ada"
            notes, _, _ = await call(session, "notes", match=before["match"])
            assert notes["notes"] == ["rolled once"]
    print("killed and resumed")


async def hostile(store, command):
    """Whatever is sent, a reason comes back, and the server goes on."""
    async with stdio_client(server(store, command, "--no-design")) as (read, write):
        async with ClientSession(read, write) as session:
            await session.initialize()
            for tool, arguments in [
                ("begin", {}),
                ("begin", {"game": "../../etc/passwd"}),
                ("begin", {"game": "pig", "bots": ["mcts:600s"]}),
                ("begin", {"game": "pig", "seats": 10**15}),
                ("begin", {"game": "pig", "seed": "x" * 100_000}),
                ("begin", {"game": "trail", "policies": ["/etc/passwd.yaml"]}),
                ("resume", {"match": "../../../etc/passwd"}),
                ("answer", {"match": "m-nobody", "prompt": 0, "number": 1}),
                ("rules", {"game": "pig", "page": -1}),
                ("look", {"match": "m-nobody", "unknown": True}),
            ]:
                _, refused, why = await call(session, tool, **arguments)
                assert refused and why and "\n" not in why, (tool, arguments, why)
            seen, refused, why = await call(session, "begin", game="pig")
            assert not refused and seen["state"] == "asked", why
            _, refused, why = await call(
                session, "answer", match=seen["match"], prompt=seen["prompt"], choice={"type": "Cheat"}
            )
            assert refused and why
    print("a hostile client gets reasons")


async def main():
    count, store, command = int(sys.argv[1]), sys.argv[2], sys.argv[3:]
    await many(count, store, command)
    await killed(store, command)
    await hostile(store, command)


if __name__ == "__main__":
    asyncio.run(main())
