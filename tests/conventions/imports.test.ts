import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import project from "../../package.json" with { type: "json" };
import { projectFolder } from "../runner/command";
import { findImports, findLines, type Import, readSources, type Source } from "./sources";

const code = [".ts", ".tsx", ".js"];
const app = readSources(["app"], code);
const backend = readSources(["backend"], code);
const server = readSources(["server"], code);
const dev = readSources(["dev"], code);
const screens = [...app, ...dev];

/** A folder of app/ that an import leads to, whether by `~/` or by dots; undefined outside of it. */
function folderInApp({ from }: Import, { path }: Source): string | undefined {
  const target = from.startsWith("~/")
    ? from.replace("~/", "app/")
    : posix.join(posix.dirname(path), from.startsWith(".") ? from : "/");
  return /^app\/([\w-]+)\//.exec(target)?.[1];
}

const leadsInto = (wanted: Import, source: Source, ...folders: string[]) =>
  folders.includes(folderInApp(wanted, source) ?? "");

const below = (folder: string) => app.filter(({ path }) => path.startsWith(`app/${folder}/`));

describe("who may know whom", () => {
  it("app/ knows the backend's contract only, and nothing of server/", () => {
    expect(
      findImports(app, ({ from }) =>
        /^#server\/|(^|\/)server\/|^#backend\/(?!contract\/)|\.\.\/backend\//.test(from),
      ),
    ).toEqual([]);
  });

  it("takes values of the contract only where code stays on the server, the tables of forms and languages aside", () => {
    const isTable = (path: string) => /backend\/contract\/(own-forms|languages)$/.test(path);
    expect(
      findImports(
        app,
        ({ from, typesOnly }, { path }) =>
          from.startsWith("#backend/") &&
          !typesOnly &&
          !isTable(from) &&
          !/\.server\.tsx?$/.test(path),
      ),
    ).toEqual([]);
    const tables = backend.filter(({ path }) => isTable(path.replace(/\.ts$/, "")));
    expect(tables).toHaveLength(2);
    expect(findImports(tables, () => true)).toEqual([]);
  });

  it("backend/ knows nothing of app/ and server/, and itself by relative paths", () => {
    expect(findImports(backend, ({ from }) => /^~\/|^#|\.\.\/(app|server)\//.test(from))).toEqual(
      [],
    );
  });

  it("the service worker imports by relative paths: its own build knows no others", () => {
    const worker = [
      ...below("client/pwa/worker"),
      ...app.filter(({ path }) => path === "app/entry.worker.ts"),
    ];
    expect(worker.length).toBeGreaterThan(5);
    expect(findImports(worker, ({ from }) => from.startsWith("~/"))).toEqual([]);
  });

  it("server/ leaves app/ and backend/ to server.ts, types and file names aside", () => {
    expect(
      findImports(
        server,
        ({ from, typesOnly }) => !typesOnly && /^~\/(routes|features|ui|client)/.test(from),
      ),
    ).toEqual([]);
  });

  it("dev/ knows app/ and backend/, and nothing of server/; it is known where it is mounted alone", () => {
    expect(findImports(dev, ({ from }) => /^#server\/|\.\.\/server\//.test(from))).toEqual([]);
    const pages = dev.filter(({ path }) =>
      /^dev\/(outbox\/(?!calls\/|outbox\.ts)|laboratory\/(routes|api)\/)/.test(path),
    );
    expect(findImports(pages, ({ from }) => /^#backend\/(?!contract\/)/.test(from))).toEqual([]);
    const mounts = /^app\/(sitemap\/laboratory\.ts|i18n\/messages\/\w+\.ts)$/;
    const others = [...app, ...backend, ...server].filter(({ path }) => !mounts.test(path));
    expect(findImports(others, ({ from }) => /^#dev\/|\.\.\/dev\//.test(from))).toEqual([]);
  });

  it("app/ui knows no domain, no fetch, and of the router only Link and Form", () => {
    const ui = below("ui");
    expect(
      findImports(ui, (wanted, source) =>
        leadsInto(wanted, source, "features", "routes", "api", "request"),
      ),
    ).toEqual([]);
    const baseline = ui.filter(({ path }) => !path.includes(".enhanced."));
    expect(findImports(baseline, (wanted, source) => leadsInto(wanted, source, "client"))).toEqual(
      [],
    );
    expect(
      findLines(ui, /\bfetch\(|\buse(Fetcher|LoaderData|ActionData|Navigate|Submit)\b/),
    ).toEqual([]);
  });

  it("app/features knows no routes", () => {
    expect(
      findImports(below("features"), (wanted, source) => leadsInto(wanted, source, "routes")),
    ).toEqual([]);
  });

  it("app/i18n and app/api know no screens", () => {
    expect(
      findImports([...below("i18n"), ...below("api")], (wanted, source) =>
        leadsInto(wanted, source, "routes", "features", "ui", "client"),
      ),
    ).toEqual([]);
  });
});

describe("habits of the house", () => {
  const all = readSources(["app", "backend", "dev", "server", "cli", "bench", "tests"], code);

  it("has effects only in client/ and beside a baseline, in *.enhanced.tsx", () => {
    const baseline = screens.filter(
      ({ path }) => !path.startsWith("app/client/") && !/\.enhanced\.tsx?$/.test(path),
    );
    expect(findLines(baseline, /\buse(Layout|Insertion)?Effect\(/)).toEqual([]);
  });

  it("knows Remix's innards in client/remix alone, where a test holds them against the Remix that is installed", () => {
    const elsewhere = [...screens, ...server].filter(
      ({ path }) => !path.startsWith("app/client/remix/"),
    );
    expect(findLines(elsewhere, /X-Remix-|__remix[A-Z]|UNSAFE_/)).toEqual([]);
  });

  it("writes no inline style attributes, which the Content-Security-Policy would refuse", () => {
    expect(findLines(screens, /\sstyle=(\{|")/)).toEqual([]);
  });

  it("has no folder for leftovers", () => {
    const leftovers = /\/(utils|helpers|common|shared|lib|misc)\//;
    expect(all.map(({ path }) => path).filter((path) => leftovers.test(path))).toEqual([]);
  });

  it("leaves nothing for later and nothing switched off", () => {
    const later = new RegExp(["TO", "DO|FIX", "ME|@ts-ignore|@ts-nocheck|eslint-disable"].join(""));
    expect(findLines(all, later)).toEqual([]);
  });

  it("names in package.json what is imported for its effect alone, which a bundler else leaves out", () => {
    const config = readFileSync(join(projectFolder, "vite.config.ts"), "utf8");
    const bare = [...all, { path: "vite.config.ts", text: config }].flatMap(({ path, text }) =>
      [...text.matchAll(/^import "(\.[^"]+)";/gm)].map(
        ([, from = ""]) => `./${posix.join(posix.dirname(path), from)}`,
      ),
    );
    expect(bare).not.toEqual([]);
    expect(bare.filter((path) => !project.sideEffects.includes(path))).toEqual([]);
  });

  it("names no folder of somebody's machine", () => {
    const everything = [...all, ...readSources(["docs", ".ci"], [".md", "run"])];
    const machines = new RegExp(["/(Users|root|work", ")/[a-z]|/tmp/", "wt/"].join(""));
    expect(findLines(everything, machines)).toEqual([]);
  });

  it("puts only GET and POST into markup", () => {
    expect(findLines(screens, /\b(formMethod|method)="(put|patch|delete)"/i)).toEqual([]);
  });
});
