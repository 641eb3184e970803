"""Many sessions on one server: opens them all, then steps them in turn at a steady rate.

python many_sessions.py [COUNT] [STEPS_A_SECOND] [SECONDS]     with ASTRAGAL as the command that starts the program
"""

import asyncio
import json
import sys
import time

import numpy as np

from astragal.program import command

OPENING_AT_ONCE = 200


async def ask(session, **message):
    reader, writer = session
    writer.write(json.dumps(message).encode() + b"\n")
    answer = json.loads(await reader.readline())
    assert answer["type"] != "error", answer
    return answer["data"]


async def main(count, rate, seconds):
    server = await asyncio.create_subprocess_exec(
        *command(), "env", "--listen", "127.0.0.1:0", stdout=asyncio.subprocess.PIPE
    )
    host, port = (await server.stdout.readline()).decode().split()[-1].rsplit(":", 1)
    gate = asyncio.Semaphore(OPENING_AT_ONCE)

    async def opened(i):
        async with gate:
            session = await asyncio.open_connection(host, int(port))
            await ask(session, type="reset", data={"game": {"game": "pig"}, "seed": str(i)})
            return session

    began = time.perf_counter()
    sessions = await asyncio.gather(*(opened(i) for i in range(count)))
    print(f"{count} sessions open after {time.perf_counter() - began:.1f} s", flush=True)
    waits, running = [], []

    async def step(session):
        began = time.perf_counter()
        data = await ask(session, type="step", data={"action": 1})
        if data["done"]:
            await ask(session, type="reset", data={})
        waits.append(time.perf_counter() - began)

    began = time.perf_counter()
    for i in range(int(rate * seconds)):
        late = began + i / rate - time.perf_counter()
        if late > 0:
            await asyncio.sleep(late)
        running.append(asyncio.create_task(step(sessions[i % count])))
    await asyncio.gather(*running)
    took = time.perf_counter() - began
    half, most = np.percentile(waits, [50, 99]) * 1000
    print(f"{len(waits) / took:,.0f} steps/s over {count} sessions: p50 {half:.1f} ms, p99 {most:.1f} ms")
    server.kill()
    await server.wait()


count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
rate = float(sys.argv[2]) if len(sys.argv) > 2 else 1_000
asyncio.run(main(count, rate, float(sys.argv[3]) if len(sys.argv) > 3 else 20))
