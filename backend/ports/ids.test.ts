import { expect, it } from "vitest";
import { isId, newId } from "./ids";

const at = Date.UTC(2026, 2, 21, 3, 30);

it("a new id is a UUID of version 7 that carries its time (RFC 9562, 5.7)", () => {
  const id = newId(at);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toBe(at);
  expect(isId(id)).toBe(true);
});

it("ids are sorted by when they were made, and differ within a millisecond", () => {
  const times = [0, 1, at - 1, at, at + 1, at + 86_400_000];
  const ids = times.map((time) => newId(time));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 1_000 }, () => newId(at))).size).toBe(1_000);
});
