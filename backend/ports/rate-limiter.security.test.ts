import { expect, it } from "vitest";
import { createLocalRateLimiter } from "./rate-limiter";

const minute = 60_000;

function openLimiter(max = 100) {
  let time = 0;
  const limiter = createLocalRateLimiter({ now: () => new Date(time) }, max);
  return {
    take: (purpose: string, key: string, limit = 2) =>
      limiter.take({ purpose, key, limit, windowMs: minute }),
    giveBack: (purpose: string, key: string) =>
      limiter.giveBack({ purpose, key, limit: 2, windowMs: minute }),
    advance: (ms: number) => {
      time += ms;
    },
  };
}

it("who is blocked stays so, however many others are counted", async () => {
  const { take } = openLimiter();
  await take("login", "victim");
  await take("login", "victim");
  for (let other = 0; other < 1000; other += 1) await take("login", `other ${other}`);
  expect(await take("login", "victim")).toBe(minute);
});

it("a flood of one purpose forgets nothing of another", async () => {
  const { take } = openLimiter();
  await take("send", "victim");
  for (let other = 0; other < 1000; other += 1) await take("login", `other ${other}`);
  expect(await take("send", "victim")).toBe(0);
  expect(await take("send", "victim")).toBe(minute);
});

it("what is given back opens the window again, and leaves nothing where it was the only try", async () => {
  const { take, giveBack } = openLimiter(3);
  await take("login", "a");
  await take("login", "a");
  await giveBack("login", "a");
  expect(await take("login", "a")).toBe(0);
  expect(await take("login", "a")).toBe(minute);
  for (let other = 0; other < 10; other += 1) {
    await take("login", `${other}`);
    await giveBack("login", `${other}`);
  }
  await giveBack("login", "never counted");
  expect(await take("login", "b", 1)).toBe(0);
  expect(await take("login", "c", 1)).toBe(0);
});

it("where all windows block, nobody new is let in until the first one ends", async () => {
  const { take, advance } = openLimiter(3);
  for (const key of ["a", "b", "c"]) {
    await take("login", key, 1);
    advance(1000);
  }
  expect(await take("login", "d", 1)).toBe(minute - 3000);
  expect(await take("login", "a", 1)).toBe(minute - 3000);
  advance(minute - 3000);
  expect(await take("login", "d", 1)).toBe(0);
  expect(await take("login", "b", 1)).toBeGreaterThan(0);
});
