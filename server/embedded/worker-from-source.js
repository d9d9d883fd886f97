/** Runs worker.ts where nothing is built: a worker thread doesn't inherit tsx's hooks. */
import { register } from "tsx/esm/api";

register();
await import("./worker.ts");
