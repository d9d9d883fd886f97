import { describe, expect, it, vi } from "vitest";
import { createFairGate, TurnedAway } from "./fair-gate";

const bounds = { atOnce: 2, waiting: 4, waitMs: 60_000 };
const turn = () => new Promise((done) => setImmediate(done));

/** Enters many times; says who is inside, in the order of entering, and who was turned away. */
function openGate(more: Partial<typeof bounds> = {}) {
  const gate = createFairGate({ ...bounds, ...more }, turn);
  const inside: string[] = [];
  const away: string[] = [];
  const leaving: (() => void)[] = [];
  const enter = (address: string, name: string, gone?: AbortSignal) =>
    gate.enter(address, gone).then(
      (leave) => {
        inside.push(name);
        leaving.push(leave);
      },
      (error) => {
        expect(error).toBeInstanceOf(TurnedAway);
        away.push(name);
      },
    );
  const leaveOne = async () => {
    leaving.shift()?.();
    await turn();
    await turn();
  };
  return { enter, inside, away, leaveOne };
}

describe("the gate", () => {
  it("lets so many in at once, one in a turn of the loop", async () => {
    const gate = openGate();
    for (const name of ["1", "2", "3"]) void gate.enter("a", name);
    await Promise.resolve();
    expect(gate.inside).toEqual([]);
    await turn();
    expect(gate.inside).toEqual(["1"]);
    await turn();
    await turn();
    expect(gate.inside).toEqual(["1", "2"]);
    await gate.leaveOne();
    expect(gate.inside).toEqual(["1", "2", "3"]);
  });

  it("serves addresses in turns, so that who comes behind a flood waits for one of it, not for all", async () => {
    const gate = openGate({ atOnce: 1 });
    for (const name of ["a1", "a2", "a3"]) void gate.enter("a", name);
    void gate.enter("b", "b1");
    await turn();
    for (let n = 0; n < 3; n += 1) await gate.leaveOne();
    expect(gate.inside).toEqual(["a1", "b1", "a2", "a3"]);
  });

  it("turns the last of the longest line away for somebody else, and more of a flood at once", async () => {
    const gate = openGate({ atOnce: 1 });
    for (const name of ["a1", "a2", "a3", "a4", "a5"]) void gate.enter("a", name);
    await turn();
    expect(gate.away).toEqual(["a5"]);
    void gate.enter("a", "a6");
    void gate.enter("b", "b1");
    void gate.enter("c", "c1");
    await turn();
    expect(gate.inside).toEqual(["a1"]);
    expect(gate.away).toEqual(["a5", "a6", "a4"]);
  });

  it("turns nobody away for an address that has as many waiting", async () => {
    const gate = openGate({ atOnce: 0 });
    for (const address of ["a", "b", "c", "d", "e"]) void gate.enter(address, address);
    await turn();
    expect(gate.away).toEqual(["e"]);
  });

  it("forgets who is gone, and gives the place to the next", async () => {
    const gate = openGate({ atOnce: 1 });
    const gone = new AbortController();
    void gate.enter("a", "1");
    void gate.enter("a", "2", gone.signal);
    void gate.enter("a", "3");
    await turn();
    gone.abort();
    await gate.leaveOne();
    expect(gate.inside).toEqual(["1", "3"]);
    expect(gate.away).toEqual(["2"]);
    void gate.enter("a", "4", gone.signal);
    await turn();
    expect(gate.away).toEqual(["2", "4"]);
  });

  it("lets nobody wait for longer than its bound", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const gate = openGate({ atOnce: 0, waitMs: 5_000 });
    void gate.enter("a", "1");
    await vi.advanceTimersByTimeAsync(4_999);
    expect(gate.away).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(gate.away).toEqual(["1"]);
    vi.useRealTimers();
  });

  it("takes a place back once, however often it is given back", async () => {
    const gate = createFairGate({ ...bounds, atOnce: 1 }, turn);
    const leave = await gate.enter("a");
    leave();
    leave();
    await gate.enter("a");
    const third = vi.fn();
    const gone = new AbortController();
    const turnedAway = gate.enter("a", gone.signal).then(third, () => "turned away");
    await turn();
    await turn();
    gone.abort();
    expect(await turnedAway).toBe("turned away");
    expect(third).not.toHaveBeenCalled();
  });
});
