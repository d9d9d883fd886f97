/** A program for a test: says whether Node watches promises before, during and after work that has a value. */
import { executionAsyncId } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";
import { createScope } from "./scope";

const isWatched = () => Promise.resolve().then(() => executionAsyncId() > 0);

const scope = createScope<string>();
const before = await isWatched();
const longer = scope.within("longer", () => setImmediate());
const during = await scope.within("shorter", isWatched);
await longer;
await setImmediate();
process.stdout.write(JSON.stringify({ before, during, after: await isWatched() }));
