import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../tests/support/eventually";
import { openFakeShop, saidPage } from "./fake-shop.fixture";

const second = 1_000;
const minute = 60 * second;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "Date"] });
  vi.advanceTimersByTime(1);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A shop whose pages say this of how long they may be kept, and which number they are. */
async function openKeepingShop(keep: () => string, more: Parameters<typeof openFakeShop>[0] = {}) {
  let made = 0;
  const render = async (asked: Request) => {
    made += 1;
    return new Response(`page ${made}`, saidPage(asked, { "X-Keep": keep() }));
  };
  const shop = await openFakeShop({ render, ...more });
  return { ...shop, ask: async () => (await shop.get("/fa")).body.toString() };
}

it("sends a page that tells when it changes for an hour, and for a day while it is made anew behind its reader", async () => {
  const shop = await openKeepingShop(() => "page told");
  await shop.ask();
  vi.advanceTimersByTime(59 * minute);
  expect(await shop.ask()).toBe("page 1");
  expect(shop.rendered).toHaveLength(1);
  vi.advanceTimersByTime(23 * 60 * minute);
  expect(await shop.ask()).toBe("page 1");
  await eventually(async () => expect(await shop.ask()).toBe("page 2"));
  vi.advanceTimersByTime(25 * 60 * minute);
  expect(await shop.ask()).toBe("page 3");
});

it("makes another page anew behind its reader after 30 s, and before it goes out after five minutes more", async () => {
  const shop = await openKeepingShop(() => "page");
  await shop.ask();
  vi.advanceTimersByTime(29 * second);
  expect(await shop.ask()).toBe("page 1");
  expect(shop.rendered).toHaveLength(1);
  vi.advanceTimersByTime(2 * second);
  expect(await shop.ask()).toBe("page 1");
  await eventually(async () => expect(await shop.ask()).toBe("page 2"));
  expect(shop.rendered).toHaveLength(2);
  vi.advanceTimersByTime(6 * minute);
  expect(await shop.ask()).toBe("page 3");
});

it.each(["page told", "page"])("%s: what changes at a time is seen at that time", async (kind) => {
  const closing = Date.now() + 20 * second;
  const shop = await openKeepingShop(() => `${kind} changes=${closing}`);
  await shop.ask();
  vi.advanceTimersByTime(20 * second - 1);
  expect(await shop.ask()).toBe("page 1");
  vi.advanceTimersByTime(1);
  expect(await shop.ask()).toBe("page 2");
  // The moment is past, and the page still says so: it is kept by nobody.
  expect(await shop.ask()).toBe("page 3");
});

it("keeps what was made of doubtful answers for 30 s, and sends it no longer", async () => {
  let isDoubtful = true;
  const shop = await openKeepingShop(() => "page told", { wasDoubted: () => isDoubtful });
  await shop.ask();
  vi.advanceTimersByTime(29 * second);
  expect(await shop.ask()).toBe("page 1");
  vi.advanceTimersByTime(2 * second);
  isDoubtful = false;
  expect(await shop.ask()).toBe("page 2");
  vi.advanceTimersByTime(50 * minute);
  expect(await shop.ask()).toBe("page 2");
});

it("makes pages anew one at a time behind their readers, each once however many ask", async () => {
  const finish: (() => void)[] = [];
  const turns = vi.fn(async () => () => {});
  let isSlow = false;
  const shop = await openFakeShop({
    takeTurnBehind: turns,
    render: async (asked) => {
      if (isSlow) await new Promise<void>((done) => finish.push(done));
      return saidPage(asked);
    },
  });
  const paths = ["/fa", "/en", "/fa/home/law"];
  for (const path of paths) await shop.get(path);
  vi.advanceTimersByTime(31 * second);
  isSlow = true;
  for (const path of [...paths, ...paths]) expect((await shop.get(path)).status).toBe(200);
  await eventually(() => expect(finish).toHaveLength(1));
  for (const n of [2, 3]) {
    finish[n - 2]?.();
    await eventually(() => expect(finish).toHaveLength(n));
  }
  finish[2]?.();
  await eventually(async () => {
    const before = turns.mock.calls.length;
    for (const path of paths) await shop.get(path);
    expect(turns.mock.calls.length).toBe(before);
  });
  expect(turns).toHaveBeenCalledTimes(3);
});

it("a page that is sold while it is made anew behind its reader is not kept", async () => {
  const product = "/fa/home/products/show/12/name";
  let finish = () => {};
  let isSlow = false;
  const shop = await openFakeShop({
    render: async (asked) => {
      if (isSlow) await new Promise<void>((done) => (finish = done));
      return new Response(product, saidPage(asked));
    },
  });
  await shop.get(product);
  vi.advanceTimersByTime(31 * second);
  isSlow = true;
  await shop.get(product);
  await eventually(() => expect(shop.rendered).toHaveLength(2));
  shop.moveCatalog("2", [12]);
  finish();
  isSlow = false;
  // Whoever comes meanwhile gets it, the next a new one.
  await shop.get(product);
  await shop.get(product);
  expect(shop.rendered).toHaveLength(3);
});
