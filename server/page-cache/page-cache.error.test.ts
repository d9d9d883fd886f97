import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../tests/support/eventually";
import { TurnedAway } from "../overload/fair-gate";
import { openFakeShop, saidPage } from "./fake-shop.fixture";

const minute = 60_000;
const noTurn = () => {
  throw new TurnedAway("too many wait");
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "Date"] });
  vi.advanceTimersByTime(1);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A shop that has kept a page and then has no time for another. */
async function openBusyShop(takeTurn: () => Promise<() => void>) {
  const turn = vi.fn(async (): Promise<() => void> => () => {});
  const shop = await openFakeShop({ takeTurn: turn, takeTurnBehind: turn, timeoutMs: 1 });
  expect((await shop.get("/fa")).status).toBe(200);
  turn.mockImplementation(takeTurn);
  return shop;
}

it("sends a page that is somewhat old where there is no time for a new one", async () => {
  const shop = await openBusyShop(async () => noTurn());
  vi.advanceTimersByTime(minute);
  expect((await shop.get("/fa")).status).toBe(200);
  expect((await shop.get("/en")).status).toBe(503);
  vi.advanceTimersByTime(5 * minute);
  expect((await shop.get("/fa")).status).toBe(503);
});

it("never sends one that the catalogue has moved on from", async () => {
  const shop = await openBusyShop(async () => noTurn());
  shop.moveCatalog("2");
  expect((await shop.get("/fa")).status).toBe(503);
});

it("renders the new page for the next, though its asker has got the old one and is gone", async () => {
  let begin = () => {};
  const shop = await openBusyShop(
    () =>
      new Promise((admit) => {
        begin = () => admit(() => {});
      }),
  );
  vi.advanceTimersByTime(minute);
  expect((await shop.get("/fa", { connection: "close" })).status).toBe(200);
  expect(shop.rendered).toHaveLength(1);
  begin();
  await eventually(() => expect(shop.rendered).toHaveLength(2));
  await eventually(async () => {
    await shop.get("/fa");
    expect(shop.cachedAnswers()).toBeGreaterThan(0);
  });
});

it("tries once more for who shared another's turn that was refused", async () => {
  const refusals: (() => void)[] = [];
  const turn = vi
    .fn(async (): Promise<() => void> => () => {})
    .mockImplementationOnce(
      () => new Promise((_admit, refuse) => refusals.push(() => refuse(new TurnedAway("a flood")))),
    );
  const shop = await openFakeShop({ takeTurn: turn });
  const both = [shop.get("/fa"), shop.get("/fa")];
  await eventually(() => expect(shop.waiting()).toBe(2));
  refusals[0]?.();
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 503]);
});

/** A shop that has kept a page and then loses its database; it may not know yet that it has. */
async function openLostShop(page: () => Response, { knows = true } = {}) {
  let away = false;
  const shop = await openFakeShop({
    isAway: () => away && knows,
    render: async (asked) => (away ? page() : saidPage(asked)),
  });
  const first = (await shop.get("/fa")).body.toString();
  away = true;
  return { shop, first, comeBack: () => (away = false) };
}

const failed = () => new Response("failed", { status: 503 });
const makeshift = () => new Response("makeshift");

it.each([
  ["an error", failed, true],
  ["an error", failed, false],
  ["a makeshift", makeshift, true],
])("goes on for an hour where there is only %s instead", async (_, page, knows) => {
  const { shop, first, comeBack } = await openLostShop(page, { knows });
  vi.advanceTimersByTime(59 * minute);
  const stale = await shop.get("/fa");
  expect([stale.status, stale.body.toString()]).toEqual([200, first]);
  comeBack();
  const before = shop.rendered.length;
  await shop.get("/fa");
  expect(shop.rendered.length).toBe(before + 1);
});

it("doesn't go on for longer", async () => {
  const { shop } = await openLostShop(failed);
  vi.advanceTimersByTime(62 * minute);
  expect((await shop.get("/fa")).status).toBe(503);
});

it("takes what may not be kept any more for what it is, where the database is there", async () => {
  const { shop } = await openLostShop(makeshift, { knows: false });
  vi.advanceTimersByTime(10 * minute);
  expect((await shop.get("/fa")).body.toString()).toBe("makeshift");
});
