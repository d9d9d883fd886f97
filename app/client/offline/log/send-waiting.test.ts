import { afterEach, expect, it, vi } from "vitest";
import { memoryStorage } from "~/client/storage/memory-storage.fixture";
import { type Entry, offlineLog } from "./offline-log";
import { forgetOthers, sendWaiting } from "./send-waiting";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A device on which user 7 has written something, with the log in memory and a shop that answers `status`. */
function openDevice(stored: Record<string, string>, status = 200) {
  const change = { type: "reply", ticket: "100001", body: "Hello" } as const;
  const operation = { op_id: "op1", at: "2026-01-02T03:04:05.000Z", owner: "7", name: "", change };
  let entries: Entry[] = [{ place: 1, operation }];
  vi.stubGlobal("window", { localStorage: memoryStorage(stored) });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", async () => Response.json({ problems: [], lists: {} }, { status }));
  vi.spyOn(offlineLog, "dropAltered").mockResolvedValue([]);
  vi.spyOn(offlineLog, "problems").mockResolvedValue([]);
  vi.spyOn(offlineLog, "read").mockImplementation(async () => entries);
  vi.spyOn(offlineLog, "count").mockImplementation(async () => entries.length);
  vi.spyOn(offlineLog, "settle").mockImplementation(async (places) => {
    entries = entries.filter(({ place }) => !places.includes(place));
  });
  return { left: () => entries.length };
}

const userOf = (id: string) => JSON.stringify({ login: true, info: { id } });

it("what was written waits where the shop couldn't say who reads: that is no logout", async () => {
  const { left } = openDevice({ "auth.token": "m1" }, 409);
  await forgetOthers();
  expect(left()).toBe(1);
  await expect(sendWaiting("en", "Refused")).rejects.toThrow("409");
  expect(left()).toBe(1);
});

it("it is sent once the shop says that it is who wrote it", async () => {
  const { left } = openDevice({ "auth.token": "m1", user_login: userOf("7") });
  await forgetOthers();
  expect(await sendWaiting("en", "Refused")).toMatchObject({ sent: 1, dropped: 0 });
  expect(left()).toBe(0);
});

it.each<[string, Record<string, string>]>([
  ["a logout", {}],
  ["somebody else's login", { "auth.token": "m2", user_login: userOf("8") }],
])("security: after %s it goes unsent, and isn't counted as sent", async (_, stored) => {
  const { left } = openDevice(stored);
  expect(await sendWaiting("en", "Refused")).toMatchObject({ sent: 0, dropped: 1 });
  expect(left()).toBe(0);
  const { left: leftToo } = openDevice(stored);
  await forgetOthers();
  expect(leftToo()).toBe(0);
});
