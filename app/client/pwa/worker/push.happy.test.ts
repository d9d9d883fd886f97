import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** A tab of the shop, as the worker sees it. */
function openTab(path: string) {
  const tab = {
    url: `https://shop.example${path}`,
    navigate: vi.fn(async () => null),
    focus: vi.fn(),
  };
  tab.focus.mockResolvedValue(tab);
  return tab;
}

/** The worker's world, with these tabs open. */
function openWorld(...tabs: ReturnType<typeof openTab>[]) {
  const notes: { title: string; tag?: string }[] = [];
  const setAppBadge = vi.fn(async () => {});
  const openWindow = vi.fn(async () => null);
  const subscribe = vi.fn(async () => subscription("https://push.example.com/made"));
  vi.stubGlobal("navigator", { setAppBadge });
  vi.stubGlobal("self", {
    registration: {
      showNotification: async (title: string, options: object) =>
        void notes.push({ title, ...options }),
      getNotifications: async () => notes,
      pushManager: { subscribe },
    },
    clients: { matchAll: async () => tabs, openWindow },
  });
  return { notes, setAppBadge, openWindow, subscribe };
}

const subscription = (endpoint: string) => ({
  options: { applicationServerKey: new ArrayBuffer(65) },
  toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
});
const asked = vi.fn(async () => new Response());
const load = () => import("./push");
const note = (data: unknown) => ({ data, close: vi.fn() }) as unknown as Notification;

beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal("fetch", asked);
});
afterEach(() => void vi.unstubAllGlobals());

describe("a push in the worker", () => {
  it("is shown in the device's words, and counted on the icon", async () => {
    const { notes, setAppBadge } = openWorld();
    const payload = { kind: "order.shipped", id: "one", lang: "fa" };
    await (await load()).showPush({ json: () => payload } as PushMessageData);
    expect(notes).toMatchObject([
      { title: "سفارشتان در راه است", tag: "one", dir: "rtl", lang: "fa", data: "one" },
    ]);
    expect(setAppBadge).toHaveBeenCalledWith(1);
  });

  it("whose kind a newer shop has, or none, says that there is news", async () => {
    const { notes } = openWorld();
    const payload = { kind: "constructor", id: "two", lang: "en" };
    await (await load()).showPush({ json: () => payload } as PushMessageData);
    expect(notes).toMatchObject([{ title: "There is news from the shop" }]);
  });
});

describe("a tap on it", () => {
  it.each(["/user", "/fa", "/", "/user/wish-list"])("leads on the open tab at %s", async (path) => {
    const tab = openTab(path);
    const { openWindow } = openWorld(openTab("/user/tickets/5"), tab);
    const tapped = note("one");
    await (await load()).openNews(tapped);
    expect(tapped.close).toHaveBeenCalled();
    expect(tab.focus).toHaveBeenCalled();
    expect(tab.navigate).toHaveBeenCalledWith("/user/push/one");
    expect(openWindow).not.toHaveBeenCalled();
  });

  it.each(["/user/tickets/5", "/fa/checkout/address", "/user/orders/12"])(
    "leaves alone the tab at %s, where something may be half written",
    async (path) => {
      const tab = openTab(path);
      const { openWindow } = openWorld(tab);
      await (await load()).openNews(note("one"));
      expect(tab.navigate).not.toHaveBeenCalled();
      expect(openWindow).toHaveBeenCalledWith("/user/push/one");
    },
  );

  it("opens another tab where the browser doesn't let it lead the open one", async () => {
    const tab = openTab("/user");
    tab.navigate.mockRejectedValue(new TypeError("not controlled"));
    const { openWindow } = openWorld(tab);
    await (await load()).openNews(note("one"));
    expect(openWindow).toHaveBeenCalledWith("/user/push/one");
  });
});

describe("an address that the browser has changed", () => {
  const change = (event: object) => event as PushSubscriptionChangeEvent;

  it("is told to the shop, as a renewal", async () => {
    openWorld();
    const newSubscription = subscription("https://push.example.com/new");
    await (await load()).renewSubscription(change({ newSubscription }));
    const [path, init] = asked.mock.calls[0] as unknown as [string, { body: URLSearchParams }];
    expect([path, init.body.get("renews"), init.body.get("endpoint")]).toEqual([
      "/user/push",
      "1",
      "https://push.example.com/new",
    ]);
  });

  it("is made anew where the browser took the old one away, and not out of nothing", async () => {
    const { subscribe } = openWorld();
    const { renewSubscription } = await load();
    await renewSubscription(change({ newSubscription: null, oldSubscription: null }));
    expect(asked).not.toHaveBeenCalled();
    const oldSubscription = subscription("https://push.example.com/old");
    await renewSubscription(change({ oldSubscription }));
    expect(subscribe).toHaveBeenCalledWith(oldSubscription.options);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
