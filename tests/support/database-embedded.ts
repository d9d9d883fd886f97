import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { type Clone, fillTemplate, type TemplateName, templateHash } from "./database-template";

const cacheFolder = join(process.cwd(), "node_modules/.cache/timcheh");

/** The embedded database in this process, loaded from the template's dump and reached by a socket. */
export async function startEmbeddedClone(template: TemplateName): Promise<Clone> {
  const dump = await readFile(await ensureEmbeddedTemplate(template));
  return serve(await PGlite.create({ extensions: { pg_trgm }, loadDataDir: new Blob([dump]) }));
}

/** The template's dump, made where it is missing. */
export async function ensureEmbeddedTemplate(template: TemplateName): Promise<string> {
  const path = join(cacheFolder, `${template}-${templateHash()}.tar`);
  if (existsSync(path)) return path;
  const pglite = await PGlite.create({ extensions: { pg_trgm } });
  const server = await serve(pglite, { keepOpen: true });
  await fillTemplate(server.address, template);
  await server.drop();
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  await mkdir(cacheFolder, { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, path);
  return path;
}

async function serve(pglite: PGlite, options: { keepOpen?: boolean } = {}): Promise<Clone> {
  const folder = await mkdtemp(join(tmpdir(), "timcheh-db-"));
  const socketPath = join(folder, ".s.PGSQL.5432");
  const server = new PGLiteSocketServer({ db: pglite, path: socketPath, maxConnections: 1 });
  await server.start();
  return {
    address: { kind: "embedded", socketPath },
    drop: async () => {
      await server.stop();
      if (!options.keepOpen) await pglite.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
