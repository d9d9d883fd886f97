import { expect, it } from "vitest";
import { mergeFirst } from "./merge-first";

const keyOf = ({ id }: { id: string }) => id;
const items = (...ids: string[]) => ids.map((id) => ({ id, text: `old ${id}` }));

it("R-INF-05[on-top] new items stand on top, known ones are renewed in their places, loaded pages stay", () => {
  const loaded = items("c", "b", "a");
  const fresh = [
    { id: "d", text: "new d" },
    { id: "c", text: "new c" },
  ];
  expect(mergeFirst(loaded, fresh, keyOf).map(({ text }) => text)).toEqual([
    "new d",
    "new c",
    "old b",
    "old a",
  ]);
});

it("an empty first page takes nothing away", () => {
  expect(mergeFirst(items("a"), [], keyOf)).toEqual(items("a"));
  expect(mergeFirst([], items("a"), keyOf)).toEqual(items("a"));
});
