import { expect, it } from "vitest";
import { type Keeping, noteChange, readKeeping, writeKeeping } from "./keeping";

it.each<Keeping>([
  { isTold: false },
  { isTold: true },
  { isTold: true, changesAt: 1_700_000_000_000 },
  { isTold: false, changesAt: 1 },
])("what is said of keeping a page is read again: %j", (keeping) => {
  expect(readKeeping(writeKeeping(keeping))).toEqual(keeping);
});

it.each([null, "", "no"])("%j is no page to keep", (header) => {
  expect(readKeeping(header)).toBeUndefined();
});

it("of several times the first counts", () => {
  const keeping: Keeping = { isTold: true };
  noteChange(keeping, null);
  expect(keeping.changesAt).toBeUndefined();
  noteChange(keeping, "2026-01-02T00:00:00Z");
  noteChange(keeping, "2026-01-01T00:00:00Z");
  noteChange(keeping, Date.UTC(2026, 0, 3));
  expect(keeping.changesAt).toBe(Date.UTC(2026, 0, 1));
});
