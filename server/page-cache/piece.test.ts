import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { joinGzip, joinPlain, makePiece } from "./piece";

const texts = ["<html>تیمچه", "", "x", "<p>words, words, words</p>".repeat(4_000), "</html>"];

it("puts parts together that were compressed each for itself, in any order", async () => {
  const pieces = await Promise.all(texts.map((text) => makePiece(Buffer.from(text))));
  for (const parts of [pieces, pieces.toReversed(), [...pieces, ...pieces], []]) {
    const plain = joinPlain(parts);
    expect(gunzipSync(joinGzip(parts))).toEqual(plain);
  }
  expect(joinPlain(pieces).toString()).toBe(texts.join(""));
});
