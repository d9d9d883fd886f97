import { expect, it, vi } from "vitest";
import { eventually } from "../../tests/support/eventually";
import type { Encoding } from "./encoding";
import { readPage } from "./page";
import { createShrinker, type Shrinking } from "./shrinker";

const shrinking = (encoding: Encoding, isCached = true): Shrinking => ({
  encoding,
  isCached: () => isCached,
  done: () => {},
});
const somePage = () => readPage(new Response("words", { headers: { "X-Keep": "page" } }));

it("makes one page smaller at a time, and none that is kept no more", async () => {
  const finish: (() => void)[] = [];
  const shrink = vi.fn(() => new Promise<void>((done) => finish.push(done)));
  const shrinker = createShrinker(shrink);
  const [first, second, third] = await Promise.all([somePage(), somePage(), somePage()]);
  shrinker.add(first, shrinking("br"));
  shrinker.add(second, shrinking("br", false));
  shrinker.add(third, shrinking("gzip"));
  expect(shrink.mock.calls).toEqual([[first, "br"]]);
  finish.shift()?.();
  await eventually(() => expect(shrink).toHaveBeenCalledTimes(2));
  expect(shrink).toHaveBeenLastCalledWith(third, "gzip");
});

it("forgets pages beyond its bound, and goes on after one that fails", async () => {
  let fail = () => {};
  const shrink = vi
    .fn<() => Promise<void>>(async () => {})
    .mockImplementationOnce(
      () =>
        new Promise((_done, no) => {
          fail = () => no(new Error("no memory"));
        }),
    );
  const shrinker = createShrinker(shrink);
  const page = await somePage();
  for (let n = 0; n < 1_000; n += 1) shrinker.add(page, shrinking("br"));
  fail();
  await eventually(() => expect(shrink).toHaveBeenCalledTimes(33));
});
