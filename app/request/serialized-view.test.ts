import { expect, it } from "vitest";
import { parseView, type SerializedView, serializeView } from "./serialized-view";

it("reads a text that it has not written", () => {
  const packed: SerializedView<{ a: number[] }> = '{"a":[1,2]}';
  expect(parseView(packed)).toEqual({ a: [1, 2] });
});

it("gives the view that was written back, without reading it again", () => {
  const view = { a: 1, words: ["چای"] };
  expect(parseView(serializeView(view))).toBe(view);
});

it("reads the text again once many others were written", () => {
  const first = { first: true };
  const packed = serializeView(first);
  for (let n = 0; n < 100; n++) serializeView({ n });
  expect(parseView(packed)).not.toBe(first);
  expect(parseView(packed)).toEqual(first);
});
