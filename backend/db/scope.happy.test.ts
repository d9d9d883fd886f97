import { execFile } from "node:child_process";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { createScope } from "./scope";

const run = promisify(execFile);

it("a value is there for a piece of work and what it begins, not for who runs beside it", async () => {
  const scope = createScope<string>();
  const beside = setImmediate().then(() => scope.value());
  const seen = await scope.within("own", async () => {
    await setImmediate();
    return Promise.all([scope.value(), Promise.resolve().then(() => scope.value())]);
  });
  expect(seen).toEqual(["own", "own"]);
  expect(await beside).toBeNull();
  expect(scope.value()).toBeNull();
});

it("work that was left running has none any more, also while other work has one", async () => {
  const scope = createScope<string>();
  let left: Promise<string | null> | undefined;
  await scope.within("own", async () => {
    left = setImmediate().then(() => scope.value());
  });
  await scope.within("other", async () => {
    expect(await left).toBeNull();
    expect(scope.value()).toBe("other");
  });
});

it("work that failed leaves none behind, and its error comes through", async () => {
  const scope = createScope<string>();
  await expect(scope.within("own", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(scope.value()).toBeNull();
});

it("promises are watched only while such work runs", async () => {
  const program = fileURLToPath(new URL("./scope.fixture.ts", import.meta.url));
  const { stdout } = await run(process.execPath, ["--import", "tsx", program]);
  expect(JSON.parse(stdout)).toEqual({ before: false, during: true, after: false });
}, 60_000);
