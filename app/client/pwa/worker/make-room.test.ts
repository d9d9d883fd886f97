import { afterEach, expect, it, vi } from "vitest";
import { noteFull, readFullNotes } from "./full-note";
import { withRoom } from "./make-room";
import { stubCaches } from "./stubbed-caches.fixture";

afterEach(() => vi.unstubAllGlobals());

const full = () => new DOMException("No room", "QuotaExceededError");
const pages = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`/kept/en/en/${place}`, "page"]));

/** A write for which there is room once it has been tried so often. */
function writeAfter(failures: number) {
  let left = failures;
  return vi.fn(async () => {
    if (left-- > 0) throw full();
    return "written";
  });
}

it("where there is no room the older half of pages and pictures goes, nothing else, and it is written", async () => {
  const kept = stubCaches({
    "pages-1": pages(5),
    "pictures-1": { "/api/media/1": "a", "/api/media/2": "b" },
    "help-1": pages(1),
    "saved-en-home": pages(3),
    "own-1": pages(1),
  });
  expect(await withRoom("log", writeAfter(1))).toBe("written");
  expect(Object.keys(kept.get("pages-1") ?? {})).toEqual(["/kept/en/en/3", "/kept/en/en/4"]);
  expect(Object.keys(kept.get("pictures-1") ?? {})).toEqual(["/api/media/2"]);
  const counts = ["help-1", "saved-en-home", "own-1"].map(
    (name) => Object.keys(kept.get(name) ?? {}).length,
  );
  expect(counts).toEqual([1, 3, 1]);
  expect(await readFullNotes()).toEqual([]);
});

it("what finds no room even then is noted, once nothing is left to give way", async () => {
  stubCaches({ "pages-1": pages(2) });
  const write = writeAfter(9);
  expect(await withRoom("shelf", write)).toBe("full");
  expect(write).toHaveBeenCalledTimes(3);
  expect(await readFullNotes()).toMatchObject([{ kind: "shelf" }]);
});

it("a picture takes nothing but other pictures' room", async () => {
  const kept = stubCaches({ "pages-1": pages(4), "pictures-1": { "/api/media/1": "a" } });
  expect(await withRoom("pictures", writeAfter(1))).toBe("written");
  expect(Object.keys(kept.get("pages-1") ?? {})).toHaveLength(4);
  expect(kept.get("pictures-1")).toEqual({});
});

it("what fails at once waits for the same room", async () => {
  const kept = stubCaches({ "pages-1": pages(8) });
  const writes = Array.from({ length: 5 }, () => withRoom("pages", writeAfter(1)));
  expect(await Promise.all(writes)).toEqual(Array(5).fill("written"));
  expect(Object.keys(kept.get("pages-1") ?? {})).toHaveLength(4);
});

it("another error is none of it", async () => {
  const kept = stubCaches({ "pages-1": pages(2) });
  await expect(withRoom("pages", () => Promise.reject(new TypeError("line")))).rejects.toThrow(
    "line",
  );
  expect(Object.keys(kept.get("pages-1") ?? {})).toHaveLength(2);
});

it("each kind is noted once, at its last time, and by a name alone, for which there is always room", async () => {
  vi.useFakeTimers({ now: 1000 });
  const kept = stubCaches({});
  for (const kind of ["log", "pages", "pages"] as const) {
    await noteFull(kind);
    vi.advanceTimersByTime(1000);
  }
  expect(await readFullNotes()).toEqual([
    { kind: "pages", at: 3000 },
    { kind: "log", at: 1000 },
  ]);
  expect([...kept.values()]).toEqual([{}, {}]);
  vi.useRealTimers();
});
