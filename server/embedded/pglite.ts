import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { PrivateFiles } from "./private-files";

/** Below this PGlite 0.5 runs out of memory while it starts. */
const initialMemoryBytes = 128 * 1024 * 1024;

/** PostgreSQL's own 128 MB would all be resident; the system's cache serves the rest as well. */
const sharedBuffers = "32MB";

/** Opens the database in `folder`, making it first where there is none. */
export function openPglite(folder: string): Promise<PGlite> {
  return PGlite.create({
    fs: new PrivateFiles(folder),
    extensions: { pg_trgm },
    initialMemory: initialMemoryBytes,
    startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${sharedBuffers}`],
  });
}
