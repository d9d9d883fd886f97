import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { UserState } from "#backend/contract/user";
import { guardStorage } from "~/client/storage/guarded-storage";
import { memoryStorage } from "~/client/storage/memory-storage.fixture";
import { refreshUser, startUserSession, type Who, whenLoaded } from "./user-session";

const roya: UserState = {
  login: true,
  info: {
    id: "7",
    name: "Roya",
    last_name: null,
    phone: null,
    email: null,
    lang: "fa",
    permissions: [],
    avatar: null,
    calendar: "auto",
    digits: "auto",
    steps: { done: [], next: "identity", percent: 0 },
    unread: { tickets: 0 },
  },
};
const loggedIn = { "auth.token": "m1", user_login: JSON.stringify(roya) };

function start(stored: Record<string, string>) {
  const memory = memoryStorage(stored);
  return { memory, session: startUserSession(guardStorage(() => memory)) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("R-AUTH-01[cached] with a marker the cached user is there at once", () => {
  expect(start(loggedIn).session.user()).toEqual(roya);
});

it("R-AUTH-04[logged-out] without a marker a cached user is none", () => {
  expect(start({ user_login: JSON.stringify(roya) }).session.user().login).toBe(false);
});

it("R-AUTH-02[replaced] R-AUTH-05[success] R-STORE-14[machine] the answer replaces it, and only then is it loaded", async () => {
  const { memory, session } = start(loggedIn);
  let answer: (who: Who) => void = () => {};
  const loading = session.load(() => new Promise((resolve) => (answer = resolve)));
  expect(session.isLoaded()).toBe(false);
  const renamed: UserState = { ...roya, info: { ...roya.info, name: "Roya 2" } };
  answer({ user: renamed, marker: "m2" });
  await loading;
  expect(session.isLoaded()).toBe(true);
  expect(session.user()).toEqual(renamed);
  expect(JSON.parse(memory.getItem("user_login") ?? "")).toEqual(renamed);
});

it("R-AUTH-03[logged-out, marker] R-ERR-08[cached] R-AUTH-05[failure] a failure makes a visitor and keeps the marker; it is loaded too", async () => {
  const { memory, session } = start(loggedIn);
  await session.load(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(session.isLoaded()).toBe(true);
  expect(session.user().login).toBe(false);
  expect(memory.getItem("user_login")).toBeNull();
  expect(memory.getItem("auth.token")).toBe("m1");
});

it("R-AUTH-02[device] a start asks who reads; a line without an answer leaves the cached user, any other failure makes a visitor", async () => {
  const { memory, session } = start(loggedIn);
  await refreshUser(session, () => Promise.reject(new TypeError("Failed to fetch")));
  expect(session.user()).toEqual(roya);
  expect(memory.getItem("user_login")).not.toBeNull();
  const renamed: UserState = { ...roya, info: { ...roya.info, name: "Roya 2" } };
  await refreshUser(session, async () => ({ user: renamed, marker: "m1" }));
  expect([session.isLoaded(), session.user()]).toEqual([true, renamed]);
  await refreshUser(session, () => Promise.reject(new Error("500")));
  expect([session.isLoaded(), session.user().login]).toEqual([true, false]);
  expect(memory.getItem("auth.token")).toBe("m1");
});

it("tells of a login that was ended elsewhere, so that what was kept for it goes", async () => {
  const told = vi.fn();
  const memory = memoryStorage(loggedIn);
  const session = startUserSession(
    guardStorage(() => memory),
    told,
  );
  await session.load(async () => ({ user: roya, marker: "m1" }));
  expect(told).not.toHaveBeenCalled();
  await session.load(async () => ({ user: { login: false, info: {} }, marker: null }));
  expect(told).toHaveBeenCalledTimes(1);
});

it.each([
  ["a visitor", { user: { login: false, info: {} }, marker: null }],
  ["a user", { user: roya, marker: "m1" }],
] satisfies [string, Who][])("R-STORE-14[after-load] it is loaded as %s", async (_name, who) => {
  const { session } = start(loggedIn);
  expect(session.isLoaded()).toBe(false);
  await session.load(async () => who);
  expect([session.isLoaded(), session.user()]).toEqual([true, who.user]);
});

it("R-AUTH-05[no-token] it is loaded where there is no token, too", async () => {
  const { session } = start({});
  expect(session.isLoaded()).toBe(false);
  await session.load(async () => ({ user: { login: false, info: {} }, marker: null }));
  expect(session.isLoaded()).toBe(true);
  expect(session.user().login).toBe(false);
});

it("R-AUTH-06[poll] R-CONST-08[value] waits by looking every 100 ms", async () => {
  let isLoaded = false;
  const looked = vi.fn(() => isLoaded);
  const done = vi.fn();
  void whenLoaded({ isLoaded: looked }).then(done);
  await vi.advanceTimersByTimeAsync(350);
  expect(looked).toHaveBeenCalledTimes(3);
  isLoaded = true;
  await vi.advanceTimersByTimeAsync(49);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledTimes(1);
});
