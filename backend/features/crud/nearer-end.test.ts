import fc from "fast-check";
import { expect, it } from "vitest";
import { nearerEnd } from "./read-list";

it("a page is found from the nearer end, and is the page that it would be from the front", () => {
  fc.assert(
    fc.property(
      fc.nat(500),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 60 }),
      (total, perPage, page) => {
        const rows = Array.from({ length: total }, (_, place) => place);
        const { start, amount, isBackwards } = nearerEnd({ page, perPage }, total);
        const wanted = rows.slice((page - 1) * perPage, page * perPage);
        const ordered = isBackwards ? rows.reverse() : rows;
        const found = amount > 0 ? ordered.slice(start, start + amount).sort((a, b) => a - b) : [];
        expect(found).toEqual(wanted);
        if (amount > 0) expect(start).toBeLessThanOrEqual(total / 2);
      },
    ),
  );
});

it("the last page of a million is as near as the first", () => {
  expect(nearerEnd({ page: 100_000, perPage: 10 }, 1_000_000)).toEqual({
    start: 0,
    amount: 10,
    isBackwards: true,
  });
});
