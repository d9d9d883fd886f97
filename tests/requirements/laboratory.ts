import { existsSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { importsOf, readSources, type Source } from "../conventions/sources";
import { projectFolder } from "../runner/command";

const endings = [".ts", ".tsx"];

/** Where the product begins: the server, its command line, and the pages that are not the laboratory's. */
const beginnings = [
  /^server\.ts$/,
  /^(server|cli)\//,
  /^app\/(root|entry\.\w+)\.tsx?$/,
  /^app\/(worker|routes)\//,
];

/** Whether a test looks at what only the laboratory has: its pages, or a folder that no page of the product reaches. */
export function isOfLaboratory(file: string): boolean {
  if (inLaboratory(file)) return true;
  if (/\.spec\.ts$/.test(file)) return false;
  const { byFolder, reached } = look();
  const own = byFolder.get(dirname(file)) ?? [];
  return own.length > 0 && own.every((path) => !reached.has(path));
}

const inLaboratory = (path: string) => /(^|\/)lab\/|^dev\/laboratory\//.test(path);

/** The product's modules, by their folders; and which of them a page of the product reaches. */
const look = once(() => {
  const sources = new Map(
    readSources(["app", "backend", "dev", "server", "cli"], endings).map((one) => [one.path, one]),
  );
  const byFolder = new Map<string, string[]>();
  for (const path of sources.keys()) {
    byFolder.set(dirname(path), [...(byFolder.get(dirname(path)) ?? []), path]);
  }
  return { byFolder, reached: follow(sources) };
});

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Every module that the product's beginnings import, near or far, without going through the laboratory. */
function follow(sources: ReadonlyMap<string, Source>): Set<string> {
  const found = new Set<string>();
  const waiting = [...sources.keys()].filter(
    (path) => !inLaboratory(path) && beginnings.some((beginning) => beginning.test(path)),
  );
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const source = sources.get(path);
    if (!source || found.has(path)) continue;
    found.add(path);
    const next = importsOf(source).map(({ from }) => resolve(from, dirname(source.path)));
    waiting.push(...(next.filter((one) => one !== undefined && !inLaboratory(one)) as string[]));
  }
  return found;
}

function resolve(from: string, folder: string): string | undefined {
  const bare = /^(~|#backend|#dev|#server)\/(.+)$/.exec(from);
  const roots: Record<string, string> = {
    "~": "app",
    "#backend": "backend",
    "#dev": "dev",
    "#server": "server",
  };
  if (!bare && !from.startsWith(".")) return undefined;
  const path = bare ? `${roots[bare[1] ?? ""]}/${bare[2]}` : posix.join(folder, from);
  const tries = [path, ...endings.flatMap((ending) => [path + ending, `${path}/index${ending}`])];
  return tries.find((one) => /\.tsx?$/.test(one) && existsSync(join(projectFolder, one)));
}
