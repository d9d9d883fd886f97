/** Runs worker.ts where nothing is built: a worker thread doesn't inherit tsx's hooks. */
import { tsImport } from "tsx/esm/api";

await tsImport("./worker.ts", import.meta.url);
