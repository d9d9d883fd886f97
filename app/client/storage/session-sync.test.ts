import { expect, it, vi } from "vitest";
import type { UserState } from "#backend/contract/user";
import { guardStorage } from "./guarded-storage";
import { memoryStorage } from "./memory-storage.fixture";
import { isSiteDefaultStale, syncIntended, syncLanguage, syncSession } from "./session-sync";

const visitor: UserState = { login: false, info: {} };
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

function open(start: Record<string, string> = {}) {
  const memory = memoryStorage(start);
  return { memory, store: guardStorage(() => memory) };
}

it("R-LANG-11[storage] R-STORE-02[lang] R-STORE-03[rtl] the language is stored with its direction flag", () => {
  const { memory, store } = open();
  syncLanguage(store, "en");
  expect([memory.getItem("lang"), memory.getItem("rtl")]).toEqual(["en", "false"]);
  syncLanguage(store, "fa");
  expect([memory.getItem("lang"), memory.getItem("rtl")]).toEqual(["fa", "true"]);
});

it("R-STORE-04[present] R-STORE-05[login] a logged-in page writes the marker, unquoted, and the user", () => {
  const { memory, store } = open();
  expect(syncSession(store, { marker: "m1", user: roya })).toBe(true);
  expect(memory.getItem("auth.token")).toBe("m1");
  expect(JSON.parse(memory.getItem("user_login") ?? "")).toEqual(roya);
});

it("R-AUTH-17[cookie-gone] a marker without a session goes, with the cached user", () => {
  const { memory, store } = open({ "auth.token": "m1", user_login: JSON.stringify(roya) });
  expect(syncSession(store, { marker: null, user: visitor })).toBe(true);
  expect(memory.length).toBe(0);
});

it("R-AUTH-16[mirrors] an ended session takes with it all that the browser mirrors of the person", () => {
  const { memory, store } = open({
    lang: "fa",
    "auth.token": "m1",
    user_login: JSON.stringify(roya),
    carts: '{"v1":{"qty":2}}',
    wish_list: "[7]",
    "url.intended": "/user/orders",
  });
  syncSession(store, { marker: null, user: visitor });
  expect([memory.length, memory.getItem("lang")]).toEqual([1, "fa"]);
});

it("an ended session takes with it what was seen on this device", () => {
  const seen = '[{"code":16,"name":"Teapot"}]';
  const { memory, store } = open({ "auth.token": "m1", seen });
  syncSession(store, { marker: "m1", user: roya });
  expect(memory.getItem("seen")).toBe(seen);
  syncSession(store, { marker: null, user: visitor });
  expect(memory.getItem("seen")).toBeNull();
});

it("what a visitor has seen stays where no session has ended", () => {
  const { memory, store } = open({ seen: "[]" });
  syncSession(store, { marker: null, user: visitor });
  expect(memory.getItem("seen")).toBe("[]");
});

it("R-STORE-07[visitor] a visitor's lists stay where no session has ended", () => {
  const { memory, store } = open({ carts: '{"v1":{"qty":2}}', wish_list: "[7]" });
  syncSession(store, { marker: null, user: visitor });
  expect(memory.length).toBe(2);
});

it("R-AUTH-03[logged-out, marker] R-STORE-05[failed-refresh] a user that could not be read loses the cached user and keeps the marker", () => {
  const { memory, store } = open({ "auth.token": "m1", user_login: JSON.stringify(roya) });
  expect(syncSession(store, { marker: "m1", user: visitor })).toBe(false);
  expect(memory.getItem("auth.token")).toBe("m1");
  expect(memory.getItem("user_login")).toBeNull();
});

it("another person's session is told apart from a renewed one", () => {
  const { store } = open({ "auth.token": "m1", user_login: JSON.stringify(roya) });
  expect(syncSession(store, { marker: "m2", user: roya })).toBe(false);
  const omid: UserState = { ...roya, info: { ...roya.info, id: "8" } };
  expect(syncSession(store, { marker: "m3", user: omid })).toBe(true);
});

it("defaults of another hash, none and broken ones are old; equal ones are not", () => {
  expect(isSiteDefaultStale(open().store, "a")).toBe(true);
  expect(isSiteDefaultStale(open({ siteDefault: "{" }).store, "a")).toBe(true);
  expect(isSiteDefaultStale(open({ siteDefault: '{"hash":"b"}' }).store, "a")).toBe(true);
  expect(isSiteDefaultStale(open({ siteDefault: '{"hash":"a"}' }).store, "a")).toBe(false);
});

it("nothing is written again when nothing changed", () => {
  const { memory, store } = open();
  syncLanguage(store, "fa");
  syncSession(store, { marker: "m1", user: roya });
  const setItem = vi.spyOn(memory, "setItem");
  syncLanguage(store, "fa");
  syncSession(store, { marker: "m1", user: roya });
  expect(setItem).not.toHaveBeenCalled();
});

it("R-STORE-06[saved, used] the path that waits for a login is stored whole, and goes when it was used", () => {
  const { memory, store } = open();
  syncIntended(store, "/user/orders?page=2");
  expect(memory.getItem("url.intended")).toBe("/user/orders?page=2");
  syncIntended(store, undefined);
  expect(memory.getItem("url.intended")).toBe("/user/orders?page=2");
  syncIntended(store, null);
  expect(memory.getItem("url.intended")).toBeNull();
});
